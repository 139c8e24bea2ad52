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
