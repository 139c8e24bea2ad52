import type { Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, Fight, HeroRoll } from '../shape.ts';
import { dieSum } from './fightValues.ts';
import { shii } from './fightSteps.ts';
import { isUnder, powersOn } from './map.ts';
import { ignoresPower } from './tiles.ts';

/** A hero roll: two dice, air, earth, then gaar and clover until the roller is content. EU-ROLL-01 to EU-ROLL-07 */

interface How {
  /** No modifiers at all. */
  readonly plain?: boolean;
  readonly confront?: boolean;
  readonly fight?: Fight | null;
  /** Added at once. */
  readonly plus?: number;
}

export interface Rolled {
  readonly dice: readonly number[];
  readonly value: number;
}

/** If the dice differ, the higher one is turned over; opposite faces add up to 7. EU-ROLL-03, EU-COMP-02 */
export function turnHigher(dice: number[]): void {
  if (dice.length < 2 || dice[0] === dice[1]) return;
  const i = dice.indexOf(Math.max(...dice));
  dice[i] = 7 - dice[i];
}

export function* heroRoll(t: Euthia, seat: Seat, how: How = {}): Flow<Rolled> {
  const { plain = false, confront = false, fight = null, plus = 0 } = how;
  const dice = [t.die(), t.die()];
  t.tell('rolled', { seat, dice });
  if (fight !== null && dieSum(dice) <= 5) yield* shii(t, fight); // EU-HOPE-01
  if (plain) return { dice, value: dieSum(dice) };
  const powers = powersOn(t, t.state.heroes[seat].space);
  if (isUnder(powers, 'air') && !ignoresPower(t, seat, 'air')) turnHigher(dice); // EU-ROLL-05
  const earth = isUnder(powers, 'earth') && !ignoresPower(t, seat, 'earth') ? 2 : 0; // EU-ROLL-04
  const roll: HeroRoll = {
    type: 'heroRoll',
    seat,
    confront,
    inFight: fight !== null,
    dice,
    plus: plus + earth,
  };
  yield* t.windowOnStage('afterHeroRoll', roll); // EU-ROLL-06
  return { dice: roll.dice, value: dieSum(roll.dice) + roll.plus };
}
