/** How fast one may go on: so many at once, and so many more every second. */
export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

/** A bucket of tokens that fills itself again. */
export class Bucket {
  readonly #pace: Pace;
  readonly #now: () => number;
  #tokens: number;
  #filled: number;

  constructor(pace: Pace, now: () => number = () => performance.now()) {
    this.#pace = pace;
    this.#now = now;
    this.#tokens = pace.burst;
    this.#filled = now();
  }

  /** Take one, if there is one. */
  take(): boolean {
    const now = this.#now();
    const { perSecond, burst } = this.#pace;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Nobody has taken anything for so long that it need not be remembered. */
  get full(): boolean {
    return this.#tokens + ((this.#now() - this.#filled) / 1000) * this.#pace.perSecond >= this.#pace.burst;
  }
}

/** A bucket per address, forgotten when it is full again. */
export class Buckets {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, Bucket>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  take(who: string): boolean {
    let bucket = this.#buckets.get(who);
    if (bucket === undefined) {
      if (this.#buckets.size >= 10_000) this.#sweep();
      this.#buckets.set(who, (bucket = new Bucket(this.#pace)));
    }
    return bucket.take();
  }

  #sweep(): void {
    for (const [who, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(who);
  }
}
