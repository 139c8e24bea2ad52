import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Failure, Order, Reply } from './worker/message.ts';

/** An error that happened in a worker, with what it said there. */
export class WorkerFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'WorkerFailure';
    this.failure = failure;
  }
}

interface Job<T, R> {
  readonly order: T;
  readonly resolve: (value: R) => void;
  readonly reject: (error: Error) => void;
}

/** Threads that do orders of one kind, one order at a time each. The file answers with `carryOut`. */
export class WorkerPool<T, R> {
  readonly size: number;
  private readonly file: URL;
  private readonly waiting: Job<T, R>[] = [];
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job<T, R>>();
  private closed = false;
  private orders = 0;

  constructor(file: URL, size: number = availableParallelism()) {
    this.file = file;
    this.size = Math.max(1, size);
  }

  /** Have an order done; threads are started when there is something to do. */
  run(order: T): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      if (this.closed) return reject(new Error('the workers have gone home'));
      this.waiting.push({ order, resolve, reject });
      this.dispatch();
    });
  }

  private dispatch(): void {
    while (this.waiting.length > 0) {
      const worker = this.idle.pop() ?? (this.busy.size < this.size ? this.hire() : null);
      if (worker === null) return;
      const job = this.waiting.shift()!;
      this.busy.set(worker, job);
      worker.ref();
      worker.postMessage({ number: ++this.orders, order: job.order } satisfies Order<T>);
    }
  }

  private hire(): Worker {
    const worker = new Worker(this.file);
    worker.on('message', (reply: Reply<R>) => {
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
    const job = this.busy.get(worker);
    this.busy.delete(worker);
    return job;
  }

  /** Send everybody home. What was still being done is given up. */
  async close(): Promise<void> {
    this.closed = true;
    const given = new Error('the workers have gone home');
    for (const { reject } of this.waiting.splice(0)) reject(given);
    const workers = [...this.idle, ...this.busy.keys()];
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
