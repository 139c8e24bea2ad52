/**
 * Measuring on the arena. A point is a pair of whole numbers, thousandths of an inch from the blue corner: x to the right, y up.
 * Only arithmetic and square roots are used, because those give the same bits on every machine; sines do not.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Path = readonly Point[];

/** The base of a model: every base is round. */
export interface Disc extends Point {
  readonly r: number;
}

const INCH = 1000;
/** The side of the mat: 90 cm. EX-ARENA-01 */
export const SIZE = 35_430;
/** What rounding may be off by. It always counts in favour of "in range" and "fits". */
export const SLACK = 5;

/**
 * The nearest point of the grid. `| 0` makes it a small integer to the engine as well: a rounded float would be kept in a box of
 * its own in every model, and each look at it would make another. It also turns a −0 into 0: no answer may hold one.
 */
export const onGrid = (value: number): number => Math.round(value) | 0;
export const inches = (value: number): number => onGrid(value * INCH);
export const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
export const distance = (a: Point, b: Point): number => length(b.x - a.x, b.y - a.y);

/** The gap between two bases; 0 where they touch or overlap. EX-MEAS-04 */
export const gap = (a: Disc, b: Disc): number => Math.max(0, distance(a, b) - a.r - b.r);
/** EX-RANGE-02: exactly on the limit is in range. */
export const within = (a: Disc, b: Disc, range: number): boolean =>
  reaches(b.x - a.x, b.y - a.y, a.r + b.r + range + SLACK);
/**
 * The same by numbers: at most that far, from centre to centre. What is far away along one axis is not looked at any further. Loops
 * over all models ask by numbers: a place that reads models alone is several times as fast as one that reads whatever has a base.
 */
export const reaches = (dx: number, dy: number, most: number): boolean =>
  dx <= most && -dx <= most && dy <= most && -dy <= most && length(dx, dy) <= most;
/** Does one base lie on the other? Touching is no overlap. */
export const overlap = (a: Disc, b: Disc): boolean => closer(b.x - a.x, b.y - a.y, a.r + b.r - SLACK);
/** Nearer than that, from centre to centre. */
export const closer = (dx: number, dy: number, than: number): boolean =>
  dx < than && -dx < than && dy < than && -dy < than && length(dx, dy) < than;
/** Base contact. */
export const touching = (a: Disc, b: Disc): boolean => Math.abs(distance(a, b) - a.r - b.r) <= 2 * SLACK;
/** Is the whole base on the mat? EX-MOVE-06 */
export const onMat = ({ x, y, r }: Disc): boolean => x >= r && y >= r && x <= SIZE - r && y <= SIZE - r;

export const pathLength = (path: Path): number => {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distance(path[i - 1], path[i]);
  return sum;
};

/** A direction of length 1. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}
const RIGHT: Vector = { x: 1, y: 0 };
/** The direction of (dx, dy); to the right where there is none. */
export function direction(dx: number, dy: number): Vector {
  const whole = length(dx, dy);
  return whole === 0 ? RIGHT : { x: dx / whole, y: dy / whole };
}

/** The point so far from `from` in the direction of `to`, on the grid of whole units. */
export const toward = (from: Point, to: Point, far: number): Point =>
  along(from, direction(to.x - from.x, to.y - from.y), far);
/** The point so far from `from` in a direction. */
export const along = (from: Point, way: Vector, far: number): Point => ({
  x: onGrid(from.x + way.x * far),
  y: onGrid(from.y + way.y * far),
});

/** The square of the distance between a point and a segment. */
export function pointToSegment2(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const whole = dx * dx + dy * dy;
  const t = whole === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / whole;
  const at = t < 0 ? 0 : t > 1 ? 1 : t;
  const ex = px - ax - at * dx;
  const ey = py - ay - at * dy;
  return ex * ex + ey * ey;
}

/**
 * The first moment t >= 0 at which a point that moves along a unit vector comes as near to a centre as `near`; Infinity if
 * never. What is that near already and comes nearer still is there at 0; what moves away never arrives.
 */
export function meetsCircle(
  px: number,
  py: number,
  ux: number,
  uy: number,
  centre: Point,
  near: number,
): number {
  const wx = centre.x - px;
  const wy = centre.y - py;
  const ahead = wx * ux + wy * uy;
  if (ahead <= 0) return Infinity;
  const side2 = wx * wx + wy * wy - ahead * ahead;
  const half2 = near * near - side2;
  return half2 <= 0 ? Infinity : Math.max(0, ahead - Math.sqrt(half2));
}
