import type { Answer, Seat } from '@tafelrunde/engine';

/** An answer somebody may give at a place in the tree, and how it went so far. */
export interface Branch {
  readonly seat: Seat;
  readonly answer: Answer;
  /** What was answered after it. */
  readonly node: Node;
  visits: number;
  /** How often it could have been given: in other deals it may not be on offer. */
  offered: number;
  /** What it was worth to the seat that gave it, between 0 and 1; what was seen later counts for more. */
  worth: number;
}

/**
 * A place in the tree: what was answered so far, by all seats. Dice and draws do not lead to other places, so a
 * branch is worth what it brings on the average of all luck and all deals.
 */
export class Node {
  /** Whether the game had advice here, so that the other answers need not be tried at once. */
  advised = false;
  readonly branches = new Map<string, Branch>();
}

/** The first visits were paid when nobody knew yet how to go on from here: they are slowly forgotten. */
const FORGETTING = 1;

/** Keep what a visit to this branch has brought. */
export function learn(branch: Branch, worth: number): void {
  branch.visits++;
  branch.worth += ((worth - branch.worth) * (1 + FORGETTING)) / (branch.visits + FORGETTING);
}

/**
 * How eagerly little-tried answers are tried again: where whole games are played out, and where positions are judged,
 * which differ less from one another than victory from defeat.
 */
export const CURIOSITY = { played: 0.7, judged: 0.1 };

/** The branch to follow next, among those on offer: worth so far, plus a bonus for what was hardly tried. */
export function mostPromising(branches: readonly Branch[], curiosity: number): Branch {
  let best = branches[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const hope = branch.worth + curiosity * Math.sqrt(Math.log(branch.offered) / branch.visits);
    if (hope > most) {
      most = hope;
      best = branch;
    }
  }
  return best;
}

/** A judgement this many standard deviations from the mean counts as the best or the worst. */
const REACH = 6;
/** Judgements that make the scale. */
const SAMPLE = 200;

/**
 * Judgements come on any scale. They are bent into 0 to 1 around what the first of them were like, gently: a rare
 * disaster must weigh as much as it is feared, but a victory must not drown the difference between a good move and a
 * better one.
 */
export class Scale {
  private count = 0;
  private mean = 0;
  /** How far a judgement usually lies from the middle. */
  spread = 0;

  see(value: number): void {
    if (this.count === SAMPLE) return;
    this.count++;
    const away = value - this.mean;
    this.mean += away / this.count;
    // Single outliers, such as a win, must not stretch the scale until everything else looks alike.
    this.spread += (Math.abs(away) - this.spread) / this.count;
  }

  bent(value: number): number {
    if (this.spread === 0) return value > this.mean ? 1 : value < this.mean ? 0 : 0.5;
    return 0.5 + 0.5 * Math.tanh((value - this.mean) / (REACH * this.spread));
  }
}

/** What was answered to a question, whatever had happened before, and how it went on average. */
export class Habits {
  private readonly known = new Map<string, { visits: number; worth: number }>();

  learn(key: string, worth: number): void {
    let habit = this.known.get(key);
    if (habit === undefined) this.known.set(key, (habit = { visits: 0, worth: 0 }));
    habit.visits++;
    habit.worth += worth;
  }
  /** Null as long as it was never tried. */
  of(key: string): number | null {
    const habit = this.known.get(key);
    return habit === undefined ? null : habit.worth / habit.visits;
  }
}
