import assert from 'node:assert/strict';
import {
  EVERY_QUESTION,
  fairnessFromSeed,
  Fault,
  type Game,
  Match,
  type Option,
  type Question,
  type Refusal,
  type RuleId,
  sampleAnswer,
  sayEvent,
  sayer,
  type Seat,
  type Shape,
  KernelTable,
  type Viewer,
} from '@tafelrunde/engine';
import { arrangeCards, arrangeTop, type CardPlan, namedPiles, pileByName, seenPiles } from './arrange.ts';
import { watched } from './exercised.ts';
import { readAnswer, readings, seatNames, type Written } from './reading.ts';
import { opened } from './running.ts';

export interface Situation<G extends Shape> {
  readonly seats?: number;
  readonly options?: Partial<G['options']>;
  readonly seed?: string;
  readonly nonces?: readonly string[];
  /** Exactly these cards in these piles, bottom to top. */
  readonly cards?: CardPlan;
  /** These cards on top of these piles, the first to be drawn first. */
  readonly next?: CardPlan;
  /** The next dice and picks. */
  readonly dice?: readonly number[];
  /** Change the state before the first step begins. */
  set?(state: G['state'], t: KernelTable<G>): void;
  /** Fill in answers that go without saying, as most people have it; by default a test is asked everything. */
  readonly usual?: true;
  /** Leave the questions of the setup to the test; otherwise they are answered at random and the first step begins. */
  readonly setup?: 'asked';
}

/** Build any situation in two lines. Setup is played, then cards, dice and state are laid as written. */
export function table<G extends Shape>(game: Game<G>, situation: Situation<G> = {}): TestTable<G> {
  const { seats = game.seats[0], options, seed = 'test' } = situation;
  const fairness = { ...fairnessFromSeed(seed), nonces: situation.nonces ?? [] };
  const setup = { seats, fairness, ...(options === undefined ? {} : { options }) };
  const match = Match.start(watched(game), setup);
  const stops = Array<string[]>(seats).fill(situation.usual === true ? [] : [EVERY_QUESTION]);
  match.table.stops = stops;
  for (const point of match.checkpoints) Object.assign(point, { stops });
  if (situation.setup === 'asked') {
    for (const key of ['cards', 'next', 'set'] as const)
      if (situation[key] !== undefined)
        throw new Fault(
          'bad-scenario',
          key,
          `'${key}' is laid after the setup, which is left to the answers here`,
        );
    return new TestTable(match, situation);
  }
  const random = (): number => 0;
  while (match.table.whole.step === 0) {
    const [seat] = match.waiting;
    const outcome = match.answer(seat, sampleAnswer(match.question(seat)!, random));
    if (!outcome.ok) assert.fail('the setup could not be played');
  }
  const begun = { ...match.checkpoints.at(-1)!, stops };
  const laid = new KernelTable(match.game, seats, match.options, begun.whole, 'arrange' as never);
  situation.set?.(laid.state, laid);
  arrangeCards(laid, situation.cards ?? {});
  const kept = namedPiles(laid, situation.cards ?? {});
  for (const [pile, kinds] of Object.entries(situation.next ?? {})) arrangeTop(laid, pile, kinds, kept);
  begun.whole.chance.forced.push(...(situation.dice ?? []));
  return new TestTable(Match.at(match.game, setup, begun, match.entries), {});
}

/** A table under test: read it like a rulebook example. */
export class TestTable<G extends Shape> {
  readonly match: Match<G>;
  /** The step in which the last answer was given, until the test has looked at the question it led to. */
  private answeredIn: number | null = null;

  constructor(match: Match<G>, situation: Situation<G>) {
    this.match = match;
    if (situation.dice !== undefined) this.roll(...situation.dice);
    opened(this);
  }

  get t(): KernelTable<G> {
    return this.match.table;
  }
  get state(): G['state'] {
    return this.match.table.state;
  }

  /** Lay out the results of the next dice and picks. */
  roll(...results: number[]): this {
    this.t.whole.chance.forced.push(...results);
    // Also where an undo would lead back to, as long as nothing was answered since.
    const point = this.match.checkpoints.at(-1)!;
    if (point.entries === this.match.entries.length) point.whole.chance.forced.push(...results);
    return this;
  }
  /** Put cards on top of a pile, the first to be drawn first. */
  next(pile: string, ...kinds: string[]): this {
    arrangeTop(this.t, pile, kinds, seenPiles(this.t));
    return this;
  }

  /** Answer by what a person would read; several words choose several options. */
  answer(seat: Seat, ...written: Written[]): this {
    const question = this.asked(seat);
    const answer = readAnswer(
      this.match,
      question,
      written.length === 1 ? written[0] : (written as string[]),
    );
    this.answeredIn = this.t.whole.step;
    const outcome = this.match.answer(seat, answer);
    if (!outcome.ok)
      assert.fail(`seat ${seat} answered '${String(written)}': ${JSON.stringify(outcome.refusal)}`);
    return this;
  }
  /** This answer must be refused, by this rule or for this reason. */
  refused(seat: Seat, written: Written, by: RuleId | Refusal['code']): this {
    const question = this.asked(seat);
    const outcome = this.match.answer(seat, readAnswer(this.match, question, written));
    assert.ok(!outcome.ok, `'${String(written)}' was taken`);
    assert.equal('rule' in outcome.refusal ? outcome.refusal.rule : outcome.refusal.code, by);
    return this;
  }

  /** The open question of a seat; the test fails if it is not asked. */
  private asked(seat: Seat): Question {
    const question = this.match.question(seat);
    if (question !== null) return question;
    const waiting = this.match.waiting.map((other) => `${other}: ${this.match.question(other)!.ask.prompt}`);
    assert.fail(`seat ${seat} is not asked; asked are [${waiting.join(', ')}]`);
  }
  /** Say which question is open now: seat and prompt. */
  asks(seat: Seat, prompt: string): this {
    assert.equal(this.asked(seat).ask.prompt, prompt);
    this.answeredIn = null;
    return this;
  }
  /** The options of the open question that may be chosen, as a reader of English sees them. */
  options(seat: Seat): string[] {
    this.answeredIn = null;
    const legal = (option: Option): boolean => option.no === undefined;
    return this.asked(seat)
      .from.filter(legal)
      .map((option) => readings(this.match, seat, option).at(-1)!);
  }
  /** The rule that blocks an option; null if it may be chosen. */
  blocked(seat: Seat, written: string): RuleId | null {
    this.answeredIn = null;
    const question = this.asked(seat);
    const id = readAnswer(this.match, { ...question, kind: 'one' }, written);
    return question.from.find((option) => option.id === id)?.no ?? null;
  }

  /** The kinds in a pile, bottom to top. */
  kinds(pile: string): string[] {
    return this.t.cards(pileByName(this.t, pile)).map((card) => this.t.kind(card));
  }
  /** What a viewer has read in the log, in English. */
  log(viewer: Viewer = 'watcher'): string[] {
    const words = this.match.game.words.en;
    const say = sayer(words, seatNames(this.match.seats, 'en'));
    return this.match.told(viewer).flatMap((event) => sayEvent(words, event, say) ?? []);
  }

  /** What the test left open without expecting it: a question in the middle of the step it answered in. */
  leftOpen(): string | null {
    if (this.answeredIn === null || this.match.waiting.length === 0) return null;
    if (this.t.whole.step !== this.answeredIn) return null;
    const [seat] = this.match.waiting;
    return `the test left a question open: seat ${seat} is asked '${this.match.question(seat)!.ask.prompt}'`;
  }
}
