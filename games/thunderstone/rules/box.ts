import type { Pile } from '@tafelrunde/engine';
import type { Thunderstone } from '../shape.ts';

/** How many copies of a card are not in play: those that were put away, and those that never came into play. */
export function copiesLeft(t: Thunderstone, kind: string): number {
  const inBox = t.cards(t.piles.box).filter((card) => t.kind(card) === kind).length;
  return inBox + Math.max(0, t.content[kind].copies - t.made(kind));
}

/** Take a card out of the box, if it is not in play already. */
export const fetch = (t: Thunderstone, kind: string, to: Pile): void => fetchUpTo(t, kind, 1, to);

/** All copies of a card that are not in play, up to this many. There are never more than the box holds. */
export function fetchUpTo(t: Thunderstone, kind: string, count: number, to: Pile): void {
  const due = Math.min(count, copiesLeft(t, kind));
  for (let i = 0; i < due; i++) takeOut(t, kind, to);
}

/** One that was put away before, or one that comes into play for the first time. */
function takeOut(t: Thunderstone, kind: string, to: Pile): void {
  const away = t.cards(t.piles.box);
  for (let i = away.length - 1; i >= 0; i--) {
    const card = away[i];
    if (t.kind(card) !== kind) continue;
    t.move(card, to);
    return;
  }
  t.make(kind, to);
}
