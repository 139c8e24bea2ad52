import {
  isAnswer,
  Match,
  replay,
  type Answer,
  type Asked,
  type Checkpoint,
  type Game,
  type MatchRecord,
  type Seat,
  type SeenEvent,
  type View,
  type Viewer,
  type WireQuestion,
} from '@tafelrunde/engine';
import { openView } from './open-view.ts';

/** Through whose eyes: a seat's, those of somebody who only watches, or with all cards turned up. */
export type Eyes = Viewer | 'open';

/** One moment: the table after the first `at` entries of the match. */
export interface Frame {
  readonly at: number;
  readonly view: View;
  readonly asked: Asked | null;
  /** The question that is answered next and the answer, where these eyes may see them. */
  readonly next: { readonly seat: Seat; readonly question: WireQuestion; readonly answer: Answer } | null;
}

/** Everything these eyes were told, and by moment how much of it had happened by then. */
export interface Story {
  readonly events: readonly SeenEvent[];
  readonly told: readonly number[];
}

/** A match to look at, whatever it comes from. */
export interface Film {
  /** How many entries it has: the last moment. */
  readonly of: number;
  readonly seats: number;
  /** The moments at which a step begins, in order. */
  readonly steps: readonly number[];
  /** Moments are lines of a story instead of answers. */
  readonly unit?: 'line';
  readonly eyes: readonly Eyes[];
  frame(at: number, eyes: Eyes): Frame | Promise<Frame>;
  story(eyes: Eyes): Story | Promise<Story>;
}

/** Checkpoints kept at most: the others are a few answers away. */
const MOST_KEPT = 400;
/** The page stays alive while a long match is replayed: it gets a turn this often, in milliseconds. */
const BREATH = 12;

/**
 * Replays a recorded match once, in this browser, and remembers enough to show any moment of it at once. An answer
 * that leads elsewhere than recorded is a fault that names it.
 */
export async function filmOf(
  game: Game,
  record: MatchRecord,
  progress?: (done: number, of: number) => void,
): Promise<Film> {
  const match = replay(game, record, 0);
  const of = record.entries.length;
  const apart = Math.ceil(of / MOST_KEPT);
  const kept: Checkpoint[] = [];
  const steps: number[] = [];
  const told: number[][] = [];
  const note = () => {
    const { log } = match.table;
    const mark = log?.mark();
    told.push([...(mark?.told ?? []), mark?.happened ?? 0]);
    const point = match.checkpoints.at(-1);
    if (point === undefined || point.entries === steps.at(-1)) return;
    steps.push(point.entries);
    if (kept.length === 0 || point.entries - (kept.at(-1)?.entries ?? 0) >= apart) kept.push(point);
  };
  note();
  let breath = performance.now();
  for (const entry of record.entries) {
    match.replayEntry(entry, 'check');
    note();
    if (performance.now() - breath < BREATH) continue;
    progress?.(told.length - 1, of);
    await new Promise((resolve) => setTimeout(resolve));
    breath = performance.now();
  }
  return new LivedFilm(match, kept, steps, told);
}

class LivedFilm implements Film {
  readonly of: number;
  readonly seats: number;
  readonly steps: readonly number[];
  readonly eyes: readonly Eyes[];
  readonly #match: Match;
  readonly #kept: readonly Checkpoint[];
  readonly #told: readonly (readonly number[])[];
  readonly #stories = new Map<Eyes, Story>();
  /** Where somebody looks; going on from here is quicker than from a checkpoint. */
  #here: Match | null = null;

  constructor(
    match: Match,
    kept: readonly Checkpoint[],
    steps: readonly number[],
    told: readonly (readonly number[])[],
  ) {
    this.#match = match;
    this.#kept = kept;
    this.#told = told;
    this.of = match.entries.length;
    this.seats = match.seats;
    this.steps = steps;
    this.eyes = [...Array.from({ length: match.seats }, (_, seat) => seat), 'watcher', 'open'];
  }

  frame(at: number, eyes: Eyes): Frame {
    const match = this.#stand(at);
    const entry = this.#match.entries[at];
    const seat = entry !== undefined && isAnswer(entry) ? entry.seat : null;
    const question = seat !== null && (eyes === 'open' || eyes === seat) ? match.wire(seat) : null;
    return {
      at,
      view: eyes === 'open' ? openView(match) : match.view(eyes),
      asked: match.asked,
      next:
        question === null || seat === null || entry === undefined || !isAnswer(entry)
          ? null
          : { seat, question, answer: entry.answer },
    };
  }

  story(eyes: Eyes): Story {
    let story = this.#stories.get(eyes);
    if (story === undefined) this.#stories.set(eyes, (story = this.#tell(eyes)));
    return story;
  }

  #tell(eyes: Eyes): Story {
    const { seats } = this;
    const column = eyes === 'open' ? seats + 1 : eyes === 'watcher' ? seats : eyes;
    const told = this.#told.map((counts) => counts[column] ?? 0);
    if (eyes !== 'open') return { events: this.#match.told(eyes), told };
    const happened = this.#match.table.log?.happened ?? [];
    const events = happened.map(({ type, open, secret }): SeenEvent =>
      secret === null ? { type, data: open } : { type, data: open, secret },
    );
    return { events, told };
  }

  #stand(at: number): Match {
    const { entries, game, setup } = this.#match;
    const nearest = this.#kept.findLast((point) => point.entries <= at);
    const here = this.#here;
    const ahead = here !== null && here.entries.length <= at;
    let match: Match;
    if (ahead && here.entries.length >= (nearest?.entries ?? 0)) match = here;
    else if (nearest === undefined) match = Match.start(game, { ...setup, events: false });
    else match = Match.at(game, { ...setup, events: false }, nearest, entries);
    this.#here = match;
    for (const entry of entries.slice(match.entries.length, at)) match.replayEntry(entry, 'trust');
    return match;
  }
}

/** The first moment at which event number `event` had happened. */
export function momentOfEvent({ told }: Story, event: number): number {
  let low = 0;
  let high = told.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((told[middle] ?? 0) > event) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The beginning of the step before or after a moment. */
export function neighbourStep({ steps, of }: Pick<Film, 'steps' | 'of'>, at: number, way: 1 | -1): number {
  return way === 1 ? (steps.find((step) => step > at) ?? of) : (steps.findLast((step) => step < at) ?? 0);
}
