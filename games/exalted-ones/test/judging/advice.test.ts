import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviceOf, randomSource, sampleAnswer, simulate } from '@tafelrunde/engine';
import { game } from '../../game.ts';
import '../cases.ts';

test('whoever follows the advice beats whoever answers anything, on both seats', () => {
  for (const seat of [0, 1]) {
    const random = randomSource(`advice ${seat}`);
    const { result } = simulate(game, {
      seats: 2,
      seed: `advice ${seat}`,
      limit: 20_000,
      policy: {
        answer: (question, t) =>
          (question.seat === seat ? adviceOf(t, question) : null) ?? sampleAnswer(question, random),
      },
    });
    assert.deepEqual(result.winners, [seat]);
  }
});
