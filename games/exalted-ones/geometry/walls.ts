import {
  direction,
  type Disc,
  meetsCircle,
  type Point,
  pointToSegment2,
  SLACK,
  type Vector,
} from './measure.ts';

/** A convex outline that blocks steps and sight, counter-clockwise: a mountain, or a barrier laid by an ability. */
export interface Wall {
  readonly corners: readonly Point[];
  /** The unit vectors that point out of its edges; edge i leads from corner i to the next. */
  readonly outward: readonly Vector[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export function wall(outline: readonly Point[]): Wall {
  const corners = turnsLeft(outline) ? outline : outline.toReversed();
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const outward = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length];
    return direction(b.y - a.y, a.x - b.x);
  });
  return {
    corners,
    outward,
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/** Twice the area inside is positive for an outline that runs counter-clockwise. */
function turnsLeft(outline: readonly Point[]): boolean {
  const area = outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length];
    return sum + a.x * b.y - a.y * b.x;
  }, 0);
  return area > 0;
}

/** May the segment come as near to the wall as `near`? A cheap look at the boxes around both. */
export const mayMeet = (
  { left, right, bottom, top }: Wall,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  near: number,
): boolean =>
  (ax < bx ? ax : bx) <= right + near &&
  (ax > bx ? ax : bx) >= left - near &&
  (ay < by ? ay : by) <= top + near &&
  (ay > by ? ay : by) >= bottom - near;

/**
 * The part of a segment that lies inside a wall deeper than `depth`, as two shares of its length (from, to), or null. Grazing
 * an edge or a corner is not inside.
 */
export function inside(
  { corners, outward }: Wall,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  depth: number,
): readonly [from: number, to: number] | null {
  let from = 0;
  let to = 1;
  for (let i = 0; i < corners.length; i++) {
    const { x: nx, y: ny } = outward[i];
    // How far outside of this edge, moved in by the depth, both ends are.
    const a = (ax - corners[i].x) * nx + (ay - corners[i].y) * ny + depth;
    const b = (bx - corners[i].x) * nx + (by - corners[i].y) * ny + depth;
    if (a >= 0 && b >= 0) return null;
    if (a > 0) from = Math.max(from, a / (a - b));
    else if (b > 0) to = Math.min(to, a / (a - b));
    if (from >= to) return null;
  }
  return [from, to];
}

/** Does the segment pass through the wall? EX-LOS-03: a line that only grazes it does not. */
export const crosses = (walled: Wall, ax: number, ay: number, bx: number, by: number): boolean =>
  mayMeet(walled, ax, ay, bx, by, 0) && inside(walled, ax, ay, bx, by, SLACK) !== null;

/** Does a base that moves along the segment keep clear of the wall with its full width? */
export function clears(walled: Wall, ax: number, ay: number, bx: number, by: number, r: number): boolean {
  // A point has no width to give away: it may lie that much inside.
  const near = r < SLACK ? 0 : r - SLACK;
  if (!mayMeet(walled, ax, ay, bx, by, near)) return true;
  const { corners } = walled;
  const near2 = near * near;
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i];
    const d = corners[i + 1 === corners.length ? 0 : i + 1];
    if (pointToSegment2(c.x, c.y, ax, ay, bx, by) < near2) return false;
    if (pointToSegment2(ax, ay, c.x, c.y, d.x, d.y) < near2) return false;
    if (pointToSegment2(bx, by, c.x, c.y, d.x, d.y) < near2) return false;
  }
  // Neither end is near an edge and no corner is near the way: either it runs clear, or right through, or all of it lies inside.
  return inside(walled, ax, ay, bx, by, r < SLACK ? SLACK - r : 0) === null;
}

/** Does the base stand clear of the wall? */
export function standsClear(walled: Wall, { x, y, r }: Disc): boolean {
  if (r < SLACK) return clears(walled, x, y, x, y, r);
  const near = r - SLACK;
  if (!mayMeet(walled, x, y, x, y, near)) return true;
  const { corners } = walled;
  const near2 = near * near;
  // A corner that is near lies on an edge that is: looking at the edges is enough for somebody who does not move.
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i];
    const d = corners[i + 1 === corners.length ? 0 : i + 1];
    if (pointToSegment2(x, y, c.x, c.y, d.x, d.y) < near2) return false;
  }
  return inside(walled, x, y, x, y, 0) === null;
}

/**
 * The first moment at which a base that moves along a unit vector touches the wall; Infinity if never. A base that touches it
 * already and moves into it is there at 0.
 */
export function meetsWall({ corners, outward }: Wall, base: Disc, ux: number, uy: number): number {
  let first = Infinity;
  for (let i = 0; i < corners.length; i++) {
    const c = corners[i];
    const d = corners[i + 1 === corners.length ? 0 : i + 1];
    const { x: nx, y: ny } = outward[i];
    const speed = -(ux * nx + uy * ny);
    if (speed <= 0) continue;
    // The edge itself, moved out by the radius.
    const away = (base.x - c.x) * nx + (base.y - c.y) * ny - base.r;
    // A base that touches the edge may lie behind it by rounding only. One that lies further behind meets another edge first.
    const t = away < 0 && away > -2 * SLACK ? 0 : away / speed;
    if (t >= 0 && t < first) {
      const px = base.x + ux * t - c.x;
      const py = base.y + uy * t - c.y;
      const share = px * (d.x - c.x) + py * (d.y - c.y);
      const whole = (d.x - c.x) ** 2 + (d.y - c.y) ** 2;
      if (share >= 0 && share <= whole) first = t;
    }
  }
  for (const corner of corners) {
    const t = meetsCircle(base.x, base.y, ux, uy, corner, base.r);
    if (t < first) first = t;
  }
  return first;
}

/** Is the base at most so far from an outline, or on it? */
export const meetsDisc = (outline: readonly Point[], { x, y, r }: Disc, far: number): boolean =>
  !clears(wall(outline), x, y, x, y, r + far + 2 * SLACK);
