import type { PlayedGame, Series } from '@tafelrunde/lab';

/** What a saved series was played with. The first line of its file. */
export interface Head {
  readonly tafelrunde: 'series';
  readonly version: 1;
  readonly game: string;
  readonly gameVersion: number;
  /** The mark of the rules and bots it was played with. */
  readonly sources: string;
  readonly series: Series;
}

/** The first line of a file, if it is the head of a series. */
export function headIn(line: string): Head | null {
  const head = parsed(line);
  if (!isRecord(head) || head['tafelrunde'] !== 'series' || head['version'] !== 1) return null;
  const { game, gameVersion, sources, series } = head;
  return isText(game) && isCount(gameVersion) && isSeries(series)
    ? { tafelrunde: 'series', version: 1, game, gameVersion, sources: isText(sources) ? sources : '', series }
    : null;
}

/** Reads a line after the first: a game played at this many seats; null if it is none, or lacks something the sums need. */
export function gameIn(line: string, seats: number): PlayedGame | null {
  const game = parsed(line);
  const isSeat = (value: unknown): boolean => isCount(value) && value < seats;
  if (!isRecord(game)) return null;
  const { index, winners, how, scores, first, decisions, steps, prompts, longest, seen } = game;
  const whole =
    [index, decisions, steps].every(isCount) &&
    typeof how === 'string' &&
    isListOf(winners, isSeat) &&
    (first === null || isSeat(first)) &&
    (scores === null || isListOf(scores, (score) => typeof score === 'number')) &&
    isRecord(prompts) &&
    Object.values(prompts).every(isCount) &&
    isRecord(longest) &&
    isCount(longest['step']) &&
    isCount(longest['answers']) &&
    isText(longest['prompt']) &&
    isRecord(seen) &&
    Object.values(seen).every((one) => isSeen(one, seats));
  return whole ? (game as unknown as PlayedGame) : null;
}

function isSeries(value: unknown): value is Series {
  if (!isRecord(value)) return false;
  const { seats, lineups, options, seed } = value;
  return (
    isCount(seats) &&
    isListOf(lineups, (lineup) => isListOf(lineup, isText)) &&
    isRecord(options) &&
    isText(seed)
  );
}

function isSeen(value: unknown, seats: number): boolean {
  if (!isRecord(value)) return false;
  const { kind, seats: kinds, offered } = value;
  return (
    isText(kind) &&
    isListOf(kinds, (had) => isListOf(had, isText)) &&
    kinds.length === seats &&
    (offered === null || isListOf(offered, isText))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isListOf = (value: unknown, isOne: (item: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isOne);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
