import { seriesDefaults, settle } from '@tafelrunde/engine';
import { addTo, emptyTally, type PlayedGame, type Series, type Tally, tallyOf } from '@tafelrunde/lab';
import { wholeNumber } from '../arguments.ts';
import { botsFrom } from '../bots.ts';
import { type Done, onAllCores } from '../crew.ts';
import { checkWritable } from '../files.ts';
import type { Loaded } from '../games.ts';
import { failure, usage } from '../problem.ts';
import type { Context } from '../program.ts';
import { optionSpecs, seatsFrom, settingsFrom } from '../settings.ts';
import type { Simulated, SimulateOrder } from '../workers/simulate.ts';
import { SavedSeries } from './saved.ts';
import { markOf } from './sources.ts';

/** What can be said of a series on the command line. */
export interface SeriesWords {
  readonly seats: string | undefined;
  readonly games: string | undefined;
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  readonly options: string | undefined;
  readonly rotate: boolean;
  readonly workers: string | undefined;
  readonly save: string | undefined;
}

export interface Ran {
  readonly series: Series;
  readonly games: number;
  readonly tally: Tally;
  /** Every game, in the order of the series, where they were asked for. */
  readonly played: readonly PlayedGame[];
  /** What was played now, and not before. */
  readonly done: Done & { readonly gamesNow: number };
}

/** Play a series as it was ordered, or what is still missing of one that was saved. */
export async function runSeries(
  context: Context,
  loaded: Loaded,
  words: SeriesWords,
  usual: { readonly bot: string; readonly games: number; readonly seats: number; readonly each: boolean },
): Promise<Ran> {
  const { m } = context;
  const { game, address } = loaded;
  const named = botsFrom(m, words.bots);
  const bots = named.length === 0 ? [usual.bot] : named;
  const [least, most] = game.seats;
  const enough = Math.min(most, Math.max(least, bots.length, usual.seats));
  const seats = seatsFrom(m, loaded, words.seats, enough);
  if (bots.length > seats) throw usage(m.errors.tooManyBots(bots.length, seats));
  const games = wholeNumber(m, '--games', words.games, usual.games, 1, 100_000_000);
  const workers = wholeNumber(m, '--workers', words.workers, null, 1, 1_024);
  const lineup = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
  const series: Series = {
    seats,
    options: settle(game, seats, {
      ...seriesDefaults(optionSpecs(game)),
      ...settingsFrom(m, loaded, words.options),
    }) as Series['options'],
    lineups: words.rotate ? lineup.map((_, shift) => rotated(lineup, shift)) : [lineup],
    seed: words.seed ?? 'tafelrunde',
  };
  checkWritable(m, '--save', words.save, 'added');
  const saved =
    words.save === undefined
      ? null
      : new SavedSeries(m, words.save, { ...game, sources: markOf(address) }, series);
  const fresh: PlayedGame[] = [];
  const sum = emptyTally(seats);
  const missing = saved?.missing(games) ?? [[0, games] as const];
  const todo = missing.reduce((all, [from, to]) => all + to - from, 0);
  const each = usual.each || saved !== null;
  const nothing: Done = { workers: 0, seconds: 0, cpuSeconds: 0 };
  const done =
    todo === 0
      ? nothing
      : await onAllCores<SimulateOrder, Simulated>({
          file: new URL('../workers/simulate.ts', import.meta.url),
          games,
          missing,
          workers,
          order: (from, to) => ({ game: address, series, from, to, each }),
          report: ({ tally, played, broken }) => {
            if (saved !== null) saved.add(played);
            else if (each) fresh.push(...played);
            if (broken !== null) throw failure(m.errors.gameBroke(broken.index, broken.seed, broken.message));
            addTo(sum, tally);
          },
          timeLeft: m.simulate.timeLeft,
        });
  const played = (saved?.played ?? fresh)
    .filter(({ index }) => index < games)
    .toSorted((one, other) => one.index - other.index);
  const tally = saved === null ? sum : tallyOf(series, played);
  return { series, games, tally, played, done: { ...done, gamesNow: todo } };
}

const rotated = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];
