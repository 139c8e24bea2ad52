import { csvHead, csvLine, quantile, type Series, type Tally } from '@tafelrunde/lab';
import { checkApart, checkWritable, writeWhole } from '../files.ts';
import { loadGame } from '../games.ts';
import { columns, heading, remark, say } from '../output.ts';
import type { Context, Run } from '../program.ts';
import { type Ran, runSeries } from '../series/run.ts';

export const run: Run<'simulate'> = async (context, values) => {
  const { m, language } = context;
  const loaded = await loadGame(m, language, values.game);
  checkWritable(m, '--csv', values.csv);
  checkApart(m, ['--save', values.save], ['--csv', values.csv]);
  const ran = await runSeries(context, loaded, values, {
    bot: 'random',
    games: 1_000,
    seats: 1,
    each: values.csv !== undefined,
  });
  const { series, tally, played, done } = ran;
  if (values.csv !== undefined) {
    const insights = (loaded.game.insights ?? []).map(({ id }) => id);
    const lines = played.map((game) => csvLine(series, insights, game));
    writeWhole(m, values.csv, [csvHead(series, insights), ...lines].join(''));
    remark(m.simulate.written(values.csv));
  }
  if (values.json) {
    const { seats, options, seed } = series;
    const bots = Array.from({ length: seats }, (_, seat) => botsAt(series, seat));
    const sitting = bots.every(({ length }) => length === 1) ? bots.flat() : bots;
    const told = { game: loaded.game.id, seats, bots: sitting, options, seed };
    say(JSON.stringify({ ...told, ...figures(tally), ...done, gamesPerSecond: rate(ran) }, null, 2));
  } else print(context, loaded.name, loaded.game.words[language].endings, ran);
  return 0;
};

const rate = ({ done }: Ran): number => (done.seconds === 0 ? 0 : done.gamesNow / done.seconds);

/** The tally as others read it: the same games in any order give the same text. */
function figures({
  decisions,
  steps,
  endings,
  winsOfBot,
  seatsOfBot,
  prompts,
  insights,
  ...rest
}: Tally): object {
  const middles = (counts: Tally['decisions']) => ({
    median: quantile(counts, 0.5),
    p90: quantile(counts, 0.9),
    counts,
  });
  const bots = Object.keys(seatsOfBot).toSorted();
  return {
    ...rest,
    winsByBot: Object.fromEntries(bots.map((bot) => [bot, winsOf(winsOfBot, bot)])),
    endings: sorted(endings),
    decisions: middles(decisions),
    steps: middles(steps),
    prompts: sorted(prompts),
    longest: { ...rest.longest, prompts: sorted(rest.longest.prompts) },
    insights: Object.fromEntries(Object.entries(insights).map(([id, kinds]) => [id, sorted(kinds)])),
  };
}

/** Who sits at a seat: one bot, or several in turn. */
const botsAt = ({ lineups }: Series, seat: number): string[] => [
  ...new Set(lineups.map((lineup) => lineup[seat])),
];

const winsOf = (winsOfBot: Tally['winsOfBot'], bot: string): number =>
  Object.values(winsOfBot[bot] ?? {}).reduce((sum, wins) => sum + wins, 0);

const sorted = <T>(counts: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function print(
  { m, language }: Context,
  name: string,
  endings: Readonly<Record<string, string>>,
  { series, tally, done }: Ran,
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
    percent.format(wins / tally.games),
  ];
  const block = (title: string, rows: string[][]): void => {
    say(title);
    say(columns(rows, 'lr'));
  };
  say(heading(m.simulate.title(name, tally.games)));
  block(
    m.simulate.seats,
    tally.wins.map((wins, seat) => line(m.simulate.seat(seat, botsAt(series, seat)), wins)),
  );
  const bots = Object.keys(tally.seatsOfBot);
  if (bots.length > 1)
    block(
      m.simulate.bots,
      bots.map((bot) => line(bot, winsOf(tally.winsOfBot, bot))),
    );
  if (tally.nobody + tally.shared > 0)
    say(columns([line(m.simulate.nobody, tally.nobody), line(m.simulate.shared, tally.shared)], 'lr'));
  block(
    m.simulate.endings,
    Object.entries(sorted(tally.endings)).map(([how, times]) => line(endings[how] ?? how, times)),
  );
  say(m.simulate.decisions(quantile(tally.decisions, 0.5), quantile(tally.decisions, 0.9)));
  if (done.gamesNow > 0) say(m.simulate.speed(done.gamesNow / done.seconds, done.seconds, done.workers));
  else say(m.simulate.allThere);
}
