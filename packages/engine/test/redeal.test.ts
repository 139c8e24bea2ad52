import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type Card, type Match, randomSource, redeal, viewOf } from '../src/index.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { type Cards, laid, worlds } from './hidden.ts';
import { chiSquare, faces, playRandomly, sit } from './tiny.ts';

describe('dealing again what a viewer cannot know', () => {
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

  test('tables that look alike to the viewer are dealt alike: the true cards leave no trace', () => {
    const t = laid('abcdefgh', (table) => {
      for (const seat of [0, 1, 2]) table.draw(table.piles.deck, table.piles.hand[seat]);
      table.shuffle(table.piles.deck);
    });
    const dealt = (): string => {
      redeal(t, 0, randomSource('same'));
      return t.whole.cards.print.join();
    };
    const first = dealt();
    for (let i = 0; i < 10; i++) {
      redeal(t, 0, randomSource(`another ${i}`));
      assert.equal(dealt(), first);
    }
  });

  test('leaves secret fields alone that hold nothing yet', () => {
    const t = laid('abc');
    t.state.secret.splice(0, 3, null, null, 'theirs');
    redeal(t, 0, randomSource('x'));
    assert.deepEqual(t.state.secret.slice(0, 2), [null, null]);
    assert.equal(typeof t.state.secret[2], 'number');
  });
});
