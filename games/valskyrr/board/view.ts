import type { Option, PileView } from '@tafelrunde/engine';
import type { BoardProps } from '@tafelrunde/ui/board';
import { faceIn, isSetup, openCards, type SeenCard, type View } from '../overview/reading.ts';
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

/**
 * The part of the table a question is about: the quest (map, encounter, enemy row, what is chosen from), the hero areas, or
 * what lies before oneself. A high screen has room for all of it at once.
 */
export function areaOf(props: Props): 'choice' | 'quest' | 'zones' | 'own' | null {
  const { asking, view, form } = props;
  if (isSetup(view)) return 'choice';
  if (form === 'wide') return null;
  // Who only watches sees where things happen: on the map, else among the heroes.
  if (asking === null) return TRAVELLING.has(view.state.phase) ? 'quest' : 'zones';
  const { prompt, options } = asking.question;
  if (prompt === 'turn') return 'zones';
  if (options.some(({ space }) => space !== undefined) || offBoard(props).length > 0) return 'quest';
  const cards: ReadonlySet<number | undefined> = new Set(options.map(({ card }) => card));
  const lies = (piles: readonly PileView[]) =>
    piles.flatMap(openCards).some(({ card }) => card !== null && cards.has(card));
  const { pursuers, area, charter, row, encounter, hand } = view.piles;
  if (options.some(({ seat }) => seat !== undefined) || lies([...pursuers, ...area, ...charter]))
    return 'zones';
  if (lies([row, encounter])) return 'quest';
  return lies(hand) || options.some(({ pile }) => pile !== undefined) ? 'own' : 'zones';
}
const TRAVELLING: ReadonlySet<string> = new Set(['travel', 'restoration', 'time']);
