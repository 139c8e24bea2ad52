/** Join the cards of several files, by kind. A kind stands in one of them only. */
export function joinCards<C>(files: readonly Readonly<Record<string, C>>[]): Readonly<Record<string, C>> {
  const all: Record<string, C> = {};
  for (const file of files)
    for (const [kind, card] of Object.entries(file)) {
      if (Object.hasOwn(all, kind)) throw new RangeError(`two cards are called '${kind}'`);
      all[kind] = card;
    }
  return all;
}

/** The same for lists of cards that say their kind themselves. */
export const byKind = <C extends { readonly kind: string }>(
  cards: readonly C[],
): Readonly<Record<string, C>> => joinCards(cards.map((card) => ({ [card.kind]: card })));
