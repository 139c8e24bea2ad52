import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  isAnswer,
  isStop,
  type Match,
  readRecord,
  replay,
  resume,
  type Shape,
  type Viewer,
  writeRecord,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { codeOf, footprint, playRandomly, saved, sit, take, tiny } from './tiny.ts';

const asking = tiny(
  function* (t) {
    yield* t.confirm(0, { prompt: 'act' });
    yield* t.ask(1, { prompt: 'react', from: [{ id: 'parry' }, { id: 'pass', declines: true }] });
    yield* t.number(2, { prompt: 'pay', min: 0, max: t.whole.step });
  },
  { steps: 5 },
);
const YES_OR_NO = [{ id: 'yes' }, { id: 'no' }];
const answers = <G extends Shape>(match: Match<G>): unknown[] =>
  match.entries.filter(isAnswer).map(({ seat, answer }) => [seat, answer]);

describe('always pass for me', () => {
  test('is answered in place of the seat and recorded like any answer', () => {
    const match = sit(asking, 3);
    assert.deepEqual(match.always(1, 'react', 'pass'), { ok: true });
    take(match, 0, true);
    assert.deepEqual(match.waiting, [2]);
    assert.deepEqual(answers(match), [
      [0, true],
      [1, 'pass'],
    ]);
    assert.equal(replay(asking, match.record()).hash, match.hash);
  });
  test('answers at once when the seat is already asked', () => {
    const match = sit(asking, 3);
    take(match, 0, true);
    match.always(1, 'react', 'pass');
    assert.deepEqual(match.waiting, [2]);
  });
  test('is nothing to questions it does not fit', () => {
    const match = sit(asking, 3);
    match.always(1, 'act', 'pass');
    match.always(1, 'react', 'fly');
    match.always(2, 'pay', 2);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    take(match, 1, 'parry');
    // In the first step seat 2 may pay one at most; later two are legal.
    assert.deepEqual(match.waiting, [2]);
    take(match, 2, 0);
    take(match, 0, true);
    take(match, 1, 'pass');
    assert.deepEqual(match.waiting, [0]);
  });
  test('goes by what is asked about, where one prompt asks about several things', () => {
    const rolls = tiny(
      function* (t) {
        for (const topic of ['fight', 'walk'])
          yield* t.ask(0, {
            prompt: 'keep',
            topic,
            from: [{ id: 'reroll' }, { id: 'pass', declines: true }],
          });
      },
      { steps: 2 },
    );
    const match = sit(rolls, 2);
    assert.equal(match.wire(0)!.topic, 'fight');
    match.always(0, 'walk', 'pass');
    take(match, 0, 'reroll');
    // The walk answered itself; the next fight is asked again.
    assert.deepEqual(answers(match), [
      [0, 'reroll'],
      [0, 'pass'],
    ]);
    assert.equal(match.wire(0)!.topic, 'fight');
    match.always(0, 'keep', 'pass');
    assert.deepEqual(match.waiting, [0]);
  });
  test('is marked as what it is in the record, and told to its own seat alone', () => {
    const match = sit(asking, 3);
    match.always(1, 'react', 'pass');
    take(match, 0, true);
    const told = { type: 'answeredFor', data: { seat: 1, by: 'order', prompt: 'react' } };
    const hears = (viewer: Viewer): boolean =>
      match.told(viewer).some((event) => JSON.stringify(event) === JSON.stringify(told));
    assert.deepEqual([hears(0), hears(1), hears(2), hears('watcher')], [false, true, false, false]);
    assert.equal(match.entries.findLast(isAnswer)?.by, 'order');
    assert.deepEqual(match.orders(1), { always: [{ prompt: 'react', answer: 'pass' }], stops: [] });
    assert.deepEqual(match.orders(0).always, []);
    const again = replay(asking, readRecord(writeRecord(match.record())));
    assert.deepEqual(again.told(1), match.told(1));
    match.undo(1);
    assert.equal(hears(1), false);
  });
  test('an answer of the clock to an open question is told to everybody, to a secret one to its seat', () => {
    const match = sit(
      tiny(function* (t) {
        yield* t.confirm(0, { prompt: 'open' });
        yield* t.confirm(0, { prompt: 'hidden', secret: true });
        yield* t.confirm(0, { prompt: 'last' });
      }),
      2,
    );
    match.answer(0, false, undefined, 'clock');
    match.answer(0, false, undefined, 'clock');
    const heard = (viewer: Viewer): unknown[] =>
      match
        .told(viewer)
        .filter(({ type }) => type === 'answeredFor')
        .map(({ data }) => (data as { prompt: string }).prompt);
    assert.deepEqual([heard(0), heard(1), heard('watcher')], [['open', 'hidden'], ['open'], ['open']]);
    assert.equal(replay(match.game, match.record()).hash, match.hash);
  });
  test('withdrawn while others still think, it leaves no trace in what was told', () => {
    const together = tiny(function* (t) {
      yield* t.askAll([0, 1], () => ({ prompt: 'both', from: YES_OR_NO }));
    });
    const match = sit(together, 2);
    const before = match.told(0);
    match.always(0, 'both', 'yes');
    assert.deepEqual(match.waiting, [1]);
    assert.ok(match.undo(0).ok);
    assert.deepEqual([match.waiting, match.told(0)], [[0, 1], before]);
  });
  test('that breaks a rule stops at its seat, and what the others answered stands', () => {
    const broken = tiny(function* (t) {
      yield* t.confirm(0, { prompt: 'act' });
      if (yield* t.confirm(1, { prompt: 'react' })) throw new Error('broken');
      yield* t.confirm(0, { prompt: 'on' });
    });
    const match = sit(broken, 2);
    match.always(1, 'react', true);
    assert.ok(match.answer(0, true).ok);
    assert.deepEqual([match.waiting, match.entries.length], [[1], 1]);
    assert.ok(match.answer(1, false).ok);
  });
  test('can be taken back', () => {
    const match = sit(asking, 3);
    match.always(1, 'react', 'pass');
    match.always(1, 'react', null);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
  });
  test('counts as an answer of its seat: others cannot step back over it, the seat itself can', () => {
    const match = sit(asking, 3);
    match.always(1, 'react', 'pass');
    take(match, 0, true);
    assert.deepEqual([match.undoable(0), match.undoable(1)], [0, 1]);
    assert.ok(match.undo(1).ok);
    assert.deepEqual(match.waiting, [1]);
    take(match, 1, 'parry');
    assert.deepEqual(answers(match).at(-1), [1, 'parry']);
  });
  test('of two seats that answer one another for ever stops somewhere', () => {
    const endless = tiny(
      function* (t) {
        yield* t.confirm(0, { prompt: 'ping' });
        yield* t.confirm(1, { prompt: 'pong' });
      },
      { steps: 1e9 },
    );
    const match = sit(endless);
    match.always(0, 'ping', true);
    match.always(1, 'pong', true);
    assert.notEqual(match.pending, null);
  });
  test('is kept as it was chosen, with nothing smuggled in', () => {
    const match = sit(
      tiny(function* (t) {
        const suggest = () => [{ x: 0, y: 0 }];
        yield* t.place(0, { prompt: 'walk', points: [1, 1], fault: () => null, suggest });
        yield* t.confirm(0, { prompt: 'on' });
      }),
    );
    match.always(0, 'walk', [{ x: 1, y: 1, z: 'smuggled' } as never]);
    assert.equal(match.entries.length, 1);
    assert.ok(!JSON.stringify(match.entries).includes('smuggled'));
  });
  test('for a seat that does not exist is refused', () => {
    const match = sit(asking, 3);
    const before = footprint(match);
    for (const seat of [3, -1, 0.5, 'x'])
      assert.equal(codeOf(match.always(seat as 3, 'act', true)), 'unknown-seat');
    assert.equal(footprint(match), before);
  });
});

describe('always stop me here', () => {
  const secretly = tiny(
    function* (t) {
      yield* t.confirm(0, { prompt: 'act' });
      yield* t.confirm(0, { prompt: 'really' });
      yield* t.ask(1, { prompt: 'react', from: [{ id: 'pass', declines: true }], secret: true });
    },
    { steps: 5 },
  );
  test('stands in the record, and a replay stops there too', () => {
    const match = sit(secretly);
    match.stopAt(1, 'react', true);
    take(match, 0, true);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    take(match, 1, 'pass');
    assert.deepEqual(match.entries.filter(isStop), [{ stop: 'react', seat: 1, on: true }]);
    const again = replay(secretly, match.record());
    assert.equal(again.hash, match.hash);
    assert.deepEqual(again.table.stops, [[], ['react']]);
  });
  test('changes nothing that anybody else receives', () => {
    const match = sit(secretly);
    take(match, 0, true);
    const before = [match.undoable(0), match.ticket(0), match.told(0), match.view(0)];
    match.stopAt(1, 'react', true);
    assert.deepEqual([match.undoable(0), match.ticket(0), match.told(0), match.view(0)], before);
  });
  test('survives a step back of anybody, and a rewind', () => {
    const match = sit(secretly);
    take(match, 0, true);
    match.stopAt(1, 'react', true);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    match.rewind(1);
    assert.deepEqual(match.table.stops, [[], ['react']]);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    match.rewind(0);
    take(match, 0, true);
    assert.ok(match.undo(0).ok);
    take(match, 0, true);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [1]);
    assert.equal(replay(secretly, match.record()).hash, match.hash);
  });
  test('survives being saved, in the middle of a step and between two', () => {
    const match = sit(hoard, 3, 'stops');
    playRandomly(match, 'stops', () => {
      if (match.entries.length % 11 === 3) match.stopAt(match.entries.length % 3, 'theft.instead', true);
      if (match.entries.length % 13 === 5) match.stopAt(match.entries.length % 3, 'theft.instead', false);
      const { match: twin, lost } = resume(hoard, saved(match));
      assert.deepEqual(lost, []);
      assert.deepEqual(twin.table.stops, match.table.stops);
      assert.deepEqual(twin.waiting, match.waiting);
    });
    assert.deepEqual(replay(hoard, match.record()).table.whole, match.table.whole);
  });
});

test('whoever steps back is asked, and not answered for, until it has answered', () => {
  const sealed = tiny((t) => t.askAll([0, 1, 2], () => ({ prompt: 'ready', from: YES_OR_NO })), { steps: 3 });
  const match = sit(sealed, 3);
  match.always(1, 'ready', 'yes');
  assert.deepEqual(match.waiting, [0, 2]);
  assert.equal(match.undo(1).ok, true);
  take(match, 0, 'yes');
  assert.deepEqual(match.waiting, [1, 2], 'the standing answer does not come back over its head');
  take(match, 1, 'no');
  take(match, 2, 'yes');
  assert.deepEqual(match.waiting, [0, 2], 'and is in force again afterwards');
});
