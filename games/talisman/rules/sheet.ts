import type { Card } from '@tafelrunde/engine';
import type { Ending, Talisman } from '../shape.ts';
import { CROWN } from '../topology.ts';

/** The ending sheet on the Crown, once it lies open. */
export function sheetOn(t: Talisman): Card | null {
  for (const card of t.cards(t.piles.space[CROWN])) if (t.def(card).type === 'ending') return card;
  return null;
}
export function sheet(t: Talisman): Ending | null {
  const card = sheetOn(t);
  return card === null ? null : t.def(card).ending;
}

export const healingAllowed = (t: Talisman): boolean => !t.state.crownReached || sheet(t)?.noHealing !== true;
