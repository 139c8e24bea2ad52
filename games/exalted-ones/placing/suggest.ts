import type { Team } from '../geometry/arena.ts';
import { lineAims } from '../geometry/lines.ts';
import {
  along,
  direction,
  type Disc,
  distance,
  inches,
  onGrid,
  type Path,
  type Point,
  SIZE,
  toward,
} from '../geometry/measure.ts';
import { freeWay } from '../geometry/push.ts';
import { shortestWay } from '../geometry/routes.ts';
import { canStand } from '../geometry/steps.ts';
import { circleAims, T1, T2, templateAims } from '../geometry/templates.ts';
import { WHEEL } from '../geometry/wheel.ts';
import { faultOf, type PlaceSpec, type SpotSpec, walkOf, type WalkSpec, wallsWith } from './spec.ts';

/** A legal answer, picked at random: for bots that do not think, for the tests and for play-outs. There is always one. */
export function suggestFor(spec: PlaceSpec, random: () => number): Path {
  switch (spec.kind) {
    case 'walk':
      return someWay(spec, random);
    case 'spot':
      return [someSpot(spec, random)];
    case 'line': {
      const aims = lineAims(spec.from, spec.range, spec.targets, wallsWith(spec.barriers)).map(({ to }) =>
        onTheMat(spec.from, to),
      );
      return Array.from({ length: spec.lines }, () =>
        pickOr(aims, random, () => anywhere(spec.from, random)),
      );
    }
    case 'template': {
      const template = spec.template === 'T1' ? T1 : T2;
      const aims = templateAims(template, spec.from, spec.targets).map(({ to }) => onTheMat(spec.from, to));
      return [pickOr(aims, random, () => anywhere(spec.from, random))];
    }
    case 'circle': {
      const aims = circleAims(spec.from, spec.range, spec.targets).map(({ to }) => to);
      return [
        pickOr(aims, random, () => toward(spec.from, anywhere(spec.from, random), random() * spec.range)),
      ];
    }
    case 'point':
      return [somePoint(spec, random)];
    case 'hedge':
      return someHedge(spec, random) ?? [{ x: spec.from.x, y: spec.from.y }, anywhere(spec.from, random)];
  }
}

const pickOr = <T>(list: readonly T[], random: () => number, otherwise: () => T): T =>
  list.length === 0 ? otherwise() : list[Math.floor(random() * list.length)];
const spoke = (random: () => number) => WHEEL[Math.floor(random() * WHEEL.length)];

/** Some direction, as a point of the mat an inch or less away. */
const anywhere = (from: Disc, random: () => number): Point =>
  along(from, spoke(random), Math.min(from.r, 500));
/** The same direction, as a point of the mat: every base has its radius to the edge. */
const onTheMat = (from: Disc, to: Point): Point =>
  to.x >= 0 && to.y >= 0 && to.x <= SIZE && to.y <= SIZE
    ? to
    : toward(from, to, Math.min(from.r, distance(from, to)));

/** Straight ahead as far as it goes, or part of it; where that ends on somebody, a little less; else nowhere. */
function someWay(spec: WalkSpec, random: () => number): Path {
  const { base } = spec;
  const stay: Path = [{ x: base.x, y: base.y }];
  if (spec.end !== null) return wayToEnd(spec) ?? stay;
  const { ground } = walkOf(spec);
  const way = spec.along === null ? spoke(random) : direction(spec.along.x - base.x, spec.along.y - base.y);
  const far = Math.min(spec.allowance, freeWay(base, way, spec.allowance, ground));
  // Mostly as far as possible: those who dawdle get nowhere.
  let share = random() < 0.5 ? 1 : random();
  for (let tries = 0; tries < 4; tries++, share *= 0.7) {
    const to = along(base, way, Math.max(0, far * share - 3));
    const path: Path = [to];
    if (faultOf(spec, path) === null) return path;
  }
  return stay;
}
/** A way that ends where it has to: straight, or around what stands in between. */
export function wayToEnd(spec: WalkSpec): Path | null {
  const { base, end, allowance } = spec;
  if (end === null) return null;
  const spots = [...ringsAround(end, base.r + end.r, end.inches)];
  for (const spot of spots) {
    const path: Path = [spot];
    if (faultOf(spec, path) === null) return path;
  }
  const { ground, end: stand } = walkOf(spec);
  for (const spot of spec.straight ? [] : spots) {
    if (!canStand({ ...spot, r: base.r }, stand)) continue;
    const path = shortestWay(base, spot, ground, allowance);
    if (path !== null && faultOf(spec, path) === null) return path;
  }
  const stay: Path = [{ x: base.x, y: base.y }];
  return faultOf(spec, stay) === null ? stay : null;
}

/** Points around a base, nearest ring last so that there is room: contact, and on to the distance. */
function* ringsAround(centre: Disc, contact: number, far: number): Generator<Point, void> {
  for (const share of [1, 0.5, 0.02])
    for (const way of WHEEL) yield along(centre, way, contact + Math.max(2, far * share - 2));
}

/** A spot that is fine: tried at random first, then one after the other. */
function someSpot(spec: SpotSpec, random: () => number): Point {
  if (spec.only === null)
    for (let tries = 0; tries < 6; tries++) {
      const spot = randomSpot(spec, random);
      if (faultOf(spec, [spot]) === null) return spot;
    }
  return firstSpot(spec, random) ?? { x: 0, y: 0 };
}
function randomSpot(spec: SpotSpec, random: () => number): Point {
  const way = spoke(random);
  if (spec.squad !== null) return along(spec.squad.first, way, 2 * spec.squad.first.r);
  if (spec.platform !== null) return platformSpot(spec.platform, random);
  if (spec.near !== null)
    return along(spec.near, way, spec.near.r + spec.r + 2 + random() * Math.max(0, spec.near.inches - 4));
  return along(spec.from!, way, random() * spec.from!.inches);
}
const platformSpot = (team: Team, random: () => number): Point => {
  const x = onGrid(inches(0.8) + random() * inches(5.4));
  const y = onGrid(inches(0.8) + random() * inches(5.4));
  return team === 'blue' ? { x, y } : { x: SIZE - x, y: SIZE - y };
};
/** Is there any spot at all? The first of a fixed list that is fine, beginning anywhere in it; null where none of them is. */
export function firstSpot(spec: SpotSpec, random: (() => number) | null = null): Point | null {
  if (random === null) {
    for (const spot of candidates(spec)) if (faultOf(spec, [spot]) === null) return spot;
    return null;
  }
  const spots = [...candidates(spec)];
  const start = Math.floor(random() * spots.length);
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[(start + i) % spots.length];
    if (faultOf(spec, [spot]) === null) return spot;
  }
  return null;
}
/** Of the same fixed list the one that is nearest to a point. */
export function spotNearest(spec: SpotSpec, to: Point): Point | null {
  const near = [...candidates(spec)].toSorted((a, b) => distance(a, to) - distance(b, to));
  return near.find((spot) => faultOf(spec, [spot]) === null) ?? null;
}
function* candidates(spec: SpotSpec): Generator<Point, void> {
  if (spec.only !== null) yield* spec.only;
  else if (spec.squad !== null)
    for (const way of WHEEL) yield along(spec.squad.first, way, 2 * spec.squad.first.r);
  else if (spec.platform !== null)
    for (let x = inches(0.6); x < inches(6.6); x += inches(0.4))
      for (let y = inches(0.6); y < inches(6.6); y += inches(0.4))
        yield spec.platform === 'blue' ? { x, y } : { x: SIZE - x, y: SIZE - y };
  else if (spec.near !== null) yield* ringsAround(spec.near, spec.near.r + spec.r, spec.near.inches);
  else {
    yield { x: spec.from!.x, y: spec.from!.y };
    for (const share of [1, 0.75, 0.5, 0.25])
      for (const way of WHEEL) yield along(spec.from!, way, spec.from!.inches * share);
  }
}

function somePoint(spec: Extract<PlaceSpec, { kind: 'point' }>, random: () => number): Point {
  for (let tries = 0; tries < 8; tries++) {
    const point = along(spec.from, spoke(random), random() * (spec.from.r + spec.range));
    if (faultOf(spec, [point]) === null) return point;
  }
  return { x: spec.from.x, y: spec.from.y };
}
/** A hedge that covers nobody; null where none was found. */
export function someHedge(spec: Extract<PlaceSpec, { kind: 'hedge' }>, random: () => number): Path | null {
  for (let tries = 0; tries < 40; tries++) {
    const middle = along(spec.from, spoke(random), random() * (spec.from.r + spec.range));
    const path: Path = [middle, along(middle, spoke(random), inches(1))];
    if (faultOf(spec, path) === null) return path;
  }
  for (const far of [0.95, 0.6, 0.35])
    for (const way of WHEEL)
      for (const turn of WHEEL.slice(0, WHEEL.length / 2)) {
        const middle = along(spec.from, way, far * (spec.from.r + spec.range));
        const path: Path = [middle, along(middle, turn, inches(1))];
        if (faultOf(spec, path) === null) return path;
      }
  return null;
}
