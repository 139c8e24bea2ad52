import { type Disc, inches, within } from '../geometry/measure.ts';
import { circleReaches } from '../geometry/templates.ts';
import { faultOf } from '../placing/spec.ts';
import { firstSpot, someHedge, wayToEnd } from '../placing/suggest.ts';
import type { Ability, Exalted, Hero, Model, ModelId, Slot, Step } from '../shape.ts';
import { decoyOf } from './attacks.ts';
import { discOf, othersOf, outlinesOf, plain, spotSpec } from './ground.ts';
import { abilityOf, isUp, type Read } from './models.ts';
import { moveSpec, placeSpec, swapSpots } from './steps/moving.ts';
import { type Aim, hedgeSize } from './steps/use.ts';
import { canName, foesOf, type Moved, namedSquads, namedTargets } from './targets.ts';
import { has, staticsOf } from './values.ts';

/** As what an ability is used. */
export type As = 'action' | 'reaction';

/** Could it be aimed at anything from there? Target words that name nobody always can. */
export function canAim(
  t: Exalted,
  hero: Hero,
  slot: Slot,
  stand: Disc,
  as: As,
  elsewhere: Moved | null = null,
): boolean {
  const ability = abilityOf(t, hero, slot);
  const { way, plain } = mannerOf(ability);
  if (way !== null && way.do === 'move' && has(hero, 'hold') && namesSomebody(ability)) return false;
  switch (ability.target) {
    case 'single':
    case 'firstInLine':
    case 'ally':
      return (
        origins(t, hero, ability, stand).some((from) =>
          plain
            ? canName(t, hero, ability, from, elsewhere)
            : aimable(t, hero, ability, from, stand, elsewhere).length > 0,
        ) ||
        (as === 'action' &&
          way?.do === 'place' &&
          way.either === true &&
          jumpSpec(t, hero, ability, way, stand, elsewhere) !== null)
      );
    case 'squad':
      return namedSquads(t, hero, ability, stand).length > 0;
    case 'point':
      return (
        !ability.does.some((step) => step.do === 'barrier') || hedgePath(t, hero, ability, stand) !== null
      );
    default:
      return true;
  }
}
export const namesSomebody = ({ target }: Ability): boolean =>
  target === 'single' || target === 'ally' || target === 'firstInLine';

/** How an ability is announced. It follows from its text alone and is asked for every place a hero may go to. */
interface Manner {
  readonly way: ReturnType<typeof ownStep>;
  /** Does nothing but range and sight decide who can be named? */
  readonly plain: boolean;
}
const manners = new WeakMap<Ability, Manner>();
function mannerOf(ability: Ability): Manner {
  let manner = manners.get(ability);
  if (manner === undefined) {
    const way = ownStep(ability);
    manners.set(ability, (manner = { way, plain: isPlain(ability, way) }));
  }
  return manner;
}
const isPlain = (ability: Ability, step: ReturnType<typeof ownStep>): boolean => {
  const [first] = ability.does;
  return (
    (step === null ||
      (step.do === 'move' ? step.endWithin === undefined : step.do === 'place' && step.either === true)) &&
    (first.do !== 'place' || first.on !== undefined) &&
    first.do !== 'swap'
  );
};
/** The named models that the rest of the ability allows, too. */
export function aimable(
  t: Exalted,
  hero: Hero,
  ability: Ability,
  from: Disc,
  stand: Disc,
  elsewhere: Moved | null = null,
  ignored: readonly ModelId[] = [],
): Model[] {
  const targets = namedTargets(t, hero, ability, from, elsewhere, ignored);
  const step = ownStep(ability);
  return targets.filter((target) => {
    if (step?.do === 'move' && step.endWithin !== undefined)
      return wayToEnd(moveSpec(t, hero, step, target, stand)) !== null;
    if (step?.do === 'place' && step.either !== true) {
      const spec = placeSpec({ t, hero, targets: [target] }, hero, step.where, step.upTo, stand);
      return spec !== null && firstSpot(spec) !== null;
    }
    const carried = ability.does[0];
    if (carried.do === 'place' && carried.on === undefined) {
      const spec = placeSpec({ t, hero, targets: [target] }, target, carried.where, carried.upTo);
      return spec !== null && firstSpot(spec) !== null;
    }
    return carried.do !== 'swap' || carried.with === 'decoy' || swapSpots(t, hero, target) !== null;
  });
}
/** The step before the first roll in which the hero itself moves or is placed: announced with the ability. */
export function ownStep({ does }: Ability): Extract<Step, { do: 'move' | 'place' }> | null {
  for (const step of does) {
    if ((step.do === 'move' || step.do === 'place') && step.on === 'self') return step;
    if (step.do === 'attack') return null;
  }
  return null;
}

/** Does the hero go somewhere on foot by the ability, before its first roll? Who is placed has no way. EX-PLACE-01 */
export const movesItself = (ability: Ability): boolean => mannerOf(ability).way?.do === 'move';

/** From where it may be measured: the hero, and what a passive lets stand in for the hero. */
export function origins(t: Read, hero: Hero, ability: Ability, stand: Disc): Disc[] {
  const found = [stand];
  for (const { from, within: far, abilities } of staticsOf(t, hero, 'origin')) {
    if (!abilities.includes(ability.kind)) continue;
    if (from === 'golem')
      for (const model of t.state.models)
        if (
          model.sort === 'golem' &&
          isUp(model) &&
          model.team === hero.team &&
          within(stand, model, inches(far))
        )
          found.push(discOf(model));
    if (from === 'marker')
      for (const { x, y, by } of t.state.markers)
        if (by === hero.id && within(stand, { x, y, r: 0 }, inches(far))) found.push({ x, y, r: 0 });
  }
  return found;
}

/** Where the hero can be placed so that somebody is in range from there; null where there is no such place. */
export function jumpSpec(
  t: Read,
  hero: Hero,
  ability: Ability,
  step: Extract<Step, { do: 'place' }>,
  stand: Disc,
  elsewhere: Moved | null,
) {
  // A model that is on the way is aimed at where the way ends.
  const foes = foesOf(t, hero, ability).map((model) => (elsewhere?.id === model.id ? elsewhere.at : model));
  const reaches = { range: inches(ability.range), targets: plain(foes) };
  const spec = spotSpec(t, hero, { from: { ...discOf(stand), inches: inches(step.upTo ?? 0) }, reaches });
  return firstSpot(spec) === null ? null : spec;
}
function hedgePath(t: Read, hero: Hero, ability: Ability, stand: Disc) {
  const spec = hedgeSpec(t, hero, ability, stand);
  let seed = 1;
  return someHedge(spec, () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647) === null
    ? null
    : spec;
}
export const hedgeSpec = (t: Read, hero: Hero, ability: Ability, stand: Disc) =>
  ({
    kind: 'hedge',
    from: discOf(stand),
    range: inches(ability.range),
    ...hedgeSize(ability),
    occupied: [...othersOf(t, hero), stand],
    barriers: outlinesOf(t),
  }) as const;

/** Can it still be measured from there? */
export const isOrigin = (t: Read, hero: Hero, ability: Ability, origin: Disc | null): boolean =>
  origin === null || origins(t, hero, ability, hero).some(({ x, y }) => x === origin.x && y === origin.y);

/** Does a circle, a point or a hedge still lie within reach, from where the hero really stands? */
export function stillReaches(t: Exalted, hero: Hero, ability: Ability, aim: Aim): boolean {
  const range = inches(ability.range);
  switch (ability.target) {
    case 'circle':
      return circleReaches(aim.origin ?? hero, aim.to[0], range);
    case 'point':
    case 'pointOrDecoy': {
      if (aim.decoy) return decoyOf(t, hero) !== null && within(hero, decoyOf(t, hero)!, range);
      const spec = ability.does.some((step) => step.do === 'barrier')
        ? hedgeSpec(t, hero, ability, hero)
        : ({ kind: 'point', from: discOf(hero), range, barriers: outlinesOf(t) } as const);
      return faultOf(spec, aim.to) === null;
    }
    default:
      return true;
  }
}
