import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import {
  type Card,
  facedown,
  type Json,
  type Match,
  open,
  ownerOnly,
  pile,
  pileEach,
  randomSource,
  redeal,
  type Viewer,
  viewOf,
} from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { chiSquare, faces, playRandomly, print, sit, tiny, type Tiny } from './tiny.ts';

const piles = {
  deck: pile(facedown),
  backs: pile(() => 'backs'),
  box: pile((viewer) => (viewer === 0 ? 'set' : 'count')),
  discard: pile(open),
  hand: pileEach(ownerOnly, { bag: true }),
};
type Cards = Tiny<typeof piles>;

function laid(kinds: string, lay: (t: Cards) => void = () => {}, seed = 'table'): Cards {
  const game = tiny<typeof piles>((t) => t.confirm(0, { prompt: 'go' }), {
    piles,
    setup: (t) => {
      print(t, kinds, t.piles.deck);
      t.shuffle(t.piles.deck);
      lay(t);
    },
    facts: {
      noA: (found) => !found.includes('a'),
      inOrder: (found) => found.join('') === found.toSorted().join(''),
      alphabet: (found) => 'abcdefghijklmnopqrstuvwxyz'.startsWith(found.join('')),
    },
    secrets: [
      {
        path: 'secret.*',
        sees: (viewer, [owner]) => String(viewer) === owner,
        redeal: (random): Json => Math.floor(random() * 1000),
      },
    ],
  });
  return sit(game, 3, seed).table;
}
/** What a redeal for this viewer makes of a table, many times over. Each begins with the true cards. */
function worlds(t: Cards, viewer: Viewer, look: (t: Cards) => string, times = 200): Set<string> {
  const truth = t.whole.cards.print.slice();
  const seen = new Set<string>();
  for (let i = 0; i < times; i++) {
    redeal(t, viewer, randomSource(`world ${i}`));
    seen.add(look(t));
    t.whole.cards.print.splice(0, truth.length, ...truth);
  }
  return seen;
}

describe('dealing anew what a viewer cannot know', () => {
  test('leaves everything the viewer sees as it was, to the byte, after any play', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.nat(60),
        fc.constantFrom(0, 1, 2, 'watcher' as const),
        (seed, most, viewer) => {
          const match: Match<never> = sit(hoard, 3, `redeal ${seed}`) as never;
          playRandomly(match, `answers ${seed}`, () => {}, most);
          const before = JSON.stringify(viewOf(match.table, viewer));
          const sleeves = JSON.stringify(match.table.whole.piles);
          redeal(match.table, viewer, randomSource(String(seed)));
          assert.equal(JSON.stringify(viewOf(match.table, viewer)), before);
          assert.equal(JSON.stringify(match.table.whole.piles), sleeves);
          const { print: prints } = match.table.whole.cards;
          assert.equal(new Set(prints).size, prints.length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is not the identity, and leaves every order as likely', () => {
    const t = laid('abcd');
    const counts = new Map<string, number>();
    const random = randomSource('uniform');
    for (let i = 0; i < 4800; i++) {
      redeal(t, 0, random);
      const order = faces(t, t.piles.deck);
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    assert.equal(counts.size, 24);
    assert.ok(chiSquare([...counts.values()]) < 59);
  });

  test('keeps what the viewer knows, and nothing of what only others know', () => {
    const t = laid('abcdefgh', (table) => {
      table.draw(table.piles.deck, table.piles.hand[0]);
      table.draw(table.piles.deck, table.piles.hand[1]);
      table.show([table.top(table.piles.deck)!], [0]);
    });
    const mine = faces(t, t.piles.hand[0]);
    const peeked = t.kind(t.top(t.piles.deck)!);
    const look = (each: Cards): string =>
      faces(each, each.piles.hand[0]) + each.kind(each.top(each.piles.deck)!);
    assert.deepEqual([...worlds(t, 0, look)], [mine + peeked]);
    assert.ok(worlds(t, 0, (each) => faces(each, each.piles.hand[1])).size > 4);
    assert.equal(worlds(t, 1, look).size > 20, true);
  });

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

  test('keeps backs that can be seen', () => {
    const t = laid('abcDEFGh', (table) => {
      for (let i = 0; i < 4; i++) table.draw(table.piles.deck, table.piles.backs);
    });
    const backs = (each: Cards): string =>
      each
        .cards(each.piles.backs)
        .map((card) => each.back(card))
        .join();
    assert.equal(worlds(t, 1, backs).size, 1);
    assert.ok(worlds(t, 1, (each) => faces(each, each.piles.backs)).size > 10);
  });

  test('keeps a set that can be seen, for those who see it', () => {
    const t = laid('abcdefgh', (table) => {
      for (let i = 0; i < 3; i++) table.draw(table.piles.deck, table.piles.box);
    });
    const set = (each: Cards): string => faces(each, each.piles.box).split('').toSorted().join('');
    assert.equal(worlds(t, 0, set).size, 1);
    assert.equal(worlds(t, 0, (each) => faces(each, each.piles.box)).size, 6);
    assert.ok(worlds(t, 1, set).size > 10);
  });

  test('keeps facts the viewer was told, and only those', () => {
    const t = laid('abcdefgh', (table) => {
      const cards = table.cards(table.piles.deck).filter((card) => table.kind(card) !== 'a');
      table.fact('noA', cards.slice(0, 5), [0]);
    });
    const [fact] = t.whole.facts;
    const holds = (each: Cards): string => String(fact.cards.every((card) => each.kind(card) !== 'a'));
    assert.deepEqual([...worlds(t, 0, holds)], ['true']);
    assert.equal(worlds(t, 1, holds).size, 2);
  });

  test('keeps even a fact that almost no deal would make true', () => {
    const t = laid('abcdefghijklmnop', (table) => {
      const byKind = (kind: string): Card =>
        table.cards(table.piles.deck).find((card) => table.kind(card) === kind)!;
      table.fact('alphabet', 'abcde'.split('').map(byKind), [0]);
    });
    const [fact] = t.whole.facts;
    const found = worlds(t, 0, (each) => fact.cards.map((card) => each.kind(card)).join(''), 20);
    assert.deepEqual([...found], ['abcde']);
  });

  test('gives secret fields of others another value, and keeps one’s own', () => {
    const t = laid('abc');
    t.state.secret.splice(0, 3, 'mine', 'yours', 'theirs');
    redeal(t, 0, randomSource('x'));
    assert.equal(t.state.secret[0], 'mine');
    assert.equal(typeof t.state.secret[1], 'number');
    assert.equal(typeof t.state.secret[2], 'number');
  });

  test('is the same for the same source', () => {
    const deal = (): string => {
      const t = laid('abcdefgh');
      redeal(t, 0, randomSource('same'));
      return faces(t, t.piles.deck);
    };
    assert.equal(deal(), deal());
  });
});
