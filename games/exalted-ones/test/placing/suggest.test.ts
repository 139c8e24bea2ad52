import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { MOUNTAINS, TEAMS } from '../../geometry/arena.ts';
import { along, type Disc, inches, type Path, SIZE } from '../../geometry/measure.ts';
import { canStand } from '../../geometry/steps.ts';
import { clears, wall } from '../../geometry/walls.ts';
import { faultOf, type PlaceSpec } from '../../placing/spec.ts';
import { firstSpot, someHedge, suggestFor } from '../../placing/suggest.ts';
import '../cases.ts';

const open = { walls: MOUNTAINS, blockers: [] };
/** A hero who can stand there; often at the very edge of the mat, where a point beside it is easily off the mat. */
const standing: fc.Arbitrary<Disc> = fc
  .tuple(fc.integer({ min: 0, max: SIZE }), fc.integer({ min: 0, max: SIZE }), fc.boolean(), fc.boolean())
  .map(([x, y, left, down]) => ({
    x: left ? 600 + (x % 3) : Math.min(Math.max(x, 600), SIZE - 600),
    y: down ? 600 + (y % 3) : Math.min(Math.max(y, 600), SIZE - 600),
    r: 600,
  }))
  .filter((base) => canStand(base, open));
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};
const seeds = fc.integer({ min: 1, max: 2_147_483_646 });

/** An answer as the kernel wants it: whole numbers, no −0, and no rule against it. */
function isLegal(spec: PlaceSpec, path: Path): void {
  for (const value of path.flatMap(({ x, y }) => [x, y])) {
    assert.ok(Number.isSafeInteger(value), `${value} is no whole number`);
    assert.ok(!Object.is(value, -0), 'there is a −0');
  }
  assert.equal(faultOf(spec, path), null);
}
function specsFor(from: Disc, others: readonly Disc[]): PlaceSpec[] {
  const spot = {
    kind: 'spot',
    r: 600,
    occupied: others,
    barriers: [],
    towers: [],
    near: null,
    from: null,
    platform: null,
    squad: null,
    only: null,
    reaches: null,
  } as const;
  const walk = {
    kind: 'walk',
    base: from,
    allowance: inches(8),
    short: inches(4),
    straight: false,
    along: null,
    blockers: others,
    occupied: others,
    flying: false,
    barriers: [],
    towers: [],
    end: null,
  } as const;
  return [
    walk,
    { ...walk, straight: true, along: { x: SIZE - from.x, y: from.y } },
    { ...walk, flying: true },
    { ...spot, from: { ...from, inches: inches(4) } },
    { ...spot, platform: TEAMS[0], occupied: [] },
    { kind: 'line', from, range: inches(6), lines: 3, targets: others, barriers: [] },
    { kind: 'template', template: 'T1', from, targets: others },
    { kind: 'template', template: 'T2Pair', from, targets: others },
    { kind: 'circle', from, range: inches(5), targets: others },
    { kind: 'point', from, range: inches(6), barriers: [] },
  ];
}

test('whatever is suggested is legal, wherever somebody stands', () => {
  fc.assert(
    fc.property(standing, standing, seeds, (from, other, seed) => {
      const others = Math.hypot(from.x - other.x, from.y - other.y) < 1200 ? [] : [other];
      for (const spec of specsFor(from, others)) isLegal(spec, suggestFor(spec, chance(seed)));
    }),
    { numRuns: 400 },
  );
});
test('a hedge that is suggested is legal, and covers nobody', () => {
  fc.assert(
    fc.property(standing, seeds, (from, seed) => {
      const spec = {
        kind: 'hedge',
        from,
        range: inches(6),
        length: inches(4),
        width: inches(0.4),
        occupied: [from],
        barriers: [],
      } as const;
      const path = someHedge(spec, chance(seed));
      assert.ok(path !== null);
      isLegal(spec, path);
    }),
    { numRuns: 200 },
  );
});
test('nothing is measured to −0: a point half a unit beyond the edge of the mat is on it', () => {
  const { x, y } = along({ x: 600, y: 600 }, { x: -1, y: -1 }, 600.4);
  assert.deepEqual([Object.is(x, -0), Object.is(y, -0), x, y], [false, false, 0, 0]);
});
test('EX-MOVE-06: a point beyond any edge of the mat is none', () => {
  for (const [x, y] of [
    [-1, 20_000],
    [20_000, -1],
    [SIZE + 1, 20_000],
    [20_000, SIZE + 1],
  ]) {
    const from = {
      x: Math.min(Math.max(x, 600), SIZE - 600),
      y: Math.min(Math.max(y, 600), SIZE - 600),
      r: 600,
    };
    const spec = { kind: 'point', from, range: inches(4), barriers: [] } as const;
    assert.equal(faultOf(spec, [{ x, y }]), 'EX-MOVE-06');
    const inside = { x: Math.min(Math.max(x, 0), SIZE), y: Math.min(Math.max(y, 0), SIZE) };
    assert.equal(faultOf(spec, [inside]), null);
  }
});
test("one's own place is in reach and in sight of oneself", () => {
  fc.assert(
    fc.property(standing, ({ x, y, r }) => {
      const spec = { kind: 'point', from: { x, y, r }, range: inches(4), barriers: [] } as const;
      assert.equal(faultOf(spec, [{ x, y }]), null);
    }),
  );
});
test('a point just outside of a wall, on its edge or by a hair inside is clear of it, one deeper inside is not', () => {
  const block = wall([
    { x: 10_000, y: 10_000 },
    { x: 14_000, y: 12_000 },
    { x: 11_000, y: 15_000 },
  ]);
  // The middle of the lower edge, and steps of 2 units square to it.
  const [nx, ny] = [2 / Math.sqrt(20), -4 / Math.sqrt(20)];
  const clear = (out: number): boolean => {
    const [x, y] = [12_000 + nx * out, 11_000 + ny * out];
    return clears(block, x, y, x, y, 0);
  };
  assert.deepEqual([6, 3, 0.001, -4, -6, -400].map(clear), [true, true, true, true, false, false]);
});

void test('on a crowded platform the place that is left is found, on both sides', () => {
  const crowd = [0, 3500, 7000].map((y) => ({ x: 0, y, r: 3300 }));
  for (const team of TEAMS) {
    const occupied = team === 'blue' ? crowd : crowd.map(({ x, y, r }) => ({ x: SIZE - x, y: SIZE - y, r }));
    const spec = {
      kind: 'spot',
      r: 600,
      occupied,
      barriers: [],
      towers: [],
      near: null,
      from: null,
      platform: team,
      squad: null,
      only: null,
      reaches: null,
    } as const;
    const spot = firstSpot(spec);
    assert.ok(spot !== null);
    isLegal(spec, [spot]);
    isLegal(spec, suggestFor(spec, chance(3)));
  }
});
