import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { rest, scene, type Scene, type Table, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also(
  'TA-NIGHT-01',
  'whoever lies dead when night falls is out of the game, whichever seat it is',
  () => {
    const falls = (round: number) => {
      const t = scene({
        seats: ['thief', 'thief', 'thief', 'thief'],
        at: ['city', 'city', 'ruins', 'ruins'],
        options: { nightfall: 30 },
        dice: [2, 3],
        set: (state) => {
          Object.assign(state, { round, turn: 1, first: 2 });
          for (const seat of [0, 3]) state.players[seat].standing = 'dead';
        },
      }).answer(1, 'hills2');
      rest(t);
      return t.state.players.map(({ standing }) => standing);
    };
    assert.deepEqual(falls(29), ['dead', 'playing', 'playing', 'dead']);
    assert.deepEqual(falls(30), ['out', 'playing', 'playing', 'out']);
  },
);

/** The second seat begins every round: after the turn of the first one the next round begins. */
const endOfRound = (round: number, more: Scene = {}): Table =>
  scene({
    seats: ['thief', 'thief', 'thief'],
    at: ['city', 'tavern', 'ruins'],
    options: { nightfall: 30 },
    dice: [2, 3],
    ...more,
    set: (state) => {
      state.round = round;
      state.first = 1;
    },
  }).answer(0, 'hills2');

rule.also('TA-NIGHT-01', 'night is told once, when it falls, and dusk ten rounds earlier', () => {
  const NIGHT = 'Night falls: death is final, and every round costs everybody one life more than the last.';
  const DUSK = 'Dusk: night falls after 10 more rounds.';
  const told = (round: number) => {
    const t = endOfRound(round);
    rest(t);
    return [t.log().filter((line) => line === DUSK).length, t.log().filter((line) => line === NIGHT).length];
  };
  assert.deepEqual([19, 20, 21, 29, 30, 31].map(told), [
    [0, 0],
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ]);
});

rule.also('TA-NIGHT-01', 'whoever is left alone when night falls has won before it costs a life', () => {
  const t = endOfRound(30, {
    with: { 1: { standing: 'dead', lives: 0 }, 2: { standing: 'dead', lives: 0 }, 0: { lives: 1 } },
  });
  assert.deepEqual(t.match.result, { how: 'lastOne', winners: [0] });
  assert.deepEqual(
    t.state.players.map(({ standing, lives }) => [standing, lives]),
    [
      ['playing', 1],
      ['out', 0],
      ['out', 0],
    ],
  );
});

rule('TA-NIGHT-01', 'at the agreed round death becomes final', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    set: (state) => (state.round = 30),
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'hills2').answer(1, 'woods2');
  assert.equal(t.state.crownReached, true);
  const never = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 0 },
    set: (state) => (state.round = 500),
    dice: [2, 3, 2, 3],
  });
  never.answer(0, 'hills2').answer(1, 'woods2');
  assert.equal(never.state.crownReached, false);
});

rule('TA-NIGHT-02', 'every round costs one life more than the last, until one is left', () => {
  const t = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 6 } },
    set: (state) => (state.round = 31),
    dice: [2, 3, 2, 3],
  });
  t.answer(0, 'hills2').answer(1, 'woods2');
  assert.deepEqual(
    t.state.players.map(({ lives }) => lives),
    [4, 2],
  );
  const last = scene({
    seats: thieves,
    at: ['city', 'city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 6 }, 1: { lives: 2 } },
    set: (state) => (state.round = 31),
    dice: [2, 3, 2, 3],
  });
  last.answer(0, 'hills2').answer(1, 'woods2');
  assert.deepEqual(last.match.result, { how: 'lastOne', winners: [0] });
  assert.equal(where(last, 0), 'hills2');
});

rule('TA-NIGHT-03', 'of those who die together the mightiest wins, then the richest', () => {
  const night = (changes: Parameters<typeof scene>[0]['with']) => {
    const t = scene({
      seats: thieves,
      at: ['city', 'city'],
      options: { nightfall: 30 },
      with: { 0: { lives: 2, ...changes![0] }, 1: { lives: 1, ...changes![1] } },
      set: (state) => (state.round = 31),
      dice: [2, 3, 2, 3],
    });
    return t.answer(0, 'hills2').answer(1, 'woods2').match.result;
  };
  assert.deepEqual(night({ 0: {}, 1: { craft: 1 } }), { how: 'night', winners: [1] });
  assert.deepEqual(night({ 0: { strength: 2 }, 1: { craft: 1, gold: 5 } }), { how: 'night', winners: [0] });
  assert.deepEqual(night({ 0: { gold: 2 }, 1: { gold: 3 } }), { how: 'night', winners: [1] });
  assert.deepEqual(night({ 0: {}, 1: {} }), { how: 'night', winners: [0, 1] });
});

rule.also('TA-NIGHT-01', 'not a round earlier; whoever waits for a new character is out', () => {
  const round = (before: number, standing: 'playing' | 'dead' = 'playing') =>
    scene({
      seats: ['thief', 'thief', 'thief'],
      at: ['city', 'city', 'city'],
      options: { nightfall: 30 },
      with: { 2: { standing } },
      set: (state) => {
        state.round = before;
        state.first = 1;
      },
      dice: [2, 3],
    }).answer(0, 'hills2');
  const lives = (before: number): number[] => round(before).state.players.map((player) => player.lives);
  assert.deepEqual(
    [lives(29), lives(30)],
    [
      [4, 4, 4],
      [3, 3, 3],
    ],
  );
  assert.equal(round(29).state.crownReached, false);
  assert.equal(round(30, 'dead').state.players[2].standing, 'out');
});

rule.also('TA-NIGHT-02', 'alone at the table the night is the end', () => {
  const t = scene({
    seats: ['thief'],
    at: ['city'],
    options: { nightfall: 30 },
    with: { 0: { lives: 1 } },
    set: (state) => (state.round = 30),
    dice: [2, 3],
  });
  t.answer(0, 'hills2');
  assert.deepEqual(t.match.result, { how: 'fallen', winners: [] });
});
