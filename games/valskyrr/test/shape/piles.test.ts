import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fairnessFromSeed, Match } from '@tafelrunde/engine';
import { about } from '../../about.ts';
import { game } from '../kit.ts';

/** Which is why several heroes can be led from one screen without a curtain. */
test('no seat sees more than another, and all see more than a watcher only by being asked', () => {
  assert.ok(about.hidesNothing);
  const match = Match.start(game, { seats: 3, fairness: fairnessFromSeed('open') });
  let looked = 0;
  for (let answers = 0; answers < 120 && match.pending !== null; answers++) {
    const seat = match.pending.waiting[0];
    const { from, kind, min } = match.pending.question(seat);
    const open = from.filter(({ no }) => no === undefined);
    const ids = open.map(({ id }) => id);
    match.answer(
      seat,
      kind === 'one'
        ? ids[answers % ids.length]
        : kind === 'number'
          ? min
          : kind === 'confirm'
            ? true
            : kind === 'some'
              ? ids.slice(0, min)
              : ids,
    );
    const [first, ...others] = ([0, 1, 2, 'watcher'] as const).map((viewer) => ({
      ...match.view(viewer),
      viewer: null,
    }));
    for (const other of others) assert.deepEqual(other, first);
    looked++;
  }
  assert.ok(looked > 60, `${looked} moments were looked at`);
});
