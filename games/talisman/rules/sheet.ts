import type { Card, Seat } from '@tafelrunde/engine';
import type { Ending, Talisman } from '../shape.ts';
import { CROWN } from '../shape/spaces.ts';

/** The ending sheet on the Crown, once it lies open. */
export function sheetOn(t: Talisman): Card | null {
  for (const card of t.cards(t.piles.space[CROWN])) if (t.def(card).type === 'ending') return card;
  return null;
}
export function sheet(t: Talisman): Ending | null {
  const card = sheetOn(t);
  return card === null ? null : t.def(card).ending;
}

/** TA-ENDING-06: whoever stands on the Crown stays there, unless the sheet lets go. */
export const boundToCrown = (t: Talisman, seat: Seat): boolean =>
  t.state.players[seat].space === CROWN && sheet(t)?.leaving !== true;

export const healingAllowed = (t: Talisman): boolean => !t.state.crownReached || sheet(t)?.noHealing !== true;
