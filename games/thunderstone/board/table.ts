import { type BoardProps, litOption } from '@tafelrunde/ui/board';
import { content } from '../content/index.ts';
import { against, type Outlook, ranksOf, type SeenCard } from '../overview/reading.ts';
import type { Breakdown } from '../rules/breakdown.ts';
import type { ThunderstoneShape } from '../shape.ts';

export * from '../overview/reading.ts';

/** What the board is given. */
export type Props = BoardProps<ThunderstoneShape>;

export interface Aimed {
  readonly seen: SeenCard;
  readonly rank: number;
  readonly breakdown: Breakdown;
}

/** The monster that the sums are about: under attack, under the pointer, else the best one can win, else the front. */
export function aimOf(props: Props, outlook: Outlook | null): Aimed | null {
  if (outlook === null) return null;
  const all = ranksOf(props.view).flatMap(({ rank, cards }) =>
    cards.flatMap((seen): Aimed[] => {
      const breakdown = against(outlook, seen, rank);
      return breakdown === null ? [] : [{ seen, rank, breakdown }];
    }),
  );
  const { asking } = props;
  const lit = litOption(asking)?.card;
  const { target } = outlook.turn;
  const named = all.find(({ seen: { card } }) => card !== null && (card === target || card === lit));
  if (named !== undefined) return named;
  const free = all.filter(({ seen: { card } }) => !isBlocked(props, card));
  const won = free.filter(({ breakdown }) => breakdown.attack.wins);
  return (
    won.toSorted((a, b) => pointsAt(b) - pointsAt(a))[0] ??
    free.toSorted((a, b) => a.rank - b.rank)[0] ??
    null
  );
}

const pointsAt = ({ seen }: Aimed): number => content[seen.kind]?.points ?? 0;

const isBlocked = ({ asking }: Props, card: number | null): boolean =>
  asking?.question.prompt === 'fight' &&
  asking.question.options.some((option) => option.card === card && option.no !== undefined);
