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
