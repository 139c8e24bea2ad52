import type { Answer } from '@tafelrunde/engine';
import type { Branch } from './search-tree.ts';

/** One of the answers that are compared, and what it came to in world after world. */
export interface Runner {
  readonly answer: Answer;
  readonly branch: Branch;
  /** By world; the worlds are the same for all runners. */
  readonly worths: number[];
}

/** Worlds a comparison needs at least. */
const FEWEST = 12;
/** The part of the samples left out at the start, when it was not known yet how to go on after an answer. */
const LEARNING = 1 / 3;
/** An answer is given up when it lags by this many standard errors: more than usual, because it is checked many times. */
const HOPELESS = 3;
/** How much better than the first candidate another must be to replace it, in standard errors. */
const CONVINCING = 0.4;
/** Differences below this, on a scale from 0 to 1, are none. */
const ALIKE = 0.003;

/**
 * Compares answers in the same sampled worlds, so that differences come from the answers and not from luck. The first runner is
 * the answer that looked best at first. Answers that cannot catch up are dropped, and the others get their share of the time.
 */
export class Race {
  running: readonly Runner[];
  private readonly favourite: Runner;
  /** How many have taken part. */
  entered: number;
  /** Brings worths to a scale from 0 to 1. */
  private readonly bent: (worth: number) => number;

  constructor(runners: readonly Runner[], bent: (worth: number) => number) {
    this.running = runners;
    [this.favourite] = runners;
    this.entered = runners.length;
    this.bent = bent;
  }

  /** Drop those who will not win any more; `spent` is the part of the time that is used up. */
  thinOut(spent: number): void {
    const { running } = this;
    const worlds = this.worlds();
    if (worlds < FEWEST) return;
    const means = this.means(worlds);
    const leader = means.indexOf(Math.max(...means));
    const ranked = running.map((_, i) => i).toSorted((a, b) => means[b] - means[a]);
    const places = Math.max(2, Math.ceil(this.entered ** (1 - spent)));
    const first = running.indexOf(this.favourite);
    // What looked best at first sight keeps its place: it is given up for good reasons, not for want of time.
    this.running = ranked
      .filter((i, place) => place < places || i === first)
      .filter((i) => i === leader || this.isOpen(running[leader], running[i], worlds))
      .map((i) => running[i]);
  }

  /** Let one more take part: it has been played in as many worlds as the others, or is dropped. */
  enter(runner: Runner): void {
    this.entered++;
    if (!this.isHopeless(runner)) this.running = [...this.running, runner];
  }

  /** Is somebody who comes late, and has seen only some of the worlds yet, out of the question already? */
  isHopeless(latecomer: Runner): boolean {
    const worlds = latecomer.worths.length;
    if (worlds < FEWEST || worlds % FEWEST !== 0) return false;
    const means = this.means(worlds);
    const leader = this.running[means.indexOf(Math.max(...means))];
    return !this.isOpen(leader, latecomer, worlds);
  }

  /** May the other still turn out to be better, and by something that matters? */
  private isOpen(leader: Runner, other: Runner, worlds: number): boolean {
    const { mean, error } = this.difference(leader, other, worlds);
    return mean < HOPELESS * error && HOPELESS * error - mean > ALIKE;
  }

  /** Who leads; what looked best at first sight is given up only for something clearly better. */
  best(): Runner {
    const { running, favourite } = this;
    const worlds = this.worlds();
    const means = this.means(worlds);
    const leader = running[means.indexOf(Math.max(...means))];
    if (leader === favourite || !running.includes(favourite)) return leader;
    const { mean, error } = this.difference(leader, favourite, worlds);
    return mean > CONVINCING * error ? leader : favourite;
  }

  /** Worlds all that are still running have seen. */
  private worlds(): number {
    return Math.min(...this.running.map(({ worths }) => worths.length));
  }

  private means(worlds: number): number[] {
    const from = Math.floor(LEARNING * worlds);
    return this.running.map(({ worths }) => {
      let sum = 0;
      for (let world = from; world < worlds; world++) sum += this.bent(worths[world]);
      return sum / Math.max(1, worlds - from);
    });
  }

  /** By how much one is ahead of another on average, and how far off that may be. */
  private difference(one: Runner, other: Runner, worlds: number): { mean: number; error: number } {
    const from = Math.floor(LEARNING * worlds);
    const count = worlds - from;
    if (count < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
    let sum = 0;
    let squares = 0;
    for (let world = from; world < worlds; world++) {
      const ahead = this.bent(one.worths[world]) - this.bent(other.worths[world]);
      sum += ahead;
      squares += ahead * ahead;
    }
    const mean = sum / count;
    return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
  }
}
