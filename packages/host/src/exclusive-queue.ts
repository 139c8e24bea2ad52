/** Runs work one piece after the other, in the order it came. */
export class ExclusiveQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Nothing runs, and nothing waits. */
  get isEmpty(): boolean {
    return this.#length === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const result = this.#last.then(async () => {
      try {
        return await work();
      } finally {
        this.#length--;
      }
    });
    this.#last = result.catch(() => {});
    return result;
  }
}

/** A queue for each name, for as long as anything waits in it. */
export class ExclusiveQueues {
  readonly #queues = new Map<string, ExclusiveQueue>();

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(name) ?? new ExclusiveQueue();
    this.#queues.set(name, queue);
    try {
      return await queue.run(work);
    } finally {
      if (queue.isEmpty) this.#queues.delete(name);
    }
  }
}
