import type { Seat } from '@tafelrunde/engine';
import { type Magpies, points } from '../shape.ts';

/** What a mode changes: when the game is over, asked after every turn. */
interface Mode {
  isOver(t: Magpies, seat: Seat): boolean;
}

const GOAL = 8;
const deckIsEmpty = (t: Magpies): boolean => t.cards(t.piles.deck).length === 0;

export const modes: Readonly<Record<'race' | 'night', Mode>> = {
  /** MP-END-01 */
  race: { isOver: (t, seat) => points(t, seat) >= GOAL || deckIsEmpty(t) },
  /** MP-END-02 */
  night: { isOver: deckIsEmpty },
};
