import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  clone,
  Fault,
  type Game,
  keyFromSeed,
  Match,
  randomSource,
  redeal,
  type Seat,
  type Shape,
  Table,
} from '@tafelrunde/engine';
import { hoard, type HoardShape } from '@tafelrunde/testing/fixtures';
import { greedy, random, searchBot, sit } from '../src/index.ts';
import { playMatch } from './playing.ts';

/** The clock would answer differently every time; play-outs can be counted. */
const search = searchBot('search', { budget: { playOuts: 40 }, deals: 8, steps: 1, patience: 500 });

/** All the seat may know, to the byte. */
const known = (match: Match, seat: Seat): string =>
  JSON.stringify([match.view(seat), match.wire(seat), match.asked, match.undoable(seat)]);

/**
 * The same match in another world: at the start of the step everything hidden from the seat was shuffled, then the
 * answers since were lived again. Null where that world shows the seat something else.
 */
function otherWorld<G extends Shape>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  seed: string,
): Match<G> | null {
  const from = match.checkpoints.at(-1)!;
  if (from.whole.step === 0) return null;
  const table = new Table(game, match.seats, match.options, clone(from.whole), keyFromSeed('none'));
  // What the seat has learned since then stays where it was, or hardly any two worlds would look alike.
  const { cards } = match.table.whole;
  const learned = new Set(cards.print.filter((_, card) => (cards.known[card] & (1 << seat)) !== 0));
  redeal(table, seat, randomSource(seed), learned);
  try {
    const other = Match.at(game, match.setup, { ...from, whole: table.whole }, match.entries);
    for (const entry of match.entries.slice(from.entries)) other.replayEntry(entry, 'trust');
    return known(other, seat) === known(match, seat) ? other : null;
  } catch (thrown) {
    if (thrown instanceof Fault) return null;
    throw thrown;
  }
}

const differ = (a: Match, b: Match): boolean =>
  JSON.stringify(a.table.whole) !== JSON.stringify(b.table.whole);

describe('a bot cannot peek', () => {
  for (const bot of [random, greedy, search]) {
    it(`${bot.id} answers the same whatever is hidden`, () => {
      let compared = 0;
      for (let game = 0; game < 12; game++) {
        playMatch(hoard, [random, random, random], `peek ${game}`, (match, seat) => {
          const seed = `${game}.${match.entries.length}`;
          const other = otherWorld(hoard, match, seat, seed);
          if (other === null || !differ(match, other)) return;
          compared++;
          assert.deepEqual(bot.answer(sit(match, seat, seed)), bot.answer(sit(other, seat, seed)));
        });
      }
      assert.ok(compared > 200, `only ${compared} questions could be compared`);
    });
  }

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
