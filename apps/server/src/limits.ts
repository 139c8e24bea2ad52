import { Refused } from './refused.ts';

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

/**
 * Who a request is counted for. Whoever has one address of the newer kind has a whole network of them: they count as one.
 */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [front, back] = ip.split('::');
  const groups = front.split(':').filter((group) => group !== '');
  const after = back?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** How many of something each may have at the same time. */
export class Crowd {
  readonly #most: number;
  readonly #present = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** One more. Call what is returned when it is gone. */
  enter(who: string): () => void {
    const present = this.#present.get(who) ?? 0;
    if (present >= this.#most) throw new Refused('too-many');
    this.#present.set(who, present + 1);
    return () => {
      const left = (this.#present.get(who) ?? 1) - 1;
      if (left === 0) this.#present.delete(who);
      else this.#present.set(who, left);
    };
  }
}

/** A bucket per address, forgotten when it is full again. */
export class Buckets {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, Bucket>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Take one for whoever sent this, or refuse it. */
  charge({ ip }: { readonly ip: string }): void {
    if (!this.take(addressOf(ip))) throw new Refused('too-fast');
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
