import type { Answer, Question } from '@tafelrunde/engine';
import { enumerateAnswers, spelled } from './enumerate.ts';

/** So many answers are thought of at a time. */
const AT_ONCE = 40;
/** Answers to a question with more choices than this are opened one after the other instead of all at once. */
export const WIDE = 24;

/** Wide questions open slowly: after so many visits so many different answers are looked at. */
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
  ) {
    this.question = question;
    this.random = random;
    this.ranked = ranked;
    const answers = this.fresh();
    // Nobody can say how many ways there are to place something.
    this.isWide = question.kind === 'place' || answers.length > WIDE;
    this.waiting = ranked(answers);
  }

  /** Null where nothing else comes to mind; with `more` one thinks again when all were taken that came to it first. */
  take(more: boolean): Answer | null {
    if (this.next === this.waiting.length && more && !this.isExhausted) {
      const answers = this.fresh();
      this.isExhausted = answers.length === 0;
      this.waiting = this.ranked(answers);
      this.next = 0;
    }
    return this.next < this.waiting.length ? this.waiting[this.next++] : null;
  }

  private fresh(): Answer[] {
    return enumerateAnswers(this.question, AT_ONCE, this.random).filter((answer) => {
      const key = spelled(this.question, answer);
      if (this.known.has(key)) return false;
      this.known.add(key);
      return true;
    });
  }
}
