import { answerOf, checkAnswer, type Chosen } from './answer.ts';
import { Chance } from './chance.ts';
import type { Checkpoint } from './checkpoint.ts';
import {
  type AnsweredBy,
  type AnswerEntry,
  type EndedHow,
  type Entry,
  fairnessAfter,
  isAnswer,
  isBranch,
  isEnd,
  isFork,
  isStop,
} from './entry.ts';
import type { Fairness } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Game, OptionValue, Shape } from './game.ts';
import { hashAfter } from './hash.ts';
import { keyFor, Ongoing } from './ongoing.ts';
import type { Answer } from './question.ts';
import { type Outcome, refuse, TAKEN } from './refusal.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { isCooperative } from './relevantSettings.ts';
import { type MatchSetup, settle } from './settings.ts';
import { SavedAnswers } from './savedAnswers.ts';
import { markOf, stepsBack } from './undo.ts';
import type { Seat } from './words.ts';
import { redealUnknown } from './redeal.ts';

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
export class Match<G extends Shape = Shape> extends Ongoing<G> {
  private readonly saved = new SavedAnswers();
  /** The last time a rule broke: for the host, never for a client, because it holds everything. */
  crash: { readonly message: string; readonly record: MatchRecord } | null = null;

  /** Sit down: check the setup, lay the table, and run to the first question. */
  static start<G extends Shape>(game: Game<G>, setup: MatchSetup): Match<G> {
    const match = new Match(game, setup, settle(game, setup.seats, setup.options));
    match.seat(null);
    return match;
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
    const match = new Match(game, setup, checked ?? settle(game, setup.seats, setup.options));
    match.entries = entries.slice(0, from.entries);
    match.checkpoints = [from];
    match.seat(from);
    return match;
  }

  /** Whether all seats win or lose together, with the settings of this match. */
  get isCooperative(): boolean {
    const { game, seats, options } = this;
    return isCooperative(game.cooperative, seats, options as Record<string, OptionValue>);
  }

  // Answering

  /** Take an answer, or say why not. Nothing changes unless it is taken. `by`: the seat did not give it itself. */
  answer(seat: Seat, answer: unknown, ticket?: string, by?: AnsweredBy): Outcome {
    if (!this.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
    if (this.pending === null) return refuse({ code: 'over' });
    if (ticket !== undefined && ticket !== this.ticket(seat))
      return refuse({ code: 'stale', ticket: this.ticket(seat) });
    if (!this.pending.waitsFor(seat)) return refuse({ code: 'not-asked', seat });
    const question = this.pending.question(seat);
    return this.attempt(() => {
      const checked = checkAnswer(question, answer);
      if (!checked.ok) return refuse(checked.fault);
      // What is written down is what was chosen, not what came in: there may be more in it.
      this.take(seat, answerOf(question, checked.chosen), checked.chosen, by);
      this.saved.answered(seat);
      return this.followSaved();
    });
  }

  private isSeat(seat: unknown): boolean {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.seats;
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
      if (this.setup.copy === true) this.pending = null;
      else this.goTo(before);
      this.puts.splice(0, puts.length, ...puts);
      return refuse({ code: 'crashed' });
    }
  }

  private take(seat: Seat, answer: Answer, chosen: Chosen, by?: AnsweredBy, hash?: number): void {
    const { table, pending } = this;
    const { request } = pending!;
    const drawn = table.whole.chance.drawn;
    table.learned = 0;
    table.secretlyAsked = 0;
    const entry = by === undefined ? { seat, answer, hash: 0 } : { seat, answer, hash: 0, by };
    const index = this.entries.push(entry) - 1;
    if (by !== undefined) this.tellAnsweredFor(seat, by);
    if (request.mode === 'one') this.resume(chosen);
    else if (request.mode === 'any') this.resume({ seat, got: chosen });
    else {
      pending!.give(seat, chosen);
      const last = pending!.waiting.length === 0;
      // A seat asked along with others sees now, in what follows, what they have answered.
      if (request.shown.length > 1 && (last || request.put(seat).ask.final === true))
        table.learned = table.layout.everyone;
      if (last) this.resume(pending!.given);
    }
    if (this.setup.copy === true) return;
    this.marks[index] = markOf(table, drawn);
    entry.hash = hash ?? hashAfter(table.whole, answer);
  }

  /** Everybody saw a clock run out over an open question. Of a saved answer, or a secret question, only the seat hears. */
  private tellAnsweredFor(seat: Seat, by: AnsweredBy): void {
    const { log, layout } = this.table;
    const { prompt, secret } = this.pending!.question(seat).ask;
    const open = by === 'clock' && secret !== true;
    log?.tell('answeredFor', { seat, by, prompt }, open ? layout.everyone : 1 << seat);
  }

  /** What a seat has said in advance, and where it wants to be stopped. Nobody else may know. */
  orders(seat: Seat): Orders {
    return { always: this.saved.of(seat), stops: this.table.stops[seat] };
  }

  /** "Always pass for me": an answer given in advance, applied here and recorded like any other. Null takes it back. */
  always(seat: Seat, topic: string, answer: Answer | null): Outcome {
    if (!this.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
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
        this.take(seat, answer, chosen, 'order');
        return TAKEN;
      });
      // A rule broke over it. What others have answered stands; this seat has to answer itself.
      if (!followed.ok) this.saved.suspend(seat);
    }
    return TAKEN;
  }

  /** "Always stop me here": be asked at this secret question even with nothing to decide. */
  stopAt(seat: Seat, prompt: string, on: boolean): Outcome {
    if (!this.isSeat(seat)) return refuse({ code: 'unknown-seat', seat });
    this.apply({ stop: prompt, seat, on });
    return TAKEN;
  }

  // Ending early

  /**
   * The people end the match: because they agreed to, or because a seat gave up and leaves nobody to play on against. Whoever
   * did not give up has won then; where all play together, nobody has.
   */
  endEarly(ended: EndedHow, by: readonly Seat[] = []): Outcome {
    if (this.pending === null) return refuse({ code: 'over' });
    const stranger = by.find((seat) => !this.isSeat(seat));
    if (stranger !== undefined) return refuse({ code: 'unknown-seat', seat: stranger });
    this.apply({ ended, by: by.toSorted((a, b) => a - b) });
    return TAKEN;
  }

  // Going back

  /** How many of its own answers a seat may take back now. None of a match that is over: its secrets are out. */
  undoable(seat: Seat): number {
    if (this.result !== null) return 0;
    if (this.mayWithdraw(seat)) return 1;
    return stepsBack(this.entries, this.marks, seat, this.checkpoints[0]?.entries ?? 0);
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
    const [entry] = this.entries.splice(index, 1);
    this.marks.splice(index, 1);
    // What was told of an answer given for the seat has to be untold.
    if ((entry as AnswerEntry).by !== undefined) this.goTo(this.entries.length);
    else this.pending!.takeBack(seat);
    this.puts[seat]++;
    return true;
  }

  /**
   * Everybody agreed to go back to before entry `to`. Chance takes a fresh branch and what nobody knew is dealt again,
   * so that neither a roll nor a draw can be fished for.
   */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.entries.length)
      throw new Fault('too-far', 'to', `a match of ${this.entries.length} entries cannot go back to ${to}`);
    // The chance of what came before is known to whoever has its record.
    if (to <= this.entries.findLastIndex(isFork))
      throw new Fault('too-far', 'to', `this table began at entry ${this.entries.findLastIndex(isFork) + 1}`);
    // Earlier branches stay on record where they lead now: how often the table went back can be counted by anybody.
    const earlier = this.entries.slice(to).filter(isBranch);
    this.goTo(to);
    for (const { branch } of earlier) this.apply({ branch });
    this.apply({ branch: this.branches + 1 });
  }

  /**
   * Another table plays on from here, with chance of its own: whoever knows the secret of the match so far must not foresee
   * a die of what comes, nor a card nobody had seen.
   */
  fork(fairness: Fairness): void {
    if (this.pending === null)
      throw new Fault('too-far', 'upTo', 'the match is over: there is nothing to play on');
    this.apply({ fork: fairness });
  }

  /** Where chance comes from now. */
  get fairness(): Fairness {
    return fairnessAfter(this.setup.fairness, this.entries);
  }

  /** Stand where the first `to` entries lead; if that cannot be replayed, nothing changes. Stop orders stay. */
  private goTo(to: number): void {
    const { table, flow, pending, checkpoints, marks, branches, key } = this;
    const all = this.entries.slice();
    const puts = this.puts.slice();
    try {
      this.checkpoints = checkpoints.filter((point) => point.entries <= to);
      const from = this.checkpoints.at(-1) ?? null;
      this.entries.length = from?.entries ?? 0;
      this.seat(from);
      // From the very beginning the rules may be others by now than those these answers were given under.
      const hashes = from === null ? 'check' : 'trust';
      for (const entry of all.slice(this.entries.length, to)) this.replayEntry(entry, hashes);
      for (const entry of all.slice(to).filter(isStop)) this.apply(entry);
    } catch (thrown) {
      Object.assign(this, { table, flow, pending, checkpoints, marks, branches, key });
      this.entries.splice(0, this.entries.length, ...all);
      this.puts.splice(0, puts.length, ...puts);
      throw thrown;
    }
  }

  /** Put in an entry that is no answer. */
  private apply(entry: Exclude<Entry, AnswerEntry>): void {
    const { table } = this;
    this.entries.push(entry);
    if (isFork(entry)) {
      this.key = keyFor(entry.fork);
      table.chance = new Chance(this.key, table.whole.chance);
      this.dealUnknownAnew();
      table.log?.tell('forked', {}, table.layout.everyone);
      return;
    }
    if (isBranch(entry)) {
      this.branches = entry.branch;
      table.whole.chance.branch = entry.branch;
      this.dealUnknownAnew();
      table.log?.tell('rewound', { branch: entry.branch }, table.layout.everyone);
      return;
    }
    if (isEnd(entry)) {
      const { ended, by } = entry;
      const stay = Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !by.includes(seat));
      const winners = ended === 'resigned' && !this.isCooperative ? stay : [];
      table.whole.result = { how: ended, winners };
      this.pending = null;
      table.log?.tell('ended', { how: ended, by }, table.layout.everyone);
      return;
    }
    const others = table.stops[entry.seat].filter((prompt) => prompt !== entry.stop);
    table.stops = table.stops.with(entry.seat, entry.on ? [...others, entry.stop] : others);
  }

  private dealUnknownAnew(): void {
    const { chance, whole } = this.table;
    // What was laid out for the way that was gone before is nobody's to foresee.
    whole.chance.forced.length = 0;
    redealUnknown(this.table, () => chance.below(0x1_0000_0000) / 0x1_0000_0000);
    this.pending?.putAnew();
  }

  /** Live an entry again. With 'check' its hash must come out as written. */
  replayEntry(entry: Entry, hashes: 'check' | 'trust'): void {
    const place = `answers[${this.entries.length}]`;
    if (!isAnswer(entry)) {
      if (isStop(entry) && !this.isSeat(entry.seat))
        throw new Fault('bad-answer', place, `there is no seat ${entry.seat}`);
      if (isEnd(entry) && entry.by.length > 0 !== (entry.ended === 'resigned'))
        throw new Fault('bad-answer', place, 'who gave up does not fit how the match ended');
      if (isEnd(entry) && !entry.by.every((seat) => this.isSeat(seat)))
        throw new Fault('bad-answer', place, 'a seat gave up that there is not');
      if (this.pending === null) throw new Fault('bad-answer', place, 'the match is already over');
      // Numbers that could be chosen would let chance be chosen.
      if (isBranch(entry) && entry.branch !== this.branches + 1)
        throw new Fault(
          'bad-answer',
          place,
          `the table goes back for the ${this.branches + 1}. time, not the ${entry.branch}.`,
        );
      return this.apply(entry);
    }
    const { seat, answer } = entry;
    if (this.pending === null) throw new Fault('bad-answer', place, 'the match is already over');
    if (!this.pending.waitsFor(seat)) throw new Fault('bad-answer', place, `seat ${seat} is not asked`);
    const checked = checkAnswer(this.pending.question(seat), answer);
    if (!checked.ok) {
      const { prompt } = this.pending.question(seat).ask;
      throw new Fault('bad-answer', place, `${JSON.stringify(answer)} is no answer to '${prompt}'`);
    }
    try {
      this.take(seat, answer, checked.chosen, entry.by, hashes === 'trust' ? entry.hash : undefined);
    } catch (thrown) {
      if (thrown instanceof Fault) throw thrown;
      throw new Fault(
        'bad-answer',
        place,
        `a rule broke: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
      );
    }
    if (hashes === 'check' && (this.entries.at(-1) as AnswerEntry).hash !== entry.hash)
      throw new Fault('hash-mismatch', place, `after ${place} the state is another than the one recorded`);
  }

  /** The whole match as one small file. */
  record(): MatchRecord {
    return recordOf(this);
  }
}
