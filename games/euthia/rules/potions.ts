import type { Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading } from '../shape.ts';

/** What a healing potion marker restores. */
export function potionHeals({ content }: EuthiaReading): number {
  for (const { fx = [] } of content['potion'].does)
    for (const effect of fx) if ('heal' in effect && typeof effect.heal === 'number') return effect.heal;
  return 0;
}

export function drinkPotion(
  t: Euthia,
  seat: Seat,
  heal: (t: Euthia, seat: Seat, n: number) => number,
): number {
  t.state.heroes[seat].potions--;
  return heal(t, seat, lessIfFouled(t, potionHeals(t)));
}

/** Potions, church and places of trade heal 1 less while springs are fouled, at least 1. */
export const lessIfFouled = (t: EuthiaReading, n: number): number =>
  t.state.changes.some(({ what }) => what === 'fouled') ? Math.max(1, n - 1) : n;
