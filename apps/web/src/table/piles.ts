import type { Option, PileView, Seat, View } from '@tafelrunde/engine';

/** A pile of the view with what else is known of it: its handle is its place in the game's list. */
export interface SeenPile {
  readonly handle: number;
  readonly name: string;
  /** Which of several; null where there is only one. */
  readonly index: number | null;
  readonly pile: PileView;
}

/** All piles in the order of their handles. */
export function pilesOf(view: View): readonly SeenPile[] {
  const all: SeenPile[] = [];
  for (const [name, seen] of Object.entries(view.piles as Record<string, PileView | readonly PileView[]>)) {
    const several = Array.isArray(seen) ? (seen as readonly PileView[]) : null;
    (several ?? [seen as PileView]).forEach((pile, index) =>
      all.push({ handle: all.length, name, index: several === null ? null : index, pile }),
    );
  }
  return all;
}

/** Whether a pile belongs to a seat: there are as many of its name as seats. */
export function isPerSeat(view: View, { name, index }: SeenPile): boolean {
  if (index === null) return false;
  const several = (view.piles as Record<string, unknown>)[name];
  return Array.isArray(several) && several.length === view.seats;
}

/** What a seat holds: a pile of its own that others see from behind. */
export const isHand = (view: View, seen: SeenPile): boolean =>
  isPerSeat(view, seen) && /hand/i.test(seen.name);

/** The faces that can be seen, by card. */
export function kindsOf(view: View): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const { pile } of pilesOf(view))
    for (const card of pile.cards)
      if (card !== null && 'kind' in card && card.card !== null) kinds.set(card.card, card.kind);
  return kinds;
}

/** What an option points at on the board, as a key that the thing there has too. */
export function targetOf({ card, seat, pile }: Option): string | null {
  if (card !== undefined) return cardKey(card);
  if (seat !== undefined) return seatKey(seat);
  return pile === undefined ? null : pileKey(pile);
}

export const cardKey = (card: number): string => `card ${card}`;
export const seatKey = (seat: Seat): string => `seat ${seat}`;
export const pileKey = (pile: number): string => `pile ${pile}`;
