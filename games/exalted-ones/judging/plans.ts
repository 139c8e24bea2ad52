import { MOUNTAINS, onPlatform } from '../geometry/arena.ts';
import {
  along,
  direction,
  type Disc,
  distance,
  inches,
  type Path,
  pathLength,
  type Point,
  SLACK,
} from '../geometry/measure.ts';
import { shortestWay } from '../geometry/routes.ts';
import { canStand, stepIsClear } from '../geometry/steps.ts';
import type { Ground } from '../geometry/push.ts';
import { WHEEL } from '../geometry/wheel.ts';
import { heroDef, isUp, towers } from '../rules/models.ts';
import { walkSpec } from '../rules/ground.ts';
import { unusable } from '../rules/abilities.ts';
import { attackRange, has, moveAllowance, runAllowance, staticsOf } from '../rules/values.ts';
import { walkOf, type WalkSpec } from '../placing/spec.ts';
import type { Hero, Model, Slot } from '../shape.ts';
import type { Position } from './position.ts';
import { type Strike, strikesFrom } from './strikes.ts';
import { lossOf } from './worth.ts';

/** What a hero could do with an action, and what it is worth. */
export interface Plan {
  readonly does: 'go' | 'attack' | Slot | 'teleport' | 'wake' | 'release';
  readonly path: Path;
  /** What follows a way. */
  readonly strike: Strike | null;
  /** A tower to teleport to. */
  readonly tower: Model | null;
  readonly value: number;
}

/** How many targets are looked at from other places than one's own, and from which sides. */
const TARGETS = 5;
const SIDES = [0, 2, -2, 5, -5] as const;
/** A step aside costs something: those who need not move stay. */
const STEP = 0.4;
/** What a second action is worth that a teleport takes. */
const ACTION = 9;

/** All plans of a hero that came to mind, the best first. */
export function plansOf(at: Position, hero: Hero): Plan[] {
  const plans = has(hero, 'stun')
    ? [plan('wake', 15)]
    : [...fromHere(at, hero), ...elsewhere(at, hero), ...teleports(at, hero)];
  return plans.toSorted((a, b) => b.value - a.value);
}
const plan = (does: Plan['does'], value: number, more: Partial<Plan> = {}): Plan => ({
  does,
  path: [],
  strike: null,
  tower: null,
  ...more,
  value,
});

function fromHere(at: Position, hero: Hero): Plan[] {
  const strikes = strikesFrom(at, hero, hero, true);
  const found = strikes.slice(0, 4).map((strike) => {
    // Who strikes from here may step back afterwards.
    const back = retreat(at, hero);
    return plan(strike.does, strike.value + Math.max(0, back === null ? 0 : back.gain - STEP), { strike });
  });
  return has(hero, 'hold') ? [...found, plan('release', 4)] : found;
}
/** The best place to step to after a blow; null where it is best to stay. */
export function retreat(at: Position, hero: Hero): { readonly path: Path; readonly gain: number } | null {
  if (has(hero, 'hold')) return null;
  const { t } = at;
  const now = at.standing(hero, hero);
  if (at.peril(hero, hero) < 4) return null;
  const walk = new Walk(at, hero, walkSpec(t, hero, moveAllowance(t, hero)));
  let best: { readonly path: Path; readonly gain: number } | null = null;
  for (let i = 0; i < WHEEL.length; i += 4) {
    const path = walk.to(along(hero, WHEEL[i], walk.spec.allowance - 4));
    if (path === null) continue;
    const gain = at.standing(hero, endOf(hero, path)) - now - walk.cost(path);
    if (gain > 3 && (best === null || gain > best.gain)) best = { path, gain };
  }
  return best;
}

/** A way first, and then a blow if it is short enough. */
function elsewhere(at: Position, hero: Hero): Plan[] {
  if (has(hero, 'hold')) return [];
  const { t } = at;
  const short = moveAllowance(t, hero);
  const through = staticsOf(t, hero, 'runsThrough').flatMap(({ kinds }) => kinds);
  const spec = walkSpec(t, hero, Math.max(short, runAllowance(t, hero)), { short, through });
  const walk = new Walk(at, hero, spec);
  const now = at.standing(hero, hero);
  const found: Plan[] = [];
  const consider = (path: Path | null, may: boolean): void => {
    if (path === null) return;
    const stand = endOf(hero, path);
    const cost = walk.cost(path) + STEP;
    const moved = at.standing(hero, stand) - now - cost;
    const strike =
      may && lengthOf(hero, path) <= short + SLACK ? (strikesFrom(at, hero, stand, false)[0] ?? null) : null;
    found.push(
      plan('go', moved + Math.max(0, strike?.value ?? 0), {
        path,
        strike: (strike?.value ?? 0) > 0 ? strike : null,
      }),
    );
  };
  const ranges = rangesOf(at, hero);
  for (const target of targetsNear(at, hero, short + Math.max(...ranges)))
    for (const range of ranges)
      for (const spot of spotsAround(hero, target, range)) consider(walk.within(spot, short), true);
  for (const goal of at.goalsFor(hero, 2)) consider(walk.toward(goal), true);
  if (at.peril(hero, hero) > 10)
    for (let i = 0; i < WHEEL.length; i += 4)
      consider(walk.to(along(hero, WHEEL[i], spec.allowance - 4)), false);
  return found;
}
const endOf = (hero: Hero, path: Path): Disc => ({
  x: path[path.length - 1].x,
  y: path[path.length - 1].y,
  r: hero.r,
});
const lengthOf = (hero: Hero, path: Path): number => distance(hero, path[0]) + pathLength(path);

/** From how far one would like to strike: the basic attack, and the longest reach of an ability that is ready. */
function rangesOf({ t }: Position, hero: Hero): number[] {
  const own = attackRange(t, hero);
  let longest = own;
  const { abilities } = heroDef(t, hero);
  for (const slot of ['Q', 'W', 'R'] as const)
    if (
      unusable(t, hero, slot, 'action') === null &&
      abilities[slot].target !== 'ally' &&
      abilities[slot].target !== 'self'
    )
      longest = Math.max(longest, inches(abilities[slot].range));
  return longest > own + 500 ? [own, longest] : [own];
}
/** Whom one could strike at after a step, the best first. */
function targetsNear({ t, team }: Position, hero: Hero, far: number): Model[] {
  const rank = (model: Model): number =>
    (model.sort === 'hero'
      ? 3 + 4 / model.life
      : model.sort === 'tower' || model.sort === 'artefact'
        ? 3
        : model.sort === 'golem'
          ? 2
          : 1.5) -
    distance(hero, model) / inches(10);
  return t.state.models
    .filter((model) => isUp(model) && model.team !== team && distance(hero, model) <= far + hero.r + model.r)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, TARGETS);
}
/** Places from which a target is just in range: on this side of it, and farther around. */
function spotsAround(hero: Hero, target: Disc, range: number): Point[] {
  const far = hero.r + target.r + range - 4;
  const { x, y } = direction(hero.x - target.x, hero.y - target.y);
  return SIDES.map((side) => {
    const turn = WHEEL[(side + WHEEL.length) % WHEEL.length];
    return along(target, { x: x * turn.x - y * turn.y, y: x * turn.y + y * turn.x }, far);
  });
}

/** The ways around the mountains that were found last: most heroes stand still while others act. */
const ways = new Map<string, Path | null>();
const KEPT = 4000;
function wayAround(hero: Hero, to: Point): Path | null {
  const key = `${hero.r},${hero.x},${hero.y},${to.x},${to.y}`;
  let way = ways.get(key);
  if (way !== undefined) return way;
  if (ways.size >= KEPT) ways.clear();
  way = shortestWay(hero, to, { walls: MOUNTAINS, blockers: [] });
  ways.set(key, way);
  return way;
}

/** The ways of a hero on the ground as it is. */
class Walk {
  readonly spec: WalkSpec;
  private readonly at: Position;
  private readonly hero: Hero;
  private readonly ground: Ground;
  private readonly end: Ground;

  constructor(at: Position, hero: Hero, spec: WalkSpec) {
    this.at = at;
    this.hero = hero;
    this.spec = spec;
    const { ground, end } = walkOf(spec);
    this.ground = ground;
    this.end = end;
  }
  /** The shots that are drawn on the way, in worth. */
  cost(path: Path): number {
    let from: Disc = this.hero;
    let damage = 0;
    for (const { x, y } of path) {
      const to = { x, y, r: this.hero.r };
      damage += this.at.entered(this.hero, from, to);
      from = to;
    }
    return damage === 0 ? 0 : lossOf(this.at.t, this.hero, damage);
  }
  /** To a place, straight or around what is in the way; null where nobody can stand, or it is too far. */
  within(spot: Point, far: number): Path | null {
    const { hero } = this;
    if (distance(hero, spot) > far || !canStand({ x: spot.x, y: spot.y, r: hero.r }, this.end)) return null;
    if (stepIsClear(hero.r, hero, spot, this.ground)) return [spot];
    return shortestWay(hero, spot, this.ground, far);
  }
  /** Straight on, as far as it goes. */
  to(spot: Point): Path | null {
    const { hero } = this;
    const way = direction(spot.x - hero.x, spot.y - hero.y);
    for (let far = distance(hero, spot); far > inches(0.5); far *= 0.75) {
      const there = along(hero, way, far);
      if (canStand({ ...there, r: hero.r }, this.end) && stepIsClear(hero.r, hero, there, this.ground))
        return [there];
    }
    return null;
  }
  /** On the shortest way to a model, as far as a run goes. */
  toward(goal: Model): Path | null {
    const { hero, spec, at } = this;
    // Far away only mountains count: everybody else may have moved by then.
    const near = attackRange(at.t, hero);
    const spot = along(goal, direction(hero.x - goal.x, hero.y - goal.y), hero.r + goal.r + near - 4);
    const way = wayAround(hero, spot);
    if (way === null) return null;
    let left = spec.allowance - 4;
    const path: Point[] = [];
    let from: Point = hero;
    for (const to of way) {
      const far = distance(from, to);
      path.push(far <= left ? to : along(from, direction(to.x - from.x, to.y - from.y), left));
      left -= far;
      from = to;
      if (left <= 0) break;
    }
    return this.shortened(path);
  }
  /** As much of a way as can be walked, to where there is room. */
  private shortened(path: readonly Point[]): Path | null {
    const { hero } = this;
    const walked: Point[] = [];
    let from: Point = hero;
    for (const [i, to] of path.entries()) {
      const last = i === path.length - 1;
      if (!last && stepIsClear(hero.r, from, to, this.ground)) {
        walked.push(to);
        from = to;
        continue;
      }
      const way = direction(to.x - from.x, to.y - from.y);
      for (let far = distance(from, to); far > inches(0.4); far -= inches(0.5)) {
        const spot = along(from, way, far);
        if (canStand({ ...spot, r: hero.r }, this.end) && stepIsClear(hero.r, from, spot, this.ground))
          return [...walked, spot];
      }
      break;
    }
    const end = walked.at(-1);
    return end !== undefined && canStand({ ...end, r: hero.r }, this.end) ? walked : null;
  }
}

/** EX-TELE-01, -02: from the platform to a tower, for both actions. */
function teleports(at: Position, hero: Hero): Plan[] {
  const { t } = at;
  if (t.state.actions !== 2 || has(hero, 'hold') || !onPlatform(hero.team, hero)) return [];
  const now = at.standing(hero, hero);
  return towers(t)
    .filter((tower) => tower.team === hero.team)
    .map((tower) => {
      const stand = { x: tower.x, y: tower.y, r: hero.r };
      return plan('teleport', at.standing(hero, stand) - now - ACTION, { tower });
    });
}
