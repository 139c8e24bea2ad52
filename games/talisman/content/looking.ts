import type { Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';

/** Look at the top cards of the Adventure deck; they stay where they are. */
export function look(t: Talisman, seat: Seat, count: number): void {
  const top = t.cards(t.piles.adventure).slice(-count).reverse();
  if (top.length === 0) return;
  t.show(top, [seat]);
  t.tell(
    'looked',
    { seat, count: top.length },
    { to: [seat], data: { seat, count: top.length, kinds: top.map((card) => t.kind(card)) } },
  );
}
