import { direction, type Vector } from './measure.ts';

/** How many directions a full turn is divided into. */
const SPOKES = 32;

/** Directions all around, counter-clockwise from x, evenly spread. Made by halving right angles: square roots only. */
export const WHEEL: readonly Vector[] = spokes();

function spokes(): Vector[] {
  let found: Vector[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ];
  while (found.length < SPOKES)
    found = found.flatMap((a, i) => {
      const b = found[(i + 1) % found.length];
      return [a, direction(a.x + b.x, a.y + b.y)];
    });
  return found;
}

/** How far from the centre the corners lie of a polygon whose edges touch a circle of radius 1. */
export const OUTER = 1 / ((1 + WHEEL[0].x * WHEEL[1].x + WHEEL[0].y * WHEEL[1].y) / 2) ** 0.5;
