import type { Seat, SeenEvent, Viewer } from '@tafelrunde/engine';
import type { Moment } from '@tafelrunde/protocol';
import { type Trouble, troubleOf } from '../trouble.ts';
import type { Eyes, Film, Frame, Story } from './film.ts';

/**
 * The past of a match that goes on, as one viewer has seen it: a moment for every line of the chronicle. The server is asked
 * for each, because this browser may not know what the match is made of.
 */
export class PastFilm implements Film {
  readonly of: number;
  readonly seats: number;
  readonly steps: readonly number[] = [];
  readonly unit = 'line';
  readonly eyes: readonly Eyes[];
  readonly #lines: readonly number[];
  readonly #story: Story;
  readonly #fetch: (event: number) => Promise<Moment>;
  readonly #frames = new Map<number, Promise<Frame>>();

  /** `lines` are the numbers of the events that have a line. */
  constructor(
    { viewer, seats, events }: { viewer: Viewer; seats: readonly unknown[]; events: readonly SeenEvent[] },
    lines: readonly number[],
    fetch: (event: number) => Promise<Moment>,
  ) {
    this.of = lines.length - 1;
    this.seats = seats.length;
    this.eyes = [viewer];
    this.#lines = lines;
    this.#story = { events, told: lines.map((event) => event + 1) };
    this.#fetch = fetch;
  }

  frame(at: number): Promise<Frame> {
    let frame = this.#frames.get(at);
    if (frame === undefined) {
      frame = this.#fetch(this.#lines[at] ?? 0).then(({ view, asked }) => ({ at, view, asked, next: null }));
      this.#frames.set(at, frame);
      // What did not come may come the next time.
      frame.catch(() => this.#frames.delete(at));
    }
    return frame;
  }

  story(): Story {
    return this.#story;
  }

  /** Where in the film an event is. */
  atEvent(event: number): number {
    return Math.max(0, this.#lines.indexOf(event));
  }
}

/** Why a moment of the past cannot be had. Only an event that was taken back is unknown to the server. */
export function pastTroubleOf(error: unknown): Trouble {
  const trouble = troubleOf(error);
  return trouble.code === 'bad-message' && trouble.place === 'event' ? { code: 'taken-back' } : trouble;
}

const FOR_NOW: ReadonlySet<Trouble['code']> = new Set(['no-connection', 'too-fast', 'unavailable']);

/** Whether a moment that cannot be had now may be had soon: the wire is broken, or a poker face is kept. */
export const mayComeLater = (error: unknown): boolean => FOR_NOW.has(troubleOf(error).code);

/** A line of the chronicle, as this viewer was told of it. */
export interface PastMoment {
  readonly viewer: Seat | 'watcher';
  readonly event: number;
}
