import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fairnessFromSeed, type Game, Match, type Shape } from '@tafelrunde/engine';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { type Bot, casual, greedy, random, searchBot, sit } from '../src/index.ts';
import { playMatch } from './playing.ts';

/** One bot against another, changing places every game. */
function duel<G extends Shape>(
  game: Game<G>,
  games: number,
  [one, other]: readonly [Bot, Bot] = [greedy, random],
): { won: number; lost: number } {
  let won = 0;
  let lost = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const { winners } = playMatch(game, seat === 0 ? [one, other] : [other, one], `duel ${i}`).result!;
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

describe('casual', () => {
  it('is no fool, and no match for greedy', () => {
    const fool = duel(hoard, 120, [casual, random]);
    assert.ok(fool.won >= 1.5 * fool.lost, `won ${fool.won}, lost ${fool.lost} of 120 against random`);
    const better = duel(tictactoe, 120, [greedy, casual]);
    assert.ok(better.won >= 1.5 * better.lost, `won ${better.won}, lost ${better.lost} of 120`);
  });
});

describe('search', () => {
  const search = (playOuts: number) =>
    searchBot('search', { budget: { playOuts }, deals: 32, steps: 1, patience: 500 });

  it('hardly ever loses at noughts and crosses, neither with a judge nor without', () => {
    const unjudged = { ...tictactoe };
    delete unjudged.judge;
    assert.ok(duel(tictactoe, 20, [search(1_500), greedy]).lost <= 1);
    assert.equal(duel(unjudged, 20, [search(1_500), random]).lost, 0);
  });

  it('clearly wins at the hoard against random', () => {
    const { won, lost } = duel(hoard, 60, [search(100), random]);
    assert.ok(won >= 3 * lost && won >= 40, `won ${won}, lost ${lost} of 60`);
  });

  it('finds the only move', () => {
    const match = Match.start(tictactoe, { seats: 2, fairness: fairnessFromSeed('fork') });
    for (const [seat, cell] of [
      [0, 'a1'],
      [1, 'b2'],
      [0, 'c3'],
      [1, 'c1'],
    ] as const)
      assert.ok(match.answer(seat, cell).ok);
    // It takes the line from the other and opens two of its own.
    for (let seed = 0; seed < 10; seed++)
      assert.equal(search(300).answer(sit(match, 0, `fork ${seed}`)), 'a3');
  });
});
