import { type Game, writeRecord } from '@tafelrunde/engine';
import { type Breach, type LawId, type LawReport, LAWS, untested, unused } from '@tafelrunde/testing';
import { wholeNumber } from '../arguments.ts';
import { onAllCores } from '../crew.ts';
import { writeWhole } from '../files.ts';
import { loadGame } from '../games.ts';
import { columns, heading, paint, say, wrapped } from '../output.ts';
import type { Context, Run } from '../program.ts';
import { seatsFrom, settingsFrom } from '../settings.ts';
import type { LawsOrder } from '../workers/laws.ts';

export const run: Run<'laws'> = async (context, values) => {
  const { m, language } = context;
  const loaded = await loadGame(m, language, values.game);
  const { game } = loaded;
  const games = wholeNumber(m, '--games', values.games, 100, 1, 10_000_000);
  const threads = wholeNumber(m, '--workers', values.workers, null, 1, 1_024);
  const order: Omit<LawsOrder, 'from' | 'to'> = {
    game: loaded.address,
    seats: values.seats === undefined ? null : seatsFrom(m, loaded, values.seats, 0),
    options: settingsFrom(m, loaded, values.options),
    seed: values.seed ?? 'tafelrunde',
    thorough: values.thorough,
  };
  const reports: [from: number, LawReport[]][] = [];
  await onAllCores<LawsOrder, LawReport[]>({
    file: new URL('../workers/laws.ts', import.meta.url),
    games,
    workers: threads,
    order: (from, to) => ({ ...order, from, to }),
    report: (report, from) => reports.push([from, report]),
    timeLeft: m.simulate.timeLeft,
  });
  // In the order of the games: what comes of it must not depend on how many threads there are.
  const inOrder = reports.toSorted(([one], [other]) => one - other).flatMap(([, report]) => report);
  const merged = merge(game, inOrder);
  const breaches = merged.broken.map((breach) => ({ ...breach, file: keep(context, game, breach) }));
  if (values.json) {
    const broken = breaches.map(({ law, message, file }) => ({ law, message, file }));
    say(JSON.stringify({ game: game.id, games, ...merged, broken }, null, 2));
  } else print(context, loaded.name, games, merged, breaches);
  return breaches.length === 0 && merged.untested.length === 0 ? 0 : 1;
};

interface Merged {
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  /** The first breach of each law. */
  readonly broken: readonly Breach[];
  readonly unused: readonly string[];
  /** Laws for which no comparison was made: nobody knows whether they hold. */
  readonly untested: readonly LawId[];
}

function merge(game: Game, reports: readonly LawReport[]): Merged {
  const checks = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0])) as Record<LawId, number>;
  const broken = new Map<LawId, Breach>();
  let answers = 0;
  for (const report of reports) {
    answers += report.answers;
    for (const law of Object.keys(LAWS) as LawId[]) checks[law] += report.checks[law];
    for (const breach of report.broken) if (!broken.has(breach.law)) broken.set(breach.law, breach);
  }
  return {
    answers,
    checks,
    broken: [...broken.values()],
    untested: untested(
      game,
      checks,
      reports.some(({ keptSecrets }) => keptSecrets),
    ),
    unused: unused(
      game,
      reports.map((report) => report.used),
    ),
  };
}

/** The match that shows a breach, as a file to replay. */
function keep({ m }: Context, game: Game, { law, record }: Breach): string {
  const file = `${game.id}-${law}.record.json`;
  writeWhole(m, file, writeRecord(record));
  return file;
}

function print(
  { m, language }: Context,
  name: string,
  games: number,
  merged: Merged,
  breaches: readonly (Breach & { readonly file: string })[],
): void {
  const names: Readonly<Record<string, string>> = m.laws.names;
  const plain = new Intl.NumberFormat(language);
  const broken = new Set<string>(breaches.map(({ law }) => law));
  const never = new Set<string>(merged.untested);
  say(heading(m.laws.title(name, games, merged.answers)));
  say(
    columns(
      [
        [heading(m.laws.law), heading(m.laws.checked), ''],
        ...Object.entries(merged.checks).map(([law, times]) => [
          names[law] ?? law,
          plain.format(times),
          broken.has(law)
            ? paint('red', m.laws.broken)
            : times === 0
              ? paint(never.has(law) ? 'red' : 'dim', m.laws.untested)
              : paint('green', m.laws.held),
        ]),
      ],
      'lrl',
    ),
  );
  if (breaches.length === 0 && merged.unused.length > 0)
    say(wrapped(m.laws.unused(merged.unused.join(', ')), '  '));
  if (breaches.length === 0 && never.size === 0) say(paint('green', m.laws.allHeld));
  if (never.size > 0) say(paint('red', m.laws.never([...never].map((law) => names[law] ?? law))));
  for (const { law, message, file } of breaches)
    say(paint('red', m.laws.breach(names[law] ?? law, message, file)));
}
