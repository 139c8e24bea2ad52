import { answerOf, checkAnswer, type Chosen } from './answer.ts';
import type { Answer, Question } from './question.ts';
import type { Seat } from './words.ts';

/** "Always pass for me": answers given in advance, by seat and prompt. They are recorded like any other answer. */
export class Standing {
  private readonly answers = new Map<string, Answer>();
  /** Seats that have just stepped back: they want to answer themselves this time. */
  private readonly suspended = new Set<Seat>();

  suspend(seat: Seat): void {
    this.suspended.add(seat);
  }
  isSuspended(seat: Seat): boolean {
    return this.suspended.has(seat);
  }
  answered(seat: Seat): void {
    this.suspended.delete(seat);
  }

  set(seat: Seat, prompt: string, answer: Answer | null): void {
    if (answer === null) this.answers.delete(`${seat} ${prompt}`);
    else this.answers.set(`${seat} ${prompt}`, answer);
  }

  /** By prompt, what a seat has said in advance. */
  of(seat: Seat): { readonly prompt: string; readonly answer: Answer }[] {
    const own = `${seat} `;
    const said = [...this.answers].flatMap(([key, answer]) =>
      key.startsWith(own) ? [{ prompt: key.slice(own.length), answer }] : [],
    );
    // In the same order whenever it was said, also after the match was saved and taken up.
    return said.toSorted((a, b) => (a.prompt < b.prompt ? -1 : 1));
  }

  /** What was said in advance of this question, if it is a legal answer to it now. */
  answerTo(question: Question): { answer: Answer; chosen: Chosen } | null {
    if (this.answers.size === 0 || this.suspended.has(question.seat)) return null;
    const answer = this.answers.get(`${question.seat} ${question.ask.prompt}`);
    if (answer === undefined) return null;
    const checked = checkAnswer(question, answer);
    return checked.ok ? { answer: answerOf(question, checked.chosen), chosen: checked.chosen } : null;
  }
}
