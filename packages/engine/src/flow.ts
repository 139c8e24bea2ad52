import { RuleDefect } from './fault.ts';
import type { Request } from './request.ts';

/**
 * Is this the kernel of a fast copy (`packages/bots/src/fast-copy.ts`)? There every generator was made a plain function, this one too:
 * calling a rule runs it, and a flow is nothing but what it ends in.
 */
const IS_FAST_COPY = Object.getPrototypeOf(function* () {}) === Function.prototype;

/** A rule that may have to ask somebody: a generator that ends in a `T`. Run it with `yield*`. */
export type Flow<T = void> = Generator<Request, T, unknown>;

/** What content may return: most cards never ask anything and stay plain functions. */
export type Act<T = void> = Flow<T> | T;

/**
 * A flow that has already ended: an answer given in place costs one small object instead of a generator.
 * It is its own iterator and its own last result.
 */
class Done<T> {
  readonly done = true;
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
  next(): this {
    return this;
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** Most flows end in nothing or in yes or no: these ends are made once. */
const NOTHING = new Done<unknown>(undefined);
const YES = new Done<unknown>(true);
const NO = new Done<unknown>(false);

export function done<T>(value: T): Flow<T> {
  return (IS_FAST_COPY ? value : endIn(value)) as unknown as Flow<T>;
}
function endIn(value: unknown): Done<unknown> {
  if (value === undefined) return NOTHING;
  if (typeof value === 'boolean') return value ? YES : NO;
  return new Done(value);
}

/** Go on with what a flow ends in. One that has already ended costs no generator. */
export function after<T, U>(flow: Flow<T>, go: (value: T) => U): Flow<U> {
  if (IS_FAST_COPY) return done(go(flow as unknown as T));
  return flow instanceof Done ? done(go(flow.value as T)) : later(flow, go);
}
function* later<T, U>(flow: Flow<T>, go: (value: T) => U): Flow<U> {
  return go(yield* flow);
}

function isFlow<T>(act: Act<T>): act is Flow<T> {
  return typeof act === 'object' && act !== null && typeof (act as { next?: unknown }).next === 'function';
}

/** Run what content returned, whether it asks or not: `yield* perform(card.onReveal(t))`. */
export function perform<T>(act: Act<T>): Flow<T> {
  if (IS_FAST_COPY) return done(act as T);
  return isFlow(act) ? act : done(act);
}

/** What it ends in, in the fast gear. */
export function atOnce<T>(act: Act<T>): T {
  if (IS_FAST_COPY) return act as T;
  const { done: ended, value } = perform(act).next();
  if (ended !== true) throw new RuleDefect('a question left the fast gear');
  return value;
}
