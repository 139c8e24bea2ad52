import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  artefactOf,
  halfOf,
  HOMES,
  LANES,
  MOUNTAINS,
  onPlatform,
  RADIUS,
  TEAMS,
  towerOf,
  turned,
} from '../../geometry/arena.ts';
import { distance, gap, inches, onMat, overlap, SIZE, within } from '../../geometry/measure.ts';
import { shortestWay } from '../../geometry/routes.ts';
import { firstGolem, secondGolem } from '../../geometry/spots.ts';
import { standsClear } from '../../geometry/walls.ts';

// The numbers here stand in the guide's table and in its list of checks, worked out there by hand.

const near = (value: number, wanted: number, message?: string): void =>
  assert.ok(Math.abs(value - inches(wanted)) <= 10, `${message ?? ''} ${value} is not ${wanted} inches`);
const nobody = { walls: MOUNTAINS, blockers: [] };
const buildings = [
  ...TEAMS.map(artefactOf),
  ...TEAMS.flatMap((team) =>
    LANES.flatMap((lane) => [towerOf(team, lane, 'inner'), towerOf(team, lane, 'outer')]),
  ),
];

test('red is blue turned by 180 degrees, and a lane has the towers of both', () => {
  assert.deepEqual(towerOf('red', 'northWest', 'inner'), { x: 23_830, y: 32_830, r: 800 });
  assert.deepEqual(towerOf('red', 'southEast', 'outer'), { x: 32_830, y: 13_430, r: 800 });
  near(distance(towerOf('blue', 'middle', 'outer'), towerOf('red', 'middle', 'outer')), 14.47);
  near(distance(towerOf('blue', 'northWest', 'outer'), towerOf('red', 'northWest', 'outer')), 15.32);
  near(distance(towerOf('blue', 'southEast', 'outer'), towerOf('red', 'southEast', 'outer')), 15.32);
  near(distance(towerOf('blue', 'middle', 'inner'), towerOf('blue', 'middle', 'outer')), 7.64);
});

test('twelve mountains, twelve towers and six neutrals stand on the mat and on nobody', () => {
  assert.equal(MOUNTAINS.length, 12);
  const all = [...buildings, ...HOMES];
  assert.equal(all.length, 2 + 12 + 6);
  for (const base of all) {
    assert.ok(onMat(base));
    assert.ok(MOUNTAINS.every((mountain) => standsClear(mountain, base)));
    assert.ok(all.every((other) => other === base || !overlap(base, other)));
    assert.equal(all.filter((other) => distance(other, turned(base)) < 1 && other.r === base.r).length, 1);
  }
});

test('the mountains have the corners of the guide, in every quarter', () => {
  const west = [
    [5.2, 9.2, 10, 13.9, 5.2, 15.8],
    [5.2, 18.6, 10.7, 21.3, 8.2, 23.9, 5.2, 20.9],
    [11, 16.1, 11.8, 15.4, 14.2, 17.9, 12.4, 19.8, 11, 18.3],
  ].map((numbers) =>
    Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: inches(numbers[2 * i]),
      y: inches(numbers[2 * i + 1]),
    })),
  );
  const south = west.map((corners) => corners.map(({ x, y }) => ({ x: y, y: x })));
  const half = [...west, ...south];
  const all = [...half, ...half.map((corners) => corners.map(turned))];
  // Which corner comes first, and in which direction they follow, does not matter.
  const sorted = (corners: readonly { readonly x: number; readonly y: number }[]) =>
    corners.map(({ x, y }) => `${x},${y}`).toSorted();
  assert.deepEqual(
    MOUNTAINS.map(({ corners }) => sorted(corners).join(' ')).toSorted(),
    all.map((corners) => sorted(corners).join(' ')).toSorted(),
  );
});

test('squads stand where the table has them', () => {
  const spots = [
    ['blue', 'northWest', 'inner', 2.6, 15.9, 2.6, 16.9],
    ['blue', 'northWest', 'outer', 5.64, 25.04, 6.35, 25.75],
    ['blue', 'middle', 'inner', 10.24, 10.24, 10.95, 10.95],
    ['blue', 'middle', 'outer', 15.64, 15.64, 16.35, 16.35],
    ['red', 'northWest', 'inner', 19.53, 32.83, 18.53, 32.83],
    ['red', 'southEast', 'outer', 29.79, 10.39, 29.08, 9.68],
  ] as const;
  for (const [team, lane, rank, x1, y1, x2, y2] of spots) {
    const first = firstGolem(team, lane, rank, nobody);
    assert.ok(first !== null);
    const second = secondGolem(team, lane, rank, first, nobody);
    assert.ok(second !== null);
    near(first.x, x1, `${team} ${lane} ${rank}`);
    near(first.y, y1);
    near(second.x, x2);
    near(second.y, y2);
  }
});

test('a hero in contact with the first golem is in range of the tower, one an inch away is not', () => {
  const tower = towerOf('blue', 'middle', 'outer');
  const golem = { ...firstGolem('blue', 'middle', 'outer', nobody)!, r: RADIUS.golem };
  const out = (far: number) => {
    const share = (distance(tower, golem) + golem.r + far + RADIUS.hero) / distance(tower, golem);
    return {
      x: Math.round(tower.x + (golem.x - tower.x) * share),
      y: Math.round(tower.y + (golem.y - tower.y) * share),
      r: RADIUS.hero,
    };
  };
  assert.ok(within(tower, out(0), inches(4)));
  near(gap(tower, out(0)), 4);
  near(gap(tower, out(inches(1))), 5);
  assert.ok(!within(tower, out(inches(1)), inches(4)));
});

test('halves and platforms', () => {
  assert.equal(halfOf({ x: 0, y: SIZE }), null);
  assert.equal(halfOf(HOMES.find(({ neutral }) => neutral === 'drako')!), 'blue');
  assert.equal(halfOf(HOMES.find(({ neutral }) => neutral === 'cydra')!), 'red');
  const hero = (x: number, y: number) => ({ x: inches(x), y: inches(y), r: RADIUS.hero });
  assert.ok(onPlatform('blue', hero(0.6, 6.37)));
  assert.ok(!onPlatform('blue', hero(0.6, 6.4)));
  assert.ok(!onPlatform('red', hero(0.6, 3)));
});

test('every clearing, tower and platform can be walked to on any hero base, monsters stay out of the jungle', () => {
  const blockers = buildings;
  for (const r of [RADIUS.hero, RADIUS.largeHero]) {
    const start = { x: 5000, y: 1000, r };
    for (const home of HOMES) {
      const way = shortestWay(start, home, { walls: MOUNTAINS, blockers });
      assert.ok(way !== null, `${home.neutral} of ${home.team} cannot be reached by radius ${r}`);
    }
  }
  const drako = HOMES.find(({ neutral }) => neutral === 'drako')!;
  const clearing = HOMES.find(({ neutral, team }) => neutral === 'pantha' && team === 'blue')!;
  assert.equal(shortestWay(drako, clearing, { walls: MOUNTAINS, blockers }), null);
});
