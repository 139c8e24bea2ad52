import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  EVERY_QUESTION,
  type Flow,
  type Json,
  Match,
  fairnessFromSeed,
  type Option,
  readRecord,
  replay,
  RuleDefect,
  writeRecord,
} from '../src/index.ts';
import { notes, sit, take, tiny, type Tiny } from './tiny.ts';

const a: Option = { id: 'a' };
const blocked: Option = { id: 'b', no: 'TI-FILL-01' };

/** Who is asked first: seat 0 by the rule, or seat 1 because the rule's own question has filled itself in. */
function firstAsked(ask: (t: Tiny) => Flow<unknown>): { asked: boolean; got: Json[] } {
  const match = sit(
    tiny(function* (t) {
      t.state.notes.push((yield* ask(t)) as Json);
      yield* t.confirm(1, { prompt: 'afterwards' });
    }),
  );
  return { asked: match.waiting[0] === 0, got: notes(match) };
}
const filled = (ask: (t: Tiny) => Flow<unknown>, got: Json): void =>
  assert.deepEqual(firstAsked(ask), { asked: false, got: [got] });
const asked = (ask: (t: Tiny) => Flow<unknown>): void =>
  assert.deepEqual(firstAsked(ask), { asked: true, got: [] });

describe('with nothing to decide nobody is asked', () => {
  test('one legal option among blocked ones', () => {
    filled((t) => t.ask(0, { prompt: 'p', from: [blocked, a] }), { id: 'a' });
    asked((t) => t.ask(0, { prompt: 'p', from: [a, { id: 'c' }] }));
  });
  test('some: all that are legal must be taken, or none may be', () => {
    filled((t) => t.some(0, { prompt: 'p', from: [a, blocked], min: 1, max: 1 }), [{ id: 'a' }]);
    filled((t) => t.some(0, { prompt: 'p', from: [a, a], min: 0, max: 0 }), []);
    filled((t) => t.some(0, { prompt: 'p', from: [blocked], min: 0, max: 1 }), []);
    asked((t) => t.some(0, { prompt: 'p', from: [a], min: 0, max: 1 }));
  });
  test('an order of one, and of none', () => {
    filled((t) => t.order(0, { prompt: 'p', from: [a] }), [{ id: 'a' }]);
    filled((t) => t.order(0, { prompt: 'p', from: [] }), []);
    asked((t) => t.order(0, { prompt: 'p', from: [a, { id: 'c' }] }));
  });
  test('a number between equal bounds', () => {
    filled((t) => t.number(0, { prompt: 'p', min: 3, max: 3 }), 3);
    asked((t) => t.number(0, { prompt: 'p', min: 3, max: 4 }));
  });
  test('yes or no and a place are always put', () => {
    asked((t) => t.confirm(0, { prompt: 'p' }));
    const spot = [{ x: 0, y: 0 }];
    asked((t) => t.place(0, { prompt: 'p', points: [1, 1], fault: () => null, suggest: () => spot }));
  });
  test('what fills itself in is no answer of anybody and leaves no entry', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.ask(0, { prompt: 'p', from: [a] });
        yield* t.confirm(1, { prompt: 'q' });
      }),
    );
    assert.deepEqual(match.entries, []);
    assert.deepEqual(match.told('watcher'), []);
  });
  test('unless the rule says always', () => {
    asked((t) => t.ask(0, { prompt: 'p', from: [a], always: true }));
    asked((t) => t.number(0, { prompt: 'p', min: 3, max: 3, always: true }));
  });
});

describe('an answer that goes without saying', () => {
  const c: Option = { id: 'c' };
  const rule = tiny(function* (t: Tiny) {
    yield* t.confirm(0, { prompt: 'before' });
    const { id } = yield* t.ask(0, { prompt: 'p', from: [a, c], usual: 'c' });
    t.state.notes.push(id);
    yield* t.confirm(1, { prompt: 'afterwards' });
  });

  test('fills itself in, of every kind of question', () => {
    filled((t) => t.ask(0, { prompt: 'p', from: [a, c], usual: 'c' }), { id: 'c' });
    filled((t) => t.some(0, { prompt: 'p', from: [a, c], min: 0, max: 2, usual: ['a'] }), [{ id: 'a' }]);
    filled((t) => t.order(0, { prompt: 'p', from: [a, c], usual: ['c', 'a'] }), [{ id: 'c' }, { id: 'a' }]);
    filled((t) => t.number(0, { prompt: 'p', min: 0, max: 4, usual: 2 }), 2);
    filled((t) => t.confirm(0, { prompt: 'p', usual: false }), false);
  });
  test('a seat that wants every question is asked, and the others are not', () => {
    const match = sit(rule);
    match.stopAt(0, EVERY_QUESTION, true);
    take(match, 0, true);
    assert.equal(match.question(0)?.ask.prompt, 'p');
    take(match, 0, 'a');
    assert.deepEqual(notes(match), ['a']);
    const other = sit(rule);
    other.stopAt(1, EVERY_QUESTION, true);
    take(other, 0, true);
    assert.deepEqual(notes(other), ['c']);
  });
  test('that wish is part of the record', () => {
    const match = sit(rule);
    match.stopAt(0, EVERY_QUESTION, true);
    take(match, 0, true);
    take(match, 0, 'a');
    take(match, 1, true);
    const again = replay(rule, readRecord(writeRecord(match.record())));
    assert.deepEqual(notes(again), ['a']);
  });
  test('one that is not offered is a defect of the rule', () => {
    assert.throws(
      () => firstAsked((t) => t.ask(0, { prompt: 'p', from: [a, c], usual: 'x' })),
      /the usual answer to 'p' is none/u,
    );
  });
});

describe('a secret question', () => {
  const rule = (options: (t: Tiny) => Option[]) =>
    tiny(function* (t: Tiny) {
      yield* t.confirm(1, { prompt: 'before' });
      yield* t.ask(0, { prompt: 'react', from: options(t), secret: true });
      yield* t.confirm(1, { prompt: 'afterwards' });
    });

  test('writes the same marker into every stream, whether it stopped or filled itself in', () => {
    const streams = [[a], [a, { id: 'c' }]].map((options) => {
      const match = sit(rule(() => options));
      take(match, 1, true);
      if (options.length > 1) take(match, 0, 'a');
      assert.deepEqual(match.told(0), match.told(1));
      return match.told('watcher');
    });
    assert.deepEqual(streams[0], [{ type: 'asked', data: { prompt: 'react', seats: [0] } }]);
    assert.deepEqual(streams[0], streams[1]);
  });
  test('stops a seat that wants to be stopped there, and only that seat and only there', () => {
    for (const [seat, prompt, stops] of [
      [0, 'react', true],
      [1, 'react', false],
      [0, 'before', false],
    ] as const) {
      const match = sit(rule(() => [a]));
      match.stopAt(seat, prompt, true);
      take(match, 1, true);
      assert.equal(match.waiting[0] === 0, stops, `seat ${seat} stopped at ${prompt}`);
    }
  });
  test('no longer stops when the order is taken back', () => {
    const match = sit(rule(() => [a]));
    match.stopAt(0, 'react', true);
    match.stopAt(0, 'react', false);
    take(match, 1, true);
    assert.deepEqual(match.waiting, [1]);
  });
  test('that is not secret stops nobody, whatever was ordered', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.confirm(1, { prompt: 'before' });
        yield* t.ask(0, { prompt: 'react', from: [a] });
        yield* t.confirm(1, { prompt: 'afterwards' });
      }),
    );
    match.stopAt(0, 'react', true);
    take(match, 1, true);
    assert.deepEqual(match.waiting, [1]);
  });
});

describe('a question without a legal answer is a defect of its rule', () => {
  const defects: Record<string, (t: Tiny) => Flow<unknown>> = {
    'no option at all': (t) => t.ask(0, { prompt: 'p', from: [] }),
    'only blocked options': (t) => t.ask(0, { prompt: 'p', from: [blocked] }),
    'only blocked options, always put': (t) => t.ask(0, { prompt: 'p', from: [blocked], always: true }),
    'fewer options than must be chosen': (t) => t.some(0, { prompt: 'p', from: [a], min: 2, max: 3 }),
    'at least more than at most': (t) => t.some(0, { prompt: 'p', from: [a, { id: 'c' }], min: 2, max: 1 }),
    'at least one and at most none': (t) => t.some(0, { prompt: 'p', from: [a], min: 1, max: 0 }),
    'an order with a blocked option': (t) => t.order(0, { prompt: 'p', from: [a, blocked] }),
    'an order of one blocked option': (t) => t.order(0, { prompt: 'p', from: [blocked] }),
    'a number between crossed bounds': (t) => t.number(0, { prompt: 'p', min: 2, max: 1 }),
    'a number between broken bounds': (t) => t.number(0, { prompt: 'p', min: 1.5, max: 1.5 }),
  };
  for (const [name, ask] of Object.entries(defects)) {
    test(name, () => {
      const game = tiny(function* (t) {
        yield* ask(t);
      });
      const start = (): unknown => Match.start(game, { seats: 2, fairness: fairnessFromSeed('x') });
      assert.throws(start, (thrown) => thrown instanceof RuleDefect && thrown.message.includes("'p'"));
    });
  }
});
