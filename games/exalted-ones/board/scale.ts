import { round } from '@tafelrunde/ui/board';
import { type Point, SIZE } from '../geometry/measure.ts';

/** The drawing: 20 units to an inch, y down. The arena counts in thousandths of an inch from the blue corner, y up. */
const UNIT = 50;
export const px = (x: number): number => round(x / UNIT);
export const py = (y: number): number => round((SIZE - y) / UNIT);
/** A length in units of the drawing. */
export const lengthOf = (thousandths: number): number => round(thousandths / UNIT);
export const SIDE = lengthOf(SIZE);
/** Around the mat: the frame with its ruler. */
const FRAME = 24;
export const whole = { x: -FRAME, y: -FRAME, width: SIDE + 2 * FRAME, height: SIDE + 2 * FRAME } as const;

/** From the drawing back to the arena, kept on the mat. */
export const onArena = (x: number, y: number): Point => ({
  x: kept(x * UNIT),
  y: kept(SIZE - y * UNIT),
});
const kept = (value: number): number => Math.min(SIZE, Math.max(0, Math.round(value)));

export const lineOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${px(x)} ${py(y)}`).join('L')}`;
export const areaOf = (points: readonly Point[]): string => `${lineOf(points)}Z`;
