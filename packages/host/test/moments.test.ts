import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, type Game, Match, randomSource, resume, sampleAnswer } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { agreement, toldByViewer, viewersOf } from '../src/telling/moments.ts';

test('what is believed to be known after a table went back is what everybody was really told', () => {
  const game = hoard as unknown as Game;
  const setup = { seats: 3, options: { goal: 16 }, fairness: fairnessFromSeed('went back') };
  const random = randomSource('went back');
  const played = Match.start(game, setup);
  while (played.entries.length < 40) {
    const [seat] = played.waiting;
    assert(played.answer(seat, sampleAnswer(played.question(seat)!, random)).ok);
  }
  const entries = played.entries.slice();
  const checkpoint = played.checkpoints.findLast((point) => point.entries < entries.length - 2)!;
  assert(checkpoint.entries > 20);
  for (let to = 0; to < entries.length; to++) {
    // As after a restart: the log begins where the match was resumed.
    const { match } = resume(game, { setup, checkpoint, entries });
    const before = toldByViewer(match);
    match.rewind(to);
    const agreed = agreement(match, before);
    for (const viewer of viewersOf(3)) {
      const { from, events } = toldByViewer(match).get(viewer)!;
      const now = [...played.told(viewer).slice(0, from), ...events];
      const held = played.told(viewer).slice(0, agreed.get(viewer));
      assert.deepEqual(held, now.slice(0, held.length), `back to ${to}, ${viewer}`);
      // Where everybody still holds what the log begins with, that is not told again.
      if (from > 0) assert(held.length >= from);
    }
  }
});
