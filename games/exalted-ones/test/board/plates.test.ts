import assert from 'node:assert/strict';
import { apart, plateOf } from '../../board/plates.ts';
import { situation } from '../kit.ts';

const sheet = { side: 708, letters: null };
const text = '2 Schaden · fällt 69 %';

situation('plates above two golems side by side stand one above the other', () => {
  const plates = apart(
    [
      { x: 300, y: 200, text },
      { x: 310, y: 212, text },
    ],
    sheet,
  );
  assert.deepEqual(
    plates.map(({ x }) => x),
    [310, 300],
  );
  const [low, high] = plates.map((plate) => plateOf(plate, sheet));
  assert.equal(low.middle, 212);
  assert.ok(low.middle - high.middle >= high.high);
});
situation('plates that do not touch stay where they are', () => {
  const plates = [
    { x: 100, y: 300, text },
    { x: 500, y: 300, text },
    { x: 100, y: 200, text },
  ];
  assert.deepEqual(apart(plates, sheet), plates);
});
situation('a plate never leaves the map', () => {
  assert.ok(plateOf({ x: 0, y: -50, text }, sheet).left >= -16);
  assert.equal(plateOf({ x: 0, y: -50, text }, sheet).middle, -6);
});
