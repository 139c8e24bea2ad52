import type { Request } from './request.ts';

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

export function done<T>(value: T): Flow<T> {
  return new Done(value) as unknown as Flow<T>;
}

function isFlow<T>(act: Act<T>): act is Flow<T> {
  return typeof act === 'object' && act !== null && typeof (act as { next?: unknown }).next === 'function';
}

/** Run what content returned, whether it asks or not: `yield* perform(card.onReveal(t))`. */
export function perform<T>(act: Act<T>): Flow<T> {
  return isFlow(act) ? act : done(act);
}
