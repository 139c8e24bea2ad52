import type { Fairness } from './fairness.ts';
import type { Answer } from './question.ts';
import type { Seat } from './words.ts';

/** Who answered for a seat that did not do so itself: an answer it has saved, or the clock. */
export type AnsweredBy = 'order' | 'clock';

/** A seat answered. `hash` is the state after it, so that changed code cannot silently lead to another history. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly hash: number;
  /** Missing where the seat answered itself. */
  readonly by?: AnsweredBy;
}

/** The table agreed to go back to this moment: from here on chance takes a fresh branch. */
export interface BranchEntry {
  readonly branch: number;
}

/** A seat wants to be stopped (or no longer) at a secret question even when there is nothing to decide. */
export interface StopEntry {
  readonly stop: string;
  readonly seat: Seat;
  readonly on: boolean;
}

/**
 * Another table plays on from here: from now on chance comes from a secret and nonces of its own, and what nobody knew was
 * dealt again. What led here belongs to the match it came from.
 */
export interface ForkEntry {
  readonly fork: Fairness;
}

/** Why people ended a match early: the table agreed to, or nobody was left to play against. */
export type EndedHow = 'agreed' | 'resigned';

/** The people ended the match, not its rules. `by`: the seats that gave up; none where the table agreed. Always the last entry. */
export interface EndEntry {
  readonly ended: EndedHow;
  readonly by: readonly Seat[];
}

/** A match is nothing but its setup and these, in order. */
export type Entry = AnswerEntry | BranchEntry | StopEntry | ForkEntry | EndEntry;

export const isAnswer = (entry: Entry): entry is AnswerEntry => 'answer' in entry;
export const isStop = (entry: Entry): entry is StopEntry => 'stop' in entry;
export const isBranch = (entry: Entry): entry is BranchEntry => 'branch' in entry;
export const isEnd = (entry: Entry): entry is EndEntry => 'ended' in entry;
export const isFork = (entry: Entry): entry is ForkEntry => 'fork' in entry;

/** Where chance comes from once these entries have been lived. */
export const fairnessAfter = (first: Fairness, entries: readonly Entry[]): Fairness =>
  entries.findLast(isFork)?.fork ?? first;
