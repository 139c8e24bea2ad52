import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { MOUNTAINS, RADIUS, turned } from '../../geometry/arena.ts';
import { type Disc, distance, inches, SIZE } from '../../geometry/measure.ts';
import { sees, SIGHT } from '../../geometry/sight.ts';
import { crosses, standsClear, wall } from '../../geometry/walls.ts';
import '../cases.ts';

const hero = (x: number, y: number): Disc => ({ x: inches(x), y: inches(y), r: RADIUS.hero });
const [W1] = MOUNTAINS;

test('EX-LOS-03: no line from A to B leads past the mountain (example 17)', () => {
  assert.ok(!sees(hero(3, 12.5), hero(9.9, 11), [W1]));
});
test('EX-LOS-02: a part of the base is enough, although the centre line is blocked (example 18)', () => {
  const [a, c] = [hero(3, 9.6), hero(9, 9.6)];
  assert.ok(crosses(W1, a.x, a.y, c.x, c.y));
  assert.ok(sees(a, c, [W1]));
});
test('EX-LOS-01: ten inches from edge to edge and no more', () => {
  assert.ok(sees(hero(1, 1), hero(12.2, 1), []));
  assert.ok(!sees(hero(1, 1), hero(12.21, 1), []));
});
test('a line along the edge of a mountain is clear', () => {
  const box = wall([
    { x: 5000, y: 5000 },
    { x: 8000, y: 5000 },
    { x: 8000, y: 8000 },
    { x: 5000, y: 8000 },
  ]);
  assert.ok(sees({ x: 3000, y: 4400, r: 600 }, { x: 10_000, y: 4400, r: 600 }, [box]));
  // Between two boxes that leave no gap at all nothing is seen, with a hair's breadth between them there is.
  const upper = (from: number) =>
    wall([
      { x: 5000, y: 5000 - from },
      { x: 8000, y: 5000 - from },
      { x: 8000, y: 1000 },
      { x: 5000, y: 1000 },
    ]);
  const [a, b] = [
    { x: 3000, y: 5000, r: 600 },
    { x: 10_000, y: 5000, r: 600 },
  ];
  assert.ok(!sees(a, b, [box, upper(-20)]));
  assert.ok(sees(a, b, [box, upper(20)]));
});

/** A base that stands clear of all mountains. */
const standing = fc
  .record({
    x: fc.integer({ min: 800, max: SIZE - 800 }),
    y: fc.integer({ min: 800, max: SIZE - 800 }),
    r: fc.constantFrom<number>(500, 600, 800),
  })
  .filter((base) => MOUNTAINS.every((mountain) => standsClear(mountain, base)));
/** Two bases not too far apart to see one another. */
const pairs = fc.tuple(standing, standing).filter(([a, b]) => distance(a, b) < SIGHT + a.r + b.r);

test('EX-LOS-06: sight is mutual, and the same turned by 180 degrees', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const seen = sees(a, b, MOUNTAINS);
      assert.equal(sees(b, a, MOUNTAINS), seen);
      assert.equal(sees({ ...turned(a), r: a.r }, { ...turned(b), r: b.r }, MOUNTAINS), seen);
    }),
    { numRuns: 500 },
  );
});

test('whoever can be joined by a clear segment is seen, and nobody else', () => {
  let [seen, hidden] = [0, 0];
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const joined = joinedBySome(a, b, 40, 0);
      if (joined) {
        seen++;
        assert.ok(sees(a, b, MOUNTAINS), 'a clear segment joins them');
      } else if (!joinedBySome(a, b, 40, 60)) {
        // Not even bases a little larger can be joined by any of the segments tried.
        hidden++;
        assert.ok(!sees(a, b, MOUNTAINS), 'no segment joins them');
      }
    }),
    { numRuns: 400 },
  );
  assert.ok(seen > 50 && hidden > 20, `too few cases: ${seen} seen, ${hidden} hidden`);
});

/** Try segments between many points of the edges of both bases, made larger by a margin: slow and simple. */
function joinedBySome(a: Disc, b: Disc, steps: number, margin: number): boolean {
  const edge = ({ x, y, r }: Disc, i: number) => ({
    x: x + (r + margin) * Math.cos((i / steps) * 2 * Math.PI),
    y: y + (r + margin) * Math.sin((i / steps) * 2 * Math.PI),
  });
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++) {
      const [p, q] = [edge(a, i), edge(b, j)];
      if (MOUNTAINS.every((mountain) => !crosses(mountain, p.x, p.y, q.x, q.y))) return true;
    }
  return false;
}

test('EX-LOS-02: the only clear lines may lead past the corners of two mountains', () => {
  for (const [a, b] of [
    [hero(24.6, 20.8), hero(25.3, 10.9)],
    [hero(18.9, 9.8), hero(28.6, 12)],
    [hero(16.6, 26), hero(14.4, 17.1)],
  ]) {
    assert.ok(joinedBySome(a, b, 400, 0), 'a clear segment joins them');
    assert.ok(sees(a, b, MOUNTAINS) && sees(b, a, MOUNTAINS));
  }
});
