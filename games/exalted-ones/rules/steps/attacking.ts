import type { Flow } from '@tafelrunde/engine';
import { inches, within } from '../../geometry/measure.ts';
import type { Exalted, Model, Step } from '../../shape.ts';
import { basicAttack, bonusOf, byHero, hurt, newDeed, rollBlow, strike } from '../attacks.ts';
import { seesModel } from '../ground.ts';
import { isBuilding, isFoe, isHero, isUp, modelOf } from '../models.ts';
import { attackTargets, namedTargets, nearestFirst, reachesTarget } from '../targets.ts';
import { combatDice, has, isRanged, willpower } from '../values.ts';
import { chooseModel, holds, modelsFor, originOf, type Use } from './use.ts';

type Do<D extends Step['do']> = Extract<Step, { do: D }>;

/** EX-ABIL-05, -07, -12: one roll for each model, the nearest first; then all the damage at once. */
export function* attack(use: Use, step: Do<'attack'>): Flow {
  const { t, hero, deed, rolled } = use;
  const targets = yield* blowsOf(use, step);
  const blows: { model: Model; damage: number }[] = [];
  for (const model of targets) {
    if (!model.present) continue;
    const bonus = bonusOf(t, hero, 'ability', model, deed.still);
    const own = step.dice === 'combat' ? combatDice(t, hero) : (willpower(t, hero) ?? 0);
    const more = step.plusAttacked === undefined ? 0 : Math.min(step.plusAttacked, hero.attacked);
    const critical =
      bonus.critical ||
      step.critical === true ||
      (step.critical !== undefined && holds(use, step.critical, model));
    const damage = rollBlow(t, {
      roll: 'ability',
      attacker: hero,
      target: model,
      dice: Math.max(0, own + (step.plus ?? 0) + more + bonus.dice),
      vs: step.vs,
      critical,
      ranged: isRanged(t, hero),
    });
    blows.push({ model, damage });
    use.blows.push(damage);
    rolled.set(model.id, (rolled.get(model.id) ?? 0) + damage);
    deed.struck.push({ target: model.id, by: hero.id, afar: !within(hero, model, inches(1)), quiet: false });
  }
  use.lastDamage = blows.reduce((sum, { damage }) => sum + damage, 0);
  for (const { model, damage } of blows) {
    yield* strike(t, model, damage, byHero(hero));
    if (model.life === 0 && isHero(model) && model.team !== hero.team) use.heroFell = true;
  }
}
/** Whom the rolls go against: every model once, the same this many times, or as they were announced. */
function* blowsOf(use: Use, step: Do<'attack'>): Flow<readonly Model[]> {
  const { t, hero, ability } = use;
  if (step.retarget === true) {
    if (!holds(use, step.if, use.targets[0])) return [];
    const again = yield* chooseModel(use, 'again', namedTargets(t, hero, ability, originOf(use)), false);
    return again === null ? [] : [again];
  }
  if (step.split === true) return use.aim.targets.map((id) => modelOf(t, id));
  const models = yield* modelsFor(use, step);
  const order = nearestFirst(hero, models);
  return step.times === undefined ? order : order.flatMap((model) => Array<Model>(step.times!).fill(model));
}

export function* lose(use: Use, step: Do<'lose'>): Flow {
  for (const model of yield* modelsFor(use, step)) yield* hurt(use.t, model, step.life, byHero(use.hero));
}

/** A basic attack at once. EX-BASIC-03 to -05; never on buildings. */
export function* extraAttack(use: Use, step: Do<'basicAttack'>): Flow {
  const { t, hero, deed } = use;
  const attackers = step.by === 'self' ? [hero] : yield* modelsFor(use, step);
  for (const attacker of attackers) {
    if (!isHero(attacker) || !isUp(attacker) || has(attacker, 'stun')) continue;
    const from = attackables(t, attacker, step.at);
    const target = yield* chooseModel(use, 'strike', from, step.optional === true);
    if (target === null) continue;
    const own = step.at === 'ownSide';
    yield* basicAttack(t, own ? newDeed('other') : deed, attacker, target, {
      ...(step.plus === undefined ? {} : { plus: step.plus }),
      ...(step.exactly === undefined ? {} : { exactly: step.exactly }),
      ...(own ? { credit: hero, silent: true as const } : {}),
    });
  }
}
/** Whom somebody could strike at once. */
export function attackables(t: Exalted, attacker: Model, at: Do<'basicAttack'>['at']): Model[] {
  if (!isHero(attacker)) return [];
  switch (at) {
    case 'inRange':
      return attackTargets(t, attacker).filter((model) => !isBuilding(model));
    case 'within1':
      return t.state.models.filter((model) => isFoe(attacker, model) && within(attacker, model, inches(1)));
    case 'ownSide':
      return t.state.models.filter(
        (model) =>
          isUp(model) &&
          model.id !== attacker.id &&
          (model.team === attacker.team || model.team === null) &&
          (model.sort === 'hero' || model.sort === 'golem' || model.sort === 'wild') &&
          reachesTarget(t, attacker, model) &&
          (!isRanged(t, attacker) || seesModel(t, attacker, model)),
      );
  }
}
