import { Refused } from './refusal.ts';
import type { StoredTable } from './storing/stored.ts';
import { newFairness } from './new-table.ts';

type Fairness = StoredTable['fairness'];

/** How long a commitment is valid, in milliseconds: long enough to fill in a form. */
const KEPT = 60 * 60 * 1000;
/** Open commitments per person. Another one pushes out the oldest. */
const EACH = 8;
/** The most open commitments in all: they must not fill the memory. */
const MOST = 20_000;

interface Open {
  readonly person: string;
  readonly fairness: Fairness;
  readonly at: number;
}

/**
 * Secrets that were committed to before anybody has named a nonce. A table that begins as soon as it is created has no time to
 * publish its commitment and then wait for nonces, so the commitment is asked for beforehand. Each is good for one table of one
 * person. They are kept in memory only: after a restart one asks again.
 */
export class Commitments {
  readonly #open = new Map<string, Open>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Commit to a new secret for a person. */
  make(person: string): string {
    this.#sweep(person);
    const fairness = newFairness();
    this.#open.set(fairness.commitment, { person, fairness, at: this.#now() });
    return fairness.commitment;
  }

  /** The secret behind a commitment. It can be used once: it is shown at the end of its match. */
  use(person: string, commitment: string): Fairness {
    const open = this.#open.get(commitment);
    if (open === undefined || open.person !== person || this.#isOld(open))
      throw new Refused('unknown-commitment', 'chance.commitment');
    this.#open.delete(commitment);
    return open.fairness;
  }

  #isOld({ at }: Open): boolean {
    return this.#now() - at > KEPT;
  }

  /** The oldest come first in the map. */
  #sweep(person: string): void {
    const theirs: string[] = [];
    for (const [commitment, open] of this.#open) {
      if (this.#isOld(open)) this.#open.delete(commitment);
      else if (open.person === person) theirs.push(commitment);
    }
    if (theirs.length >= EACH) this.#open.delete(theirs[0]);
    for (const commitment of this.#open.keys()) {
      if (this.#open.size < MOST) return;
      this.#open.delete(commitment);
    }
  }
}
