import type { Card, Option, Seat } from '@tafelrunde/engine';
import { allHold } from '../rules/conditions.ts';
import { enemyClauses } from '../rules/fightSteps.ts';
import {
  damageCap,
  damageChanges,
  heroValue,
  isChanged,
  monsterValue,
  plainDamage,
  plainWounds,
  rangeOf,
  total,
  woundChanges,
} from '../rules/fightValues.ts';
import { GAAR } from '../rules/gaar.ts';
import { turnHigher } from '../rules/heroRoll.ts';
import { emeralds, ignoresPower } from '../rules/tiles.ts';
import type { Effect, EuthiaReading, Fight, Range } from '../shape.ts';
import { aboutOf, numberOf } from './reading.ts';

/** The numbers of a fight: where the roll stands, what it comes to, and what an answer would make of it. */

/** Who is rolling: the monster to wound, or the hero to damage. */
export type Rolling = 'monster' | 'hero';
export const rollingIn = ({ phase }: Fight): Rolling =>
  phase === 'heroAttack' || phase === 'firstStrike' ? 'hero' : 'monster';

/** The ranges the present roll is read by; none while no weapon is chosen. */
export function rangesIn(t: EuthiaReading, fight: Fight): readonly Range[] {
  if (rollingIn(fight) === 'monster') return t.def(fight.card).enemy?.ranges ?? [];
  return fight.weapon === null ? [] : (t.def(fight.weapon).does[fight.clause]?.ranges ?? []);
}

/** What the roll is worth now; null before it. */
export function valueIn(t: EuthiaReading, fight: Fight): number | null {
  if (fight.dice.length === 0) return null;
  return rollingIn(fight) === 'monster' ? monsterValue(fight) : heroValue(t, fight);
}

/** Wounds or damage of a value, with this many more or less. */
function resultOf(t: EuthiaReading, fight: Fight, value: number, more = 0): number {
  const range = rangeOf(rangesIn(t, fight), value);
  if (rollingIn(fight) === 'monster')
    return total(plainWounds(range) + fight.plain, [...woundChanges(fight), more]);
  const dealt = total(plainDamage(range), [...damageChanges(t, fight), more]);
  return Math.min(dealt, damageCap(t, fight) ?? dealt);
}

/** Values next to one another with the same result. */
export interface Band {
  readonly lo: number;
  readonly hi: number;
  readonly result: number;
  /** What else the range does. */
  readonly fx: readonly Effect[];
}

const LEAST = 1;
const MOST = 14;

/** The results by value, over everything that can still come up. */
export function bandsIn(t: EuthiaReading, fight: Fight, values: readonly number[]): Band[] {
  const ranges = rangesIn(t, fight);
  const bounds = ranges.flatMap(({ lo, hi }) => [lo, hi]).filter((bound) => bound !== undefined);
  const lowest = Math.min(LEAST, ...values);
  const highest = Math.max(MOST, ...values, ...bounds.map((bound) => bound + 1));
  const bands: Band[] = [];
  for (let value = lowest; value <= highest; value++) {
    const result = resultOf(t, fight, value);
    const fx = (rangeOf(ranges, value)?.fx ?? []).filter(
      (effect) => !('wound' in effect) && !('damage' in effect),
    );
    const last = bands.at(-1);
    if (last !== undefined && last.result === result && sameFx(last.fx, fx))
      bands[bands.length - 1] = { ...last, hi: value };
    else bands.push({ lo: value, hi: value, result, fx });
  }
  return bands;
}
const sameFx = (a: readonly Effect[], b: readonly Effect[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Equally likely values, and how much more or less they strike for. */
export interface Forecast {
  readonly values: readonly number[];
  readonly more: number;
}

/** What an attack with two dice, or one less, comes to before it is rolled. */
function rollsOf(t: EuthiaReading, fight: Fight): readonly number[] {
  const monster = rollingIn(fight) === 'monster';
  const one = monster && isChanged(fight, 'oneDieLess');
  const faces = [1, 2, 3, 4, 5, 6];
  const dice = one ? faces.map((die) => [die]) : faces.flatMap((a) => faces.map((b) => [a, b]));
  const hero = fight.hero;
  const air = fight.air && !(monster ? fight.immune : ignoresPower(t, hero, 'air'));
  const earth = fight.earth && !(monster ? fight.immune : ignoresPower(t, hero, 'earth'));
  const plus = fight.plus + (earth ? 2 : 0) + (monster ? 0 : emeralds(t, hero));
  return dice.map((roll) => {
    if (air) turnHigher(roll);
    const supposed: Fight = { ...fight, dice: roll, plus };
    return monster ? monsterValue(supposed) : heroValue(t, supposed);
  });
}

/** What is to be expected of the monster's roll while it is still to come; null where it has been made. */
export const coming = (t: EuthiaReading, fight: Fight): Forecast | null =>
  fight.dice.length > 0 || rangesIn(t, fight).length === 0 ? null : { values: rollsOf(t, fight), more: 0 };

/** An attack with this tile. */
export function attackWith(
  t: EuthiaReading,
  fight: Fight,
  card: Card,
): { fight: Fight; forecast: Forecast } | null {
  const kind =
    fight.phase === 'prep' ? 'firstStrike' : fight.phase === 'firstStrike' ? 'firstStrike' : 'attack';
  const clause = t.def(card).does.findIndex(({ when, ranges }) => when === kind && ranges !== undefined);
  if (clause === -1) return null;
  const phase = kind === 'attack' ? ('heroAttack' as const) : ('firstStrike' as const);
  const supposed: Fight = { ...fight, phase, weapon: card, clause, dice: [], plus: 0 };
  return { fight: supposed, forecast: { values: rollsOf(t, supposed), more: 0 } };
}

/** What texts add to the value of the present roll and to what it strikes for. */
function shiftOf(effects: readonly Effect[], rolling: Rolling): { value: number; more: number } | null {
  let value = 0;
  let more = 0;
  for (const effect of effects) {
    if (rolling === 'monster' && 'rabbitFoot' in effect) value += effect.rabbitFoot;
    else if (rolling === 'monster' && 'woundPlus' in effect) more += effect.woundPlus;
    else if (rolling === 'hero' && 'clover' in effect && typeof effect.clover === 'number')
      value += effect.clover;
    else if (rolling === 'hero' && 'damagePlus' in effect) more += effect.damagePlus;
    else if ('rerollOwn' in effect || 'rerollMonster' in effect || 'choose' in effect) return null;
  }
  return value === 0 && more === 0 ? null : { value, more };
}

const DWURT = 3;

/** What a die that is rolled again leads to; texts of the enemy may answer to the marker. */
function rerolled(t: EuthiaReading, fight: Fight, at: number, by: number, spent: 'gaar' | null): Forecast {
  const now = valueIn(t, fight)!;
  const extra = spent === null ? 0 : answered(t, { ...fight, spent });
  return { values: [1, 2, 3, 4, 5, 6].map((face) => now - fight.dice[at] + face + by + extra), more: 0 };
}
function answered(t: EuthiaReading, fight: Fight): number {
  let sum = 0;
  for (const { clause } of enemyClauses(t, fight, 'gaarSpent')) {
    if (!allHold(t, { seat: fight.hero, fight, roll: fight }, clause.if)) continue;
    sum += shiftOf(clause.fx ?? [], rollingIn(fight))?.value ?? 0;
  }
  return sum;
}

/** What an answer would make of the roll; null where it does nothing to it, or nobody knows. */
export function forecastOf(
  t: EuthiaReading,
  fight: Fight,
  option: Option,
  prompt: string,
  seat: Seat,
): Forecast | null {
  const now = valueIn(t, fight);
  const rolling = rollingIn(fight);
  const sign = seat === fight.hero ? (rolling === 'hero' ? 1 : -1) : rolling === 'monster' ? 1 : -1;
  const { does, value: die } = option;
  const shifted = (effects: readonly Effect[]): Forecast | null => {
    const shift = shiftOf(effects, rolling);
    if (shift === null) return null;
    const values = now === null ? rollsOf(t, fight) : [now];
    if (values.length === 0 || rangesIn(t, fight).length === 0) return null;
    return { values: values.map((value) => value + shift.value), more: shift.more };
  };
  if (does === 'gaar' && die !== undefined && now !== null)
    return rerolled(t, fight, die, sign * GAAR, seat === fight.hero ? 'gaar' : null);
  if ((does === 'dwurt' || does === 'dwurtAgainst') && now !== null)
    return { values: [now + sign * DWURT + answered(t, { ...fight, spent: 'dwurt' })], more: 0 };
  if ((does === 'hope1' || does === 'hope3') && now !== null) return { values: [now + 1], more: 0 };
  if (does === 'ward') return shifted([{ woundPlus: -3 }]);
  if (does === 'playSet' && option.card !== undefined)
    return shifted(t.def(option.card).play?.fields[numberOf(option, 'n') - 1] ?? []);
  if (does === 'useGem') return shifted(fxOf(t, `gem.${String(aboutOf(option, 'gem'))}`, prompt));
  if (does === 'useEssence') return shifted(fxOf(t, `essence.${String(aboutOf(option, 'element'))}`, prompt));
  if (does === 'use' && option.card !== undefined) return shifted(fxOf(t, t.kind(option.card), prompt));
  return null;
}

/** What a kind of tile says at this moment. */
const fxOf = (t: EuthiaReading, kind: string, prompt: string): readonly Effect[] =>
  (t.content[kind]?.does ?? [])
    .filter(
      ({ when, ranges }) =>
        ranges === undefined &&
        (when === prompt ||
          (when === 'beforeOrAfterMonsterRoll' &&
            (prompt === 'beforeMonsterRoll' || prompt === 'afterMonsterRoll'))),
    )
    .flatMap(({ fx }) => fx ?? []);

/** A forecast counted by results. */
export interface Odds {
  readonly mean: number;
  /** By result, its share. */
  readonly shares: ReadonlyMap<number, number>;
  readonly hits: number;
  /** The share that ends the fight: the monster beaten, or the hero dead. */
  readonly ends: number;
}

export function oddsOf(t: EuthiaReading, fight: Fight, { values, more }: Forecast): Odds {
  const shares = new Map<number, number>();
  const left = rollingIn(fight) === 'hero' ? fight.health - fight.damage : t.state.heroes[fight.hero].health;
  let mean = 0;
  let ends = 0;
  for (const value of values) {
    const result = resultOf(t, fight, value, more);
    const share = 1 / values.length;
    shares.set(result, (shares.get(result) ?? 0) + share);
    mean += result * share;
    if (result >= left) ends += share;
  }
  return { mean, shares, hits: 1 - (shares.get(0) ?? 0), ends };
}
