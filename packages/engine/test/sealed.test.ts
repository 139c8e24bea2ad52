import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { notes, sit, take, tiny } from './tiny.ts';

const SEATS = [0, 1];

describe('several seats at once are asked', () => {
  test('for yes or no', () => {
    const match = sit(
      tiny(function* (t) {
        t.state.notes.push(yield* t.confirmAll(SEATS, () => ({ prompt: 'ready' })));
      }),
    );
    take(match, 1, true);
    assert.deepEqual(notes(match), []);
    take(match, 0, false);
    assert.deepEqual(notes(match), [[false, true]]);
  });

  test('for an order', () => {
    const match = sit(
      tiny(function* (t) {
        const orders = yield* t.orderAll(SEATS, () => ({
          prompt: 'order',
          from: [{ id: 'x' }, { id: 'y' }],
        }));
        t.state.notes.push(...orders.map((order) => order.map(({ id }) => id)));
      }),
    );
    take(match, 0, ['y', 'x']);
    take(match, 1, ['x', 'y']);
    assert.deepEqual(notes(match), [
      ['y', 'x'],
      ['x', 'y'],
    ]);
  });

  test('for a place', () => {
    const match = sit(
      tiny(function* (t) {
        const paths = yield* t.placeAll(SEATS, (seat) => ({
          prompt: 'deploy',
          points: [1, 1],
          fault: ([{ x }]) => (x === seat ? null : 'EX-DEPL-01'),
          suggest: () => [{ x: seat, y: 0 }],
        }));
        t.state.notes.push(...paths.map(([{ x, y }]) => [x, y]));
      }),
    );
    assert.equal(match.answer(0, [{ x: 1, y: 5 }]).ok, false);
    take(match, 0, [{ x: 0, y: 5 }]);
    take(match, 1, [{ x: 1, y: 7 }]);
    assert.deepEqual(notes(match), [
      [0, 5],
      [1, 7],
    ]);
  });
});
