import type { Flow } from '@tafelrunde/engine';
import { along, type Disc, distance, inches, type Path, type Point, toward } from '../../geometry/measure.ts';
import { nearestFree } from '../../geometry/spots.ts';
import { canStand } from '../../geometry/steps.ts';
import { WHEEL } from '../../geometry/wheel.ts';
import { placeAsk } from '../../placing/ask.ts';
import { faultOf, type SpotSpec, type WalkSpec } from '../../placing/spec.ts';
import { firstSpot } from '../../placing/suggest.ts';
import type { Exalted, Hero, Model, Spot, Step } from '../../shape.ts';
import { byHero, decoyOf, hurt } from '../attacks.ts';
import { crowd, discOf, outlinesOf, othersOf, spotSpec, walkSpec } from '../ground.ts';
import { isUp, seatOf, wallsOf } from '../models.ts';
import { charm, crossed, push, put, travel } from '../movement.ts';
import { has } from '../values.ts';
import { holds, modelsFor, type Use } from './use.ts';

type Do<D extends Step['do']> = Extract<Step, { do: D }>;

/** EX-ABIL-06, EX-PUSH-01, EX-CHARM-01: what this ability rolled against must have lost a life point by it. */
export const tookHold = ({ rolled }: Use, model: Model): boolean =>
  isUp(model) && (rolled.get(model.id) ?? 1) > 0;

/** EX-PUSH-02: the farthest first, so that nobody is in the way of those behind. */
export function* pushing(use: Use, step: Do<'push'>): Flow {
  const { t, hero } = use;
  const models = (yield* modelsFor(use, step)).filter((model) => tookHold(use, model));
  for (const model of models.toSorted((a, b) => distance(hero, b) - distance(hero, a))) {
    const toward = step.chosen === true ? yield* chosenWay(use, model, inches(step.inches)) : null;
    const held = has(model, 'hold');
    const stopped = yield* push(t, model, hero, inches(step.inches), toward);
    if (stopped && !held && step.crash !== undefined) yield* hurt(t, model, step.crash, byHero(hero));
  }
}
function* chosenWay({ t, hero, ability }: Use, model: Model, range: number): Flow<Point> {
  const spec = {
    kind: 'line',
    from: discOf(model),
    range,
    lines: 1,
    targets: [],
    barriers: outlinesOf(t),
  } as const;
  const [to] = yield* t.place(
    seatOf(t, hero.team),
    placeAsk(spec, { prompt: 'pushWhere', about: { kind: ability.kind } }),
  );
  return to;
}
/** EX-CHARM-02: the nearest first. */
export function* charming(use: Use, step: Do<'charm'>): Flow {
  const { t, hero } = use;
  const models = (yield* modelsFor(use, step)).filter((model) => tookHold(use, model));
  for (const model of models.toSorted((a, b) => distance(hero, a) - distance(hero, b)))
    yield* charm(t, model, hero, inches(step.inches));
}

/** The way a move of an ability asks for. */
export function moveSpec(
  t: Exalted,
  mover: Model,
  step: Do<'move'>,
  target: Model | null,
  from: Disc = mover,
  /** Where nothing else says in which direction, in this one. */
  otherwise: Point | null = null,
): WalkSpec {
  const direct = step.path === 'towards' || step.path === 'away';
  const along =
    !direct || target === null
      ? null
      : step.path === 'towards'
        ? { x: target.x, y: target.y }
        : { x: 2 * from.x - target.x, y: 2 * from.y - target.y };
  return walkSpec(t, mover, direct && target === null ? 0 : inches(step.upTo), {
    base: discOf(from),
    straight: step.path !== 'free',
    along: along ?? otherwise,
    ...(step.through === undefined ? {} : { through: step.through }),
    end:
      step.endWithin === undefined || target === null
        ? null
        : { ...discOf(target), inches: inches(step.endWithin) },
  });
}

/** Movement by an ability: no reaction to leaving a range, slow does not count, hold bars it. EX-MREACT-06, EX-STATUS-05, -09 */
export function* moving(use: Use, step: Do<'move'>): Flow {
  const { t, hero } = use;
  for (const model of yield* modelsFor(use, step)) {
    if (!isUp(model) || has(model, 'hold') || has(model, 'stun')) continue;
    const target = use.targets[0] ?? null;
    const spec = moveSpec(t, model, step, target);
    const announced = model.id === hero.id && use.aim.way !== null;
    const path = announced ? legalPart(spec, use.aim.way) : yield* askedWay(use, model, spec);
    if (path.length === 0) continue;
    const from = { x: model.x, y: model.y };
    yield* travel(t, model, path);
    if (model.id === hero.id)
      use.passedOver = crossed(
        t,
        hero,
        from,
        path,
        (other) => other.id !== hero.id && other.team !== hero.team,
      );
  }
}
function* askedWay({ t, hero, ability }: Use, model: Model, spec: WalkSpec): Flow<Path> {
  const about = { kind: ability.kind, hero: model.sort === 'hero' ? model.kind : 'golem' };
  return yield* t.place(seatOf(t, hero.team), placeAsk(spec, { prompt: 'abilityMove', about }));
}

/** EX-ACT-09: as much of an announced way as is still legal; a blocked move stops at the last legal point. */
export function legalPart(spec: WalkSpec, path: Path): Path {
  if (faultOf(spec, path) === null) return path;
  const upTo = { ...spec, end: null };
  for (let points = path.length; points > 0; points--) {
    const before = path.slice(0, points - 1);
    const from = before.at(-1) ?? spec.base;
    const to = path[points - 1];
    for (let share = 10; share > 0; share--) {
      const part = [...before, toward(from, to, (distance(from, to) * share) / 10)];
      if (faultOf(upTo, part) === null) return part;
    }
  }
  return [];
}

/** Where a step may place somebody; null where there is no such place at all. */
export function placeSpec(
  { t, hero, targets }: Pick<Use, 't' | 'hero' | 'targets'>,
  model: Model,
  where: Spot,
  upTo: number | undefined,
  from: Disc = model,
): SpotSpec | null {
  if (where === 'anywhere')
    return spotSpec(t, model, { from: { ...discOf(from), inches: inches(upTo ?? 0) } });
  const other = where === 'farSide' || where === 'contact' || where.of === 'targets' ? targets[0] : hero;
  if (other === undefined) return null;
  if (where === 'farSide' || where === 'contact') {
    const spot = where === 'farSide' ? farSide(t, model, other, from) : contact(t, model, other, hero);
    return spot === null ? null : spotSpec(t, model, { only: [spot] });
  }
  return spotSpec(t, model, { near: { ...discOf(other), inches: inches(where.within) } });
}
/** In contact with the target on the far side of it; if that is taken, the nearest free contact in the half turned away. */
function farSide(t: Exalted, model: Model, target: Model, from: Disc): Point | null {
  const away = toward(target, { x: 2 * target.x - from.x, y: 2 * target.y - from.y }, target.r + model.r);
  return freeContact(t, model, target, away, (spot) => ahead(from, target, spot));
}
const ahead = (from: Point, target: Point, spot: Point): boolean =>
  (spot.x - target.x) * (target.x - from.x) + (spot.y - target.y) * (target.y - from.y) >= 0;
/** In contact with the target, at the free point nearest to the hero. */
const contact = (t: Exalted, model: Model, target: Model, hero: Hero): Point | null =>
  freeContact(t, model, target, toward(target, hero, target.r + model.r), () => true);
function freeContact(
  t: Exalted,
  model: Model,
  target: Model,
  best: Point,
  fit: (spot: Point) => boolean,
): Point | null {
  const ground = { walls: wallsOf(t), blockers: othersOf(t, model) };
  const spots = [best, ...WHEEL.map((way) => along(target, way, target.r + model.r))];
  const free = spots.filter((spot) => fit(spot) && canStand({ ...spot, r: model.r }, ground));
  return free.toSorted((a, b) => distance(a, best) - distance(b, best))[0] ?? null;
}

/** EX-PLACE-01 to -03 */
export function* placing(use: Use, step: Do<'place'>): Flow {
  const { t, hero, ability } = use;
  for (const model of yield* modelsFor(use, step)) {
    if (!isUp(model)) continue;
    const spec = placeSpec(use, model, step.where, step.upTo);
    if (spec === null) continue;
    const own = model.id === hero.id;
    const announced = own && use.aim.way !== null ? use.aim.way[0] : null;
    let to = announced;
    if (to === null || faultOf(spec, [to]) !== null) {
      if (to !== null || firstSpot(spec) === null) continue;
      [to] =
        spec.only === null
          ? yield* t.place(
              seatOf(t, hero.team),
              placeAsk(spec, { prompt: 'abilityPlace', about: { kind: ability.kind } }),
            )
          : spec.only;
    }
    yield* put(t, model, to);
    if (own) use.placed = true;
  }
}

/** Both are placed on each other's centre; a base that would overlap is shifted by half an inch at most. */
export function* swapping(use: Use, step: Do<'swap'>): Flow {
  const { t, hero } = use;
  if (!holds(use, step.if, hero)) return;
  const other = step.with === 'decoy' ? decoyOf(t, hero) : (use.targets[0] ?? null);
  if (other === null || !isUp(other)) return;
  const spots = swapSpots(t, hero, other);
  if (spots === null) return;
  const [own, its] = spots;
  // Out of one another's way first.
  const before = discOf(hero);
  yield* put(t, other, its);
  if (isUp(hero)) yield* put(t, hero, own);
  use.placed = before.x !== hero.x || before.y !== hero.y;
}
const SHIFT = inches(0.5);
export function swapSpots(t: Exalted, hero: Hero, other: Model): readonly [Point, Point] | null {
  const ground = crowd(t, hero);
  const rest = ground.blockers.filter(({ x, y }) => x !== other.x || y !== other.y);
  const spot = (r: number, at: Disc, blockers: readonly Disc[]): Point | null =>
    nearestFree(
      { x: at.x, y: at.y, r },
      { walls: ground.walls, blockers },
      (to) => distance(at, to) <= SHIFT,
    );
  const own = spot(hero.r, other, rest);
  if (own === null) return null;
  const its = spot(other.r, hero, [...rest, { ...own, r: hero.r }]);
  return its === null ? null : [own, its];
}
