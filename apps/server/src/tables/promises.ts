import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/tables.ts';
import { newFairness } from './planning.ts';

type Fairness = StoredTable['fairness'];

/** How long a promise is kept, in milliseconds: long enough to fill in a form. */
const KEPT = 60 * 60 * 1000;
/** Promises one person may have open. More push out the oldest. */
const EACH = 8;
/** Promises open in all; nobody needs so many, and they must not fill the memory. */
const MOST = 20_000;

interface Promised {
  readonly person: string;
  readonly fairness: Fairness;
  readonly at: number;
}

/**
 * Secrets that were promised before anybody said what they add to them. A table that begins the moment it is put up has no
 * time to publish its commitment and then wait for nonces: so the commitment is asked for first. Each is good for one table
 * of one person. They live in memory: whoever comes too late asks again.
 */
export class Promises {
  readonly #open = new Map<string, Promised>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Promise a secret to a person: what may be known of it. */
  make(person: string): string {
    this.#sweep(person);
    const fairness = newFairness();
    this.#open.set(fairness.commitment, { person, fairness, at: this.#now() });
    return fairness.commitment;
  }

  /** Keep a promise. It is gone then: a secret that is shown at the end of one match must not be that of another. */
  keep(person: string, commitment: string): Fairness {
    const promised = this.#open.get(commitment);
    if (promised === undefined || promised.person !== person || this.#isOld(promised))
      throw new Refused('unknown-commitment', 'chance.commitment');
    this.#open.delete(commitment);
    return promised.fairness;
  }

  #isOld({ at }: Promised): boolean {
    return this.#now() - at > KEPT;
  }

  /** The oldest come first in the map. */
  #sweep(person: string): void {
    const theirs: string[] = [];
    for (const [commitment, promised] of this.#open) {
      if (this.#isOld(promised)) this.#open.delete(commitment);
      else if (promised.person === person) theirs.push(commitment);
    }
    if (theirs.length >= EACH) this.#open.delete(theirs[0]);
    for (const commitment of this.#open.keys()) {
      if (this.#open.size < MOST) return;
      this.#open.delete(commitment);
    }
  }
}
