import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { rulesFrom } from '@tafelrunde/testing';
import { towardsThePlain } from '../../content/endingTales.ts';
import { game } from '../../game.ts';
import { heal } from '../../rules/change.ts';
import { kill } from '../../rules/life.ts';
import { layTerrain } from '../../rules/terrain.ts';
import { dealQuests } from '../../rules/warlock.ts';
import { at, PLAIN } from '../../shape/spaces.ts';
import {
  beforeCrown,
  CROWN_PILE,
  HERE,
  lastFight,
  livesOfAll,
  onCrown,
  pileAt,
  player,
  rest,
  resultOf,
  scene,
  type Scene,
  type Table,
  where,
} from '../kit.ts';

const { rule, situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('the log tells where cultists appear and where they walk', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['valleyOfFire', 'oasis'],
    options: { board: 'cataclysm', ending: 'hidden' },
    cards: { sealed: ['cultOfTheDamned'] },
  });
  // A player who has seen it may stay where it is.
  t.answer(0, 'crownOfCommand').asks(0, 'teleport');
  assert.ok(t.options(0).includes('No, go on'));
  t.answer(0, 'pass');
  assert.equal(t.log().filter((line) => line.startsWith('The Cultist now lies at')).length, 6);
  const walks = beforeCrown('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('fields1')]: ['cultist'] },
  });
  assert.equal(walks.log().filter((line) => line.startsWith('The Cultist now lies at')).length, 1);
  rest(walks);
});

situation('as long as a cultist is left nobody has broken the Cult, and without any it is broken', () => {
  const t = beforeCrown('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    with: { 1: { standing: 'out' }, 2: { standing: 'out' } },
    cards: { [pileAt('hills2')]: ['cultist'], [pileAt('woods3')]: ['cultist'] },
  });
  // One of them walks on from the woods, the other waits.
  t.roll(2, 3, 5, 1)
    .answer(0, `card${t.t.cards(t.t.piles.space[at('woods3')])[0]}`)
    .answer(0, 'hills2');
  assert.deepEqual([t.match.result, t.kinds(pileAt('hills2'))], [null, []]);
  assert.match(lastFight(t), /8 against 5/u);
  rest(t);
  const none = beforeCrown('cultOfTheDamned', { at: ['city', 'city', 'oasis'] });
  assert.deepEqual(resultOf(none), ['cultBroken', [0, 1, 2]]);
});

situation('the One Talisman takes the place of an ordinary one, somewhere in the deck', () => {
  const { prepares } = game.content.theOneTalisman.ending!;
  const t = beforeCrown('theOneTalisman', {
    cards: { talismans: ['talismanOfWisdom', 'talisman', 'talismanOfWisdom'] },
  });
  prepares!(t.t);
  assert.deepEqual(t.kinds('talismans').toSorted(), ['oneTalisman', 'talismanOfWisdom', 'talismanOfWisdom']);
  const places = new Set(
    Array.from({ length: 12 }, (_, i) => {
      const one = beforeCrown('theOneTalisman', { seed: `deck ${i}` });
      prepares!(one.t);
      return one.kinds('talismans').indexOf('oneTalisman');
    }),
  );
  assert.ok(places.size > 1);
  const found = new Set(
    Array.from({ length: 12 }, (_, i) =>
      beforeCrown('theOneTalisman', { seed: `deck ${i}`, cards: { removed: ['oneTalisman'] } })
        .kinds('talismans')
        .indexOf('oneTalisman'),
    ),
  );
  assert.ok(found.size > 1 && !found.has(-1));
});

situation('the One Talisman is magic, and a Talisman like others until it comes to the end', () => {
  const { magic, talisman, copies } = game.content.oneTalisman;
  assert.deepEqual([magic, talisman, copies], [true, true, 0]);
});

situation('the One Talisman is nothing for a toad, and wins for nobody in company', () => {
  const toad = beforeCrown('theOneTalisman', {
    with: { 0: { toad: 2 } },
    cards: { [CROWN_PILE]: ['theOneTalisman', 'oneTalisman'] },
  });
  if (toad.match.question(0)!.from.some(({ id }) => id === 'crownOfCommand'))
    toad.answer(0, 'crownOfCommand');
  assert.deepEqual(toad.kinds('objects.0'), []);
  rest(toad);
  const company = onCrown('theOneTalisman', {
    at: ['crownOfCommand', 'crownOfCommand', 'oasis'],
    cards: { 'objects.0': ['oneTalisman'] },
  });
  assert.equal(company.match.result, null);
  rest(company);
});

situation('Crown and Sceptre: company is attacked by those on the Crown only', () => {
  const t = onCrown('crownAndSceptre', { at: ['city', 'crownOfCommand', 'crownOfCommand'], dice: [2, 3] });
  t.asks(0, 'destination');
  assert.deepEqual(livesOfAll(t), [4, 4, 4]);
});

/** The lives of the creature on the Crown. */
const left = (t: Table): number =>
  (t.t.note(t.t.cards(t.t.piles.space[at('crownOfCommand')])[0]) as { counters: number } | null)?.counters ??
  0;

situation('the creatures of the Crown have Strength and Craft 12', () => {
  const queen = beforeCrown('iceQueen', { with: { 0: { strength: 9 } }, dice: [2, 1, 3, 3] });
  queen.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.match(lastFight(queen), /14 against 13: won/u);
  assert.deepEqual([left(queen), queen.log().some((line) => /3 lives left/u.test(line))], [3, true]);
});

situation('only those the Ice Queen has beaten may be frozen, by a 1 or a 2', () => {
  const after = (dice: readonly number[], more: Scene = {}) => {
    const t = beforeCrown('iceQueen', { ...more, dice });
    t.answer(0, 'crownOfCommand').answer(0, 'In battle');
    rest(t);
    return player(t).misses;
  };
  assert.deepEqual([after([1, 5, 1]), after([1, 5, 2]), after([1, 5, 3])], [1, 1, 0]);
  const strong = { with: { 0: { strength: 12 } } };
  // A stand-off, and a victory: no die is rolled for cold feet.
  assert.deepEqual([after([1, 4, 1, 1], strong), after([5, 1, 1, 1], strong)], [0, 0]);
  const demon = beforeCrown('demonLord', { dice: [1, 5, 1] }).answer(0, 'crownOfCommand');
  assert.deepEqual([player(demon).lives, player(demon).misses], [3, 0]);
  rest(demon);
});

const wounded = (t: Table, counters: number): Table => {
  t.t.setNote(t.t.cards(t.t.piles.space[at('crownOfCommand')])[0], { counters, stack: 0 });
  return t;
};

situation('a creature of the Crown loses a life by a defeat only, and is beaten with the last', () => {
  const even = wounded(beforeCrown('demonLord', { with: { 0: { craft: 12 } }, dice: [1, 4, 2, 3] }), 2);
  even.answer(0, 'crownOfCommand');
  assert.equal(left(even), 2);
  rest(even);
  const won = wounded(beforeCrown('demonLord', { with: { 0: { craft: 12 } }, dice: [5, 1, 2, 3] }), 2);
  won.answer(0, 'crownOfCommand');
  assert.deepEqual([left(won), won.match.result], [1, null]);
  rest(won);
});

situation('the Ice Queen recovers when the Crown is empty, and not before she was hurt', () => {
  const alone = wounded(beforeCrown('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] }), 1);
  alone.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(alone), 4);
  const company = wounded(
    beforeCrown('iceQueen', { at: ['city', 'city', 'crownOfCommand'], dice: [2, 3] }),
    1,
  );
  company.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(company), 1);
  const whole = beforeCrown('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] });
  whole.answer(0, 'hills2').asks(1, 'destination');
  assert.equal(left(whole), 0);
});

situation('who weighs the same pays nothing, and the log tells of weights and judgement', () => {
  const t = beforeCrown('judgementDay', { with: { 1: { alignment: 'evil' }, 2: { alignment: 'evil' } } });
  t.answer(0, 'crownOfCommand').asks(0, 'judge');
  assert.deepEqual(livesOfAll(t), [4, 4, 4]);
  t.answer(0, 'Evil');
  assert.deepEqual(livesOfAll(t), [3, 4, 4]);
  assert.equal(t.log().filter((line) => / is weighed: 0/u.test(line)).length, 3);
  assert.ok(t.log().some((line) => /judge/iu.test(line) && /evil/iu.test(line)));
  rest(t);
});

situation('whoever dies of being weighed does not judge any more', () => {
  const t = beforeCrown('judgementDay', {
    with: { 0: { lives: 1 }, 1: { strength: 1, alignment: 'evil' }, 2: { strength: 1 } },
  });
  t.answer(0, 'crownOfCommand');
  assert.notEqual(player(t).standing, 'playing');
  assert.notEqual(t.match.question(0)?.ask.prompt, 'judge');
  rest(t);
});

situation('a draw against Death costs nobody anything', () => {
  const t = beforeCrown('danseMacabre', { dice: [3, 4, 6, 1, 2] })
    .answer(0, 'crownOfCommand')
    .asks(0, 'reaperMove');
  assert.deepEqual(livesOfAll(t), [4, 4, 4]);
  assert.ok(t.log().some((line) => / 7 against 7/u.test(line)));
  const one = beforeCrown('danseMacabre', {
    seats: ['thief', 'thief'],
    at: ['valleyOfFire', 'city'],
    dice: [6, 5, 1, 1, 2],
  });
  one.answer(0, 'crownOfCommand').asks(0, 'reaperMove');
  assert.deepEqual(livesOfAll(one), [4, 3]);
});

situation('a Talisman may be kept from the Sacred Pool, and is where no Reward is left', () => {
  const finds = (more: Scene) =>
    beforeCrown('sacredPoolSheet', {
      at: ['city', 'city', 'oasis'],
      ...more,
      cards: { [pileAt('hills2')]: ['foundTalisman'], ...more.cards },
      dice: [2, 3],
    })
      .answer(0, 'hills2')
      .answer(0, 'Talisman');
  const kept = finds({}).asks(0, 'intoThePool').answer(0, 'pass');
  assert.deepEqual([kept.kinds('objects.0'), kept.kinds('reward.0')], [['foundTalisman'], []]);
  const none = finds({ cards: { rewards: [] } });
  assert.deepEqual(none.kinds('objects.0'), ['foundTalisman']);
  rest(none);
});

situation('the Eternal Crown waits until company is settled', () => {
  const t = onCrown('theEternalCrown', {
    at: ['crownOfCommand', 'crownOfCommand', 'oasis'],
    dice: [5, 1, 3, 3, 3],
  });
  t.asks(0, 'spoils').answer(0, '1 life');
  assert.deepEqual([livesOfAll(t)[0], livesOfAll(t)[2]], [4, 4]);
  rest(t);
});

situation('which sheets let go of whom they have', () => {
  const leaving = (sheet: string) => {
    const t = onCrown(sheet, { dice: [3, 3, 3, 3, 3, 3] });
    const asked = t.match.question(0)?.ask.prompt === 'innerMove';
    rest(t);
    return asked;
  };
  assert.deepEqual(
    ['warlockQuests', 'demonLord', 'sacredPoolSheet', 'theEternalCrown', 'judgementDay'].map(leaving),
    [true, true, true, false, false],
  );
  assert.ok(game.content.cultOfTheDamned.ending!.leaving);
});

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
  const danse = onCrown('danseMacabre', { dice: [3, 3, 3, 3, 2] });
  danse.asks(0, 'reaperMove').answer(0, 'hiddenValley');
  danse.roll(4, 5, 3).answer(1, 'woods3').asks(1, 'reaperMove').answer(1, 'chasm');
  // Judgement Day: all are weighed and judged, in three regions.
  const judged = beforeCrown('judgementDay', {
    with: { 0: { strength: 2 }, 1: { craft: 1, alignment: 'good' }, 2: { alignment: 'evil' } },
  });
  judged.answer(0, 'crownOfCommand').answer(0, 'Good');
  assert.deepEqual(livesOfAll(judged), [3, 4, 2]);
  // The Ice Queen has no star: nobody but her visitor is touched.
  const queen = beforeCrown('iceQueen', { dice: [1, 1, 5] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  assert.deepEqual(livesOfAll(queen), [3, 4, 4]);
});

situation('the Crown of Command as a sheet casts the Command Spell', () => {
  assert.deepEqual(
    livesOfAll(beforeCrown('crownSheet', { dice: [4, 2, 3] }).answer(0, 'crownOfCommand')),
    [4, 3, 3],
  );
  assert.deepEqual(
    livesOfAll(beforeCrown('crownSheet', { dice: [3, 2, 3] }).answer(0, 'crownOfCommand')),
    [4, 4, 4],
  );
});

situation('Crown and Sceptre: presence alone costs the others a life every turn', () => {
  // The turn on the Crown has passed, and the next one has begun.
  const t = onCrown('crownAndSceptre', { dice: [2, 3] }).asks(1, 'destination');
  assert.deepEqual(livesOfAll(t), [4, 2, 2]);
  assert.equal(heal(t.t, 1), 0);
  const lone = onCrown('crownAndSceptre', { with: { 1: { lives: 1 }, 2: { lives: 1 } } });
  assert.deepEqual(resultOf(lone), ['lastOne', [0]]);
});

situation('Crown and Sceptre: company is attacked, in battle or psychic combat', () => {
  const t = onCrown('crownAndSceptre', { at: ['crownOfCommand', 'crownOfCommand', 'oasis'], dice: [5, 1] });
  t.asks(0, 'duelHow')
    .answer(0, 'In psychic combat')
    .asks(0, 'spoils')
    .answer(0, '1 life')
    .asks(1, 'duelHow');
  assert.deepEqual(livesOfAll(t), [4, 3, 4]);
});

situation('Crown and Sceptre: whoever plays alone has won on arrival', () => {
  const t = scene({
    seats: ['thief'],
    at: ['valleyOfFire'],
    cards: { [CROWN_PILE]: ['crownAndSceptre'] },
  });
  t.answer(0, 'crownOfCommand');
  assert.deepEqual(resultOf(t), ['crown', [0]]);
});

situation('the Ice Queen has four lives and heals when she is left alone', () => {
  const strong = { with: { 0: { strength: 20 } } };
  const t = beforeCrown('iceQueen', { ...strong, dice: [3, 1, 2, 3] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  const [card] = t.t.cards(t.t.piles.space[at('crownOfCommand')]);
  assert.deepEqual(t.t.note(card), { counters: 3, stack: 0 });
  const last = beforeCrown('iceQueen', { ...strong, dice: [3, 1] });
  last.t.setNote(last.t.cards(last.t.piles.space[at('crownOfCommand')])[0], { counters: 1, stack: 0 });
  last.answer(0, 'crownOfCommand').answer(0, 'In battle');
  assert.deepEqual(resultOf(last), ['iceQueen', [0]]);
  const left = beforeCrown('iceQueen', { at: ['city', 'city', 'oasis'], dice: [2, 3] });
  const [queen] = left.t.cards(left.t.piles.space[at('crownOfCommand')]);
  left.t.setNote(queen, { counters: 2, stack: 0 });
  left.answer(0, 'hills2').asks(1, 'destination');
  assert.deepEqual(left.t.note(queen), { counters: 4, stack: 0 });
  const missed = beforeCrown('iceQueen', { dice: [1, 5, 2] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'In battle');
  assert.deepEqual([player(missed).lives, player(missed).misses], [3, 1]);
});

/** Run a rule that asks nobody. */
function finish(flow: Flow): void {
  assert.equal(flow.next().done, true);
}

situation('Warlock Quests: four for everybody, kept beyond death, only the last is paid for', () => {
  const dealt = beforeCrown('warlockQuests');
  finish(dealQuests(dealt.t, 1));
  assert.equal(dealt.kinds('quest.1').length, 4);
  const hunt = (done: readonly string[]) =>
    beforeCrown('warlockQuests', {
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
  const won = beforeCrown('warlockQuests', { cards: { 'fulfilled.0': done } }).answer(0, 'crownOfCommand');
  assert.deepEqual(resultOf(won), ['warlockQuests', [0]]);
  const early = beforeCrown('warlockQuests', { cards: { 'fulfilled.0': done.slice(1) }, dice: [2, 3] });
  early.answer(0, 'crownOfCommand');
  assert.equal(early.match.result, null);
});

situation('Warlock Quests: with four open ones a fifth makes you give one up', () => {
  const t = beforeCrown('warlockQuests', {
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
  const t = beforeCrown('demonLord', { ...wise, dice: [3, 1, 2, 3] }).answer(0, 'crownOfCommand');
  const [card] = t.t.cards(t.t.piles.space[at('crownOfCommand')]);
  assert.deepEqual(t.t.note(card), { counters: 3, stack: 0 });
  const leaving = onCrown('demonLord').asks(0, 'innerMove');
  leaving.roll(2, 3).answer(0, 'back.valleyOfFire');
  assert.equal(where(leaving, 0), 'valleyOfFire');
  const last = beforeCrown('demonLord', { ...wise, dice: [3, 1] });
  last.t.setNote(last.t.cards(last.t.piles.space[at('crownOfCommand')])[0], { counters: 1, stack: 0 });
  last.answer(0, 'crownOfCommand');
  assert.deepEqual(resultOf(last), ['demonLord', [0]]);
  const beaten = beforeCrown('demonLord', { dice: [1, 1, 2, 3] }).answer(0, 'crownOfCommand');
  assert.equal(player(beaten).lives, 3);
});

situation('Judgement Day ends when all that are left are of one mind', () => {
  const t = beforeCrown('judgementDay', {
    with: { 1: { lives: 1, alignment: 'evil' }, 2: { alignment: 'neutral' } },
    cards: { 'reward.1': ['ironskinCharm'] },
  });
  // Everybody weighs nothing but the evil one; those two pay before the judgement.
  t.answer(0, 'crownOfCommand').answer(0, 'Neutral');
  assert.deepEqual(
    [livesOfAll(t), resultOf(t)],
    [
      [3, 0, 3],
      ['judgementDay', [0, 2]],
    ],
  );
  const talisman = beforeCrown('judgementDay', {
    with: { 1: { alignment: 'evil' } },
    cards: { 'objects.0': ['talisman'], 'objects.2': ['talisman'] },
    dice: [2, 3, 3],
  });
  talisman.answer(0, 'crownOfCommand').answer(0, 'Evil');
  assert.deepEqual(livesOfAll(talisman), [3, 3, 3]);
  // In the next turn on the Crown nobody is weighed again.
  talisman.answer(1, 'hills2').answer(2, 'runes2').asks(0, 'judge');
  // An Angel has cost the evil one a life meanwhile.
  assert.deepEqual(livesOfAll(talisman), [3, 2, 3]);
});

situation('the Sacred Pool takes Talismans for Rewards', () => {
  const t = beforeCrown('sacredPoolSheet', {
    at: ['city', 'city', 'oasis'],
    cards: { [HERE]: ['foundTalisman'] },
    next: { rewards: ['ironskinCharm'] },
    dice: [2, 3],
  });
  t.answer(0, 'hills2').answer(0, 'Talisman').asks(0, 'intoThePool').answer(0, 'accept');
  assert.deepEqual([t.kinds('reward.0'), t.kinds('objects.0')], [['ironskinCharm'], []]);
  const rewards = ['ironskinCharm', 'mightOfGiants', 'goodLuckKnot'];
  const won = beforeCrown('sacredPoolSheet', { cards: { 'reward.0': rewards } }).answer(0, 'crownOfCommand');
  assert.deepEqual(resultOf(won), ['sacredPool', [0]]);
  const early = beforeCrown('sacredPoolSheet', { cards: { 'reward.0': rewards.slice(1) }, dice: [2, 3] });
  assert.equal(early.answer(0, 'crownOfCommand').match.result, null);
});

situation('Danse Macabre: two dice against Death', () => {
  const higher = beforeCrown('danseMacabre', { dice: [6, 5, 1, 1, 2] })
    .answer(0, 'crownOfCommand')
    .answer(0, 'seat2');
  higher.asks(0, 'reaperMove');
  assert.deepEqual(livesOfAll(higher), [4, 4, 3]);
  const lower = beforeCrown('danseMacabre', { dice: [1, 1, 6, 5, 2] })
    .answer(0, 'crownOfCommand')
    .asks(0, 'reaperMove');
  assert.deepEqual(livesOfAll(lower), [3, 4, 4]);
});

situation('Lands of Wonder: two Terrain cards of one builder', () => {
  const built = (count: number) => {
    const t = beforeCrown('landsOfWonder', { dice: [3, 2, 3] });
    for (const space of ['fields1', 'woods1'].slice(0, count) as ['fields1'])
      layTerrain(t.t, t.t.cards(t.t.piles.terrain)[0], at(space), 0);
    layTerrain(t.t, t.t.cards(t.t.piles.terrain)[0], at('fields6'), 1);
    return t.answer(0, 'crownOfCommand');
  };
  assert.deepEqual(resultOf(built(2)), ['landsOfWonder', [0]]);
  // Otherwise the Eternal Crown: a 3 costs all others a life.
  const one = built(1);
  assert.deepEqual([one.match.result, livesOfAll(one)], [null, [4, 3, 3]]);
});

situation('the One Talisman alone counts on the Crown', () => {
  const hidden = beforeCrown('theOneTalisman');
  const ordinary = hidden.kinds('talismans').length;
  game.content.theOneTalisman.ending!.prepares!(hidden.t);
  assert.equal(hidden.kinds('talismans').length, ordinary);
  assert.equal(hidden.kinds('talismans').filter((kind) => kind === 'oneTalisman').length, 1);
  const sent = beforeCrown('theOneTalisman', { cards: { 'objects.0': ['talisman'] }, dice: [2, 3] });
  assert.equal(where(sent.answer(0, 'crownOfCommand'), 0), 'plainOfPeril');
  const held = beforeCrown('theOneTalisman', { cards: { 'objects.0': ['oneTalisman'] }, dice: [2, 3, 3] });
  held.answer(0, 'crownOfCommand').answer(1, 'hills2');
  assert.equal(where(held, 0), 'crownOfCommand');
  held.answer(2, 'runes2');
  assert.deepEqual(resultOf(held), ['theOneTalisman', [0]]);
  // It lies there if its owner became a toad, and whoever comes next picks it up.
  const lies = beforeCrown('theOneTalisman', {
    cards: { [CROWN_PILE]: ['theOneTalisman', 'oneTalisman'] },
    dice: [2, 3],
  });
  lies.answer(0, 'crownOfCommand');
  assert.deepEqual([where(lies, 0), lies.kinds('objects.0')], ['crownOfCommand', ['oneTalisman']]);
  // Alone on the Crown is not enough: it has to be there, too.
  const without = onCrown('theOneTalisman', { cards: { 'objects.0': ['talisman'] }, dice: [2, 3] });
  assert.equal(without.match.result, null);
  const lost = beforeCrown('theOneTalisman', { cards: { removed: ['oneTalisman'] } });
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
  const lost = beforeCrown('cultOfTheDamned', { cards: { [pileAt('portalOfPower')]: ['cultist'] } });
  assert.deepEqual(resultOf(lost), ['cultTriumphs', []]);
  const fight = beforeCrown('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('fields1')]: ['cultist'] },
    dice: [2, 3, 5, 1],
  });
  // It walks before anybody can stop it.
  assert.deepEqual(fight.kinds(pileAt('graveyard')), ['cultist']);
  const won = beforeCrown('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    cards: { [pileAt('plains2')]: ['cultist'] },
    dice: [2, 3, 5, 1],
  });
  won.answer(0, 'hills2');
  assert.deepEqual(resultOf(won), ['cultBroken', [0, 1, 2]]);
  // The last one left does not win by that.
  const alone = beforeCrown('cultOfTheDamned', {
    at: ['city', 'city', 'oasis'],
    with: { 1: { standing: 'out' }, 2: { standing: 'out' } },
    cards: { [pileAt('plains3')]: ['cultist'] },
    set: (state) => (state.crownReached = true),
    dice: [2, 3],
  });
  alone.answer(0, 'hills2').asks(0, 'destination');
  assert.equal(alone.match.result, null);
});
