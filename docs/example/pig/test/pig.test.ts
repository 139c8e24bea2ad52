import assert from 'node:assert/strict';
import { checkLaws, followGuide, rulesFrom, table, unused } from '@tafelrunde/testing';
import { game } from '../game.ts';

const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

rule('PI-TURN-01', 'the first die of a turn is rolled without asking', () => {
  const t = table(game, { dice: [4] });
  t.asks(0, 'again');
  assert.equal(t.state.pot, 4);
});

rule('PI-TURN-02', 'a 1 loses the pot and passes the turn', () => {
  const t = table(game, { dice: [6, 1, 2] });
  t.answer(0, 'Weiterwürfeln');
  assert.deepEqual(t.state.banked, [0, 0]);
  t.asks(1, 'again');
});

rule('PI-TURN-03', 'banking makes the pot safe and ends the turn', () => {
  const t = table(game, { dice: [6, 5, 3] });
  t.answer(0, 'Roll on').answer(0, 'Bank it');
  assert.deepEqual(t.state.banked, [11, 0]);
  t.asks(1, 'again');
});

rule('PI-END-01', 'reaching the goal wins', () => {
  const t = table(game, { options: { goal: 30 }, set: (state) => (state.banked[0] = 27), dice: [3] });
  t.answer(0, 'bank');
  assert.deepEqual(t.match.result, { how: 'goal', winners: [0], scores: [30, 0] });
});

situation('random matches obey every law, and all of the game is used', () => {
  const used = [30, 50, 100].map((goal, i) => {
    const report = checkLaws(game, { seats: 2 + i, seed: `pig ${i}`, options: { goal } });
    assert.deepEqual(report.broken, []);
    return report.used;
  });
  assert.deepEqual(unused(game, used), []);
});

situation('the guide leads through two rolls and then lets go', () => {
  const { said, match } = followGuide(game, { seed: 'guide', answers: 4 });
  assert.deepEqual(
    said.map(({ hint }) => hint.id),
    ['roll', 'bank', 'alone'],
  );
  assert.deepEqual(match.table.state.banked, [9, 0]);
});
