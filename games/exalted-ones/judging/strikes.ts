import { lineAims } from '../geometry/lines.ts';
import { type Disc, inches, type Point, within } from '../geometry/measure.ts';
import { circleAims, T1, T2, templateAims } from '../geometry/templates.ts';
import { SLOTS, unusable } from '../rules/abilities.ts';
import { heroDef, wallsOf } from '../rules/models.ts';
import { attackTargets, foesOf, type Moved, namedSquads, namedTargets, seenFoes } from '../rules/targets.ts';
import { has, hasStatic, maxMana } from '../rules/values.ts';
import type { Ability, Hero, Model, ModelId, Slot } from '../shape.ts';
import { answersTo, basicOdds } from './blows.ts';
import type { Position } from './position.ts';
import { valueOfUse } from './effects.ts';
import { gainOf } from './worth.ts';

/** An attack or an ability from somewhere: whom, where to, and what it is worth. */
export interface Strike {
  readonly does: 'attack' | Slot;
  readonly targets: readonly ModelId[];
  readonly to: Point | null;
  readonly value: number;
}

/** What a point of mana is worth, and what it is worth to have enough of it for the ultimate. */
const MANA = 1.2;
const SAVED = 14;

/** All that could be struck from there, the best first. */
export function strikesFrom(
  at: Position,
  hero: Hero,
  stand: Disc,
  still: boolean,
  as: 'action' | 'reaction' = 'action',
  moved: Moved | null = null,
): Strike[] {
  const { t } = at;
  const found: Strike[] = [];
  for (const target of attackTargets(t, hero, stand, moved))
    found.push({
      does: 'attack',
      targets: [target.id],
      to: null,
      value: valueOfAttack(at, hero, stand, target, still),
    });
  if (!has(hero, 'silence'))
    for (const slot of SLOTS)
      if (unusable(t, hero, slot, as) === null) {
        const strike = bestUse(at, hero, slot, stand, moved);
        if (strike !== null) found.push(strike);
      }
  return found.toSorted((a, b) => b.value - a.value);
}
export function valueOfAttack(
  { t, team }: Position,
  hero: Hero,
  stand: Disc,
  target: Model,
  still: boolean,
): number {
  const odds = basicOdds(t, hero, target, still);
  const quiet = target.sort === 'golem' && hasStatic(t, hero, 'quietKill') ? odds.falls : 0;
  return gainOf(t, target, team, odds) - (1 - quiet) * answersTo(t, hero, stand, target, odds);
}

/** All ways to use an ability from there. */
export function aimsOf(at: Position, hero: Hero, slot: Slot, stand: Disc, moved: Moved | null): Strike[] {
  const { t } = at;
  const ability = heroDef(t, hero).abilities[slot];
  const price = priceOf(at, hero, slot);
  const strike = (targets: readonly Model[], to: Point | null): Strike => ({
    does: slot,
    targets: targets.map(({ id }) => id),
    to,
    value: valueOfUse(at, hero, ability, stand, targets, to) - price,
  });
  const range = inches(ability.range);
  switch (ability.target) {
    case 'single':
      if (leaps(ability)) return leapTargets(at, hero, ability, stand).map((model) => strike([model], null));
      return namedTargets(t, hero, ability, stand, moved).map((model) => strike([model], null));
    case 'firstInLine':
    case 'ally':
      return namedTargets(t, hero, ability, stand, moved).map((model) => strike([model], null));
    case 'allInLine':
      return lineAims(stand, range, seenFoes(t, hero, ability, stand), wallsOf(t)).map(({ hits, to }) =>
        strike(hits, to),
      );
    case 'T1':
    case 'T2':
    case 'T2Pair': {
      const template = ability.target === 'T1' ? T1 : T2;
      return templateAims(template, stand, seenFoes(t, hero, ability, stand)).map(({ hits, to }) =>
        strike(hits, to),
      );
    }
    case 'circle':
      return circleAims(stand, range, seenFoes(t, hero, ability, stand)).map(({ hits, to }) =>
        strike(hits, to),
      );
    case 'squad':
      return namedSquads(t, hero, ability, stand).map(({ golems }) => strike(golems, null));
    case 'point':
    case 'pointOrDecoy':
      return foesOf(t, hero, ability)
        .filter((model) => within(stand, model, range))
        .map((model) => strike([], { x: model.x, y: model.y }));
    case 'direction':
      return foesOf(t, hero, ability)
        .filter((model) => within(stand, model, range))
        .map((model) => strike([], { x: model.x, y: model.y }));
    default:
      return [strike([], null)];
  }
}
/** Mana comes back, and what is over the limit is lost; but what is spent on little is missing for the ultimate. */
function priceOf({ t }: Position, hero: Hero, slot: Slot): number {
  const { abilities } = heroDef(t, hero);
  const { mana } = abilities[slot];
  const saves =
    slot !== 'R' && hero.level >= 4 && hero.usedR !== t.state.round && hero.mana - mana < abilities.R.mana;
  return MANA * mana * (hero.mana >= maxMana(t, hero) ? 0.5 : 1) + (saves ? SAVED : 0);
}
/** Does the hero jump before the blow? Then it reaches farther. */
const leaps = ({ does }: Ability): boolean =>
  does.some((step) => step.do === 'place' && step.on === 'self' && step.either === true);
function leapTargets({ t }: Position, hero: Hero, ability: Ability, stand: Disc): Model[] {
  const far = ability.does.reduce((most, step) => (step.do === 'place' ? (step.upTo ?? 0) : most), 0);
  return foesOf(t, hero, ability).filter((model) => within(stand, model, inches(ability.range + far - 0.5)));
}
/** The best of them; null where it can be aimed at nobody. */
function bestUse(at: Position, hero: Hero, slot: Slot, stand: Disc, moved: Moved | null): Strike | null {
  let found: Strike | null = null;
  for (const one of aimsOf(at, hero, slot, stand, moved))
    if (found === null || one.value > found.value) found = one;
  return found;
}
