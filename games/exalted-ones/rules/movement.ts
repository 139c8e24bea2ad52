import type { Flow } from '@tafelrunde/engine';
import {
  type Disc,
  direction,
  distance,
  inches,
  type Path,
  pathLength,
  type Point,
  pointToSegment2,
  SLACK,
  within,
} from '../geometry/measure.ts';
import { awayFrom, charmed, shoved } from '../geometry/push.ts';
import { type Entry, entryOf } from '../geometry/steps.ts';
import type { Exalted, Hero, Marker, Model, ModelId, Tower } from '../shape.ts';
import { hurt, unitAttack } from './attacks.ts';
import { armedAt, armedNear, crowd, TOWER_RANGE, towerSees } from './ground.ts';
import { markerStep } from './markers.ts';
import { isUp, type Read } from './models.ts';
import { afflict, named } from './status.ts';
import { has } from './values.ts';

/** What waits along a way: a tower whose range is entered (EX-MOVE-07), or a trap that is set off. */
interface Met extends Entry {
  readonly tower: Tower | null;
  readonly trap: Marker | null;
}

/** The towers that would shoot along a way, and the traps it would set off, in the order in which they are met. */
function metOnTheWay(t: Read, hero: Hero, path: Path): Met[] {
  const met: Met[] = [];
  const far = distance(hero, path[0]) + pathLength(path);
  for (const tower of armedNear(t, hero, far)) {
    const entry = entryOf(hero, path, tower, TOWER_RANGE, (base) => towerSees(tower, base));
    if (entry !== null) met.push({ ...entry, tower, trap: null });
  }
  for (const trap of t.state.markers) {
    const near = trapRange(t, trap, hero);
    if (near === null) continue;
    const entry = entryOf(hero, path, { x: trap.x, y: trap.y, r: 0 }, near, () => true);
    if (entry !== null) met.push({ ...entry, tower: null, trap });
  }
  const start = (step: number): Point => (step === 0 ? hero : path[step - 1]);
  // At the same point towers come before traps.
  return met.toSorted(
    (a, b) =>
      a.step - b.step ||
      distance(start(a.step), a.at) - distance(start(b.step), b.at) ||
      Number(a.tower === null) - Number(b.tower === null),
  );
}
/** How near a hero must come to set off a marker; null where it does not concern that hero. */
function trapRange(t: Read, marker: Marker, hero: Hero): number | null {
  const { spec, owner } = markerStep(t, marker);
  if (typeof spec.moment !== 'object' || owner.team === hero.team) return null;
  return inches(spec.moment.comesWithin);
}

/** How a model comes from one place to another, for the chronicle: whoever runs or teleports has said so before. */
type Manner = 'walks' | 'runs' | 'pushed' | 'charmed';

/**
 * Move a model along a way. Heroes are shot at where they enter the range of a tower, and set off traps; a hero who is knocked out
 * there goes no further. EX-MOVE-07, EX-TOWER-04
 */
export function* travel(t: Exalted, model: Model, path: Path, how: Manner = 'walks'): Flow {
  const from = { x: model.x, y: model.y };
  if (model.sort === 'hero')
    for (const { at, tower, trap } of metOnTheWay(t, model, path)) {
      stand(model, at);
      if (tower !== null) yield* shoot(t, tower, model);
      if (trap !== null) yield* spring(t, trap, model);
      if (!isUp(model)) {
        t.tell('moved', { model: model.id, ...named(model), how, from, path: [{ x: at.x, y: at.y }] });
        return;
      }
    }
  stand(model, path[path.length - 1]);
  t.tell('moved', {
    model: model.id,
    ...named(model),
    how,
    from,
    path: path.map(({ x, y }) => ({ x, y })),
  });
}
function stand(model: Model, { x, y }: Point): void {
  model.x = x;
  model.y = y;
}

/** EX-PLACE-01: a model disappears and reappears; only where it arrives counts. */
export function* put(t: Exalted, model: Model, to: Point, how: 'put' | 'teleports' = 'put'): Flow {
  const before: Disc = { x: model.x, y: model.y, r: model.r };
  stand(model, to);
  t.tell('placed', {
    model: model.id,
    ...named(model),
    how,
    from: { x: before.x, y: before.y },
    to: { x: to.x, y: to.y },
  });
  if (model.sort !== 'hero') return;
  for (const tower of armedAt(t, model))
    if (isUp(model) && !within(before, tower, TOWER_RANGE)) yield* shoot(t, tower, model);
  for (const trap of t.state.markers.slice()) {
    const near = trapRange(t, trap, model);
    const point = { x: trap.x, y: trap.y, r: 0 };
    if (near !== null && isUp(model) && !within(before, point, near) && within(model, point, near))
      yield* spring(t, trap, model);
  }
}

/** EX-TOWER-01 to -04: a tower shoots at a hero. */
export function* shoot(t: Exalted, tower: Tower, hero: Hero): Flow {
  t.tell('shoots', { ...named(tower), lane: tower.lane, at: hero.kind, enemy: hero.team });
  yield* unitAttack(t, tower, hero, 'tower');
}

/** A trap goes off: its steps happen to whoever set it off. */
function* spring(t: Exalted, trap: Marker, hero: Hero): Flow {
  const { spec, owner } = markerStep(t, trap);
  t.state.markers.splice(t.state.markers.indexOf(trap), 1);
  t.tell('trap', { kind: trap.ability, hero: hero.kind, team: hero.team });
  for (const step of spec.does) {
    if (step.do === 'lose') yield* hurt(t, hero, step.life, { cause: 'hero', hero: owner.id });
    if (step.do === 'status') afflict(t, hero, step.status, owner);
  }
}

/** EX-PUSH-02 to -05: straight away from somebody, or toward a point. Did anything but the edge of the mat stop it? */
export function* push(
  t: Exalted,
  model: Model,
  from: Point,
  far: number,
  toward: Point | null,
): Flow<boolean> {
  if (!isUp(model) || has(model, 'hold')) return false;
  const home = model.team === 'red' ? { x: -1, y: -1 } : { x: 1, y: 1 };
  const way =
    toward === null
      ? awayFrom(model, from, direction(home.x, home.y))
      : direction(toward.x - model.x, toward.y - model.y);
  const { stopped, ...to } = shoved(model, way, far, crowd(t, model));
  if (distance(model, to) > 0) yield* travel(t, model, [to], 'pushed');
  return stopped;
}
/** EX-CHARM-02: straight toward the hero, up to base contact. */
export function* charm(t: Exalted, model: Model, by: Hero, far: number): Flow {
  if (!isUp(model) || has(model, 'hold')) return;
  const to = charmed(model, by, far, crowd(t, model));
  if (distance(model, to) > 0) yield* travel(t, model, [to], 'charmed');
}

/** Whom a base passes over on its way. */
export function crossed(
  t: Read,
  hero: Hero,
  from: Point,
  path: Path,
  is: (model: Model) => boolean,
): ModelId[] {
  const found: ModelId[] = [];
  let at = from;
  for (const to of path) {
    for (const model of t.state.models)
      if (model.present && is(model) && !found.includes(model.id) && passes(at, to, hero.r, model))
        found.push(model.id);
    at = to;
  }
  return found;
}
const passes = (a: Point, b: Point, r: number, model: Disc): boolean =>
  Math.sqrt(pointToSegment2(model.x, model.y, a.x, a.y, b.x, b.y)) < r + model.r - SLACK;
