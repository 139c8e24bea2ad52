import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivals } from '../src/board/motion/moves.ts';

const at = (pile: string, index: number | null = null) => ({ pile, index });

void test('known cards are followed by their sleeve, hidden ones only counted', () => {
  const { cards, hidden } = arrivals([
    { type: 'move', data: { from: at('deck'), to: at('hand', 0) }, secret: { card: 4, kind: 'gold' } },
    { type: 'played', data: { seat: 0 } },
    { type: 'move', data: { from: at('deck'), to: at('hand', 1) } },
    { type: 'move', data: { from: null, to: at('discard') } },
  ]);
  assert.deepEqual(
    [...cards],
    [['4', { from: { name: 'deck', index: null }, to: { name: 'hand', index: 0 } }]],
  );
  assert.deepEqual(hidden, [
    { from: { name: 'deck', index: null }, to: { name: 'hand', index: 1 } },
    { from: null, to: { name: 'discard', index: null } },
  ]);
});

void test('a card that passes through several places goes from the first to the last', () => {
  const secret = { card: 9, kind: 'thief' };
  const { cards } = arrivals([
    { type: 'move', data: { from: at('hand', 0), to: at('played') }, secret },
    { type: 'move', data: { from: at('played'), to: at('discard') }, secret },
  ]);
  assert.deepEqual(cards.get('9'), {
    from: { name: 'hand', index: 0 },
    to: { name: 'discard', index: null },
  });
});
