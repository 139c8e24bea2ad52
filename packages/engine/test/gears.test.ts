import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  fairnessFromSeed,
  type Game,
  hash,
  Match,
  type Policy,
  type Question,
  randomPolicy,
  randomSource,
  RuleDefect,
  sampleAnswer,
  type Shape,
  simulate,
  trialOf,
} from '../src/index.ts';
import { hashWhole } from '../src/hash.ts';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { sit, tiny } from './tiny.ts';

/** Somebody who answers the same question at the same table always in the same way, in whatever gear. */
const steady = (seed: string): Policy => {
  const answer = (question: Question) => {
    const { kind, seat, ask, min, max, from } = question;
    const what = hash([seed, kind, seat, ask.prompt, min, max, from.map(({ id, no }) => [id, no ?? ''])]);
    return sampleAnswer(question, randomSource(String(what)));
  };
  return { answer, first: (seats) => seats[hash([seed, seats.slice()]) % seats.length] };
};
/** The slow gear: every question leaves the flow. */
function slowly<G extends Shape>(game: Game<G>, seats: number, seed: string, policy: Policy): Match<G> {
  const match = Match.start(game, { seats, fairness: fairnessFromSeed(seed) });
  while (match.pending !== null) {
    const { mode } = match.pending.request;
    const seat = mode === 'any' ? policy.first!(match.waiting, match.table) : match.waiting[0];
    const outcome = match.answer(seat, policy.answer(match.question(seat)!, match.table));
    assert.ok(outcome.ok);
  }
  return match;
}

describe('both gears', () => {
  test('play the same match when the same is answered', () => {
    const lengths = new Set<number>();
    for (const [game, seats] of [
      [tictactoe, 2],
      [hoard, 2],
      [hoard, 4],
    ] as [Game<never>, number][]) {
      for (let i = 0; i < 40; i++) {
        const seed = `gear ${i}`;
        const match = slowly(game, seats, seed, steady(seed));
        const { table, result, decisions } = simulate(game, { seats, seed, policy: steady(seed) });
        assert.deepEqual(result, match.result);
        assert.deepEqual(table.whole, match.table.whole);
        assert.equal(hashWhole(table.whole), match.hash);
        assert.equal(decisions, match.entries.length);
        lengths.add(decisions);
      }
    }
    assert.ok(lengths.size > 20);
  });

  test('a copy is played out in the fast gear to where the slow one would lead, if there is no chance in it', () => {
    for (let i = 0; i < 10; i++) {
      const policy = steady(`out ${i}`);
      const whole = slowly(tictactoe, 2, 'x', policy);
      const half = sit(tictactoe, 2, 'x');
      for (const entry of whole.entries.slice(0, i % 5)) half.replayEntry(entry, 'check');
      const trial = trialOf(half, half.waiting[0], 'x');
      assert.deepEqual(trial.playOut(policy), whole.result);
      assert.deepEqual(trial.view(0).state, whole.table.state);
    }
  });

  test('whoever is quickest is the policy’s choice in both', () => {
    const race = tiny(function* (t) {
      for (let i = 0; i < 2; i++)
        t.state.notes.push(
          (yield* t.askAny([0, 1, 2], () => ({ prompt: 'grab', from: [{ id: 'x' }] }))).seat,
        );
    });
    const last: Policy = { answer: () => 'x', first: (seats) => seats.at(-1)! };
    assert.deepEqual(simulate(race, { seats: 3, seed: 'x', policy: last }).table.state.notes, [2, 2]);
    const trial = trialOf(sit(race, 3), 0, 'x');
    trial.playOut(last);
    assert.deepEqual(trial.view(0).state.notes, [2, 2]);
    const anyone: Policy = { answer: () => 'x' };
    assert.deepEqual(simulate(race, { seats: 3, seed: 'x', policy: anyone }).table.state.notes, [0, 0]);
  });
});

describe('the fast gear', () => {
  test('ends every game, with one of its endings', () => {
    const how = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const policy = randomPolicy(randomSource(`random ${i}`));
      how.add(simulate(hoard, { seats: 2 + (i % 3), seed: String(i), policy }).result.how);
    }
    for (const ending of how) assert.ok(hoard.endings.includes(ending));
    assert.deepEqual([...how].toSorted(), hoard.endings.toSorted());
  });
  test('stops a game without end at the limit', () => {
    const endless = tiny((t) => t.confirm(0, { prompt: 'again' }), { steps: 1e9 });
    const policy: Policy = { answer: () => true };
    const play = (): unknown => simulate(endless, { seats: 1, seed: 'x', policy, limit: 500 });
    assert.throws(play, (thrown) => thrown instanceof RuleDefect && /500/u.test(thrown.message));
  });
  test('takes no answer that is not offered', () => {
    const policy: Policy = { answer: () => 'nonsense' };
    assert.throws(() => simulate(tictactoe, { seats: 2, seed: 'x', policy }), RuleDefect);
  });
  test('does not ask where nothing is to be decided', () => {
    const lone = tiny(function* (t) {
      yield* t.ask(0, { prompt: 'p', from: [{ id: 'only' }] });
      yield* t.askAll([0, 1], () => ({ prompt: 'q', from: [{ id: 'only' }], secret: true }));
    });
    const policy: Policy = {
      answer: () => {
        throw new Error('asked');
      },
    };
    assert.equal(simulate(lone, { seats: 2, seed: 'x', policy }).decisions, 0);
  });
});
