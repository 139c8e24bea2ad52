import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Card, done, type Flow, fairnessFromSeed, Match, open, pile, RuleDefect } from '../src/index.ts';
import { codeOf, notes, print, sit, take, tiny, type Tiny } from './tiny.ts';

const piles = { deck: pile(open), hand: pile(open), passing: pile(open, { passing: true }) };
type Cards = Tiny<typeof piles>;

const game = (rule: (t: Cards) => Flow<unknown>, steps = 1) =>
  tiny<typeof piles>(rule, { piles, steps, setup: (t) => void print(t, 'ab', t.piles.deck) });

/** The rule does this for ever (or at least longer than anybody would wait). */
function forEver(what: (t: Cards) => Flow<unknown>): () => unknown {
  const endless = game(function* (t) {
    for (let i = 0; i < 60_000; i++) yield* what(t);
  });
  return () => Match.start(endless, { seats: 2, fairness: fairnessFromSeed('x'), events: false });
}
const and = (_done: unknown): Flow<null> => done(null);

describe('a rule that does not end is stopped', () => {
  const loops: Record<string, (t: Cards) => Flow<unknown>> = {
    'moving cards': (t) => and(t.move(t.top(t.piles.deck)!, t.piles.deck, 'bottom')),
    'rolling dice': (t) => and(t.die()),
    picking: (t) => and(t.pick([1, 2])),
    shuffling: (t) => and(t.shuffle(t.piles.deck)),
    telling: (t) => and(t.tell('again', null)),
    'printing cards': (t) => and(t.make('a', t.piles.hand)),
    'showing cards': (t) => and(t.show([t.top(t.piles.deck)!], 'all')),
    'asking what fills itself in': (t) => t.ask(0, { prompt: 'p', from: [{ id: 'only' }] }),
    'asking several what fills itself in': (t) =>
      t.askAll([0, 1], () => ({ prompt: 'p', from: [{ id: 'only' }] })),
    'opening a window nobody listens to': (t) => t.window('none', { type: 'none' }),
    'entering a scope': (t) => t.scope('encounter', () => done(null)),
    'leaving a scope': (t) => t.scope('encounter', () => t.cut('encounter')),
    'setting a scene': (t) => t.scene({ type: 'fight' }, () => done(null)),
    'alternating between seats with nothing to do': (t) =>
      t.alternate(
        [0, 1],
        () => null,
        () => {},
      ),
  };
  for (const [name, what] of Object.entries(loops))
    test(name, () => assert.throws(forEver(what), RuleDefect));

  test('also when a window always finds something more', () => {
    let found = 0;
    const restless = tiny((t) => t.window('struck', { type: 'struck' }), {
      windows: {
        struck: {
          order: () => [0],
          collect: () =>
            found > 60_000 ? [] : [{ id: `again${found}`, seat: 0, mode: 'must', run: () => void found++ }],
        },
      },
    });
    assert.throws(() => sit(restless), RuleDefect);
  });
  test('also when it is the steps that do not end', () => {
    const endless = tiny(() => {}, { steps: 1e9 });
    assert.throws(() => sit(endless), RuleDefect);
  });
  test('but not when somebody is asked from time to time', () => {
    const match = sit(
      game(function* (t) {
        for (let i = 0; i < 5; i++) {
          for (let n = 0; n < 15_000; n++) t.die();
          yield* t.confirm(0, { prompt: 'go on' });
        }
      }),
    );
    for (let i = 0; i < 5; i++) take(match, 0, true);
    assert.equal(match.result?.how, 'done');
  });
  test('and the match stands where it stood', () => {
    const match = sit(
      game(function* (t) {
        const n = yield* t.number(0, { prompt: 'how often', min: 0, max: 1e9 });
        for (let i = 0; i < n; i++) t.die();
        yield* t.confirm(0, { prompt: 'go on' });
      }),
    );
    assert.equal(codeOf(match.answer(0, 1e9)), 'crashed');
    assert.match(match.crash!.message, /does not end/u);
    take(match, 0, 100);
  });
});

describe('a rule that calls itself for ever is stopped', () => {
  const nested: Record<string, (t: Cards) => Flow<unknown>> = {
    scenes: function* again(t): Flow<unknown> {
      return yield* t.scene({ type: 'fight' }, () => again(t));
    },
    scopes: function* again(t): Flow<unknown> {
      return yield* t.scope('turn', () => again(t));
    },
    'held cards': function* again(t): Flow<unknown> {
      return yield* t.holding(0 as Card, t.piles.hand, t.piles.deck, () => again(t));
    },
  };
  for (const [name, rule] of Object.entries(nested)) {
    test(name, () => {
      const thrown = (error: unknown): boolean => error instanceof RuleDefect && /nest/u.test(error.message);
      assert.throws(() => sit(game(rule)), thrown);
    });
  }
  test('but fifty scenes deep is fine, again and again', () => {
    const match = sit(
      game(function* (t) {
        const deeper = (level: number): Flow<unknown> =>
          t.scene({ type: 'deep', level }, () =>
            level === 0 ? t.confirm(0, { prompt: 'p' }) : deeper(level - 1),
          );
        for (let i = 0; i < 3; i++) yield* deeper(50);
      }),
    );
    for (let i = 0; i < 3; i++) {
      assert.equal(match.view(0).scenes.length, 51);
      take(match, 0, true);
    }
    assert.equal(match.result?.how, 'done');
  });
  test('and a window left early takes nothing of the depth with it', () => {
    const early = tiny(
      function* (t) {
        for (let i = 0; i < 100; i++) yield* t.scope('turn', () => t.window('struck', { type: 'struck' }));
        t.state.notes.push('through');
      },
      {
        windows: {
          struck: {
            order: () => [0],
            collect: (t) => [{ id: 'flee', seat: 0, mode: 'must', run: () => t.cut('turn') }],
          },
        },
      },
    );
    assert.deepEqual(notes(sit(early)), ['through']);
  });
});

describe('between two steps', () => {
  test('no card may lie where cards only pass', () => {
    const match = sit(
      game(function* (t) {
        yield* t.confirm(0, { prompt: 'play' });
        t.move(t.top(t.piles.deck)!, t.piles.passing);
      }, 3),
    );
    assert.equal(codeOf(match.answer(0, true)), 'crashed');
    assert.match(match.crash!.message, /'passing'/u);
  });
  test('nothing may be on stage any more', () => {
    const match = sit(
      game(function* (t) {
        yield* t.confirm(0, { prompt: 'fight' });
        t.whole.scenes.push({ type: 'forgotten' });
      }, 3),
    );
    assert.equal(codeOf(match.answer(0, true)), 'crashed');
    assert.match(match.crash!.message, /forgotten/u);
  });
});
