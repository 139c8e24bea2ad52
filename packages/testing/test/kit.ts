import assert from 'node:assert/strict';
import type { Seat } from '@tafelrunde/engine';
import type { HoardShape } from '../src/fixtures/index.ts';
import { rulesFrom, type TestTable } from '../src/index.ts';

/** The words for tests of Drachenhort, bound to its ledger. */
export const { rule, situation } = rulesFrom(new URL('../src/fixtures/hoard/rules.yaml', import.meta.url));

/** The same for noughts and crosses. */
export const { rule: ticTacToeRule, situation: ticTacToeSituation } = rulesFrom(
  new URL('../src/fixtures/tictactoe/rules.yaml', import.meta.url),
);

export type HoardTable = TestTable<HoardShape>;

/** How many coins everybody has. */
export const coins = (t: HoardTable): number[] => t.state.players.map((player) => player.coins);

/** Lay out everybody's coins before the first turn. */
export const withCoins =
  (...amounts: number[]) =>
  (state: HoardShape['state']): void =>
    amounts.forEach((amount, seat) => (state.players[seat].coins = amount));

/** Why an answer that breaks no rule of the ledger is refused all the same. */
export function refusalOf(t: HoardTable, seat: Seat, answer: unknown): string {
  const outcome = t.match.answer(seat, answer);
  assert.ok(!outcome.ok, 'the answer was taken');
  return outcome.refusal.code;
}
