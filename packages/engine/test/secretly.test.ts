import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Cards, laid, worlds } from './hidden.ts';
import { faces, print } from './tiny.ts';

describe('what is done to cards in secret leaves open', () => {
  test('a card one seat was shown is still anything to those who were not', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, hand } = table.piles;
      const shown = table.draw(deck, hand[0])!;
      const other = table.draw(deck, hand[0])!;
      table.show([shown], [1]);
      table.move(other, deck, 'bottom');
    });
    assert.ok(worlds(t, 2, (each) => faces(each, each.piles.hand[0])).size > 4);
  });

  test('an open card put back in secret may lie at any of the places', () => {
    const t = laid('abcdefgh', (table) => {
      const top = table.cards(table.piles.deck).slice(-3);
      table.show(top.slice(0, 1), 'all');
      table.show(top, [0]);
      table.reorder(table.piles.deck, top, 0);
    });
    const open = t.whole.cards.kinds[t.whole.cards.print[t.cards(t.piles.deck).at(-1)!]];
    const places = worlds(t, 1, (each) => String(faces(each, each.piles.deck).indexOf(open)));
    assert.ok(places.size > 1, `always at ${[...places].join()}`);
  });

  test('in which order cards of two shuffles were put back does not show in where copies have them', () => {
    const [asTheyLay, swapped] = [false, true].map((swap) => {
      const t = laid('abcdef', (table) => {
        const { deck, backs } = table.piles;
        print(table, 'uvwxyz', backs);
        table.shuffle(backs);
        table.draw(backs, deck);
        const top = table.cards(deck).slice(-2);
        table.show(top, [0]);
        table.reorder(deck, swap ? top : top.toReversed(), 0);
      });
      return worlds(t, 1, (each) => String(each.kind(each.top(each.piles.deck)!) > 'm'));
    });
    assert.deepEqual(asTheyLay, swapped);
  });

  test('nor does putting them back give away which cards they are', () => {
    const t = laid('abcdef', (table) => {
      const { deck, backs } = table.piles;
      print(table, 'uvwxyz', backs);
      table.shuffle(backs);
      table.draw(backs, deck);
      const top = table.cards(deck).slice(-2);
      table.show(top, [0]);
      table.reorder(deck, top, 0);
    });
    assert.ok(worlds(t, 1, (each) => faces(each, each.piles.deck).slice(-2)).size > 10);
  });

  test('which card of a hand went back in secret does not show in what copies can hold', () => {
    const [older, younger] = [0, 1].map((went) => {
      const t = laid('abcdefgh', (table) => {
        const { deck, discard, hand } = table.piles;
        table.draw(deck, hand[1]);
        // What everybody saw lying open is shuffled in: it can only be in sleeves that took part.
        for (let i = 0; i < 3; i++) table.draw(deck, discard);
        table.state.notes.push(faces(table, discard));
        for (const card of table.cards(discard).slice()) table.move(card, deck);
        table.shuffle(deck);
        table.draw(deck, hand[1]);
        table.move(table.cards(hand[1])[went], deck);
      });
      const wasOpen = (kind: string): boolean => (t.state.notes[0] as string).includes(kind);
      const look = (each: Cards): string =>
        `${wasOpen(faces(each, each.piles.hand[1]))} ${wasOpen(faces(each, each.piles.deck).slice(-1))}`;
      return [...worlds(t, 0, look)].toSorted();
    });
    assert.deepEqual(older, younger);
  });

  test('cards of an older and a younger shuffle put back in secret may have changed places', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, discard, hand } = table.piles;
      table.draw(deck, hand[1]);
      for (let i = 0; i < 3; i++) table.draw(deck, discard);
      table.state.notes.push(faces(table, discard));
      for (const card of table.cards(discard).slice()) table.move(card, deck);
      table.shuffle(deck);
      table.move(table.top(hand[1])!, deck);
      const top = table.cards(deck).slice(-2);
      table.show(top, [1]);
      table.reorder(deck, top, 1);
    });
    const onTop = (each: Cards): string =>
      String((t.state.notes[0] as string).includes(each.kind(each.top(each.piles.deck)!)));
    assert.equal(worlds(t, 0, onTop).size, 2);
  });

  test('of a hand everybody knew one card is gone: what is left is one of those', () => {
    const t = laid('abcdefgh', (table) => {
      const { deck, hand } = table.piles;
      for (let i = 0; i < 2; i++) table.draw(deck, hand[1]);
      table.show(table.cards(hand[1]), 'all');
      table.state.notes.push(faces(table, hand[1]));
      table.move(table.cards(hand[1])[0], deck, 'bottom');
    });
    const both = (t.state.notes[0] as string).split('').toSorted();
    const left = worlds(t, 0, (each) => faces(each, each.piles.hand[1]));
    assert.deepEqual([...left].toSorted(), both);
    const under = worlds(t, 0, (each) => faces(each, each.piles.deck)[0]);
    assert.deepEqual([...under].toSorted(), both);
  });
});
