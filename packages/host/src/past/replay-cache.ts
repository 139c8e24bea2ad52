import { type Checkpoint, type Entry, isStop, Match, type Seat, type Viewer } from '@tafelrunde/engine';
import { ExclusiveQueue } from '../exclusive-queue.ts';
import { indexOf } from '../telling/moments.ts';
import { inTimeSlices } from '../time-slices.ts';

/** What is replayed: a match as it stood when somebody began to look back. It may have gone on, or back, since. */
type History = Pick<Match, 'game' | 'setup'> & { readonly entries: readonly Entry[] };

/** Where a match stood, and how much each viewer had been told by then and before the last entry. */
type Look<T> = (then: Match, toldBefore: readonly number[]) => T;

/**
 * Hears how much had to be replayed for a request: its open entries, and every secret question. That somebody was stopped at one, and
 * answered, is an entry more, and must not be counted: who has used up what they may have replayed could count it, too.
 */
export type Work = (replayed: number) => void;

/** Places a copy can go back to, at most. */
const PLACES = 16;

/**
 * A replayed copy of a table's match, for looking back. It is replayed in time slices, for one request at a time, and stays where
 * the last request left it: the next one continues from there. Going forward is quick; going back starts from one of a few places
 * on the way.
 */
export class ReplayCache {
  #at: Match | null = null;
  /** The entries that were replayed so far, and what is known of the moment after each of them (the first: before all). */
  #replayed: Entry[] = [];
  #stops: Stop[] = [];
  /** The copy begins with the match, so that all it was ever told can be asked of it. */
  #isWhole = false;
  readonly #places = new Places();
  #worked = 0;
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
  at<T>(match: History, to: number, look: Look<T>, work?: Work): Promise<T> {
    return this.#inTurn(match, (history) => this.#standAt(history, to, to - 1), {
      look,
      ...(work && { work }),
    });
  }

  /** Any moment after the first `least` entries, with everything that was told before. */
  since<T>(match: History, least: number, look: Look<T>): Promise<T> {
    const stand = (history: History): Generator<void, Match, void> => {
      if (!this.#isWhole) this.#at = null;
      return this.#standAt(history, Math.max(least, this.#at?.entries.length ?? 0), 0);
    };
    return this.#inTurn(match, stand, { look });
  }

  /**
   * The first moment everybody knows of at which a viewer had been told of its event with this number; null if there is none.
   * An answer to a secret question ends no such moment: that it was given at all is a secret.
   */
  toldOf<T>(match: History, { viewer, event }: Told, look: Look<T>, work?: Work): Promise<T | null> {
    const isMoment = (number: number): boolean => isKnownTo(this.#stops[number], viewer);
    const stand = (history: History) => this.#standWhenTold(history, viewer, event);
    return this.#inTurn(match, stand, { look, isMoment, ...(work && { work }) });
  }

  /** Nobody has looked back for a while. */
  letGo(): void {
    if (this.busy) return;
    this.#at = null;
    this.#replayed = [];
    this.#stops = [];
    this.#places.dropAfter(-1);
  }

  #inTurn<T, Stood extends Match | null>(
    { game, setup, entries }: History,
    stand: (history: History) => Generator<void, Stood, void>,
    { look, isMoment = () => true, work }: Looking<T>,
  ): Promise<Stood extends null ? T | null : T> {
    // The table may go on or back while this waits for its turn, and in the pauses.
    const history = { game, setup, entries: entries.slice() };
    return this.#queue.run(async () => {
      const worked = this.#worked;
      try {
        this.#keepWhatIsSame(history.entries);
        const then = await inTimeSlices(stand(history));
        return then && look(then, this.#stops[lastBefore(then.entries.length, isMoment)]?.told ?? []);
      } finally {
        this.usedAt = performance.now();
        work?.(this.#worked - worked);
      }
    });
  }

  /** The table may have gone back since: drop what was replayed beyond that. */
  #keepWhatIsSame(entries: readonly Entry[]): void {
    const other = this.#replayed.findIndex((entry, i) => !isSame(entry, entries[i]));
    if (other < 0) return;
    this.#replayed.length = other;
    this.#stops.length = other + 1;
    this.#places.dropAfter(other);
    if (this.#at !== null && this.#at.entries.length > other) this.#at = null;
  }

  /** `from`: what was told since then must be at hand, too. */
  *#standAt(history: History, to: number, from: number): Generator<void, Match, void> {
    let then = this.#at;
    if (then === null || then.entries.length > to) then = this.#startAgain(history, from);
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

  #startAgain(history: History, from: number): Match {
    const place = this.#places.before(from);
    const then =
      place === undefined
        ? this.#start(history)
        : Match.at(history.game, history.setup, place, history.entries);
    this.#at = then;
    this.#isWhole = place === undefined;
    this.#stops[0] ??= stopOf(then);
    return then;
  }

  /**
   * If a rule breaks, the copy is of no more use. The state after an answer to a secret question is not compared with the recorded one,
   * only that after the next open one: it would take a time by which whoever looks back often could tell that somebody had been stopped.
   */
  #replay(then: Match, entry: Entry): void {
    const isOpen = stopOf(then).secretly === null;
    const before = then.table.log?.happened.length ?? 0;
    try {
      then.replayEntry(entry, isOpen ? 'check' : 'trust');
    } catch (thrown) {
      this.#at = null;
      throw thrown;
    }
    // Where a seat wants to be stopped is its secret, too.
    this.#worked += secretQuestions(then, before) + (isOpen && !isStop(entry) ? 1 : 0);
    this.#places.keep(then.checkpoints.at(-1));
  }

  *#standWhenTold(history: History, viewer: Viewer, event: number): Generator<void, Match | null, void> {
    if (this.#stops.length === 0) yield* this.#standAt(history, 0, 0);
    const index = indexOf(history.setup.seats, viewer);
    const last = history.entries.length;
    for (let to = 0; to <= last; to++) {
      if (to >= this.#stops.length) yield* this.#standAt(history, to, to);
      const stop = this.#stops[to];
      // Everybody knows how the table stands now, no matter whom it waits for.
      if (stop.told[index] > event && (to === last || isKnownTo(stop, viewer))) {
        const from = lastBefore(to, (number) => isKnownTo(this.#stops[number], viewer));
        return yield* this.#standAt(history, to, from);
      }
    }
    return null;
  }
}

/** An event, by the number its viewer has for it. */
interface Told {
  readonly viewer: Viewer;
  readonly event: number;
}

interface Looking<T> {
  readonly look: Look<T>;
  /** Whether the moment after this many entries is one the viewer knows of. */
  readonly isMoment?: (number: number) => boolean;
  readonly work?: Work;
}

/** The last moment before another one; -1 if there is none. */
function lastBefore(to: number, isMoment: (number: number) => boolean): number {
  let before = to - 1;
  while (before >= 0 && !isMoment(before)) before--;
  return before;
}

/**
 * Checkpoints on the way through a match, evenly spread over its steps. How many answers there are in a step is not counted: some of
 * them may be secret.
 */
class Places {
  #kept: Checkpoint[] = [];
  /** Steps from one to the next. */
  #gap = 1;

  keep(point: Checkpoint | undefined): void {
    const last = this.#kept.at(-1);
    if (point === undefined || (last !== undefined && point.whole.step < last.whole.step + this.#gap)) return;
    this.#kept.push(point);
    if (this.#kept.length <= PLACES) return;
    this.#kept = this.#kept.filter((_, i) => i % 2 === 0);
    this.#gap *= 2;
  }

  /** The last checkpoint that has no more entries behind it than this. */
  before(entries: number): Checkpoint | undefined {
    return this.#kept.findLast((point) => point.entries <= entries);
  }

  dropAfter(entries: number): void {
    this.#kept = this.#kept.filter((point) => point.entries <= entries);
    if (this.#kept.length === 0) this.#gap = 1;
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

/** How many secret questions were put behind so many events, whether anybody was stopped at one or not. */
const secretQuestions = ({ table: { log } }: Match, events: number): number =>
  log?.happened.slice(events).filter(({ type }) => type === 'asked').length ?? 0;

/** Whether a viewer knows that the match stopped there. */
const isKnownTo = ({ secretly }: Stop, viewer: Viewer): boolean =>
  secretly === null || (viewer !== 'watcher' && secretly.includes(viewer));

const isSame = (a: Entry, b: Entry | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
