import { answerOf, checkAnswer } from './answer.ts';
import type { Checkpoint } from './checkpoint.ts';
import {
  type AnsweredBy,
  type AnswerEntry,
  type EndedHow,
  type Entry,
  fairnessAfter,
  isAnswer,
  isBranch,
  isFork,
  isStop,
} from './entry.ts';
import type { SeenEvent } from './events.ts';
import type { Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Game, OptionValue, Shape } from './game.ts';
import { hash, hashText, hashWhole } from './hash.ts';
import type { KernelTable } from './kernelTable.ts';
import { type Asked, Pending, type WireQuestion, wireQuestion } from './pending.ts';
import { type Past, Playthrough } from './playthrough.ts';
import type { Answer, Question } from './question.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { type Outcome, refuse, TAKEN } from './refusal.ts';
import { isCooperative } from './relevantSettings.ts';
import type { Request } from './request.ts';
import { SavedAnswers } from './savedAnswers.ts';
import { type MatchSetup, settle } from './settings.ts';
import { stepsBack } from './undo.ts';
import { type View, viewOf } from './view.ts';
import type { Result, Seat, Viewer } from './words.ts';

/** The answers a seat has saved ("always pass for me"), by topic, and where it wants to be asked in any case. */
export interface Orders {
  readonly always: readonly { readonly prompt: string; readonly answer: Answer }[];
  readonly stops: readonly string[];
}

/** One of them, as it is kept beside a match. */
interface SaidInAdvance {
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer | null;
}

/**
 * A match people and bots play: it stops at every question, takes answers, and keeps what it needs to step back, to be
 * saved, and to be played again from its record.
 */
export class Match<G extends Shape = Shape> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly setup: MatchSetup;
  private played: Playthrough<G>;
  private readonly saved = new SavedAnswers();
  /** The last time a rule broke: for the host, never for a client, because it holds everything. */
  crash: { readonly message: string; readonly record: MatchRecord } | null = null;

  /** Sit down: check the setup, lay the table, and run to the first question. */
  static start<G extends Shape>(game: Game<G>, setup: MatchSetup): Match<G> {
    return new Match(game, setup, settle(game, setup.seats, setup.options));
  }

  /** Resume a match at a checkpoint. `entries` begins with the first of the match; those before the checkpoint are not replayed. */
  static at<G extends Shape>(
    game: Game<G>,
    setup: MatchSetup,
    from: Checkpoint,
    entries: readonly Entry[],
  ): Match<G> {
    // A copy has the options of a match that was checked when it began.
    const checked = setup.copy === true ? (setup.options as G['options']) : null;
    return new Match(game, setup, checked ?? settle(game, setup.seats, setup.options), {
      entries,
      checkpoints: [from],
    });
  }

  private constructor(game: Game<G>, setup: MatchSetup, options: G['options'], past?: Past) {
    this.game = game;
    this.seats = setup.seats;
    this.options = options;
    this.setup = setup;
    this.played = new Playthrough(this, past);
  }

  /** Whether all seats win or lose together, with the settings of this match. */
  get isCooperative(): boolean {
    const { game, seats, options } = this;
    return isCooperative(game.cooperative, seats, options as Record<string, OptionValue>);
  }

  // Where it stands

  get table(): KernelTable<G> {
    return this.played.table;
  }
  /** Everything that came from outside, in order. */
  get entries(): readonly Entry[] {
    return this.played.entries;
  }
  get checkpoints(): readonly Checkpoint[] {
    return this.played.checkpoints;
  }
  /** The open question; null when the match is over. */
  get pending(): Pending | null {
    return this.played.pending;
  }
  /** By seat, how often it has been asked. Whoever resumes the match where it stood brings it along (see `resume`). */
  get puts(): number[] {
    return this.played.puts;
  }

  // What is asked, what is seen

  get result(): Result | null {
    return this.table.whole.result;
  }
  /** A digest of the whole state: equal states, equal numbers. */
  get hash(): number {
    return hashWhole(this.table.whole);
  }
  /** Seats that still have to answer. For hosts and bots: to others it would tell who was really stopped (see `asked`). */
  get waiting(): readonly Seat[] {
    return this.pending?.waiting ?? [];
  }
  question(seat: Seat): Question | null {
    return this.pending?.waitsFor(seat) === true ? this.pending.question(seat) : null;
  }
  /** The question as its seat gets it. */
  wire(seat: Seat): WireQuestion | null {
    const question = this.question(seat);
    return question === null ? null : wireQuestion(question, this.game);
  }
  /** What everybody may know of the open question. */
  get asked(): Asked | null {
    if (this.pending === null) return null;
    const { request } = this.pending;
    const question = this.pending.question(request.seats[0]);
    const { prompt, secret, shared } = question.ask;
    const seats = secret === true ? request.shown : this.pending.waiting;
    if (shared !== true || secret === true || seats.length !== 1) return { seats, prompt };
    return { seats, prompt, shared: wireQuestion(question, this.game) };
  }
  view(viewer: Viewer): View<G> {
    return viewOf(this.table, viewer);
  }
  /** What a viewer has been told, from its own number on. */
  told(viewer: Viewer, from = 0): SeenEvent[] {
    return this.table.log?.seenBy(viewer, this.seats, from) ?? [];
  }
  /**
   * Names the question a seat is asked now: how often it was asked so far, and what. An answer that carries an older
   * ticket is refused instead of being taken for the next question.
   */
  ticket(seat: Seat): string {
    const question = this.question(seat);
    const what =
      question === null ? 0 : hash([question.ask.prompt, question.from.map((option) => option.id)]);
    return `${this.puts[seat]}-${hashText(what)}`;
  }

  // Answering

  /** Take an answer, or say why not. Nothing changes unless it is taken. `by`: the seat did not give it itself. */
  answer(seat: Seat, answer: unknown, ticket?: string, by?: AnsweredBy): Outcome {
    if (!this.played.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
    if (this.pending === null) return refuse({ code: 'over' });
    if (ticket !== undefined && ticket !== this.ticket(seat))
      return refuse({ code: 'stale', ticket: this.ticket(seat) });
    if (!this.pending.waitsFor(seat)) return refuse({ code: 'not-asked', seat });
    const question = this.pending.question(seat);
    return this.attempt(() => {
      const checked = checkAnswer(question, answer);
      if (!checked.ok) return refuse(checked.fault);
      // What is written down is what was chosen, not what came in: there may be more in it.
      this.played.take(seat, answerOf(question, checked.chosen), checked.chosen, by);
      this.saved.answered(seat);
      return this.followSaved();
    });
  }

  /** Do something that runs rules. If one breaks: stand again where we stood, and keep what reproduces it. */
  private attempt(action: () => Outcome): Outcome {
    const before = this.entries.length;
    const puts = this.puts.slice();
    try {
      return action();
    } catch (thrown) {
      this.crash = {
        message: thrown instanceof Error ? thrown.message : String(thrown),
        record: this.record(),
      };
      // A redealt copy must never turn back into the world it was copied from: it is simply over.
      if (this.setup.copy === true) this.played.pending = null;
      else this.goTo(before);
      this.played.puts.splice(0, puts.length, ...puts);
      return refuse({ code: 'crashed' });
    }
  }

  /** What a seat has said in advance, and where it wants to be stopped. Nobody else may know. */
  orders(seat: Seat): Orders {
    return { always: this.saved.of(seat), stops: this.table.stops[seat] };
  }

  /** "Always pass for me": an answer given in advance, applied here and recorded like any other. Null takes it back. */
  always(seat: Seat, topic: string, answer: Answer | null): Outcome {
    if (!this.played.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
    this.saved.set(seat, topic, answer);
    this.saved.answered(seat);
    this.followSaved();
    if (!this.saved.isSuspended(seat)) return TAKEN;
    // A rule broke over it at once: it was never saved.
    this.saved.set(seat, topic, null);
    return refuse({ code: 'crashed' });
  }

  /**
   * Take up what was said in advance before the match was saved. Whoever is asked something they have an answer to has
   * stepped back from it, and wants to answer themselves this time.
   */
  takeUpOrders(said: readonly SaidInAdvance[]): void {
    for (const { seat, prompt, answer } of said) this.saved.set(seat, prompt, answer);
    for (const seat of this.waiting)
      if (this.saved.answerTo(this.question(seat)!) !== null) this.saved.suspend(seat);
  }

  private followSaved(): Outcome {
    // A bound, because two saved answers may go on answering one another.
    for (let round = 0; round < 1000; round++) {
      const seat = this.waiting.find((candidate) => this.saved.answerTo(this.question(candidate)!) !== null);
      if (seat === undefined) break;
      const { answer, chosen } = this.saved.answerTo(this.question(seat)!)!;
      const followed = this.attempt(() => {
        this.played.take(seat, answer, chosen, 'order');
        return TAKEN;
      });
      // A rule broke over it. What others have answered stands; this seat has to answer itself.
      if (!followed.ok) this.saved.suspend(seat);
    }
    return TAKEN;
  }

  /** "Always stop me here": be asked at this secret question even with nothing to decide. */
  stopAt(seat: Seat, prompt: string, on: boolean): Outcome {
    if (!this.played.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
    this.played.apply({ stop: prompt, seat, on });
    return TAKEN;
  }

  // Ending early

  /**
   * The people end the match: because they agreed to, or because a seat gave up and leaves nobody to play on against. Whoever
   * did not give up has won then; where all play together, nobody has.
   */
  endEarly(ended: EndedHow, by: readonly Seat[] = []): Outcome {
    if (this.pending === null) return refuse({ code: 'over' });
    const stranger = by.find((seat) => !this.played.isSeat(seat));
    if (stranger !== undefined) return refuse({ code: 'unknown-seat', seat: stranger });
    this.played.apply({ ended, by: by.toSorted((a, b) => a - b) });
    return TAKEN;
  }

  // Going back

  /** How many of its own answers a seat may take back now. None of a match that is over: its secrets are out. */
  undoable(seat: Seat): number {
    if (this.result !== null) return 0;
    if (this.mayWithdraw(seat)) return 1;
    return stepsBack(this.entries, this.played.marks, seat, this.checkpoints[0]?.entries ?? 0);
  }

  /** Take back one answer, or all of this step that may be taken back. */
  undo(seat: Seat, how: 'answer' | 'step' = 'answer'): Outcome {
    this.saved.suspend(seat);
    if (this.withdraw(seat)) return TAKEN;
    const most = this.undoable(seat);
    if (most === 0) return refuse({ code: 'no-undo' });
    const answers = this.entries.flatMap((entry, i) => (isAnswer(entry) ? [i] : []));
    const last = answers.at(-1)!;
    const stepStart = this.checkpoints.findLast((point) => point.entries <= last)!.entries;
    const inStep = answers.filter((i) => i >= stepStart).length;
    const count = how === 'answer' ? 1 : Math.max(1, Math.min(most, inStep));
    this.goTo(answers[answers.length - count]);
    return TAKEN;
  }

  private mayWithdraw(seat: Seat): boolean {
    const { pending } = this;
    return (
      pending?.request.mode === 'all' &&
      pending.given.has(seat) &&
      pending.request.put(seat).ask.final !== true
    );
  }

  /** Take back an answer while others still think about theirs. */
  private withdraw(seat: Seat): boolean {
    if (!this.mayWithdraw(seat)) return false;
    const index = this.entries.findLastIndex((entry) => isAnswer(entry) && entry.seat === seat);
    const { entries, marks } = this.played;
    const [entry] = entries.splice(index, 1);
    marks.splice(index, 1);
    // What was told of an answer given for the seat has to be untold.
    if ((entry as AnswerEntry).by !== undefined) this.goTo(this.entries.length);
    else this.pending!.takeBack(seat);
    this.played.puts[seat]++;
    return true;
  }

  /**
   * Everybody agreed to go back to before entry `to`. Chance takes a fresh branch and what nobody knew is dealt again,
   * so that neither a roll nor a draw can be fished for. `from`: a checkpoint from a replay of this match, not behind `to`, for where
   * those that are kept do not reach back so far; without it all of the match is replayed then.
   */
  rewind(to: number, from: Checkpoint | null = null): void {
    if (!Number.isInteger(to) || to < 0 || to > this.entries.length)
      throw new Fault('too-far', 'to', `a match of ${this.entries.length} entries cannot go back to ${to}`);
    // The chance of what came before is known to whoever has its record.
    if (to <= this.entries.findLastIndex(isFork))
      throw new Fault('too-far', 'to', `this table began at entry ${this.entries.findLastIndex(isFork) + 1}`);
    // Earlier branches stay on record where they lead now: how often the table went back can be counted by anybody.
    const earlier = this.entries.slice(to).filter(isBranch);
    this.goTo(to, from);
    for (const { branch } of earlier) this.played.apply({ branch });
    this.played.apply({ branch: this.played.branches + 1 });
  }

  /**
   * Another table plays on from here, with chance of its own: whoever knows the secret of the match so far must not foresee
   * a die of what comes, nor a card nobody had seen.
   */
  fork(fairness: Fairness): void {
    if (this.pending === null)
      throw new Fault('too-far', 'upTo', 'the match is over: there is nothing to play on');
    this.played.apply({ fork: fairness });
  }

  /** Where chance comes from now. */
  get fairness(): Fairness {
    return fairnessAfter(this.setup.fairness, this.entries);
  }

  /** Stand where the first `to` entries lead; if that cannot be replayed, nothing changes. Stop orders stay. */
  private goTo(to: number, from: Checkpoint | null = null): void {
    const before = this.played;
    const { entries, marks, puts, table } = before;
    const kept = before.checkpoints.filter((point) => point.entries <= to);
    const checkpoints = kept.length === 0 && from !== null ? [from] : kept;
    try {
      this.played = new Playthrough(this, { entries, checkpoints, marks, puts, log: table.log });
      const { length: done } = this.played.entries;
      // Without a checkpoint the replay starts at the beginning, where the rules may have changed since these answers were given.
      const hashes = checkpoints.length === 0 ? 'check' : 'trust';
      for (const entry of entries.slice(done, to)) this.played.replayEntry(entry, hashes);
      for (const entry of entries.slice(to).filter(isStop)) this.played.apply(entry);
    } catch (thrown) {
      this.played = before;
      throw thrown;
    }
  }

  /** Put the open question to others than those who were stopped here. For trial copies. */
  putTo(request: Request): void {
    this.played.pending = new Pending(request);
  }

  /** Play a recorded entry again. With 'check' its hash must come out as written. */
  replayEntry(entry: Entry, hashes: 'check' | 'trust'): void {
    this.played.replayEntry(entry, hashes);
  }

  /** The whole match as one small file. */
  record(): MatchRecord {
    return recordOf(this);
  }
}
