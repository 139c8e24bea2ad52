import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '@tafelrunde/engine';
import { keysOf, on } from '../src/board/keys.ts';
import { isHand, isPerSeat, kindsOf, pileOf, pilesOf } from '../src/board/piles.ts';

const view = {
  seats: 2,
  owned: { cards: 'hand', hoard: 'own' },
  piles: {
    deck: { count: 2, cards: [null, { card: 7, kind: 'gold' }] },
    cards: [
      { count: 1, cards: [{ card: 3, kind: 'thief' }] },
      { count: 1, cards: [{ back: 'any' }] },
    ],
    hoard: [
      { count: 0, cards: [] },
      { count: 0, cards: [] },
    ],
    // As many as there are seats, and nobody's.
    handOfFate: [
      { count: 0, cards: [] },
      { count: 0, cards: [] },
    ],
  },
} as unknown as View;

void test('piles have their handles in order and are found by name', () => {
  assert.deepEqual(
    pilesOf(view).map(({ handle, name, index }) => [handle, name, index]),
    [
      [0, 'deck', null],
      [1, 'cards', 0],
      [2, 'cards', 1],
      [3, 'hoard', 0],
      [4, 'hoard', 1],
      [5, 'handOfFate', 0],
      [6, 'handOfFate', 1],
    ],
  );
  assert.equal(pileOf(view, 'cards', 1)?.key, on.pile(2));
  assert.equal(pileOf(view, 'cards'), undefined);
});

void test('the view tells whose a pile is and which are hands, whatever they are called', () => {
  const named = (test: typeof isHand): string[] => [
    ...new Set(pilesOf(view).flatMap((pile) => (test(view, pile) ? [pile.name] : []))),
  ];
  assert.deepEqual([named(isHand), named(isPerSeat)], [['cards'], ['cards', 'hoard']]);
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
