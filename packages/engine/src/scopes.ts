import { type Act, atOnce, done, type Flow, perform } from './flow.ts';
import type { KernelTable } from './kernelTable.ts';
import type { Card, Json, Pile, Scene } from './words.ts';

/** What a scope returns when it was left early, and why. */
export interface Cut {
  readonly cut: Json;
}

/** Thrown to leave a scope. Not an Error: capturing a stack would cost more than the rule itself. */
export class LeavingScope {
  readonly scope: string;
  readonly why: Json;
  constructor(scope: string, why: Json) {
    this.scope = scope;
    this.why = why;
  }
}

/** Thrown when the game is over. Only the kernel catches it. */
export const OVER = Symbol('the game is over');

export const isCut = (value: unknown): value is Cut =>
  typeof value === 'object' && value !== null && 'cut' in value;

/** Run a flow that may be left early by name: moved away, the hero dies, the turn ends. */
export function scope<T>(t: KernelTable, name: string, body: () => Act<T>): Flow<T | Cut> {
  return t.policy === null ? scoped(t, name, body) : scopedAtOnce(t, name, body);
}

function* scoped<T>(t: KernelTable, name: string, body: () => Act<T>): Flow<T | Cut> {
  const { level } = t.guard;
  t.guard.enter();
  try {
    const value = yield* perform(body());
    t.guard.leave();
    return value;
  } catch (thrown) {
    return caught(t, name, level, thrown);
  }
}

/** The same in the fast gear, where flows run to their end without a stop: without a generator around them. */
function scopedAtOnce<T>(t: KernelTable, name: string, body: () => Act<T>): Flow<T | Cut> {
  const { level } = t.guard;
  t.guard.enter();
  try {
    const value = atOnce(body());
    t.guard.leave();
    return done<T | Cut>(value);
  } catch (thrown) {
    return done<T | Cut>(caught(t, name, level, thrown));
  }
}

function caught(t: KernelTable, name: string, level: number, thrown: unknown): Cut {
  t.guard.backTo(level);
  if (thrown instanceof LeavingScope && thrown.scope === name) return { cut: thrown.why };
  throw thrown;
}

/** Leave the innermost scope of that name. Finish simultaneous effects before. */
export function cut(name: string, why: Json): never {
  // oxlint-disable-next-line only-throw-error -- see LeavingScope
  throw new LeavingScope(name, why);
}

/** Put something on the stage while it goes on: every view shows it, and it leaves the stage whatever happens. */
export function scene<C extends Scene, T>(t: KernelTable, what: C, body: (scene: C) => Act<T>): Flow<T> {
  return t.policy === null ? staged(t, what, body) : stagedAtOnce(t, what, body);
}

function* staged<C extends Scene, T>(t: KernelTable, what: C, body: (scene: C) => Act<T>): Flow<T> {
  enterStage(t, what);
  try {
    return yield* perform(body(what));
  } finally {
    leaveStage(t, what);
  }
}

function stagedAtOnce<C extends Scene, T>(t: KernelTable, what: C, body: (scene: C) => Act<T>): Flow<T> {
  enterStage(t, what);
  try {
    return done(atOnce(body(what)));
  } finally {
    leaveStage(t, what);
  }
}

function enterStage(t: KernelTable, what: Scene): void {
  t.guard.enter();
  t.whole.scenes.push(what);
}
function leaveStage(t: KernelTable, what: Scene): void {
  const { scenes } = t.whole;
  if (scenes.at(-1) === what) scenes.pop();
  else scenes.splice(scenes.indexOf(what), 1);
  t.guard.leave();
}

/** Keep a card in a passing pile while something goes on; it ends in `then` whatever happens, unless it was moved. */
export function holding<T>(t: KernelTable, card: Card, pile: Pile, then: Pile, body: () => Act<T>): Flow<T> {
  return t.policy === null ? held(t, card, pile, then, body) : heldAtOnce(t, card, pile, then, body);
}

function* held<T>(t: KernelTable, card: Card, pile: Pile, then: Pile, body: () => Act<T>): Flow<T> {
  takeUp(t, card, pile);
  try {
    return yield* perform(body());
  } finally {
    layDown(t, card, pile, then);
  }
}
function heldAtOnce<T>(t: KernelTable, card: Card, pile: Pile, then: Pile, body: () => Act<T>): Flow<T> {
  takeUp(t, card, pile);
  try {
    return done(atOnce(body()));
  } finally {
    layDown(t, card, pile, then);
  }
}

function takeUp(t: KernelTable, card: Card, pile: Pile): void {
  t.guard.enter();
  t.move(card, pile);
}
function layDown(t: KernelTable, card: Card, pile: Pile, then: Pile): void {
  if (t.at(card) === pile) t.move(card, then);
  t.guard.leave();
}
