import type { CardView, Words } from '@tafelrunde/engine';
import type { Settings } from './settings.ts';

/** One's hand as one wants it: as the cards came, or by their names, unseen ones last. */
export function inHandOrder(
  cards: readonly CardView[],
  order: Settings['handOrder'],
  words: Words,
): readonly CardView[] {
  if (order === 'dealt') return cards;
  const nameOf = (card: CardView) =>
    card !== null && 'kind' in card ? (words.cards[card.kind]?.name ?? card.kind) : null;
  return cards.toSorted((a, b) => {
    const [left, right] = [nameOf(a), nameOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return left.localeCompare(right);
  });
}
