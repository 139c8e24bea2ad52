import { askedElsewhere, asksAbout, type BoardProps } from '@tafelrunde/ui/board';
import { isSetup, type SeenCard } from '../overview/reading.ts';
import type { ValskyrrShape } from '../shape.ts';

export * from '../overview/reading.ts';

/** What the board is given. */
export type Props = BoardProps<ValskyrrShape>;

/** What is asked about and does not lie open on the board: rewards, discarded and buried cards, cards looked at, heroes to choose from. */
export function offBoard({ asking, view, viewer }: Props): readonly SeenCard[] {
  if (asking?.question.prompt === 'turn') return [];
  const { row, encounter, pursuers, area, charter, hand } = view.piles;
  const own = viewer === 'watcher' ? [] : [hand[viewer]];
  return askedElsewhere(asking, view, [row, encounter, ...pursuers, ...area, ...charter, ...own]);
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
  const { pursuers, area, charter, row, encounter, hand } = view.piles;
  if (options.some(({ seat }) => seat !== undefined) || asksAbout(asking, [...pursuers, ...area, ...charter]))
    return 'zones';
  if (asksAbout(asking, [row, encounter])) return 'quest';
  return asksAbout(asking, hand) || options.some(({ pile }) => pile !== undefined) ? 'own' : 'zones';
}
const TRAVELLING: ReadonlySet<string> = new Set(['travel', 'restoration', 'time']);
