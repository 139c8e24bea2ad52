import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  fairnessFromSeed,
  Fault,
  Match,
  randomPolicy,
  randomSource,
  seriesDefaults,
  simulate,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';

const start = (seats: unknown, options?: unknown) =>
  Match.start(hoard, { seats: seats as number, options, fairness: fairnessFromSeed('settings') });
function fault(seats: unknown, options?: unknown): string {
  try {
    start(seats, options);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.ok(thrown.message.length > 10);
    return `${thrown.code} ${thrown.place}`;
  }
  return 'none';
}

describe('a series nobody sits at', () => {
  test('takes the defaults, and where those may never end the last choice that does', () => {
    const options = {
      goal: { choices: [3, 5], default: 3 },
      night: { choices: [0, 30, 200], default: 0, endless: [0] },
      dusk: { choices: [0, 30, 200], default: 30, endless: [0] },
      endless: { choices: [true], default: true, endless: [true] },
    };
    assert.deepEqual(seriesDefaults(options), { goal: 3, night: 200, dusk: 30, endless: true });
  });
});

describe('before the game begins', () => {
  test('options that were not chosen are as the game has them', () => {
    assert.deepEqual(start(2).options, { goal: 12, market: true });
    assert.deepEqual(start(2, { goal: 16 }).options, { goal: 16, market: true });
    assert.deepEqual(start(2, { market: false }).view(0).options, { goal: 12, market: false });
  });
  test('as many seats as the game has', () => {
    for (const seats of [2, 3, 4]) assert.equal(fault(seats), 'none');
    for (const seats of [1, 5, 0, -2, 2.5, Number.NaN, '3', null, undefined])
      assert.equal(fault(seats), 'bad-seats seats');
  });
  test('only options there are, with values there are', () => {
    assert.equal(fault(2, { goal: 13 }), 'bad-option options.goal');
    assert.equal(fault(2, { goal: '12' }), 'bad-option options.goal');
    assert.equal(fault(2, { market: 1 }), 'bad-option options.market');
    assert.equal(fault(2, { wizards: 3 }), 'bad-option options.wizards');
    assert.equal(fault(2, { toString: 3 }), 'bad-option options.toString');
    for (const options of [null, [], 'goal', 7]) assert.equal(fault(2, options), 'bad-option options');
  });
  test('garbage from the wire is a fault, never a crash', () => {
    assert.equal(fault(2, { goal: { toString: 1 } }), 'bad-option options.goal');
    fc.assert(fc.property(fc.jsonValue(), (seats) => assert.ok(seats === 2 || fault(seats).length > 0)));
    fc.assert(fc.property(fc.jsonValue(), (goal) => void fault(2, { goal })));
    fc.assert(fc.property(fc.jsonValue(), (options) => void fault(2, options)));
  });
  test('the fast gear checks the same', () => {
    const policy = randomPolicy(randomSource('x'));
    assert.throws(() => simulate(hoard, { seats: 9, seed: 'x', policy }), Fault);
    assert.throws(() => simulate(hoard, { seats: 2, options: { goal: 1 }, seed: 'x', policy }), Fault);
  });
  test('a match needs its secret', () => {
    const fairness = { ...fairnessFromSeed('x'), secret: null };
    assert.throws(
      () => Match.start(hoard, { seats: 2, fairness }),
      (thrown) => thrown instanceof Fault && thrown.code === 'bad-commitment',
    );
  });
});
