import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  facedown,
  fairnessFromSeed,
  Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  resume,
  type SeenEvent,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { playRandomly, print, saved, sit, take, tiny, type Tiny, type TinyShape } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  hand: pileEach(ownerOnly, { bag: true }),
  discard: pile(open),
  stash: pile(() => 'none'),
  sack: pile(() => 'some'),
};
type Cards = Tiny<typeof piles>;

/** The deck is laid in silence (a to d, d on top); then the rule tells. */
function telling(rule: (t: Cards) => void): Match<TinyShape<typeof piles>> {
  const match = sit(
    tiny<typeof piles>(
      function* (t) {
        yield* t.confirm(0, { prompt: 'go' });
        rule(t);
        yield* t.confirm(0, { prompt: 'on' });
      },
      { piles, setup: (t) => void print(t, 'abcd', t.piles.deck) },
    ),
    3,
  );
  take(match, 0, true);
  return match;
}
const name = (pileName: string, index: number | null = null) => ({ pile: pileName, index });

describe('what happened', () => {
  test('is told to everybody, its secret part only to some', () => {
    const match = telling((t) => {
      t.tell('roared', { seat: 1 });
      t.tell('peeked', { seat: 1 }, { to: [1], data: { kind: 'dragon' } });
      t.tell('known', null, { to: 'all', data: 7 });
    });
    const roared = { type: 'roared', data: { seat: 1 } };
    const known = { type: 'known', data: null, secret: 7 };
    assert.deepEqual(match.told(0), [roared, { type: 'peeked', data: { seat: 1 } }, known]);
    assert.deepEqual(match.told('watcher'), match.told(0));
    const secret = { kind: 'dragon' };
    assert.deepEqual(match.told(1), [roared, { type: 'peeked', data: { seat: 1 }, secret }, known]);
  });

  test('a move shows the card to whoever knows it then, and where from and to', () => {
    const match = telling((t) => void t.draw(t.piles.deck, t.piles.hand[1]));
    const data = { from: name('deck'), to: name('hand', 1) };
    assert.deepEqual(match.told(1), [{ type: 'move', data, secret: { card: 3, kind: 'd' } }]);
    assert.deepEqual(match.told(0), [{ type: 'move', data }]);
  });

  test('later knowledge does not reopen old events', () => {
    const match = telling((t) => {
      const card = t.draw(t.piles.deck, t.piles.hand[1])!;
      t.move(card, t.piles.discard);
      t.show([card], 'all');
    });
    assert.deepEqual(match.told(0)[0], { type: 'move', data: { from: name('deck'), to: name('hand', 1) } });
    assert.deepEqual(match.told(0)[1].secret, { card: 3, kind: 'd' });
  });

  test('a card shown is seen by those it is shown to; the others see that one was', () => {
    const match = telling((t) => t.show([t.top(t.piles.deck)!], [2]));
    assert.deepEqual(match.told(2), [{ type: 'show', data: { count: 1 }, secret: [{ card: 3, kind: 'd' }] }]);
    assert.deepEqual(match.told(0), [{ type: 'show', data: { count: 1 } }]);
  });

  test('a card that leaves a known hand in secret is named to nobody but its owner', () => {
    const match = telling((t) => {
      const card = t.draw(t.piles.deck, t.piles.hand[1])!;
      t.show([card], 'all');
      t.move(card, t.piles.deck, 'bottom');
    });
    assert.equal(match.told(0).at(-1)!.secret, undefined);
    assert.deepEqual(match.told(1).at(-1)!.secret, { card: 3, kind: 'd' });
  });

  test('nobody is told of a pile of which nobody may know', () => {
    const match = telling((t) => {
      const card = t.draw(t.piles.deck, t.piles.stash)!;
      t.move(card, t.piles.sack);
      t.shuffle(t.piles.stash);
    });
    const text = JSON.stringify(match.told('watcher'));
    assert.ok(!text.includes('stash') && !text.includes('sack'), text);
  });

  test('whoever notices one end of a move hears of that end', () => {
    const match = telling((t) => {
      const card = t.draw(t.piles.deck, t.piles.stash)!;
      t.move(card, t.piles.discard);
    });
    const [away, back] = match.told(0);
    assert.deepEqual(away, { type: 'move', data: { from: name('deck'), to: null } });
    const secret = { card: 3, kind: 'd' };
    assert.deepEqual(back, { type: 'move', data: { from: null, to: name('discard') }, secret });
  });

  test('an event stays what it was when the state goes on', () => {
    const match = telling((t) => {
      t.tell('coins', t.state.coins);
      t.tell('secretly', null, { to: 'all', data: t.state.coins });
      t.state.coins[0] = 42;
    });
    assert.ok(!JSON.stringify(match.told(0)).includes('42'));
  });
});

describe('numbers', () => {
  const mixed = (): Match<TinyShape<typeof piles>> =>
    telling((t) => {
      t.tell('one', 1);
      t.draw(t.piles.stash, t.piles.sack);
      t.tell('two', 2);
      t.tell('three', 3);
    });
  test('are each viewer’s own: from a number on, it gets the gap', () => {
    const match = mixed();
    for (const viewer of [0, 1, 'watcher'] as const) {
      const all = match.told(viewer);
      for (let from = 0; from <= all.length + 1; from++)
        assert.deepEqual(match.told(viewer, from), all.slice(from));
    }
  });
  test('do not tell of what a viewer does not notice', () => {
    const hidden = pile((viewer) => (viewer === 1 ? 'faces' : 'none'));
    const secretPiles = { a: hidden, b: hidden };
    const match = sit(
      tiny<typeof secretPiles>(
        (t) => {
          print(t, 'a', t.piles.a);
          t.draw(t.piles.a, t.piles.b);
          t.tell('after', null);
          return t.confirm(0, { prompt: 'go' });
        },
        { piles: secretPiles },
      ),
    );
    assert.equal(match.told(1).length, 2);
    assert.deepEqual(match.told(0), [{ type: 'after', data: null }]);
  });
  test('go back with a step back', () => {
    const match = sit(
      tiny(function* (t) {
        for (let i = 0; i < 3; i++) {
          t.tell('asked', i);
          yield* t.confirm(0, { prompt: 'go' });
        }
      }),
    );
    const before = match.told(0);
    take(match, 0, true);
    assert.equal(match.told(0).length, 2);
    assert.ok(match.undo(0).ok);
    assert.deepEqual(match.told(0), before);
  });
  test('go on after a match was saved and resumed', () => {
    const match = sit(hoard, 2, 'numbers');
    playRandomly(match, 'numbers', () => {}, 25);
    const told = (each: typeof match): SeenEvent[][] => {
      const from = [0, 1].map((seat) => match.told(seat).length);
      playRandomly(each, 'afterwards', () => {}, 6);
      return from.map((last, seat) => each.told(seat, last));
    };
    const { match: again, lost } = resume(hoard, saved(match));
    assert.deepEqual(lost, []);
    const resumed = told(again);
    assert.deepEqual(resumed, told(match));
  });
});

test('a match that nobody watches is told of nothing, and is the same match', () => {
  const game = tiny<typeof piles>(
    (t) => {
      print(t, 'ab', t.piles.deck);
      t.draw(t.piles.deck, t.piles.discard);
      t.tell('roared', null);
      return t.confirm(0, { prompt: 'go' });
    },
    { piles },
  );
  const fairness = fairnessFromSeed('table');
  const silent = Match.start(game, { seats: 2, fairness, events: false });
  assert.deepEqual(silent.told(0), []);
  assert.equal(silent.hash, sit(game).hash);
});
