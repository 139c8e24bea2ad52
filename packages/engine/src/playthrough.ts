import { checkAnswer, type Chosen } from './answer.ts';
import { Chance, type Key } from './chance.ts';
import { type Checkpoint, takeCheckpoint } from './checkpoint.ts';
import { startSharing, shareWhole } from './copyOnWrite.ts';
import {
  type AnsweredBy,
  type AnswerEntry,
  type Entry,
  fairnessAfter,
  isAnswer,
  isBranch,
  isEnd,
  isFork,
  isStop,
} from './entry.ts';
import { EventLog } from './events.ts';
import { type Fairness, keyOf } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Flow } from './flow.ts';
import type { Game, OptionValue, Shape } from './game.ts';
import { hashAfter } from './hash.ts';
import { KernelTable } from './kernelTable.ts';
import { Pending } from './pending.ts';
import type { Answer } from './question.ts';
import { redealUnknown } from './redeal.ts';
import { isCooperative } from './relevantSettings.ts';
import type { MatchSetup } from './settings.ts';
import { cloneWhole, type Whole } from './state.ts';
import { freshWhole, runSteps } from './steps.ts';
import { type Mark, markOf } from './undo.ts';
import type { Seat } from './words.ts';

/** How many checkpoints a match keeps, so that "end turn" can be taken back. */
const KEPT = 3;

/** What is played, and how. */
interface Played<G extends Shape> {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly setup: MatchSetup;
}

/** Where a playthrough begins: at the latest of these checkpoints, or with a fresh table where there is none. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly checkpoints: readonly Checkpoint[];
  readonly marks?: readonly Mark[];
  readonly puts?: readonly number[];
  readonly log?: EventLog | null;
}
const NO_PAST: Past = { entries: [], checkpoints: [] };

/**
 * A table, and the entries that have led to where it stands. It only goes forward: a match that goes back begins another
 * playthrough at a checkpoint.
 */
export class Playthrough<G extends Shape> {
  readonly table: KernelTable<G>;
  /** The open question; null when the match is over. */
  pending: Pending | null = null;
  /** Everything that came from outside, in order. */
  readonly entries: Entry[];
  checkpoints: Checkpoint[];
  readonly marks: Mark[];
  /** By seat, how often it has been asked. Whoever takes the match up again where it stood brings it along (see `resume`). */
  readonly puts: number[];
  /** How often the table went back. */
  branches: number;
  private readonly game: Game<G>;
  private readonly seats: number;
  private readonly setup: MatchSetup;
  private readonly flow: Flow;

  /** The state lives in a new table, copied from a checkpoint or fresh, and runs to its next question. */
  constructor({ game, options, setup }: Played<G>, past: Past = NO_PAST) {
    const { seats, fairness, copy, events = true } = setup;
    const from = past.checkpoints.at(-1) ?? null;
    const whole = from === null ? freshWhole(game, seats, options) : wholeOf(from, copy);
    this.game = game;
    this.seats = seats;
    this.setup = setup;
    this.entries = past.entries.slice(0, from?.entries ?? 0);
    this.checkpoints = past.checkpoints.slice();
    this.marks = past.marks?.slice(0, this.entries.length) ?? [];
    this.puts = past.puts?.slice() ?? Array<number>(seats).fill(0);
    this.branches = whole.chance.branch;
    // The caller that makes a copy says where chance comes from now.
    const key = keyFor(copy === true ? fairness : fairnessAfter(fairness, this.entries));
    this.table = new KernelTable(game, seats, options, whole, key);
    if (events) this.table.log = (from === null ? null : past.log?.upTo(from)) ?? new EventLog(seats, from);
    if (from?.stops.some((own) => own.length > 0) === true) this.table.stops = from.stops;
    if (copy === true && from !== null) startSharing(this.table, from.whole);
    this.table.chance.lenient = setup.guided === true;
    setup.onTable?.(this.table);
    this.flow = runSteps(this.table, () => this.keepCheckpoint());
    this.resume(undefined);
  }

  private keepCheckpoint(): void {
    this.setup.atStep?.(this.table);
    if (this.setup.copy === true) return;
    // Steps without a question share their place in the record: the latest of them will do.
    if (this.checkpoints.at(-1)?.entries === this.entries.length) this.checkpoints.pop();
    this.checkpoints.push(takeCheckpoint(this.table, this.entries.length));
    if (this.checkpoints.length > KEPT) this.checkpoints.shift();
  }

  private resume(value: unknown): void {
    const next = this.flow.next(value);
    this.pending = next.done === true ? null : new Pending(next.value);
    if (this.pending !== null) for (const seat of this.pending.request.seats) this.puts[seat]++;
  }

  isSeat(seat: unknown): boolean {
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < this.seats;
  }

  /** Play an answer that was checked. `hash`: what the state is known to come to. */
  take(seat: Seat, answer: Answer, chosen: Chosen, by?: AnsweredBy, hash?: number): void {
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

  /** Put in an entry that is no answer. */
  apply(entry: Exclude<Entry, AnswerEntry>): void {
    const { table } = this;
    this.entries.push(entry);
    if (isFork(entry)) {
      table.chance = new Chance(keyFor(entry.fork), table.whole.chance);
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
      const together = isCooperative(
        this.game.cooperative,
        this.seats,
        table.options as Record<string, OptionValue>,
      );
      const winners = ended === 'resigned' && !together ? stay : [];
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
    this.pending?.putAgain();
  }

  /** Play a recorded entry again. With 'check' its hash must come out as written. */
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
          `branch ${this.branches + 1} of chance comes next, not ${entry.branch}`,
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
}

/** The state of a checkpoint, to continue from: trial copies share most of it. */
const wholeOf = <S>({ whole }: { readonly whole: Whole<S> }, copy: boolean | undefined): Whole<S> =>
  copy === true ? shareWhole(whole) : cloneWhole(whole);

/** Derives the key of the random stream from the committed secret and the nonces. */
function keyFor({ secret, nonces }: Fairness): Key {
  if (secret === null)
    throw new Fault('bad-commitment', 'fairness.secret', 'a match cannot run without its secret');
  return keyOf(secret, nonces);
}
