import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  type Card,
  facedown,
  Match,
  fairnessFromSeed,
  open,
  pile,
  pileEach,
  pileRow,
  RuleDefect,
} from '../src/index.ts';
import { chiSquare, faces, print, sit, tiny, type Tiny } from './tiny.ts';

const piles = { deck: pile(facedown), discard: pile(open), hand: pileEach(open), row: pileRow(4, open) };
type Cards = Tiny<typeof piles>;

/** A table with the letters a to f on the deck, f on top, to move cards about on. */
function laid(kinds = 'abcdef', seed = 'table', shuffled = false): Cards {
  const game = tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
    piles,
    setup: (t) => {
      print(t, kinds, t.piles.deck);
      if (shuffled) t.shuffle(t.piles.deck);
    },
  });
  return sit(game, 2, seed).table;
}

describe('piles', () => {
  test('are handed out by name: one, one for each seat, or a row', () => {
    const { piles: handles } = laid();
    assert.equal(handles.hand.length, 2);
    assert.equal(handles.row.length, 4);
    const all = [handles.deck, handles.discard, ...handles.hand, ...handles.row];
    assert.deepEqual(all, [0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('moving', () => {
  test('to the top, to the bottom, and to any place between', () => {
    const t = laid();
    const { deck, discard } = t.piles;
    const [a, b, c, d] = t.cards(deck).slice();
    t.move(a, discard);
    t.move(b, discard);
    t.move(c, discard, 'bottom');
    t.move(d, discard, 1);
    assert.equal(faces(t, discard), 'cdab');
    assert.equal(faces(t, deck), 'ef');
    assert.equal(t.at(d), discard);
    assert.equal(t.kind(t.top(discard)!), 'b');
  });
  test('within one pile', () => {
    const t = laid('abc');
    const [a] = t.cards(t.piles.deck);
    t.move(a, t.piles.deck);
    assert.equal(faces(t, t.piles.deck), 'bca');
    t.move(a, t.piles.deck, 'bottom');
    assert.equal(faces(t, t.piles.deck), 'abc');
  });
  test('draws from the top, until there is nothing left', () => {
    const t = laid('ab');
    assert.equal(t.kind(t.draw(t.piles.deck, t.piles.hand[1])!), 'b');
    assert.equal(t.kind(t.draw(t.piles.deck, t.piles.hand[1])!), 'a');
    assert.equal(t.draw(t.piles.deck, t.piles.hand[1]), null);
    assert.equal(t.top(t.piles.deck), null);
    assert.equal(faces(t, t.piles.hand[1]), 'ba');
  });
  test('the definition goes with the face', () => {
    const t = laid('abC');
    const [, b, c] = t.cards(t.piles.deck);
    assert.deepEqual(t.def(b), { worth: 1 });
    assert.equal(t.back(b), 'grey');
    assert.equal(t.back(c), 'gold');
  });
  test('only what the game knows can be printed', () => {
    for (const kind of ['dragon', 'toString', 'constructor']) {
      const game = tiny<typeof piles>((t) => t.make(kind, t.piles.deck), { piles });
      const start = (): unknown => Match.start(game, { seats: 1, fairness: fairnessFromSeed('x') });
      assert.throws(start, RuleDefect, kind);
    }
  });
  test('no card is ever lost or doubled, and each knows where it is', () => {
    const step = fc.record({ card: fc.nat(5), to: fc.nat(7), where: fc.constantFrom('top', 'bottom', 0, 1) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, shuffle) => {
        const t = laid();
        for (const { card, to, where } of steps) {
          t.move(card as Card, to as never, where as 'top');
          if (shuffle) t.shuffle(to as never);
        }
        const lying = t.whole.piles.flatMap((cards, at) => cards.map((card) => [card, at]));
        assert.deepEqual(
          lying.map(([card]) => card).toSorted((a, b) => a - b),
          [0, 1, 2, 3, 4, 5],
        );
        for (const [card, at] of lying) assert.equal(t.at(card as Card), at);
        const prints = t.whole.cards.print.toSorted((a, b) => a - b);
        assert.deepEqual(prints, [0, 1, 2, 3, 4, 5]);
      }),
    );
  });
});

describe('shuffling', () => {
  test('moves faces; sleeves stay where they are', () => {
    const t = laid('abcdefghij');
    const sleeves = t.cards(t.piles.deck).slice();
    t.shuffle(t.piles.deck);
    assert.deepEqual(t.cards(t.piles.deck), sleeves);
    assert.notEqual(faces(t, t.piles.deck), 'abcdefghij');
    assert.equal(faces(t, t.piles.deck).split('').toSorted().join(''), 'abcdefghij');
  });
  test('touches no other pile', () => {
    const t = laid();
    for (let i = 0; i < 3; i++) t.draw(t.piles.deck, t.piles.discard);
    const before = faces(t, t.piles.discard);
    t.shuffle(t.piles.deck);
    assert.equal(faces(t, t.piles.discard), before);
  });
  test('of nothing or of one card changes nothing', () => {
    const t = laid('a');
    t.shuffle(t.piles.deck);
    t.shuffle(t.piles.discard);
    assert.equal(faces(t, t.piles.deck), 'a');
  });
  test('leaves every order as likely', () => {
    const counts = new Map<string, number>();
    const t = laid('abcd');
    for (let i = 0; i < 4800; i++) {
      t.shuffle(t.piles.deck);
      t.guard.rest();
      const order = faces(t, t.piles.deck);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    assert.ok(chiSquare([...counts.values()]) < 59, `chi-square ${chiSquare([...counts.values()])}`);
  });
});

describe('putting back in an order of one’s own', () => {
  test('lays the named cards as named, the first on top, and leaves the rest', () => {
    const t = laid('abcdef');
    const [, , , d, e, f] = t.cards(t.piles.deck);
    t.reorder(t.piles.deck, [d, f, e], 0);
    assert.equal(faces(t, t.piles.deck), 'abcefd');
  });
  test('moves faces, not sleeves: the next id tells nothing', () => {
    const t = laid('abcdef');
    const sleeves = t.cards(t.piles.deck).slice();
    t.reorder(t.piles.deck, [sleeves[4], sleeves[5]], 0);
    assert.deepEqual(t.cards(t.piles.deck), sleeves);
    assert.equal(faces(t, t.piles.deck), 'abcdfe');
  });
  test('takes exactly the top cards, each once', () => {
    const t = laid('abcdef');
    const [a, , , d, e, f] = t.cards(t.piles.deck);
    for (const wrong of [[], [a], [f, f], [f, d], [f, e, a], [f, e, e]])
      assert.throws(() => t.reorder(t.piles.deck, wrong, 0), RuleDefect);
    assert.equal(faces(t, t.piles.deck), 'abcdef');
  });
});
