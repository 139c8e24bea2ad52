/** What a job is expected to take, in milliseconds, until its real time is known. */
const EXPECTED = 300;
/** Milliseconds of work a share may be behind or ahead when it comes back: what was used while nobody waited was nobody's loss. */
const OWED = 3000;
/** Shares kept in memory. Beyond these, the ones that owe nothing are dropped. */
const REMEMBERED = 1000;

interface Share<J> {
  readonly waiting: J[];
  running: number;
  /** Milliseconds of work done for it, counted from where everybody else stood when it came. */
  used: number;
}

/**
 * Orders that wait for a thread, each counted against somebody's share. Next is the oldest order of the share that has used
 * the least time, so that one with a thousand orders keeps nobody else waiting.
 */
export class FairQueue<J> {
  readonly #shares = new Map<string, Share<J>>();
  /** What the share had used that was served last. A share that comes back starts there: nobody saves up by staying away. */
  #level = 0;

  push(name: string, job: J): void {
    const share = this.#shareOf(name);
    if (share.waiting.length === 0 && share.running === 0)
      share.used = Math.min(Math.max(share.used, this.#level), this.#level + OWED);
    share.waiting.push(job);
  }

  /** The next job, and a function to report how many milliseconds it took. */
  take(): { readonly job: J; readonly ended: (took: number) => void } | null {
    let next: Share<J> | null = null;
    for (const share of this.#shares.values())
      if (share.waiting.length > 0 && (next === null || share.used < next.used)) next = share;
    const job = next?.waiting.shift();
    if (next === null || job === undefined) return null;
    const share = next;
    this.#level = Math.max(this.#level, share.used);
    share.used += EXPECTED;
    share.running++;
    return {
      job,
      ended: (took) => {
        share.running--;
        share.used += took - EXPECTED;
      },
    };
  }

  /** Everything that waits, in no order; nothing waits any more. */
  clear(): J[] {
    return [...this.#shares.values()].flatMap(({ waiting }) => waiting.splice(0));
  }

  /** Nothing waits, and nothing is being done. */
  get isIdle(): boolean {
    for (const { waiting, running } of this.#shares.values()) if (waiting.length + running > 0) return false;
    return true;
  }

  #shareOf(name: string): Share<J> {
    let share = this.#shares.get(name);
    if (share === undefined) {
      if (this.#shares.size >= REMEMBERED) this.#forget();
      this.#shares.set(name, (share = { waiting: [], running: 0, used: this.#level }));
    }
    return share;
  }

  #forget(): void {
    for (const [name, { waiting, running, used }] of this.#shares)
      if (waiting.length === 0 && running === 0 && used <= this.#level) this.#shares.delete(name);
  }
}

/** Who an order is done for: a person, and where they come from. */
export interface Whose {
  readonly address: string;
  readonly person: string;
}

/**
 * The same on two levels: every address gets as much as the others, and of that every person there. Somebody who comes as a
 * hundred people from one address gets no more than one.
 */
export class FairQueues<J> {
  readonly #addresses = new FairQueue<FairQueue<J>>();
  readonly #people = new Map<string, FairQueue<J>>();

  push({ address, person }: Whose, job: J): void {
    let people = this.#people.get(address);
    if (people === undefined) {
      if (this.#people.size >= REMEMBERED) this.#forget();
      this.#people.set(address, (people = new FairQueue()));
    }
    people.push(person, job);
    this.#addresses.push(address, people);
  }

  take(): ReturnType<FairQueue<J>['take']> {
    const turn = this.#addresses.take();
    const next = turn?.job.take();
    if (turn == null || next == null) return null;
    return {
      job: next.job,
      ended: (took) => {
        turn.ended(took);
        next.ended(took);
      },
    };
  }

  clear(): J[] {
    this.#addresses.clear();
    return [...this.#people.values()].flatMap((people) => people.clear());
  }

  #forget(): void {
    for (const [address, people] of this.#people) if (people.isIdle) this.#people.delete(address);
  }
}
