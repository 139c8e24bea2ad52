import {
  type Disc,
  distance,
  inches,
  type Point,
  pointToSegment2,
  toward,
  within,
} from '../geometry/measure.ts';
import { isFoe, isHero, isLiving, isOneOf, isUp, modelOf } from '../rules/models.ts';
import { foesOf } from '../rules/targets.ts';
import { attackRange, maxLife, maxMana, willpower } from '../rules/values.ts';
import type { Ability, Hero, Model, ModelId, Step } from '../shape.ts';
import { abilityOdds, answersTo, basicOdds } from './blows.ts';
import type { Position } from './position.ts';
import { gainOf, lossOf, worthOfStatus } from './worth.ts';

/** What abilities do, guessed step by step: exact for rolls, rough for everything else. */

/** What helps nobody just now. */
const IDLE = -4;
/** A value that is better or worse by one, for a hero in a fight. */
const CHANGED = 7;
/** A shot after an action of the enemy; there are two such actions in a phase. */
const SHOT = 24;
/** What waits for its moment may be walked away from. */
const WAITS = 0.5;

/** What the steps of an ability do, one after the other, added up. */
export function valueOfUse(
  at: Position,
  hero: Hero,
  ability: Ability,
  stand: Disc,
  targets: readonly Model[],
  to: Point | null,
): number {
  // Several who act in turn each do all of it.
  if (ability.perModel === true && targets.length > 0)
    return targets.reduce((sum, one) => sum + inTurn(at, hero, ability, one), 0);
  let value = 0;
  let last: readonly Model[] = targets;
  let hurts = 1;
  let struck: Model | null = null;
  let from = stand;
  for (const step of ability.does) {
    if (step.do === 'move' && step.endWithin !== undefined && targets.length > 0) from = targets[0];
    const models = modelsOf(at, hero, step, from, targets, last, to);
    last = models;
    if (step.do === 'attack') {
      hurts = 0;
      const times = step.times ?? 1;
      for (const model of models) {
        const odds = abilityOdds(at.t, hero, step, model);
        const answer = answersTo(at.t, hero, stand, model, odds);
        value += Math.min(times, 2.5) * gainOf(at.t, model, at.team, odds) - answer;
        hurts = Math.max(hurts, odds.hurts);
        struck = model;
      }
    } else value += valueOfStep(at, hero, step, models) * (struck === null ? 1 : hurts);
  }
  return value;
}
/** One of several who move and strike in turn. */
function inTurn(at: Position, hero: Hero, { does }: Ability, one: Model): number {
  const far = does.reduce((sum, step) => sum + (step.do === 'move' ? step.upTo : 0), 1);
  let best = 0;
  for (const step of does)
    if (step.do === 'attack')
      for (const foe of foesOf(at.t, hero, {}))
        if (within(one, foe, inches(far)))
          best = Math.max(best, gainOf(at.t, foe, at.team, abilityOdds(at.t, hero, step, foe)));
  return best;
}

/** Whom a step works on, as far as that can be told before. */
function modelsOf(
  at: Position,
  hero: Hero,
  step: Step,
  stand: Disc,
  targets: readonly Model[],
  last: readonly Model[],
  to: Point | null,
): readonly Model[] {
  const { on } = step;
  if (on === undefined) return targets;
  if (on === 'self') return [hero];
  if (on === 'same') return last;
  if ('crossed' in on) return to === null ? [] : crossedToward(at, hero, stand, to);
  if (!('within' in on)) return [];
  const centre = centreOf(on.of, stand, targets, to);
  if (centre === null) return [];
  const near = at.t.state.models.filter(
    (model) =>
      isUp(model) &&
      (on.kinds === undefined ? isFoe(hero, model) : isOneOf(hero, model, on.kinds)) &&
      (model.id === hero.id || within(centre, model, inches(on.within))),
  );
  return on.pick === undefined ? near : near.slice(0, on.pick);
}
function centreOf(
  of: 'self' | 'targets' | 'point' | 'barrier',
  stand: Disc,
  targets: readonly Model[],
  to: Point | null,
): Disc | null {
  if (of === 'self') return stand;
  if (of === 'targets') return targets[0] ?? null;
  return to === null ? null : { ...to, r: 0 };
}
/** Whom a charge in that direction would pass over. */
const CHARGE = inches(6);
export function crossedToward(at: Position, hero: Hero, stand: Disc, to: Point): Model[] {
  const end = toward(stand, to, CHARGE);
  return foesOf(at.t, hero, {}).filter(
    ({ x, y, r }) => pointToSegment2(x, y, stand.x, stand.y, end.x, end.y) < (stand.r + r) ** 2,
  );
}

/** What helps or hinders without a roll. */
function valueOfStep(at: Position, hero: Hero, step: Step, models: readonly Model[]): number {
  const { t } = at;
  const engaged = (model: Model): boolean => at.foes.some((foe) => distance(foe, model) < inches(9));
  let value = 0;
  switch (step.do) {
    case 'lose':
      for (const model of models)
        value += gainOf(t, model, at.team, {
          taken: Math.min(model.life, step.life),
          hurts: 1,
          falls: step.life >= model.life ? 1 : 0,
        });
      return value;
    case 'status':
      for (const model of models) value += worthOfStatus(model, step.status);
      return value;
    case 'push':
    case 'charm':
      return 3 * models.filter(isHero).length;
    case 'heal': {
      const life = step.life === 'halfWillpower' ? Math.ceil((willpower(t, hero) ?? 0) / 2) : step.life;
      for (const model of models)
        if (isHero(model)) value += lossOf(t, model, 0) + 12 * Math.min(life, maxLife(t, model) - model.life);
      return value;
    }
    case 'cleanse':
      for (const model of models)
        if (isLiving(model))
          for (const { status } of model.status)
            if (step.what === 'all' || step.what.includes(status)) value += status === 'stun' ? 20 : 8;
      return value;
    case 'gain':
      for (const model of models)
        if (isHero(model)) value += 2 * Math.min(step.mana, maxMana(t, model) - model.mana);
      return value;
    case 'change':
      for (const model of models) if (isHero(model) && engaged(model)) value += CHANGED * Math.abs(step.by);
      return value;
    case 'empower':
      for (const model of models)
        if (isHero(model) && at.promise(model, model) > 12) value += 5 * step.dice * Math.min(2, step.next);
      return value;
    case 'taunt':
    case 'noHealing':
      return 6 * models.filter(isHero).length;
    case 'veil':
      for (const model of models) if (engaged(model)) value += 11;
      return value;
    case 'share':
    case 'plate':
      for (const model of models) if (engaged(model)) value += 8;
      return value;
    case 'counter':
      return engaged(hero) ? 14 : IDLE;
    case 'watch':
      return (
        SHOT * Math.min(2, at.foes.filter((foe) => distance(foe, hero) < inches(step.range + 3)).length) +
        IDLE
      );
    case 'leave':
      for (const later of step.marker.does) {
        if (later.do === 'attack')
          for (const model of models)
            value += WAITS * gainOf(t, model, at.team, abilityOdds(t, hero, later, model));
        if (later.do === 'change' && engaged(hero))
          value +=
            CHANGED *
            (models.filter(isHero).length + at.own.filter((one) => within(hero, one, inches(2))).length);
      }
      return value + (engaged(hero) ? 6 : IDLE);
    case 'barrier':
    case 'decoy':
      return engaged(hero) ? 6 : IDLE;
    case 'swap':
    case 'place':
      return engaged(hero) ? 4 : 2;
    case 'move':
      return 2;
    case 'basicAttack':
      for (const model of step.by === 'self' ? [hero] : models) {
        if (!isHero(model)) continue;
        // A model turned against its friends strikes for us.
        const striker = step.at === 'ownSide' ? (at.foes.length > 1 ? 12 : 0) : bestBlow(at, model);
        value += striker;
      }
      return value;
    case 'choose':
      return models.length === 0 ? 0 : valueOfChoices(at, hero, step, models);
    default:
      return 0;
  }
}
/** What somebody could strike at from about here. */
function bestBlow(at: Position, hero: Hero): number {
  let best = 0;
  for (const foe of foesOf(at.t, hero, {}))
    if (within(hero, foe, attackRange(at.t, hero) + inches(2)))
      best = Math.max(best, gainOf(at.t, foe, at.team, basicOdds(at.t, hero, foe, true)));
  return best;
}
function valueOfChoices(
  at: Position,
  hero: Hero,
  step: Extract<Step, { do: 'choose' }>,
  models: readonly Model[],
): number {
  return step.from
    .map((part) => valueOfStep(at, hero, part, models))
    .toSorted((a, b) => b - a)
    .slice(0, step.count)
    .reduce((sum, worth) => sum + worth, 0);
}
/** What a part of an ability would do to its target. */
export const valueOfPart = (at: Position, hero: Hero, step: Step, target: ModelId): number =>
  valueOfStep(at, hero, step, [modelOf(at.t, target)]);
