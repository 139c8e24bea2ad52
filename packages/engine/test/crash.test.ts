import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isAnswer, type Match, RuleDefect, replay, type Shape } from '../src/index.ts';
import { codeOf, footprint, notes, sit, take, tiny } from './tiny.ts';

/** Seat 0 names numbers; seven breaks the rule, in the middle of what it does. */
const brittle = tiny(
  function* (t) {
    const n = yield* t.number(0, { prompt: 'n', min: 0, max: 9 });
    t.tell('named', n);
    t.state.coins[0] = t.die(1000);
    t.state.notes.push(n);
    if (n === 7) (undefined as unknown as { boom(): void }).boom();
    if (n === 8) throw new RuleDefect('a rule says so');
    yield* t.confirm(1, { prompt: 'fine' });
  },
  { steps: 9 },
);
function playing(): Match<never> {
  const match = sit(brittle);
  take(match, 0, 3);
  take(match, 1, true);
  take(match, 0, 4);
  take(match, 1, true);
  return match as never;
}
/** Live the record of a crash again: it must break in the same way. */
function reproduces<G extends Shape>(match: Match<G>, message: RegExp): void {
  assert.ok(match.crash !== null);
  assert.match(match.crash.message, message);
  const { record } = match.crash;
  assert.throws(
    () => replay(match.game, record),
    (thrown) => message.test((thrown as Error).message),
  );
  replay(match.game, record, record.entries.length - 1);
}

describe('a rule that breaks', () => {
  for (const [n, message] of [
    [7, /boom/u],
    [8, /a rule says so/u],
  ] as const) {
    test(`leaves the match where it stood: ${String(message)}`, () => {
      const match = playing();
      const before = footprint(match);
      assert.deepEqual(match.answer(0, n), { ok: false, refusal: { code: 'crashed' } });
      assert.equal(footprint(match), before);
      reproduces(match, message);
    });
  }

  test('does not stop the match: another answer is taken, and the record is whole', () => {
    const match = playing();
    match.answer(0, 7);
    take(match, 0, 5);
    take(match, 1, true);
    assert.deepEqual(notes(match as never), [3, 4, 5]);
    assert.equal(replay(brittle, match.record()).hash, match.hash);
  });

  test('tells its message and record to the host alone', () => {
    const match = playing();
    const text = JSON.stringify(match.answer(0, 7));
    assert.ok(!text.includes('table') && !text.includes('boom'), text);
  });

  test('in a later step, after steps nobody was asked in, is gone back over all the same', () => {
    const match = sit(
      tiny(
        (t) => {
          if (t.whole.step % 6 === 1) return t.confirm(0, { prompt: 'go' });
          if (t.whole.step === 12) throw new TypeError('in the twelfth step');
          return t.state.notes.push(t.whole.step);
        },
        { steps: 20 },
      ),
    );
    take(match, 0, true);
    const before = footprint(match);
    assert.equal(codeOf(match.answer(0, true)), 'crashed');
    assert.equal(footprint(match), before);
    reproduces(match, /twelfth/u);
  });

  test('while sealed answers are in, keeps those', () => {
    const match = sit(
      tiny(function* (t) {
        const bids = yield* t.numberAll([0, 1], () => ({ prompt: 'bid', min: 0, max: 9 }));
        if (bids[0] === bids[1]) throw new TypeError('a tie');
      }),
    );
    take(match, 0, 4);
    const before = footprint(match);
    assert.equal(codeOf(match.answer(1, 4)), 'crashed');
    assert.equal(footprint(match), before);
    reproduces(match, /a tie/u);
    take(match, 1, 5);
    assert.deepEqual(
      match.entries.filter(isAnswer).map(({ answer }) => answer),
      [4, 5],
    );
  });

  test('on a standing answer stops at its seat, keeps the answer that led there, and can be reproduced', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.confirm(0, { prompt: 'go' });
        const n = yield* t.number(1, { prompt: 'n', min: 0, max: 9 });
        if (n === 7) throw new TypeError('seven');
        yield* t.confirm(0, { prompt: 'on' });
      }),
    );
    match.always(1, 'n', 7);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    reproduces(match, /seven/u);
    // The same when the order comes while the question is already put.
    const asked = footprint(match);
    assert.equal(codeOf(match.always(1, 'n', 7)), 'crashed');
    assert.equal(footprint(match), asked);
    assert.deepEqual(match.orders(1).always, []);
    take(match, 1, 3);
    assert.deepEqual(match.waiting, [0]);
  });
});
