import { type Aim, oneForEachGroup } from './aims.ts';
import { along, direction, type Disc, distance, type Point, SLACK, type Vector } from './measure.ts';
import { inside, mayMeet, type Wall } from './walls.ts';

/** A straight line from the centre of a base, as an ability draws it. EX-LINE-01 */
export interface Ray {
  readonly from: Disc;
  readonly way: Vector;
  /** From the centre to where the line ends: at its range, or at the first wall. */
  readonly length: number;
}

/** The line toward a point. Its length counts from the edge of the base, and walls cut it off. EX-LINE-01 */
export function rayToward(from: Disc, to: Point, range: number, walls: readonly Wall[]): Ray {
  const way = direction(to.x - from.x, to.y - from.y);
  const full = from.r + range;
  const bx = from.x + way.x * full;
  const by = from.y + way.y * full;
  let share = 1;
  for (const walled of walls) {
    if (!mayMeet(walled, from.x, from.y, bx, by, 0)) continue;
    const part = inside(walled, from.x, from.y, bx, by, SLACK);
    if (part !== null && part[0] < share) share = part[0];
  }
  return { from, way, length: full * share };
}

/** How far along the line it first touches the base; null where it does not. */
export function touches({ from, way, length: far }: Ray, base: Disc): number | null {
  const wx = base.x - from.x;
  const wy = base.y - from.y;
  const ahead = wx * way.x + wy * way.y;
  const off = wx * way.y - wy * way.x;
  const half2 = (base.r + SLACK) ** 2 - off * off;
  if (half2 < 0) return null;
  const half = Math.sqrt(half2);
  const enters = Math.max(0, ahead - half);
  return ahead + half < 0 || enters > far ? null : enters;
}

/** All bases the line touches, the nearest first. EX-LINE-03 */
export function allOn<D extends Disc>(ray: Ray, targets: readonly D[]): D[] {
  const found: D[] = [];
  const places: number[] = [];
  for (let i = 0; i < targets.length; i++) {
    const at = touches(ray, targets[i]);
    if (at === null) continue;
    // Kept in order: there are few.
    let place = found.length;
    while (place > 0 && places[place - 1] > at) place--;
    if (place === found.length) {
      found.push(targets[i]);
      places.push(at);
    } else {
      found.splice(place, 0, targets[i]);
      places.splice(place, 0, at);
    }
  }
  return found;
}
/** The nearest base on the line. EX-LINE-01, -02 */
export function firstOn<D extends Disc>(ray: Ray, targets: readonly D[]): D | null {
  let first: D | null = null;
  let nearest = Infinity;
  for (let i = 0; i < targets.length; i++) {
    const at = touches(ray, targets[i]);
    if (at !== null && at < nearest) {
      first = targets[i];
      nearest = at;
    }
  }
  return first;
}

/**
 * All the ways to draw a line that touches somebody, one for each group that can be touched, the nearest of it first. EX-LINE-04:
 * the direction is free, so every border at which the group changes is tried, and the middle between every two of them.
 */
export function lineAims<D extends Disc>(
  from: Disc,
  range: number,
  targets: readonly D[],
  walls: readonly Wall[],
): readonly Aim<D>[] {
  const near = targets.filter((target) => distance(from, target) <= from.r + range + target.r + SLACK);
  if (near.length === 0) return [];
  const about = walls.filter((walled) => mayMeet(walled, from.x, from.y, from.x, from.y, from.r + range));
  const corners = about.flatMap((walled) => walled.corners);
  const borders = [
    ...near.flatMap((target) => bordersOf(from, target)),
    ...corners.map((corner) => wayTo(from, corner)),
  ];
  const around = borders.toSorted((a, b) => turn(a) - turn(b));
  const ways = [
    // Straight at somebody first: of equal aims those look best.
    ...near.map((target) => wayTo(from, target)),
    ...around.map((a, i) => between(a, around[(i + 1) % around.length])),
    ...around,
  ];
  const aims = ways.map((way) => {
    const to = along(from, way, from.r + range);
    return { to, hits: allOn(rayToward(from, to, range, about), near) };
  });
  return oneForEachGroup(aims, near);
}

export const wayTo = (from: Point, to: Point): Vector => direction(to.x - from.x, to.y - from.y);
export const between = (a: Vector, b: Vector): Vector => direction(a.x + b.x, a.y + b.y);

/** The two directions in which a line just touches a base. */
function bordersOf(from: Point, target: Disc): readonly Vector[] {
  const far = distance(from, target);
  if (far <= target.r) return [];
  const { x, y } = wayTo(from, target);
  const sine = target.r / far;
  const cosine = Math.sqrt(1 - sine * sine);
  return [
    { x: x * cosine - y * sine, y: y * cosine + x * sine },
    { x: x * cosine + y * sine, y: y * cosine - x * sine },
  ];
}

/** A number that grows with the angle of a unit vector, from 0 to 4, without any sine. */
const turn = ({ x, y }: Vector): number => (y >= 0 ? 1 - x : 3 + x);
