import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { FairQueues, type Whose } from './fair-queue.ts';
import type { Failure, Order, Reply } from './worker/message.ts';

/**
 * What a thread may keep, in MB. Playing makes a lot of short-lived garbage; without a limit V8 lets it pile up to several
 * hundred MB per thread. A match itself needs less than a tenth of this.
 */
const HEAP = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 };

/** An error that happened in a worker, with what it said there. */
export class WorkerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'WorkerFailure';
    this.failure = failure;
  }
}

/** How an order is done among others. */
interface Terms {
  /** Whose share of the threads it is counted against: each gets as much time as the others. */
  readonly whose?: Whose;
  /** Milliseconds a thread may take for it; then the thread is ended and the order has failed. */
  readonly limit?: number;
}

const NOBODY: Whose = { address: '', person: '' };

interface Job<T, R> {
  readonly order: T;
  readonly limit: number | undefined;
  readonly resolve: (value: R) => void;
  readonly reject: (error: Error) => void;
}

/** An order that is being done. */
interface Doing<T, R> {
  readonly job: Job<T, R>;
  readonly timer: NodeJS.Timeout | undefined;
  readonly ended: () => void;
}

/** Threads that do orders of one kind, one order at a time each. The file answers with `carryOut`. */
export class WorkerPool<T, R> {
  readonly size: number;
  private readonly file: URL;
  private readonly waiting = new FairQueues<Job<T, R>>();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Doing<T, R>>();
  private closed = false;
  private orders = 0;

  constructor(file: URL, size: number = availableParallelism()) {
    this.file = file;
    this.size = Math.max(1, size);
  }

  /** Have an order done; threads are started when there is something to do. */
  run(order: T, { whose = NOBODY, limit }: Terms = {}): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.closed) return reject(new Error('the workers have gone home'));
      this.waiting.push(whose, { order, limit, resolve, reject });
      this.dispatch();
    });
  }

  private dispatch(): void {
    while (this.idle.length > 0 || this.busy.size < this.size) {
      const next = this.waiting.take();
      if (next === null) return;
      const { job, ended } = next;
      const worker = this.idle.pop() ?? this.hire();
      const { limit } = job;
      const began = performance.now();
      this.busy.set(worker, {
        job,
        timer: limit === undefined ? undefined : setTimeout(() => this.giveUp(worker, limit), limit),
        ended: () => ended(performance.now() - began),
      });
      worker.ref();
      worker.postMessage({ number: ++this.orders, order: job.order } satisfies Order<T>);
    }
  }

  /** A thread takes too long: nothing but its end stops it. Another takes its place. */
  private giveUp(worker: Worker, limit: number): void {
    this.leave(worker)?.reject(new Error(`an order took longer than ${limit} milliseconds`));
    void worker.terminate();
    this.dispatch();
  }

  private hire(): Worker {
    const worker = new Worker(this.file, { resourceLimits: HEAP });
    worker.on('message', (reply: Reply<R>) => {
      // What comes after it was given up is too late.
      if (!this.busy.has(worker)) return;
      const job = this.leave(worker);
      // An idle thread must not keep the process alive.
      worker.unref();
      this.idle.push(worker);
      if (reply.ok) job?.resolve(reply.value);
      else job?.reject(new WorkerFailure(reply.failure));
      this.dispatch();
    });
    const lost = (error: Error): void => {
      this.leave(worker)?.reject(error);
      const index = this.idle.indexOf(worker);
      if (index !== -1) this.idle.splice(index, 1);
      this.dispatch();
    };
    worker.on('error', (error) => lost(error as Error));
    worker.on('exit', () => lost(new Error('a worker ended in the middle of an order')));
    return worker;
  }

  private leave(worker: Worker): Job<T, R> | undefined {
    const doing = this.busy.get(worker);
    this.busy.delete(worker);
    clearTimeout(doing?.timer);
    doing?.ended();
    return doing?.job;
  }

  /** Send everybody home. What was still being done is given up. */
  async close(): Promise<void> {
    this.closed = true;
    const given = new Error('the workers have gone home');
    for (const { reject } of this.waiting.clear()) reject(given);
    for (const { timer } of this.busy.values()) clearTimeout(timer);
    const workers = [...this.idle, ...this.busy.keys()];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
