import { wholeNumber } from '../arguments.ts';
import { onAllCores } from '../crew.ts';
import { loadGame } from '../games.ts';
import { columns, heading, say } from '../output.ts';
import { failure, usage } from '../problem.ts';
import type { Context, Run } from '../program.ts';
import { botsFrom, seatsFrom, settingsFrom } from '../settings.ts';
import { addedUp, type Tally } from '../tally.ts';
import type { Simulated, SimulateOrder } from '../workers/simulate.ts';

export const run: Run<'simulate'> = async (context, values) => {
  const { m, language } = context;
  const loaded = await loadGame(m, language, values.game);
  const named = botsFrom(m, values.bots);
  const bots = named.length === 0 ? ['random'] : named;
  const seats = seatsFrom(m, loaded, values.seats, Math.max(loaded.game.seats[0], bots.length));
  if (bots.length > seats) throw usage(m.errors.tooManyBots(bots.length, seats));
  const games = wholeNumber(m, '--games', values.games, 1_000, 1, 100_000_000);
  const threads = wholeNumber(m, '--workers', values.workers, null, 1, 1_024);
  const seed = values.seed ?? 'tafelrunde';
  const lineup = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]);
  const order = {
    game: loaded.address,
    seats,
    options: settingsFrom(m, loaded, values.options),
    lineups: values.rotate ? lineup.map((_, shift) => rotated(lineup, shift)) : [lineup],
    seed,
  };
  const { reports, workers, seconds } = await onAllCores<SimulateOrder, Simulated>(
    new URL('../workers/simulate.ts', import.meta.url),
    games,
    threads,
    (from, to) => ({ ...order, from, to }),
  );
  const broken = reports.find((report) => report.broken !== null)?.broken ?? null;
  if (broken !== null) throw failure(m.errors.gameBroke(broken.index, broken.seed, broken.message));
  const counted = count(reports.map((report) => report.tally));
  const speed = { workers, seconds, gamesPerSecond: games / seconds };
  if (values.json) {
    const { options } = order;
    say(
      JSON.stringify(
        { game: loaded.game.id, seats, bots: lineup, options, seed, ...counted, ...speed },
        null,
        2,
      ),
    );
  } else print(context, loaded.name, loaded.game.words[language].endings, lineup, counted, speed);
  return 0;
};

const rotated = (list: readonly string[], by: number): string[] => [...list.slice(by), ...list.slice(0, by)];

/** What a series of games comes to. */
interface Counted extends Omit<Tally, 'lengths' | 'pointsByBot'> {
  readonly decisions: { readonly median: number; readonly p90: number };
}

function count(tallies: readonly Tally[]): Counted {
  const { lengths, pointsByBot: _points, ...sum } = addedUp(tallies);
  // Whole numbers come in order when they are keys.
  const rank = (share: number): number => {
    let left = Math.ceil(share * sum.games);
    for (const [length, games] of Object.entries(lengths)) if ((left -= games) <= 0) return Number(length);
    return 0;
  };
  return { ...sum, endings: sorted(sum.endings), decisions: { median: rank(0.5), p90: rank(0.9) } };
}

const sorted = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function print(
  { m, language }: Context,
  name: string,
  endings: Readonly<Record<string, string>>,
  bots: readonly string[],
  counted: Counted,
  speed: { readonly workers: number; readonly seconds: number; readonly gamesPerSecond: number },
): void {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const plain = new Intl.NumberFormat(language);
  const line = (label: string, wins: number): string[] => [
    label,
    plain.format(wins),
    percent.format(wins / counted.games),
  ];
  const block = (title: string, rows: string[][]): void => {
    say(title);
    say(columns(rows, 'lr'));
  };
  say(heading(m.simulate.title(name, counted.games)));
  block(
    m.simulate.seats,
    counted.wins.map((wins, seat) => line(m.play.botSeat(seat, bots[seat]), wins)),
  );
  if (new Set(bots).size > 1)
    block(
      m.simulate.bots,
      Object.entries(counted.winsByBot).map(([bot, wins]) => line(bot, wins)),
    );
  if (counted.nobody + counted.shared > 0)
    say(columns([line(m.simulate.nobody, counted.nobody), line(m.simulate.shared, counted.shared)], 'lr'));
  block(
    m.simulate.endings,
    Object.entries(counted.endings).map(([how, times]) => line(endings[how] ?? how, times)),
  );
  say(m.simulate.decisions(counted.decisions.median, counted.decisions.p90));
  say(m.simulate.speed(speed.gamesPerSecond, speed.seconds, speed.workers));
}
