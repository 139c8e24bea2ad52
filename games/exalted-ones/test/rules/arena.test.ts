import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { halfOf, LANES, MOUNTAINS, onPlatform, TEAMS, towerOf } from '../../geometry/arena.ts';
import { distance, inches, length, SIZE } from '../../geometry/measure.ts';
import { shortestWay } from '../../geometry/routes.ts';
import { stepIsClear } from '../../geometry/steps.ts';
import { clears } from '../../geometry/walls.ts';
import { faultOf } from '../../placing/spec.ts';
import { walkSpec } from '../../rules/ground.ts';
import { placeSquads } from '../../rules/squads.ts';
import type { Golem } from '../../shape.ts';
import { artefactIn, at, finish, game, golemsOf, hero, play, rule, spot, towerIn, wildIn } from '../kit.ts';

const whole = () => play({ towers: true, wilds: true });
const CORNERS = { blue: { x: 0, y: 0 }, red: { x: SIZE, y: SIZE } };
const open = { walls: MOUNTAINS, blockers: [] };

rule('EX-ARENA-01', 'a square of 35.43 inches: nobody leaves it', () => {
  const m = play({ blue: { alice: { at: [34.5, 3] } } });
  const to = (x: number, y: number) => faultOf(walkSpec(m.t, hero(m, 'alice'), inches(8)), [at(x, y)]);
  assert.deepEqual(
    [to(34.83, 3), to(34.84, 3), to(34.5, 0.6), to(34.5, 0.59)],
    [null, 'EX-MOVE-06', null, 'EX-MOVE-06'],
  );
});
rule('EX-ARENA-02', 'two opposite corners hold a platform each, with the artefact of the team', () => {
  const m = whole();
  for (const team of TEAMS) {
    const artefact = artefactIn(m, team);
    assert.ok(onPlatform(team, artefact) && artefact.present);
    assert.ok(distance(artefact, CORNERS[team]) < inches(3));
  }
});
rule('EX-ARENA-03', 'three lanes join both platforms, past all their towers, free of mountains', () => {
  for (const lane of LANES) {
    const stops = [
      CORNERS.blue,
      towerOf('blue', lane, 'inner'),
      towerOf('blue', lane, 'outer'),
      towerOf('red', lane, 'outer'),
      towerOf('red', lane, 'inner'),
      CORNERS.red,
    ];
    for (let i = 1; i < stops.length; i++)
      assert.ok(stepIsClear(inches(0.8), stops[i - 1], stops[i], open), `${lane} ${i}`);
  }
  const left = towerOf('blue', 'northWest', 'inner');
  const right = towerOf('blue', 'southEast', 'inner');
  const ahead = towerOf('blue', 'middle', 'inner');
  assert.ok(left.y > left.x && right.x > right.y && ahead.x === ahead.y);
});
rule('EX-ARENA-04', 'two towers of each team on each lane, all in the own half', () => {
  const towers = whole().state.models.filter((model) => model.sort === 'tower');
  assert.equal(towers.length, 12);
  for (const tower of towers) assert.equal(halfOf(tower), tower.team);
  for (const team of TEAMS)
    for (const lane of LANES)
      assert.equal(towers.filter((one) => one.team === team && one.lane === lane).length, 2);
});
rule('EX-ARENA-05', 'the inner tower is the one nearer to its own platform', () => {
  const m = whole();
  for (const team of TEAMS)
    for (const lane of LANES) {
      const [inner, outer] = [towerIn(m, team, lane, 'inner'), towerIn(m, team, lane, 'outer')];
      assert.ok(distance(CORNERS[team], inner) < distance(CORNERS[team], outer));
    }
});
rule('EX-ARENA-06', 'mountains lie between the lanes; only narrow paths lead through', () => {
  const m = play({ blue: { alice: { at: [2.6, 13] } } });
  const alice = hero(m, 'alice');
  // From the left lane straight to the middle one there is a mountain in between.
  const goal = at(11.6, 13.6);
  assert.equal(faultOf(walkSpec(m.t, alice, inches(30)), [goal]), 'EX-MOVE-05');
  const way = shortestWay(alice, goal, open);
  assert.ok(way !== null);
  const far = way.reduce((sum, to, i) => sum + distance(i === 0 ? alice : way[i - 1], to), 0);
  assert.ok(far > distance(alice, goal) + inches(1));
  // None of them is 3 inches wide.
  assert.equal(shortestWay({ ...at(2.6, 13), r: inches(1.5) }, at(8.4, 17.2), open), null);
});
rule(
  'EX-ARENA-07',
  'seen from the own platform Pantha lives in the left mountains, Igu in the right ones',
  () => {
    const m = whole();
    for (const team of TEAMS) {
      const sign = team === 'blue' ? 1 : -1;
      const side = (kind: 'pantha' | 'igu') => {
        const { x, y } = wildIn(m, kind, team);
        assert.equal(halfOf({ x, y }), team);
        return Math.sign(sign * (y - x));
      };
      assert.deepEqual([side('pantha'), side('igu')], [1, -1]);
    }
    assert.equal(m.state.models.filter((model) => model.sort === 'wild').length, 6);
  },
);
rule(
  'EX-ARENA-08',
  'Drako and Cydra stand at the edge of the mountains on the way that halves the arena, one on each side',
  () => {
    const m = whole();
    const [drako, cydra] = [wildIn(m, 'drako', 'blue'), wildIn(m, 'cydra', 'red')];
    for (const [monster, half] of [
      [drako, 'blue'],
      [cydra, 'red'],
    ] as const) {
      const off = Math.abs(monster.x + monster.y - SIZE) / Math.SQRT2;
      assert.ok(halfOf(monster) === half && off > inches(0.9) && off < inches(1.3), String(off));
      const { x, y, r } = monster;
      assert.ok(MOUNTAINS.every((wall) => clears(wall, x, y, x, y, r)));
      assert.ok(!MOUNTAINS.every((wall) => clears(wall, x, y, x, y, r + inches(0.2))));
    }
    assert.ok(length(drako.x - cydra.x, drako.y - cydra.y) > inches(15));
  },
);
rule('EX-ARENA-09', 'market, equipment, mana, gold, points and activations of both sides lie open', () => {
  const m = play({
    blue: { alice: { at: [2.6, 14], gold: 2, kit: ['runeAmulet', 'whetstone', 'windSandals'] } },
    red: { elmar: { at: [30, 30], mana: 3 } },
  });
  m.state.points[0] = 4;
  for (const viewer of [0, 1, 'watcher'] as const) {
    const { state, piles } = m.match.view(viewer);
    const pile = (name: string): number => JSON.stringify(piles).split(name).length - 1;
    assert.ok(pile('moonCrystal') === 1 && pile('runeAmulet') === 1, 'market and equipment');
    assert.deepEqual(
      [state.points, state.phasesLeft],
      [
        [4, 0],
        [4, 5],
      ],
    );
    assert.deepEqual(
      [state.models.at(-2), state.models.at(-1)].map((one) => one?.sort === 'hero' && [one.gold, one.mana]),
      [
        [2, 4],
        [0, 3],
      ],
    );
  }
});
rule('EX-ARENA-10', 'five slots: fighter, guardian, supporter, marksman, and assassin or mage', () => {
  const m = table(game, { setup: 'asked', dice: [6, 1], options: { draft: 'teamLists' } }).answer(0, 'blue');
  const slots: string[][] = [];
  for (let i = 0; i < 5; i++) {
    const kinds = m.match.question(0)!.from.map(({ id }) => id);
    slots.push([...new Set(kinds.map((kind) => (game.content[kind] as { class: string }).class))].toSorted());
    m.answer(0, kinds[0]).answer(1, kinds[0]);
  }
  assert.deepEqual(slots, [['fighter'], ['guardian'], ['supporter'], ['marksman'], ['assassin', 'mage']]);
  m.asks(0, 'start');
});
rule('EX-DRAFT-04', 'heroes of all factions may be in one team', () => {
  const m = table(game, { setup: 'asked', dice: [6, 1], options: { draft: 'teamLists' } }).answer(0, 'blue');
  const team = ['leandros', 'zahit', 'markovic', 'tianFeng', 'moura'];
  for (const kind of team) m.answer(0, kind).answer(1, kind);
  m.asks(0, 'start');
  const factions = team.map((kind) => (game.content[kind] as { faction: string }).faction);
  assert.deepEqual(
    [new Set(factions).size, m.state.models.filter(({ sort }) => sort === 'hero').length],
    [5, 10],
  );
});
rule(
  'EX-GOLEM-06',
  'where its spot is taken the first golem stands at the nearest free point 3 inches from the tower',
  () => {
    const placed = (blockers: readonly (readonly [number, number])[]) => {
      const kinds = ['alice', 'gavin', 'jasper', 'ylvie', 'ayumi'];
      const m = play({
        blue: Object.fromEntries(blockers.map((where, i) => [kinds[i], { at: where }])),
        towers: true,
      });
      const squad = m.state.models.filter(
        (one): one is Golem => one.sort === 'golem' && one.team === 'blue' && one.lane === 'northWest',
      );
      finish(
        placeSquads(m.t, (team) =>
          team === 'blue' ? [{ lane: 'northWest', rank: 'inner', golems: squad.slice(0, 2) }] : [],
        ),
      );
      return golemsOf(m, 'blue').map(spot);
    };
    assert.deepEqual(placed([[30, 30]]), [
      [2.6, 15.9],
      [2.6, 16.9],
    ]);
    const [[x, y], second] = placed([[2.6, 15.9]]);
    assert.ok(Math.abs(Math.hypot(x - 2.6, y - 11.6) - 4.3) < 0.005, 'still 3 inches from the tower');
    const aside = Math.hypot(x - 2.6, y - 15.9);
    assert.ok(aside >= 1.095 && aside < 1.25, `as near as the base of Alice allows: ${aside}`);
    assert.ok(x < 2.6, 'to the left first');
    assert.ok(Math.abs(Math.hypot(second[0] - x, second[1] - y) - 1) < 0.011, 'the second touches the first');
    assert.ok(Math.hypot(second[0] - 2.6, second[1] - 11.6) >= 4.29, 'and is not nearer to the tower');
  },
);
