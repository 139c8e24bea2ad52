import assert from 'node:assert/strict';
import { on, play, rule } from '../kit.ts';

/** The slot of the boss in First Tracks. */
const LAIR = [8, 1] as const;

rule('VA-END-01', 'all win together when the boss encounter is completed', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'restoration',
    encounter: 'nightOfThePack',
    at: LAIR,
    set: (state) => (state.bossSlain = true),
  });
  assert.deepEqual(t.match.result, { how: 'victory', winners: [0, 1] });
});

rule('VA-END-02', 'what the boss encounter says decides: in the temple the boss alone is not enough', () => {
  const temple = (objectives: number) =>
    play({
      heroes: ['valkea', 'elatha'],
      options: { adventure: 'redSand' },
      phase: 'restoration',
      encounter: 'templeInTheSand',
      at: [10, 1],
      tokens: { templeInTheSand: { objectives } },
      set: (state) => (state.bossSlain = true),
    });
  assert.equal(temple(1).match.result, null);
  assert.equal(temple(2).match.result?.how, 'victory');
});

rule('VA-END-03', 'away from the boss a single death loses at once', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    foes: [['redSandSlave']],
    cards: { 'heroDeck.0': ['charge', 'charge', 'charge'] },
  });
  assert.deepEqual(t.match.result, { how: 'heroFallen', winners: [] });
});

rule('VA-END-04', 'at the boss the game is lost only when nobody is left', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    foes: [['redSandSlave'], ['redSandSlave']],
    cards: { 'heroDeck.0': ['charge'], 'heroDeck.1': ['longbow'] },
  });
  t.answer(0, 'seat0');
  assert.deepEqual([t.state.heroes[0].out, t.match.result?.how], [true, 'allFallen']);
  const one = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    encounter: 'nightOfThePack',
    at: LAIR,
    foes: [['redSandSlave']],
    cards: { 'heroDeck.0': ['charge'] },
  });
  assert.deepEqual([one.state.heroes[0].out, one.match.result], [true, null]);
});

rule('VA-END-05', 'the last space of the time track loses', () => {
  const t = play({ heroes: ['valkea', 'elatha'], phase: 'time', set: (state) => (state.time = 39) });
  assert.deepEqual(t.match.result, { how: 'theEnd', winners: [] });
});

rule('VA-END-06', 'nobody wins or loses alone', () => {
  const lost = play({
    heroes: ['valkea', 'elatha', 'aseke'],
    phase: 'defence',
    foes: [[], ['redSandSlave']],
    cards: { 'heroDeck.1': [] },
  });
  assert.deepEqual(lost.match.result!.winners, []);
  const won = play({
    heroes: ['valkea', 'elatha', 'aseke'],
    phase: 'restoration',
    encounter: 'nightOfThePack',
    at: LAIR,
    set: (state) => (state.bossSlain = true),
  });
  assert.deepEqual(won.match.result!.winners, [0, 1, 2]);
});

rule('VA-END-07', 'who has fallen at the boss shares the victory', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'restoration',
    encounter: 'nightOfThePack',
    at: LAIR,
    set: (state) => {
      state.bossSlain = true;
      state.heroes[0].out = true;
    },
  });
  assert.deepEqual(t.match.result, { how: 'victory', winners: [0, 1] });
});

rule('VA-END-08', 'the slain boss wins nothing before the restoration: a loss in between stands', () => {
  const dying = (deck: readonly string[]) =>
    play({
      phase: 'defence',
      encounter: 'nightOfThePack',
      at: LAIR,
      foes: [['redSandSlave']],
      cards: { 'heroDeck.0': deck },
      set: (state) => (state.bossSlain = true),
    });
  assert.equal(dying(['charge', 'charge', 'charge']).match.result!.how, 'allFallen');
  assert.equal(dying(['charge', 'charge', 'charge', 'charge']).match.result!.how, 'victory');
});

rule('VA-END-09', 'after leaving the boss a single death loses again', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'defence',
    encounter: 'ragingBones',
    at: [4, 1],
    foes: [['redSandSlave']],
    cards: { 'heroDeck.0': ['charge'] },
    set: (_, table) => {
      // The lair has been seen.
      table.move(table.top(table.piles.hidden[8])!, table.piles.place[8]);
    },
  });
  assert.deepEqual(t.match.result, { how: 'heroFallen', winners: [] });
});

rule.also('VA-END-02', 'the Ruler of Mist has to be beaten on both sides, and then the game is won', () => {
  const t = play({
    heroes: ['valkea'],
    options: { adventure: 'heartOfDread' },
    encounter: 'inTheHeartOfDread',
    at: [14, 1],
    areas: [['shortSwordValkea']],
    foes: [['mistRuler']],
    tokens: { mistRuler: { wounds: 16, turned: true } },
    set: (state) => (state.bossLife = 17),
  });
  t.answer(0, 'Short Sword: normal action').answer(0, 'endTurn');
  assert.equal(t.match.result?.how, 'victory');
  const front = play({
    heroes: ['valkea'],
    options: { adventure: 'heartOfDread' },
    encounter: 'inTheHeartOfDread',
    at: [14, 1],
    areas: [['shortSwordValkea']],
    foes: [['mistRuler']],
    tokens: { mistRuler: { wounds: 16 } },
    set: (state) => (state.bossLife = 17),
  });
  front.answer(0, 'Short Sword: normal action').asks(0, 'turn');
  assert.deepEqual([on(front, 'mistRuler').turned, front.kinds('row')], [true, ['mistRuler']]);
  assert.equal(on(front, 'mistRuler').wounds, 9);
});
