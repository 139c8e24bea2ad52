import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Match, Seat } from '@tafelrunde/engine';
import { shuffledWorld } from '@tafelrunde/testing';
import { hoard, type HoardShape } from '@tafelrunde/testing/fixtures';
import { casual, greedy, random, searchBot, sit } from '../src/index.ts';
import { playMatch } from './playing.ts';

/** The clock would answer differently every time; play-outs can be counted. */
const search = searchBot('search', {
  budget: { playOuts: 40 },
  deals: 8,
  steps: 1,
  patience: 500,
});

describe('a bot cannot peek', () => {
  for (const bot of [random, casual, greedy, search]) {
    it(`${bot.id} answers the same whatever is hidden`, () => {
      let compared = 0;
      for (let game = 0; game < 12; game++) {
        playMatch(hoard, [random, random, random], `peek ${game}`, (match, seat) => {
          const seed = `${game}.${match.entries.length}`;
          const other = shuffledWorld(match, seat, seed);
          if (other === null) return;
          compared++;
          assert.deepEqual(bot.answer(sit(match, seat, seed)), bot.answer(sit(other, seat, seed)));
        });
      }
      assert.ok(compared > 200, `only ${compared} questions could be compared`);
    });
  }

  it('would be found out if it knew what the dice will show: every world has dice of its own', () => {
    const rolls = new Set<string>();
    let worlds = 0;
    playMatch(hoard, [random, random], 'worlds', (match, seat) => {
      for (const seed of ['one', 'another']) {
        const other = shuffledWorld(match, seat, `${seed} ${match.entries.length}`);
        if (other === null) continue;
        worlds++;
        rolls.add(Array.from({ length: 12 }, () => other.table.die()).join(' '));
      }
    });
    assert.ok(worlds > 10, `only ${worlds} worlds`);
    assert.equal(rolls.size, worlds);
  });

  it('never changes the match it sits at', () => {
    playMatch(hoard, [greedy, random], 'untouched', (match, seat) => {
      const before = match.hash;
      const entries = match.entries.length;
      greedy.answer(sit(match, seat, 'look'));
      assert.equal(match.hash, before);
      assert.equal(match.entries.length, entries);
    });
  });

  it('answers the same again with the same seed', () => {
    playMatch(hoard, [random, random], 'again', (match, seat) => {
      const once = greedy.answer(sit(match, seat, 'one'));
      assert.deepEqual(greedy.answer(sit(match, seat, 'one')), once);
    });
  });

  it('imagines dice of its own, others in every copy', () => {
    const outcomes = new Set<number | null>();
    const look = (match: Match<HoardShape>, seat: Seat): void => {
      const sitting = sit(match, seat, 'dice');
      if (sitting.question.ask.prompt !== 'dig') return;
      const place = random.answer(sitting);
      for (let deal = 0; deal < 20; deal++) {
        const trial = sitting.copy(deal);
        assert.ok(trial.answer(seat, place));
        outcomes.add(trial.view(seat).piles.hand[seat].count);
      }
    };
    for (let game = 0; game < 5; game++) playMatch(hoard, [random, random], `dice ${game}`, look);
    assert.ok(outcomes.size > 1, 'every copy rolled the same');
  });
});
