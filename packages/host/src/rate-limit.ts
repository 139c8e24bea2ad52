/** A rate limit: `burst` at once, and `perSecond` more every second. */
export interface Pace {
  readonly perSecond: number;
  readonly burst: number;
}

/** One function for all buckets: there may be thousands. */
const elapsed = (): number => performance.now();

/** A bucket of tokens that fills itself again. */
export class Bucket {
  readonly #pace: Pace;
  readonly #now: () => number;
  #tokens: number;
  #filled: number;

  constructor(pace: Pace, now: () => number = elapsed) {
    this.#pace = pace;
    this.#now = now;
    this.#tokens = pace.burst;
    this.#filled = now();
  }

  #fill(): void {
    const now = this.#now();
    const { perSecond, burst } = this.#pace;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filled) / 1000) * perSecond);
    this.#filled = now;
  }

  /** Take one, if there is one. */
  take(): boolean {
    if (this.isEmpty) return false;
    this.#tokens -= 1;
    return true;
  }

  get isEmpty(): boolean {
    this.#fill();
    return this.#tokens < 1;
  }

  /** Take this many tokens, even more than there are; returns the milliseconds until the debt is paid. */
  spend(amount: number): number {
    this.#fill();
    this.#tokens -= amount;
    return this.#tokens >= 0 ? 0 : (-this.#tokens / this.#pace.perSecond) * 1000;
  }
}

/** Buckets kept at hand. Beyond these, the one that was used least recently is forgotten. */
const KEPT = 10_000;

/** A bucket for everybody who is limited: by address, or by person. */
export class Buckets {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, Bucket>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  take(who: string): boolean {
    return this.#bucket(who).take();
  }

  /** Take this many, also on credit. */
  spend(who: string, amount: number): void {
    this.#bucket(who).spend(amount);
  }

  #bucket(who: string): Bucket {
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#pace);
    // The last in the map is the one used last.
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > KEPT) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }

  /** Whether somebody has used up everything. Asking makes no bucket. */
  isEmpty(who: string): boolean {
    return this.#buckets.get(who)?.isEmpty === true;
  }
}
