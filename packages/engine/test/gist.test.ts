import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { facedown, open, type Pile, pile, randomSource, redeal, type Seat, Trials } from '../src/index.ts';
import { type Cards, laid } from './hidden.ts';
import { faces, print, sit, take, tiny } from './tiny.ts';

/** The gist of every pile in these tests: its letters, in order. `made` counts how often one had to be made. */
let made = 0;
const letters = (t: Pick<Cards, 'cards' | 'kind'>, pile: Pile): string => {
  made++;
  return faces(t, pile);
};
const right = (t: Cards): void => {
  for (const pile of [t.piles.deck, t.piles.discard, t.piles.backs, ...t.piles.hand])
    assert.equal(t.gist(pile, letters), faces(t, pile));
};

describe('the gist of a pile', () => {
  test('is made once as long as nothing happens to the pile', () => {
    const t = laid('abcdef');
    made = 0;
    t.gist(t.piles.deck, letters);
    t.gist(t.piles.deck, letters);
    assert.equal(made, 1);
    print(t, 'x', t.piles.discard);
    t.gist(t.piles.deck, letters);
    assert.equal(made, 1);
  });

  test('is made again when a card is printed, moved, drawn, shuffled or reordered', () => {
    const t = laid('abcdefghijkl');
    const { deck, discard, hand } = t.piles;
    right(t);
    print(t, 'x', deck);
    right(t);
    t.move(t.cards(deck)[2], discard, 'bottom');
    right(t);
    t.draw(deck, hand[1]);
    right(t);
    t.move(t.cards(deck)[0], deck);
    right(t);
    t.shuffle(deck);
    right(t);
    t.reorder(deck, t.cards(deck).slice(-3), 0);
    right(t);
  });

  test('is made again when hidden cards are dealt again', () => {
    const t = laid('abcdefghijkl', (table) => {
      for (let i = 0; i < 3; i++) table.draw(table.piles.deck, table.piles.hand[1]);
    });
    right(t);
    const before = t.gist(t.piles.hand[1], letters);
    redeal(t, 0, randomSource('world'));
    right(t);
    assert.notEqual(t.gist(t.piles.hand[1], letters), before);
  });

  test('is made once for all copies of a match, unless the pile has changed or was dealt again', () => {
    const seen: string[] = [];
    const piles = { deck: pile(facedown), shelf: pile(open), table: pile(open) };
    const lying = tiny<typeof piles>(
      function* (t) {
        const { deck, shelf, table } = t.piles;
        t.draw(deck, table);
        yield* t.confirm(0, { prompt: 'go' });
        seen.push([deck, shelf, table].map((one) => t.gist(one, (_, of) => note(faces(t, of)))).join());
        assert.equal(seen.at(-1), [deck, shelf, table].map((one) => faces(t, one)).join());
      },
      {
        piles,
        setup(t) {
          print(t, 'abcdefgh', t.piles.deck);
          t.shuffle(t.piles.deck);
          print(t, 'xyz', t.piles.shelf);
        },
      },
    );
    const notes: string[] = [];
    const note = (text: string): string => notes[notes.push(text) - 1];
    const trials = new Trials(sit(lying, 1), 0, 'copies');
    for (let deal = 0; deal < 10; deal++) trials.take(deal).answer(0, true);
    assert.equal(seen.length, 10);
    assert.ok(new Set(seen).size > 5);
    assert.equal(notes.filter((text) => text === 'xyz').length, 1);
    assert.equal(notes.length, 21);
  });

  test('follows the cards in a copy to try answers on, after an undo and after a rewind', () => {
    const seen: string[] = [];
    const game = tiny<Cards['game']['piles']>(
      function* (t) {
        const { deck, hand } = t.piles;
        t.draw(deck, hand[1]);
        seen.push(t.gist(hand[1], letters), faces(t, hand[1]));
        yield* t.confirm(0, { prompt: 'go' });
        seen.push(t.gist(hand[1], letters), faces(t, hand[1]));
        yield* t.confirm(0, { prompt: 'go' });
        seen.push(t.gist(hand[1], letters), faces(t, hand[1]));
      },
      {
        steps: 3,
        piles: laid('ab').game.piles,
        setup: (t) => {
          print(t, 'abcdefghijkl', t.piles.deck);
          t.shuffle(t.piles.deck);
        },
      },
    );
    const match = sit(game);
    take(match, 0, true);
    const trials = new Trials(match, 0, 'copies');
    // The same deal twice: the second is laid out from memory.
    for (const deal of [0, 1, 1]) assert.ok(trials.take(deal).answer(0, true));
    assert.ok(match.undo(0).ok);
    take(match, 0, true);
    take(match, 0, false);
    match.rewind(0);
    take(match, 0, true);
    for (let i = 0; i < seen.length; i += 2) assert.equal(seen[i], seen[i + 1]);
    assert.ok(new Set(seen).size > 3);
  });
});

describe('the gist of a seat', () => {
  const hands = (t: Pick<Cards, 'cards' | 'kind' | 'piles'>, seat: Seat): string => {
    made++;
    return faces(t, t.piles.hand[seat]);
  };
  const rightForAll = (t: Cards): void => {
    for (const seat of t.clockwise()) assert.equal(t.seatGist(seat, hands), faces(t, t.piles.hand[seat]));
  };

  test('is made once until something happens to a pile of that seat', () => {
    const t = laid('abcdef');
    rightForAll(t);
    made = 0;
    rightForAll(t);
    t.draw(t.piles.deck, t.piles.discard);
    rightForAll(t);
    assert.equal(made, 0);
    t.draw(t.piles.deck, t.piles.hand[1]);
    rightForAll(t);
    assert.equal(made, 1);
    t.move(t.cards(t.piles.hand[1])[0], t.piles.hand[2]);
    rightForAll(t);
    assert.equal(made, 3);
  });

  test('follows the cards where hidden ones are dealt again, and in copies to try answers on', () => {
    const seen: string[] = [];
    const game = tiny<Cards['game']['piles']>(
      function* (t) {
        const look = (): unknown => seen.push(t.seatGist(1, hands), faces(t, t.piles.hand[1]));
        t.draw(t.piles.deck, t.piles.hand[1]);
        look();
        yield* t.confirm(0, { prompt: 'go' });
        look();
        t.draw(t.piles.deck, t.piles.hand[1]);
        look();
        yield* t.confirm(0, { prompt: 'go' });
      },
      {
        piles: laid('ab').game.piles,
        setup: (t) => {
          print(t, 'abcdefghijkl', t.piles.deck);
          t.shuffle(t.piles.deck);
        },
      },
    );
    const trials = new Trials(sit(game), 0, 'copies');
    for (const deal of [0, 1, 1]) assert.ok(trials.take(deal).answer(0, true));
    for (let i = 0; i < seen.length; i += 2) assert.equal(seen[i], seen[i + 1]);
    assert.ok(new Set(seen).size > 3);
  });
});
