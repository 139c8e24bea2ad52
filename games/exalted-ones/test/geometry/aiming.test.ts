import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { MOUNTAINS, RADIUS } from '../../geometry/arena.ts';
import { allOn, firstOn, lineAims, rayToward } from '../../geometry/lines.ts';
import { direction, type Disc, distance, inches, type Point, SIZE } from '../../geometry/measure.ts';
import {
  circleAims,
  circleCovers,
  circleReaches,
  covers,
  outline,
  T1,
  T2,
  type Template,
  templateAims,
} from '../../geometry/templates.ts';
import '../cases.ts';

const at = (x: number, y: number): Point => ({ x: inches(x + 15), y: inches(y + 15) });
const hero = (x: number, y: number): Disc => ({ ...at(x, y), r: RADIUS.hero });
const golem = (x: number, y: number): Disc => ({ ...at(x, y), r: RADIUS.golem });
const A = hero(0, 0);
const names = (all: Record<string, Disc>, found: readonly Disc[]): string =>
  found.map((one) => Object.keys(all).find((name) => all[name] === one)).join('');

test('EX-LINE-02: E lies wholly behind D and cannot be the first (example 19)', () => {
  const all = { B: hero(3, 3), C: hero(4.5, 0), D: hero(0, -3), E: hero(0, -5) };
  const aims = lineAims(A, inches(6), Object.values(all), []);
  const firsts = new Set(aims.map(({ hits }) => names(all, hits.slice(0, 1))));
  assert.deepEqual([...firsts].toSorted(), ['B', 'C', 'D']);
});
test('EX-LINE-03, -04: both pairs can be touched by one line (example 20)', () => {
  const all = { B: hero(3, 0), C: hero(5, 0.5), D: hero(0, 3), E: hero(-0.4, 5) };
  const groups = lineAims(A, inches(6), Object.values(all), []).map(({ hits }) => names(all, hits));
  assert.ok(groups.includes('BC') && groups.includes('DE'), groups.join());
  assert.equal(names(all, allOn(rayToward(A, at(6, 0.3), inches(6), []), Object.values(all))), 'BC');
});
test('EX-LINE-01: the line is as long as its range, from the edge of the base, and ends at a mountain', () => {
  const far = hero(7.2, 0);
  assert.equal(firstOn(rayToward(A, at(1, 0), inches(6), []), [far]), far);
  assert.equal(firstOn(rayToward(A, at(1, 0), inches(5.9), []), [far]), null);
  const from = { x: inches(3), y: inches(12.5), r: 600 };
  const behind = { x: inches(9.9), y: inches(12.5), r: 600 };
  assert.equal(firstOn(rayToward(from, behind, inches(10), []), [behind]), behind);
  assert.equal(firstOn(rayToward(from, behind, inches(10), MOUNTAINS), [behind]), null);
});

const circle = { G1: golem(7.6, 1.2), G2: golem(8.6, 1.2), B: hero(8.1, -1.6) };
test('EX-TMPL-03, -05: the circle reaches as far as its near edge, and touches three (example 21)', () => {
  assert.ok(circleReaches(A, at(8.1, 0), inches(6)));
  assert.ok(!circleReaches(A, at(8.12, 0), inches(6)));
  assert.ok(Object.values(circle).every((target) => circleCovers(at(8.1, 0), target)));
  assert.ok(circleCovers(at(8.1, 0), hero(10.2, 0)));
  assert.ok(!circleCovers(at(8.1, 0), hero(10.22, 0)));
});
test('EX-TMPL-04: it may lie nearer (example 22)', () => {
  assert.ok(circleReaches(A, at(7.5, 0), inches(6)));
  assert.ok(Object.values(circle).every((target) => circleCovers(at(7.5, 0), target)));
  const [best] = circleAims(A, inches(6), Object.values(circle)).toSorted(
    (a, b) => b.hits.length - a.hits.length,
  );
  assert.equal(best.hits.length, 3);
});

const cone = { G1: golem(3, 1), G2: golem(4, 1), B: hero(3.6, -1.8) };
test('EX-TMPL-01, EX-MEAS-06: the cone touches all three, the beam two (examples 23 and 24)', () => {
  const under = (template: Template): string =>
    names(
      cone,
      Object.values(cone).filter((target) => covers(template, A, at(9, 0), target)),
    );
  assert.equal(under(T1), 'G1G2B');
  assert.equal(under(T2), 'G1G2');
  assert.ok(templateAims(T1, A, Object.values(cone)).some(({ hits }) => hits.length === 3));
});
test('EX-TMPL-01: the cone widens evenly from 1.2 to 4 inches, the beam stays 1.2 inches wide', () => {
  // Half-way up the cone is 1.3 inches wide on each side; a golem of 0.5 touches the slanting edge up to 0.53 beyond.
  const beside = (template: Template, aside: number) =>
    [aside, -aside].map((x) => covers(template, A, at(0, 6), golem(x, 2.6)));
  assert.deepEqual(
    [beside(T1, 1.82), beside(T1, 1.84)],
    [
      [true, true],
      [false, false],
    ],
  );
  assert.deepEqual(
    [beside(T2, 1.1), beside(T2, 1.12)],
    [
      [true, true],
      [false, false],
    ],
  );
});
test('EX-TMPL-01: a template is drawn from the edge of the base, as wide and as long as it is', () => {
  assert.deepEqual(outline(T1, A, at(0, 6)), [at(0.6, 0.6), at(2, 4.6), at(-2, 4.6), at(-0.6, 0.6)]);
  assert.deepEqual(outline(T2, A, at(6, 0)), [at(0.6, -0.6), at(6.6, -0.6), at(6.6, 0.6), at(0.6, 0.6)]);
});
test('a direction has length 1, and where there is none it points to the right', () => {
  assert.deepEqual(direction(0, 0), { x: 1, y: 0 });
  assert.deepEqual(
    [direction(0, 1), direction(-3, 4)],
    [
      { x: 0, y: 1 },
      { x: -0.6, y: 0.8 },
    ],
  );
});
test('EX-TMPL-02: a template lies against the base, not over it, and turns with its direction', () => {
  assert.ok(!covers(T2, A, at(9, 0), hero(-1.3, 0)), 'behind whoever lays it');
  assert.ok(covers(T2, A, at(9, 0), hero(7.2, 0)));
  assert.ok(!covers(T2, A, at(9, 0), hero(7.22, 0)));
  assert.deepEqual(outline(T2, A, at(0, 9)), [at(0.6, 0.6), at(0.6, 6.6), at(-0.6, 6.6), at(-0.6, 0.6)]);
});

const bases = fc.record({
  x: fc.integer({ min: 10_000, max: 20_000 }),
  y: fc.integer({ min: 10_000, max: 20_000 }),
  r: fc.constantFrom<number>(500, 600, 800),
});
test('no free direction hits a first target that the aims do not offer', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(bases, { minLength: 1, maxLength: 6 }), bases, (targets, to) => {
      const ray = rayToward(A, to, inches(6), MOUNTAINS);
      const first = firstOn(ray, targets);
      if (first === null) return;
      compared++;
      const offered = lineAims(A, inches(6), targets, MOUNTAINS).some(({ hits }) => hits[0] === first);
      assert.ok(offered);
    }),
    { numRuns: 2000 },
  );
  assert.ok(compared > 150, `only ${compared} lines touched somebody`);
});
test('EX-LINE-04: no free direction hits a group that the aims do not offer', () => {
  let several = 0;
  const numbers = (targets: readonly Disc[], hits: readonly Disc[]) =>
    hits.map((one) => targets.indexOf(one)).join(' ');
  fc.assert(
    fc.property(fc.array(bases, { minLength: 3, maxLength: 6 }), bases, (targets, to) => {
      // All of them within range and beside the base, so that groups change at the edges of bases alone.
      if (targets.some((one) => distance(A, one) <= A.r + one.r)) return;
      const group = allOn(rayToward(A, to, inches(20), []), targets);
      if (group.length > 1) several++;
      const offered = lineAims(A, inches(20), targets, []).map(({ hits }) => numbers(targets, hits));
      if (group.length > 0) assert.ok(offered.includes(numbers(targets, group)));
    }),
    { numRuns: 6000 },
  );
  assert.ok(several > 100, `only ${several} lines touched several`);
});
test('aims say whom they hit', () => {
  fc.assert(
    fc.property(fc.array(bases, { minLength: 1, maxLength: 6 }), (targets) => {
      for (const { to, hits } of lineAims(A, inches(6), targets, MOUNTAINS))
        assert.deepEqual(allOn(rayToward(A, to, inches(6), MOUNTAINS), targets), hits);
      for (const { to, hits } of templateAims(T1, A, targets))
        assert.deepEqual(
          targets.filter((target) => covers(T1, A, to, target)),
          hits,
        );
      for (const { to, hits } of circleAims(A, inches(4), targets)) {
        assert.ok(circleReaches(A, to, inches(4)));
        assert.deepEqual(
          targets.filter((target) => circleCovers(to, target)),
          hits,
        );
      }
    }),
    { numRuns: 200 },
  );
});
test('a template turned with everybody under it touches the same', () => {
  fc.assert(
    fc.property(bases, bases, fc.constantFrom(T1, T2), (target, to, template) => {
      const flip = <P extends Point>(p: P): P => ({ ...p, x: SIZE - p.x, y: SIZE - p.y });
      assert.equal(covers(template, flip(A), flip(to), flip(target)), covers(template, A, to, target));
    }),
  );
});
