import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hoard } from '@tafelrunde/testing/fixtures';
import { isCut, readCheckpoint, resume } from '../src/index.ts';
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
