import { availableParallelism } from 'node:os';
import { WorkerPool } from '@tafelrunde/bots/node';
import { type Stretch, Stretches } from '@tafelrunde/lab';
import { Progress } from './output.ts';

export interface Crew<T, R> {
  /** The file of the worker; it answers with `carryOut`. */
  readonly file: URL;
  /** All games there are to play, of which these are still to be played. */
  readonly games: number;
  readonly missing?: readonly Stretch[];
  /** How many threads; null for one per core. */
  readonly workers: number | null;
  readonly order: (from: number, to: number) => T;
  /** Called with every report, as they come. */
  readonly report: (report: R, from: number, to: number) => void;
  /** How the time that is left is put in words; null where there is nobody to read it. */
  readonly timeLeft?: (seconds: number) => string;
}

/** What a crew has done, and how long it took. */
export interface Done {
  readonly workers: number;
  readonly seconds: number;
  /** On all cores together. Where others use the machine too, this says more than the clock. */
  readonly cpuSeconds: number;
}

/**
 * Have a series of games done on several threads. Each fetches its next stretch when it has finished the last: nobody
 * waits for anybody, and nothing is shared.
 */
export async function onAllCores<T, R>(crew: Crew<T, R>): Promise<Done> {
  const { file, games, order, report } = crew;
  const missing = crew.missing ?? [[0, games] as const];
  const left = missing.reduce((sum, [from, to]) => sum + to - from, 0);
  const threads = Math.max(1, Math.min(crew.workers ?? availableParallelism(), left));
  const pool = new WorkerPool<T, R>(file, threads);
  const progress = new Progress(games, games - left, crew.timeLeft);
  const started = performance.now();
  const cpu = process.cpuUsage();
  const stretches = new Stretches(missing, threads);
  const work = async (): Promise<void> => {
    for (let stretch = stretches.take(); stretch !== null; stretch = stretches.take()) {
      const [from, to] = stretch;
      const begun = performance.now();
      report(await pool.run(order(from, to)), from, to);
      stretches.took(stretch, performance.now() - begun);
      progress.more(to - from);
    }
  };
  try {
    progress.show();
    await Promise.all(Array.from({ length: threads }, work));
    const { user, system } = process.cpuUsage(cpu);
    return {
      workers: threads,
      seconds: (performance.now() - started) / 1_000,
      cpuSeconds: (user + system) / 1_000_000,
    };
  } finally {
    progress.end();
    await pool.close();
  }
}
