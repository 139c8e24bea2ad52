import type { Card, Pile } from '@tafelrunde/engine';
import type { Thunderstone } from '../shape.ts';

/** Take a card out of the box: one that was put away before, or one that comes into play for the first time. */
export function fetch(t: Thunderstone, kind: string, to: Pile): Card {
  const away = t.cards(t.piles.box);
  for (let i = away.length - 1; i >= 0; i--) {
    const card = away[i];
    if (t.kind(card) !== kind) continue;
    t.move(card, to);
    return card;
  }
  return t.make(kind, to);
}

/** All copies of a card that are not in play, up to so many. There are never more than the box holds. */
export function fetchUpTo(t: Thunderstone, kind: string, count: number, to: Pile): void {
  const inBox = t.cards(t.piles.box).filter((card) => t.kind(card) === kind).length;
  const made = t.whole.cards.kinds.filter((known) => known === kind).length;
  const there = inBox + Math.max(0, t.content[kind].copies - made);
  for (let i = 0; i < Math.min(count, there); i++) fetch(t, kind, to);
}
