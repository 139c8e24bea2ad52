import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  facedown,
  type Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  type Sight,
  type Viewer,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { faces, playRandomly, print, received, sit, take, tiny, type Tiny, type TinyShape } from './tiny.ts';

/** One pile whose sight depends on who looks: seat 0 to 4 from all to nothing, watchers see the count. */
const levels: Sight[] = ['faces', 'set', 'backs', 'some', 'none'];
const graded = { pile: pile((viewer) => (viewer === 'watcher' ? 'count' : levels[viewer])), box: pile(open) };

describe('a pile', () => {
  const match = sit(
    tiny<typeof graded>((t) => t.confirm(0, { prompt: 'go' }), {
      piles: graded,
      setup: (t) => {
        print(t, 'cAb', t.piles.pile);
        t.whole.cards.known.fill(1);
      },
    }),
    5,
  );
  const seen = (viewer: Viewer) => match.view(viewer).piles.pile;

  test('open: every face with its sleeve, in order', () => {
    assert.deepEqual(seen(0), {
      count: 3,
      cards: [
        { card: 0, kind: 'c' },
        { card: 1, kind: 'A' },
        { card: 2, kind: 'b' },
      ],
    });
  });
  test('as a set: the faces without sleeves and without their order', () => {
    const cards = ['A', 'b', 'c'].map((kind) => ({ card: null, kind }));
    assert.deepEqual(seen(1), { count: 3, cards });
  });
  test('from behind: the backs, in order', () => {
    assert.deepEqual(seen(2), { count: 3, cards: [{ back: 'grey' }, { back: 'gold' }, { back: 'grey' }] });
  });
  test('counted: how many', () => assert.deepEqual(seen('watcher'), { count: 3, cards: [null, null, null] }));
  test('whether there are any', () => assert.deepEqual(seen(3), { count: null, some: true, cards: [] }));
  test('not at all', () => assert.deepEqual(seen(4), { count: null, cards: [] }));
  test('whether there are any, when there are none', () => {
    const empty = sit(
      tiny<typeof graded>((t) => t.confirm(0, { prompt: 'go' }), { piles: graded }),
      5,
    );
    assert.deepEqual(empty.view(3).piles.pile, { count: null, some: false, cards: [] });
    assert.deepEqual(empty.view(4).piles.pile, { count: null, cards: [] });
  });
});

const piles = {
  deck: pile(facedown),
  hand: pileEach(ownerOnly, { bag: true }),
  treasure: pileEach((viewer, owner) => (viewer === owner ? 'faces' : 'backs'), { bag: true }),
  discard: pile(facedown, { top: 'faces' }),
};
type Cards = Tiny<typeof piles>;
const table = (lay: (t: Cards) => void): Match<TinyShape<typeof piles>> =>
  sit(
    tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
      piles,
      setup: lay,
      secrets: [
        { path: 'secret.*', sees: (viewer, [owner]) => String(viewer) === owner, redeal: () => null },
      ],
    }),
  );

describe('what is known of a hidden pile', () => {
  test('a card one has seen lies there with its face, at its place', () => {
    const match = table((t) => {
      print(t, 'abc', t.piles.deck);
      t.show([t.cards(t.piles.deck)[1]], [1]);
    });
    assert.deepEqual(match.view(1).piles.deck.cards, [null, { card: 1, kind: 'b' }, null]);
    assert.deepEqual(match.view(0).piles.deck.cards, [null, null, null]);
  });
  test('only the top of a pile lies open, with what was open before it', () => {
    const match = table((t) => {
      const [bottom] = print(t, 'ab', t.piles.deck);
      t.move(bottom, t.piles.discard);
      t.draw(t.piles.deck, t.piles.discard);
      print(t, 'c', t.piles.deck);
      t.move(t.top(t.piles.deck)!, t.piles.discard, 'bottom');
    });
    const cards = [null, { card: 0, kind: 'a' }, { card: 1, kind: 'b' }];
    assert.deepEqual(match.view('watcher').piles.discard.cards, cards);
  });
  test('a hand has no order: where the known card is tells nothing', () => {
    const views = ['abc', 'bca', 'cab'].map((kinds) =>
      table((t) => {
        print(t, kinds, t.piles.hand[0]);
        t.show(
          t.cards(t.piles.hand[0]).filter((card) => t.kind(card) === 'a'),
          [1],
        );
      })
        .view(1)
        .piles.hand[0].cards.map((card) => (card === null ? null : 'kind' in card && card.kind)),
    );
    for (const view of views) assert.deepEqual(view, ['a', null, null]);
  });
  test('backs in a hand have no order either', () => {
    const [one, other] = ['aBc', 'Bca'].map((kinds) =>
      table((t) => void print(t, kinds, t.piles.treasure[0])).view(1),
    );
    assert.deepEqual(one.piles.treasure[0].cards, [{ back: 'gold' }, { back: 'grey' }, { back: 'grey' }]);
    assert.deepEqual(one, other);
  });
});

describe('secret fields', () => {
  test('are null for whoever may not see them', () => {
    const match = table((t) => void t.state.secret.splice(0, 2, 'mine', 'yours'));
    assert.deepEqual(match.view(0).state.secret, ['mine', null]);
    assert.deepEqual(match.view(1).state.secret, [null, 'yours']);
    assert.deepEqual(match.view('watcher').state.secret, [null, null]);
    assert.deepEqual(match.table.state.secret, ['mine', 'yours']);
  });
});

describe('a view', () => {
  test('is a copy: whatever is done to it, the table stays', () => {
    const match = table((t) => void print(t, 'abc', t.piles.hand[0]));
    const { hash } = match;
    const view = match.view(0);
    view.state.coins[0] = 99;
    (view.piles.hand[0].cards as unknown[]).pop();
    assert.equal(match.hash, hash);
    assert.equal(faces(match.table, match.table.piles.hand[0]), 'abc');
  });

  test('two tables that differ only in what is hidden look the same, in everything that is received', () => {
    const worlds = ['abcdef', 'fbcdea'].map((kinds) => {
      const match = table((t) => {
        print(t, kinds, t.piles.deck);
        t.draw(t.piles.deck, t.piles.hand[1]);
        t.state.secret[1] = kinds;
      });
      take(match, 0, true);
      return match;
    });
    for (const viewer of [0, 'watcher'] as const)
      assert.equal(received(worlds[0], viewer), received(worlds[1], viewer));
    assert.notEqual(received(worlds[0], 1), received(worlds[1], 1));
  });

  test('holds nothing of seed, key or commitment, and no card the viewer does not know', () => {
    const secret = 'a-very-secret-seed';
    for (let seed = 0; seed < 5; seed++) {
      const match = sit(hoard, 3, `${secret}${seed}`);
      playRandomly(
        match,
        String(seed),
        (each) => {
          for (const viewer of [0, 1, 2, 'watcher'] as const) {
            const bytes = received(each, viewer);
            assert.ok(!bytes.includes(secret));
            assert.ok(!bytes.includes('"known"') && !bytes.includes('"drawn"') && !bytes.includes('"print"'));
            const bit = 1 << (viewer === 'watcher' ? 3 : viewer);
            const view = each.view(viewer);
            const shown = [view.piles.deck, ...view.piles.hand].flatMap(({ cards }) => cards);
            for (const card of shown)
              if (card !== null && 'card' in card)
                assert.ok(
                  (each.table.whole.cards.known[card.card!] & bit) !== 0,
                  `${viewer} sees ${card.kind}`,
                );
          }
        },
        60,
      );
    }
  });
});
