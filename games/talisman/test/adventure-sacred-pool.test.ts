import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { Alignment } from '../shape.ts';
import { at } from '../topology.ts';
import { drawing, keepTrophies, lastFight, meeting, pileAt, player } from './meeting.ts';
import { scene, type Scene, where } from './tables.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));
const HERE = pileAt('hills2');
const QUEST = Object.keys(game.content).find((kind) => game.content[kind].type === 'quest')!;
const as = (alignment: Alignment, more: Scene = {}): Scene => ({ ...more, with: { 0: { alignment } } });
const three = ['thief', 'thief', 'thief'];

situation('Enemies of the Sacred Pool have their numbers', () => {
  const values: Record<string, [number, number]> = {
    ivorySentinel: [6, 6],
    ebonySentinel: [6, 6],
    firemane: [4, 0],
    infernalLegion: [7, 0],
    pitFiend: [4, 0],
    wrathbornKnight: [5, 0],
    wrathbornWarrior: [3, 0],
    wretched: [4, 0],
    darkFey: [0, 3],
    felSteed: [0, 4],
    heavenlyHost: [0, 7],
    shadowsoul: [0, 4],
    swampSiren: [0, 3],
    wrathbornAcolyte: [0, 2],
    wrathbornWitch: [0, 4],
  };
  for (const [kind, value] of Object.entries(values)) {
    const { strength, craft, number } = game.content[kind];
    assert.deepEqual([kind, strength, craft, number], [kind, ...value, value[1] > 0 ? 3 : 2]);
  }
});

situation('the Angel of Mercy heals', () => {
  const t = meeting(['angelOfMercy'], { with: { 0: { lives: 1 } } }).answer(0, 'accept');
  assert.equal(player(t).lives, 4);
});
situation('the Avatar of Justice makes neutral', () => {
  assert.equal(player(meeting(['avatarOfJustice'])).strength, 1);
  const evil = player(meeting(['avatarOfJustice'], as('evil')));
  assert.deepEqual([evil.alignment, evil.strength], ['neutral', 0]);
});
situation('Equinox and Glorious Hymn stop those of other minds', () => {
  const misses = (kind: string) =>
    meeting([kind], {
      seats: three,
      at: ['city', 'oasis', 'tavern'],
      with: { 0: { alignment: 'evil' }, 2: { alignment: 'good' } },
    }).state.players.map((one) => one.misses);
  assert.deepEqual(misses('equinox'), [1, 0, 1]);
  // The second one's missed turn is over already.
  assert.deepEqual(misses('gloriousHymn'), [1, 0, 0]);
});
situation('the Fallen Angel takes fate or lives', () => {
  assert.equal(player(meeting(['fallenAngel'])).lives, 2);
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['city', 'oasis'],
    with: { 0: { fate: 2 } },
    cards: { [HERE]: ['fallenAngel'] },
    dice: [2, 3],
  });
  t.answer(0, 'keep').answer(0, 'hills2');
  assert.deepEqual([player(t).fate, player(t).lives], [0, 4]);
});
situation('Fortune’s Fool suspends fate', () => {
  const t = meeting(['fortunesFool'], { with: { 1: { fate: 2 } } });
  assert.deepEqual([t.state.lasting[0].what, t.kinds(HERE)], ['noFate', ['fortunesFool']]);
  // The other one has fate and is not asked about it any more.
  assert.equal(t.match.question(1)!.ask.prompt, 'destination');
});
situation('the Hate Monger turns a Follower against its master', () => {
  const cards = { 'followers.0': ['maiden', 'unicorn'] };
  const t = meeting(['hateMonger'], { cards, dice: [2, 5, 1, 5] });
  assert.deepEqual([t.kinds('followers.0'), player(t).lives], [['maiden'], 3]);
  assert.match(lastFight(t), /7 against 8/u);
});
situation('Portent offers quests to everybody', () => {
  const t = meeting(['portent']).answer(0, 'accept').answer(1, 'pass');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds('quest.1').length], [1, 0]);
});
situation('the Spiteful Imp leads to another character', () => {
  const t = meeting(['spitefulImp'], { seats: three, at: ['city', 'oasis', 'tavern'], dice: [5, 1] });
  t.answer(0, 'seat1');
  if (t.match.question(0)?.ask.prompt === 'against') t.answer(0, 'attack');
  t.answer(0, 'takeLife');
  assert.deepEqual([where(t, 0), player(t, 1).lives, t.state.turn], ['oasis', 3, 1]);
});

situation('the Sentinels stop those they do not like and cannot be evaded', () => {
  const ends = (alignment: Alignment) =>
    scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { alignment } },
      cards: { [pileAt('fields4')]: ['ivorySentinel'] },
      dice: [2, 4],
    }).options(0);
  assert.ok(!ends('evil').includes('Hills'));
  assert.ok(ends('good').includes('Hills'));
  assert.deepEqual(
    [game.content.ebonySentinel.foe!.evadable, game.content.ivorySentinel.foe!.evadable],
    [false, false],
  );
});
situation('Firemane and Fel Steed can be tamed', () => {
  const horse = meeting(['firemane'], { dice: [5, 1] }).answer(0, 'accept');
  assert.deepEqual([horse.kinds('followers.0'), horse.kinds('trophies.0')], [['stableRidingHorse'], []]);
  const steed = meeting(['felSteed'], { dice: [5, 1] }).answer(0, 'pass');
  keepTrophies(steed);
  assert.deepEqual([steed.kinds('followers.0'), steed.kinds('trophies.0')], [[], ['felSteed']]);
});
situation('Infernal Legion and Heavenly Host let their own pass', () => {
  for (const [kind, friend] of [
    ['infernalLegion', 'evil'],
    ['heavenlyHost', 'good'],
  ] as const) {
    const t = meeting([kind], as(friend)).asks(0, 'evade').answer(0, 'evade');
    assert.deepEqual([player(t).lives, t.kinds(HERE)], [4, [kind]]);
    assert.equal(player(meeting([kind], { dice: [1, 5] })).lives, 3);
  }
});
situation('the Vindicator judges, and strengthens whoever prevails', () => {
  const fight = (alignment: Alignment) => lastFight(meeting(['vindicator'], as(alignment, { dice: [1, 5] })));
  assert.match(fight('good'), /4 against 8/u);
  assert.match(fight('neutral'), /4 against 11/u);
  assert.match(fight('evil'), /4 against 14/u);
  const won = meeting(['vindicator'], as('good', { dice: [5, 1] }));
  assert.deepEqual([player(won).strength, won.kinds('trophies.0'), won.kinds(HERE)], [1, [], []]);
});
situation('the Wrathborn roll again when they roll low', () => {
  assert.match(lastFight(meeting(['wrathbornKnight'], { dice: [1, 4, 3] })), /4 against 12/u);
  assert.match(lastFight(meeting(['wrathbornKnight'], { dice: [1, 5] })), /4 against 10/u);
  assert.match(lastFight(meeting(['wrathbornWarrior'], { dice: [1, 2, 5] })), /4 against 10/u);
  assert.match(lastFight(meeting(['wrathbornAcolyte'], { dice: [1, 1, 5] })), /4 against 8/u);
  assert.match(lastFight(meeting(['wrathbornWitch'], { dice: [1, 3, 5] })), /4 against 12/u);
});
situation('against Wretched and Shadowsoul fate does not help', () => {
  for (const kind of ['wretched', 'shadowsoul']) {
    const t = scene({
      seats: ['thief', 'thief'],
      at: ['city', 'oasis'],
      with: { 0: { fate: 2 } },
      cards: { [HERE]: [kind] },
      dice: [2, 3, 1, 5],
    });
    t.answer(0, 'keep').answer(0, 'hills2');
    assert.deepEqual([player(t).lives, player(t).fate], [3, 2]);
  }
});
situation('doubles of the Dark Fey make a Toad', () => {
  assert.ok(player(meeting(['darkFey'], { dice: [1, 4, 4] })).toad > 0);
  const t = meeting(['darkFey'], { dice: [1, 4, 2] });
  assert.deepEqual([player(t).toad, player(t).lives], [0, 3]);
});
situation('the Swamp Siren holds the beaten for a turn', () => {
  // The other one misses a turn; then the fight begins anew without a movement roll, and comes to a stand-off.
  const t = meeting(['swampSiren'], { with: { 1: { misses: 1 } }, dice: [1, 5, 2, 2] });
  assert.deepEqual([where(t, 0), player(t).lives, t.state.turn], ['hills2', 3, 1]);
  assert.match(lastFight(t), /5 against 5/u);
  assert.equal(t.log().filter((line) => line.includes('fights Swamp Siren')).length, 2);
});

situation('the Augur sorts the Events ahead', () => {
  const adventure = ['wolf', 'storm', 'ring', 'siren', 'cave', 'ape'];
  const t = meeting(['augur'], { next: { adventure } });
  t.answer(0, 'storm');
  const deck = t.kinds('adventure');
  assert.deepEqual([deck.at(-1), deck.at(-2), t.kinds(HERE)], ['siren', 'storm', ['augur']]);
  const none = meeting(['augur'], { next: { adventure: ['wolf', 'ring', 'cave', 'ape', 'bear', 'lion'] } });
  assert.deepEqual(none.kinds(HERE), []);
});
situation('the Grace Hearted heals or replenishes a little', () => {
  const life = meeting(['graceHearted'], { with: { 0: { lives: 1 } } }).answer(0, 'lives');
  assert.equal(player(life).lives, 2);
  assert.equal(player(meeting(['graceHearted']).answer(0, 'fate')).fate, 1);
});
situation('the Lawbringer fulfils a wish of the neutral', () => {
  const t = meeting(['lawbringer']).answer(0, 'craft');
  assert.deepEqual([player(t).craft, t.kinds(HERE)], [1, []]);
  assert.deepEqual(meeting(['lawbringer'], as('evil')).kinds(HERE), ['lawbringer']);
});
situation('the Madcap changes minds', () => {
  assert.equal(player(meeting(['madcap'], { dice: [1] })).alignment, 'evil');
  assert.equal(player(meeting(['madcap'], { dice: [6] })).alignment, 'good');
  const same = meeting(['madcap'], { dice: [3] });
  assert.deepEqual([player(same).alignment, same.state.turn], ['neutral', 0]);
});
situation('Redeemer, Renegade and Ritual Master collect for their own', () => {
  const lives = meeting(['ritualMaster'], {
    at: ['city', 'city'],
    with: { 1: { alignment: 'evil' } },
    dice: [2, 3],
  });
  assert.equal(player(lives).lives, 3);
  lives.answer(1, 'hills2').answer(1, 'encounterSpace');
  assert.deepEqual([player(lives, 1).lives, lives.kinds(HERE)], [5, []]);
  const gold = meeting(['renegade'], { with: { 0: { gold: 2, alignment: 'good' } } });
  const [renegade] = gold.t.cards(gold.t.piles.space[at('hills2')]);
  assert.deepEqual([player(gold).gold, gold.t.note(renegade)], [1, { counters: 1, stack: 0 }]);
  const none = meeting(['redeemer']);
  assert.deepEqual([player(none).fate, none.kinds(HERE)], [0, ['redeemer']]);
  assert.deepEqual(meeting(['redeemer'], as('good')).kinds(HERE), []);
});
situation('the Warlock’s Apprentice has a quest or another turn', () => {
  const t = meeting(['warlocksApprentice']).answer(0, 'accept');
  assert.deepEqual([t.kinds('quest.0').length, t.kinds(HERE)], [1, []]);
  const busy = meeting(['warlocksApprentice'], { cards: { 'quest.0': [QUEST] } });
  assert.deepEqual(
    [busy.kinds('quest.0'), busy.kinds(HERE), busy.state.turn],
    [[QUEST], ['warlocksApprentice'], 0],
  );
});

const visiting = (kind: string, more: Scene = {}) =>
  meeting([kind], more).asks(0, 'visitPlace').answer(0, 'visit');
situation('Cathedral and Necropolis are Chapel and Graveyard', () => {
  assert.equal(player(visiting('cathedral', as('evil'))).lives, 3);
  assert.equal(player(visiting('necropolis', as('good'))).lives, 3);
  const heals = visiting('cathedral', { with: { 0: { alignment: 'good', lives: 1 } } }).answer(
    0,
    'healFully',
  );
  assert.equal(player(heals).lives, 4);
});
situation('the Glittering Gorge holds four gold', () => {
  assert.equal(game.content.glitteringGorge.counters, 4);
  const t = meeting([], { next: { adventure: ['glitteringGorge'] } }).answer(0, 'visit');
  assert.equal(player(t).gold, 1);
});
situation('the Livery Stable sells mounts', () => {
  const t = visiting('liveryStable', { with: { 0: { gold: 6 } } }).answer(0, 'stableWarhorse');
  assert.deepEqual([t.kinds('followers.0'), player(t).gold], [['stableWarhorse'], 0]);
});
situation('the Pantheon changes alignment until all three were chosen', () => {
  const t = visiting('pantheon').answer(0, 'evil');
  const [pantheon] = t.t.cards(t.t.piles.space[at('hills2')]);
  assert.deepEqual([player(t).alignment, t.t.note(pantheon)], ['evil', { counters: 4, stack: 0 }]);
});

situation('the Sacred Pool has its 72 cards', () => {
  const cards = Object.values(game.content).filter(({ deck }) => deck === 'adventure');
  const printed = cards.reduce(
    (sum, { set, copies, reprints }) =>
      sum +
      (set === 'sacredPool' ? copies : 0) +
      reprints.reduce((all, reprint) => all + (reprint.set === 'sacredPool' ? reprint.copies : 0), 0),
    0,
  );
  assert.equal(printed, 72);
});
situation('the Discordant Dirge brings discarded Enemies back', () => {
  const t = meeting(['discordantDirge'], { cards: { adventureDiscard: ['dragon', 'unicorn', 'bear'] } });
  assert.deepEqual(t.kinds('adventureDiscard'), ['unicorn', 'discordantDirge']);
  // They lie on top, in an order nobody knows.
  assert.deepEqual(t.kinds('adventure').slice(-2).toSorted(), ['bear', 'dragon']);
  assert.deepEqual(t.kinds('relics'), []);
});
situation('a Rumour of Riches pays whoever rolls a 1 in the region', () => {
  const rumour = (gold: number, dice: readonly number[], spaces: readonly ['tavern' | 'oasis']) =>
    meeting(['rumourOfRiches'], { at: ['city', ...spaces], dice: [gold, ...dice] });
  const t = rumour(2, [1, 3], ['tavern']).asks(1, 'rumour').answer(1, 'accept');
  assert.equal(player(t, 1).gold, 1);
  assert.deepEqual(t.kinds(HERE), ['rumourOfRiches']);
  t.asks(1, 'destination');
  const last = rumour(1, [3, 1], ['tavern']).asks(1, 'rumour').answer(1, 'accept');
  assert.deepEqual([player(last, 1).gold, last.kinds(HERE)], [1, []]);
  last.asks(1, 'destination');
  rumour(2, [2, 3], ['tavern']).asks(1, 'destination');
  rumour(2, [1], ['oasis']).asks(1, 'destination');
});
situation('the Oathbreaker hates those with a quest', () => {
  const sworn = meeting(['oathbreaker'], {
    cards: { 'quest.0': [QUEST] },
    with: { 0: { strength: 2 } },
    dice: [5, 1, 3],
  });
  assert.match(lastFight(keepTrophies(sworn)), /10 against 8, won/u);
  assert.equal(player(sworn).fate, 1);
  const free = meeting(['oathbreaker'], {
    with: { 0: { strength: 2 } },
    next: { warlock: [QUEST] },
    dice: [5, 1],
  });
  assert.match(lastFight(free), /10 against 6, won/u);
  free.asks(0, 'may').answer(0, 'accept');
  keepTrophies(free);
  assert.deepEqual([free.kinds('quest.0'), player(free).fate], [[QUEST], 0]);
});
situation('the Reliquary gives Rewards for Talismans', () => {
  const t = drawing('reliquary', {
    cards: { 'objects.0': ['talisman'] },
    next: { rewards: ['vastWealth', 'chantOfWisdom', 'moonCharm', 'auspice'] },
  });
  t.answer(0, 'visit').answer(0, 'talisman').answer(0, 'moonCharm');
  assert.deepEqual(
    [t.kinds('reward.0'), t.kinds('objects.0'), t.kinds(HERE)],
    [['moonCharm'], [], ['reliquary']],
  );
  assert.deepEqual(t.kinds('talismanDiscard'), ['talisman']);
  const poor = drawing('reliquary').answer(0, 'visit');
  assert.deepEqual(poor.kinds('reward.0'), []);
});
situation(
  'their own may fight Infernal Legion and Heavenly Host all the same, and are not asked twice',
  () => {
    for (const [kind, friend] of [
      ['infernalLegion', 'evil'],
      ['heavenlyHost', 'good'],
    ] as const) {
      const t = meeting([kind], { ...as(friend), dice: [1, 5] })
        .asks(0, 'evade')
        .answer(0, 'fight');
      assert.deepEqual([player(t).lives, t.kinds(HERE), t.state.turn], [3, [kind], 1]);
    }
  },
);
