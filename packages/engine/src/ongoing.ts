import { startSharing, shareWhole } from './copyOnWrite.ts';
import type { Key } from './chance.ts';
import { type Checkpoint, takeCheckpoint } from './checkpoint.ts';
import { runSteps, freshWhole } from './steps.ts';
import { type Entry, fairnessAfter } from './entry.ts';
import { EventLog, type SeenEvent } from './events.ts';
import { type Fairness, keyOf } from './fairness.ts';
import { Fault } from './fault.ts';
import type { Flow } from './flow.ts';
import type { Game, Shape } from './game.ts';
import { hash, hashText, hashWhole } from './hash.ts';
import { type Asked, Pending, type WireQuestion, wireQuestion } from './pending.ts';
import type { Question } from './question.ts';
import type { MatchSetup } from './settings.ts';
import { cloneWhole, type Whole } from './state.ts';
import { KernelTable } from './kernelTable.ts';
import type { Mark } from './undo.ts';
import { type View, viewOf } from './view.ts';
import type { Result, Seat, Viewer } from './words.ts';

/** How many checkpoints a match keeps, so that "end turn" can be taken back. */
const KEPT = 3;

/** A match as it stands: its table, its open question, its checkpoints, and what everybody may see of it. */
export abstract class Ongoing<G extends Shape> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: G['options'];
  readonly setup: MatchSetup;
  /** Everything that came from outside, in order. */
  entries: Entry[] = [];
  table!: KernelTable<G>;
  pending: Pending | null = null;
  checkpoints: Checkpoint[] = [];
  protected key!: Key;
  private readonly withEvents: boolean;
  protected flow!: Flow;
  protected marks: Mark[] = [];
  /** By seat, how often it has been asked. Whoever takes the match up again where it stood brings it along (see `resume`). */
  readonly puts: number[];
  /** How often the table went back. */
  protected branches = 0;

  protected constructor(game: Game<G>, setup: MatchSetup, options: G['options']) {
    this.game = game;
    this.seats = setup.seats;
    this.options = options;
    this.setup = setup;
    this.withEvents = setup.events ?? true;
    this.puts = Array<number>(setup.seats).fill(0);
  }

  /** The state lives in a new table, copied from a checkpoint or fresh, and runs to its next question. */
  protected seat(from: Checkpoint | null): void {
    const { fairness, copy } = this.setup;
    const whole = from === null ? freshWhole(this.game, this.seats, this.options) : wholeOf(from, copy);
    const log = from === null ? null : (this.table?.log ?? null);
    // The caller that makes a copy says where chance comes from now.
    this.key = keyFor(copy === true ? fairness : fairnessAfter(fairness, this.entries));
    this.table = new KernelTable(this.game, this.seats, this.options, whole, this.key);
    if (this.withEvents) this.table.log = log?.upTo(from!) ?? new EventLog(this.seats, from);
    if (from?.stops.some((own) => own.length > 0) === true) this.table.stops = from.stops;
    if (copy === true && from !== null) startSharing(this.table, from.whole);
    this.table.chance.lenient = this.setup.guided === true;
    this.setup.onTable?.(this.table);
    this.flow = runSteps(this.table, () => this.keepCheckpoint());
    this.marks = this.marks.slice(0, from?.entries ?? 0);
    this.branches = whole.chance.branch;
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

  protected resume(value: unknown): void {
    const next = this.flow.next(value);
    this.pending = next.done === true ? null : new Pending(next.value);
    if (this.pending !== null) for (const seat of this.pending.request.seats) this.puts[seat]++;
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
}

/** The state of a checkpoint, to continue from: trial copies share most of it. */
const wholeOf = <S>({ whole }: { readonly whole: Whole<S> }, copy: boolean | undefined): Whole<S> =>
  copy === true ? shareWhole(whole) : cloneWhole(whole);

/** The key of the stream these promises lead to. */
export function keyFor({ secret, nonces }: Fairness): Key {
  if (secret === null)
    throw new Fault('bad-commitment', 'fairness.secret', 'a match cannot run without its secret');
  return keyOf(secret, nonces);
}
