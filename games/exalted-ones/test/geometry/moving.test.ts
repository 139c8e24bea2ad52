import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { LANES, MOUNTAINS, TEAMS, towerOf } from '../../geometry/arena.ts';
import {
  type Disc,
  distance,
  inches,
  overlap,
  pathLength,
  type Point,
  SIZE,
  touching,
} from '../../geometry/measure.ts';
import { awayFrom, charmed, type Ground, shoved } from '../../geometry/push.ts';
import { reachable } from '../../geometry/reach.ts';
import { shortestWay } from '../../geometry/routes.ts';
import { firstGolem, nearestFree, secondGolem, secondGolemFits } from '../../geometry/spots.ts';
import { canStand, entryOf, pointsOf, stepFault } from '../../geometry/steps.ts';
import '../cases.ts';

const TOWERS = TEAMS.flatMap((team) =>
  LANES.flatMap((lane) => [towerOf(team, lane, 'inner'), towerOf(team, lane, 'outer')]),
);
const ground: Ground = { walls: MOUNTAINS, blockers: TOWERS };
const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const hero = (x: number, y: number): Disc => ({ ...at(x, y), r: 600 });
const open: Ground = { walls: [], blockers: [] };
const UP = { x: 0, y: 1 };
/** Where a push away from somebody ends. */
function pushed(base: Disc, by: Point, far: number, around: Ground): Point {
  const { x, y } = shoved(base, awayFrom(base, by, UP), far, around);
  return { x, y };
}

test('EX-MOVE-01, -02: any number of bends, but no further than the allowance', () => {
  const walk = { base: hero(17, 17), allowance: inches(4), ground, end: ground };
  assert.equal(stepFault(walk, [at(19, 17), at(19, 19)]), null);
  assert.equal(stepFault(walk, [at(19, 17), at(19, 19.02)]), 'tooLong');
});
test('EX-MOVE-05: a base has to clear mountains and blockers with its full width', () => {
  const walk = { base: hero(4.6, 12), allowance: inches(9), ground, end: ground };
  assert.equal(stepFault(walk, [at(4.6, 15)]), null);
  assert.equal(stepFault(walk, [at(4.7, 15)]), 'blocked');
  assert.equal(stepFault(walk, [at(11, 12)]), 'blocked', 'right through a mountain');
  const [foe] = [hero(17, 19)];
  const blocked = {
    base: hero(17, 17),
    allowance: inches(4),
    ground: { walls: [], blockers: [foe] },
    end: open,
  };
  assert.equal(stepFault(blocked, [at(17, 20.5)]), 'blocked');
  assert.equal(stepFault({ ...blocked, ground: open }, [at(17, 20.5)]), null, 'EX-FLY-01, EX-MOVE-03');
});
test('EX-MOVE-04, EX-FLY-01: nobody ends on another base or on a mountain, not even flying', () => {
  const walk = { base: hero(17, 17), allowance: inches(9), ground: open, end: ground };
  assert.equal(
    stepFault({ ...walk, end: { walls: [], blockers: [hero(17, 19)] } }, [at(17, 18)]),
    'occupied',
  );
  assert.equal(
    stepFault({ ...walk, end: { walls: [], blockers: [hero(17, 19)] } }, [at(17, 17.8)]),
    null,
    'touching is fine',
  );
  assert.equal(stepFault(walk, [at(12.5, 17.5)]), 'occupied');
});
test('EX-MOVE-06: the whole base stays on the mat', () => {
  const walk = { base: hero(1, 17), allowance: inches(9), ground: open, end: open };
  assert.equal(stepFault(walk, [at(0.6, 17)]), null);
  assert.equal(stepFault(walk, [at(0.59, 17), at(1, 18)]), 'offMat');
});

test('EX-MOVE-07: a way into the range of a tower is stopped where range and sight begin', () => {
  const tower = towerOf('blue', 'middle', 'outer');
  const base = hero(20, 20);
  const entry = entryOf(base, [at(19, 19), at(12, 17)], tower, inches(4), () => true);
  assert.ok(entry !== null);
  assert.equal(entry.step, 1);
  assert.ok(Math.abs(distance(entry.at, tower) - inches(5.4)) <= 10);
  const later = entryOf(base, [at(19, 19), at(12, 17)], tower, inches(4), ({ x }) => x < inches(13));
  assert.ok(later !== null && later.at.x < inches(13) && later.at.x > inches(12.9));
  assert.equal(
    entryOf(base, [at(19, 19), at(12, 17)], tower, inches(4), () => false),
    null,
  );
  assert.equal(
    entryOf(hero(14, 16), [at(15, 15)], tower, inches(4), () => true),
    null,
    'was in range before',
  );
  assert.equal(
    entryOf(hero(14, 16), [at(20, 20), at(15, 15)], tower, inches(4), () => true)?.step,
    1,
    'left and came back',
  );
});
test('somebody on the way is looked at every quarter of an inch', () => {
  const points = pointsOf(at(17, 17), [at(17, 18), at(18, 18)]);
  assert.equal(points.length, 9);
  assert.deepEqual(points[4], at(17, 18));
});

test('EX-PUSH-02 to -04: straight away, up to the mat, a mountain or a base', () => {
  assert.deepEqual(pushed(hero(17, 17), at(16, 17), inches(3), open), at(20, 17));
  assert.deepEqual(pushed(hero(34, 17), at(33, 17), inches(3), open), at(34.83, 17));
  const other = hero(19, 17);
  const stopped = pushed(hero(17, 17), at(16, 17), inches(3), { walls: [], blockers: [other] });
  assert.ok(touching({ ...stopped, r: 600 }, other));
  const rock = pushed(hero(3, 13), at(2, 13), inches(4), ground);
  assert.deepEqual(rock, at(4.6, 13), 'the edge of the mountain is at 5.2');
  assert.deepEqual(pushed({ ...rock, r: 600 }, at(2, 13), inches(4), ground), rock, 'in contact already');
  assert.deepEqual(pushed(hero(17, 17), at(17, 17), inches(2), open), at(17, 19));
});
test('EX-PUSH-03, -04: only what stands in the way stops a push, not the edge of the mat', () => {
  const stops = (base: Disc, around: Ground, far = 3) =>
    shoved(base, { x: 1, y: 0 }, inches(far), around).stopped;
  const other = { walls: [], blockers: [hero(19, 17)] };
  assert.deepEqual([stops(hero(17, 17), open), stops(hero(34, 17), open)], [false, false]);
  assert.deepEqual([stops(hero(17, 17), other), stops(hero(3, 13), ground)], [true, true]);
  // In contact at the very end of its way.
  assert.deepEqual([stops(hero(17, 17), other, 0.8), stops(hero(17, 17), other, 0.801)], [false, true]);
});
test('EX-CHARM-02: straight toward whoever charms, up to base contact', () => {
  const by = hero(17, 17);
  const stopped = charmed(hero(17, 20), by, inches(3), { walls: [], blockers: [by] });
  assert.deepEqual(stopped, at(17, 18.2));
  assert.deepEqual(charmed(hero(17, 20), by, inches(1), { walls: [], blockers: [by] }), at(17, 19));
});

test('EX-GOLEM-05: the second golem touches the first and is not nearer to the tower (example 26)', () => {
  const tower = towerOf('blue', 'middle', 'outer');
  const first = firstGolem('blue', 'middle', 'outer', ground)!;
  const fits = (x: number, y: number): boolean =>
    secondGolemFits({ x: first.x + x, y: first.y + y }, first, tower, ground);
  assert.ok(fits(707, 707), 'in front');
  assert.ok(fits(-700, 714), 'beside');
  assert.ok(!fits(-707, -707), 'behind, toward its tower');
  assert.ok(!fits(900, 900), 'apart');
});
test('EX-GOLEM-06: a taken spot moves the golem sideways, as far from the tower (example 27)', () => {
  const tower = towerOf('blue', 'middle', 'outer');
  const usual = firstGolem('blue', 'middle', 'outer', ground)!;
  const taken = { walls: MOUNTAINS, blockers: [...TOWERS, { ...usual, r: 600 }] };
  const spot = firstGolem('blue', 'middle', 'outer', taken)!;
  assert.ok(Math.abs(distance(spot, tower) - inches(4.3)) <= 2);
  assert.ok(canStand({ ...spot, r: 500 }, taken));
  assert.ok(distance(spot, usual) < 1300, 'no further than needed');
  const second = secondGolem('blue', 'middle', 'outer', spot, {
    ...taken,
    blockers: [...taken.blockers, { ...spot, r: 500 }],
  });
  assert.ok(second !== null && touching({ ...second, r: 500 }, { ...spot, r: 500 }));
});
test('the nearest free point is free', () => {
  const crowd: Ground = { walls: MOUNTAINS, blockers: [hero(17, 17), hero(18.2, 17), hero(17.6, 18)] };
  const spot = nearestFree(hero(17.4, 17.2), crowd)!;
  assert.ok(canStand({ ...spot, r: 600 }, crowd));
});

/** A base that stands clear on the map with all its towers. */
const standing = fc
  .record({
    x: fc.integer({ min: 800, max: SIZE - 800 }),
    y: fc.integer({ min: 800, max: SIZE - 800 }),
    r: fc.constantFrom<number>(600, 800),
  })
  .filter((base) => canStand(base, ground));

test('a shortest way is a legal way, no shorter than the straight line and no longer than any other that is tried', () => {
  let bent = 0;
  fc.assert(
    fc.property(standing, standing, fc.array(standing, { maxLength: 3 }), (base, to, bends) => {
      const target = { x: to.x, y: to.y };
      const walk = { base, allowance: Infinity, ground, end: open };
      const way = shortestWay(base, target, ground);
      if (way === null) return assert.notEqual(stepFault(walk, [...bends, target]), null);
      assert.equal(stepFault(walk, way), null);
      const long = pathLength([base, ...way]);
      assert.ok(long >= distance(base, target) - 1);
      if (way.length > 1) bent++;
      const other = [...bends, target];
      if (stepFault(walk, other) === null) assert.ok(long <= pathLength([base, ...other]) * 1.006 + 5);
    }),
    { numRuns: 400 },
  );
  assert.ok(bent > 50, `only ${bent} ways had to bend`);
});
test('who stands in contact with a mountain finds a way around its corner', () => {
  assert.ok(shortestWay({ x: 4596, y: 9191, r: 600 }, { x: 6195, y: 804 }, ground) !== null);
});
test('the way back is as long', () => {
  fc.assert(
    fc.property(standing, standing, (a, b) => {
      const there = shortestWay(a, { x: b.x, y: b.y }, ground);
      const back = shortestWay({ ...b, r: a.r }, { x: a.x, y: a.y }, ground);
      fc.pre(canStand({ ...b, r: a.r }, ground));
      assert.equal(there === null, back === null);
      if (there !== null && back !== null)
        assert.ok(Math.abs(pathLength([a, ...there]) - pathLength([b, ...back])) < 10);
    }),
    { numRuns: 200 },
  );
});
test('everything drawn as within reach can be walked to, and what can be walked to is drawn', () => {
  let [inside, outside] = [0, 0];
  fc.assert(
    fc.property(
      standing,
      fc.integer({ min: -5000, max: 5000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (base, dx, dy) => {
        const to = { x: base.x + dx, y: base.y + dy };
        const allowance = inches(5);
        const drawn = reachable(base, allowance, ground).some((star) => holds(star, to));
        const way = shortestWay(base, to, ground, allowance);
        const long = way === null ? Infinity : pathLength([base, ...way]);
        // The stars have 32 rays, so their borders are off by a little.
        if (drawn)
          assert.ok(
            long <= allowance * 1.02 || !canStand({ ...to, r: base.r + 10 }, ground),
            `drawn, but ${long} away`,
          );
        else assert.ok(long >= allowance * 0.9 || !deep(to), `${long} away and not drawn`);
        if (drawn) inside++;
        else outside++;
      },
    ),
    { numRuns: 200 },
  );
  assert.ok(inside > 30 && outside > 30);
});
/** Is there room around the point, so that the corners between two rays do not matter? */
const deep = ({ x, y }: Point): boolean => canStand({ x, y, r: 1300 }, ground);
function holds(star: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  for (const [i, a] of star.entries()) {
    const b = star[(i + 1) % star.length];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
}
test('a pushed base never comes to lie on anything', () => {
  fc.assert(
    fc.property(standing, standing, fc.integer({ min: 0, max: 6000 }), (base, by, far) => {
      const to = pushed(base, by, far, ground);
      const there = { ...to, r: base.r };
      assert.ok(canStand(there, ground) || TOWERS.some((tower) => overlap(base, tower)));
      assert.ok(distance(base, to) <= far + 1);
      const back = charmed(base, by, far, ground);
      assert.ok(canStand({ ...back, r: base.r }, ground));
    }),
    { numRuns: 500 },
  );
});
void test('the area that is drawn ends at a base that is only just within reach', () => {
  const base = { x: 2600, y: 17_000, r: 600 };
  const blocker = { x: 2600, y: 20_000, r: 800 };
  const [star] = reachable(base, inches(2), { walls: [], blockers: [blocker] });
  // 3 inches from centre to centre, 1.4 of them bases.
  const straight = star.filter(({ x }) => x === 2600).map(({ y }) => y);
  assert.deepEqual(
    straight.toSorted((a, b) => a - b),
    [15_000, 18_600],
  );
});
