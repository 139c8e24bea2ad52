import type { Answer } from '@tafelrunde/engine';
import type { ThinkOrder } from './think.ts';
import { WorkerPool } from './worker-pool.ts';

/** Bots that think beside the main thread, so that a server keeps answering while they do. */
export class BotPool {
  private readonly pool: WorkerPool<ThinkOrder, Answer>;

  constructor(size?: number) {
    this.pool = new WorkerPool<ThinkOrder, Answer>(new URL('./worker/node.ts', import.meta.url), size);
  }

  answer(order: ThinkOrder): Promise<Answer> {
    return this.pool.run(order);
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
