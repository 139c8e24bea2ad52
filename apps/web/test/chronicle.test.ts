import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json, SeenEvent } from '@tafelrunde/engine';
import { toldLines } from '../src/table/toldLines.ts';

const happened = (type: string, data: Json): SeenEvent => ({ type, data });
const events: readonly SeenEvent[] = [
  happened('turn', { seat: 0 }),
  happened('moves', { seat: 0 }),
  happened('moves', { seat: 0 }),
  happened('silent', {}),
  happened('moves', { seat: 0 }),
  happened('rests', { seat: 0 }),
  happened('rolls', { seat: 0, roll: 4 }),
  happened('rolls', { seat: 0, roll: 4 }),
  happened('turn', { seat: 1 }),
  happened('rests', { seat: 1 }),
];
const lines = toldLines(events, {
  sentenceOf: ({ type }) => (type === 'silent' ? null : type),
  headOf: (seat) => `seat ${String(seat)}`,
  turn: ({ type, data }) => (type === 'turn' ? (data as { seat: number }).seat : undefined),
});

test('what happens several times in a row is one line, at its first moment', () => {
  assert.deepEqual(
    lines.map(({ key, sentence, times }) => [key, sentence, times]),
    [
      [1, 'moves', 3],
      [5, 'rests', 1],
      [6, 'rolls', 1],
      [7, 'rolls', 1],
      [9, 'rests', 1],
    ],
  );
});

test('a turn begins with a head, and is a line of its own', () => {
  assert.deepEqual(
    lines.map(({ head, seat }) => [head, seat]),
    [
      ['seat 0', 0],
      [undefined, 0],
      [undefined, 0],
      [undefined, 0],
      ['seat 1', 1],
    ],
  );
});

test('what the events beside it say is no line of its own', () => {
  const told = toldLines(events, {
    sentenceOf: ({ type }) => type,
    headOf: () => undefined,
    implied: (all, at) => all[at]?.type === 'moves' && all[at + 1]?.type === 'rests',
  });
  assert.deepEqual(told.map(({ key, sentence, times }) => [key, sentence, times]).slice(0, 3), [
    [1, 'moves', 2],
    [3, 'silent', 1],
    [5, 'rests', 1],
  ]);
});
