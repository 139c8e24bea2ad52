import { listed, type Seat } from '@tafelrunde/engine';
import type { TableSummary } from '@tafelrunde/protocol';
import type { EndingTexts } from '../locales/ending-de.ts';
import type { Speech } from '../table/words.ts';

type Result = NonNullable<TableSummary['result']>;

/** Who came where. Winners are first, whatever the points say; equal points are an equal place. */
export interface Place {
  readonly seat: Seat;
  readonly place: number;
}

export function rankingOf({ winners, scores }: Result, seats: number): readonly Place[] {
  const points = (seat: Seat): number => scores?.[seat] ?? 0;
  const rank = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  const isBefore = (a: Seat, b: Seat): boolean =>
    rank(a) > rank(b) || (rank(a) === rank(b) && points(a) > points(b));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all
    .map((seat) => ({ seat, place: 1 + all.filter((other) => isBefore(other, seat)).length }))
    .toSorted((a, b) => a.place - b.place);
}

/** Everybody wins or everybody loses: a cooperative match, or somebody who played alone. */
export const isShared = (seats: number, cooperative: boolean): boolean => seats === 1 || cooperative;

/** How it ended, in a sentence: by a rule of the game, or because its people ended it. */
export const endingOf = ({ how }: Result, { words }: Speech, { early }: EndingTexts): string =>
  words.endings[how] ?? early[how] ?? how;

interface Headline {
  readonly result: Result;
  readonly seats: number;
  readonly own: readonly Seat[];
  readonly names: readonly string[];
  readonly cooperative: boolean;
  readonly texts: EndingTexts;
}

/** Who has won, for whoever reads it. */
export function headline({ result, seats, own, names, cooperative, texts }: Headline): string {
  const { winners } = result;
  if (result.how === 'agreed') return texts.ended;
  const isWon = winners.length > 0;
  const isLost = own.length > 0 && !own.some((seat) => winners.includes(seat));
  if (result.how === 'resigned' && isLost && !cooperative) return texts.youGaveUp;
  if (seats === 1 && own.length === 1) return isWon ? texts.wonAlone : texts.lostAlone;
  if (seats > 1 && isShared(seats, cooperative)) return isWon ? texts.wonTogether : texts.lostTogether;
  if (!isWon) return texts.nobody;
  const [only] = own;
  if (own.length === 1 && winners.includes(only)) {
    const others = winners.filter((seat) => seat !== only).map((seat) => names[seat] ?? '');
    return others.length === 0 ? texts.youWin : texts.youWinWith(listed(others, texts.and));
  }
  if (own.length === 1) {
    const place = rankingOf(result, seats).find(({ seat }) => seat === only)!.place;
    return texts.youLose(place);
  }
  return winnersLine(result, names, texts);
}

/** Who has won, by name. */
export const winnersLine = ({ winners }: Result, names: readonly string[], texts: EndingTexts): string =>
  texts.wins(
    listed(
      winners.map((seat) => names[seat] ?? ''),
      texts.and,
    ),
    winners.length > 1,
  );

/** A loss with the sign that is as wide as a plus. */
export const signed = (value: string | number | undefined): string | number | undefined =>
  typeof value === 'number' && value < 0 ? `−${-value}` : value;
