import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import { game } from '../game.ts';
import type { MagpieShape } from '../shape.ts';

export const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

/** Seat 0 is to move with this hand; it draws a button. Seat 1 holds a spoon. */
export const play = (hand: readonly string[], more: Situation<MagpieShape> = {}): TestTable<MagpieShape> =>
  table(game, {
    seats: 2,
    ...more,
    cards: { 'hand.0': hand, 'hand.1': ['spoon'], ...more.cards },
    next: more.next ?? { deck: ['button', 'button'] },
  });
