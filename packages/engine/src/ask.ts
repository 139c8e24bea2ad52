import { answerOf, checkAnswer, type Chosen, onlyAnswer } from './answer.ts';
import { RuleDefect } from './fault.ts';
import { done, type Flow } from './flow.ts';
import { decide } from './policy.ts';
import type { Question } from './question.ts';
import type { Request } from './request.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Seat } from './words.ts';

/** Ask one seat. Where there is nothing to decide, nobody is asked; with a policy the answer comes in place. */
export function askOne<T>(t: KernelTable, question: Question): Flow<T> {
  const asked = ++t.asked;
  const filled = fillsItself(t, question);
  if (filled !== undefined) {
    t.guard.work();
    t.trace?.(asked, question, answerOf(question, filled));
    if (question.ask.secret === true) mark(t, question.ask.prompt, t.layout.alone[question.seat]);
    return done(filled as T);
  }
  t.guard.rest();
  if (question.ask.secret === true) mark(t, question.ask.prompt, t.layout.alone[question.seat]);
  if (t.policy !== null) return done(decide(t, t.policy, question) as T);
  return new Waiting(question, t.layout.alone[question.seat]) as unknown as Flow<T>;
}

/**
 * One question to one seat: a flow that yields a single request and ends in what comes back. Written as a plain iterator
 * and not as a generator because most questions are of this kind.
 */
class Waiting implements Request {
  readonly mode = 'one';
  readonly seats: readonly Seat[];
  readonly question: Question;
  private asked = false;
  constructor(question: Question, seats: readonly Seat[]) {
    this.question = question;
    this.seats = seats;
  }
  get shown(): readonly Seat[] {
    return this.seats;
  }
  put(): Question {
    return this.question;
  }
  next(value: unknown): { done: boolean; value: unknown } {
    if (this.asked) return { done: true, value };
    this.asked = true;
    return { done: false, value: this };
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** What fills itself in: the only answer or the usual one, unless the rule or the seat wants to be stopped all the same. */
function fillsItself(t: KernelTable, question: Question): Chosen | undefined {
  const { ask } = question;
  const only = onlyAnswer(question);
  if ((only === undefined && ask.usual === undefined) || ask.always === true) return undefined;
  const stops = t.stops[question.seat];
  const isStopped = stops.length > 0 && stops.includes(ask.prompt);
  if (only === undefined) return isStopped || t.wantsAll(question.seat) ? undefined : usual(question);
  return isStopped && ask.secret === true ? undefined : only;
}
function usual(question: Question): Chosen {
  const checked = checkAnswer(question, question.ask.usual);
  if (!checked.ok) throw new RuleDefect(`the usual answer to '${question.ask.prompt}' is none`);
  return checked.chosen;
}

/** The same for every viewer, whether a seat was really stopped or a lone pass filled itself in. */
function mark(t: KernelTable, prompt: string, seats: readonly Seat[]): void {
  for (let i = 0; i < seats.length; i++) t.secretlyAsked |= 1 << seats[i];
  t.log?.tell('asked', { prompt, seats }, t.layout.everyone);
}

/** Ask several seats; all must answer before anyone sees anything. The answers come back in the order of the seats. */
export function askAll<T>(t: KernelTable, seats: readonly Seat[], put: (seat: Seat) => Question): Flow<T[]> {
  t.guard.work();
  const asked = ++t.asked;
  /** As in `seats`; undefined where somebody has to decide. */
  const chosen: (Chosen | undefined)[] = [];
  const open: Question[] = [];
  let secret: string | null = null;
  for (const seat of seats) {
    const question = put(seat);
    if (question.ask.secret === true) secret = question.ask.prompt;
    const filled = fillsItself(t, question);
    chosen.push(filled);
    if (filled === undefined) open.push(question);
    else t.trace?.(asked, question, answerOf(question, filled));
  }
  if (secret !== null) mark(t, secret, seats);
  if (open.length === 0) return done(chosen as T[]);
  t.guard.rest();
  if (t.policy === null) return waitForAll<T>(seats, open, put, chosen, secret !== null);
  let next = 0;
  for (let i = 0; i < chosen.length; i++) chosen[i] ??= decide(t, t.policy, open[next++]);
  return done(chosen as T[]);
}

/** Those whose questions did not fill themselves in have to answer; of a secret question that must not show. */
function* waitForAll<T>(
  seats: readonly Seat[],
  open: readonly Question[],
  put: (seat: Seat) => Question,
  chosen: readonly (Chosen | undefined)[],
  secret: boolean,
): Flow<T[]> {
  const waiting = open.map(({ seat }) => seat);
  const shown = secret ? seats : waiting;
  const given = (yield { mode: 'all', seats: waiting, shown, put }) as ReadonlyMap<Seat, Chosen>;
  // A redealt copy may ask others than those who were stopped here.
  return seats.map((seat, i) => (given.get(seat) ?? chosen[i]) as T);
}

/** Ask several seats; the first to answer acts. Who acts is a decision, so it is always asked. */
export function askAny<T>(
  t: KernelTable,
  seats: readonly Seat[],
  put: (seat: Seat) => Question,
): Flow<{ seat: Seat; got: T }> {
  t.asked++;
  t.guard.rest();
  for (const seat of seats) {
    const question = put(seat);
    onlyAnswer(question);
    if (question.ask.secret === true) mark(t, question.ask.prompt, [seat]);
  }
  if (t.policy === null) return waitForFirst<T>(seats, put);
  const seat = t.policy.first === undefined ? seats[0] : t.policy.first(seats, t);
  return done({ seat, got: decide(t, t.policy, put(seat)) as T });
}

function* waitForFirst<T>(
  seats: readonly Seat[],
  put: (seat: Seat) => Question,
): Flow<{ seat: Seat; got: T }> {
  return (yield { mode: 'any', seats, shown: seats, put }) as { seat: Seat; got: T };
}
