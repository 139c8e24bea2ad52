import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Cards, laid, worlds } from './hidden.ts';
import { faces } from './tiny.ts';

describe('what shuffles leave to be imagined', () => {
  test('changes cards only within the shuffle that hid them', () => {
    // The upper half is shuffled for itself: whoever saw both halves knows what each of them holds.
    const t = laid('abcdef', (table) => {
      const { deck, discard } = table.piles;
      for (const card of table.cards(deck).slice()) table.move(card, discard);
      for (const card of table.cards(discard).slice(0, 3)) table.move(card, deck);
      table.shuffle(deck);
      const lower = table.cards(deck).slice();
      for (const card of table.cards(discard).slice()) table.move(card, table.piles.backs);
      table.shuffle(table.piles.backs);
      assert.equal(lower.length, 3);
    });
    const sorted = (text: string): string => text.split('').toSorted().join('');
    const lower = sorted(faces(t, t.piles.deck));
    assert.deepEqual([...worlds(t, 1, (each) => sorted(faces(each, each.piles.deck)))], [lower]);
    assert.equal(worlds(t, 1, (each) => faces(each, each.piles.deck)).size, 6);
  });

  test('cards nobody has seen are not pinned by a later shuffle of the others', () => {
    // A hand is dealt, then the rest of the deck is shuffled again: the hand may still be anything.
    const t = laid('abcdefgh', (table) => {
      table.draw(table.piles.deck, table.piles.hand[1]);
      table.draw(table.piles.deck, table.piles.hand[1]);
      table.shuffle(table.piles.deck);
    });
    assert.ok(worlds(t, 0, (each) => faces(each, each.piles.hand[1])).size > 20);
  });

  test('what lay open when a hand was already dealt is never dealt into that hand', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, discard, hand } = table.piles;
      for (let i = 0; i < 2; i++) table.draw(deck, hand[1]);
      for (let i = 0; i < 3; i++) table.draw(deck, discard);
      table.state.notes.push(faces(table, discard));
      for (const card of table.cards(discard).slice()) table.move(card, deck);
      table.shuffle(deck);
    });
    const wasOpen = t.state.notes[0] as string;
    for (const hand of worlds(t, 0, (each) => faces(each, each.piles.hand[1])))
      for (const kind of hand.split('')) assert.ok(!wasOpen.includes(kind), `${hand} with ${wasOpen} open`);
  });

  test('a hand is not pinned when one of its cards goes back and all is shuffled once more', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, hand } = table.piles;
      for (let i = 0; i < 3; i++) table.draw(deck, hand[1]);
      table.shuffle(deck);
      table.move(table.top(hand[1])!, deck);
      table.shuffle(deck);
    });
    assert.ok(worlds(t, 0, (each) => faces(each, each.piles.hand[1])).size > 20);
  });

  test('a card one has put back oneself may have been drawn since, or not', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, hand } = table.piles;
      const mine = table.draw(deck, hand[0])!;
      table.state.notes.push(table.kind(mine));
      table.move(mine, deck);
      table.shuffle(deck);
      for (let i = 0; i < 4; i++) table.draw(deck, hand[1]);
      table.shuffle(deck);
    });
    const mine = t.state.notes[0] as string;
    const where = worlds(t, 0, (each) => String(faces(each, each.piles.hand[1]).includes(mine)));
    assert.equal(where.size, 2);
  });

  test('cards put back and mixed once more may be any of those that were put back', () => {
    const t = laid('abcdefghijkl', (table) => {
      const { deck, hand, backs } = table.piles;
      for (let i = 0; i < 4; i++) table.draw(deck, hand[0]);
      for (const card of table.cards(hand[0]).slice()) table.move(card, backs);
      table.shuffle(backs);
      table.shuffle(deck);
      table.draw(backs, deck);
      table.shuffle(deck);
      table.state.notes.push(faces(table, backs));
    });
    const left = worlds(t, 0, (each) => faces(each, each.piles.backs).split('').toSorted().join(''));
    assert.ok(left.size > 3, `always ${[...left].join()}`);
  });

  test('what has left a set one sees is known by what is missing there', () => {
    const t = laid('abcdefgh', (table) => {
      for (let i = 0; i < 3; i++) table.draw(table.piles.deck, table.piles.box);
      table.move(table.top(table.piles.box)!, table.piles.deck, 'bottom');
    });
    assert.equal(worlds(t, 0, (each) => faces(each, each.piles.deck)[0]).size, 1);
    assert.ok(worlds(t, 1, (each) => faces(each, each.piles.deck)[0]).size > 4);
  });

  test('nor after yet another card has gone back and all was shuffled once more', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, discard, hand } = table.piles;
      for (let i = 0; i < 2; i++) table.draw(deck, hand[1]);
      table.draw(deck, hand[2]);
      for (let i = 0; i < 2; i++) table.draw(deck, discard);
      table.state.notes.push(faces(table, discard));
      for (const card of table.cards(discard).slice()) table.move(card, deck);
      table.shuffle(deck);
      table.move(table.top(hand[2])!, deck, 'bottom');
      table.shuffle(deck);
    });
    const wasOpen = t.state.notes[0] as string;
    for (const hand of worlds(t, 0, (each) => faces(each, each.piles.hand[1])))
      for (const kind of hand.split('')) assert.ok(!wasOpen.includes(kind), `${hand} with ${wasOpen} open`);
  });

  test('a card one has put back oneself is not in a hand that was dealt before', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, hand } = table.piles;
      table.draw(deck, hand[1]);
      const mine = table.draw(deck, hand[0])!;
      table.state.notes.push(table.kind(mine));
      table.move(mine, deck);
      table.shuffle(deck);
    });
    const hands = worlds(t, 0, (each) => faces(each, each.piles.hand[1]));
    assert.ok(hands.size > 4 && !hands.has(t.state.notes[0] as string));
    assert.equal(worlds(t, 2, (each) => faces(each, each.piles.hand[1])).size, 8);
  });

  test('that another seat had it and put it back as well is not known to the first', () => {
    const played = (seed: string): Cards =>
      laid(
        'abcdef',
        (table) => {
          const { deck, hand } = table.piles;
          const mine = table.draw(deck, hand[0])!;
          const kind = table.kind(mine);
          table.move(mine, deck);
          table.shuffle(deck);
          for (let i = 0; i < 3; i++) table.draw(deck, hand[1]);
          const found = table.cards(hand[1]).find((card) => table.kind(card) === kind);
          table.move(found ?? table.cards(hand[1])[0], deck);
          table.shuffle(deck);
          table.state.notes.push(kind, found !== undefined);
        },
        seed,
      );
    const t = Array.from({ length: 20 }, (_, seed) => played(String(seed))).find(
      ({ state }) => state.notes[1] === true,
    )!;
    const kind = t.state.notes[0] as string;
    assert.equal(worlds(t, 0, (each) => String(faces(each, each.piles.hand[1]).includes(kind))).size, 2);
  });

  test('what lay open and was mixed into one of two piles may have come to the other since', () => {
    const t = laid('abcdefghij', (table) => {
      const { deck, discard, backs } = table.piles;
      for (let i = 0; i < 2; i++) table.draw(deck, backs);
      for (let i = 0; i < 3; i++) table.draw(deck, discard);
      table.state.notes.push(faces(table, discard));
      for (const card of table.cards(discard).slice()) table.move(card, backs);
      table.shuffle(backs);
      table.shuffle(deck);
      table.draw(backs, deck);
      table.shuffle(deck);
    });
    const wasOpen = (t.state.notes[0] as string).split('');
    const inDeck = (each: Cards): string =>
      String(wasOpen.some((kind) => faces(each, each.piles.deck).includes(kind)));
    assert.equal(worlds(t, 0, inDeck).size, 2);
  });
});
