import assert from 'node:assert/strict';
import { foci, hits, on, play, rule, situation } from '../kit.ts';

/** Situations in which several rules meet, and somebody dies. */

const LAIR = [8, 1] as const;
rule.also('VA-SOURCE-03', 'an ally is the source of its damage, also when a card lets it act', () => {
  // Grimfell turns over when his own action kills.
  const t = play({
    heroes: ['aseke'],
    hands: [['callByName']],
    areas: [['grimfell']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { wounds: 1 } },
  });
  t.answer(0, 'Call by Name: fast action').asks(0, 'turn');
  assert.ok(on(t, 'grimfell').turned);
  // Not when somebody else's does in the same breath.
  const both = play({
    heroes: ['aseke'],
    hands: [['renewOath']],
    areas: [['grimfell', 'jorun']],
    foes: [['boneSnake', 'stormDragon']],
    tokens: { boneSnake: { wounds: 1 } },
    focus: [0],
  });
  both.answer(0, 'renewOath').answer(0, 'Grimfell, the Young Wolf: ally action').answer(0, 'stormDragon');
  both.answer(0, 'Jorun, the Sellsword: ally action').answer(0, 'boneSnake').asks(0, 'turn');
  assert.deepEqual(both.kinds('pursuers.0'), ['stormDragon']);
  assert.ok(!on(both, 'grimfell').turned);
});

rule.also('VA-END-08', 'whoever slays the boss and raises the time to the end with it has lost', () => {
  const t = play({
    heroes: ['valkea'],
    encounter: 'nightOfThePack',
    at: LAIR,
    hands: [['fierceBlow']],
    foes: [['greyfang']],
    tokens: { greyfang: { wounds: 9, turned: true } },
    focus: [9],
    set: (state) => Object.assign(state, { bossLife: 10, time: 39, reinforcement: 2 }),
  });
  t.answer(0, 'fierceBlow');
  assert.deepEqual(t.kinds('pursuers.0'), []);
  assert.equal(t.match.result?.how, 'theEnd');
});

situation('a retreat can cost a life, and with it the adventure', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'travel',
    loot: 0,
    encounter: 'turfWar',
    at: [1, 1],
    cards: { 'heroDeck.0': ['charge'], 'place.1': ['gallowsHill'] },
  });
  t.answer(0, t.options(0)[0]);
  assert.deepEqual(t.match.result, { how: 'heroFallen', winners: [] });
});

situation('the last card may go and the hero lives; one wound more and the hero falls', () => {
  const left = (deck: readonly string[]) =>
    play({
      heroes: ['valkea'],
      phase: 'defence',
      hands: [['charge']],
      foes: [['redSandSlave']],
      cards: { 'heroDeck.0': deck, 'discard.0': ['holdFast'] },
    });
  const lives = left(['ironBreath', 'fierceBlow']);
  assert.deepEqual([lives.match.result, lives.kinds('burial.0').length], [null, 4]);
  assert.equal(left(['ironBreath']).match.result?.how, 'heroFallen');
});

rule.also('VA-END-01', 'a boss that burns to death in the defence phase is slain in time', () => {
  const t = play({
    encounter: 'nightOfThePack',
    phase: 'defence',
    at: LAIR,
    row: ['greyfang'],
    tokens: { greyfang: { wounds: 9, turned: true, burning: 1 } },
    set: (state) => (state.bossLife = 10),
  });
  assert.equal(t.match.result?.how, 'victory');
});

situation('Greyfang burnt to half of his life turns over and goes to the row', () => {
  const t = play({
    encounter: 'nightOfThePack',
    phase: 'defence',
    at: LAIR,
    foes: [['greyfang', 'boneSnake']],
    tokens: { greyfang: { wounds: 4, burning: 1 } },
    set: (state) => (state.bossLife = 10),
  });
  t.answer(0, 'boneSnake');
  assert.deepEqual([t.kinds('row').includes('greyfang'), on(t, 'greyfang').turned], [true, true]);
});

rule.also('VA-ELIM-03', 'who falls at the boss takes allies and gear along, and another speaks', () => {
  const t = play({
    heroes: ['valkea', 'elatha', 'sigraed'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    areas: [['shortSwordValkea', 'jorun']],
    foes: [['redSandSlave', 'boneSnake'], ['thornback']],
    cards: { 'heroDeck.0': ['charge'] },
    set: (state) => (state.round = 4),
  });
  // Round 4: seat 0 speaks.
  t.asks(0, 'assign').answer(0, 'boneSnake').asks(0, 'whichArea').answer(0, 'seat0').asks(0, 'activate');
  t.answer(0, 'redSandSlave');
  assert.ok(t.state.heroes[0].out);
  assert.ok(!t.match.waiting.includes(0));
  while (t.match.question(1)?.ask.prompt === 'rowOrder' || t.match.question(2)?.ask.prompt === 'rowOrder')
    t.answer(t.match.waiting[0], 'boneSnake');
  assert.deepEqual(t.kinds('area.0'), []);
  assert.ok(['redSandSlave', 'boneSnake'].every((kind) => t.kinds('row').includes(kind)));
  // The snake that Jorun was to fight attacks nobody any more.
  assert.ok(!t.log().some((line) => line.startsWith('The Bone Snake attacks')));
});

situation('who dies in a trap leaves the way free for the next, and its loot at once', () => {
  const t = play({
    heroes: ['elatha'],
    phase: 'pursuit',
    areas: [['arrowTrap']],
    row: ['diveHunter', 'thornback'],
    focus: [4],
    loot: 0,
    tokens: { diveHunter: { wounds: 1 } },
  });
  t.asks(0, 'enemyEntersHeroArea').answer(0, 'arrowTrap');
  // 4 halved is 2, the trap takes 1: the thornback still comes.
  assert.deepEqual([t.kinds('pursuers.0'), t.state.loot, foci(t)], [['thornback'], 1, [0]]);
});

rule.also('VA-KILL-05', 'also where the death of one of them has consequences', () => {
  // Holy Wrath kills both; the fiery death of the colossus does not make the dragon a kill of its own.
  const t = play({
    heroes: ['melekai'],
    hands: [['holyWrath']],
    areas: [['reliquary']],
    foes: [['emberColossus', 'mutatedDragon']],
    tokens: { emberColossus: { wounds: 4 }, mutatedDragon: { wounds: 4 } },
    focus: [0],
    loot: 0,
  });
  t.answer(0, 'holyWrath').answer(0, 'emberColossus', 'mutatedDragon').answer(0, 'pass');
  t.asks(0, 'actionEnded').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.state.loot], [[], 2]);
  assert.equal(on(t, 'melekai').burning, 1);
});

rule.also('VA-KILL-01', 'who is killed together with another is not saved by what the other leaves', () => {
  // Ishara is healed when somebody else dies, but not when she dies in the same breath.
  const t = play({
    heroes: ['sigraed'],
    options: { adventure: 'redSand' },
    encounter: 'templeInTheSand',
    at: [10, 1],
    hands: [['firestorm']],
    foes: [['bloodPreacher', 'ishara']],
    tokens: { ishara: { wounds: 10, turned: true }, bloodPreacher: { wounds: 2 } },
    set: (state) => (state.bossLife = 11),
  });
  t.answer(0, 'firestorm').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.state.bossSlain], [[], true]);
});

rule.also(
  'VA-HEROTURN-02',
  'who falls in the own turn at the boss has had it, and the next hero acts',
  () => {
    const t = play({
      heroes: ['valkea', 'sigraed'],
      encounter: 'nightOfThePack',
      at: LAIR,
      areas: [['shortSwordValkea']],
      foes: [['thornback'], ['boneSnake']],
      cards: { 'heroDeck.0': [] },
      focus: [0, 0],
    });
    t.answer(0, 'Short Sword: normal action');
    assert.ok(t.state.heroes[0].out);
    t.asks(1, 'turn');
    assert.deepEqual(t.match.waiting, [1]);
  },
);

rule.also('VA-VULN-06', 'also where the location has a say in the action', () => {
  // Blunt actions are stronger at the quarry; the weak spot alone would kill.
  const t = play({
    heroes: ['melekai'],
    at: [4, 1],
    cards: { 'place.4': ['oldQuarry'], 'burial.0': ['holyWrath'] },
    areas: [['battleMace', 'reliquary']],
    foes: [['tormentedSkeleton']],
    tokens: { tormentedSkeleton: { wounds: 3 } },
    focus: [0],
  });
  t.answer(0, 'Battle Mace: normal action').answer(0, 'pass');
  assert.deepEqual(hits(t), ['Tormented Skeleton: 5 damage, 5 wounds.']);
  // It is the action that has killed it.
  t.asks(0, 'actionEnded').answer(0, 'pass').asks(0, 'turn');
});

rule.also(
  'VA-VARIANT-05',
  'an ally killed by poison takes loot along in a nightmare, as far as there is any',
  () => {
    const lost = (nightmareTime: boolean) =>
      play({
        options: { nightmareTime },
        phase: 'defence',
        encounter: 'holdTheBridge',
        loot: 1,
        areas: [['jorun']],
        tokens: { jorun: { wounds: 6, poison: 1 } },
      }).state.loot;
    assert.deepEqual([lost(false), lost(true)], [1, 0]);
  },
);

rule.also('VA-TRAVEL-06', 'from the boss one retreats like from anywhere, and meets it afresh', () => {
  const t = play({
    phase: 'travel',
    loot: 0,
    encounter: 'nightOfThePack',
    at: LAIR,
    row: ['greyfang', 'thornback'],
    tokens: { greyfang: { wounds: 7, turned: true, dazed: 1 } },
    set: (state, table) => {
      state.bossLife = 10;
      table.move(table.top(table.piles.hidden[7])!, table.piles.place[7]);
    },
  });
  t.asks(0, 'retreat').answer(0, 'retreat7');
  assert.deepEqual([t.state.threat[8], t.state.party], [2, 7]);
  assert.deepEqual([t.kinds('row'), t.kinds('aside').toSorted()], [[], ['greyfang', 'nightOfThePack']]);
  assert.deepEqual([on(t, 'greyfang').wounds, on(t, 'greyfang').turned], [0, false]);
});
