import {
  along,
  direction,
  type Disc,
  meetsCircle,
  onGrid,
  type Point,
  SIZE,
  type Vector,
} from './measure.ts';
import { mayMeet, meetsWall, type Wall } from './walls.ts';

/** What stands in the way of somebody: walls, and the bases of others. */
export interface Ground {
  readonly walls: readonly Wall[];
  readonly blockers: readonly Disc[];
}

/**
 * How far a base can go in a straight line, at most so far, before it touches the edge of the mat, a wall or another base.
 * EX-PUSH-03, -04
 */
export function freeWay(base: Disc, way: Vector, far: number, { walls, blockers }: Ground): number {
  let free = Math.min(far, toEdge(base.x, way.x, base.r), toEdge(base.y, way.y, base.r));
  for (const blocker of blockers) {
    const t = meetsCircle(base.x, base.y, way.x, way.y, blocker, base.r + blocker.r);
    if (t < free) free = t;
  }
  for (const walled of walls) {
    if (!mayMeet(walled, base.x, base.y, base.x + way.x * free, base.y + way.y * free, base.r)) continue;
    const t = meetsWall(walled, base, way.x, way.y);
    if (t < free) free = t;
  }
  return Math.max(0, free);
}
function toEdge(at: number, speed: number, r: number): number {
  if (speed === 0) return Infinity;
  return ((speed > 0 ? SIZE - r : r) - at) / speed;
}

/** EX-PUSH-02: straight away from whoever pushes; where both stand on one point, in the direction given for that. */
export const awayFrom = (base: Disc, by: Point, otherwise: Vector): Vector =>
  base.x === by.x && base.y === by.y ? otherwise : direction(base.x - by.x, base.y - by.y);

/** Where a push ends, and whether anything but the edge of the mat has cut it short. EX-PUSH-03, -04 */
export function shoved(base: Disc, way: Vector, far: number, ground: Ground): Point & { stopped: boolean } {
  const free = freeWay(base, way, far, ground);
  return { ...along(base, way, free), stopped: onGrid(free) < onGrid(freeWay(base, way, far, EMPTY)) };
}
const EMPTY: Ground = { walls: [], blockers: [] };

/** EX-CHARM-02: straight toward whoever charms, up to base contact. */
export function charmed(base: Disc, by: Point, far: number, ground: Ground): Point {
  if (base.x === by.x && base.y === by.y) return { x: base.x, y: base.y };
  const way = direction(by.x - base.x, by.y - base.y);
  return along(base, way, freeWay(base, way, far, ground));
}
