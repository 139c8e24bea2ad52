import type { Language } from '@tafelrunde/engine';
import { bonusOf } from '../rules/attacks.ts';
import { heroesUp, isBuilding, type Read } from '../rules/models.ts';
import {
  agility,
  armour,
  combatDice,
  has,
  isRanged,
  lastingOn,
  magicResist,
  staticsOf,
  willpower,
} from '../rules/values.ts';
import type { Ability, Exalted, Hero, Model, Step } from '../shape.ts';
import { texts } from './texts.ts';

/** What a roll is going to do. */
export interface Chance {
  readonly dice: number;
  /** From which number on a die hits, and what is subtracted. */
  readonly needed: number;
  readonly less: number;
  readonly expected: number;
  /** How likely the target is knocked out. */
  readonly falls: number;
  /** Somebody may lessen it: these are upper limits. */
  readonly guarded: boolean;
}

interface Blow {
  readonly dice: number;
  readonly needed: number;
  readonly less: number;
  readonly critical: boolean;
  /** EX-BASIC-05: what it costs at least. */
  readonly least: number;
  /** How many rolls of this sort go against the target, one after the other. */
  readonly times: number;
  readonly life: number;
}
/** The exact chances of a roll: every die hits once, twice with a critical 6, or not at all. EX-BASIC-03, EX-DEF-06 */
function rolled({
  dice,
  needed,
  less,
  critical,
  least,
  times,
  life,
}: Blow): Pick<Chance, 'expected' | 'falls'> {
  const two = critical && needed <= 6 ? 1 / 6 : 0;
  const one = Math.max(0, Math.min(6, 7 - needed)) / 6 - two;
  const none = 1 - one - two;
  let hits = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array<number>(hits.length + 2).fill(0);
    for (const [count, share] of hits.entries()) {
      next[count] += share * none;
      next[count + 1] += share * one;
      next[count + 2] += share * two;
    }
    hits = next;
  }
  // By damage of one roll, how likely it is; then of all the rolls together.
  const once: number[] = [];
  for (const [count, share] of hits.entries()) {
    const damage = Math.max(least, count - less);
    once[damage] = (once[damage] ?? 0) + share;
  }
  let sums = [1];
  for (let roll = 0; roll < times; roll++) sums = together(sums, once);
  let expected = 0;
  let falls = 0;
  for (const [damage, share] of sums.entries()) {
    expected += share * damage;
    if (damage >= life) falls += share;
  }
  return { expected, falls };
}
function together(some: readonly number[], others: readonly number[]): number[] {
  const sums = Array<number>(some.length + others.length - 1).fill(0);
  for (const [a, share] of some.entries())
    for (const [b, other = 0] of others.entries()) sums[a + b] += share * other;
  return sums;
}

/** The bonuses of the rules only look at the table. */
const bonus = (t: Read, hero: Hero, rolls: 'basicAttack' | 'ability', target: Model, still: boolean) =>
  bonusOf(t as Exalted, hero, rolls, target, still);

/** What is different about a blow. */
interface How {
  /** The hero moves in the same action. */
  readonly moved?: boolean;
  /** More dice for this blow; or exactly so many, whatever else gives any. */
  readonly plus?: number;
  readonly exactly?: number;
}
/** What a basic attack, or the first attack step of an ability, would do to a model; null where nothing is rolled. */
export function chanceOf(
  t: Read,
  hero: Hero,
  what: Ability | 'attack',
  target: Model,
  { moved = false, plus = 0, exactly }: How = {},
): Chance | null {
  const needed = agility(t, target);
  const ranged = isRanged(t, hero);
  if (what === 'attack') {
    const { dice: more, critical } = bonus(t, hero, 'basicAttack', target, !moved);
    const building = isBuilding(target);
    const buffs = lastingOn(t, hero, 'empower').filter((one) => one.what.buildings === true || !building);
    const buffed = buffs.reduce((sum, one) => sum + one.what.dice, 0);
    const dice = exactly ?? Math.max(0, combatDice(t, hero) + more + buffed + plus);
    const less = armour(t, target, ranged);
    return summed(
      { dice, needed, less, critical, least: 1, times: 1, life: target.life },
      isGuarded(t, target, 'basicAttack'),
    );
  }
  const step = what.does.find((one) => one.do === 'attack');
  if (step === undefined) return null;
  const { dice: more, critical } = bonus(t, hero, 'ability', target, !moved);
  const own = step.dice === 'combat' ? combatDice(t, hero) : (willpower(t, hero) ?? 0);
  const attacked = step.plusAttacked === undefined ? 0 : Math.min(step.plusAttacked, hero.attacked);
  const dice = Math.max(0, own + (step.plus ?? 0) + attacked + more);
  const less = step.vs === 'armour' ? armour(t, target) : magicResist(t, target);
  const blow = {
    dice,
    needed,
    less,
    critical: critical || isCritical(step, target),
    least: 0,
    // Rolls that may go against different models are named one by one.
    times: step.split === true ? 1 : (step.times ?? 1),
    life: target.life,
  };
  return summed(blow, isGuarded(t, target, 'ability'));
}
/** Does the text of an ability make its roll critical against this model? */
const isCritical = ({ critical }: Extract<Step, { do: 'attack' }>, target: Model): boolean =>
  critical === true ||
  (critical === 'bleeding' && has(target, 'bleed')) ||
  (critical === 'burning' && has(target, 'burn'));
const summed = (blow: Blow, guarded: boolean): Chance => ({
  dice: blow.dice,
  needed: blow.needed,
  less: blow.less,
  guarded,
  ...rolled(blow),
});
/** Might a passive of the target or of a friend lessen the roll? */
function isGuarded(t: Read, target: Model, rolls: 'basicAttack' | 'ability'): boolean {
  if (target.sort !== 'hero') return false;
  for (const friend of heroesUp(t, target.team))
    for (const one of staticsOf(t, friend, 'guard')) if (one.rolls.includes(rolls)) return true;
  return false;
}

const damageIn = (expected: number, language: Language): string => damages[language].format(expected);
const damages = {
  de: new Intl.NumberFormat('de', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
} as const;
/** In one line: expected damage, and how likely the target falls. */
export const chanceLine = ({ expected, falls, guarded }: Chance, language: Language): string =>
  texts[language].chance(damageIn(expected, language), Math.round(falls * 100), guarded);
/** The same in fewer words, for the map. */
export const chanceMark = ({ expected, falls, guarded }: Chance, language: Language): string =>
  texts[language].chanceMark(damageIn(expected, language), Math.round(falls * 100), guarded);
