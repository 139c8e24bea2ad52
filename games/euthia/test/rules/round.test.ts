import assert from 'node:assert/strict';
import { noteOf } from '../../rules/tiles.ts';
import { cardOf, endTurn, type Journey, play, rule, setIn } from '../kit.ts';

/** Everybody ends the own turn at once, from this seat on. */
const wholeRound = (j: Journey, seats: readonly number[]): Journey => {
  for (const seat of seats) endTurn(j.asks(seat, 'turn'), seat);
  return j;
};

rule('EU-ROUND-01', 'in a round everybody has one turn, clockwise from the start player', () => {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    set: (state) => {
      state.start = 1;
      state.turn = 1;
    },
  });
  wholeRound(j, [1, 2, 0]);
  assert.equal(j.state.round, 2);
  j.asks(1, 'turn');
});

rule('EU-ROUND-02', 'at the start of a round everybody gets three markers before anybody moves', () => {
  const j = play();
  const three = ['mine', 'trade', 'combat'];
  assert.deepEqual(
    j.asks(0, 'turn').state.heroes.map(({ markers }) => [...markers]),
    [three, three],
  );
  endTurn(j.answer(0, 'Combat marker: 3 movement points'), 0).asks(1, 'turn');
  assert.deepEqual(
    j.state.heroes.map(({ markers }) => [...markers]),
    [[], three],
  );
  endTurn(j, 1).asks(0, 'turn');
  assert.deepEqual(
    j.state.heroes.map(({ markers }) => [...markers]),
    [three, three],
  );
});

rule('EU-ROUND-03', 'a new round readies tiles and turns gems to their active side', () => {
  const j = play({
    worn: [['aelLightFoot', 'leatherGreaves'], ['dragonGloves']],
    set: (_state, t) => {
      setIn(t, 0, 'leatherGreaves', 'amethyst');
      setIn(t, 1, 'dragonGloves', 'demonStone');
    },
  });
  j.answer(0, 'Use Light Foot').answer(0, 'Use the amethyst');
  const foot = cardOf(j, 'worn.0', 'aelLightFoot');
  const greaves = cardOf(j, 'worn.0', 'leatherGreaves');
  assert.deepEqual([noteOf(j.t, foot).exhausted, noteOf(j.t, greaves).flipped], [true, [true]]);
  endTurn(j, 0).asks(1, 'turn').answer(1, 'Use the demon stone');
  assert.deepEqual([noteOf(j.t, foot).exhausted, noteOf(j.t, greaves).flipped], [true, [true]]);
  endTurn(j, 1).asks(0, 'turn');
  assert.deepEqual([noteOf(j.t, foot).exhausted, noteOf(j.t, greaves).flipped], [false, [false]]);
  assert.deepEqual(noteOf(j.t, cardOf(j, 'worn.1', 'dragonGloves')).flipped, [false]);
});

rule('EU-ROUND-04', 'the round ends with the last turn, and the marker moves on by one', () => {
  const j = play({ heroes: ['ael', 'dral', 'keleia'] });
  wholeRound(j, [0, 1]);
  assert.equal(j.state.round, 1);
  wholeRound(j, [2]);
  assert.equal(j.state.round, 2);
});

rule('EU-ROUND-05', 'after the last round of the scenario the game is scored', () => {
  const j = play({
    set: (state) => {
      state.round = 8;
    },
  });
  assert.equal(j.state.rounds, 8);
  wholeRound(j, [0]);
  assert.equal(j.state.phase, 'play');
  wholeRound(j, [1]);
  assert.equal(j.state.phase, 'over');
  assert.equal(j.match.result?.how, 'reputation');
});

rule('EU-SCEN-01', 'the hero with the most reputation after final scoring wins', () => {
  const ended = (reputation: readonly number[]) => {
    const j = play({
      hero: reputation.map((n) => ({ reputation: n, gold: 0 })),
      set: (state) => {
        state.round = 8;
      },
    });
    return wholeRound(j, [0, 1]).match.result!.winners;
  };
  assert.deepEqual([ended([30, 20]), ended([20, 30])], [[0], [1]]);
  assert.deepEqual(play().match.game.seats, [1, 4]);
});
