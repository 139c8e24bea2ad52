/** How long a thread is busy with one stretch, about: long enough to be worth the trip, short enough for a bar to move. */
const BUSY = 700;
const MOST = 5_000;

/** Games `from` to before `to`. */
export type Stretch = readonly [from: number, to: number];

/** Hands out the games of a series to threads that ask for more, in stretches of about equal time. */
export class Stretches {
  readonly #gaps: { from: number; to: number }[];
  readonly #threads: number;
  /** How long a game takes, by the latest news; the first stretches are single games. */
  #perGame = BUSY;
  #left: number;

  constructor(missing: readonly Stretch[], threads: number) {
    this.#gaps = missing.map(([from, to]) => ({ from, to }));
    this.#left = missing.reduce((sum, [from, to]) => sum + to - from, 0);
    this.#threads = threads;
  }

  /** The next stretch, or null where all are given out. */
  take(): Stretch | null {
    const gap = this.#gaps.find(({ from, to }) => from < to);
    if (gap === undefined) return null;
    // Towards the end the stretches become shorter, so that all finish together.
    const even = Math.ceil(this.#left / (3 * this.#threads));
    const wanted = Math.max(1, Math.min(MOST, Math.floor(BUSY / this.#perGame), even));
    const { from } = gap;
    gap.from = Math.min(gap.to, from + wanted);
    this.#left -= gap.from - from;
    return [from, gap.from];
  }

  /** A stretch has taken this many milliseconds. */
  took([from, to]: Stretch, milliseconds: number): void {
    this.#perGame = Math.max(0.001, milliseconds / (to - from));
  }
}
