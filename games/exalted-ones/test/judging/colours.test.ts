import assert from 'node:assert/strict';
import { adviceOf, randomSource, type Path, type Seat } from '@tafelrunde/engine';
import { MOUNTAINS, type Lane } from '../../geometry/arena.ts';
import { type Disc, inches, overlap, type Point, SIZE } from '../../geometry/measure.ts';
import { canStand } from '../../geometry/steps.ts';
import { judge } from '../../judging/judge.ts';
import type { Team } from '../../shape.ts';
import { type Arena, type GolemPlan, play, situation } from '../kit.ts';

/**
 * Neither colour is better: red's half is blue's, turned by 180 degrees. So whatever is judged or advised for blue must be judged
 * and advised for red in the turned position. A series of matches would need thousands to see a lean that this finds at once.
 */
const KINDS = ['alice', 'gavin', 'elmar', 'majvi', 'ylvie', 'jasper'] as const;
const TURNED: Readonly<Record<Lane, Lane>> = {
  northWest: 'southEast',
  middle: 'middle',
  southEast: 'northWest',
};
const RED: Readonly<Record<Team, Team>> = { blue: 'red', red: 'blue' };

interface Figure {
  readonly kind: string;
  readonly team: Team;
  readonly at: readonly [number, number];
}
interface Scene {
  readonly heroes: readonly Figure[];
  readonly golems: readonly GolemPlan[];
}
const turnedAt = ([x, y]: readonly [number, number]): readonly [number, number] => [
  (SIZE - inches(x)) / 1000,
  (SIZE - inches(y)) / 1000,
];

/** Heroes and golems anywhere they can stand; whole tenths of an inch. */
function someScene(seed: string): Scene {
  const random = randomSource(seed);
  const taken: Disc[] = [];
  const spot = (r: number): readonly [number, number] => {
    for (;;) {
      const at = [1 + Math.floor(random() * 330) / 10, 1 + Math.floor(random() * 330) / 10] as const;
      const base = { x: inches(at[0]), y: inches(at[1]), r };
      const [x, y] = turnedAt(at);
      if (!canStand(base, { walls: MOUNTAINS, blockers: taken })) continue;
      if (overlap(base, { x: inches(x), y: inches(y), r })) continue;
      taken.push(base);
      return at;
    }
  };
  return {
    heroes: KINDS.map((kind, i) => ({ kind, team: i % 2 === 0 ? 'blue' : 'red', at: spot(800) })),
    golems: (['blue', 'red'] as const).flatMap((team) =>
      (['northWest', 'middle'] as const).map((lane) => ({ team, lane, at: spot(500) })),
    ),
  };
}
const turnedScene = (scene: Scene): Scene => ({
  heroes: scene.heroes.map(({ kind, team, at }) => ({ kind, team: RED[team], at: turnedAt(at) })),
  golems: scene.golems.map(({ team, lane = 'middle', at }) => ({
    team: RED[team],
    lane: TURNED[lane],
    at: turnedAt(at),
  })),
});
function set(scene: Scene, active: Seat): Arena {
  const side = (team: Team) =>
    Object.fromEntries(
      scene.heroes.filter((one) => one.team === team).map(({ kind, at }) => [kind, { at, xp: 5 }]),
    );
  return play({
    blue: side('blue'),
    red: side('red'),
    golems: scene.golems,
    towers: true,
    set: (state) => {
      state.initiative = state.starter = active;
    },
  });
}

/** What the advice answers, until the hero is chosen, the action and the way: by kind and place, turned back for red. */
function advised(m: Arena, seat: Seat): string[] {
  const found: string[] = [];
  for (let i = 0; i < 3 && m.match.waiting.includes(seat); i++) {
    const question = m.match.question(seat)!;
    const answer = adviceOf(m.t, question);
    if (answer === null) break;
    const chosen = m.state.models.find(({ id }) => `model${id}` === answer);
    found.push(
      typeof answer === 'object'
        ? (answer as Path).map((point) => placeFor(point, seat)).join(' ')
        : chosen === undefined
          ? String(answer)
          : `${chosen.sort} at ${placeFor(chosen, seat)}`,
    );
    m.match.answer(seat, answer);
  }
  return found;
}
const placeFor = ({ x, y }: Point, seat: Seat): string =>
  (seat === 0 ? [x, y] : [SIZE - x, SIZE - y]).map(rough).join(',');
/** Rounding to the grid goes up on both sides, so a turned point may be off by a unit or two. */
const rough = (value: number): number => Math.round(value / 10);

situation('a turned position is worth as much to red as the position is to blue', () => {
  for (let i = 0; i < 60; i++) {
    const scene = someScene(`judge ${i}`);
    const [blue, red] = [set(scene, 0), set(turnedScene(scene), 1)];
    const worth = judge(blue.match.view(0), 0);
    assert.ok(Math.abs(worth - judge(red.match.view(1), 1)) < 1e-6, `${i}`);
    assert.ok(Math.abs(worth + judge(blue.match.view(1), 1)) < 1e-6, `${i}`);
  }
});

situation('the advice for red in a turned position is that for blue, turned', () => {
  let same = 0;
  const MATCHES = 60;
  const different: string[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const scene = someScene(`advice ${i}`);
    const [a, b] = [advised(set(scene, 0), 0), advised(set(turnedScene(scene), 1), 1)];
    if (a.join('; ') === b.join('; ')) same++;
    else different.push(`${i}: ${a.join('; ')} | ${b.join('; ')}`);
  }
  assert.equal(same, MATCHES, different.join('\n'));
});
