import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  done,
  type Flow,
  isCut,
  Match,
  fairnessFromSeed,
  open,
  pile,
  RuleDefect,
  type Scene,
} from '../src/index.ts';
import { codeOf, faces, notes, print, sit, take, tiny, type Tiny } from './tiny.ts';

const piles = {
  hand: pile(open),
  played: pile(open, { passing: true }),
  discard: pile(open),
  deck: pile(open),
};
type Cards = Tiny<typeof piles>;
const game = (rule: (t: Cards) => Flow<unknown>) =>
  tiny<typeof piles>(rule, { piles, setup: (t) => void print(t, 'abc', t.piles.hand) });
const types = (match: { view(viewer: 'watcher'): { scenes: readonly Scene[] } }): string[] =>
  match.view('watcher').scenes.map(({ type }) => type);

describe('a scene', () => {
  const fight = game(function* (t) {
    const won = yield* t.scene({ type: 'fight', rounds: 0 }, function* (scene) {
      scene.rounds++;
      yield* t.scene({ type: 'spell' }, function* () {
        yield* t.confirm(0, { prompt: 'cast' });
      });
      scene.rounds++;
      return yield* t.confirm(0, { prompt: 'hit' });
    });
    t.state.notes.push(won);
    yield* t.confirm(0, { prompt: 'afterwards' });
  });

  test('is seen by everybody while it goes on, as it stands, and ends in what it returns', () => {
    const match = sit(fight);
    assert.deepEqual(match.view('watcher').scenes, [{ type: 'fight', rounds: 1 }, { type: 'spell' }]);
    take(match, 0, true);
    assert.deepEqual(match.view(1).scenes, [{ type: 'fight', rounds: 2 }]);
    take(match, 0, true);
    assert.deepEqual(match.view(0).scenes, []);
    assert.deepEqual(notes(match), [true]);
  });

  test('handed out in a view cannot be changed from there', () => {
    const match = sit(fight);
    const { hash } = match;
    match.view(0).scenes[0].rounds = 99;
    assert.equal(match.hash, hash);
  });
});

describe('leaving early', () => {
  const journey = (leave: string) =>
    game(function* (t) {
      const result = yield* t.scope('turn', function* () {
        const inner = yield* t.scope('encounter', function* () {
          yield* t.scene({ type: 'fight' }, function* () {
            yield* t.scene({ type: 'spell' }, function* () {
              yield* t.confirm(0, { prompt: 'cast' });
              if (leave !== '') t.cut(leave, { why: leave });
            });
          });
          return 'fought';
        });
        t.state.notes.push(isCut(inner) ? ['left', inner.cut] : inner);
        yield* t.confirm(0, { prompt: 'rest of the turn' });
        return 'rested';
      });
      t.state.notes.push(isCut(result) ? ['left', result.cut] : result);
      yield* t.confirm(0, { prompt: 'afterwards' });
    });

  test('a scope that is not left returns what its body returns', () => {
    const match = sit(journey(''));
    take(match, 0, true);
    take(match, 0, true);
    assert.deepEqual(notes(match), ['fought', 'rested']);
  });
  test('the named scope is left, with the reason, and what lies around it goes on', () => {
    const match = sit(journey('encounter'));
    take(match, 0, true);
    assert.deepEqual(notes(match), [['left', { why: 'encounter' }]]);
    assert.equal(match.question(0)!.ask.prompt, 'rest of the turn');
    assert.deepEqual(types(match), []);
  });
  test('through scopes of other names', () => {
    const match = sit(journey('turn'));
    assert.deepEqual(types(match), ['fight', 'spell']);
    take(match, 0, true);
    assert.deepEqual(notes(match), [['left', { why: 'turn' }]]);
    assert.deepEqual(types(match), []);
  });
  test('of two scopes of one name only the inner one is left', () => {
    const match = sit(
      game(function* (t) {
        yield* t.scope('x', function* () {
          t.state.notes.push(isCut(yield* t.scope('x', () => t.cut('x'))));
          yield* t.confirm(0, { prompt: 'still in the outer one' });
        });
      }),
    );
    assert.deepEqual(notes(match), [true]);
    assert.deepEqual(match.waiting, [0]);
  });
  test('a scope nobody is in is a defect of the rule, and says so', () => {
    const match = sit(journey('nowhere'));
    assert.equal(codeOf(match.answer(0, true)), 'crashed');
    const start = (): unknown =>
      Match.start(
        game((t) => t.cut('nowhere')),
        { seats: 1, fairness: fairnessFromSeed('x') },
      );
    assert.throws(start, (thrown) => thrown instanceof RuleDefect && thrown.message.includes('nowhere'));
  });
  test('being moved away again and again does not wear the table out', () => {
    const match = sit(
      game(function* (t) {
        for (let i = 0; i < 200; i++) {
          yield* t.scope('encounter', function* () {
            yield* t.scene({ type: 'fight' }, function* () {
              yield* t.window('none', { type: 'none' });
              t.cut('encounter', i);
            });
          });
        }
        yield* t.confirm(0, { prompt: 'afterwards' });
      }),
    );
    assert.deepEqual(match.waiting, [0]);
  });
});

describe('holding a card', () => {
  const holding = (body: (t: Cards) => Flow<unknown>) =>
    game(function* (t) {
      const card = t.top(t.piles.hand)!;
      yield* t.scope('turn', function* () {
        yield* t.holding(card, t.piles.played, t.piles.discard, function* () {
          yield* t.confirm(0, { prompt: 'play' });
          yield* body(t);
        });
      });
      yield* t.confirm(0, { prompt: 'afterwards' });
    });
  const where = (t: Cards): string =>
    Object.entries(t.piles)
      .filter(([, handle]) => faces(t, handle).includes('c'))
      .map(([name]) => name)
      .join();

  test('it lies in sight while it is played, and ends where it belongs', () => {
    const match = sit(holding(() => done(null)));
    assert.equal(where(match.table), 'played');
    take(match, 0, true);
    assert.equal(where(match.table), 'discard');
  });
  test('also when the turn is cut off meanwhile', () => {
    const match = sit(holding((t) => t.cut('turn')));
    take(match, 0, true);
    assert.equal(where(match.table), 'discard');
  });
  test('also when the game ends meanwhile', () => {
    const match = sit(holding((t) => t.end({ how: 'early', winners: [1] })));
    take(match, 0, true);
    assert.equal(where(match.table), 'discard');
    assert.deepEqual(match.result, { how: 'early', winners: [1] });
  });
  test('unless something has moved it elsewhere', () => {
    const match = sit(
      holding((t) => {
        t.move(t.top(t.piles.played)!, t.piles.deck);
        return done(null);
      }),
    );
    take(match, 0, true);
    assert.equal(where(match.table), 'deck');
  });
});

describe('the end', () => {
  test('comes at once, wherever we are, and nobody is asked any more', () => {
    const match = sit(
      game(function* (t) {
        yield* t.scene({ type: 'fight' }, function* () {
          yield* t.confirm(0, { prompt: 'strike' });
          t.end({ how: 'early', winners: [0], scores: [3, 1] });
        });
      }),
    );
    take(match, 0, true);
    assert.deepEqual(match.result, { how: 'early', winners: [0], scores: [3, 1] });
    assert.deepEqual(match.waiting, []);
    assert.equal(match.asked, null);
    assert.equal(codeOf(match.answer(0, true)), 'over');
  });
  test('comes when the step is over, if the rule only finishes', () => {
    const match = sit(
      game(function* (t) {
        t.finish({ how: 'early', winners: [0] });
        yield* t.confirm(0, { prompt: 'one last thing' });
        t.state.notes.push('done');
      }),
    );
    take(match, 0, true);
    assert.deepEqual(notes(match), ['done']);
    assert.deepEqual(match.waiting, []);
  });
  test('may come during setup, which is a step like any other', () => {
    const setup = (t: Cards): void => t.finish({ how: 'early', winners: [] });
    const match = sit(tiny<typeof piles>((t) => t.confirm(0, { prompt: 'too late' }), { piles, setup }));
    assert.deepEqual(match.waiting, []);
    assert.equal(match.result?.how, 'early');
  });
  test('must be one the game declares', () => {
    const match = sit(
      game(function* (t) {
        yield* t.confirm(0, { prompt: 'go' });
        t.end({ how: 'by magic', winners: [] });
      }),
    );
    assert.equal(codeOf(match.answer(0, true)), 'crashed');
    assert.equal(match.result, null);
  });
});
