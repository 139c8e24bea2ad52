import { availableParallelism } from 'node:os';
import { WorkerPool } from '@tafelrunde/bots/node';
import { Progress } from './output.ts';

/** How many games a thread gets at a time: enough to be worth the trip, few enough for the bar to move. */
const shareOf = (games: number, workers: number): number =>
  Math.min(250, Math.max(1, Math.ceil(games / (workers * 8))));

/**
 * Have a series of games done on several threads. `order` makes the order for games `from` to before `to`; the reports
 * come back in the order of the games, so that what is made of them does not depend on how many threads there are.
 */
export async function onAllCores<T, R>(
  file: URL,
  games: number,
  workers: number | null,
  order: (from: number, to: number) => T,
): Promise<{ readonly reports: R[]; readonly workers: number; readonly seconds: number }> {
  const threads = Math.min(workers ?? availableParallelism(), games);
  const pool = new WorkerPool<T, R>(file, threads);
  const progress = new Progress(games);
  const share = shareOf(games, threads);
  const started = performance.now();
  let done = 0;
  try {
    const shares = Array.from({ length: Math.ceil(games / share) }, (_, i) => i * share);
    const reports = await Promise.all(
      shares.map(async (from) => {
        const to = Math.min(games, from + share);
        const report = await pool.run(order(from, to));
        progress.at((done += to - from));
        return report;
      }),
    );
    return { reports, workers: threads, seconds: (performance.now() - started) / 1000 };
  } finally {
    progress.end();
    await pool.close();
  }
}
