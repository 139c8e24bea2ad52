import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  commitmentTo,
  Fault,
  type FaultCode,
  type Flow,
  Match,
  type MatchRecord,
  readRecord,
  replay,
  verify,
  writeRecord,
} from '../src/index.ts';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { playRandomly, sit, take, tiny, type Tiny } from './tiny.ts';

function fault(run: () => unknown): [FaultCode, string] | null {
  try {
    run();
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.ok(thrown.message.length > 10);
    return [thrown.code, thrown.place];
  }
  return null;
}
function finished(seed: string): Match<never> {
  const match: Match<never> = sit(hoard, 3, seed) as never;
  match.stopAt(1, 'theft.instead', true);
  playRandomly(match, seed);
  return match;
}
const alter = (record: MatchRecord, change: (json: Record<string, never>) => void): string => {
  const json = JSON.parse(writeRecord(record)) as Record<string, never>;
  change(json);
  return JSON.stringify(json);
};

describe('a record', () => {
  test('is read as it was written', () => {
    for (let seed = 0; seed < 5; seed++) {
      const record = finished(`trip ${seed}`).record();
      const read = readRecord(writeRecord(record));
      assert.deepEqual(read, record);
      assert.equal(writeRecord(read), writeRecord(record));
    }
  });
  test('can be read by people: a head, and one line for each answer', () => {
    const match = sit(tictactoe, 2, 'lines');
    take(match, 0, 'b2');
    take(match, 1, 'a1');
    const lines = writeRecord(match.record()).split('\n');
    assert.equal(lines[1], '  "tafelrunde": 1,');
    assert.equal(lines[2], '  "game": "tictactoe",');
    const answers = lines.filter((line) => /^ {4}\[/u.test(line));
    assert.equal(answers.length, 2);
    assert.match(answers[0], /^ {4}\[0,"b2","[0-9a-f]{8}"\],$/u);
  });
  test('of a match nobody has answered in yet', () => {
    const record = sit(hoard, 2).record();
    assert.deepEqual(readRecord(writeRecord(record)), record);
    assert.equal(replay(hoard, record).hash, sit(hoard, 2).hash);
  });
  test('leads to the same match, all of it or its beginning', () => {
    const match = finished('replayed');
    const record = readRecord(writeRecord(match.record()));
    const again = replay(hoard, record);
    assert.deepEqual(again.table.whole, match.table.whole);
    for (const viewer of [0, 1, 2, 'watcher'] as const)
      assert.deepEqual(again.told(viewer), match.told(viewer));
    for (const upTo of [0, 1, 17]) assert.equal(replay(hoard, record, upTo).entries.length, upTo);
  });
  test('does not change with the match it was taken from', () => {
    const match = sit(hoard, 2, 'apart');
    const record = match.record();
    playRandomly(match, 'apart', () => {}, 5);
    assert.deepEqual(record.entries, []);
  });
});

describe('a record that is none', () => {
  const record = finished('broken').record();
  const text = writeRecord(record);

  test('garbage', () => {
    assert.deepEqual(
      fault(() => readRecord('not json')),
      ['bad-record', 'file'],
    );
    for (const json of ['null', '5', '"x"', '[]', '{}', '{"tafelrunde":"1"}'])
      assert.deepEqual(
        fault(() => readRecord(json)),
        ['bad-record', 'tafelrunde'],
      );
    fc.assert(
      fc.property(fc.json(), (json) => {
        assert.equal(fault(() => readRecord(json))?.[0], 'bad-record');
      }),
    );
  });
  test('damaged anywhere it is a fault or still a record, never a crash', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '0', '"', '[', '}', '-', 'x', ',9'),
        (at, put) => {
          fault(() => {
            replay(hoard, readRecord(text.slice(0, at) + put + text.slice(at + 1)));
          });
        },
      ),
      { numRuns: 100 },
    );
  });
  test('of another format, another game, a newer version', () => {
    const format = alter(record, (json) => Object.assign(json, { tafelrunde: 2 }));
    assert.deepEqual(
      fault(() => readRecord(format)),
      ['newer-version', 'tafelrunde'],
    );
    assert.deepEqual(
      fault(() => replay(tictactoe, record)),
      ['other-game', 'game'],
    );
    assert.deepEqual(
      fault(() => replay(hoard, { ...record, version: 2 })),
      ['newer-version', 'version'],
    );
  });
  test('with a field missing, unknown or of the wrong kind, it names the place', () => {
    const places: [string, (json: Record<string, never>) => void][] = [
      ['seats', (json) => delete (json as Partial<typeof json>).seats],
      ['wizard', (json) => Object.assign(json, { wizard: 1 })],
      ['version', (json) => Object.assign(json, { version: -1 })],
      ['fairness.commitment', (json) => Object.assign(json.fairness, { commitment: 'x' })],
      ['answers.1', (json) => (json.answers as unknown[]).splice(1, 1, [0, { evil: true }, '00000000'])],
      ['answers.2', (json) => (json.answers as unknown[]).splice(2, 1, [0, 'x', 'nothex'])],
      ['result.winners', (json) => Object.assign(json.result, { winners: 'me' })],
    ];
    for (const [place, change] of places)
      assert.deepEqual(
        fault(() => readRecord(alter(record, change))),
        ['bad-record', place],
      );
  });
  test('whose setup the game does not know', () => {
    assert.deepEqual(
      fault(() => replay(hoard, { ...record, seats: 9 })),
      ['bad-seats', 'seats'],
    );
    const options = { ...record, options: { goal: 13 } };
    assert.deepEqual(
      fault(() => replay(hoard, options)),
      ['bad-option', 'options.goal'],
    );
  });
  test('asked for more of it than there is', () => {
    for (const upTo of [-1, 1.5, 1e9, Number.NaN])
      assert.deepEqual(
        fault(() => replay(hoard, record, upTo)),
        ['too-far', 'upTo'],
      );
  });
  test('with an order for a seat that does not exist', () => {
    const wrong = { ...record, entries: [{ stop: 'x', seat: 7, on: true }, ...record.entries] };
    assert.deepEqual(
      fault(() => replay(hoard, wrong)),
      ['bad-answer', 'answers[0]'],
    );
  });
});

describe('verifying', () => {
  const record = finished('honest').record();
  const answered = record.entries.findIndex((entry) => 'answer' in entry && entry.answer === 'rest');

  test('an honest record is proved', () => {
    assert.deepEqual(verify(hoard, record).result, record.result);
  });
  test('another secret than the one committed to', () => {
    const fairness = { ...record.fairness, secret: 'chosen later' };
    assert.deepEqual(
      fault(() => verify(hoard, { ...record, fairness })),
      ['bad-commitment', 'fairness.secret'],
    );
  });
  test('the secret is still kept', () => {
    const fairness = { ...record.fairness, secret: null };
    const code = fault(() => verify(hoard, { ...record, fairness }));
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
      fault(() => verify(hoard, { ...match.record(), fairness: swapped })),
      null,
    );
  });
  test('other nonces than those of the table', () => {
    const fairness = { ...record.fairness, nonces: ['mine'] };
    assert.notEqual(
      fault(() => verify(hoard, { ...record, fairness })),
      null,
    );
  });
  test('an answer that was not given, by its place', () => {
    const entries = record.entries.map((entry, i) => (i === answered ? { ...entry, answer: 'dig' } : entry));
    assert.equal(fault(() => verify(hoard, { ...record, entries }))?.[1], `answers[${answered}]`);
    const nonsense = record.entries.map((entry, i) => (i === answered ? { ...entry, answer: 'fly' } : entry));
    const found = fault(() => verify(hoard, { ...record, entries: nonsense }));
    assert.deepEqual(found, ['bad-answer', `answers[${answered}]`]);
  });
  test('a sealed answer that was not given, by its place', () => {
    const game = tiny(bids);
    const match = sit(game, 3);
    for (const seat of [0, 1, 2]) take(match, seat, seat);
    const [first, ...others] = match.record().entries;
    const tampered = { ...match.record(), entries: [{ ...first, answer: 4 }, ...others] };
    assert.deepEqual(
      fault(() => verify(game, tampered)),
      ['hash-mismatch', 'answers[0]'],
    );
  });
  test('an answer of another seat, one too many, one too few', () => {
    const other = record.entries.map((entry, i) => (i === answered ? { ...entry, seat: 9 } : entry));
    assert.deepEqual(
      fault(() => verify(hoard, { ...record, entries: other })),
      ['bad-answer', `answers[${answered}]`],
    );
    const more = { ...record, entries: [...record.entries, record.entries[answered]] };
    assert.deepEqual(
      fault(() => verify(hoard, more)),
      ['bad-answer', `answers[${record.entries.length}]`],
    );
    const fewer = { ...record, entries: record.entries.slice(0, -1) };
    assert.deepEqual(
      fault(() => verify(hoard, fewer)),
      ['bad-record', 'result'],
    );
  });
  test('another result', () => {
    const result = { ...record.result!, winners: [0, 1, 2] };
    assert.deepEqual(
      fault(() => verify(hoard, { ...record, result })),
      ['bad-record', 'result'],
    );
  });
});

/** Three sealed bids, written down when all are in. */
function* bids(t: Tiny): Flow {
  t.state.notes.push(yield* t.numberAll([0, 1, 2], () => ({ prompt: 'bid', min: 0, max: 5 })));
}
