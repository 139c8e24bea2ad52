import { useState } from 'react';
import type { Seat, Viewer } from '@tafelrunde/engine';
import { curtainBefore } from './seat-in-view.ts';
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

/** Several people at one screen: whoever is asked is shown, and a curtain falls in between. */
export function useSeatInView({ viewers, moments }: TableState): SeatInView {
  const own = viewers.filter((viewer): viewer is Seat => viewer !== 'watcher');
  const [shown, setShown] = useState<Seat | null>(null);
  const current = shown !== null && own.includes(shown) ? shown : own[0];
  return {
    viewer: current ?? 'watcher',
    own,
    curtain: curtainBefore(own, moments, shown),
    raise: setShown,
  };
}
