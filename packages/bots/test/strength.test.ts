import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Game, Shape } from '@tafelrunde/engine';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { greedy, random } from '../src/index.ts';
import { playMatch } from './playing.ts';

/** Greedy against random, changing places every game. */
function duel<G extends Shape>(game: Game<G>, games: number): { won: number; lost: number } {
  let won = 0;
  let lost = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const { winners } = playMatch(
      game,
      seat === 0 ? [greedy, random] : [random, greedy],
      `duel ${i}`,
    ).result!;
    if (winners.length !== 1) continue;
    if (winners[0] === seat) won++;
    else lost++;
  }
  return { won, lost };
}

describe('greedy against random', () => {
  it('hardly ever loses at noughts and crosses', () => {
    const { won, lost } = duel(tictactoe, 200);
    assert.ok(won >= 170 && lost <= 6, `won ${won}, lost ${lost} of 200`);
  });

  it('clearly wins at the hoard', () => {
    const { won, lost } = duel(hoard, 200);
    assert.ok(won >= 3 * lost && won >= 140, `won ${won}, lost ${lost} of 200`);
  });

  it('gets along without a judge, by playing out', () => {
    const unjudged = { ...tictactoe };
    delete unjudged.judge;
    const { won, lost } = duel(unjudged, 40);
    assert.ok(won >= 30 && lost <= 4, `won ${won}, lost ${lost} of 40`);
  });
});
