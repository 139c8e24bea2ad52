import { Refused } from '@tafelrunde/host';

/**
 * Who a request is counted for. An IPv6 customer has a whole /64 network: it counts as one address.
 */
export function addressOf(ip: string): string {
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length);
  if (!ip.includes(':')) return ip;
  const [front, back] = ip.split('::');
  const groups = front.split(':').filter((group) => group !== '');
  const after = back?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/** How many of something each may have at the same time. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #present = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Count one more; refuse if there are too many. Call the returned function when it is gone. */
  enter(who: string): () => void {
    const leave = this.tryEnter(who);
    if (leave === null) throw new Refused('too-many');
    return leave;
  }

  /** The same; null if there are too many. */
  tryEnter(who: string): (() => void) | null {
    const present = this.#present.get(who) ?? 0;
    if (present >= this.#most) return null;
    this.#present.set(who, present + 1);
    return () => {
      const left = (this.#present.get(who) ?? 1) - 1;
      if (left === 0) this.#present.delete(who);
      else this.#present.set(who, left);
    };
  }
}
