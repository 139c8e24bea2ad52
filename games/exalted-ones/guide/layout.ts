import { type Answer, GUIDED_SEAT } from '@tafelrunde/engine';
import { inches, type Point } from '../geometry/measure.ts';
import { firstGolem, secondGolem } from '../geometry/spots.ts';
import { join } from '../rules/draft.ts';
import { heroes, towerOf, wallsOf } from '../rules/models.ts';
import { layOut } from '../rules/setup.ts';
import { maxLife, maxMana } from '../rules/values.ts';
import type { Exalted, Golem, Team, TowerRank } from '../shape.ts';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

/** Who plays, where they stand, and how much gold they bring. */
const TEAMS: readonly (readonly { readonly kind: string; readonly spot: Point; readonly gold: number }[])[] =
  [
    [
      { kind: 'alice', spot: at(13.87, 11.33), gold: 2 },
      { kind: 'gavin', spot: at(16.6, 19.2), gold: 0 },
    ],
    [
      { kind: 'majvi', spot: at(26.5, 23.5), gold: 0 },
      { kind: 'elmar', spot: at(23.5, 26.5), gold: 0 },
    ],
  ];
/** The guard of red's outer tower is thin, and the tower has been hit before. */
const TOWER_LIFE = 3;
/** Where Alice goes first, and where the tower is within her range. */
export const FIRST_STAND = at(16.9, 14.9);
export const SECOND_STAND = at(19.42, 18.78);
/** Where Majvi comes to shoot at her. */
const MAJVI_STAND = at(23.4, 21.3);
/** Where Alice has Elmar within the range of her Shocker, where he comes to, and where his roots grow. */
export const THIRD_STAND = at(20.2, 20.6);
const ELMAR_STAND = at(22.5, 24.8);
const ROOTS = at(20.6, 21.6);
/** Where Gavin's shout reaches him, and which way it goes. */
export const GAVIN_STAND = at(19.6, 21.8);
export const SHOUT: Point = ELMAR_STAND;

/** In the place of draft and deployment: everybody stands where the lesson begins, and the round can start. */
export function setup(t: Exalted): void {
  const { state } = t;
  layOut(t);
  state.teams[0] = 'blue';
  state.teams[1] = 'red';
  state.initiative = state.starter = GUIDED_SEAT;
  state.stage = 'start';
  t.tell('colours', { blue: 0, red: 1 });
  for (const [seat, team] of TEAMS.entries())
    for (const { kind, spot, gold } of team) {
      join(t, seat, kind);
      const hero = heroes(t).at(-1)!;
      Object.assign(hero, { ...spot, gold, present: true, life: maxLife(t, hero), mana: maxMana(t, hero) });
    }
  for (const team of ['blue', 'red'] as const)
    for (const rank of ['inner', 'outer'] as const) guardTower(t, team, rank);
  towerOf(t, 'red', 'middle', 'outer')!.life = TOWER_LIFE;
}
/** Two golems before a tower; before red's outer one only the second of them is left. */
function guardTower(t: Exalted, team: Team, rank: TowerRank): void {
  const ground = () => ({
    walls: wallsOf(t),
    blockers: t.state.models.filter(({ present }) => present),
  });
  const golems = t.state.models.filter(
    (model): model is Golem => model.sort === 'golem' && model.team === team && !model.present,
  );
  const first = firstGolem(team, 'middle', rank, ground())!;
  const second = secondGolem(team, 'middle', rank, first, ground())!;
  const spots = team === 'red' && rank === 'outer' ? [second] : [first, second];
  for (const [i, { x, y }] of spots.entries()) Object.assign(golems[i], { x, y, rank, present: true });
}

/** Alice at the golem and at the tower; Majvi at Alice, Alice in return and once more; then Elmar, from all sides. */
export const DICE: readonly number[] = [
  [5, 4, 2, 6, 3, 1],
  [6, 6, 5, 4, 3, 2],
  [5, 3, 2, 6, 1],
  [6, 5, 3, 2, 4, 5],
  [6, 5, 6, 3, 2, 1],
  [6, 5, 3, 4, 2, 1, 2],
  [5, 6, 2, 1],
  [6, 4, 3, 1, 2, 5, 2],
  [6, 5, 3, 2],
  [6, 6, 5, 4, 3, 2, 1],
].flat();

/** What red does, as far as it is laid out. The models of heroes follow those of the arena, in the order in which they join. */
const [ALICE, MAJVI, ELMAR] = ['model16', 'model18', 'model19'];
export const RED: readonly Answer[] = [
  'noReaction',
  // Majvi comes and shoots, and lets both shots of Alice happen.
  MAJVI,
  'go',
  [MAJVI_STAND],
  'attack',
  ALICE,
  'endPhase',
  'noReaction',
  'noReaction',
  // Elmar lets roots grow, and lets Gavin and Alice happen.
  ELMAR,
  'go',
  [ELMAR_STAND],
  'Q',
  'origin0',
  [ROOTS],
  'endPhase',
  'noReaction',
  'noReaction',
];
