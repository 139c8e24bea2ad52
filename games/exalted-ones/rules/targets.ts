import { firstOn, lineAims, rayToward } from '../geometry/lines.ts';
import { circleCovers, covers, T1, T2 } from '../geometry/templates.ts';
import { type Disc, gap, inches, type Point, within } from '../geometry/measure.ts';
import type { Ability, Golem, Hero, Lane, Model, ModelId, TowerRank } from '../shape.ts';
import { artefactOpen, seesModel, towerFault } from './ground.ts';
import { heroesUp, isFoe, isUp, lanesOf, modelOf, type Read, squadOf, wallsOf } from './models.ts';
import { attackRange, isRanged, lastingOn, maxLife } from './values.ts';

/** EX-BASIC-08: may this hero attack that model at all? */
function isAttackable(t: Read, hero: Hero, model: Model): boolean {
  if (!isUp(model) || model.team === hero.team) return false;
  if (model.sort === 'tower') return towerFault(t, model) === null;
  if (model.sort === 'artefact') return artefactOpen(t, model.team);
  return true;
}

/** Is the target in the range of a basic attack, and seen where that is needed? EX-BASIC-01, -02 */
export function reachesTarget(
  t: Read,
  attacker: Model,
  target: Model,
  from: Disc = attacker,
  at: Disc = target,
): boolean {
  return (
    within(from, at, attackRange(t, attacker)) &&
    (!isRanged(t, attacker) || seesModel(t, attacker, target, from, at))
  );
}

/** Whom a hero may attack from there. `elsewhere`: a model that stands, or will stand, on another spot. */
export function attackTargets(
  t: Read,
  hero: Hero,
  from: Disc = hero,
  elsewhere: Moved | null = null,
): Model[] {
  const range = attackRange(t, hero);
  const ranged = isRanged(t, hero);
  const taunts = t.state.lasting.length === 0 ? [] : taunters(t, hero);
  const found: Model[] = [];
  for (const model of t.state.models) {
    if (!model.present || model.team === hero.team) continue;
    const at = elsewhere !== null && elsewhere.id === model.id ? elsewhere.at : model;
    if (!within(from, at, range) || !isAttackable(t, hero, model)) continue;
    if (taunts.length > 0 && model.sort === 'hero' && !taunts.includes(model.id)) continue;
    if (ranged && !seesModel(t, hero, model, from, at)) continue;
    found.push(model);
  }
  return found;
}
/** Where somebody will stand once an announced way is carried out. */
export interface Moved {
  readonly id: ModelId;
  readonly at: Disc;
}
/** The heroes in the arena who have taunted this one. */
const taunters = (t: Read, hero: Hero): ModelId[] =>
  lastingOn(t, hero, 'taunt').flatMap(({ by }) => (isUp(modelOf(t, by)) ? [by] : []));

/** Everybody an ability could hurt, wherever they are. */
export const foesOf = (t: Read, hero: Hero, ability: Pick<Ability, 'only'>): Model[] =>
  foesNear(t, hero, ability, hero, Infinity);
/** Those of them who are at most so far from there, or will be. */
function foesNear(
  t: Read,
  hero: Hero,
  { only }: Pick<Ability, 'only'>,
  from: Disc,
  range: number,
  elsewhere: Moved | null = null,
): Model[] {
  const found: Model[] = [];
  for (const model of t.state.models) {
    if (!model.present || model.team === hero.team) continue;
    const at = elsewhere !== null && elsewhere.id === model.id ? elsewhere.at : model;
    if (within(from, at, range) && isFoe(hero, model) && (only !== 'hero' || model.sort === 'hero'))
      found.push(model);
  }
  return found;
}

/** Whether an ability may be aimed at somebody by sight. EX-LOS-05 */
function isSeen(
  t: Read,
  hero: Hero,
  ability: Pick<Ability, 'sight'>,
  model: Model,
  from: Disc,
  at: Disc = model,
): boolean {
  if (ability.sight === 'none') return true;
  if (seesModel(t, hero, model, from, at)) return true;
  return (
    ability.sight === 'friends' &&
    heroesUp(t, hero.team).some((friend) => friend.id !== hero.id && seesModel(t, friend, model, friend, at))
  );
}

/** The models that can be named as the target of an ability. */
export function namedTargets(
  t: Read,
  hero: Hero,
  ability: Ability,
  from: Disc,
  elsewhere: Moved | null = null,
  /** Whoever counts as no target, and stops no line. */
  ignored: readonly ModelId[] = [],
): Model[] {
  const range = inches(ability.range);
  const at = (model: Model): Disc => (elsewhere !== null && elsewhere.id === model.id ? elsewhere.at : model);
  switch (ability.target) {
    case 'single':
      return foesNear(t, hero, ability, from, range, elsewhere).filter(
        (model) =>
          (ability.wounded !== true || isWounded(t, model)) &&
          isSeen(t, hero, ability, model, from, at(model)),
      );
    case 'ally':
      return heroesUp(t, hero.team).filter((model) =>
        model.id === hero.id
          ? ability.other !== true
          : within(from, at(model), range) && isSeen(t, hero, ability, model, from, at(model)),
      );
    case 'firstInLine': {
      // EX-LINE-05: only legal targets stop a line.
      const discs = foesNear(t, hero, ability, from, range, elsewhere).flatMap((model) => {
        const { x, y, r } = at(model);
        return ignored.includes(model.id) ? [] : [{ x, y, r, model }];
      });
      if (discs.length === 0) return [];
      const first = new Set(lineAims(from, range, discs, wallsOf(t)).map(({ hits }) => hits[0].model));
      return [...first]
        .filter((model) => isSeen(t, hero, ability, model, from, at(model)))
        .toSorted((a, b) => a.id - b.id);
    }
    default:
      return [];
  }
}
/** Is there anybody to name? What is obvious is not worked out. */
export function canName(
  t: Read,
  hero: Hero,
  ability: Ability,
  from: Disc,
  elsewhere: Moved | null = null,
): boolean {
  if (ability.target === 'ally' && ability.other !== true) return true;
  if (ability.target !== 'firstInLine') return namedTargets(t, hero, ability, from, elsewhere).length > 0;
  const range = inches(ability.range);
  const near = foesNear(t, hero, ability, from, range, elsewhere);
  if (near.length === 0) return false;
  if (elsewhere === null || near.every(({ id }) => id !== elsewhere.id))
    for (const model of near) {
      const first = firstOn(rayToward(from, model, range, wallsOf(t)), near);
      if (first !== null && isSeen(t, hero, ability, first, from)) return true;
    }
  return namedTargets(t, hero, ability, from, elsewhere).length > 0;
}
/** The squads an ability can be aimed at: one golem of it within range and in sight. */
export function namedSquads(
  t: Read,
  hero: Hero,
  ability: Ability,
  from: Disc,
): { lane: Lane; rank: TowerRank; golems: Golem[] }[] {
  const range = inches(ability.range);
  return lanesOf(t).flatMap((lane) =>
    (['inner', 'outer'] as const).flatMap((rank) => {
      const golems = squadOf(t, hero.team, lane, rank);
      const near = golems.some(
        (golem) => within(from, golem, range) && isSeen(t, hero, ability, golem, from),
      );
      return near ? [{ lane, rank, golems }] : [];
    }),
  );
}

/** Whom an area touches: legal targets in sight, each once, the nearest first. EX-TMPL-05, -06, EX-LINE-03 */
export function areaTargets(
  t: Read,
  hero: Hero,
  ability: Ability,
  from: Disc,
  aim: readonly Point[],
): Model[] {
  const range = inches(ability.range);
  const foes = foesOf(t, hero, ability);
  const touched = foes.filter((model) =>
    aim.some((to) => {
      switch (ability.target) {
        case 'allInLine':
          return firstOn(rayToward(from, to, range, wallsOf(t)), [model]) !== null;
        case 'circle':
          return circleCovers(to, model);
        case 'T1':
          return covers(T1, from, to, model);
        case 'T2':
          return covers(T2, from, to, model);
        case 'T2Pair':
          return (
            covers(T2, from, to, model) ||
            covers(T2, from, { x: 2 * from.x - to.x, y: 2 * from.y - to.y }, model)
          );
        default:
          return false;
      }
    }),
  );
  return nearestFirst(
    from,
    touched.filter((model) => isSeen(t, hero, ability, model, from)),
  );
}
export const nearestFirst = <M extends Model>(from: Disc, models: readonly M[]): M[] =>
  models.toSorted((a, b) => gap(from, a) - gap(from, b) || a.id - b.id);

/** EX-DEF-01 */
export const isWounded = (t: Read, model: Model): boolean => isUp(model) && model.life < maxLife(t, model);
