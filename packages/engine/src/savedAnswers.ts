import { answerOf, checkAnswer, type Chosen } from './answer.ts';
import { type Answer, type Question, topicOf } from './question.ts';
import type { Seat } from './words.ts';

/** "Always pass for me": answers saved in advance, by seat and topic. They are recorded like any other answer. */
export class SavedAnswers {
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

  set(seat: Seat, topic: string, answer: Answer | null): void {
    if (answer === null) this.answers.delete(`${seat} ${topic}`);
    else this.answers.set(`${seat} ${topic}`, answer);
  }

  /** By topic, what a seat has saved. On the wire and in the store the topic is called `prompt`. */
  of(seat: Seat): { readonly prompt: string; readonly answer: Answer }[] {
    const own = `${seat} `;
    const said = [...this.answers].flatMap(([key, answer]) =>
      key.startsWith(own) ? [{ prompt: key.slice(own.length), answer }] : [],
    );
    // In the same order whenever it was saved, also after the match was stored and resumed.
    return said.toSorted((a, b) => (a.prompt < b.prompt ? -1 : 1));
  }

  /** What was saved for this question, if it is a legal answer to it now. */
  answerTo(question: Question): { answer: Answer; chosen: Chosen } | null {
    if (this.answers.size === 0 || this.suspended.has(question.seat)) return null;
    const answer = this.answers.get(`${question.seat} ${topicOf(question.ask)}`);
    if (answer === undefined) return null;
    const checked = checkAnswer(question, answer);
    return checked.ok ? { answer: answerOf(question, checked.chosen), chosen: checked.chosen } : null;
  }
}
