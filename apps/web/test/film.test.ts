import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fairnessFromSeed,
  Fault,
  isAnswer,
  Match,
  randomSource,
  replay,
  sampleAnswer,
  type Game,
  type MatchRecord,
} from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { filmOf, momentOfEvent, neighbourStep } from '../src/replay/film.ts';
import { prove } from '../src/replay/proof.ts';

const game = hoard as unknown as Game;

/** A whole match of the practice game, played at random. */
function played(seed: string): MatchRecord {
  const random = randomSource(seed);
  const match = Match.start(game, { seats: 3, options: { goal: 8 }, fairness: fairnessFromSeed(seed) });
  while (match.result === null) {
    const [seat] = match.waiting;
    const question = seat === undefined ? null : match.question(seat);
    assert(seat !== undefined && question !== null);
    assert(match.answer(seat, sampleAnswer(question, random)).ok);
  }
  return match.record();
}

const record = played('film');

test('every moment of a film is the moment of the match, forwards, backwards and across', async () => {
  const film = await filmOf(game, record);
  assert.equal(film.of, record.entries.length);
  const forwards = Array.from({ length: film.of + 1 }, (_, at) => at);
  const across = forwards.toSorted((a, b) => ((a * 37) % 101) - ((b * 37) % 101));
  for (const at of [...forwards, ...forwards.toReversed(), ...across]) {
    const match = replay(game, record, at);
    for (const eyes of [0, 1, 2, 'watcher'] as const) {
      const frame = await film.frame(at, eyes);
      assert.deepEqual(frame.view, match.view(eyes));
      assert.deepEqual(frame.asked, match.asked);
      const story = await film.story(eyes);
      assert.deepEqual(story.events.slice(0, story.told[at]), match.told(eyes));
    }
  }
});

test('a seat sees its own next answer and no other; open cards show all', async () => {
  const film = await filmOf(game, record);
  for (const [at, entry] of record.entries.entries()) {
    if (!isAnswer(entry)) continue;
    for (const eyes of film.eyes) {
      const { next, view } = await film.frame(at, eyes);
      const sees: boolean = eyes === 'open' || eyes === entry.seat;
      assert.equal(next === null, !sees, `${at} ${eyes}`);
      if (next !== null) assert.deepEqual([next.seat, next.answer], [entry.seat, entry.answer]);
      if (eyes === 'open') assert.doesNotMatch(JSON.stringify(view.piles), /"back"|null/);
    }
  }
  assert.equal((await film.frame(film.of, 'open')).next, null);
});

test('a line leads to the first moment at which it had happened', async () => {
  const film = await filmOf(game, record);
  for (const eyes of [0, 'watcher', 'open'] as const) {
    const story = await film.story(eyes);
    for (const event of story.events.keys()) {
      const at = momentOfEvent(story, event);
      assert((story.told[at] ?? 0) > event);
      assert(at === 0 || (story.told[at - 1] ?? 0) <= event);
    }
  }
});

test('steps are walked in both directions and end at the ends', async () => {
  const film = await filmOf(game, record);
  const walked = [0];
  while ((walked.at(-1) ?? 0) < film.of) walked.push(neighbourStep(film, walked.at(-1) ?? 0, 1));
  assert.deepEqual(walked.toReversed().slice(1), [
    ...(function* back(at: number): Generator<number> {
      while (at > 0) yield (at = neighbourStep(film, at, -1));
    })(film.of),
  ]);
  assert(film.steps.length > 5);
});

test('a proof names every die and every shuffle', () => {
  const proof = prove(game, record);
  assert.equal(proof.answers, record.entries.length);
  assert.deepEqual(proof.result, record.result);
  assert(proof.chanced.some(({ kind, at }) => kind === 'shuffle' && at === 0));
  const words = proof.chanced.reduce(
    (sum, one) => sum + (one.kind === 'shuffle' ? Math.max(0, one.cards - 1) : 1),
    0,
  );
  // Some numbers of the stream are thrown away, so that every result is as likely as the next.
  assert(proof.drawn >= words && proof.drawn < words + 10, `${proof.drawn} ${words}`);
});

const tampered: readonly [string, (record: MatchRecord) => MatchRecord, string, RegExp][] = [
  [
    'another secret',
    (good) => ({ ...good, fairness: { ...good.fairness, secret: 'another' } }),
    'any',
    /^(?:answers\[\d+\]|fairness\.secret)$/,
  ],
  [
    'another promise',
    (good) => ({ ...good, fairness: { ...good.fairness, commitment: '0'.repeat(64) } }),
    'bad-commitment',
    /^fairness\.secret$/,
  ],
  [
    'a nonce of somebody who was not there',
    (good) => ({ ...good, fairness: { ...good.fairness, nonces: ['added later'] } }),
    'any',
    /^answers\[\d+\]$/,
  ],
  [
    'another answer',
    (good) => ({
      ...good,
      entries: good.entries.map((entry, at) =>
        at === 7 && isAnswer(entry) ? { ...entry, hash: entry.hash ^ 1 } : entry,
      ),
    }),
    'hash-mismatch',
    /^answers\[7\]$/,
  ],
  [
    'another winner',
    (good) => ({ ...good, result: good.result && { ...good.result, winners: [0, 1, 2] } }),
    'bad-record',
    /^result$/,
  ],
];
for (const [what, change, code, place] of tampered) {
  test(`a record with ${what} is not proved, and its place is named`, () => {
    assert.throws(
      () => prove(game, change(record)),
      (thrown) => {
        assert(thrown instanceof Fault);
        if (code !== 'any') assert.equal(thrown.code, code);
        assert.match(thrown.place, place);
        return true;
      },
    );
  });
}
