import {
  addTo,
  eloOf,
  emptyTally,
  interval,
  type PairResult,
  pointsOf,
  type Series,
  type Tally,
} from '@tafelrunde/lab';
import { seriesDefaults } from '@tafelrunde/engine';
import { wholeNumber } from '../arguments.ts';
import { arenaBots, isCommand } from '../bots.ts';
import { onAllCores } from '../crew.ts';
import { loadGame, type Loaded } from '../games.ts';
import type { Messages } from '../locales/index.ts';
import { columns, heading, remark, say, wrapped } from '../output.ts';
import { failure, usage } from '../problem.ts';
import type { Context, Run } from '../program.ts';
import { Conduct } from '../outside/conduct.ts';
import { playWithOutside } from '../outside/series.ts';
import { optionSpecs, seatsFrom, settingsFrom } from '../settings.ts';
import type { Simulated, SimulateOrder } from '../workers/simulate.ts';

/** Games of a pairing before anybody looks whether the answer is clear; every later look comes at twice as many. */
const FIRST_LOOK = 40;
/** So sure one must be to stop early, in standard deviations: more than usual, because one looks several times. */
const CLEAR = 3.3;

interface Measured extends PairResult {
  readonly low: number;
  readonly high: number;
  /** Fewer games than asked for, because the answer was clear. */
  readonly early: boolean;
  /** By bot, in how many of the games it lost its seat; they count as lost. */
  readonly fallen: Readonly<Record<string, number>>;
}
type Alone = Omit<Measured, 'a' | 'b'> & { readonly bot: string };

export const run: Run<'arena'> = async (context, values) => {
  const { m, language } = context;
  const loaded = await loadGame(m, language, values.game);
  const bots = [...new Set(arenaBots(m, values.bots))];
  const seats = seatsFrom(m, loaded, values.seats, Math.max(2, loaded.game.seats[0]));
  if (bots.length < (seats === 1 ? 1 : 2)) throw usage(m.errors.tooFewBots);
  const arena: Arena = {
    context,
    loaded,
    seats,
    options: { ...seriesDefaults(optionSpecs(loaded.game)), ...settingsFrom(m, loaded, values.options) },
    games: evenGames(m, wholeNumber(m, '--games', values.games, 400, 2, 10_000_000), seats),
    seed: values.seed ?? 'tafelrunde',
    threads: wholeNumber(m, '--workers', values.workers, null, 1, 1_024),
    early: !values.all,
    patience: wholeNumber(m, '--patience', values.patience, 10_000, 1, 3_600_000),
  };
  if (seats === 1) {
    const alone: Alone[] = [];
    for (const bot of bots) alone.push(await playAlone(arena, bot));
    if (values.json) say(JSON.stringify({ game: loaded.game.id, seats, pairs: [], alone }, null, 2));
    else printAlone(arena, alone);
    return 0;
  }
  const pairs: Measured[] = [];
  for (const [i, a] of bots.entries())
    for (const b of bots.slice(i + 1)) pairs.push(await playPair(arena, a, b));
  const elo = eloOf(bots, pairs);
  if (values.json)
    say(JSON.stringify({ game: loaded.game.id, seats, pairs, elo: Object.fromEntries(elo) }, null, 2));
  else printPairs(arena, pairs, elo);
  return 0;
};

/** With an odd number one of the two would have the better seat once more than the other. */
function evenGames(m: Messages, games: number, seats: number): number {
  if (seats === 1 || games % 2 === 0) return games;
  remark(m.arena.oneMore(games + 1));
  return games + 1;
}

interface Arena {
  readonly context: Context;
  readonly loaded: Loaded;
  readonly seats: number;
  readonly options: Series['options'];
  readonly games: number;
  readonly seed: string;
  readonly threads: number | null;
  readonly early: boolean;
  /** Milliseconds a bot from outside may think about a question. */
  readonly patience: number;
}

/** Both sit at every other seat, and change places after every game. */
async function playPair(arena: Arena, a: string, b: string): Promise<Measured> {
  const places = Array.from({ length: arena.seats }, (_, seat) => seat % 2);
  const lineups = [places.map((place) => [a, b][place]), places.map((place) => [b, a][place])];
  const share = (tally: Tally) => (pointsOf(tally, a) + tally.nobody / 2) / tally.games;
  return { a, b, ...(await measure(arena, lineups, share, `${a} ${b}`)) };
}

async function playAlone(arena: Arena, bot: string): Promise<Alone> {
  const share = (tally: Tally) => pointsOf(tally, bot) / tally.games;
  return { bot, ...(await measure({ ...arena, early: false }, [[bot]], share, bot)) };
}

/** Play until the answer is clear or all games are played. */
async function measure(
  arena: Arena,
  lineups: Series['lineups'],
  shareOf: (tally: Tally) => number,
  name: string,
): Promise<Omit<Measured, 'a' | 'b'>> {
  const { loaded, seats, options, games, threads, context } = arena;
  const series: Series = { seats, options, lineups, seed: `${arena.seed}/${name}` };
  const sum = emptyTally(seats);
  const conduct = new Conduct(lineups[0]);
  const add = ({ tally, broken }: Simulated): void => {
    if (broken !== null) throw failure(context.m.errors.gameBroke(broken.index, broken.seed, broken.message));
    addTo(sum, tally);
  };
  for (let done = 0; ;) {
    const more = arena.early ? Math.min(games, Math.max(FIRST_LOOK, 2 * done)) - done : games;
    const start = done;
    const order = (from: number, to: number): SimulateOrder => ({
      game: loaded.address,
      series,
      from: start + from,
      to: start + to,
      each: false,
    });
    if (lineups.flat().some(isCommand))
      add(await playWithOutside(context, loaded.game, order(0, more), arena.patience, conduct));
    else
      await onAllCores<SimulateOrder, Simulated>({
        file: new URL('../workers/simulate.ts', import.meta.url),
        games: more,
        workers: threads,
        order,
        report: add,
        timeLeft: context.m.simulate.timeLeft,
      });
    done += more;
    const won = shareOf(sum);
    const { low, high } = interval(won, done, CLEAR);
    if (done >= games || low > 0.5 || high < 0.5)
      return {
        games: done,
        share: won,
        ...interval(won, done),
        early: done < games,
        fallen: conduct.fallen,
      };
  }
}

function printPairs(
  { context, loaded, games }: Arena,
  pairs: readonly Measured[],
  elo: Map<string, number>,
): void {
  const { m } = context;
  const percent = percentIn(context);
  say(heading(m.arena.title(loaded.name, games)));
  say(
    columns(
      pairs.map(({ a, b, share, low, high, games: played, early }) => [
        m.arena.against(a, b),
        percent(share),
        m.arena.between(percent(low), percent(high)),
        m.arena.games(played, early),
      ]),
      'lrrl',
    ),
  );
  for (const pair of pairs) printFallen(context, m.arena.against(pair.a, pair.b), pair);
  say(m.arena.elo);
  const ranked = [...elo].toSorted(([, one], [, other]) => other - one);
  say(
    columns(
      ranked.map(([bot, points]) => [bot, String(points)]),
      'lr',
    ),
  );
}

function printAlone({ context, loaded, games }: Arena, alone: readonly Alone[]): void {
  const { m } = context;
  const percent = percentIn(context);
  say(heading(m.arena.title(loaded.name, games)));
  say(
    columns(
      alone.map(({ bot, share, low, high, games: played, early }) => [
        m.arena.alone(bot),
        percent(share),
        m.arena.between(percent(low), percent(high)),
        m.arena.games(played, early),
      ]),
      'lrrl',
    ),
  );
  for (const one of alone) printFallen(context, m.arena.alone(one.bot), one);
}

function printFallen(
  { m }: Context,
  series: string,
  { fallen, games }: Pick<Measured, 'fallen' | 'games'>,
): void {
  for (const [bot, times] of Object.entries(fallen))
    if (times > 0) say(`  ${wrapped(m.arena.fellIn(series, bot, times, games), '  ')}`);
}

function percentIn({ language }: Context): (share: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => format.format(share);
}
