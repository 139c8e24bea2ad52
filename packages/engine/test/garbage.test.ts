import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { checkAnswer, type Flow, type Match, type Question, sampleAnswer } from '../src/index.ts';
import { tictactoe } from '@tafelrunde/testing/fixtures';
import { codeOf, footprint, type NoPiles, sit, take, tiny, type Tiny, type TinyShape } from './tiny.ts';

const from = [{ id: 'a' }, { id: 'b' }, { id: 'c', no: 'TI-NO-01' as const }];
const spot = [{ x: 0, y: 0 }];
const kinds: Record<string, (t: Tiny) => Flow<unknown>> = {
  one: (t) => t.ask(0, { prompt: 'p', from }),
  some: (t) => t.some(0, { prompt: 'p', from, min: 0, max: 2 }),
  order: (t) => t.order(0, { prompt: 'p', from: from.slice(0, 2) }),
  number: (t) => t.number(0, { prompt: 'p', min: -3, max: 3 }),
  confirm: (t) => t.confirm(0, { prompt: 'p' }),
  place: (t) =>
    t.place(0, {
      prompt: 'p',
      points: [1, 2],
      fault: (path) => (path[0].x < 0 ? 'TI-NO-02' : null),
      suggest: () => spot,
    }),
  all: (t) => t.askAll([0, 1], () => ({ prompt: 'p', from })),
  any: (t) => t.askAny([0, 1], () => ({ prompt: 'p', from })),
};
const at = (kind: string): Match<TinyShape<NoPiles>> =>
  sit(
    tiny(function* (t) {
      yield* kinds[kind](t);
      yield* t.confirm(1, { prompt: 'afterwards' });
    }),
  );

/** What a client could send: anything at all, and things that look nearly right. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.anything({ withSparseArray: true, withNullPrototype: true, withDate: true }) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom('a', 'b', 'c', 'z', 1, null), { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'c', 'pass', '', 'constructor', '__proto__', 0, -0, 1e300) },
  {
    weight: 1,
    arbitrary: fc.array(fc.record({ x: fc.oneof(fc.integer(), fc.double()), y: fc.integer() }), {
      maxLength: 3,
    }),
  },
);
const codes = new Set(['malformed', 'not-offered', 'blocked', 'out-of-range']);

describe('garbage for an answer', () => {
  for (const kind of Object.keys(kinds)) {
    test(`to ${kind} is refused with a typed reason and leaves no trace`, () => {
      const match = at(kind);
      const before = footprint(match);
      const question = match.question(0)!;
      fc.assert(
        fc.property(anything, (answer) => {
          if (checkAnswer(question, answer).ok) return;
          const outcome = match.answer(0, answer);
          assert.ok(!outcome.ok && codes.has(outcome.refusal.code));
          assert.doesNotThrow(() => JSON.stringify(outcome));
        }),
        { numRuns: 300 },
      );
      assert.equal(footprint(match), before);
    });
  }

  test('what is accepted is what a legal answer looks like, and survives being written down', () => {
    for (const kind of Object.keys(kinds)) {
      fc.assert(
        fc.property(anything, (answer) => {
          const match = at(kind);
          if (!match.answer(0, answer).ok) return;
          const [entry] = match.entries;
          const written = JSON.parse(JSON.stringify(entry)) as { answer: unknown };
          assert.ok(checkAnswer(at(kind).question(0)!, written.answer).ok);
          assert.deepEqual(entry, written);
        }),
        { numRuns: 100 },
      );
    }
  });

  test('whatever the sampler suggests is accepted', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(kinds)), fc.infiniteStream(random), (kind, numbers) => {
        const question: Question = at(kind).question(0)!;
        assert.ok(
          checkAnswer(
            question,
            sampleAnswer(question, () => numbers.next().value),
          ).ok,
        );
      }),
    );
  });

  test('a check of the rule that breaks on it is refused like any other crash', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.place(0, {
          prompt: 'p',
          points: [1, 1],
          fault: () => {
            throw new TypeError('never seen such a point');
          },
          suggest: () => spot,
        });
      }),
    );
    const before = footprint(match);
    assert.equal(codeOf(match.answer(0, spot)), 'crashed');
    assert.equal(footprint(match), before);
  });
});

describe('an answer from somebody who is not asked', () => {
  test('a seat that does not exist', () => {
    const match = sit(tictactoe);
    const before = footprint(match);
    const seats = fc
      .oneof(fc.integer(), fc.double(), fc.anything())
      .filter((seat) => seat !== 0 && seat !== 1);
    fc.assert(
      fc.property(seats, (seat) => {
        if (Object.is(seat, -0)) return;
        assert.equal(codeOf(match.answer(seat as number, 'a1')), 'unknown-seat');
        assert.equal(codeOf(match.undo(seat as number)), 'no-undo');
        assert.equal(match.question(seat as number), null);
      }),
    );
    assert.equal(footprint(match), before);
  });

  test('a seat that is not asked now', () => {
    const match = sit(tictactoe);
    const before = footprint(match);
    assert.deepEqual(match.answer(1, 'a1'), { ok: false, refusal: { code: 'not-asked', seat: 1 } });
    assert.equal(footprint(match), before);
  });

  test('anybody, when the match is over', () => {
    const match = sit(tictactoe);
    for (const [seat, cell] of [
      [0, 'a1'],
      [1, 'b1'],
      [0, 'a2'],
      [1, 'b2'],
      [0, 'a3'],
    ] as const)
      take(match, seat, cell);
    const before = footprint(match);
    assert.equal(codeOf(match.answer(1, 'c1')), 'over');
    assert.equal(codeOf(match.answer(1, { any: 'thing' })), 'over');
    assert.equal(footprint(match), before);
  });

  test('an order to be stopped for a seat that does not exist changes nothing', () => {
    for (const seat of [2, -1, 0.5, Number.NaN, 'x', null]) {
      const match = sit(tictactoe);
      const before = footprint(match);
      try {
        match.stopAt(seat as number, 'mark', true);
      } catch {
        // To refuse or to throw: either will do, if only nothing is changed.
      }
      assert.equal(footprint(match), before, `seat ${seat}`);
    }
  });
});

describe('a ticket', () => {
  test('fits the question it was given for, and no other', () => {
    const match = sit(tictactoe);
    const first = match.ticket(0);
    assert.deepEqual(match.answer(0, 'a1', first), { ok: true });
    take(match, 1, 'b1');
    const before = footprint(match);
    assert.deepEqual(match.answer(0, 'a2', first), {
      ok: false,
      refusal: { code: 'stale', ticket: match.ticket(0) },
    });
    assert.equal(footprint(match), before);
    assert.ok(match.answer(0, 'a2', match.ticket(0)).ok);
  });

  test('no longer fits after a step back', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.confirm(0, { prompt: 'first' });
        yield* t.confirm(0, { prompt: 'second' });
      }),
    );
    const first = match.ticket(0);
    take(match, 0, true);
    const second = match.ticket(0);
    assert.ok(match.undo(0).ok);
    assert.equal(codeOf(match.answer(0, false, second)), 'stale');
    assert.notEqual(match.ticket(0), first);
  });

  test('no longer fits once its answer was withdrawn: the same click sent twice is not taken twice', () => {
    const match = sit(
      tiny((t) => t.askAll([0, 1], () => ({ prompt: 'p', from, secret: true }))),
      2,
    );
    const ticket = match.ticket(0);
    assert.ok(match.answer(0, 'a', ticket).ok);
    assert.ok(match.undo(0).ok);
    assert.equal(codeOf(match.answer(0, 'a', ticket)), 'stale');
  });

  test('stays while others answer or change their minds about the same sealed question', () => {
    const match = sit(
      tiny((t) => t.askAll([0, 1, 2], () => ({ prompt: 'p', from, secret: true }))),
      3,
    );
    const ticket = match.ticket(2);
    take(match, 0, 'a');
    match.undo(0);
    take(match, 1, 'a');
    assert.ok(match.answer(2, 'b', ticket).ok);
  });
});
