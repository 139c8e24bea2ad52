import { type Entry, Match, type Seat, type Viewer } from '@tafelrunde/engine';
import { ExclusiveQueue } from '../exclusive-queue.ts';
import { indexOf } from '../telling/moments.ts';
import { inTimeSlices } from '../time-slices.ts';

/** What is replayed: a match as it stood when somebody began to look back. It may have gone on, or back, since. */
type History = Pick<Match, 'game' | 'setup'> & { readonly entries: readonly Entry[] };

/** Where a match stood, and how much each viewer had been told by then and before the last entry. */
type Look<T> = (then: Match, toldBefore: readonly number[]) => T;

/**
 * A replayed copy of a table's match, for looking back. It is replayed in time slices, for one request at a time, and stays where
 * the last request left it: the next one continues from there. Going forward is quick, going back starts from the beginning.
 */
export class ReplayCache {
  #at: Match | null = null;
  /** The entries that were replayed so far, and what is known of the moment after each of them (the first: before all). */
  #replayed: Entry[] = [];
  #stops: Stop[] = [];
  readonly #queue = new ExclusiveQueue();
  readonly #start: (history: History) => Match;
  /** When somebody last looked back. */
  usedAt = 0;

  /** `start`: the match before its first entry; another than the real one only for tests. */
  constructor(start: (history: History) => Match = ({ game, setup }) => Match.start(game, setup)) {
    this.#start = start;
  }

  get busy(): boolean {
    return !this.#queue.isEmpty;
  }

  /** The moment after the first `to` entries. `look` must read what it needs at once: the next request moves the copy on. */
  at<T>(match: History, to: number, look: Look<T>): Promise<T> {
    return this.#inTurn(match, (history) => this.#standAt(history, to), look);
  }

  /** Any moment after the first `least` entries. */
  since<T>(match: History, least: number, look: Look<T>): Promise<T> {
    return this.#inTurn(
      match,
      (history) => this.#standAt(history, Math.max(least, this.#at?.entries.length ?? 0)),
      look,
    );
  }

  /**
   * The first moment everybody knows of at which a viewer had been told of its event with this number; null if there is none.
   * An answer to a secret question ends no such moment: that it was given at all is a secret.
   */
  toldOf<T>(match: History, viewer: Viewer, event: number, look: Look<T>): Promise<T | null> {
    return this.#inTurn(
      match,
      (history) => this.#standWhenTold(history, viewer, event),
      look,
      (number) => isKnownTo(this.#stops[number], viewer),
    );
  }

  /** Nobody has looked back for a while. */
  letGo(): void {
    if (this.busy) return;
    this.#at = null;
    this.#replayed = [];
    this.#stops = [];
  }

  #inTurn<T, Stood extends Match | null>(
    { game, setup, entries }: History,
    stand: (history: History) => Generator<void, Stood, void>,
    look: Look<T>,
    isMoment: (number: number) => boolean = () => true,
  ): Promise<Stood extends null ? T | null : T> {
    // The table may go on or back while this waits for its turn, and in the pauses.
    const history = { game, setup, entries: entries.slice() };
    const result = this.#queue.run(async () => {
      try {
        this.#keepWhatIsSame(history.entries);
        const then = await inTimeSlices(stand(history));
        if (then === null) return null;
        let before = then.entries.length - 1;
        while (before >= 0 && !isMoment(before)) before--;
        return look(then, this.#stops[before]?.told ?? []);
      } finally {
        this.usedAt = performance.now();
      }
    });
    return result as Promise<Stood extends null ? T | null : T>;
  }

  /** The table may have gone back since: drop what was replayed beyond that. */
  #keepWhatIsSame(entries: readonly Entry[]): void {
    const other = this.#replayed.findIndex((entry, i) => !isSame(entry, entries[i]));
    if (other < 0) return;
    this.#replayed.length = other;
    this.#stops.length = other + 1;
    if (this.#at !== null && this.#at.entries.length > other) this.#at = null;
  }

  *#standAt(history: History, to: number): Generator<void, Match, void> {
    let then = this.#at;
    if (then === null || then.entries.length > to) {
      then = this.#start(history);
      this.#at = then;
      this.#stops[0] ??= stopOf(then);
    }
    const { entries } = history;
    while (then.entries.length < to) {
      const number = then.entries.length;
      this.#replay(then, entries[number]);
      if (number === this.#replayed.length) {
        this.#replayed.push(entries[number]);
        this.#stops.push(stopOf(then));
      }
      yield;
    }
    return then;
  }

  /** If a rule breaks, the copy is of no more use. */
  #replay(then: Match, entry: Entry): void {
    try {
      then.replayEntry(entry, 'check');
    } catch (thrown) {
      this.#at = null;
      throw thrown;
    }
  }

  *#standWhenTold(history: History, viewer: Viewer, event: number): Generator<void, Match | null, void> {
    if (this.#stops.length === 0) yield* this.#standAt(history, 0);
    const index = indexOf(history.setup.seats, viewer);
    const last = history.entries.length;
    for (let to = 0; to <= last; to++) {
      if (to >= this.#stops.length) yield* this.#standAt(history, to);
      const stop = this.#stops[to];
      // Everybody knows how the table stands now, no matter whom it waits for.
      if (stop.told[index] > event && (to === last || isKnownTo(stop, viewer)))
        return yield* this.#standAt(history, to);
    }
    return null;
  }
}

/** What is known of a moment of a match. */
interface Stop {
  /** By viewer, how much they had been told. */
  readonly told: readonly number[];
  /** The seats that were stopped at a secret question; null where it was an open one, or the end. */
  readonly secretly: readonly Seat[] | null;
}

const stopOf = (match: Match): Stop => ({
  told: match.table.log?.mark().told ?? [],
  secretly: match.waiting.some((seat) => match.question(seat)?.ask.secret === true) ? match.waiting : null,
});

/** Whether a viewer knows that the match stopped there. */
const isKnownTo = ({ secretly }: Stop, viewer: Viewer): boolean =>
  secretly === null || (viewer !== 'watcher' && secretly.includes(viewer));

const isSame = (a: Entry, b: Entry | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
