import { firstOn, lineAims, rayToward, touches } from '../geometry/lines.ts';
import { circleCovers, covers, T1, T2 } from '../geometry/templates.ts';
import { type Disc, gap, inches, type Point, reaches, SIZE, SLACK, within } from '../geometry/measure.ts';
import type { Ability, Golem, Hero, Lane, Model, ModelId, TowerRank } from '../shape.ts';
import { artefactOpen, seesModel, towerFault } from './ground.ts';
import { firstHero, heroesUp, isFoe, isUp, lanesOf, modelOf, type Read, squadOf, wallsOf } from './models.ts';
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
): readonly Model[] {
  let found: Model[] | null = null;
  for (let id = nextTarget(t, hero, from, elsewhere, 0); id !== -1;) {
    const model = t.state.models[id];
    if (found === null) found = [model];
    else found.push(model);
    id = nextTarget(t, hero, from, elsewhere, id + 1);
  }
  return found ?? NOBODY;
}
const NOBODY: readonly Model[] = [];
/** Is there anybody to attack? */
export const canAttack = (t: Read, hero: Hero, from: Disc = hero, elsewhere: Moved | null = null): boolean =>
  nextTarget(t, hero, from, elsewhere, 0) !== -1;
/** The first model from this place in the list on that a hero may attack from there; -1 where there is none. */
function nextTarget(t: Read, hero: Hero, from: Disc, elsewhere: Moved | null, start: ModelId): ModelId {
  const { models } = t.state;
  const range = attackRange(t, hero);
  const ranged = isRanged(t, hero);
  const { x, y, r } = from;
  const far = r + range + SLACK;
  for (let id = start; id < models.length; id++) {
    const model = models[id];
    if (!model.present || model.team === hero.team) continue;
    const moved = elsewhere !== null && elsewhere.id === id ? elsewhere.at : null;
    if (moved === null ? !reaches(model.x - x, model.y - y, model.r + far) : !within(from, moved, range))
      continue;
    if (!isAttackable(t, hero, model)) continue;
    const at = moved ?? model;
    if (model.sort === 'hero' && isTauntedElsewhere(t, hero, model)) continue;
    if (ranged && !seesModel(t, hero, model, from, at)) continue;
    return id;
  }
  return -1;
}
/** Where somebody will stand once an announced way is carried out. */
export interface Moved {
  readonly id: ModelId;
  readonly at: Disc;
}
/** Has somebody who is in the arena taunted the hero, and this one has not? */
function isTauntedElsewhere(t: Read, hero: Hero, { id }: Hero): boolean {
  const taunters = lastingOn(t, hero, 'taunt').filter(({ by }) => isUp(modelOf(t, by)));
  return taunters.length > 0 && taunters.every(({ by }) => by !== id);
}

/** May a hero attack this enemy hero now, from where both stand? */
export const canStrike = (t: Read, hero: Hero, foe: Hero): boolean =>
  reachesTarget(t, hero, foe) && !isTauntedElsewhere(t, hero, foe);

/** Everybody an ability could hurt, wherever they are. */
export const foesOf = (t: Read, hero: Hero, ability: Pick<Ability, 'only'>): readonly Model[] =>
  foesNear(t, hero, ability, hero, EVERYWHERE);
/** Further than any two bases can be apart. */
const EVERYWHERE = 2 * SIZE;
/** Those of them who are at most so far from there, or will be. */
function foesNear(
  t: Read,
  hero: Hero,
  { only }: Pick<Ability, 'only'>,
  from: Disc,
  range: number,
  elsewhere: Moved | null = null,
): readonly Model[] {
  let found: Model[] | null = null;
  const { models } = t.state;
  // Heroes stand at the end of the list.
  const { x, y, r } = from;
  const far = r + range + SLACK;
  for (let id = only === 'hero' ? firstHero(t) : 0; id < models.length; id++) {
    const model = models[id];
    if (!model.present || model.team === hero.team) continue;
    const moved = elsewhere !== null && elsewhere.id === id ? elsewhere.at : null;
    if (moved === null ? !reaches(model.x - x, model.y - y, model.r + far) : !within(from, moved, range))
      continue;
    if (!isFoe(hero, model) || (only === 'hero' && model.sort !== 'hero')) continue;
    if (found === null) found = [model];
    else found.push(model);
  }
  return found ?? NOBODY;
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
    heroesUp(t, hero.team).some((friend) => seesModel(t, friend, model, friend, at))
  );
}

/** Whom an area laid from there could touch at all: those who are seen. EX-TMPL-06 */
export const seenFoes = (t: Read, hero: Hero, ability: Ability, from: Disc): readonly Model[] =>
  foesOf(t, hero, ability).filter((model) => isSeen(t, hero, ability, model, from));

/** May somebody in range be named as the single target? */
const canBeNamed = (
  t: Read,
  hero: Hero,
  ability: Ability,
  model: Model,
  from: Disc,
  elsewhere: Moved | null,
): boolean =>
  (ability.wounded !== true || isWounded(t, model)) &&
  isSeen(t, hero, ability, model, from, elsewhere?.id === model.id ? elsewhere.at : model);

/** EX-LINE-05: whoever cannot be seen cannot be hit, and stops no line. Mountains cut the line itself, so only a veil hides anybody. */
const isVeiled = (t: Read, hero: Hero, ability: Ability, model: Model, from: Disc, at: Disc): boolean =>
  t.state.lasting.length > 0 && !isSeen(t, hero, ability, model, from, at);

/** The models that can be named as the target of an ability. */
export function namedTargets(
  t: Read,
  hero: Hero,
  ability: Ability,
  from: Disc,
  elsewhere: Moved | null = null,
  /** Models that count as no target, and stop no line. */
  ignored: readonly ModelId[] = [],
): Model[] {
  const range = inches(ability.range);
  const at = (model: Model): Disc => (elsewhere !== null && elsewhere.id === model.id ? elsewhere.at : model);
  switch (ability.target) {
    case 'single':
      return foesNear(t, hero, ability, from, range, elsewhere).filter((model) =>
        canBeNamed(t, hero, ability, model, from, elsewhere),
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
        return ignored.includes(model.id) || isVeiled(t, hero, ability, model, from, at(model))
          ? []
          : [{ x, y, r, model }];
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
  if (ability.target === 'ally') return namedTargets(t, hero, ability, from, elsewhere).length > 0;
  const range = inches(ability.range);
  const near = foesNear(t, hero, ability, from, range, elsewhere);
  if (near.length === 0) return false;
  if (ability.target === 'single')
    return near.some((model) => canBeNamed(t, hero, ability, model, from, elsewhere));
  // What is obvious, as long as nobody is veiled.
  if (t.state.lasting.length === 0 && (elsewhere === null || near.every(({ id }) => id !== elsewhere.id)))
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
  const rays = ability.target === 'allInLine' ? aim.map((to) => rayToward(from, to, range, wallsOf(t))) : [];
  const foes = foesOf(t, hero, ability);
  const touched = foes.filter((model) =>
    aim.some((to, i) => {
      switch (ability.target) {
        case 'allInLine':
          return touches(rays[i], model) !== null;
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
