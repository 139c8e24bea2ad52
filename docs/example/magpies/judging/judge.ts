import { readingOf, type Seat, type View } from '@tafelrunde/engine';
import { content } from '../content/cards.ts';
import { type MagpieCard, type MagpieShape, piles, points } from '../shape.ts';

const unseen: MagpieCard = { copies: 0, points: 0, forbids: () => null, play: null, on: {} };

/** How good a position looks to a seat: bots look ahead with it. It counts by the same function as the rules. */
export function judge(view: View<MagpieShape>, seat: Seat): number {
  if (view.result !== null) return view.result.winners.includes(seat) ? 100 : -100;
  const t = readingOf(view, { content, piles, unseen });
  const worth = (of: Seat): number => points(t, of) + 0.4 * t.cards(t.piles.hand[of]).length;
  const rivals = t.clockwise(seat).filter((other) => other !== seat);
  return worth(seat) - Math.max(...rivals.map(worth));
}
