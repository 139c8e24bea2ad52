import type { Match } from '@tafelrunde/engine';
import type { Timing } from '../timing.ts';

/**
 * The poker face: how long a table keeps to itself who was really stopped at a secret question.
 *
 * An answer may lead through any number of secret questions; all of them share one delay, whether anybody is stopped or not.
 * Everybody hears of all of it at its end. Only a seat that is stopped hears of its question earlier, so that it can answer
 * within the delay: of the first question at once, of the second after half of the delay, of the third after three quarters,
 * and so on. When it hears of it depends on public facts alone: somebody who is stopped at the second question cannot tell by the
 * clock whether somebody was stopped at the first, as long as that one answered in the half that belongs to the first.
 * Only an answer after its end begins another delay: then everybody sees that somebody has been thinking.
 */
export class PokerFace {
  readonly #timing: Timing;
  /** Milliseconds; 0 where there is nobody to keep a secret from. */
  readonly #length: () => number;
  readonly #tell: () => void;
  /** This many events of the match were noted. */
  #events = 0;
  /** The delay that runs, or the last one. */
  #delay: Delay = NONE;
  /** What the clock on the wall shows at the end of the delay with this beginning. */
  #end = { begin: Number.NaN, at: 0 };
  #cancel: (() => void) | null = null;
  /** Called when it ends. */
  readonly #waiting: (() => void)[] = [];

  constructor(timing: Timing, length: () => number, tell: () => void) {
    this.#timing = timing;
    this.#length = length;
    this.#tell = tell;
  }

  get held(): boolean {
    return this.wait(false) > 0;
  }

  /** There is something left to tell. */
  get busy(): boolean {
    return this.#cancel !== null;
  }

  /** Milliseconds until a viewer may hear how the table stands. */
  wait(isStopped: boolean): number {
    return this.#until(toldAt(this.#delay, isStopped));
  }

  /** The same, with what the match has done until now counted in. */
  waitAfter(match: Match, isStopped: boolean): number {
    return this.#until(toldAt(this.#after(match), isStopped));
  }

  /**
   * When everybody hears of what the match has done, by the clock on the wall, which shows `now`. During one delay it is always the
   * same number: an answer within it must not show by a rounded millisecond.
   */
  toldAt(match: Match, now: number): number {
    const delay = this.#after(match);
    const wait = this.#until(toldAt(delay, false));
    if (wait === 0) return now;
    if (this.#end.begin !== delay.begin) this.#end = { begin: delay.begin, at: now + Math.round(wait) };
    return this.#end.at;
  }

  /**
   * Milliseconds in which a bot that is stopped has to answer, so that nobody notices; null where nothing is kept secret. A table
   * that was just resumed has no delay running: then it is a whole one.
   */
  get answerWithin(): number | null {
    const length = this.#length();
    if (length === 0) return null;
    const left = this.held ? this.#until(slotEnd(this.#delay)) : length;
    return Math.max(0, left - length * MARGIN);
  }

  /** Everything the match has done so far is told already, or was never to be. */
  startAt(match: Match | null): void {
    this.#events = match?.table.log?.happened.length ?? 0;
  }

  /** The table is about to tell of what the match has done. */
  note(match: Match): void {
    const delay = this.#after(match);
    this.startAt(match);
    if (delay === this.#delay) return;
    this.#delay = delay;
    this.#schedule();
  }

  /** It ends here and now: for everybody, or for those who are stopped. */
  end(whom: 'all' | 'stopped'): void {
    this.#delay = whom === 'all' ? NONE : { ...this.#delay, stoppedFrom: Number.NEGATIVE_INFINITY };
    this.#schedule();
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  /** When it ends next, for everybody or for those who are stopped. */
  ending(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** When it has ended for everybody. */
  async over(): Promise<void> {
    while (this.held) await this.ending();
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #until(time: number): number {
    return Math.max(0, time - this.#timing.now());
  }

  #after(match: Match): Delay {
    const happened = match.table.log?.happened ?? [];
    const asked = happened.slice(this.#events).filter(({ type }) => type === 'asked').length;
    if (asked === 0) return this.#delay;
    if (this.held) return withQuestions(this.#delay, this.#delay.questions + asked);
    const length = this.#length();
    if (length === 0) return this.#delay;
    return withQuestions({ ...NONE, begin: this.#timing.now(), length }, asked);
  }

  #schedule(): void {
    this.close();
    const whom = this.wait(true) > 0 ? 'stopped' : 'all';
    const wait = this.wait(whom === 'stopped');
    if (wait === 0) return;
    this.#cancel = this.#timing.after(wait, () => {
      this.end(whom);
      this.#tell();
    });
  }
}

/** The part of a delay that is left to carry out and to send what a bot has answered. */
const MARGIN = 0.1;

interface Delay {
  readonly begin: number;
  readonly length: number;
  /** Secret questions that came up in it. */
  readonly questions: number;
  /** From when on somebody who is stopped at the last of them hears of it. */
  readonly stoppedFrom: number;
}

const NONE: Delay = {
  begin: Number.NEGATIVE_INFINITY,
  length: 0,
  questions: 0,
  stoppedFrom: Number.NEGATIVE_INFINITY,
};

const withQuestions = (delay: Delay, questions: number): Delay => ({
  ...delay,
  questions,
  stoppedFrom: slotEnd({ ...delay, questions: questions - 1 }),
});

/** When the time ends that belongs to the last question: each takes half of what those before it have left. */
const slotEnd = ({ begin, length, questions }: Delay): number => begin + length * (1 - 0.5 ** questions);

const toldAt = ({ begin, length, stoppedFrom }: Delay, isStopped: boolean): number =>
  isStopped ? stoppedFrom : begin + length;
