import type { Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading } from '../shape.ts';

/** A healing potion marker restores so much, less while springs are fouled. */
export const POTION_HEALS = 3;

export function drinkPotion(
  t: Euthia,
  seat: Seat,
  heal: (t: Euthia, seat: Seat, n: number) => number,
): number {
  t.state.heroes[seat].potions--;
  return heal(t, seat, lessIfFouled(t, POTION_HEALS));
}

/** Potions, church and places of trade heal 1 less while springs are fouled, at least 1. */
export const lessIfFouled = (t: EuthiaReading, n: number): number =>
  t.state.changes.some(({ what }) => what === 'fouled') ? Math.max(1, n - 1) : n;
