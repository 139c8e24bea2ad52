import { useEffect, useState } from 'react';
import type { Progress, Station, TurningPoint } from '@tafelrunde/bots/hindsight';
import type { SeenEvent, View, WireQuestion } from '@tafelrunde/engine';
import { api } from '../api.ts';
import { startWorker } from '../trusted.ts';
// The bundler makes a file of its own of it, and this its address.
// eslint-disable-next-line import/default
import workerAddress from './hindsight-worker.ts?worker&url';

/** A turning point with what is needed to speak of it. */
export type ToldPoint = TurningPoint & {
  readonly question: WireQuestion;
  readonly view: View;
  readonly events: readonly SeenEvent[];
};

/** What comes back from the worker that looks back at a match. */
export type HindsightNews =
  | ({ readonly type: 'progress' } & Progress)
  | {
      readonly type: 'done';
      readonly stations: readonly Station[];
      readonly points: readonly ToldPoint[];
      /** False where there was no time to look for all of them. */
      readonly isWhole: boolean;
    }
  | { readonly type: 'failed'; readonly why: string };

/** How a match came about, worked out beside the page: only once it is over, from its whole record. */
export function useHindsight(table: string, isOver: boolean): HindsightNews {
  const [news, setNews] = useState<HindsightNews>({ type: 'progress', done: 0, stations: null });
  useEffect(() => {
    if (!isOver) return;
    let worker: Worker | null = null;
    let left = false;
    const fail = (why: string) => {
      if (!left) setNews({ type: 'failed', why });
    };
    const start = async () => {
      const record = await api.record(table);
      if (left) return;
      worker = startWorker(workerAddress, 'hindsight');
      worker.addEventListener('message', ({ data }: MessageEvent<HindsightNews>) => setNews(data));
      worker.addEventListener('error', (event) => fail(event.message));
      worker.postMessage(record);
    };
    start().catch((thrown: unknown) => fail(String(thrown)));
    return () => {
      left = true;
      worker?.terminate();
    };
  }, [table, isOver]);
  return news;
}
