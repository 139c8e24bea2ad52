import { useState } from 'react';
import type { Seat, Viewer } from '@tafelrunde/engine';
import { type AtScreen, behindCurtain, curtainBefore, openlyThere } from './seat-in-view.ts';
import type { TableState } from './state.ts';

export interface SeatInView {
  /** As whom the page shows the table. */
  readonly viewer: Viewer;
  /** The seats of this browser. */
  readonly own: readonly Seat[];
  /** The seats one of which must come to the screen before its cards are shown. */
  readonly curtain: readonly Seat[] | null;
  readonly raise: (seat: Seat) => void;
}

/**
 * Several seats at one screen: whoever is asked is shown, and a curtain falls in between. Where seats hide nothing from one
 * another, there is no need of one.
 */
export function useSeatInView({ viewers, moments }: TableState, hidesNothing: boolean): SeatInView {
  const own = viewers.filter((viewer): viewer is Seat => viewer !== 'watcher');
  const [there, setThere] = useState<AtScreen>(null);
  const curtain = hidesNothing ? null : curtainBefore(own, moments, there);
  // Kept while rendering: no picture in between may show a hand.
  const next = hidesNothing ? openlyThere(own, moments, there) : behindCurtain(curtain, there);
  if (next !== there) setThere(next);
  return {
    viewer: typeof there === 'number' && own.includes(there) ? there : (own[0] ?? 'watcher'),
    own,
    curtain,
    raise: setThere,
  };
}
