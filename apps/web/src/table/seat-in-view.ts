import type { Seat, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';

/**
 * Who must come to the screen before a hand is shown: the one who is asked; where nobody is, any of several people at it;
 * nobody yet as long as it is not known who is asked. Null: whoever was shown last goes on.
 */
export function curtainBefore(
  own: readonly Seat[],
  moments: ReadonlyMap<Viewer, Moment>,
  shown: Seat | null,
): readonly Seat[] | null {
  // Alone at the screen, or with everything out, there is nothing to hide.
  if (own.length < 2 || own.some((seat) => (moments.get(seat)?.view.result ?? null) !== null)) return null;
  if (own.some((seat) => !moments.has(seat))) return [];
  const waiting = ownAsked(own, moments);
  const isShown = shown !== null && own.includes(shown);
  if (isShown && (waiting.length === 0 || waiting.includes(shown))) return null;
  return waiting.length === 0 ? own : waiting.slice(0, 1);
}

/** The seats of this browser that are asked right now. */
export function ownAsked(seats: readonly Seat[], moments: ReadonlyMap<Viewer, Moment>): readonly Seat[] {
  return seats.filter((seat) => (moments.get(seat)?.question ?? null) !== null);
}
