import type { RuleId } from '@tafelrunde/engine';
import {
  along,
  direction,
  type Disc,
  distance,
  inches,
  length,
  type Path,
  pathLength,
  type Point,
  SIZE,
  SLACK,
  toward,
} from '../geometry/measure.ts';
import { freeWay, type Ground } from '../geometry/push.ts';
import { shortestWay } from '../geometry/routes.ts';
import { canStand, type Entry, entryOf } from '../geometry/steps.ts';
import { CIRCLE_RADIUS } from '../geometry/templates.ts';
import { WHEEL } from '../geometry/wheel.ts';
import {
  faultOf,
  type HedgeSpec,
  type PlaceSpec,
  type SpotSpec,
  walkOf,
  type WalkSpec,
} from '../placing/spec.ts';
import { TOWER_RANGE, towerSees } from '../rules/ground.ts';
import { type Read, towers } from '../rules/models.ts';
import type { Tower } from '../shape.ts';

/** An answer as it would be with the place under the pointer. */
export interface Proposal {
  readonly path: Path;
  /** The rule that forbids it; the same function judges it in the match. */
  readonly fault: RuleId | null;
}

/** The answer that is meant when somebody points there. `onward`: a way goes on from what is drafted. */
export function proposalFor(spec: PlaceSpec, drafted: Path, to: Point, onward = false): Proposal {
  const path = meant(spec, drafted, to, onward);
  return { path, fault: faultOf(spec, path) };
}
function meant(spec: PlaceSpec, drafted: Path, to: Point, onward: boolean): Path {
  switch (spec.kind) {
    case 'walk': {
      const before = onward ? drafted : [];
      return [...before, ...wayOn(spec, before, to)];
    }
    case 'spot':
      return [snapped(spec, to)];
    case 'line':
      return drafted.length < spec.lines ? [...drafted, to] : [...drafted.slice(0, -1), to];
    case 'circle':
      return [pulledIn(spec.from, to, spec.from.r + CIRCLE_RADIUS + spec.range)];
    case 'point':
      return [pulledIn(spec.from, to, spec.from.r + spec.range)];
    case 'hedge':
      return hedgeAt(spec, drafted, to);
    case 'template':
      return [to];
  }
}
const pulledIn = (from: Point, to: Point, most: number): Point =>
  distance(from, to) > most ? toward(from, to, most - 2) : to;

/** Who points near the middle of a drafted hedge turns it; who points elsewhere lays it there, across the line of sight. */
function hedgeAt({ from, range }: HedgeSpec, drafted: Path, to: Point): Path {
  const [middle] = drafted;
  if (drafted.length === 2 && distance(middle, to) < inches(2) && distance(middle, to) > inches(0.2))
    return [middle, to];
  const spot = pulledIn(from, to, from.r + range);
  const { x, y } = direction(spot.x - from.x, spot.y - from.y);
  return [spot, along(spot, { x: -y, y: x }, inches(1))];
}

/** On from the last point, around everything, as far as the allowance goes; next to whoever stands there. */
function wayOn(spec: WalkSpec, drafted: Path, to: Point): Path {
  const { base, allowance, straight, along: line } = spec;
  const from: Disc = { ...(drafted.at(-1) ?? base), r: base.r };
  if (line !== null) {
    const way = direction(line.x - base.x, line.y - base.y);
    const far = (to.x - base.x) * way.x + (to.y - base.y) * way.y;
    return [along(base, way, Math.min(allowance, Math.max(0, far)))];
  }
  const left = Math.max(0, allowance - lengthOfWay(base, drafted));
  const { ground, end } = walkOf(spec);
  // Of a long way only its first part is wanted: what lies beyond need not be looked at.
  const near = distance(from, to) > left ? toward(from, to, left) : to;
  if (straight) return [near];
  const goal = freeNear({ ...kept(near, base.r), r: base.r }, end) ?? near;
  const way = shortestWay(from, goal, ground, left + DETOUR) ?? [straightOn(from, to, left, ground)];
  return standable(from, cut(from, way, left), end);
}
/** How much longer than what is left a way may be that is looked for. */
const DETOUR = inches(4);
const straightOn = (from: Disc, to: Point, left: number, ground: Ground): Point => {
  const way = direction(to.x - from.x, to.y - from.y);
  return along(from, way, Math.max(0, freeWay(from, way, left, ground) - 2));
};
export const lengthOfWay = (base: Point, path: Path): number =>
  path.length === 0 ? 0 : distance(base, path[0]) + pathLength(path);

/** The whole base stays on the mat. */
const kept = ({ x, y }: Point, r: number): Point => {
  const inside = (value: number) => Math.min(SIZE - r, Math.max(r, value));
  return { x: inside(x), y: inside(y) };
};

const RING = inches(0.1);
const FARTHEST = inches(1.8);
/** Where a base can stand near by, looked for on a few rings: the pointer must not wait for it. */
function freeNear(base: Disc, ground: Ground): Point | null {
  // What is far away need not be looked at by every try.
  const near: Ground = {
    walls: ground.walls,
    blockers: ground.blockers.filter((other) => distance(base, other) < FARTHEST + base.r + other.r),
  };
  if (canStand(base, near)) return { x: base.x, y: base.y };
  for (let ring = RING; ring <= FARTHEST; ring += RING)
    for (const way of WHEEL) {
      const spot = { ...along(base, way, ring), r: base.r };
      if (canStand(spot, near)) return { x: spot.x, y: spot.y };
    }
  return null;
}

/** The first part of a way, so long at most. */
function cut(start: Point, way: Path, most: number): Path {
  const first: Point[] = [];
  let from = start;
  let left = most;
  for (const to of way) {
    const far = distance(from, to);
    if (far > left + SLACK) return [...first, toward(from, to, Math.max(0, left - 2))];
    first.push(to);
    left -= far;
    from = to;
  }
  return first;
}
/** A way that was cut off ends on nobody: back along it to where there is room; where there is none, one stays. */
function standable(start: Disc, way: Path, end: Ground): Path {
  for (let i = way.length - 1; i >= 0; i--) {
    const from = way[i - 1] ?? start;
    const whole = distance(from, way[i]);
    for (let far = whole; far > 0; far -= RING) {
      const spot = far === whole ? way[i] : toward(from, way[i], far);
      if (canStand({ ...spot, r: start.r }, end)) return [...way.slice(0, i), spot];
    }
  }
  return [{ x: start.x, y: start.y }];
}

/** Where only some points are possible the nearest of them, else the nearest at which there is room. */
function snapped(spec: SpotSpec, to: Point): Point {
  const { only, squad, near, from, r } = spec;
  if (only !== null) return only.toSorted((a, b) => distance(a, to) - distance(b, to))[0] ?? to;
  if (squad !== null) return toward(squad.first, to, 2 * squad.first.r);
  if (near !== null) return pulledIn(near, to, near.r + near.inches + r);
  return kept(from === null ? to : pulledIn(from, to, from.inches), r);
}

/** A tower that would shoot, and where. EX-MOVE-07 */
export interface Shot extends Entry {
  readonly tower: Tower;
}
export function shotsOn(t: Read, spec: WalkSpec, path: Path): readonly Shot[] {
  return towers(t).flatMap((tower) => {
    if (!spec.towers.some(({ x, y }) => x === tower.x && y === tower.y)) return [];
    const entry = entryOf(spec.base, path, tower, TOWER_RANGE, (base) => towerSees(tower, base));
    return entry === null ? [] : [{ ...entry, tower }];
  });
}

/** A small step by keyboard: what moves is moved, what is aimed from a base turns around it. */
export function nudged(spec: PlaceSpec, drafted: Path, dx: number, dy: number): Proposal {
  const start = startOf(spec);
  const now = drafted.at(-1) ?? start;
  if (spec.kind === 'line' || spec.kind === 'template') {
    const from = spec.from;
    const far = Math.max(inches(4), distance(from, now));
    const way = drafted.length === 0 ? direction(dx, dy) : turnedBy(from, now, dx - dy);
    const to = inside(along(from, way, far), from);
    const path = [...drafted.slice(0, -1), to];
    return { path, fault: faultOf(spec, path) };
  }
  if (spec.kind === 'hedge' && drafted.length === 2) {
    const middle = { x: drafted[0].x + dx, y: drafted[0].y + dy };
    const path = [middle, { x: drafted[1].x + dx, y: drafted[1].y + dy }];
    return { path, fault: faultOf(spec, path) };
  }
  return proposalFor(spec, drafted, inside({ x: now.x + dx, y: now.y + dy }, now));
}
/** From where the first small step goes. */
function startOf(spec: PlaceSpec): Point {
  switch (spec.kind) {
    case 'walk':
      return spec.base;
    case 'spot':
      return spec.only?.[0] ?? spec.near ?? spec.from ?? spec.squad?.first ?? platformMiddle(spec);
    default:
      return spec.from;
  }
}
const platformMiddle = ({ platform }: SpotSpec): Point =>
  platform === 'red' ? { x: SIZE - inches(4), y: SIZE - inches(4) } : { x: inches(4), y: inches(4) };

/** Some three degrees around a base. Arrows to the right and down turn clockwise. */
function turnedBy(from: Point, to: Point, clockwise: number): Point {
  const way = direction(to.x - from.x, to.y - from.y);
  const step = clockwise > 0 ? -0.05 : 0.05;
  return direction(way.x - way.y * step, way.y + way.x * step);
}
/** A point of the mat in the same direction. */
function inside(to: Point, from: Point): Point {
  if (to.x >= 0 && to.y >= 0 && to.x <= SIZE && to.y <= SIZE) return to;
  const far = length(to.x - from.x, to.y - from.y);
  const share = (at: number, toward_: number) =>
    toward_ < 0 ? at / (at - toward_) : toward_ > SIZE ? (SIZE - at) / (toward_ - at) : 1;
  const most = Math.min(share(from.x, to.x), share(from.y, to.y));
  return toward(from, to, Math.max(0, far * most - 2));
}
