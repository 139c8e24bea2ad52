import { Match, type SeenEvent, type Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';

/** Everybody who can look at a table. */
export const viewersOf = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'watcher',
];

const indexOf = (match: Match, viewer: Viewer): number => (viewer === 'watcher' ? match.seats : viewer);

/** How many events a viewer has been told of since the match began. */
export const toldCount = (match: Match, viewer: Viewer): number =>
  match.table.log?.mark().told[indexOf(match, viewer)] ?? 0;

/** Where a match stands for one viewer, without what happened. Everything in it has passed the engine's filter. */
export type Stand = Omit<Moment, 'type' | 'from' | 'events'>;

/** `run` keeps the tickets of one life of the process apart from those of another, which counts anew. */
export function standOf(match: Match, viewer: Viewer, run: string): Stand {
  const question = viewer === 'watcher' ? null : match.wire(viewer);
  return {
    viewer,
    view: match.view(viewer),
    asked: match.asked,
    question,
    ticket: question === null || viewer === 'watcher' ? null : wireTicket(match, viewer, run),
    undoable: viewer === 'watcher' ? 0 : match.undoable(viewer),
    orders: viewer === 'watcher' ? null : match.orders(viewer),
  };
}

/** The same for as long as nothing may be answered. */
export const unasked = (stand: Stand): Stand => ({ ...stand, question: null, ticket: null, undoable: 0 });

export const wireTicket = (match: Match, seat: number, run: string): string => `${match.ticket(seat)}-${run}`;

/** What happened, as far back as anybody may ask for it. */
export class Chronicle {
  readonly #match: Match;
  /** By viewer, where the log begins that a resumed match has. */
  readonly #begin: readonly number[];
  #older: Match | null = null;

  constructor(match: Match, begin: readonly number[]) {
    this.#match = match;
    this.#begin = begin;
  }

  /** A viewer's events from its number on, and the number they really begin with. */
  since(viewer: Viewer, from: number): { readonly from: number; readonly events: readonly SeenEvent[] } {
    const match = this.#match;
    const total = toldCount(match, viewer);
    const start = Math.min(from, total);
    const begin = this.#logBegin(viewer);
    if (start >= begin) return { from: start, events: match.told(viewer, start) };
    const older = this.#olderEvents(viewer, start, begin);
    return older === null
      ? { from: begin, events: match.told(viewer, begin) }
      : { from: start, events: [...older, ...match.told(viewer, begin)] };
  }

  #logBegin(viewer: Viewer): number {
    const { log } = this.#match.table;
    // A match that went back beyond what it kept was lived again from the beginning: its log is whole.
    if (log === null || log.mark().happened === log.happened.length) return 0;
    return this.#begin[indexOf(this.#match, viewer)] ?? 0;
  }

  /** What came before the log: lived again once, if the rules still lead there. */
  #olderEvents(viewer: Viewer, start: number, begin: number): readonly SeenEvent[] | null {
    const { game, setup, entries, checkpoints } = this.#match;
    try {
      if (this.#older === null) {
        const older = Match.start(game, setup);
        for (const entry of entries.slice(0, checkpoints[0]?.entries ?? 0)) older.replayEntry(entry, 'check');
        this.#older = older;
      }
      const events = this.#older.told(viewer, start).slice(0, begin - start);
      return events.length === begin - start ? events : null;
    } catch {
      return null;
    }
  }
}

/** By viewer, up to where what they were told is still the same after the table went back. */
export function agreement(
  match: Match,
  before: ReadonlyMap<Viewer, { readonly from: number; readonly events: readonly SeenEvent[] }>,
): Map<Viewer, number> {
  const agreed = new Map<Viewer, number>();
  for (const [viewer, { from, events }] of before) {
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
