import { type Lane, RADIUS, type Team, towerOf, type TowerRank } from './arena.ts';
import { along, direction, type Disc, distance, inches, type Point, SLACK, type Vector } from './measure.ts';
import type { Ground } from './push.ts';
import { canStand } from './steps.ts';
import { mayMeet } from './walls.ts';
import { WHEEL } from './wheel.ts';

/** How far from its tower the first golem of a squad stands. EX-ARENA-12, EX-GOLEM-04 */
const FROM_TOWER = inches(3);
const FIRST = RADIUS.tower + FROM_TOWER + RADIUS.golem;

const otherTeam = (team: Team): Team => (team === 'blue' ? 'red' : 'blue');

/** The direction in which a squad stands in front of its tower. EX-ARENA-12: to the outer tower; EX-GOLEM-04: to the enemy's. */
function front(team: Team, lane: Lane, rank: TowerRank): Vector {
  const from = towerOf(team, lane, rank);
  const to = rank === 'inner' ? towerOf(team, lane, 'outer') : towerOf(otherTeam(team), lane, 'outer');
  return direction(to.x - from.x, to.y - from.y);
}
const golemAt = ({ x, y }: Point): Disc => ({ x, y, r: RADIUS.golem });

/** Where the first golem of a squad stands: on the line, or at the nearest free point that is as far from the tower. EX-GOLEM-06 */
export function firstGolem(team: Team, lane: Lane, rank: TowerRank, ground: Ground): Point | null {
  const tower = towerOf(team, lane, rank);
  const ahead = front(team, lane, rank);
  for (const way of turnedFrom(ahead)) {
    const spot = along(tower, way, FIRST);
    if (canStand(golemAt(spot), ground)) return spot;
  }
  return null;
}

/** Is this a place for the second golem? EX-GOLEM-05: it touches the first and is not nearer to the tower. */
export const secondGolemFits = (spot: Point, first: Point, tower: Disc, ground: Ground): boolean =>
  Math.abs(distance(spot, first) - 2 * RADIUS.golem) <= 2 * SLACK &&
  distance(spot, tower) >= distance(first, tower) - SLACK &&
  canStand(golemAt(spot), ground);

/**
 * Where the second golem stands unless its owner wants otherwise: behind the first on the line, else beside it; where it can touch
 * the first nowhere, at the nearest free point not nearer to the tower. EX-ARENA-13, EX-GOLEM-05, -06
 */
export function secondGolem(
  team: Team,
  lane: Lane,
  rank: TowerRank,
  first: Point,
  ground: Ground,
): Point | null {
  const tower = towerOf(team, lane, rank);
  const ahead = direction(first.x - tower.x, first.y - tower.y);
  for (const way of turnedFrom(ahead)) {
    const spot = along(first, way, 2 * RADIUS.golem);
    if (secondGolemFits(spot, first, tower, ground)) return spot;
  }
  return nearestFree(
    golemAt(first),
    ground,
    (spot) => distance(spot, tower) >= distance(first, tower) - SLACK,
  );
}

/** Directions ever farther away from one, to the left and to the right of it in turn: left first. */
function* turnedFrom(ahead: Vector): Generator<Vector, void> {
  yield ahead;
  for (let i = 1; i <= FINE.length / 2; i++) {
    yield rotated(ahead, FINE[i]);
    if (i < FINE.length / 2) yield rotated(ahead, FINE[FINE.length - i]);
  }
}
const rotated = (a: Vector, by: Vector): Vector => ({
  x: a.x * by.x - a.y * by.y,
  y: a.x * by.y + a.y * by.x,
});
/** 256 directions, evenly spread. */
const FINE: readonly Vector[] = finer(finer(finer(WHEEL)));
function finer(wheel: readonly Vector[]): Vector[] {
  return wheel.flatMap((a, i) => {
    const b = wheel[(i + 1) % wheel.length];
    return [a, direction(a.x + b.x, a.y + b.y)];
  });
}

/** How far apart the rings are on which a free point is looked for. */
const RING = inches(0.05);
const FARTHEST = inches(12);

/**
 * The nearest point at which a base can stand, looked for on growing rings around where it would like to; null where there is none
 * that is fit.
 */
export function nearestFree(
  base: Disc,
  ground: Ground,
  fit: (spot: Point) => boolean = () => true,
): Point | null {
  if (fit(base) && canStand(base, ground)) return { x: base.x, y: base.y };
  const least = tooNear(base, ground.blockers);
  for (let ring = RING; ring <= FARTHEST; ring += RING) {
    if (ring < least) continue;
    const near = groundNear(base, ring, ground);
    for (const way of FINE) {
      const spot = along(base, way, ring);
      if (fit(spot) && canStand({ x: spot.x, y: spot.y, r: base.r }, near)) return spot;
    }
  }
  return null;
}
/** On rings smaller than this somebody is in the way everywhere. */
function tooNear(base: Disc, blockers: readonly Disc[]): number {
  let least = 0;
  for (const other of blockers)
    least = Math.max(least, base.r + other.r - SLACK - ROUNDED - distance(base, other));
  return least;
}
/** What a base on that ring could touch. */
const groundNear = (base: Disc, ring: number, { walls, blockers }: Ground): Ground => ({
  walls: walls.filter((walled) => mayMeet(walled, base.x, base.y, base.x, base.y, ring + base.r + ROUNDED)),
  blockers: blockers.filter((other) => distance(base, other) <= ring + base.r + other.r + ROUNDED),
});
/** What whole units may be off by. */
const ROUNDED = 2;
