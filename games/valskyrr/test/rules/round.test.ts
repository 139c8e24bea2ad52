import assert from 'node:assert/strict';
import { foci, on, play, rule } from '../kit.ts';

rule('VA-ROUND-01', 'seven phases in their order', () => {
  const t = play({ heroes: ['melekai', 'aseke'], phase: 'reinforcement', loot: 0 });
  t.answer(0, 'stay').answer(0, 'seat0').answer(0, 'endTurn').answer(1, 'endTurn');
  const phases = t.log().filter((line) => line.endsWith('phase.'));
  assert.deepEqual(phases.slice(0, 7), [
    'Travel phase.',
    'Pursuit phase.',
    'Hero phase.',
    'Defence phase.',
    'Restoration phase.',
    'Time phase.',
    'Reinforcement phase.',
  ]);
});

rule('VA-ROUND-02', 'after the time phase a new round begins with reinforcement', () => {
  const t = play({ heroes: ['valkea', 'elatha'], phase: 'time', loot: 0 });
  t.asks(1, 'travel');
  assert.equal(t.state.round, 2);
});

rule('VA-ROUND-03', 'a phase in which nothing happens still counts', () => {
  // Nobody attacks, nobody burns: the watch at the pyre counts the round all the same.
  const t = play({ phase: 'defence', encounter: 'deathWatch', row: [] });
  t.answer(0, 'away0');
  assert.equal(on(t, 'deathWatch').objectives, 1);
});

rule('VA-TIME-01', 'the time phase reads the darkness, moves the time and resolves the spaces', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    options: { adventure: 'heartOfDread' },
    phase: 'time',
    set: (state) => Object.assign(state, { time: 8, darkness: 2 }),
  });
  assert.equal(t.state.time, 10);
  assert.deepEqual([on(t, 'valkea').dazed, on(t, 'elatha').dazed], [1, 1]);
});

rule('VA-TIME-02', 'the space under the darkness marker is the number of steps', () => {
  const after = [0, 1, 2, 3, 4, 5, 6].map((darkness) => {
    const t = play({ phase: 'time', set: (state) => Object.assign(state, { time: 0, darkness }) });
    return t.state.time;
  });
  assert.deepEqual(after, [1, 1, 2, 2, 3, 3, 4]);
});

rule('VA-TIME-09', 'on The End nothing further is resolved', () => {
  // The Mist Tide takes a token when the phase begins, but nothing comes after the last space.
  const t = play({
    phase: 'time',
    row: ['redSandSlave'],
    set: (state) => Object.assign(state, { time: 38, darkness: 6 }),
  });
  assert.deepEqual(t.match.result, { how: 'theEnd', winners: [] });
  assert.deepEqual([t.state.time, t.state.round], [40, 1]);
  assert.equal(foci(t).length, 1);
});
