import assert from 'node:assert/strict';
import type { TestTable } from '@tafelrunde/testing';
import type { TalismanShape } from '../shape.ts';
import { passes } from './meeting.ts';
import { scene, type Scene } from './tables.ts';

type Table = TestTable<TalismanShape>;

/** Whatever is still asked is looked at, and nothing more. */
export const rest = (t: Table): void => t.match.waiting.forEach((seat) => void t.options(seat));
/** Which question is put to a seat; the test need not answer it. */
export const asked = (t: Table, seat = 0): string | null => {
  rest(t);
  return t.match.question(seat)?.ask.prompt ?? null;
};
/** What the question put to a seat is about. */
export const about = (t: Table, seat = 0): unknown => {
  rest(t);
  return t.match.question(seat)!.ask.about;
};
/** Nobody makes use of any moment until this question is put. */
export const until = (t: Table, prompt: string, seat = 0): Table => {
  for (let i = 0; i < 12 && t.match.question(seat)?.ask.prompt !== prompt; i++) passes(t);
  return t.asks(seat, prompt);
};
/** Is this among what the seat may do now? */
export const offered = (t: Table, seat: number, name: string): boolean =>
  t.match.question(seat) !== null && t.options(seat).includes(name);
/** What can be chosen now, by id. */
export const ids = (t: Table, seat = 0): string[] => {
  rest(t);
  return t.match.question(seat)!.from.map(({ id }) => id);
};
/** What lasts: what, counted in whose turns, for how long, and whom it concerns. */
export const lastingOf = (t: Table) => {
  rest(t);
  return t.state.lasting.map(({ what, seat, rounds, whom }) => [what, seat, rounds, whom]);
};
/** The chronicle has these lines. */
export const says = (t: Table, ...lines: readonly string[]): void => {
  for (const line of lines) assert.ok(t.log().includes(line), `${line}\n\n${t.log().join('\n')}`);
};
/** Two Thieves at the start of a turn; the test is about the table as it lies. */
export const still = (more: Scene = {}): Table => {
  const t = scene({ seats: ['thief', 'thief'], at: ['city', 'tavern'], dice: [2, 3], ...more });
  rest(t);
  return t;
};
