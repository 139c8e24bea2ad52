import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Entry, readRecord, replay, resume, verify, writeRecord } from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { codeOf, faultOf, playRandomly, saved, sit, take, tiny } from './tiny.ts';

const asking = tiny(
  function* (t) {
    yield* t.confirm(0, { prompt: 'go on' });
  },
  { steps: 20 },
);

describe('people end a match', () => {
  test('by agreement: it is over, and nobody has won', () => {
    const match = sit(hoard, 3, 'ended');
    playRandomly(match, 'a', () => {}, 20);
    assert.ok(match.endEarly('agreed').ok);
    assert.deepEqual(match.result, { how: 'agreed', winners: [] });
    assert.deepEqual([match.waiting, match.asked, match.undoable(0)], [[], null, 0]);
    assert.deepEqual(match.told('watcher').at(-1), { type: 'ended', data: { how: 'agreed', by: [] } });
  });
  test('by giving up: whoever did not has won', () => {
    const match = sit(hoard, 3, 'ended');
    match.endEarly('resigned', [2, 0]);
    assert.deepEqual(match.result, { how: 'resigned', winners: [1] });
    assert.deepEqual(match.entries.at(-1), { ended: 'resigned', by: [0, 2] });
  });
  test('where all play together, all have lost', () => {
    const match = sit({ ...asking, cooperative: true });
    match.endEarly('resigned', [0]);
    assert.deepEqual(match.result, { how: 'resigned', winners: [] });
  });
  test('once: what is over does not end again, and takes no answer', () => {
    const match = sit(asking);
    take(match, 0, true);
    match.endEarly('agreed');
    assert.equal(codeOf(match.endEarly('resigned', [0])), 'over');
    assert.equal(codeOf(match.answer(0, true)), 'over');
  });
  test('a seat that is not there gives nothing up', () => {
    const match = sit(asking);
    assert.equal(codeOf(match.endEarly('resigned', [2])), 'unknown-seat');
    assert.equal(match.result, null);
  });
  test('the record is a file that verifies, and a saved match stays over', () => {
    const match = sit(hoard, 3, 'ended');
    playRandomly(match, 'a', () => {}, 20);
    match.endEarly('resigned', [1]);
    const record = readRecord(writeRecord(match.record()));
    assert.deepEqual(verify(hoard, record).table.whole, match.table.whole);
    assert.deepEqual(resume(hoard, saved(match)).match.result, match.result);
    // Looking back at it stops before the end, where there is still something to answer.
    assert.notEqual(replay(hoard, record, record.entries.length - 1).pending, null);
  });
  test('a record in which an end does not fit who gave up is refused', () => {
    const match = sit(asking);
    const replayed = (entry: Entry): unknown =>
      faultOf(() => sit(asking).replayEntry(entry, 'check'))?.[0] ?? null;
    assert.equal(replayed({ ended: 'agreed', by: [] }), null);
    assert.equal(replayed({ ended: 'agreed', by: [0] }), 'bad-answer');
    assert.equal(replayed({ ended: 'resigned', by: [] }), 'bad-answer');
    assert.equal(replayed({ ended: 'resigned', by: [7] }), 'bad-answer');
    match.endEarly('agreed');
    assert.equal(faultOf(() => match.replayEntry({ ended: 'agreed', by: [] }, 'check'))?.[0], 'bad-answer');
  });
});
