import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { codeOf, notes, sit, take, tiny } from './tiny.ts';

/** Everybody may throw their coins into the pot, one after the other, until all pass in a row. */
const pot = (coins: readonly number[]) =>
  tiny(function* (t) {
    coins.forEach((coin, seat) => (t.state.coins[seat] = coin));
    yield* t.alternate(
      coins.map((_, seat) => seat),
      (seat) => (t.state.coins[seat] === 0 ? null : { prompt: 'throw', from: [{ id: 'coin' }] }),
      (seat, got) => {
        t.state.coins[seat]--;
        t.state.notes.push(`${seat} ${got.id}`);
      },
    );
    t.state.notes.push('end');
    yield* t.confirm(0, { prompt: 'afterwards' });
  });

describe('in turn until all pass in a row', () => {
  test('a pass does not lock out: after somebody acted everybody is asked again', () => {
    const match = sit(pot([1, 1, 1]), 3);
    take(match, 0, 'pass');
    take(match, 1, 'coin');
    assert.deepEqual(match.waiting, [2]);
    take(match, 2, 'pass');
    take(match, 0, 'coin');
    // Seat 1 has nothing left, seat 2 still may.
    assert.deepEqual(match.waiting, [2]);
    take(match, 2, 'pass');
    assert.deepEqual(notes(match), ['1 coin', '0 coin', 'end']);
  });

  test('it ends when the last of them passes, not earlier', () => {
    const match = sit(pot([2, 1]), 2);
    take(match, 0, 'coin');
    take(match, 1, 'pass');
    assert.deepEqual(match.waiting, [0]);
    take(match, 0, 'pass');
    assert.deepEqual(notes(match), ['0 coin', 'end']);
  });

  test('whoever has nothing to do is not asked', () => {
    const match = sit(pot([0, 1, 0]), 3);
    assert.deepEqual(match.waiting, [1]);
    assert.deepEqual(match.wire(1)!.options, [{ id: 'coin' }, { id: 'pass', declines: true }]);
    assert.equal(codeOf(match.answer(0, 'pass')), 'not-asked');
  });

  test('with nothing to do for anybody it is over at once', () => {
    assert.deepEqual(notes(sit(pot([0, 0]))), ['end']);
  });

  test('what is played may itself ask', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.alternate(
          [0, 1],
          () => (t.state.notes.length > 1 ? null : { prompt: 'play', from: [{ id: 'card' }] }),
          function* (seat) {
            t.state.notes.push(yield* t.number(1 - seat, { prompt: 'pay', min: 0, max: 9 }));
          },
        );
      }),
    );
    take(match, 0, 'card');
    take(match, 1, 4);
    take(match, 1, 'card');
    take(match, 0, 5);
    assert.deepEqual(notes(match), [4, 5]);
  });

  test('however they choose, nobody is asked with nothing to do, and it ends only after all have passed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        (coins, throws) => {
          const match = sit(pot(coins), coins.length);
          let inARow = 0;
          let next = 0;
          while (!notes(match).includes('end')) {
            const [seat] = match.waiting;
            assert.ok(match.table.state.coins[seat] > 0);
            const throwing = next < throws.length && throws[next++];
            inARow = throwing ? 0 : inARow + 1;
            take(match, seat, throwing ? 'coin' : 'pass');
          }
          // Everybody who still could have done something has declined since the last coin.
          const able = match.table.state.coins.filter((left) => left > 0).length;
          assert.equal(inARow, able);
        },
      ),
      { numRuns: 60 },
    );
  });
});
