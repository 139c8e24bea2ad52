import {
  along,
  closer,
  direction,
  type Disc,
  distance,
  inches,
  onGrid,
  onMat,
  type Path,
  pathLength,
  type Point,
  pointToSegment2,
  SLACK,
} from './measure.ts';
import type { Ground } from './push.ts';
import { clears, standsClear } from './walls.ts';

/** What is wrong with a way on foot. */
export type StepFault = 'tooLong' | 'offMat' | 'blocked' | 'occupied';

/** Somebody on the way: their base, how far they may go, what they must go around, and whom they may not stand on. */
export interface Walk {
  readonly base: Disc;
  readonly allowance: number;
  /** What blocks the way. Empty for those who fly. EX-MOVE-05, EX-FLY-01 */
  readonly ground: Ground;
  /** What nobody can stand on at the end. EX-MOVE-04, EX-FLY-01 */
  readonly end: Ground;
}

/** Is a straight step clear of everything in the way, with the full width of the base? EX-MOVE-05 */
export function stepIsClear(r: number, a: Point, b: Point, { walls, blockers }: Ground): boolean {
  for (let i = 0; i < blockers.length; i++) {
    const { x, y, r: br } = blockers[i];
    const near = r + br - SLACK;
    if (pointToSegment2(x, y, a.x, a.y, b.x, b.y) < near * near) return false;
  }
  for (let i = 0; i < walls.length; i++) if (!clears(walls[i], a.x, a.y, b.x, b.y, r)) return false;
  return true;
}

/** Can a base stand there: on the mat, off the walls, on nobody? EX-MOVE-04, -06, EX-PLACE-02 */
export function canStand(base: Disc, { walls, blockers }: Ground): boolean {
  if (!onMat(base)) return false;
  const { x, y, r } = base;
  for (let i = 0; i < blockers.length; i++) {
    const one = blockers[i];
    if (closer(one.x - x, one.y - y, r + one.r - SLACK)) return false;
  }
  for (let i = 0; i < walls.length; i++) if (!standsClear(walls[i], base)) return false;
  return true;
}

/** What is wrong with this way, from where the base stands over all these points; null where it is fine. EX-MOVE-01, -02 */
export function stepFault({ base, allowance, ground, end }: Walk, path: Path): StepFault | null {
  if (distance(base, path[0] ?? base) + pathLength(path) > allowance + SLACK) return 'tooLong';
  let from: Point = base;
  for (let i = 0; i < path.length; i++) {
    const to = path[i];
    if (!onMat({ x: to.x, y: to.y, r: base.r })) return 'offMat';
    if (!stepIsClear(base.r, from, to, ground)) return 'blocked';
    from = to;
  }
  return canStand({ x: from.x, y: from.y, r: base.r }, end) ? null : 'occupied';
}

/** EX-MREACT: how densely a way is looked at to see who sees somebody on it. */
const LOOK = inches(0.25);
/** Points of a way at which somebody may be seen: the start, every bend, the end, and one every quarter of an inch. */
export function pointsOf(start: Point, path: Path): Point[] {
  const points: Point[] = [start];
  let from = start;
  for (const to of path) {
    const far = distance(from, to);
    for (let at = LOOK; at < far; at += LOOK)
      points.push({
        x: onGrid(from.x + ((to.x - from.x) * at) / far),
        y: onGrid(from.y + ((to.y - from.y) * at) / far),
      });
    points.push(to);
    from = to;
  }
  return points;
}

/** A point of a way: after which step of it, and where. */
export interface Entry {
  /** The index of the point of the path it is on the way to. */
  readonly step: number;
  readonly at: Point;
}
/** How far one looks on for a point where the tower sees, once in its range. */
const ON = inches(0.05);

/**
 * EX-MOVE-07: the first point of a way at which the base comes into range of a tower and is seen by it; null where it does not.
 * Who is in range at the start has to leave it first: only who enters is shot at.
 */
export function entryOf(
  base: Disc,
  path: Path,
  tower: Disc,
  range: number,
  seenAt: (base: Disc) => boolean,
): Entry | null {
  const near = base.r + tower.r + range + SLACK;
  let outside = distance(base, tower) > near;
  let from: Point = base;
  for (const [step, to] of path.entries()) {
    const far = distance(from, to);
    const [enters, leaves] = partWithin(from, to, far, tower, near);
    if (outside)
      for (let at = enters; at <= leaves; at = at < leaves ? Math.min(at + ON, leaves) : Infinity) {
        const point = along(from, direction(to.x - from.x, to.y - from.y), at);
        if (seenAt({ ...point, r: base.r })) return { step, at: point };
      }
    else outside = leaves < far;
    from = to;
  }
  return null;
}
/** The part of a step that is as near to a point as that, measured from its start; it ends before it begins where there is none. */
function partWithin(
  from: Point,
  to: Point,
  far: number,
  centre: Point,
  near: number,
): readonly [number, number] {
  const { x, y } = direction(to.x - from.x, to.y - from.y);
  const ahead = (centre.x - from.x) * x + (centre.y - from.y) * y;
  const off = (centre.x - from.x) * y - (centre.y - from.y) * x;
  const half2 = near * near - off * off;
  if (half2 < 0) return [Infinity, -Infinity];
  const half = Math.sqrt(half2);
  return [Math.max(0, ahead - half), Math.min(far, ahead + half)];
}
