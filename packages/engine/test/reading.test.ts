import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Card,
  facedown,
  glimpseOf,
  type Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  pileRow,
  type Reading,
  readingOf,
  Rehearsal,
  UNSEEN,
  type View,
  viewOf,
} from '../src/index.ts';
import { print, sit, tiny, type TinyShape } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  set: pile(() => 'set'),
  nothing: pile(() => 'none'),
  field: pileRow(2, open),
  hand: pileEach(ownerOnly, { bag: true }),
};
type Hands = TinyShape<typeof piles>;

const laid = tiny<typeof piles>(
  function* (t) {
    yield* t.scene({ type: 'noon' }, () => t.confirm(0, { prompt: 'go' }));
  },
  {
    piles,
    setup: (t) => {
      print(t, 'ab', t.piles.deck);
      print(t, 'dc', t.piles.set);
      print(t, 'e', t.piles.nothing);
      const [f] = print(t, 'fg', t.piles.field[1]);
      t.setNote(f, { wounds: 2 });
      print(t, 'hi', t.piles.hand[0]);
      print(t, 'jkl', t.piles.hand[1]);
    },
  },
);
const library = { content: laid.content, piles, unseen: { worth: 0 } };

/** What rules might count: all they need is to read. */
const worthOf = (t: Reading<Hands>, seat: number): number =>
  t.cards(t.piles.hand[seat]).reduce((sum, card) => sum + t.def(card).worth, 0);

const readings = (match: Match<Hands>, viewer: number): [string, View<Hands>][] => [
  ['what is sent', JSON.parse(JSON.stringify(viewOf(match.table, viewer))) as View<Hands>],
  ['what bots look at', glimpseOf(match.table, viewer)],
];

describe('a reading', () => {
  for (const [name, view] of readings(sit(laid), 0)) {
    const table = sit(laid).table;
    const t = readingOf(view, library);

    test(`of ${name} says of what can be seen what the table says`, () => {
      assert.deepEqual(t.piles, table.piles);
      assert.deepEqual([t.seats, t.state, t.scenes], [table.seats, table.state, table.scenes]);
      assert.deepEqual(t.clockwise(1), [1, 0]);
      for (const pile of [t.piles.field[0], t.piles.field[1], t.piles.hand[0]]) {
        assert.deepEqual(t.cards(pile), table.cards(pile));
        assert.equal(t.top(pile), table.top(pile));
        for (const card of t.cards(pile)) {
          assert.equal(t.kind(card), table.kind(card));
          assert.equal(t.def(card), table.def(card));
          assert.deepEqual(t.note(card), table.note(card));
          assert.equal(t.at(card), pile);
        }
      }
      assert.equal(worthOf(t, 0), worthOf(table, 0));
    });

    test(`of ${name} has a card that cannot be seen as a value that counts nothing`, () => {
      const hand = t.cards(t.piles.hand[1]);
      assert.equal(new Set(hand).size, 3);
      for (const card of hand) {
        assert.equal(t.kind(card), UNSEEN);
        assert.equal(t.def(card), library.unseen);
        assert.equal(t.note(card), null);
        assert.equal(t.at(card), t.piles.hand[1]);
      }
      assert.equal(worthOf(t, 1), 0);
      assert.equal(t.cards(t.piles.deck).length, 2);
      assert.deepEqual(t.cards(t.piles.nothing), []);
      assert.equal(t.kind(table.cards(table.piles.hand[1])[0]), UNSEEN);
      assert.equal(t.at(999 as Card), -1);
    });

    test(`of ${name} knows what is in a set, if not which is which`, () => {
      assert.deepEqual(
        t.cards(t.piles.set).map((card) => t.kind(card)),
        ['c', 'd'],
      );
    });

    test(`of ${name} is made once, and finds cards before their piles were looked at`, () => {
      assert.equal(readingOf(view, library), t);
      const fresh = readingOf<Hands>({ ...view }, library);
      const [f] = table.cards(table.piles.field[1]);
      assert.deepEqual([fresh.kind(f), fresh.note(f)], ['f', { wounds: 2 }]);
      let made = 0;
      const gist = (): number => fresh.gist(fresh.piles.deck, () => ++made);
      assert.deepEqual([gist(), gist()], [1, 1]);
    });
  }
});

describe('a rehearsal', () => {
  test('rules move cards and lay notes on a copy: what it was made of stays as it was', () => {
    const { table } = sit(laid);
    const view = viewOf(table, 0);
    const t = new Rehearsal(view, library);
    const [first] = t.cards(t.piles.hand[0]);
    const before = t.gist(t.piles.hand[0], (at, own) => at.cards(own).length);
    t.move(first, t.piles.field[1], 'bottom');
    t.setNote(first, { wounds: 1 });
    t.tell('moved', { seat: 0 });
    assert.deepEqual([t.at(first), t.cards(t.piles.field[1])[0]], [t.piles.field[1], first]);
    assert.deepEqual(
      [before, t.gist(t.piles.hand[0], (at, own) => at.cards(own).length), t.note(first)],
      [2, 1, { wounds: 1 }],
    );
    assert.deepEqual(t.told, [{ type: 'moved', data: { seat: 0 } }]);
    const again = readingOf(view, library);
    assert.deepEqual([again.cards(again.piles.hand[0]).length, again.note(first)], [2, null]);
    assert.deepEqual([table.cards(table.piles.hand[0]).length, table.note(first)], [2, null]);
  });

  test('a card nobody sees, and one that comes into play, count as unseen', () => {
    const t = new Rehearsal(viewOf(sit(laid).table, 0), library);
    const hidden = t.top(t.piles.deck)!;
    const made = t.make('a', t.piles.field[0]);
    assert.deepEqual([t.kind(hidden), t.def(hidden), t.kind(made)], [UNSEEN, library.unseen, UNSEEN]);
    t.move(hidden, t.piles.field[0]);
    assert.deepEqual(t.cards(t.piles.field[0]), [made, hidden]);
  });
});
