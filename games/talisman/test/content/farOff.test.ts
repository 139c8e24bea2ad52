import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

const PILES: Readonly<Record<string, string>> = {
  object: 'objects',
  follower: 'followers',
  reward: 'reward',
};

/** It may be used in any turn. */
const ANY_TIME = 'weaversMark';

const waiting = Object.entries(game.content).filter(
  ([kind, { on, type, character }]) =>
    Object.keys(on).length > 0 && (character !== null || Object.hasOwn(PILES, type)) && kind !== ANY_TIME,
);

for (const [what, from, to, there, dice, result] of [
  ['a battle', 'city', 'hills2', ['wolf'], [2, 3, 4, 2], '7 against 4'],
  ['psychic combat', 'city', 'hills2', ['shadow'], [2, 3, 4, 2], '7 against 4'],
  ['a roll in the Tavern', 'woods3', 'tavern', [], [2, 3, 4], 'gold'],
] as const)
  situation(`no card of another has anything to say about ${what} far away`, () => {
    assert.ok(waiting.length > 100);
    for (const [kind, { type, character }] of waiting) {
      const t = scene({
        seats: ['thief', character === null ? 'thief' : kind],
        at: [from, 'oasis'],
        cards: { 'space.14': there, ...(character === null ? { [`${PILES[type]}.1`]: [kind] } : {}) },
        dice,
      });
      const { lives } = t.state.players[1];
      t.answer(0, to);
      assert.deepEqual([t.state.turn, t.state.players[0].lives], [1, 4], kind);
      assert.equal(t.state.players[1].lives, lives, kind);
      assert.ok(
        t.log().some((line) => line.includes(result)),
        kind,
      );
      t.match.waiting.forEach((seat) => t.options(seat));
    }
  });
