import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { clone, hash, hashText, type Match, notPlain } from '../src/index.ts';
import { hashWhole } from '../src/hash.ts';
import { cloneWhole, type Whole } from '../src/state.ts';
import { hoard } from '@tafelrunde/testing/fixtures';
import { playRandomly, sit } from './tiny.ts';

/** Plain data as a state may hold it. */
const plain = fc
  .jsonValue({ noUnicodeString: false, depthSize: 'medium' })
  .filter((value) => notPlain(value) === null);
const roundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a copy', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copied = clone(value);
        assert.deepEqual(copied, value);
        // Both together are still a tree: no object is reachable twice.
        assert.equal(notPlain([value, copied]), null);
      }),
    );
  });
  test('of a whole state is equal and shares nothing', () => {
    const match = sit(hoard, 3, 'whole');
    playRandomly(match, 'whole', ({ table }) => {
      const copied = cloneWhole(table.whole);
      assert.deepEqual(copied, table.whole);
      assert.equal(notPlain([table.whole, copied]), null);
      assert.equal(hashWhole(copied), hashWhole(table.whole));
    });
  });
});

describe('a state is a plain tree', () => {
  const bad: [name: string, value: unknown, where: string][] = [
    ['undefined', { a: [undefined] }, 'state.a[0] is undefined'],
    ['a function', { f: () => 1 }, 'state.f is function'],
    ['NaN', [Number.NaN], 'state[0] is NaN'],
    ['infinity', { n: Number.POSITIVE_INFINITY }, 'state.n is Infinity'],
    ['-0', { n: -0 }, 'state.n is -0'],
    ['a bigint', { n: 1n }, 'state.n is bigint'],
    ['a symbol', { n: Symbol('x') }, 'state.n is symbol'],
    ['a Map', { m: new Map() }, 'state.m is not a plain object'],
    ['a Date', { d: new Date(0) }, 'state.d is not a plain object'],
    // oxlint-disable-next-line no-sparse-arrays -- on purpose
    ['a hole', [1, , 2], 'state[1] is undefined'],
  ];
  for (const [name, value, where] of bad) test(`without ${name}`, () => assert.equal(notPlain(value), where));

  test('without a key that would become its prototype', () => {
    assert.notEqual(notPlain(JSON.parse('{"__proto__":1}')), null);
  });
  test('in which nothing is reachable twice, and no circle', () => {
    const shared = { x: 1 };
    assert.equal(notPlain({ a: shared, b: [shared] }), 'state.b[0] is reachable twice');
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    assert.equal(notPlain(circle), 'state.self is reachable twice');
  });
  test('everything else is plain, and comes back from a file as it was', () => {
    fc.assert(
      fc.property(plain, (value) => {
        assert.equal(notPlain(value), null);
        assert.deepEqual(roundTrip(value), value);
      }),
    );
  });
});

describe('a digest', () => {
  test('is equal for equal data, also when it comes from a file', () => {
    fc.assert(
      fc.property(plain, (value) => {
        assert.equal(hash(value), hash(clone(value)));
        assert.equal(hash(value), hash(roundTrip(value)));
      }),
    );
  });
  test('is a number of 32 bits, written in eight digits', () => {
    fc.assert(
      fc.property(plain, (value) => {
        assert.match(hashText(hash(value)), /^[0-9a-f]{8}$/u);
        assert.equal(Number.parseInt(hashText(hash(value)), 16), hash(value));
      }),
    );
    assert.equal(hashText(10), '0000000a');
  });
  test('differs for what looks alike', () => {
    const alike: unknown[] = [
      null,
      0,
      '',
      false,
      [],
      {},
      [[]],
      [null],
      [0],
      ['0'],
      '0',
      1,
      '1',
      true,
      [1],
      [1, 2],
      [2, 1],
      [[1], 2],
      [[1, 2]],
      ['ab'],
      ['a', 'b'],
      { a: 1 },
      { b: 1 },
      { a: '1' },
      { a: { b: 1 } },
      { a: {}, b: 1 },
      0.5,
      -1,
      2 ** 31,
      2 ** 32,
      2 ** 33,
      0.1 + 0.2,
      0.3,
      'a',
      'b',
      'ab',
      'ba',
    ];
    assert.equal(new Set(alike.map(hash)).size, alike.length);
  });
  test('differs when one number among many is another', () => {
    const digests = new Set<number>();
    for (let i = 0; i < 50; i++)
      for (let value = 1; value < 60; value++) digests.add(hash(Array<number>(50).fill(0).with(i, value)));
    assert.equal(digests.size, 50 * 59);
  });

  test('of a whole state notices every part of it', () => {
    const match: Match<never> = sit(hoard, 3, 'parts') as never;
    playRandomly(match, 'parts', () => {}, 20);
    const change: Record<string, (whole: Whole) => void> = {
      step: (w) => w.step++,
      game: (w) => Object.assign(w.game, { turn: 77 }),
      order: (w) => w.piles[0].reverse(),
      place: (w) => w.piles[1].push(w.piles[0].pop()!),
      facts: (w) => w.facts.push({ name: 'noThief', cards: [], to: 1 }),
      scenes: (w) => w.scenes.push({ type: 'theft' }),
      drawn: (w) => w.chance.drawn++,
      branch: (w) => w.chance.branch++,
      forced: (w) => w.chance.forced.push(0),
      result: (w) => (w.result = { how: 'deck', winners: [] }),
    };
    for (const column of Object.keys(match.table.whole.cards)) {
      // Where a card is follows from the piles.
      if (column === 'at') continue;
      change[column] = (w) => {
        const cards = w.cards as unknown as Record<string, number | (number | string)[]>;
        const values = cards[column];
        if (typeof values === 'number') cards[column] = values + 1;
        else values[2] = typeof values[2] === 'string' ? 'dragon' : values[2] + 1;
      };
    }
    const seen = new Map([[match.hash, 'as it is']]);
    for (const [part, alter] of Object.entries(change)) {
      const whole = cloneWhole(match.table.whole);
      alter(whole);
      const digest = hashWhole(whole);
      assert.equal(seen.get(digest), undefined, `${part} and ${seen.get(digest)} have one digest`);
      seen.set(digest, part);
    }
  });
});
