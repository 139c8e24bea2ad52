import type { Answer, Question } from '@tafelrunde/engine';
import { enumerateAnswers, spelled } from './enumerate.ts';

/** How many answers are proposed at a time. */
const AT_ONCE = 40;
/** Answers to a question with more choices than this are opened one after the other instead of all at once. */
export const WIDE = 24;

/** Progressive widening: how many different answers are considered after a number of visits. */
export const width = (visits: number): number => Math.ceil(2 + 2 * Math.sqrt(visits));

/** The answers to a question in the order in which they deserve to be looked at; more come to mind when these are used up. */
export class Candidates {
  /** Whether there are too many to look at all of them at once. */
  readonly isWide: boolean;
  private readonly question: Question;
  private readonly random: () => number;
  /** What looks best comes first; what leads round in circles may be left out. */
  private readonly ranked: (answers: readonly Answer[]) => readonly Answer[];
  private readonly known = new Set<string>();
  private waiting: readonly Answer[];
  private next = 0;
  /** Nothing new came to mind any more. */
  private isExhausted = false;

  constructor(
    question: Question,
    random: () => number,
    ranked: (answers: readonly Answer[]) => readonly Answer[],
    advised: readonly Answer[] | null = null,
  ) {
    this.question = question;
    this.random = random;
    this.ranked = ranked;
    const answers = this.unknown(advised ?? this.proposed());
    // Nobody can say how many ways there are to place something.
    this.isWide = question.kind === 'place' || answers.length > WIDE;
    this.waiting = ranked(answers);
  }

  /** Null where nothing else comes to mind; with `more` one thinks again when all were taken that came to it first. */
  take(more: boolean): Answer | null {
    if (this.next === this.waiting.length && more && !this.isExhausted) {
      const answers = this.unknown(this.proposed());
      this.isExhausted = answers.length === 0;
      this.waiting = this.ranked(answers);
      this.next = 0;
    }
    return this.next < this.waiting.length ? this.waiting[this.next++] : null;
  }

  private proposed(): readonly Answer[] {
    return enumerateAnswers(this.question, AT_ONCE, this.random);
  }
  private unknown(answers: readonly Answer[]): Answer[] {
    return answers.filter((answer) => {
      const key = spelled(this.question, answer);
      if (this.known.has(key)) return false;
      this.known.add(key);
      return true;
    });
  }
}
