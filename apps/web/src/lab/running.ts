import {
  emptyTally,
  lineupOf,
  note,
  type PlayedGame,
  type Series,
  type Stretch,
  Stretches,
  type Tally,
} from '@tafelrunde/lab';
import { TimeLeft } from '@tafelrunde/lab/time-left';
import { startWorker } from '../trusted.ts';
import type { LabNews, LabOrder } from './worker.ts';
// The bundler makes a file of its own of it, and this its address.
// eslint-disable-next-line import/default
import workerAddress from './worker.ts?worker&url';

/** A series as far as it has come. */
export interface Progress {
  readonly series: Series;
  readonly games: number;
  readonly tally: Tally;
  readonly played: readonly PlayedGame[];
  /** Seconds; null while nobody can tell. */
  readonly left: number | null;
  readonly workers: number;
  readonly broken: Broken | null;
}

/**
 * What ended a series early: a match that did not come to its end; or, whatever the game, something that could not be
 * loaded, or a worker that failed at its work.
 */
export interface Broken {
  readonly by: 'game' | 'loading' | 'worker';
  readonly what: string;
}

/** One core stays with the page; more than a few would only make a phone hot. */
const crewSize = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** Plays a series in workers and tells how it goes. The returned function ends it early. */
export function runSeries(
  game: string,
  series: Series,
  games: number,
  hear: (progress: Progress) => void,
): () => void {
  const size = Math.min(crewSize(), games);
  const stretches = new Stretches([[0, games]], size);
  const time = new TimeLeft(performance.now());
  const tally = emptyTally(series.seats);
  const played: PlayedGame[] = [];
  const workers = Array.from({ length: size }, () => startWorker(workerAddress));
  const end = () => workers.forEach((worker) => worker.terminate());
  const tell = (broken: Broken | null = null) => {
    const left = time.seconds(performance.now(), games - tally.games);
    hear({ series, games, tally: { ...tally }, played, left, workers: size, broken });
  };
  for (const worker of workers) {
    let stretch: Stretch | null = null;
    let begun = 0;
    let hasWorked = false;
    const next = () => {
      stretch = stretches.take();
      begun = performance.now();
      if (stretch === null) worker.terminate();
      else worker.postMessage({ game, series, stretch } satisfies LabOrder);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<LabNews>) => {
      hasWorked = true;
      if ('broken' in data) {
        end();
        const { index, message } = data.broken;
        // Before the first match, only the rules can have failed to come.
        if (index === null) tell({ by: 'loading', what: message });
        else tell({ by: 'game', what: `${index + 1}: ${message}` });
        return;
      }
      for (const one of data.played) {
        note(tally, lineupOf(series, one.index), one);
        played.push(one);
      }
      stretches.took(stretch!, performance.now() - begun);
      time.note(performance.now(), data.played.length);
      tell();
      next();
    });
    // A file that could not be loaded gives no message; one that has worked was loaded.
    worker.addEventListener('error', ({ message = '' }: Partial<ErrorEvent>) => {
      end();
      tell({ by: hasWorked || message !== '' ? 'worker' : 'loading', what: message });
    });
    next();
  }
  return end;
}
