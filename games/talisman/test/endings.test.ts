import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { towardsThePlain } from '../content/endingTales.ts';
import { game } from '../game.ts';
import { heal } from '../rules/change.ts';
import { kill } from '../rules/life.ts';
import { layTerrain } from '../rules/terrain.ts';
import { dealQuests } from '../rules/warlock.ts';
import { at, PLAIN } from '../topology.ts';
import { pileAt, player } from './meeting.ts';
import { before, CROWN, lives, result, upon } from './crowning.ts';
import { scene, where } from './tables.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');

/** Run a rule that asks nobody. */
function finish(flow: Flow): void {
  assert.equal(flow.next().done, true);
}

situation('twelve sheets, and for which games', () => {
  const sheets = Object.entries(game.content).filter(([, { type }]) => type === 'ending');
  const used = (use: string) =>
    sheets.flatMap(([kind, { ending }]) => (ending!.use === use ? [kind] : [])).toSorted();
  assert.deepEqual(used('open'), ['landsOfWonder', 'sacredPoolSheet', 'theOneTalisman', 'warlockQuests']);
  assert.deepEqual(used('hidden'), ['cultOfTheDamned']);
  assert.deepEqual(used('both'), [
    'crownAndSceptre',
    'crownSheet',
    'danseMacabre',
    'demonLord',
    'iceQueen',
    'judgementDay',
    'theEternalCrown',
  ]);
});

rule('TA-ENDING-07', 'a star reaches everybody everywhere; other sentences only those on the Crown', () => {
  // Danse Macabre: the Reaper rides after the turn of somebody far away who has rolled no 1, and on the Crown too.
  const danse = upon('danseMacabre', { dice: [3, 3, 3, 3, 2] });
  danse.asks(0, 'reaperMove').answer(0, 'hiddenValley');
  danse.roll(4, 5, 3).answer(1, 'woods3').asks(1, 'reaperMove').answer(1, 'chasm');
  // Judgement Day: all are weighed and judged, in three regions.
  const judged = before('judgementDay', {
    with: { 0: { strength: 2 }, 1: { craft: 1, alignment: 'good' }, 2: { alignment: 'evil' } },
  });
  judged.answer(0, 'crownOfCommand').answer(0, 'Good');
  assert.deepEqual(lives(judged), [3, 4, 2]);
  // The Ice Queen has no star: nobody but her visitor is touched.
  const queen = before('iceQueen', { dice: [1, 1, 5] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  assert.deepEqual(lives(queen), [3, 4, 4]);
});

situation('the Crown of Command as a sheet casts the Command Spell', () => {
  assert.deepEqual(lives(before('crownSheet', { dice: [4, 2, 3] }).answer(0, 'crownOfCommand')), [4, 3, 3]);
  assert.deepEqual(lives(before('crownSheet', { dice: [3, 2, 3] }).answer(0, 'crownOfCommand')), [4, 4, 4]);
});
situation('Crown and Sceptre: presence alone costs the others a life every turn', () => {
  // The turn on the Crown has passed, and the next one has begun.
  const t = upon('crownAndSceptre', { dice: [2, 3] }).asks(1, 'destination');
  assert.deepEqual(lives(t), [4, 2, 2]);
  assert.equal(heal(t.t, 1), 0);
  const lone = upon('crownAndSceptre', { with: { 1: { lives: 1 }, 2: { lives: 1 } } });
  assert.deepEqual(result(lone), ['lastOne', [0]]);
});
situation('Crown and Sceptre: company is attacked, in battle or psychic combat', () => {
  const t = upon('crownAndSceptre', { at: ['crownOfCommand', 'crownOfCommand', 'oasis'], dice: [5, 1] });
  t.asks(0, 'duelHow')
    .answer(0, 'In psychic combat')
    .asks(0, 'spoils')
    .answer(0, '1 life')
    .asks(1, 'duelHow');
  assert.deepEqual(lives(t), [4, 3, 4]);
});
situation('Crown and Sceptre: whoever plays alone has won on arrival', () => {
  const t = scene({
    seats: ['thief'],
    at: ['valleyOfFire'],
    cards: { [CROWN]: ['crownAndSceptre'] },
  });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(result(t), ['crown', [0]]);
});
situation('the Ice Queen has four lives and heals when she is left alone', () => {
  const strong = { with: { 0: { strength: 20 } } };
  const t = before('iceQueen', { ...strong, dice: [3, 1, 2, 3] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  const [card] = t.t.cards(t.t.piles.space[at('crownOfCommand')]);
  assert.deepEqual(t.t.note(card), { counters: 3, stack: 0 });
  const last = before('iceQueen', { ...strong, dice: [3, 1] });
  last.t.setNote(last.t.cards(last.t.piles.space[at('crownOfCommand')])[0], { counters: 1, stack: 0 });
  last.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.deepEqual(result(last), ['iceQueen', [0]]);
  const left = before('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] });
  const [queen] = left.t.cards(left.t.piles.space[at('crownOfCommand')]);
  left.t.setNote(queen, { counters: 2, stack: 0 });
  left.answer(0, 'hills2').asks(1, 'destination');
  assert.deepEqual(left.t.note(queen), { counters: 4, stack: 0 });
  const missed = before('iceQueen', { dice: [1, 5, 2] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  assert.deepEqual([player(missed).lives, player(missed).misses], [3, 1]);
});
situation('Warlock Quests: four for everybody, kept beyond death, only the last is paid for', () => {
  const dealt = before('warlockQuests');
  finish(dealQuests(dealt.t, 1));
  assert.equal(dealt.kinds('quest.1').length, 4);
  const hunt = (done: readonly string[]) =>
    before('warlockQuests', {
      at: ['city', 'oasis', 'oasis'],
      cards: { 'quest.0': ['killOneEnemy', 'killOneDragon'], 'fulfilled.0': done, [HERE]: ['wolf'] },
      next: { warlock: ['gainOneCraft'] },
      dice: [2, 3, 5, 1],
    }).answer(0, 'hills2');
  const first = hunt([]);
  assert.deepEqual([first.kinds('fulfilled.0'), where(first, 0)], [['killOneEnemy'], 'warlocksCave']);
  assert.deepEqual(first.kinds('quest.0'), ['killOneDragon', 'gainOneCraft']);
  const fourth = hunt(['takeOneLife', 'deliverTwoGold', 'deliverFollower']).asks(0, 'questReward');
  fourth.answer(0, 'A Talisman');
  assert.equal(fourth.kinds('fulfilled.0').length, 4);
  finish(kill(first.t, 0));
  assert.deepEqual([first.kinds('fulfilled.0'), first.kinds('quest.0').length], [['killOneEnemy'], 2]);
  const done = ['takeOneLife', 'deliverTwoGold', 'deliverFollower', 'killOneEnemy'];
  const won = before('warlockQuests', { cards: { 'fulfilled.0': done } }).answer(0, 'crownOfCommand');
  assert.deepEqual(result(won), ['warlockQuests', [0]]);
  const early = before('warlockQuests', { cards: { 'fulfilled.0': done.slice(1) }, dice: [2, 3] });
  early.answer(0, 'crownOfCommand');
  assert.equal(early.match.result, null);
});
situation('Warlock Quests: with four open ones a fifth makes you give one up', () => {
  const t = before('warlockQuests', {
    at: ['desert2', 'oasis', 'oasis'],
    cards: { 'quest.0': ['killOneEnemy', 'killOneDragon', 'takeOneLife', 'deliverTwoGold'] },
    next: { warlock: ['gainOneCraft'] },
    dice: [3],
  });
  t.answer(0, 'warlocksCave').asks(0, 'giveUpQuest').answer(0, 'Take one life');
  assert.deepEqual(t.kinds('quest.0'), ['killOneEnemy', 'killOneDragon', 'deliverTwoGold', 'gainOneCraft']);
});
situation('the Demon Lord fights with his mind, keeps his wounds and lets you go', () => {
  const wise = { with: { 0: { craft: 20 } } };
  const t = before('demonLord', { ...wise, dice: [3, 1, 2, 3] }).answer(0, 'crownOfCommand');
  const [card] = t.t.cards(t.t.piles.space[at('crownOfCommand')]);
  assert.deepEqual(t.t.note(card), { counters: 3, stack: 0 });
  const leaving = upon('demonLord').asks(0, 'innerMove');
  leaving.roll(2, 3).answer(0, 'back.valleyOfFire');
  assert.equal(where(leaving, 0), 'valleyOfFire');
  const last = before('demonLord', { ...wise, dice: [3, 1] });
  last.t.setNote(last.t.cards(last.t.piles.space[at('crownOfCommand')])[0], { counters: 1, stack: 0 });
  last.answer(0, 'crownOfCommand');
  assert.deepEqual(result(last), ['demonLord', [0]]);
  const beaten = before('demonLord', { dice: [1, 1, 2, 3] }).answer(0, 'crownOfCommand');
  assert.equal(player(beaten).lives, 3);
});
situation('Judgement Day ends when all that are left are of one mind', () => {
  const t = before('judgementDay', {
    with: { 1: { lives: 1, alignment: 'evil' }, 2: { alignment: 'neutral' } },
    cards: { 'reward.1': ['ironskinCharm'] },
  });
  // Everybody weighs nothing but the evil one; those two pay before the judgement.
  t.answer(0, 'crownOfCommand').answer(0, 'Neutral');
  assert.deepEqual(
    [lives(t), result(t)],
    [
      [3, 0, 3],
      ['judgementDay', [0, 2]],
    ],
  );
  const talisman = before('judgementDay', {
    with: { 1: { alignment: 'evil' } },
    cards: { 'objects.0': ['talisman'], 'objects.2': ['talisman'] },
    dice: [2, 3, 3],
  });
  talisman.answer(0, 'crownOfCommand').answer(0, 'Evil');
  assert.deepEqual(lives(talisman), [3, 3, 3]);
  // In the next turn on the Crown nobody is weighed again.
  talisman.answer(1, 'hills2').answer(2, 'runes2').asks(0, 'judge');
  // An Angel has cost the evil one a life meanwhile.
  assert.deepEqual(lives(talisman), [3, 2, 3]);
});
situation('the Sacred Pool takes Talismans for Rewards', () => {
  const t = before('sacredPoolSheet', {
    at: ['city', 'city', 'oasis'],
    cards: { [HERE]: ['foundTalisman'] },
    next: { rewards: ['ironskinCharm'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'intoThePool').answer(0, 'accept');
  assert.deepEqual([t.kinds('reward.0'), t.kinds('objects.0')], [['ironskinCharm'], []]);
  const rewards = ['ironskinCharm', 'mightOfGiants', 'goodLuckKnot'];
  const won = before('sacredPoolSheet', { cards: { 'reward.0': rewards } }).answer(0, 'crownOfCommand');
  assert.deepEqual(result(won), ['sacredPool', [0]]);
  const early = before('sacredPoolSheet', { cards: { 'reward.0': rewards.slice(1) }, dice: [2, 3] });
  assert.equal(early.answer(0, 'crownOfCommand').match.result, null);
});
situation('Danse Macabre: two dice against Death', () => {
  const higher = before('danseMacabre', { dice: [6, 5, 1, 1, 2] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'seat2');
  higher.asks(0, 'reaperMove');
  assert.deepEqual(lives(higher), [4, 4, 3]);
  const lower = before('danseMacabre', { dice: [1, 1, 6, 5, 2] })
    .answer(0, 'crownOfCommand')
    .asks(0, 'reaperMove');
  assert.deepEqual(lives(lower), [3, 4, 4]);
});
situation('Lands of Wonder: two Terrain cards of one builder', () => {
  const built = (count: number) => {
    const t = before('landsOfWonder', { dice: [3, 2, 3] });
    for (const space of ['fields1', 'woods1'].slice(0, count) as ['fields1'])
      layTerrain(t.t, t.t.cards(t.t.piles.terrain)[0], at(space), 0);
    layTerrain(t.t, t.t.cards(t.t.piles.terrain)[0], at('fields6'), 1);
    return t.answer(0, 'crownOfCommand');
  };
  assert.deepEqual(result(built(2)), ['landsOfWonder', [0]]);
  // Otherwise the Eternal Crown: a 3 costs all others a life.
  const one = built(1);
  assert.deepEqual([one.match.result, lives(one)], [null, [4, 3, 3]]);
});
situation('the One Talisman alone counts on the Crown', () => {
  const hidden = before('theOneTalisman');
  const ordinary = hidden.kinds('talismans').length;
  game.content.theOneTalisman.ending!.prepares!(hidden.t);
  assert.equal(hidden.kinds('talismans').length, ordinary);
  assert.equal(hidden.kinds('talismans').filter((kind) => kind === 'oneTalisman').length, 1);
  const sent = before('theOneTalisman', { cards: { 'objects.0': ['talisman'] }, dice: [2, 3] });
  assert.equal(where(sent.answer(0, 'crownOfCommand'), 0), 'plainOfPeril');
  const held = before('theOneTalisman', { cards: { 'objects.0': ['oneTalisman'] }, dice: [2, 3, 3] });
  held.answer(0, 'crownOfCommand').answer(1, 'hills2');
  assert.equal(where(held, 0), 'crownOfCommand');
  held.answer(2, 'runes2');
  assert.deepEqual(result(held), ['theOneTalisman', [0]]);
  // It lies there if its owner became a toad, and whoever comes next picks it up.
  const lies = before('theOneTalisman', {
    cards: { [CROWN]: ['theOneTalisman', 'oneTalisman'] },
    dice: [2, 3],
  });
  lies.answer(0, 'crownOfCommand');
  assert.deepEqual([where(lies, 0), lies.kinds('objects.0')], ['crownOfCommand', ['oneTalisman']]);
  // Alone on the Crown is not enough: it has to be there, too.
  const without = upon('theOneTalisman', { cards: { 'objects.0': ['talisman'] }, dice: [2, 3] });
  assert.equal(without.match.result, null);
  const lost = before('theOneTalisman', { cards: { removed: ['oneTalisman'] } });
  assert.ok(lost.kinds('talismans').includes('oneTalisman'));
});

situation('the Cult of the Damned rises in six places', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['valleyOfFire', 'oasis'],
    options: { board: 'cataclysm', ending: 'hidden' },
    cards: { sealed: ['cultOfTheDamned'], [pileAt('castle')]: ['beggar'] },
  });
  t.answer(0, 'crownOfCommand').asks(0, 'teleport').answer(0, 'warlocksCave');
  for (const home of ['city', 'tavern', 'forest', 'village', 'graveyard', 'chapel'] as const)
    assert.deepEqual(t.kinds(pileAt(home)), ['cultist']);
  assert.ok(!t.kinds('denizens').some((kind) => game.content[kind].type === 'denizen'));
  assert.deepEqual([t.kinds(pileAt('castle')), where(t, 0)], [[], 'warlocksCave']);
  // Two players, so two of them walk at the start of each turn.
  t.asks(1, 'cultists').roll(2);
  t.answer(
    1,
    `card${t.t.cards(t.t.piles.space[at('city')])[0]}`,
    `card${t.t.cards(t.t.piles.space[at('chapel')])[0]}`,
  );
  assert.deepEqual([t.kinds(pileAt('city')), t.kinds(pileAt('fields3'))], [[], ['cultist']]);
  assert.deepEqual([t.kinds(pileAt('chapel')), t.kinds(pileAt('hills1'))], [[], ['cultist']]);
  assert.equal(t.match.waiting.length, 1);
  t.options(1);
});
situation('the way of the cultists leads over the bridge and through the Portal', () => {
  const steps = (from: number): number => (from === PLAIN ? 0 : 1 + steps(towardsThePlain(from)));
  assert.equal(steps(at('portalOfPower')), 1);
  assert.equal(steps(at('hills3')), 4);
  assert.equal(steps(at('sentinel')), 5);
  assert.equal(steps(at('village')), 9);
  assert.equal(steps(at('city')), 13);
  assert.equal(steps(at('castle')), 2);
});
situation('the Cult wins, or is broken, and all with it', () => {
  const lost = before('cultOfTheDamned', { cards: { [pileAt('portalOfPower')]: ['cultist'] } });
  assert.deepEqual(result(lost), ['cultTriumphs', []]);
  const fight = before('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('fields1')]: ['cultist'] },
    dice: [2, 3, 5, 1],
  });
  // It walks before anybody can stop it.
  assert.deepEqual(fight.kinds(pileAt('graveyard')), ['cultist']);
  const won = before('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('plains2')]: ['cultist'] },
    dice: [2, 3, 5, 1],
  });
  won.answer(0, 'hills2');
  assert.deepEqual(result(won), ['cultBroken', [0, 1, 2]]);
  // The last one left does not win by that.
  const alone = before('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    with: { 1: { standing: 'out' }, 2: { standing: 'out' } },
    cards: { [pileAt('plains3')]: ['cultist'] },
    set: (state) => (state.crownReached = true),
    dice: [2, 3],
  });
  alone.answer(0, 'hills2').asks(0, 'destination');
  assert.equal(alone.match.result, null);
});
