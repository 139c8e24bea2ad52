import { bonusOf } from '../rules/attacks.ts';
import { type Disc, inches, within } from '../geometry/measure.ts';
import { isBuilding, type Read, squadOf, unitDef } from '../rules/models.ts';
import {
  agility,
  armour,
  combatDice,
  has,
  hasStatic,
  isRanged,
  lastingOn,
  magicResist,
  staticsOf,
  willpower,
} from '../rules/values.ts';
import type { Exalted, Golem, Hero, Model, Step, Wild } from '../shape.ts';
import { type Odds, oddsOf } from './odds.ts';
import { lossOf } from './worth.ts';

/** The bonuses of the rules only look at the table. */
const bonusFor = (t: Read, hero: Hero, rolls: 'basicAttack' | 'ability', target: Model, still: boolean) =>
  bonusOf(t as Exalted, hero, rolls, target, still);

/** A basic attack. */
export function basicOdds(t: Read, hero: Hero, target: Model, still: boolean): Odds {
  const bonus = bonusFor(t, hero, 'basicAttack', target, still);
  let dice = combatDice(t, hero) + bonus.dice;
  for (const { what } of lastingOn(t, hero, 'empower'))
    if (what.buildings === true || !isBuilding(target)) dice += what.dice;
  const ranged = isRanged(t, hero);
  dice += guardDice(t, target, 'basicAttack');
  const less = armour(t, target, ranged);
  return oddsOf(Math.max(0, dice), agility(t, target), less, bonus.critical, 1, target.life);
}
/** One roll of an ability. */
export function abilityOdds(t: Read, hero: Hero, step: Extract<Step, { do: 'attack' }>, target: Model): Odds {
  const bonus = bonusFor(t, hero, 'ability', target, true);
  const own = step.dice === 'combat' ? combatDice(t, hero) : (willpower(t, hero) ?? 0);
  const more = step.plusAttacked === undefined ? 0 : Math.min(step.plusAttacked, hero.attacked);
  const dice = Math.max(0, own + (step.plus ?? 0) + more + bonus.dice + guardDice(t, target, 'ability'));
  const critical =
    bonus.critical ||
    step.critical === true ||
    (step.critical === 'burning' && has(target, 'burn')) ||
    (step.critical === 'bleeding' && has(target, 'bleed'));
  const less = step.vs === 'armour' ? armour(t, target) : magicResist(t, target);
  return oddsOf(dice, agility(t, target), less, critical, 0, target.life);
}
/** What the target's own passive takes off. */
function guardDice(t: Read, target: Model, roll: 'basicAttack' | 'ability'): number {
  if (target.sort !== 'hero') return 0;
  let dice = 0;
  for (const one of staticsOf(t, target, 'guard'))
    if (one.whom === 'self' && one.by === undefined && one.rolls.includes(roll)) dice += one.dice ?? 0;
  return dice;
}
/** The blow somebody is most likely to strike. */
export function blowOf(t: Read, attacker: Hero | Golem | Wild, target: Hero): Odds {
  if (attacker.sort === 'hero') return basicOdds(t, attacker, target, false);
  return oddsOf(
    combatDice(t, attacker),
    agility(t, target),
    armour(t, target, isRanged(t, attacker)),
    false,
    1,
    target.life,
  );
}

/** What golems and neutrals do to whoever rolls dice against them. EX-GREACT-02, EX-NEUT-02 */
export function answersTo(t: Read, hero: Hero, stand: Disc, target: Model, { falls }: Odds): number {
  if ((target.sort !== 'golem' && target.sort !== 'wild') || hasStatic(t, hero, 'unanswered')) return 0;
  let damage = 0;
  const responders = target.sort === 'wild' ? [target] : squadOf(t, target.team, target.lane, target.rank);
  for (const one of responders) {
    if (
      has(one, 'stun') ||
      !within(one, stand, inches(unitDef(t, one).move + (unitDef(t, one).reach === 'ranged' ? 4 : 1)))
    )
      continue;
    damage += blowOf(t, one, hero).taken * (one.id === target.id ? 1 - falls : 1);
  }
  return damage === 0 ? 0 : lossOf(t, hero, damage);
}
