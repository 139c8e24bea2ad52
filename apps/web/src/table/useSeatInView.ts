import { useState } from 'react';
import type { Seat, Viewer } from '@tafelrunde/engine';
import { ownAsked } from './asking.ts';
import type { TableState } from './state.ts';

export interface SeatInView {
  /** As whom the page shows the table. */
  readonly viewer: Viewer;
  /** The seats of this browser. */
  readonly own: readonly Seat[];
  /** The seat that must come to the screen before its cards are shown. */
  readonly curtain: Seat | null;
  readonly raise: () => void;
}

/** Several people at one screen: whoever is asked is shown, and a curtain falls in between. */
export function useSeatInView({ viewers, moments }: TableState): SeatInView {
  const own = viewers.filter((viewer): viewer is Seat => viewer !== 'watcher');
  const [shown, setShown] = useState<Seat | null>(null);
  const waiting = ownAsked(own, moments);
  const first = own[0];
  if (first === undefined) return { viewer: 'watcher', own, curtain: null, raise: () => {} };
  if (own.length === 1) return { viewer: first, own, curtain: null, raise: () => {} };
  const current = shown !== null && own.includes(shown) ? shown : null;
  const next = current !== null && (waiting.includes(current) || waiting.length === 0) ? current : waiting[0];
  return {
    viewer: current ?? first,
    own,
    curtain: next === undefined || next === current ? null : next,
    raise: () => setShown(next ?? null),
  };
}
