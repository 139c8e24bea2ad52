import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

/** What is written ahead is brought into the database when it is longer than this, in bytes; SQLite's own limit is the same. */
const LONG = 4 * 1024 * 1024;
/** How many times longer it may become while somebody writes all the time. */
const MOST = 4;
/** How often its length is looked at, at most, in milliseconds. */
const PAUSE = 1000;

/**
 * Checkpoints of SQLite's write-ahead log, in a thread: a commit that happened to be due for one would stop everybody for as long
 * as it takes. The thread is started when there is something to do.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #fail: () => void;
  readonly #long: number;
  #worker: Worker | null = null;
  #isBusy = false;
  #isClosed = false;
  #looked = Number.NEGATIVE_INFINITY;

  /** `fail` is called when the thread cannot work: SQLite then has to do it by itself again. */
  constructor(file: string, fail: () => void, long = LONG) {
    this.#file = file;
    this.#fail = fail;
    this.#long = long;
  }

  /** Something was written. */
  async look(): Promise<void> {
    const now = performance.now();
    if (this.#isBusy || this.#isClosed || now - this.#looked < PAUSE) return;
    this.#looked = now;
    const { size } = await stat(`${this.#file}-wal`).catch(() => ({ size: 0 }));
    // What was brought over is written over from the start; the file does not become shorter.
    if (size < this.#long || this.#isClosed || this.#isBusy) return;
    this.#isBusy = true;
    this.#worker ??= this.#hire();
    this.#worker.postMessage('checkpoint');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
      workerData: { file: this.#file, most: MOST * this.#long },
    });
    worker.unref();
    worker.on('message', () => (this.#isBusy = false));
    worker.on('error', () => {
      if (!this.#isClosed) this.#fail();
      this.#isClosed = true;
    });
    return worker;
  }
}
