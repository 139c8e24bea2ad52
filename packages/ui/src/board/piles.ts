import type { PileView, SeenCard, Shape, View } from '@tafelrunde/engine';
import { on, type TargetKey } from './keys.ts';

/** A pile of the view with what else is known of it: its handle is its place in the game's list. */
export interface SeenPile {
  readonly handle: number;
  readonly key: TargetKey;
  readonly name: string;
  /** Which of several; null where there is only one. */
  readonly index: number | null;
  /** What `data-pile` says where it lies, so that cards are seen to come and go. */
  readonly mark: string;
  readonly pile: PileView;
}

/** All piles in the order of their handles. */
export function pilesOf<G extends Shape>(view: View<G>): readonly SeenPile[] {
  const all: SeenPile[] = [];
  for (const [name, seen] of Object.entries(view.piles as Record<string, PileView | readonly PileView[]>)) {
    const several = Array.isArray(seen) ? (seen as readonly PileView[]) : null;
    (several ?? [seen as PileView]).forEach((pile, index) =>
      all.push({
        handle: all.length,
        key: on.pile(all.length),
        name,
        index: several === null ? null : index,
        mark: several === null ? name : `${name} ${index}`,
        pile,
      }),
    );
  }
  return all;
}

/** One pile by its name, and of several the one with this index. */
export function pileOf<G extends Shape>(
  view: View<G>,
  name: keyof G['piles'] & string,
  index: number | null = null,
): SeenPile | undefined {
  return pilesOf(view).find((seen) => seen.name === name && seen.index === index);
}

/** Whether a pile belongs to a seat; its index is that seat then. */
export const isPerSeat = <G extends Shape>({ owned }: View<G>, { name }: SeenPile): boolean =>
  Object.hasOwn(owned, name);

/** What a seat holds: a pile of its own that others see from behind. */
export const isHand = <G extends Shape>({ owned }: View<G>, { name }: SeenPile): boolean =>
  Object.hasOwn(owned, name) && owned[name] === 'hand';

/** The cards of these piles whose faces and sleeves can be seen, by sleeve. */
export function seenIn(piles: readonly PileView[]): ReadonlyMap<number, SeenCard> {
  const seen = new Map<number, SeenCard>();
  for (const { cards } of piles)
    for (const card of cards)
      if (card !== null && 'kind' in card && card.card !== null) seen.set(card.card, card);
  return seen;
}

/** The faces that can be seen, by card. */
export const kindsOf = <G extends Shape>(view: View<G>): ReadonlyMap<number, string> =>
  new Map([...seenIn(pilesOf(view).map(({ pile }) => pile))].map(([card, { kind }]) => [card, kind]));
