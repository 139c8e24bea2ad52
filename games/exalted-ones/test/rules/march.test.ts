import assert from 'node:assert/strict';
import type { Flow } from '@tafelrunde/engine';
import { endPhase } from '../../rules/endPhase.ts';
import { isWounded } from '../../rules/targets.ts';
import type { Team, TowerRank } from '../../shape.ts';
import {
  finish,
  type Arena,
  artefactIn,
  type GolemPlan,
  golemsOf,
  hero,
  play,
  rule,
  spot,
  towerIn,
  wildIn,
} from '../kit.ts';

/** The whole end phase, with golems on the line. */
function end(m: Arena): void {
  finish(endPhase(m.t));
}
const squad = (team: Team, rank: TowerRank, many: number, life = 2): GolemPlan[] =>
  Array.from({ length: many }, (_, i) => ({
    team,
    rank,
    life,
    at: [team === 'blue' ? 12 + i : 22 + i, rank === 'inner' ? 9 : 16],
  }));
const count = (m: Arena, team: Team, rank: TowerRank): number =>
  golemsOf(m, team).filter((golem) => golem.rank === rank && golem.lane === 'middle').length;
const field = (golems: readonly GolemPlan[], round = 2) => play({ golems, towers: true, round });

rule('EX-MARCH-01', 'round 1: the survivors move up to the outer tower, and nobody fights', () => {
  const m = field([...squad('blue', 'inner', 1, 1), ...squad('red', 'inner', 2)], 1);
  end(m);
  const moved = golemsOf(m, 'blue').find(({ rank, lane }) => rank === 'outer' && lane === 'middle')!;
  assert.equal(moved.life, 1);
  assert.deepEqual(spot(moved), [15.641, 15.641]);
  assert.deepEqual([count(m, 'blue', 'outer'), count(m, 'red', 'outer')], [1, 2]);
});
rule('EX-MARCH-02', 'two new golems appear at every inner tower, also where towers are gone', () => {
  const m = field([]);
  towerIn(m, 'blue', 'middle', 'inner').present = false;
  end(m);
  assert.deepEqual([golemsOf(m, 'blue').length, golemsOf(m, 'red').length], [6, 6]);
  assert.equal(count(m, 'blue', 'inner'), 2);
});
rule('EX-END-06', 'new golems come after the march', () => {
  const m = field(squad('blue', 'inner', 2));
  end(m);
  assert.deepEqual([count(m, 'blue', 'inner'), count(m, 'blue', 'outer')], [2, 2]);
});
rule('EX-MARCH-03', 'from round 2 the outer squad marches and the inner one moves up', () => {
  const m = field([...squad('blue', 'outer', 2), ...squad('blue', 'inner', 1)]);
  end(m);
  assert.deepEqual([count(m, 'blue', 'outer'), towerIn(m, 'red', 'middle', 'outer').life], [1, 3]);
});
rule('EX-MARCH-04', 'golems destroy each other one for one, the most damaged first', () => {
  const m = field([...squad('blue', 'outer', 2), ...squad('red', 'outer', 2)]);
  end(m);
  assert.deepEqual([count(m, 'blue', 'outer'), count(m, 'red', 'outer')], [0, 0]);
  assert.equal(towerIn(m, 'red', 'middle', 'outer').life, 5);
});
rule('EX-MARCH-05', 'what is left of a squad meets the squad moving up before it reaches a building', () => {
  const m = field([...squad('blue', 'outer', 2), ...squad('red', 'inner', 1)]);
  end(m);
  assert.deepEqual([count(m, 'red', 'outer'), towerIn(m, 'red', 'middle', 'outer').life], [0, 4]);
});
rule('EX-MARCH-06', 'a golem deals exactly 1 damage to a tower, ignoring RST, and perishes', () => {
  const m = field(squad('blue', 'outer', 1));
  end(m);
  assert.deepEqual([towerIn(m, 'red', 'middle', 'outer').life, count(m, 'blue', 'outer')], [4, 0]);
});
rule('EX-MARCH-07', 'past a destroyed outer tower they reach the inner one, then the artefact', () => {
  const m = field(squad('blue', 'outer', 2));
  towerIn(m, 'red', 'middle', 'outer').present = false;
  end(m);
  assert.equal(towerIn(m, 'red', 'middle', 'inner').life, 6);
  const open = field(squad('blue', 'outer', 2));
  for (const rank of ['outer', 'inner'] as const) towerIn(open, 'red', 'middle', rank).present = false;
  artefactIn(open, 'red').life = 10;
  end(open);
  // Two golems hit it, then it regains 2.
  assert.equal(artefactIn(open, 'red').life, 10);
});
rule('EX-MARCH-08', 'a golem far from its squad marches with it all the same', () => {
  const m = field([{ team: 'blue', lane: 'middle', rank: 'outer', life: 2, at: [3, 3] }]);
  end(m);
  assert.equal(towerIn(m, 'red', 'middle', 'outer').life, 4);
});
rule('EX-END-01', 'the end phase begins with the march of all surviving golems', () => {
  const m = field([...squad('blue', 'outer', 1), ...squad('red', 'outer', 1)]);
  end(m);
  assert.equal(golemsOf(m, 'blue').filter(({ rank }) => rank === 'outer').length, 0);
});
rule('EX-END-02', 'golems that reached a building deal their damage', () => {
  const m = field(squad('red', 'outer', 2));
  end(m);
  assert.equal(towerIn(m, 'blue', 'middle', 'outer').life, 3);
});
rule('EX-END-03', 'a tower that golems destroy is removed and pays the other team', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14] } },
    golems: squad('blue', 'outer', 2),
    towers: true,
  });
  towerIn(m, 'red', 'middle', 'outer').life = 2;
  end(m);
  assert.equal(towerIn(m, 'red', 'middle', 'outer').present, false);
  assert.deepEqual([hero(m, 'alice').xp, hero(m, 'alice').gold, m.state.points[0]], [2, 2, 2]);
});
rule('EX-TOWER-13', 'a destroyed tower never returns and blocks nothing', () => {
  const m = field([]);
  towerIn(m, 'red', 'middle', 'outer').present = false;
  end(m);
  assert.equal(towerIn(m, 'red', 'middle', 'outer').present, false);
});
rule('EX-ART-05', 'an artefact regains 2 life points, up to 15', () => {
  const m = field([]);
  artefactIn(m, 'red').life = 12;
  artefactIn(m, 'blue').life = 14;
  end(m);
  assert.deepEqual([artefactIn(m, 'red').life, artefactIn(m, 'blue').life], [14, 15]);
});
rule('EX-END-07', 'neutrals that were knocked out return with full life to their spots', () => {
  const m = play({ wilds: true });
  const pantha = wildIn(m, 'pantha', 'blue');
  pantha.present = false;
  pantha.life = 0;
  end(m);
  assert.deepEqual([pantha.present, pantha.life, ...spot(pantha)], [true, 4, 8.4, 17.2]);
});
rule('EX-NEUT-12', 'neutrals that were only moved or wounded stay as they are', () => {
  const m = play({ wilds: true });
  const pantha = wildIn(m, 'pantha', 'blue');
  Object.assign(pantha, { x: 3000, y: 17_000, life: 2 });
  end(m);
  assert.deepEqual([pantha.life, ...spot(pantha)], [2, 3, 17]);
  assert.ok(isWounded(m.t, pantha));
});
rule('EX-NEUT-11', 'a knocked-out creature gives no bonus and returns in the end phase', () => {
  const m = play({ wilds: true });
  const igu = wildIn(m, 'igu', 'red');
  igu.present = false;
  end(m);
  assert.deepEqual([igu.present, igu.trophyOf], [true, null]);
});
rule(
  'EX-GOLEM-04',
  'the first golem at an outer tower stands 3 inches from it, toward the enemy outer tower',
  () => {
    const m = field(squad('blue', 'inner', 2, 2));
    end(m);
    const first = golemsOf(m, 'blue').find(({ rank, lane }) => rank === 'outer' && lane === 'middle')!;
    const tower = towerIn(m, 'blue', 'middle', 'outer');
    const edge = (one: { x: number; y: number }) => Math.hypot(one.x - tower.x, one.y - tower.y) - 1300;
    assert.ok(Math.abs(edge(first) - 3000) < 3);
  },
);
rule('EX-GOLEM-05', 'the second golem touches the first and is not nearer to the tower', () => {
  const m = field(squad('blue', 'inner', 2, 2));
  end(m);
  const [a, b] = golemsOf(m, 'blue').filter(({ rank, lane }) => rank === 'outer' && lane === 'middle');
  assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - 1000) < 3);
});
rule.also('EX-GOLEM-05', 'nobody is asked where a single golem stands that moves up', () => {
  const asked = (many: number): number => {
    const flow: Flow = endPhase(play({ round: 1, golems: squad('blue', 'inner', many) }).t);
    let times = 0;
    while (flow.next({ byHand: false }).done !== true) times++;
    return times;
  };
  // Both sides are asked about the new golems.
  assert.deepEqual([asked(1), asked(2)], [2, 3]);
});
rule('EX-GOLEM-02', 'golems come in squads of two for each lane and tower', () => {
  const m = field([]);
  end(m);
  const squads = Map.groupBy(golemsOf(m, 'blue'), ({ lane, rank }) => `${lane} ${rank}`);
  assert.deepEqual(
    [...squads.values()].map((one) => one.length),
    [2, 2, 2],
  );
});
rule(
  'EX-GAME-10',
  'after 30 rounds whoever is ahead wins: by points, then by what the artefact has lost',
  () => {
    const last = (set: (m: Arena) => void): readonly number[] => {
      const m = play({ round: 30, towers: true });
      set(m);
      assert.throws(() => end(m));
      return m.t.whole.result!.winners;
    };
    assert.deepEqual(
      last((m) => (m.state.points[1] = 1)),
      [1],
    );
    assert.deepEqual(
      last((m) => (artefactIn(m, 'red').life = 10)),
      [0],
    );
    assert.deepEqual(
      last(() => undefined),
      [],
    );
  },
);
rule('EX-MODE-05', 'poachers: after round 4 more points win, equal ones are a draw', () => {
  const last = (points: number): readonly number[] => {
    const m = play({ options: { mode: 'poachers' }, round: 4 });
    m.state.points[1] = points;
    assert.throws(() => end(m));
    return m.t.whole.result!.winners;
  };
  assert.deepEqual([last(2), last(0)], [[1], []]);
});
rule.also('EX-MARCH-04', 'each side loses its most damaged golem first: the healthy one moves up', () => {
  const [healthy, damaged] = squad('red', 'inner', 2);
  const m = field([...squad('blue', 'outer', 1), healthy, { ...damaged, life: 1 }]);
  end(m);
  const up = golemsOf(m, 'red').filter(({ rank, lane }) => rank === 'outer' && lane === 'middle');
  assert.deepEqual(
    up.map(({ life }) => life),
    [2],
  );
});
rule.also('EX-MARCH-03', 'a golem of the inner squad that already stands there is not in its own way', () => {
  const m = play({ golems: [{ team: 'blue', at: [15.641, 15.641], rank: 'inner' }], towers: true });
  finish(endPhase(m.t));
  const moved = golemsOf(m, 'blue').find(({ lane, rank }) => lane === 'middle' && rank === 'outer')!;
  assert.deepEqual(spot(moved), [15.641, 15.641]);
});
