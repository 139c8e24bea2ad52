import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hoard } from '@tafelrunde/testing/fixtures';
import { isCut, readCheckpoint, replay, resume } from '../src/index.ts';
import { faultOf, notes, playRandomly, saved, sit, take, tiny } from './tiny.ts';

describe('a stored checkpoint', () => {
  const match = sit(hoard, 3);
  playRandomly(match, 'stored', () => {}, 20);
  const text = JSON.stringify(match.checkpoints.at(-1));

  test('comes back as it was', () => {
    const { match: again } = resume(hoard, { ...saved(match), checkpoint: readCheckpoint(text) });
    assert.equal(again.hash, match.hash);
  });

  test('that is damaged is refused by the place of the damage', () => {
    const broken = (change: (checkpoint: { whole: { cards: Record<string, unknown> } }) => void): string => {
      const checkpoint = JSON.parse(text) as { whole: { cards: Record<string, unknown> } };
      change(checkpoint);
      return JSON.stringify(checkpoint);
    };
    assert.deepEqual(
      faultOf(() => readCheckpoint('{')),
      ['bad-checkpoint', 'file'],
    );
    assert.deepEqual(
      faultOf(() => readCheckpoint(broken(({ whole }) => delete whole.cards.print))),
      ['bad-checkpoint', 'whole.cards.print'],
    );
    assert.deepEqual(
      faultOf(() => readCheckpoint(broken(({ whole }) => (whole.cards.at = [1, 'x'])))),
      ['bad-checkpoint', 'whole.cards.at.1'],
    );
  });

  test('of a later moment than the entries is refused', () => {
    assert.deepEqual(
      faultOf(() => resume(hoard, { ...saved(match), entries: [] })),
      ['bad-checkpoint', 'entries'],
    );
  });
});

test('scenes, scopes and held cards take rules that ask nothing', () => {
  const match = sit(
    tiny(function* (t) {
      t.state.notes.push(yield* t.scene({ type: 'quiet' }, () => 'seen'));
      const left = yield* t.scope('turn', () => t.cut('turn', 'early'));
      t.state.notes.push(isCut(left) ? left.cut : 'stayed');
      yield* t.confirm(0, { prompt: 'end' });
    }),
  );
  assert.deepEqual(notes(match), ['seen', 'early']);
});

test('a secret field can be turned up by what happens', () => {
  const match = sit(
    tiny(
      function* (t) {
        t.state.secret[0] = 'ending';
        yield* t.confirm(0, { prompt: 'turn up' });
        t.state.coins[0] = 1;
        yield* t.confirm(0, { prompt: 'end' });
      },
      {
        secrets: [
          {
            path: 'secret.*',
            sees: (_viewer, _keys, state) => (state as { coins: number[] }).coins[0] === 1,
            redeal: () => 'another',
          },
        ],
      },
    ),
  );
  assert.deepEqual(match.view(1).state.secret, [null, null]);
  take(match, 0, true);
  assert.deepEqual(match.view(1).state.secret, ['ending', null]);
});

describe('going back is on record', () => {
  const game = tiny((t) => t.number(0, { prompt: 'n', min: 0, max: t.die(6) + 5 }), { steps: 4 });

  test('as often as it happened, also back to the same moment', () => {
    const match = sit(game);
    take(match, 0, 1);
    match.rewind(0);
    take(match, 0, 2);
    match.rewind(0);
    assert.deepEqual(match.entries, [{ branch: 1 }, { branch: 2 }]);
    take(match, 0, 3);
    assert.equal(replay(game, match.record()).hash, match.hash);
  });

  test('and its numbers cannot be chosen', () => {
    const match = sit(game);
    match.rewind(0);
    const record = match.record();
    const steered = { ...record, entries: [{ branch: 7 }] };
    assert.deepEqual(
      faultOf(() => replay(game, steered)),
      ['bad-answer', 'answers[0]'],
    );
  });

  test('and nothing follows the end', () => {
    const match = sit(game);
    while (match.pending !== null) take(match, 0, 1);
    const record = match.record();
    for (const entry of [{ branch: 1 }, { stop: 'x', seat: 1, on: true }])
      assert.deepEqual(
        faultOf(() => replay(game, { ...record, entries: [...record.entries, entry] })),
        ['bad-answer', `answers[${record.entries.length}]`],
      );
  });
});
