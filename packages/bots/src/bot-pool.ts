import type { Answer } from '@tafelrunde/engine';
import type { Whose } from './fair-queue.ts';
import type { ThinkOrder } from './think.ts';
import { WorkerPool } from './worker-pool.ts';

/** Milliseconds a bot may think. It means to take a third of a second; the first of a thread also has its game loaded. */
const LIMIT = 30_000;

/** Bots that think beside the main thread, so that a server keeps answering while they do. */
export class BotPool {
  private readonly pool: WorkerPool<ThinkOrder, Answer>;
  private readonly limit: number;

  constructor(size?: number, limit: number = LIMIT) {
    this.limit = limit;
    this.pool = new WorkerPool<ThinkOrder, Answer>(new URL('./worker/node.ts', import.meta.url), size);
  }

  /** `whose`: the person and address the time is counted for; everybody gets the same share. */
  answer(order: ThinkOrder, whose?: Whose): Promise<Answer> {
    return this.pool.run(order, { ...(whose && { whose }), limit: this.limit });
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
