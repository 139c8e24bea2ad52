import type { Option } from '@tafelrunde/engine';
import type { BoardProps } from '@tafelrunde/ui/board';
import { faceIn, openCards, type SeenCard, type View } from '../overview/reading.ts';
import type { ValskyrrShape } from '../shape.ts';

export * from '../overview/reading.ts';

/** What the board is given. */
export type Props = BoardProps<ValskyrrShape>;

/** The option under the pointer or in focus. */
export const litOption = ({ asking }: Props): Option | undefined =>
  asking?.question.options.find(({ id }) => id === asking.lit);

/** Cards that lie where the board shows every one of them. */
function shownCards({ piles }: View): ReadonlySet<number> {
  const shown = [piles.row, piles.encounter, ...piles.pursuers, ...piles.area, ...piles.charter];
  return new Set(shown.flatMap(openCards).flatMap(({ card }) => card ?? []));
}

/** What is asked about and does not lie open on the board: rewards, discarded and buried cards, cards looked at, heroes to choose from. */
export function offBoard({ asking, view, viewer }: Props): readonly SeenCard[] {
  if (asking === null || asking.question.prompt === 'turn') return [];
  const shown = shownCards(view);
  const hand = viewer === 'watcher' ? [] : openCards(view.piles.hand[viewer]);
  const held = new Set(hand.map(({ card }) => card));
  const found = new Map<number, SeenCard>();
  for (const { card } of asking.question.options) {
    if (card === undefined || shown.has(card) || held.has(card)) continue;
    const seen = faceIn(view, card);
    if (seen !== undefined) found.set(card, seen);
  }
  return [...found.values()];
}
