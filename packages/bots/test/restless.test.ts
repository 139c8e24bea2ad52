import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkAnswer, fairnessFromSeed, Match } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { greedy, random, searchBot, type Sitting, sit } from '../src/index.ts';
import { outOfCircles } from '../src/restless.ts';
import { playMatch } from './playing.ts';

const search = searchBot('search', { budget: { playOuts: 20 }, deals: 4, steps: 1, patience: 200 });
const first = (seed: string): Sitting => {
  const match = Match.start(hoard, { seats: 2, fairness: fairnessFromSeed('circles') });
  return sit(match, match.waiting[0], seed);
};
/** The same question, asked of somebody who has answered so often in this step. */
const after = (answered: number, seed: string): Sitting => ({ ...first(seed), answered });

describe('whoever goes round in circles', () => {
  it('says just anything now and then, but only after a hundred answers in one step', () => {
    const seeds = Array.from({ length: 200 }, (_, i) => `${i}`);
    assert.ok(seeds.every((seed) => outOfCircles(after(99, seed)) === null));
    const said = seeds.map((seed) => outOfCircles(after(100, seed))).filter((answer) => answer !== null);
    assert.ok(said.length > 25 && said.length < 80, `${said.length} of 200`);
    for (const answer of said) assert.ok(checkAnswer(first('0').question, answer).ok);
    assert.ok(new Set(said.map((answer) => JSON.stringify(answer))).size > 1);
  });

  for (const bot of [greedy, search])
    it(`${bot.id} gives another answer sooner or later`, () => {
      const answers = Array.from({ length: 60 }, (_, i) => bot.answer(after(500, `out ${i}`)));
      const usual = Array.from({ length: 60 }, (_, i) => bot.answer(after(0, `out ${i}`)));
      assert.notDeepEqual(answers, usual);
    });

  it('is told by the answers of its own seat since the step began', () => {
    let step = -1;
    let given = [0, 0];
    let most = 0;
    playMatch(hoard, [random, random], 'counting', (match, seat) => {
      if (match.table.whole.step !== step) {
        step = match.table.whole.step;
        given = [0, 0];
      }
      assert.equal(sit(match, seat, 'count').answered, given[seat]);
      most = Math.max(most, ++given[seat]);
    });
    assert.ok(most > 1, 'nobody answered twice in a step');
  });
});
