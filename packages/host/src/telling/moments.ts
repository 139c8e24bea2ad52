import { isAnswer, isFork, type Match, type Seat, type SeenEvent, type Viewer } from '@tafelrunde/engine';
import { markOf, type Moment } from '@tafelrunde/protocol';
import type { ReplayCache } from '../past/replay-cache.ts';

/** Everybody who can look at a table. */
export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];

/** Where a viewer stands in a list of all of them. */
export const indexOf = (seats: number, viewer: Viewer): number => (viewer === 'watcher' ? seats : viewer);

/** How many events a viewer has been told of since the match began. */
const toldCount = (match: Match, viewer: Viewer): number =>
  match.table.log?.mark().told[indexOf(match.seats, viewer)] ?? 0;

/** What one viewer sees of a match now, without events. Everything in it has passed the engine's filter. */
export type Snapshot = Omit<Moment, 'type' | 'from' | 'events'>;

/** `run` tells the tickets of one resumed match from those of another, which counts its questions from the start. */
export function snapshotOf(match: Match, viewer: Viewer, run: string): Snapshot {
  const question = viewer === 'watcher' ? null : match.wire(viewer);
  return {
    viewer,
    view: match.view(viewer),
    asked: match.asked,
    question,
    ticket: question === null || viewer === 'watcher' ? null : wireTicket(match, viewer, run),
    undoable: viewer === 'watcher' ? 0 : match.undoable(viewer),
    proposable: viewer !== 'watcher' && match.result === null && lastAnswerOf(match, viewer) !== null,
    orders: viewer === 'watcher' ? null : match.orders(viewer),
  };
}

/** The same where nothing may be answered, or taken back. */
export const unasked = (stand: Snapshot): Snapshot => ({
  ...stand,
  question: null,
  ticket: null,
  undoable: 0,
  proposable: false,
});

/** The number of the last answer of a seat at this table, or null. What came before the table began belongs to others. */
export function lastAnswerOf({ entries }: Match, seat: Seat): number | null {
  for (let i = entries.length - 1; i >= 0 && !isFork(entries[i]); i--) {
    const entry = entries[i];
    if (isAnswer(entry) && entry.seat === seat) return i;
  }
  return null;
}

export const wireTicket = (match: Match, seat: number, run: string): string => `${match.ticket(seat)}-${run}`;

/** Some of what a viewer was told: from its event with this number on. */
interface Told {
  readonly from: number;
  readonly events: readonly SeenEvent[];
}

/** What happened, as far back as anybody may ask for it. */
export class EventHistory {
  readonly #match: Match;
  /** By viewer, where the log begins that a resumed match has. */
  readonly #begin: readonly number[];
  /** Everything before the log happened within this many entries. */
  readonly #entriesBefore: number;
  readonly #replayCache: ReplayCache;
  /** What came before the log is being replayed. */
  isFetching = false;
  /** The match replayed to where the log begins; 'lost' where today's rules no longer lead there. */
  #older: Match | 'lost' | null = null;

  constructor(match: Match, begin: readonly number[], replayCache: ReplayCache) {
    this.#match = match;
    this.#begin = begin;
    this.#replayCache = replayCache;
    this.#entriesBefore = match.checkpoints[0]?.entries ?? 0;
  }

  /**
   * A viewer's events from its number on, and the number they really begin with; null if some of them came before the log
   * and have to be replayed first.
   */
  since(viewer: Viewer, from: number): Told | null {
    const match = this.#match;
    const start = Math.min(from, toldCount(match, viewer));
    const begin = this.#logBegin(viewer);
    if (start >= begin) return { from: start, events: match.told(viewer, start) };
    if (this.#older === null) return null;
    const older = this.#older === 'lost' ? [] : this.#older.told(viewer, start).slice(0, begin - start);
    return older.length < begin - start
      ? { from: begin, events: match.told(viewer, begin) }
      : { from: start, events: [...older, ...match.told(viewer, begin)] };
  }

  /**
   * How many of the `seen` events of a tab are still valid, judged by the marks of the last of them: the table may have gone back
   * while the tab was away. None where nothing agrees, or where nothing can be compared because the log of a resumed match begins
   * later. Without marks the tab is believed.
   */
  agreed(viewer: Viewer, seen: number, marks: readonly string[]): number {
    if (marks.length === 0 || seen === 0) return seen;
    const begin = this.#logBegin(viewer);
    if (seen <= begin) return 0;
    const from = Math.max(begin, seen - marks.length, 0);
    const told = this.#match.told(viewer, from);
    const held = marks.slice(from - seen);
    const same = held.findIndex((mark, i) => told[i] === undefined || markOf(told[i]) !== mark);
    if (same === -1) return seen;
    return same === 0 ? 0 : from + same;
  }

  /**
   * Replay what came before the log, then tell. Nobody else waits for it; the match may go on, or back, meanwhile, and what is told
   * is what is valid then.
   */
  async fetchOlder(tell: () => Promise<void>): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      await this.#replayCache.since(this.#match, this.#entriesBefore, (older) => (this.#older = older));
    } catch {
      // Today's rules do not lead there: tabs that lack these events are told the rest.
      this.#older = 'lost';
    }
    try {
      await tell();
    } finally {
      this.isFetching = false;
      // The copy belongs to the replay cache, which moves it on.
      if (this.#older !== 'lost') this.#older = null;
    }
  }

  #logBegin(viewer: Viewer): number {
    if (isWhole(this.#match)) return 0;
    return this.#begin[indexOf(this.#match.seats, viewer)] ?? 0;
  }
}

/** Whether the log begins with the match: so does that of a match that went back beyond what it kept. */
const isWhole = ({ table: { log } }: Match): boolean =>
  log === null || log.mark().happened === log.happened.length;

/** By viewer, what they were told as far as the log of the match reaches. */
export const toldByViewer = (match: Match): ReadonlyMap<Viewer, Told> =>
  new Map(
    viewersOf(match.seats).map((viewer) => {
      const events = match.told(viewer);
      return [viewer, { from: toldCount(match, viewer) - events.length, events }];
    }),
  );

/** By viewer, up to where what they were told is still the same after the table went back. */
export function agreement(match: Match, before: ReadonlyMap<Viewer, Told>): Map<Viewer, number> {
  const agreed = new Map<Viewer, number>();
  for (const [viewer, { from, events }] of before) {
    // It went back to before its log, which begins earlier now: there is nothing left to compare with.
    const begin = toldCount(match, viewer) - match.told(viewer).length;
    if (from > begin) {
      agreed.set(viewer, begin);
      continue;
    }
    const now = match.told(viewer, from);
    let same = 0;
    while (same < Math.min(now.length, events.length)) {
      if (JSON.stringify(now[same]) !== JSON.stringify(events[same])) break;
      same++;
    }
    agreed.set(viewer, Math.min(from + same, toldCount(match, viewer)));
  }
  return agreed;
}
