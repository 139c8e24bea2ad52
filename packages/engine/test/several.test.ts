import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import type { Option } from '../src/index.ts';
import { codeOf, notes, received, sit, take, tiny } from './tiny.ts';

const ab: Option[] = [{ id: 'a' }, { id: 'b' }];
const ids = (options: readonly Option[]): string[] => options.map(({ id }) => id);

/** All seats choose a or b at once; then seat 0 may say something. */
const sealed = (secret: boolean, options: (seat: number) => Option[] = () => ab) =>
  tiny(function* (t) {
    yield* t.confirm(0, { prompt: 'before' });
    const got = yield* t.askAll([0, 1, 2], (seat) => ({ prompt: 'bid', from: options(seat), secret }));
    t.state.notes.push(ids(got));
    yield* t.confirm(0, { prompt: 'afterwards' });
  });
function atTheBids(game: ReturnType<typeof sealed>) {
  const match = sit(game, 3);
  take(match, 0, true);
  return match;
}

describe('all at once', () => {
  test('the rule goes on when the last answer is in, with the answers in the order of the seats', () => {
    const match = atTheBids(sealed(false));
    assert.deepEqual(match.waiting, [0, 1, 2]);
    take(match, 2, 'b');
    take(match, 0, 'a');
    assert.deepEqual(match.waiting, [1]);
    assert.deepEqual(notes(match), []);
    take(match, 1, 'a');
    assert.deepEqual(notes(match), [['a', 'a', 'b']]);
  });

  test('in whatever order they come in, they lead to the same table', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    const answers = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom('a', 'b')));
    fc.assert(
      fc.property(order, answers, (seats, chosen) => {
        const [one, other] = [seats, [0, 1, 2]].map((coming) => {
          const match = atTheBids(sealed(true));
          for (const seat of coming) take(match, seat, chosen[seat]);
          return match;
        });
        assert.deepEqual(notes(one), [chosen]);
        assert.equal(one.hash, other.hash);
      }),
    );
  });

  test('nobody receives anything of a sealed answer before all are in', () => {
    const match = atTheBids(sealed(true));
    const others = [1, 2, 'watcher'] as const;
    const before = others.map((viewer) => received(match, viewer));
    take(match, 0, 'b');
    assert.deepEqual(
      others.map((viewer) => received(match, viewer)),
      before,
    );
    const after = [0, 2, 'watcher'].map((viewer) => received(match, viewer as 0));
    take(match, 1, 'a');
    assert.deepEqual(
      [0, 2, 'watcher'].map((viewer) => received(match, viewer as 0)),
      after,
    );
  });

  test('an answer once given is not asked for again and cannot be given twice', () => {
    const match = atTheBids(sealed(false));
    take(match, 1, 'a');
    assert.equal(match.question(1), null);
    assert.equal(match.wire(1), null);
    assert.equal(codeOf(match.answer(1, 'b')), 'not-asked');
  });

  test('whose answer fills itself in is not asked, and everybody may see that', () => {
    const match = atTheBids(sealed(false, (seat) => (seat === 1 ? [{ id: 'a' }] : ab)));
    assert.deepEqual(match.waiting, [0, 2]);
    assert.deepEqual(match.asked, { seats: [0, 2], prompt: 'bid' });
    take(match, 2, 'b');
    take(match, 0, 'b');
    assert.deepEqual(notes(match), [['b', 'a', 'b']]);
  });

  test('in secret everybody seems to be asked until the last answer is in', () => {
    const match = atTheBids(sealed(true, (seat) => (seat === 1 ? [{ id: 'a' }] : ab)));
    assert.deepEqual(match.waiting, [0, 2]);
    const asked = { seats: [0, 1, 2], prompt: 'bid' };
    assert.deepEqual(match.asked, asked);
    take(match, 2, 'b');
    assert.deepEqual(match.asked, asked);
    assert.deepEqual(match.told(1), [{ type: 'asked', data: { prompt: 'bid', seats: [0, 1, 2] } }]);
  });

  test('with nothing to decide for anybody nobody is stopped, and the marker is the same', () => {
    const lone = atTheBids(sealed(true, () => [{ id: 'a' }]));
    assert.equal(lone.question(0)!.ask.prompt, 'afterwards');
    const asked = atTheBids(sealed(true));
    for (const seat of [0, 1, 2]) take(asked, seat, 'a');
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      assert.deepEqual(lone.told(viewer), asked.told(viewer));
  });

  test('numbers and sets are sealed the same way', () => {
    const match = sit(
      tiny(function* (t) {
        const bids = yield* t.numberAll([1, 0], (seat) => ({ prompt: 'bid', min: 0, max: seat + 1 }));
        const sets = yield* t.someAll([0, 1], () => ({ prompt: 'set', from: ab, min: 0, max: 2 }));
        t.state.notes.push(bids, sets.map(ids));
        yield* t.confirm(0, { prompt: 'afterwards' });
      }),
    );
    assert.equal(codeOf(match.answer(0, 2)), 'out-of-range');
    take(match, 0, 1);
    take(match, 1, 2);
    take(match, 1, ['b', 'a']);
    take(match, 0, []);
    assert.deepEqual(notes(match), [
      [2, 1],
      [[], ['b', 'a']],
    ]);
  });

  test('nobody at all answers at once', () => {
    const match = sit(
      tiny(function* (t) {
        t.state.notes.push(ids(yield* t.askAll([], () => ({ prompt: 'bid', from: ab }))));
      }),
    );
    assert.deepEqual(notes(match), [[]]);
  });
});

describe('an open answer is withdrawn', () => {
  test('by any seat in any order, and nothing else changes', () => {
    const match = atTheBids(sealed(true));
    take(match, 0, 'a');
    take(match, 1, 'a');
    assert.ok(match.undo(0).ok);
    assert.deepEqual(match.waiting, [0, 2]);
    assert.ok(match.undo(1).ok);
    assert.deepEqual(match.waiting, [0, 1, 2]);
    assert.equal(match.entries.length, 1);
    for (const seat of [2, 1, 0]) take(match, seat, seat === 0 ? 'b' : 'a');
    assert.deepEqual(notes(match), [['b', 'a', 'a']]);
  });

  test('the button of the seat that answered shows it, whoever has answered since', () => {
    const match = atTheBids(sealed(true));
    take(match, 0, 'a');
    const before = match.undoable(0);
    take(match, 1, 'a');
    assert.equal(before, 1);
    assert.equal(match.undoable(0), 1);
    assert.equal(match.undoable(2), 0);
  });

  test('without anybody else noticing', () => {
    const match = atTheBids(sealed(true));
    const before = [1, 2, 'watcher'].map((viewer) => received(match, viewer as 1));
    take(match, 0, 'a');
    assert.ok(match.undo(0).ok);
    assert.deepEqual(
      [1, 2, 'watcher'].map((viewer) => received(match, viewer as 1)),
      before,
    );
  });

  test('no longer when the last answer is in', () => {
    const match = atTheBids(sealed(true));
    for (const seat of [0, 1, 2]) take(match, seat, 'a');
    for (const seat of [0, 1, 2]) assert.equal(codeOf(match.undo(seat)), 'no-undo');
  });
});

describe('the first to answer acts', () => {
  const race = tiny(function* (t) {
    for (const prompt of ['coin', 'poison']) {
      const { seat, got } = yield* t.askAny([0, 1], () => ({ prompt, from: [{ id: 'grab' }] }));
      t.state.notes.push([prompt, seat, got.id]);
    }
  });

  test('and everybody else is too late', () => {
    const match = sit(race, 3);
    assert.deepEqual(match.asked, { seats: [0, 1], prompt: 'coin' });
    assert.equal(codeOf(match.answer(2, 'grab')), 'not-asked');
    take(match, 1, 'grab');
    assert.deepEqual(notes(match), [['coin', 1, 'grab']]);
  });

  test('by several of a list, a number or a place as well', () => {
    const ab = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    const match = sit(
      tiny(function* (t) {
        const some = yield* t.askAny([0, 1], () => ({ prompt: 'some', from: ab, min: 1, max: 2 }));
        const number = yield* t.askAny([0, 1], (seat) => ({ prompt: 'number', min: 0, max: seat }));
        const place = yield* t.askAny([0, 1], () => ({
          prompt: 'place',
          points: [1, 1],
          fault: ([{ x }]) => (x > 3 ? 'TI-MAP-01' : null),
          suggest: () => [{ x: 0, y: 0 }],
        }));
        t.state.notes.push(
          [some.seat, ids(some.got)],
          [number.seat, number.got],
          [place.seat, place.got[0].x],
        );
      }),
    );
    assert.equal(codeOf(match.answer(1, ['a', 'b', 'c'])), 'out-of-range');
    take(match, 1, ['a', 'c']);
    assert.equal(codeOf(match.answer(0, 1)), 'out-of-range');
    take(match, 1, 1);
    assert.equal(codeOf(match.answer(0, [{ x: 4, y: 0 }])), 'blocked');
    take(match, 0, [{ x: 2, y: 9 }]);
    assert.deepEqual(notes(match), [
      [1, ['a', 'c']],
      [1, 1],
      [0, 2],
    ]);
  });

  test('who acts is a decision: it is asked and recorded even with one option', () => {
    const match = sit(race);
    take(match, 0, 'grab');
    assert.deepEqual(
      match.entries.map((entry) => 'seat' in entry && entry.seat),
      [0],
    );
  });

  test('a click that comes too late is not taken for the next question', () => {
    const match = sit(race);
    const ticket = match.ticket(1);
    take(match, 0, 'grab');
    assert.equal(codeOf(match.answer(1, 'grab', ticket)), 'stale');
    assert.deepEqual(notes(match), [['coin', 0, 'grab']]);
  });
});
