import type { Card, Seat } from '@tafelrunde/engine';
import type { Bounds, Condition, EuthiaReading, Fight, HeroRoll } from '../shape.ts';
import { powersOn } from './map.ts';
import { maxHealth, onSlot, tileFace } from './tiles.ts';

/** What must hold for a clause to work. */

export const within = ({ min, max }: Bounds, n: number): boolean =>
  (min === undefined || n >= min) && (max === undefined || n <= max);

export interface Situation {
  readonly seat: Seat;
  readonly fight: Fight | null;
  readonly roll: Fight | HeroRoll | null;
}

export function allHold(
  t: EuthiaReading,
  at: Situation,
  conditions: readonly Condition[] | undefined,
): boolean {
  if (conditions === undefined) return true;
  for (const condition of conditions) if (!holds(t, at, condition)) return false;
  return true;
}

/** A condition on a fight does not hold outside one. */
function holds(t: EuthiaReading, at: Situation, condition: Condition): boolean {
  const { seat, fight, roll } = at;
  const hero = t.state.heroes[seat];
  if (typeof condition === 'string') {
    if (condition === 'unhurt') return hero.health === maxHealth(t, seat);
    if (condition === 'confront') return roll?.type === 'heroRoll' && roll.confront;
    if (condition === 'double') return roll !== null && isDouble(roll.dice);
    return fight !== null && holdsInFight(fight, condition);
  }
  if ('healthAtMost' in condition) return hero.health <= condition.healthAtMost;
  if ('dieShows' in condition) return roll !== null && roll.dice.includes(condition.dieShows);
  if ('dwurtDieAtLeast' in condition) return hero.dwurtDie >= condition.dwurtDieAtLeast;
  if ('dwurtDieAtMost' in condition) return hero.dwurtDie <= condition.dwurtDieAtMost;
  if ('moved' in condition) return hero.moved >= condition.moved;
  if ('underPower' in condition) return powersOn(t, hero.space) !== 0;
  if ('holding' in condition) return isHolding(t, seat, condition.holding);
  if ('notHolding' in condition) return !isHolding(t, seat, condition.notHolding);
  return fight !== null && measuredInFight(t, fight, condition);
}

const isDouble = (dice: readonly number[]): boolean => dice.length === 2 && dice[0] === dice[1];

function holdsInFight(fight: Fight, condition: Extract<Condition, string>): boolean {
  switch (condition) {
    case 'inCombat':
      return true;
    case 'firstRound':
      return fight.round <= 1;
    case 'evenCombatRound':
      return fight.round % 2 === 0;
    case 'firstStrike':
      return fight.phase === 'firstStrike';
    case 'notFirstStrike':
      return fight.phase !== 'firstStrike';
    case 'firstStrikeHit':
      return fight.firstHit;
    case 'monsterDamaged':
      return fight.damage > 0;
    case 'monsterDouble':
      return isDouble(fight.dice);
    case 'shieldUsed':
      return fight.shieldUsed;
    case 'noWounds':
      return !fight.woundedThisRound;
    case 'wounded':
      return fight.woundedThisRound;
    default:
      return false;
  }
}

function measuredInFight(t: EuthiaReading, fight: Fight, condition: Exclude<Condition, string>): boolean {
  if ('combatRound' in condition) return condition.combatRound.includes(fight.round);
  if ('everyCombatRound' in condition) return fight.round % condition.everyCombatRound === 0;
  if ('attackNumber' in condition) return fight.attacks === condition.attackNumber;
  if ('attackWith' in condition) return fight.attackedWith === condition.attackWith;
  if ('monsterDamage' in condition) return within(condition.monsterDamage, fight.damage);
  if ('damageThisRound' in condition) return within(condition.damageThisRound, fight.dealtThisRound);
  if ('dealt' in condition) return within(condition.dealt, fight.dealt);
  if ('heroValue' in condition) return within(condition.heroValue, fight.value);
  if ('monsterLevel' in condition) return t.def(fight.card).enemy!.level >= condition.monsterLevel;
  if ('essenceSpent' in condition)
    return condition.essenceSpent === 'any'
      ? fight.essencesSpent.length > 0
      : fight.essencesSpent.includes(condition.essenceSpent);
  if ('essenceNotSpent' in condition) return !fight.essencesSpent.includes(condition.essenceNotSpent);
  if ('spentIn' in condition)
    return condition.spentIn === 'monsterAttack'
      ? fight.phase === 'monsterAttack'
      : fight.phase !== 'monsterAttack';
  if ('spentMarker' in condition) return fight.spent === condition.spentMarker;
  return 'enemy' in condition && fight.figure === condition.enemy;
}

const isHolding = (t: EuthiaReading, seat: Seat, what: 'shield' | 'twoWeapons'): boolean => {
  const of = (sort: string): number =>
    onSlot(t, seat, 'sword').filter((card: Card) => tileFace(t, card).class === sort).length;
  return what === 'shield' ? of('shield') > 0 : of('weapon') >= 2;
};
