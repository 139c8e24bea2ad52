import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { hoard } from '@tafelrunde/testing/fixtures';
import {
  randomSource,
  readRecord,
  replay,
  resume,
  sampleAnswer,
  trialOf,
  writeRecord,
} from '../src/index.ts';
import { saved, sit } from './tiny.ts';

type Walking = ReturnType<typeof start>;
const start = (seed: number) => ({ match: sit(hoard, 3, `walk ${seed}`) });
const PROMPTS = ['theft.instead', 'theft', 'bid', 'market', 'change'];

/** Everything that can be done to a match from outside; `n` chooses among what is possible. */
const doings: Record<string, (walk: Walking, n: number) => void> = {
  answer({ match }, n) {
    const { waiting } = match;
    if (waiting.length === 0) return;
    const seat = waiting[n % waiting.length];
    assert.ok(
      match.answer(seat, sampleAnswer(match.question(seat)!, randomSource(String(n))), match.ticket(seat)).ok,
    );
  },
  nonsense({ match }, n) {
    assert.equal(match.answer(n % 5, ['nonsense', n], String(n)).ok, false);
  },
  undo({ match }, n) {
    const seat = n % 3;
    const most = match.undoable(seat);
    assert.equal(match.undo(seat, n % 2 === 0 ? 'answer' : 'step').ok, most > 0);
  },
  rewind: ({ match }, n) => match.rewind(Math.max(0, match.entries.length - (n % 12))),
  stop: ({ match }, n) => void match.stopAt(n % 3, PROMPTS[n % PROMPTS.length], n % 4 > 0),
  always: ({ match }, n) => {
    const passing = n % 3 === 0 ? null : n % 2 === 0 ? 'pass' : 0;
    assert.ok(match.always(n % 3, PROMPTS[n % PROMPTS.length], passing).ok);
  },
  restart(walk, n) {
    const point = walk.match.checkpoints[n % walk.match.checkpoints.length];
    const resumed = resume(hoard, { ...saved(walk.match), checkpoint: point });
    assert.deepEqual(resumed.lost, []);
    walk.match = resumed.match;
  },
  tryOut({ match }, n) {
    const { waiting } = match;
    if (waiting.length > 0) trialOf(match, waiting[n % waiting.length], String(n)).answer(waiting[0], 'rest');
  },
};
const often = ['answer', 'answer', 'answer', 'answer', 'answer', 'answer', ...Object.keys(doings)];

describe('whatever is done to a match', () => {
  test('its record leads to exactly where it stands, and so does what was saved of it', () => {
    const steps = fc.array(fc.record({ doing: fc.constantFrom(...often), n: fc.nat(1000) }), {
      minLength: 20,
      maxLength: 120,
    });
    fc.assert(
      fc.property(fc.nat(1000), steps, (seed, walk) => {
        const walking = start(seed);
        walk.forEach(({ doing, n }, i) => {
          doings[doing](walking, n);
          if (i % 10 > 0 && i < walk.length - 1) return;
          const { match } = walking;
          const again = replay(hoard, readRecord(writeRecord(match.record())));
          assert.deepEqual(again.table.whole, match.table.whole);
          assert.deepEqual(again.waiting, match.waiting);
          assert.deepEqual(again.table.stops, match.table.stops);
          const twin = resume(hoard, saved(match)).match;
          assert.deepEqual(twin.table.whole, match.table.whole);
          for (const viewer of [0, 1, 2, 'watcher'] as const) {
            assert.deepEqual(twin.view(viewer), match.view(viewer));
            // A resumed match only holds what was told since, but under the same numbers.
            const all = again.told(viewer);
            for (const other of [match, twin])
              for (let back = 0; back <= other.told(viewer).length; back++)
                assert.deepEqual(other.told(viewer, all.length - back), all.slice(all.length - back));
          }
        });
      }),
      { numRuns: 25 },
    );
  });
});
