import {
  along,
  type Disc,
  distance,
  onMat,
  type Path,
  type Point,
  pointToSegment2,
  SLACK,
  type Vector,
} from './measure.ts';
import type { Ground } from './push.ts';
import { stepIsClear } from './steps.ts';
import { clears, mayMeet, type Wall } from './walls.ts';
import { OUTER, WHEEL } from './wheel.ts';

/**
 * The shortest way around everything. It runs straight from corner to corner of the obstacles, each widened by the radius of the
 * base. Only what really is in the way is looked at: first the straight line, then the outlines of what blocks it, then of what
 * blocks the way around that.
 */
export function shortestWay(base: Disc, to: Point, ground: Ground, most = Infinity): Path | null {
  if (distance(base, to) > most + SLACK || !onMat({ x: to.x, y: to.y, r: base.r })) return null;
  if (stepIsClear(base.r, base, to, ground)) return [to];
  const outlines = new Outlines(base.r, ground);
  if (!outlines.addBlocking(base, to)) return null;
  for (;;) {
    const way = search(base, to, outlines, most);
    if (way === null) return null;
    let grew = false;
    let from: Point = base;
    for (const point of way) {
      if (outlines.addBlocking(from, point)) grew = true;
      from = point;
    }
    if (!grew) return way;
  }
}

/** A point a base can walk to, bending its way only there, and how far it could still go on from it. */
export interface Bend extends Point {
  readonly left: number;
}
/** Where a way can begin or bend within an allowance. Straight on from these, everything within reach can be reached. */
export function bends(base: Disc, allowance: number, ground: Ground): readonly Bend[] {
  const outlines = new Outlines(base.r, ground);
  outlines.addNear(base, allowance);
  return Array.from(spread(base, null, outlines, allowance), ({ at: { x, y }, cost }) => ({
    x,
    y,
    left: allowance - cost,
  }));
}

/** Corners around an obstacle, counter-clockwise, on which a base that goes around it may bend its way. */
interface Corner extends Point {
  readonly outline: number;
  readonly index: number;
}

/** The outlines of the obstacles that were found to be in the way. */
class Outlines {
  readonly corners: Corner[] = [];
  /** By outline, its corners all around; also those nobody can stand on. */
  readonly around: (readonly Point[])[] = [];
  private readonly taken = new Set<Disc | Wall>();
  private readonly walls: Wall[] = [];
  private readonly discs: Disc[] = [];
  readonly r: number;
  private readonly ground: Ground;

  constructor(r: number, ground: Ground) {
    this.r = r;
    this.ground = ground;
  }

  /** Add whatever blocks this step and was not looked at yet; false where there is nothing new. */
  addBlocking(a: Point, b: Point): boolean {
    return this.addAll(
      ({ x, y, r }) => pointToSegment2(x, y, a.x, a.y, b.x, b.y) < (this.r + r - SLACK) ** 2,
      (walled) => !clears(walled, a.x, a.y, b.x, b.y, this.r),
    );
  }
  /** Add whatever somebody might have to go around who goes so far. */
  addNear(from: Point, far: number): void {
    this.addAll(
      (disc) => distance(from, disc) < far + this.r + disc.r,
      (walled) => mayMeet(walled, from.x, from.y, from.x, from.y, far + this.r),
    );
  }
  private addAll(disc: (disc: Disc) => boolean, walled: (walled: Wall) => boolean): boolean {
    const before = this.around.length;
    for (const blocker of this.ground.blockers)
      if (!this.taken.has(blocker) && disc(blocker)) {
        this.discs.push(blocker);
        this.add(blocker, aroundDisc(blocker, this.r));
      }
    for (const mountain of this.ground.walls)
      if (!this.taken.has(mountain) && walled(mountain)) {
        this.walls.push(mountain);
        this.add(mountain, aroundWall(mountain, this.r));
      }
    return this.around.length > before;
  }
  private add(what: Disc | Wall, around: readonly Point[]): void {
    this.taken.add(what);
    const outline = this.around.push(around) - 1;
    for (const [index, { x, y }] of around.entries())
      if (onMat({ x, y, r: this.r })) this.corners.push({ x, y, outline, index });
  }

  /** Is the step clear of the outlines that are known so far? */
  clear(a: Point, b: Point): boolean {
    return stepIsClear(this.r, a, b, { walls: this.walls, blockers: this.discs });
  }
  /** Can a shortest way bend at this corner, coming from there? Only where it merely touches the outline, or follows it. */
  mayBendAt(corner: Corner, from: Reached): boolean {
    // The start may lie between an obstacle and its outline: then nothing of the outline is merely touched from there.
    if (from.corner === null || corner.outline === from.corner.outline) return true;
    const around = this.around[corner.outline];
    const before = around[(corner.index + around.length - 1) % around.length];
    const after = around[(corner.index + 1) % around.length];
    return side(from.at, corner, before) * side(from.at, corner, after) >= 0;
  }
}
const side = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** A point that was reached: a corner, the start or the end. */
interface Reached {
  readonly at: Point;
  readonly corner: Corner | null;
  readonly cost: number;
  readonly from: Reached | null;
}

/** A* from corner to corner to the end. */
function search(start: Point, to: Point, outlines: Outlines, most: number): Path | null {
  for (const reached of spread(start, to, outlines, most)) if (reached.at === to) return wayOf(reached);
  return null;
}

/** From corner to corner, the most promising first; without an end to go to, the nearest first. */
function* spread(start: Point, to: Point | null, outlines: Outlines, most: number): Generator<Reached, void> {
  const left = (at: Point): number => (to === null ? 0 : distance(at, to));
  // There are few corners, so a plain list does for a queue.
  const open: Reached[] = [{ at: start, corner: null, cost: 0, from: null }];
  const done = new Set<Point>();
  const best = new Map<Point, number>();
  while (open.length > 0) {
    const next = takeBest(open, left);
    if (done.has(next.at)) continue;
    done.add(next.at);
    yield next;
    const go = (at: Point, corner: Corner | null): void => {
      const cost = next.cost + distance(next.at, at);
      if (cost + left(at) > most + SLACK || cost >= (best.get(at) ?? Infinity)) return;
      if (!outlines.clear(next.at, at)) return;
      best.set(at, cost);
      open.push({ at, corner, cost, from: next });
    };
    if (to !== null) go(to, null);
    for (const corner of outlines.corners)
      if (!done.has(corner) && outlines.mayBendAt(corner, next)) go(corner, corner);
  }
}
function takeBest(open: Reached[], left: (at: Point) => number): Reached {
  let best = 0;
  let least = Infinity;
  for (const [i, { at, cost }] of open.entries()) {
    const guess = cost + left(at);
    if (guess < least) [best, least] = [i, guess];
  }
  const [taken] = open.splice(best, 1);
  return taken;
}
function wayOf(end: Reached): Path {
  const way: Point[] = [];
  for (let at: Reached = end; at.from !== null; at = at.from) way.unshift({ x: at.at.x, y: at.at.y });
  return way;
}

/** How far a widened outline keeps from what it goes around, so that rounding never makes it touch. */
const KEEP = 2;
/** A round base is gone around on a polygon whose edges touch it: less than a hundredth longer than the arc. */
function aroundDisc(disc: Disc, r: number): Point[] {
  return WHEEL.map((way) => along(disc, way, (disc.r + r + KEEP) * OUTER));
}
/** Around every corner of the wall: out of its two edges, and the directions between them. */
function aroundWall({ corners, outward }: Wall, r: number): Point[] {
  const far = (r + KEEP) * OUTER;
  return corners.flatMap((corner, i) => {
    const before = outward[(i + corners.length - 1) % corners.length];
    const after = outward[i];
    const inner = WHEEL.filter((way) => cross(before, way) > 0 && cross(way, after) > 0);
    // A wall is convex: less than half a turn lies between its edges, so the nearest to the edge before come first.
    const ways = [before, ...inner.toSorted((a, b) => dot(b, before) - dot(a, before)), after];
    return ways.map((way) => along(corner, way, far));
  });
}
const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x;
const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y;
