import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Answer,
  fairnessFromSeed,
  type Game,
  Match,
  type Question,
  randomSource,
} from '@tafelrunde/engine';
import { hoard, type HoardShape } from '@tafelrunde/testing/fixtures';
import { random, searchBot, type Sitting, sit } from '../src/index.ts';
import { Candidates, WIDE, width } from '../src/candidates.ts';

/** Without its judgement: what counts is which answers are played out, not which look good at first sight. */
const game: Game<HoardShape> = { ...hoard };
delete (game as { judge?: unknown }).judge;

/** A sitting at which somebody is asked a question of this kind. Where to dig, there are ten thousand ways. */
function askedFor(kind: Question['kind']): Sitting<HoardShape> {
  for (let seed = 0; ; seed++) {
    const match = Match.start(game, { seats: 2, fairness: fairnessFromSeed(`wide ${seed}`) });
    for (let n = 0; match.result === null; n++) {
      const [seat] = match.waiting;
      const sitting = sit(match, seat, `${seed} ${n}`);
      if (sitting.question.kind === kind) return sitting;
      assert.ok(match.answer(seat, random.answer(sitting)).ok);
    }
  }
}

/** How often each answer to the question itself is played out with so many play-outs. */
function playedOut(playOuts: number): Map<string, number> {
  const sitting = askedFor('place');
  const played = new Map<string, number>();
  const counting: Sitting<HoardShape> = {
    ...sitting,
    view: sitting.view,
    copy: (deal, luck) => {
      const trial = sitting.copy(deal, luck);
      const playOut = trial.playOut.bind(trial);
      trial.playOut = (policy, limit) => {
        let first = true;
        const answer = (...asked: Parameters<typeof policy.answer>): Answer => {
          const given = policy.answer(...asked);
          if (first && asked[0].seat === sitting.seat) {
            first = false;
            const key = JSON.stringify(given);
            played.set(key, (played.get(key) ?? 0) + 1);
          }
          return given;
        };
        return playOut({ ...policy, answer }, limit);
      };
      return trial;
    },
  };
  searchBot('search', { budget: { playOuts }, deals: 16, steps: 1, patience: 300 }).answer(counting);
  return played;
}

describe('a wide question', () => {
  it('opens slowly: the more play-outs, the more answers, and the first are tried again and again', () => {
    const few = playedOut(10);
    const some = playedOut(80);
    const many = playedOut(1_200);
    assert.ok(few.size >= 3 && few.size <= width(10), `${few.size} of 10`);
    assert.ok(some.size > few.size && some.size <= width(80), `${some.size} of 80`);
    // More than are thought of at a time.
    assert.ok(many.size > 40 && many.size <= width(1_200), `${many.size} of 1,200`);
    assert.ok(Math.max(...some.values()) > 2);
    assert.ok(Math.max(...many.values()) > 12);
  });

  it('has no end of answers, a narrow one has all at once', () => {
    const order = randomSource('candidates');
    const wide = new Candidates(askedFor('place').question, order, (answers) => answers);
    assert.ok(wide.isWide);
    const taken = new Set<string>();
    for (let n = 0; n < 200; n++) taken.add(JSON.stringify(wide.take(true)));
    assert.equal(taken.size, 200);
    assert.ok(!taken.has('null'));

    const { question } = askedFor('one');
    assert.ok(question.from.length <= WIDE);
    const narrow = new Candidates(question, order, (answers) => answers);
    assert.ok(!narrow.isWide);
    const all = question.from.filter(({ no }) => no === undefined).map(({ id }) => id);
    assert.deepEqual(new Set(all.map(() => narrow.take(true))), new Set<Answer | null>(all));
    assert.equal(narrow.take(true), null);
  });

  it('thinks of nothing new when it is told not to', () => {
    const wide = new Candidates(askedFor('place').question, randomSource('few'), (answers) =>
      answers.slice(0, 3),
    );
    const taken = [wide.take(false), wide.take(false), wide.take(false)];
    assert.ok(!taken.includes(null));
    assert.equal(wide.take(false), null);
    assert.notEqual(wide.take(true), null);
  });
});
