import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  commitmentTo,
  facedown,
  type Fairness,
  isFork,
  type Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  readRecord,
  replay,
  resume,
  type Shape,
  verify,
  writeRecord,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { faces, faultOf, notes, playRandomly, print, saved, sit, take, tiny } from './tiny.ts';

const own = (secret: string, ...nonces: string[]): Fairness => ({
  commitment: commitmentTo(secret),
  secret,
  nonces,
});

/** A die in every step. */
const dicing = tiny(
  function* (t) {
    yield* t.confirm(0, { prompt: 'roll' });
    t.state.notes.push(t.die(1000));
  },
  { steps: 20 },
);
const roll = <G extends Shape>(match: Match<G>, times: number): void => {
  for (let i = 0; i < times; i++) take(match, 0, true);
};

/** The same match, played on from the same moment with this chance, so many dice further. */
function rolledOn(fairness: Fairness): unknown[] {
  const match = sit(dicing);
  roll(match, 3);
  match.fork(fairness);
  roll(match, 5);
  return notes(match).slice(3);
}

describe('another table plays on from here', () => {
  test('with dice that follow from its own secret and nonces, and from nothing else', () => {
    const straight = sit(dicing);
    roll(straight, 8);
    const rolled = [
      rolledOn(own('a')),
      rolledOn(own('b')),
      rolledOn(own('a', 'nonce')),
      notes(straight).slice(3),
    ];
    assert.equal(new Set(rolled.map((dice) => JSON.stringify(dice))).size, 4);
    assert.deepEqual(rolledOn(own('a')), rolledOn(own('a')));
  });
  test('everybody is told, and the record says where it came from', () => {
    const match = sit(dicing);
    roll(match, 2);
    match.fork(own('a'));
    assert.deepEqual(match.told('watcher').at(-1), { type: 'forked', data: {} });
    assert.deepEqual(match.entries.at(-1), { fork: own('a') });
    assert.deepEqual(match.fairness, own('a'));
    assert.notDeepEqual(match.setup.fairness, own('a'));
  });
  test('nobody goes back before its beginning, alone or together', () => {
    const match = sit(dicing);
    roll(match, 2);
    match.fork(own('a'));
    assert.equal(match.undoable(0), 0);
    for (const to of [0, 1, 2])
      assert.deepEqual(
        faultOf(() => match.rewind(to)),
        ['too-far', 'to'],
      );
    roll(match, 1);
    match.rewind(3);
    assert.equal(match.entries.filter(isFork).length, 1);
    assert.equal(notes(match).length, 2);
  });
  test('its own dice come again neither after a rewind nor after newer rules', () => {
    const first = rolledOn(own('a'));
    const match = sit(dicing);
    roll(match, 3);
    match.fork(own('a'));
    roll(match, 5);
    match.rewind(4);
    roll(match, 5);
    assert.notDeepEqual(notes(match).slice(3), first);
  });
  test('a match that is over cannot be played on', () => {
    const match = sit(dicing);
    roll(match, 20);
    assert.deepEqual(
      faultOf(() => match.fork(own('a'))),
      ['too-far', 'upTo'],
    );
  });
  test('the record is whole in itself: it replays, is saved and verified, also of a fork of a fork', () => {
    const match = sit(hoard, 3, 'first');
    playRandomly(match, 'a', () => {}, 15);
    match.fork(own('second', 'nonce of ada'));
    assert.deepEqual(resume(hoard, saved(match)).match.table.whole, match.table.whole);
    playRandomly(match, 'b', () => {}, 12);
    match.rewind(match.entries.length - 2);
    match.fork(own('third'));
    playRandomly(match, 'c', () => {}, 9);
    assert.deepEqual(resume(hoard, saved(match)).match.table.whole, match.table.whole);
    playRandomly(match, 'd');
    const record = readRecord(writeRecord(match.record()));
    assert.deepEqual(record, match.record());
    const again = verify(hoard, record);
    assert.deepEqual(again.table.whole, match.table.whole);
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      assert.deepEqual(again.told(viewer), match.told(viewer));
  });
  test('every secret of it has to fit its commitment, and every nonce counts', () => {
    const match = sit(hoard, 2, 'first');
    playRandomly(match, 'a', () => {}, 10);
    match.fork(own('second', 'nonce'));
    playRandomly(match, 'b');
    const record = match.record();
    const at = record.entries.findIndex(isFork);
    const forged = (fork: Fairness) =>
      faultOf(() => verify(hoard, { ...record, entries: record.entries.with(at, { fork }) }));
    assert.deepEqual(forged({ ...own('second', 'nonce'), secret: 'chosen later' }), [
      'bad-commitment',
      `answers[${at}][1].secret`,
    ]);
    assert.equal(forged({ ...own('second', 'nonce'), secret: null })?.[0], 'bad-commitment');
    assert.notEqual(forged(own('second', 'another nonce')), null);
    assert.notEqual(forged(own('another secret', 'nonce')), null);
    const without = record.entries.toSpliced(at, 1);
    assert.notEqual(
      faultOf(() => verify(hoard, { ...record, entries: without })),
      null,
    );
  });
  test('under newer rules the step begins again with the chance of this table, and no branch comes twice', () => {
    const match = sit(dicing);
    roll(match, 3);
    match.fork(own('a'));
    match.rewind(match.entries.length);
    const back = resume(dicing, {
      ...saved(match),
      checkpoint: match.checkpoints[0],
      entries: match.entries.with(2, { seat: 0, answer: true, hash: 1 }),
    });
    assert.notEqual(back.why, null);
    // Only the step that no longer leads where it led is lost.
    assert.equal(back.lost.length, 1);
    assert.deepEqual(back.match.entries.slice(0, 2), match.entries.slice(0, 2));
    assert.deepEqual(back.match.fairness, own('a'));
    assert.deepEqual(
      back.match.entries.filter((entry) => 'branch' in entry),
      [{ branch: 1 }, { branch: 2 }],
    );
    assert.equal(replay(dicing, back.match.record()).hash, back.match.hash);
  });
});

const piles = { deck: pile(facedown), hand: pileEach(ownerOnly, { bag: true }), discard: pile(open) };
/** Everybody has a hand; seat 0 turns up the top of the deck, again and again. */
const turning = tiny<typeof piles>(
  function* (t) {
    yield* t.confirm(0, { prompt: 'turn up' });
    t.draw(t.piles.deck, t.piles.discard);
  },
  {
    piles,
    steps: 9,
    setup: (t) => {
      print(t, 'abcdefghijklmnop', t.piles.deck);
      t.shuffle(t.piles.deck);
      t.draw(t.piles.deck, t.piles.hand[0]);
      t.draw(t.piles.deck, t.piles.hand[1]);
    },
  },
);

test('what nobody knew is dealt again; what somebody knew stays', () => {
  const before = sit(turning);
  take(before, 0, true);
  const decks = new Set<string>();
  for (const secret of ['a', 'b', 'c', 'd']) {
    const match = replay(turning, before.record());
    match.fork(own(secret));
    decks.add(faces(match.table, match.table.piles.deck));
    for (const seat of [0, 1])
      assert.deepEqual(
        faces(match.table, match.table.piles.hand[seat]),
        faces(before.table, before.table.piles.hand[seat]),
      );
    assert.deepEqual(
      faces(match.table, match.table.piles.discard),
      faces(before.table, before.table.piles.discard),
    );
  }
  decks.add(faces(before.table, before.table.piles.deck));
  assert.equal(decks.size, 5);
});
