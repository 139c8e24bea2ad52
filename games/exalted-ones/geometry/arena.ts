import { type Disc, distance, inches, type Point, SIZE, SLACK } from './measure.ts';
import { type Wall, wall } from './walls.ts';

/** The map: platforms, towers, mountains and where creatures and monsters live. Red's half is blue's, turned by 180 degrees. */
export type Team = 'blue' | 'red';
export const TEAMS = ['blue', 'red'] as const;
export type Lane = 'northWest' | 'middle' | 'southEast';
export const LANES = ['northWest', 'middle', 'southEast'] as const;
export type TowerRank = 'inner' | 'outer';
export type Neutral = 'pantha' | 'igu' | 'drako' | 'cydra';

/** Radii of the bases. Two heroes, a centaur and a camel rider, stand on large ones. */
export const RADIUS = {
  hero: inches(0.6),
  largeHero: inches(0.8),
  golem: inches(0.5),
  tower: inches(0.8),
  artefact: inches(1.2),
  creature: inches(0.8),
  monster: inches(1.2),
} as const;

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
/** The same place seen from the other side. */
export const turned = ({ x, y }: Point): Point => ({ x: SIZE - x, y: SIZE - y });
const mirrored = ({ x, y }: Point): Point => ({ x: y, y: x });
/** A place of blue's half, or the matching one of red's. */
const of = (team: Team, place: Point): Point => (team === 'blue' ? place : turned(place));

// EX-ARENA-02: platforms in opposite corners, each with its artefact.
const PLATFORM_RADIUS = inches(7);
const platformOf = (team: Team): Point => of(team, { x: 0, y: 0 });
export const artefactOf = (team: Team): Disc => ({ ...of(team, at(1.6, 1.6)), r: RADIUS.artefact });
/** Does the whole base stand on the platform? */
export const onPlatform = (team: Team, base: Disc): boolean =>
  distance(platformOf(team), base) + base.r <= PLATFORM_RADIUS + SLACK;

/** Blue's towers; a team names its lanes by the map, not from where it sits. EX-ARENA-04, -05 */
const TOWERS: Readonly<Record<Lane, Readonly<Record<TowerRank, Point>>>> = {
  northWest: { inner: at(2.6, 11.6), outer: at(2.6, 22) },
  middle: { inner: at(7.2, 7.2), outer: at(12.6, 12.6) },
  southEast: { inner: at(11.6, 2.6), outer: at(22, 2.6) },
};
/** Turned by 180 degrees the north-western lane of blue comes to lie on the south-eastern one. */
const TURNED: Readonly<Record<Lane, Lane>> = {
  northWest: 'southEast',
  middle: 'middle',
  southEast: 'northWest',
};
const towerAt = (team: Team, lane: Lane, rank: TowerRank): Disc => ({
  ...of(team, TOWERS[team === 'blue' ? lane : TURNED[lane]][rank]),
  r: RADIUS.tower,
});
const towersOf = (team: Team): Readonly<Record<Lane, Readonly<Record<TowerRank, Disc>>>> => {
  const lane = (name: Lane) => ({
    inner: towerAt(team, name, 'inner'),
    outer: towerAt(team, name, 'outer'),
  });
  return { northWest: lane('northWest'), middle: lane('middle'), southEast: lane('southEast') };
};
const ALL_TOWERS = { blue: towersOf('blue'), red: towersOf('red') };
export const towerOf = (team: Team, lane: Lane, rank: TowerRank): Disc => ALL_TOWERS[team][lane][rank];

/** Where creatures and monsters live: each team has a Pantha on its left, an Igu on its right. EX-ARENA-07, -08 */
export interface Home extends Disc {
  readonly neutral: Neutral;
  /** In whose half it is. */
  readonly team: Team;
}
const home = (neutral: Neutral, team: Team, place: Point, r: number): Home => ({
  ...place,
  r,
  neutral,
  team,
});
export const HOMES: readonly Home[] = [
  ...TEAMS.flatMap((team) => [
    home('pantha', team, of(team, at(8.4, 17.2)), RADIUS.creature),
    home('igu', team, of(team, at(17.2, 8.4)), RADIUS.creature),
  ]),
  home('drako', 'blue', at(10.39, 23.5), RADIUS.monster),
  home('cydra', 'red', turned(at(10.39, 23.5)), RADIUS.monster),
];

/** Three mountains around each creature's clearing, with a jungle path between every two. EX-ARENA-06 */
const WEST: readonly (readonly Point[])[] = [
  [at(5.2, 9.2), at(10, 13.9), at(5.2, 15.8)],
  [at(5.2, 18.6), at(10.7, 21.3), at(8.2, 23.9), at(5.2, 20.9)],
  [at(11, 16.1), at(11.8, 15.4), at(14.2, 17.9), at(12.4, 19.8), at(11, 18.3)],
];
const SOUTH = WEST.map((outline) => outline.map(mirrored));
export const MOUNTAINS: readonly Wall[] = [
  ...WEST,
  ...SOUTH,
  ...WEST.map((outline) => outline.map(turned)),
  ...SOUTH.map((outline) => outline.map(turned)),
].map(wall);

/** In whose half a point lies; nobody's on the line between the empty corners. */
export const halfOf = ({ x, y }: Point): Team | null => (x + y < SIZE ? 'blue' : x + y > SIZE ? 'red' : null);
