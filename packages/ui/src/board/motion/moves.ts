import type { SeenEvent } from '@tafelrunde/engine';

/** A pile as events name it. */
interface NamedPile {
  readonly name: string;
  readonly index: number | null;
}

/** From where to where a card went; null where the viewer did not notice that end. */
export interface Moved {
  readonly from: NamedPile | null;
  readonly to: NamedPile | null;
}

/** What events say of cards that changed places: by sleeve where the viewer knows it, and the rest as backs. */
export function arrivals(events: readonly SeenEvent[]): {
  readonly cards: ReadonlyMap<string, Moved>;
  readonly hidden: readonly Moved[];
} {
  const cards = new Map<string, Moved>();
  const hidden: Moved[] = [];
  for (const { type, data, secret } of events) {
    if (type !== 'move') continue;
    const { from, to } = data as { readonly from?: unknown; readonly to?: unknown };
    const moved = { from: pileIn(from), to: pileIn(to) };
    const sleeve = (secret as { readonly card?: unknown } | null | undefined)?.card;
    if (typeof sleeve !== 'number') hidden.push(moved);
    else {
      // On its way through several places a card is seen to go from the first to the last.
      const card = String(sleeve);
      cards.set(card, { from: cards.get(card)?.from ?? moved.from, to: moved.to });
    }
  }
  return { cards, hidden };
}

function pileIn(value: unknown): NamedPile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pile, index } = value as { readonly pile?: unknown; readonly index?: unknown };
  return typeof pile === 'string' ? { name: pile, index: typeof index === 'number' ? index : null } : null;
}
