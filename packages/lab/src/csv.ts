import { lineupOf, type Series } from './play.ts';
import type { PlayedGame } from './watch.ts';

/** The first line of a table of games: what the columns are. */
export const csvHead = ({ seats }: Series, insights: readonly string[]): string =>
  line([
    'game',
    'ending',
    'winners',
    'first',
    'decisions',
    'steps',
    ...each(seats, (seat) => `bot ${seat}`),
    ...each(seats, (seat) => `score ${seat}`),
    ...insights.flatMap((id) => each(seats, (seat) => `${id} ${seat}`)),
  ]);

/** A game as a line of that table. Several things in one field stand apart by a blank. */
export function csvLine(series: Series, insights: readonly string[], game: PlayedGame): string {
  const { seats } = series;
  return line([
    game.index,
    game.how,
    game.winners.join(' '),
    game.first ?? '',
    game.decisions,
    game.steps,
    ...lineupOf(series, game.index),
    ...each(seats, (seat) => game.scores?.[seat] ?? ''),
    ...insights.flatMap((id) => each(seats, (seat) => game.seen[id]?.seats[seat].join(' ') ?? '')),
  ]);
}

const each = <T>(seats: number, what: (seat: number) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => what(seat));

const line = (fields: readonly (string | number)[]): string =>
  `${fields.map((field) => quoted(String(field))).join(',')}\r\n`;

const quoted = (text: string): string => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
