import { openCards, type Seat, type View } from '@tafelrunde/engine';
import { content } from '../content/cards.ts';
import type { MagpieShape } from '../shape.ts';

/** What lies in a nest, the latest last, and what it is worth. */
export function nestOf(view: View<MagpieShape>, seat: Seat): { kinds: string[]; points: number } {
  const kinds = openCards(view.piles.nest[seat]).map(({ kind }) => kind);
  return { kinds, points: kinds.reduce((sum, kind) => sum + (content[kind]?.points ?? 0), 0) };
}
