import type { Seat, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';

/**
 * Who is at the screen: the seat that has said so; nobody from the moment a curtain falls; null as long as there was no need
 * to ask.
 */
export type AtScreen = Seat | 'nobody' | null;

/**
 * Who must come to the screen before a hand is shown: the one who is asked; where nobody is, any of the people at it;
 * nobody yet as long as it is not known who is asked. Null: whoever is there goes on.
 */
export function curtainBefore(
  own: readonly Seat[],
  moments: ReadonlyMap<Viewer, Moment>,
  there: AtScreen,
): readonly Seat[] | null {
  // With everything out there is nothing to hide.
  if (own.some((seat) => (moments.get(seat)?.view.result ?? null) !== null)) return null;
  // Somebody who was always alone has nobody to hide it from. Whoever is left of several may not be the one who is looking.
  if (own.length === 0 || (own.length === 1 && there === null)) return null;
  if (own.some((seat) => !moments.has(seat))) return [];
  const waiting = ownAsked(own, moments);
  const isThere = typeof there === 'number' && own.includes(there);
  if (isThere && (waiting.length === 0 || waiting.includes(there))) return null;
  return waiting.length === 0 ? own : waiting.slice(0, 1);
}

/** Who is at the screen once this curtain is shown: nobody, so that the hand it hides does not come back by itself. */
export const behindCurtain = (curtain: readonly Seat[] | null, there: AtScreen): AtScreen =>
  curtain !== null && curtain.length > 0 ? 'nobody' : there;

/** Where nothing is hidden: the seat that is asked, else whoever was there last. */
export function openlyThere(
  own: readonly Seat[],
  moments: ReadonlyMap<Viewer, Moment>,
  there: AtScreen,
): AtScreen {
  const waiting = ownAsked(own, moments);
  return waiting.length === 0 || (typeof there === 'number' && waiting.includes(there)) ? there : waiting[0];
}

/** The seats of this browser that are asked right now. */
export function ownAsked(seats: readonly Seat[], moments: ReadonlyMap<Viewer, Moment>): readonly Seat[] {
  return seats.filter((seat) => (moments.get(seat)?.question ?? null) !== null);
}
