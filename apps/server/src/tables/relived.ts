import { type Entry, Match, type Viewer } from '@tafelrunde/engine';
import { indexOf } from './moments.ts';
import { inPieces } from './pieces.ts';

/** What is lived again: a match as it stood when somebody began to look back. It may have gone on, or back, since. */
type History = Pick<Match, 'game' | 'setup' | 'entries'>;

/** Where a match stood, and how much each viewer had been told by then and before the last entry. */
type Look<T> = (then: Match, toldBefore: readonly number[]) => T;

/**
 * A match lived again beside the one that goes on, in pieces, for everybody who looks back at the table: one at a time, and
 * whoever comes next goes on from there. Going on is quick, going back begins anew.
 */
export class Relived {
  #at: Match | null = null;
  /** The entries that were lived so far, and after each of them (the first: before all) by viewer how much was told. */
  #lived: Entry[] = [];
  #told: (readonly number[])[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #looking = 0;
  /** When somebody last looked back. */
  usedAt = 0;

  get busy(): boolean {
    return this.#looking > 0;
  }

  /** The moment after the first `to` entries. What `look` makes of it, it makes at once: the next one takes the match on. */
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

  /** The first moment at which a viewer had been told of its event with this number; null if there is none. */
  toldOf<T>(match: History, viewer: Viewer, event: number, look: Look<T>): Promise<T | null> {
    return this.#inTurn(match, (history) => this.#standWhenTold(history, viewer, event), look);
  }

  /** Nobody has looked back for a while. */
  letGo(): void {
    if (this.busy) return;
    this.#at = null;
    this.#lived = [];
    this.#told = [];
  }

  #inTurn<T, Stood extends Match | null>(
    { game, setup, entries }: History,
    stand: (history: History) => Generator<void, Stood, void>,
    look: Look<T>,
  ): Promise<Stood extends null ? T | null : T> {
    // The table may go on or back while this waits for its turn, and in the pauses.
    const history = { game, setup, entries: entries.slice() };
    this.#looking++;
    const result = this.#turn.then(async () => {
      try {
        this.#keepWhatIsSame(history.entries);
        const then = await inPieces(stand(history));
        if (then === null) return null;
        return look(then, this.#told[then.entries.length - 1] ?? []);
      } finally {
        this.#looking--;
        this.usedAt = performance.now();
      }
    });
    this.#turn = result.catch(() => {});
    return result as Promise<Stood extends null ? T | null : T>;
  }

  /** Where the table has gone back since, what was lived beyond that is void. */
  #keepWhatIsSame(entries: readonly Entry[]): void {
    const other = this.#lived.findIndex((entry, i) => !isSame(entry, entries[i]));
    if (other < 0) return;
    this.#lived.length = other;
    this.#told.length = other + 1;
    if (this.#at !== null && this.#at.entries.length > other) this.#at = null;
  }

  *#standAt({ game, setup, entries }: History, to: number): Generator<void, Match, void> {
    let then = this.#at;
    if (then === null || then.entries.length > to) {
      then = Match.start(game, setup);
      this.#at = then;
      this.#told[0] ??= then.table.log?.mark().told ?? [];
    }
    while (then.entries.length < to) {
      const number = then.entries.length;
      this.#liveOn(then, entries[number]);
      if (number === this.#lived.length) {
        this.#lived.push(entries[number]);
        this.#told.push(then.table.log?.mark().told ?? []);
      }
      yield;
    }
    return then;
  }

  /** A match over which a rule broke stands nowhere. */
  #liveOn(then: Match, entry: Entry): void {
    try {
      then.replayEntry(entry, 'check');
    } catch (thrown) {
      this.#at = null;
      throw thrown;
    }
  }

  *#standWhenTold(history: History, viewer: Viewer, event: number): Generator<void, Match | null, void> {
    if (this.#told.length === 0) yield* this.#standAt(history, 0);
    const index = indexOf(history.setup.seats, viewer);
    const isTold = (told: readonly number[]): boolean => told[index] > event;
    let to = this.#told.findIndex(isTold);
    while (to < 0 && this.#lived.length < history.entries.length) {
      yield* this.#standAt(history, this.#lived.length + 1);
      if (isTold(this.#told[this.#lived.length])) to = this.#lived.length;
    }
    return to < 0 ? null : yield* this.#standAt(history, to);
  }
}

const isSame = (a: Entry, b: Entry | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
