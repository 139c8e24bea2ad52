import { lineupOf, type Series } from './play.ts';
import type { PlayedGame } from './watch.ts';

/** How often something could be had, was had, and who won with it and without it. Counted in seats. */
export interface Had {
  offered: number;
  had: number;
  won: number;
  wonWithout: number;
}

/** What games come to, in whole numbers that can be added up in any order. */
export interface Tally {
  games: number;
  /** By seat; a shared win counts for everybody who shares it. */
  readonly wins: number[];
  /** By bot, how many seats it had; and its wins, by how many seats shared the win. */
  readonly seatsOfBot: Record<string, number>;
  readonly winsOfBot: Record<string, Record<number, number>>;
  /** Games without a winner, and with more than one. */
  nobody: number;
  shared: number;
  readonly endings: Record<string, number>;
  /** Games by number of decisions, and of steps. */
  readonly decisions: Record<number, number>;
  readonly steps: Record<number, number>;
  /** Games in which it is known who began, and those that seat won. */
  readonly first: { games: number; won: number };
  readonly prompts: Record<string, { asked: number; games: number; most: number }>;
  /** Of the step with the most answers in a game: games by answers, by prompt, and by tenths of the game. */
  readonly longest: { answers: Record<number, number>; prompts: Record<string, number>; when: number[] };
  readonly insights: Record<string, Record<string, Had>>;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  wins: Array<number>(seats).fill(0),
  seatsOfBot: {},
  winsOfBot: {},
  nobody: 0,
  shared: 0,
  endings: {},
  decisions: {},
  steps: {},
  first: { games: 0, won: 0 },
  prompts: {},
  longest: { answers: {}, prompts: {}, when: Array<number>(10).fill(0) },
  insights: {},
});

/** Count one more game. */
export function note(tally: Tally, bots: readonly string[], game: PlayedGame): void {
  const { winners, first, steps, longest } = game;
  tally.games++;
  for (const bot of bots) count(tally.seatsOfBot, bot);
  for (const seat of winners) {
    tally.wins[seat]++;
    count((tally.winsOfBot[bots[seat]] ??= {}), winners.length);
  }
  if (winners.length === 0) tally.nobody++;
  else if (winners.length > 1) tally.shared++;
  count(tally.endings, game.how);
  count(tally.decisions, game.decisions);
  count(tally.steps, steps);
  if (first !== null) {
    tally.first.games++;
    if (winners.includes(first)) tally.first.won++;
  }
  for (const [prompt, asked] of Object.entries(game.prompts)) {
    const sum = (tally.prompts[prompt] ??= { asked: 0, games: 0, most: 0 });
    sum.asked += asked;
    sum.games++;
    sum.most = Math.max(sum.most, asked);
  }
  if (longest.answers > 0) {
    count(tally.longest.answers, longest.answers);
    count(tally.longest.prompts, longest.prompt);
    tally.longest.when[Math.min(9, Math.floor((10 * longest.step) / (steps + 1)))]++;
  }
  for (const [id, seen] of Object.entries(game.seen)) noteSeen((tally.insights[id] ??= {}), seen, winners);
}

function noteSeen(
  sums: Record<string, Had>,
  { kind: sort, seats, offered }: PlayedGame['seen'][string],
  winners: readonly number[],
): void {
  const sumOf = (kind: string): Had => (sums[kind] ??= { offered: 0, had: 0, won: 0, wonWithout: 0 });
  // Also what nobody took: only then one sees that nobody does.
  for (const kind of offered ?? []) sumOf(kind);
  seats.forEach((kinds, seat) => {
    const won = winners.includes(seat) ? 1 : 0;
    for (const kind of kinds) {
      const sum = sumOf(kind);
      sum.had++;
      // A bot that has played as several wins as the last of them.
      if (sort === 'taken' || kind === kinds.at(-1)) sum.won += won;
    }
    for (const kind of offered ?? []) {
      const sum = sumOf(kind);
      sum.offered++;
      if (!kinds.includes(kind)) sum.wonWithout += won;
    }
  });
}

export function tallyOf(series: Series, games: Iterable<PlayedGame>): Tally {
  const tally = emptyTally(series.seats);
  for (const game of games) note(tally, lineupOf(series, game.index), game);
  return tally;
}

/** Add what other games came to. */
export function addTo(sum: Tally, more: Tally): void {
  addNumbers(sum as never, more as never);
}

type Numbers = { [key: string]: number | Numbers };

/** Every number of the one to the same number of the other; `most` is no sum. */
function addNumbers(sum: Numbers, more: Numbers): void {
  for (const [key, value] of Object.entries(more)) {
    if (typeof value === 'number') {
      const before = (sum[key] ?? 0) as number;
      sum[key] = key === 'most' ? Math.max(before, value) : before + value;
    } else addNumbers((sum[key] ??= {}) as Numbers, value);
  }
}

function count(counts: Record<string, number>, key: string | number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** What a bot has won: a whole one for every win; whoever shares it gets a part. */
export const pointsOf = ({ winsOfBot }: Tally, bot: string): number =>
  Object.entries(winsOfBot[bot] ?? {}).reduce((sum, [sharing, wins]) => sum + wins / Number(sharing), 0);

/** The length that this many games of a hundred do not exceed. `counts` is by length. */
export function quantile(counts: Readonly<Record<number, number>>, share: number): number {
  const all = Object.values(counts).reduce((sum, games) => sum + games, 0);
  let left = Math.max(1, Math.ceil(share * all));
  // Whole numbers come in order when they are keys.
  for (const [length, games] of Object.entries(counts)) if ((left -= games) <= 0) return Number(length);
  return 0;
}
