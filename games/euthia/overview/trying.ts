import { type Card, Rehearsal, type Seat } from '@tafelrunde/engine';
import { freePouches } from '../rules/carrying.ts';
import { bindEssence, setGem, swap, takeOff, wear } from '../rules/equipment.ts';
import { armourSet, maxHealth, pouchesOf } from '../rules/tiles.ts';
import type { Element, EuthiaReading, Gem } from '../shape.ts';
import { library, tableOf, type View } from './reading.ts';

/** What a change of equipment does, found by carrying it out on a copy of what a viewer sees. */

/** What a hero's board comes to. */
export interface Sums {
  readonly health: number;
  readonly maxHealth: number;
  readonly pouches: number;
  readonly free: number;
  readonly set: number;
}

export const sumsOf = (t: EuthiaReading, seat: Seat): Sums => ({
  health: t.state.heroes[seat].health,
  maxHealth: maxHealth(t, seat),
  pouches: pouchesOf(t, seat),
  free: freePouches(t, seat),
  set: armourSet(t, seat),
});

export type Change =
  | { readonly does: 'wear' | 'takeOff'; readonly card: Card }
  | { readonly does: 'swap'; readonly card: Card; readonly off: Card }
  | { readonly does: 'setGem'; readonly card: Card; readonly gem: Gem }
  | { readonly does: 'bind'; readonly card: Card; readonly element: Element };

/** The sums before and after a change. */
export function tried(
  view: View,
  seat: Seat,
  change: Change,
): { readonly before: Sums; readonly after: Sums } {
  const t = new Rehearsal(view, library).asTable();
  switch (change.does) {
    case 'wear':
      wear(t, seat, change.card);
      break;
    case 'takeOff':
      takeOff(t, seat, change.card);
      break;
    case 'swap':
      swap(t, seat, change.off, change.card);
      break;
    case 'setGem':
      setGem(t, seat, change.gem, change.card);
      break;
    case 'bind':
      bindEssence(t, seat, change.element, change.card);
      break;
  }
  return { before: sumsOf(tableOf(view), seat), after: sumsOf(t, seat) };
}
