import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commitmentTo, type Flow, Match, verify } from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { faultOf, playRandomly, sit, take, tiny, type Tiny } from './tiny.ts';

function finished(seed: string): Match<never> {
  const match: Match<never> = sit(hoard, 3, seed) as never;
  match.stopAt(1, 'theft.instead', true);
  playRandomly(match, seed);
  return match;
}

/** Three sealed bids, written down when all are in. */
function* bids(t: Tiny): Flow {
  t.state.notes.push(yield* t.numberAll([0, 1, 2], () => ({ prompt: 'bid', min: 0, max: 5 })));
}

describe('verifying', () => {
  const record = finished('honest').record();
  const answered = record.entries.findIndex((entry) => 'answer' in entry && entry.answer === 'rest');

  test('an honest record is proved', () => {
    assert.deepEqual(verify(hoard, record).result, record.result);
  });
  test('another secret than the one committed to', () => {
    const fairness = { ...record.fairness, secret: 'chosen later' };
    assert.deepEqual(
      faultOf(() => verify(hoard, { ...record, fairness })),
      ['bad-commitment', 'fairness.secret'],
    );
  });
  test('the secret is still kept', () => {
    const fairness = { ...record.fairness, secret: null };
    const code = faultOf(() => verify(hoard, { ...record, fairness }));
    assert.deepEqual(code, ['bad-commitment', 'fairness.secret']);
  });
  test('with nonces of the seats, which are part of its chance', () => {
    const secret = 'server';
    const fairness = { commitment: commitmentTo(secret), secret, nonces: ['ada', 'bea'] };
    const match = Match.start(hoard, { seats: 2, fairness });
    playRandomly(match, 'nonces');
    verify(hoard, match.record());
    const swapped = { ...fairness, nonces: ['bea', 'ada'] };
    assert.notEqual(
      faultOf(() => verify(hoard, { ...match.record(), fairness: swapped })),
      null,
    );
  });
  test('other nonces than those of the table', () => {
    const fairness = { ...record.fairness, nonces: ['mine'] };
    assert.notEqual(
      faultOf(() => verify(hoard, { ...record, fairness })),
      null,
    );
  });
  test('an answer that was not given, by its place', () => {
    const entries = record.entries.map((entry, i) => (i === answered ? { ...entry, answer: 'dig' } : entry));
    assert.equal(faultOf(() => verify(hoard, { ...record, entries }))?.[1], `answers[${answered}]`);
    const nonsense = record.entries.map((entry, i) => (i === answered ? { ...entry, answer: 'fly' } : entry));
    const found = faultOf(() => verify(hoard, { ...record, entries: nonsense }));
    assert.deepEqual(found, ['bad-answer', `answers[${answered}]`]);
  });
  test('a sealed answer that was not given, by its place', () => {
    const game = tiny(bids);
    const match = sit(game, 3);
    for (const seat of [0, 1, 2]) take(match, seat, seat);
    const [first, ...others] = match.record().entries;
    const tampered = { ...match.record(), entries: [{ ...first, answer: 4 }, ...others] };
    assert.deepEqual(
      faultOf(() => verify(game, tampered)),
      ['hash-mismatch', 'answers[0]'],
    );
  });
  test('an answer of another seat, one too many, one too few', () => {
    const other = record.entries.map((entry, i) => (i === answered ? { ...entry, seat: 9 } : entry));
    assert.deepEqual(
      faultOf(() => verify(hoard, { ...record, entries: other })),
      ['bad-answer', `answers[${answered}]`],
    );
    const more = { ...record, entries: [...record.entries, record.entries[answered]] };
    assert.deepEqual(
      faultOf(() => verify(hoard, more)),
      ['bad-answer', `answers[${record.entries.length}]`],
    );
    const fewer = { ...record, entries: record.entries.slice(0, -1) };
    assert.deepEqual(
      faultOf(() => verify(hoard, fewer)),
      ['bad-record', 'result'],
    );
  });
  test('another result', () => {
    const result = { ...record.result!, winners: [0, 1, 2] };
    assert.deepEqual(
      faultOf(() => verify(hoard, { ...record, result })),
      ['bad-record', 'result'],
    );
  });
});
