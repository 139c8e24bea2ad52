import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { facedown, type Hook, type Match, ownerOnly, open, pile, pileEach } from '../src/index.ts';
import { codeOf, notes, print, received, sit, take, tiny, type TinyShape } from './tiny.ts';

const piles = { deck: pile(facedown), hand: pileEach(ownerOnly, { bag: true }), discard: pile(open) };

/** Seat 0 strikes. Whoever holds cards might react (that is public); whoever holds a `p` really can. */
const strike = (hands: readonly string[]) =>
  tiny<typeof piles>(
    function* (t) {
      yield* t.confirm(0, { prompt: 'strike' });
      t.state.notes.push(yield* t.window('struck', { type: 'struck' }));
      yield* t.confirm(0, { prompt: 'afterwards' });
    },
    {
      piles,
      setup: (t) => {
        hands.forEach((kinds, seat) => print(t, kinds, t.piles.hand[seat]));
      },
      windows: { struck: { order: () => [1, 2, 0] } },
      listening: {
        hand: {
          hooks: ({ worth }) => (worth === P ? { struck: parry } : {}),
          awake: (_t, owner) => owner !== 0,
        },
      },
    },
  );
const P = 'abcdefghijklmnop'.length - 1;
const parry: Hook<TinyShape<typeof piles>> = {
  mode: 'instead',
  run: (t, seat, _scene, card) => {
    t.move(card, t.piles.discard);
    t.state.notes.push(`parried by ${seat}`);
    return t.cards(t.piles.discard).length > 1 ? 'replaced' : undefined;
  },
};
function struck(...hands: string[]): Match<TinyShape<typeof piles>> {
  const match = sit(strike(hands), 3);
  take(match, 0, true);
  return match;
}
const marker = (seats: number[]) => ({ type: 'asked', data: { prompt: 'struck.instead', seats } });

describe('a window over hidden hands', () => {
  test('takes an answer for good: that it could be taken back would tell that somebody else was stopped', () => {
    for (const other of ['pb', 'ab']) {
      const match = struck('', 'pa', other);
      take(match, 1, 'pass');
      assert.equal(match.undoable(1), 0);
      assert.equal(codeOf(match.undo(1)), 'no-undo');
    }
  });

  test('asks, all at once, those who might react by what everybody can see', () => {
    const match = struck('', 'pa', 'pb');
    assert.deepEqual(match.waiting, [1, 2]);
    assert.deepEqual(match.asked, { seats: [1, 2], prompt: 'struck.instead' });
    assert.equal(match.wire(1)!.secret, true);
    assert.deepEqual(
      match.wire(1)!.options.map(({ id }) => id),
      ['card0', 'pass'],
    );
  });

  test('whether anybody could act in it follows from what everybody can see', () => {
    const could = (...hands: string[]) => struck(...hands).table.couldAct('struck', { type: 'struck' });
    assert.equal(could('', 'pa', 'b'), true);
    assert.equal(could('', 'a', 'b'), true, 'for all that others know');
    assert.equal(could('p', '', ''), false, 'seat 0 is not awake');
  });

  test('a hand without anything to react with fills in its pass, and nobody can tell', () => {
    const worlds = [
      struck('', 'pa', 'pb'),
      struck('', 'pa', 'ab'),
      struck('', 'aa', 'pb'),
      struck('', 'aa', 'ab'),
    ];
    const [both, first, second, neither] = worlds;
    assert.deepEqual(both.waiting, [1, 2]);
    assert.deepEqual(first.waiting, [1]);
    assert.deepEqual(second.waiting, [2]);
    assert.equal(neither.question(0)!.ask.prompt, 'afterwards');
    for (const match of worlds) {
      while (match.question(0) === null) take(match, match.waiting[0], 'pass');
      assert.deepEqual(notes(match), ['done']);
      assert.deepEqual(match.told('watcher'), [marker([1, 2])]);
    }
    assert.equal(new Set(worlds.map((match) => received(match, 0))).size, 1);
    assert.equal(new Set(worlds.map((match) => received(match, 'watcher'))).size, 1);
  });

  test('seats that hold no cards are not asked: everybody can see that', () => {
    assert.deepEqual(struck('', 'pa', '').asked, { seats: [1], prompt: 'struck.instead' });
    assert.deepEqual(struck('', '', '').told(0), []);
  });

  test('the first in order acts, the others decide again in the light of it', () => {
    const match = struck('', 'pa', 'pb');
    take(match, 2, 'card2');
    take(match, 1, 'card0');
    assert.deepEqual(notes(match), ['parried by 1']);
    assert.deepEqual(match.waiting, [2]);
    take(match, 2, 'card2');
    assert.deepEqual(notes(match), ['parried by 1', 'parried by 2', 'replaced']);
  });

  test('a replacement that fails lets the window go on, with the same marker for the next round', () => {
    const match = struck('', 'pa', 'aa');
    take(match, 1, 'card0');
    assert.deepEqual(notes(match), ['parried by 1', 'done']);
    const markers = match.told('watcher').filter(({ type }) => type === 'asked');
    assert.deepEqual(markers, [marker([1, 2]), marker([1, 2])]);
  });

  test('an option of another hand is not offered to anybody else', () => {
    const match = struck('', 'pa', 'pb');
    assert.equal(codeOf(match.answer(2, 'card0')), 'not-offered');
  });

  test('a secret question to others ends the right to step back, stopped or not', () => {
    for (const hands of [
      ['', 'aa', 'bb'],
      ['', 'pa', 'bb'],
    ]) {
      const match = struck(...hands);
      assert.equal(match.undoable(0), 0);
      assert.equal(codeOf(match.undo(0)), 'no-undo');
    }
    assert.equal(struck('', '', '').undoable(0), 1);
  });

  test('whoever wants to be stopped is, with nothing but the pass', () => {
    const match = sit(strike(['', 'aa', 'bb']), 3);
    match.stopAt(2, 'struck.instead', true);
    take(match, 0, true);
    assert.deepEqual(match.waiting, [2]);
    assert.deepEqual(match.wire(2)!.options, [{ id: 'pass', declines: true }]);
    assert.deepEqual(match.asked, { seats: [1, 2], prompt: 'struck.instead' });
    take(match, 2, 'pass');
    assert.deepEqual(match.told(0), struck('', 'aa', 'bb').told(0));
  });
});
