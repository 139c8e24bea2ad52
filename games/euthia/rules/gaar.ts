import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Fight } from '../shape.ts';
import { spendDwurt } from './costs.ts';
import { isChanged } from './fightValues.ts';
import { enemyMoment } from './fightSteps.ts';
import { usesDwurt } from './tiles.ts';

/** Gaar and dwurt on rolls, and the points of the die of hope. EU-GAAR-01 to EU-GAAR-03, EU-SKOL-06, EU-SKOL-07, EU-HOPE-03 to EU-HOPE-06 */

export const GAAR = 2;
export const DWURT = 3;

/** Gaar may be turned into dwurt at any time. EU-SKOL-04 */
function hasMarker(t: EuthiaReading, seat: Seat): boolean {
  const { gaar, dwurt } = t.state.heroes[seat];
  return usesDwurt(t, seat) ? dwurt + gaar > 0 : gaar > 0;
}

/** Can the hero change a roll with a marker? */
export const canSpend = (t: EuthiaReading, seat: Seat, fight: Fight | null): boolean =>
  hasMarker(t, seat) && (fight === null || !isChanged(fight, 'heroGaar'));

/** Can the hero change the monster's roll? Two points of hope stand in for a marker that is not there. EU-MATK-07, EU-HOPE-04, EU-ELITE-15 */
export const canSpendAgainst = (t: EuthiaReading, fight: Fight): boolean =>
  !fight.immune && !isChanged(fight, 'heroGaar') && (hasMarker(t, fight.hero) || fight.hope >= 2);

export function spendAgainst(t: Euthia, fight: Fight, die: number): Flow {
  if (!hasMarker(t, fight.hero)) hopeToGaar(t, fight);
  return spendOnRoll(t, fight.hero, fight, die, -1, fight);
}

/** Reroll one die and add to the sum, or with dwurt only add; `sign` -1 works against the monster. */
export function spendOnRoll(
  t: Euthia,
  seat: Seat,
  roll: { dice: number[]; plus: number },
  die: number,
  sign: 1 | -1,
  fight: Fight | null,
): Flow {
  const hero = t.state.heroes[seat];
  if (usesDwurt(t, seat)) {
    spendDwurt(t, seat, 1);
    roll.plus += sign * DWURT;
  } else {
    hero.gaar--;
    roll.dice[die] = t.die(); // EU-ROLL-02
    roll.plus += sign * GAAR;
  }
  t.tell('spentGaar', { seat, die: usesDwurt(t, seat) ? null : roll.dice[die], dwurt: usesDwurt(t, seat) });
  if (fight === null) return done(undefined);
  fight.spent = usesDwurt(t, seat) ? 'dwurt' : 'gaar';
  return enemyMoment(t, fight, 'gaarSpent');
}

/** Two points of hope give one gaar marker, at any time of the fight and at its end. EU-HOPE-04, EU-CEND-06, EU-HDEATH-01 */
export function hopeToGaar(t: Euthia, fight: Fight): void {
  fight.hope -= 2;
  t.state.heroes[fight.hero].gaar++;
  t.tell('gained', { seat: fight.hero, what: 'gaar', n: 1 });
}
