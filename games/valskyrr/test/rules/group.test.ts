import assert from 'node:assert/strict';
import { play, rule, situation } from '../kit.ts';

rule('VA-GOLDEN-03', 'one decision holds for all; the spokesperson changes every round', () => {
  const t = play({ heroes: ['valkea', 'elatha', 'aseke'], phase: 'travel', loot: 0 });
  t.asks(0, 'travel');
  assert.deepEqual(t.match.waiting, [0]);
  const second = play({
    heroes: ['valkea', 'elatha', 'aseke'],
    phase: 'travel',
    loot: 0,
    set: (state) => (state.round = 2),
  });
  second.asks(1, 'travel');
  // Who has fallen is passed over.
  const fallen = play({
    heroes: ['valkea', 'elatha', 'aseke'],
    phase: 'travel',
    loot: 0,
    set: (state) => {
      state.round = 2;
      state.heroes[1].out = true;
    },
  });
  fallen.asks(2, 'travel');
});

const voting = (round: number) =>
  play({
    heroes: ['valkea', 'elatha', 'aseke'],
    phase: 'travel',
    loot: 0,
    options: { groupDecisions: 'vote' },
    set: (state) => (state.round = round),
  });

rule.also('VA-GOLDEN-03', 'in a vote the majority decides', () => {
  const t = voting(1);
  t.answer(0, 'stay').answer(1, 'move1').answer(2, 'move1');
  assert.equal(t.state.party, 1);
});

rule.also('VA-GOLDEN-03', 'in a tie the spokesperson decides', () => {
  const t = voting(3);
  t.answer(0, 'stay').answer(1, 'move3').answer(2, 'move1');
  assert.equal(t.state.party, 1);
});

situation('everybody votes on ties of the pursuit, on who begins and on rewards', () => {
  const options = { groupDecisions: 'vote' } as const;
  const tie = play({
    heroes: ['melekai', 'aseke'],
    options,
    phase: 'pursuit',
    row: ['boneGhost'],
    focus: [3, 3],
  });
  assert.deepEqual(tie.match.waiting, [0, 1]);
  tie.answer(0, 'seat0').answer(1, 'seat0');
  assert.deepEqual(tie.kinds('pursuers.0'), ['boneGhost']);
  tie.asks(0, 'whoStarts').asks(1, 'whoStarts');
  const reward = play({
    heroes: ['valkea', 'elatha'],
    options,
    phase: 'restoration',
    encounter: 'ragingBones',
    tokens: { ragingBones: { objectives: 4 } },
  });
  reward.asks(0, 'reward').asks(1, 'reward');
});

situation('a condition of an enemy in the row is removed by all together', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    options: { groupDecisions: 'vote' },
    phase: 'defence',
    row: ['stormDragon'],
    tokens: { stormDragon: { dazed: 1, weakness: 1 } },
  });
  t.asks(0, 'removeCondition').asks(1, 'removeCondition');
});
