import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@tafelrunde/engine';
import { keysOf, on } from '../src/board/keys.ts';
import { isHand, kindsOf, pileOf, pilesOf } from '../src/board/piles.ts';

const view = {
  seats: 2,
  piles: {
    deck: { count: 2, cards: [null, { card: 7, kind: 'gold' }] },
    hand: [
      { count: 1, cards: [{ card: 3, kind: 'thief' }] },
      { count: 1, cards: [{ back: 'any' }] },
    ],
  },
} as unknown as View;

void test('piles have their handles in order and are found by name', () => {
  assert.deepEqual(
    pilesOf(view).map(({ handle, name, index }) => [handle, name, index]),
    [
      [0, 'deck', null],
      [1, 'hand', 0],
      [2, 'hand', 1],
    ],
  );
  assert.equal(pileOf(view, 'hand', 1)?.key, on.pile(2));
  assert.equal(pileOf(view, 'hand'), undefined);
  assert.deepEqual(
    pilesOf(view).map((pile) => isHand(view, pile)),
    [false, true, true],
  );
});

void test('the faces that can be seen are known by card', () => {
  assert.deepEqual(
    [...kindsOf(view)],
    [
      [7, 'gold'],
      [3, 'thief'],
    ],
  );
});

void test('an option points at everything it names, and at nothing else', () => {
  assert.deepEqual(keysOf({ id: 'x', pile: 2 as never }), ['pile 2']);
  assert.deepEqual(keysOf({ id: 'x', card: 0 as never, space: 'inn', seat: 0 }), [
    'card 0',
    'space inn',
    'seat 0',
  ]);
  assert.deepEqual(keysOf({ id: 'rest' }), []);
});
