import type { View } from '@tafelrunde/engine';
import type { CardDef } from '../shape/cards.ts';
import { RANKS, type ThunderstoneShape } from '../shape.ts';

/** Rounds in which nobody gets anywhere and nobody minds: the time it takes to buy what a fight needs. */
const PATIENCE = 9;
/** The same where not even a lost fight would change anything: there it takes longer to get ready, so begin early. */
const PATIENCE_HELD = 4;
/**
 * A game that has lasted LONG rounds is long; from then on every WEARING rounds patience becomes shorter by one. In a match of
 * several games each has as much time: where one began is not known, only how many rounds they have lasted together.
 */
const LONG = 30;
const WEARING = 2;
/** What every further round without a change costs: in the end the game is over, and whoever is behind has lost. */
const WEARY = 0.8;

/** Two or more: what it costs that no card has left the hall for long. Whatever moves it on takes that away. TH-END-06 */
export const standstill = (view: View<ThunderstoneShape>): number => wearinessAfter(view, PATIENCE);

/** The same where somebody has to be beaten before anything moves again; else nothing. */
export function heldUp(content: Readonly<Record<string, CardDef>>, view: View<ThunderstoneShape>): number {
  const cost = wearinessAfter(view, PATIENCE_HELD);
  return cost > 0 && !canMakeRoom(content, view) ? cost : 0;
}

function wearinessAfter({ seats, state, step }: View<ThunderstoneShape>, rounds: number): number {
  if (seats === 1) return 0;
  const patience = Math.max(0, rounds - Math.max(0, step / seats - LONG * state.game) / WEARING);
  return WEARY * Math.max(0, state.idle / seats - patience);
}

/**
 * Whether even a lost fight would make room at the front of the hall. What hides in the dark cannot be fought without light.
 * TH-DUNGEON-09, TH-GUARDIAN-13, TH-TRAIT-20, TH-CARD-58, TH-CARD-71
 */
export function canMakeRoom(
  content: Readonly<Record<string, CardDef>>,
  { piles }: View<ThunderstoneShape>,
): boolean {
  for (let rank = 0; rank <= RANKS; rank++)
    for (const card of piles.rank[rank].cards) {
      if (card === null || !('kind' in card)) continue;
      const { global, guardian, traits } = content[card.kind];
      if (global === 'stay') return false;
      if (rank === 1 && (guardian || traits.stays || traits.hidesInDark)) return false;
    }
  return true;
}
