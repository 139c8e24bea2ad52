import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Match, type MatchRecord, readRecord, replay, writeRecord } from '../src/index.ts';
import { hoard, tictactoe } from '@tafelrunde/testing/fixtures';
import { faultOf, playRandomly, sit, take } from './tiny.ts';

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
      faultOf(() => readRecord('not json')),
      ['bad-record', 'file'],
    );
    for (const json of ['null', '5', '"x"', '[]', '{}', '{"tafelrunde":"1"}'])
      assert.deepEqual(
        faultOf(() => readRecord(json)),
        ['bad-record', 'tafelrunde'],
      );
    fc.assert(
      fc.property(fc.json(), (json) => {
        assert.equal(faultOf(() => readRecord(json))?.[0], 'bad-record');
      }),
    );
  });
  test('damaged anywhere it is a fault or still a record, never a crash', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '0', '"', '[', '}', '-', 'x', ',9'),
        (at, put) => {
          faultOf(() => {
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
      faultOf(() => readRecord(format)),
      ['newer-version', 'tafelrunde'],
    );
    assert.deepEqual(
      faultOf(() => replay(tictactoe, record)),
      ['other-game', 'game'],
    );
    assert.deepEqual(
      faultOf(() => replay(hoard, { ...record, version: 2 })),
      ['newer-version', 'version'],
    );
  });
  test('with a field missing, unknown or of the wrong kind, it names the place', () => {
    const places: [string, (json: Record<string, never>) => void][] = [
      ['seats', (json) => delete (json as Partial<typeof json>).seats],
      ['wizard', (json) => Object.assign(json, { wizard: 1 })],
      ['version', (json) => Object.assign(json, { version: -1 })],
      ['fairness.commitment', (json) => Object.assign(json.fairness, { commitment: 'x' })],
      ['fairness.secret', (json) => Object.assign(json.fairness, { secret: 'x'.repeat(201) })],
      ['fairness.nonces.0', (json) => Object.assign(json.fairness, { nonces: ['x'.repeat(201)] })],
      ['fairness.nonces', (json) => Object.assign(json.fairness, { nonces: Array(33).fill('x') })],
      ['result.how', (json) => Object.assign(json.result, { how: 'x'.repeat(201) })],
      ['result.scores', (json) => Object.assign(json.result, { scores: Array(33).fill(1) })],
      ['answers.1', (json) => (json.answers as unknown[]).splice(1, 1, [0, { evil: true }, '00000000'])],
      ['answers.2', (json) => (json.answers as unknown[]).splice(2, 1, [0, 'x', 'nothex'])],
      ['result.winners', (json) => Object.assign(json.result, { winners: 'me' })],
    ];
    for (const [place, change] of places)
      assert.deepEqual(
        faultOf(() => readRecord(alter(record, change))),
        ['bad-record', place],
      );
  });
  test('whose setup the game does not know', () => {
    assert.deepEqual(
      faultOf(() => replay(hoard, { ...record, seats: 9 })),
      ['bad-seats', 'seats'],
    );
    const options = { ...record, options: { goal: 13 } };
    assert.deepEqual(
      faultOf(() => replay(hoard, options)),
      ['bad-option', 'options.goal'],
    );
  });
  test('asked for more of it than there is', () => {
    for (const upTo of [-1, 1.5, 1e9, Number.NaN])
      assert.deepEqual(
        faultOf(() => replay(hoard, record, upTo)),
        ['too-far', 'upTo'],
      );
  });
  test('with an order for a seat that does not exist', () => {
    const wrong = { ...record, entries: [{ stop: 'x', seat: 7, on: true }, ...record.entries] };
    assert.deepEqual(
      faultOf(() => replay(hoard, wrong)),
      ['bad-answer', 'answers[0]'],
    );
  });
});
