/**
 * The lattice of map tiles: pure arithmetic on axial coordinates of pointy-top hexes.
 *
 * A tile is three mutually adjacent hexes: its anchor, the hex right of it and the hex below. All tiles lie the same way round, and
 * anchors are exactly the hexes with `(q - r) mod 3 = 0`, so every hex belongs to one tile position. EU-REVEAL-03, EU-TILE-01
 */

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six neighbours of a hex, in the order in which figures walk. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Where the hexes a, b and c of a tile lie, seen from its anchor. */
export const HEXES: readonly [Axial, Axial, Axial] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
];

/** From the anchor of a tile to those of its six neighbouring positions. */
export const TILE_DIRECTIONS: readonly Axial[] = [
  { q: 2, r: -1 },
  { q: 1, r: 1 },
  { q: -1, r: 2 },
  { q: -2, r: 1 },
  { q: -1, r: -1 },
  { q: 1, r: -2 },
];

export const add = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r });
export const same = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

/** Which of the three hexes of its tile this is: 0 the anchor, 1 right of it, 2 below. */
export const partOf = ({ q, r }: Axial): 0 | 1 | 2 => ((((q - r) % 3) + 3) % 3) as 0 | 1 | 2;

/** The anchor of the tile position a hex belongs to. */
export function anchorOf(hex: Axial): Axial {
  const { q, r } = HEXES[partOf(hex)];
  return { q: hex.q - q, r: hex.r - r };
}

/** The shortest distance in hexes, over gaps and monsters alike. EU-TELE-04 */
export const distance = (a: Axial, b: Axial): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The distance of two anchors counted in tiles. EU-REVEAL-07 */
export function tileDistance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  const i = (2 * q + r) / 3;
  const j = (q + 2 * r) / 3;
  return Math.max(Math.abs(i), Math.abs(j), Math.abs(i - j));
}

/** A neighbour of a hex: which part of which tile. `tile` is 0 to 5 for a neighbouring position, -1 for the own tile. */
export interface Neighbour {
  readonly tile: number;
  readonly part: 0 | 1 | 2;
}

/** By part of a tile, the six neighbours in the order of `DIRECTIONS`. */
export const NEIGHBOURS: readonly (readonly Neighbour[])[] = HEXES.map((hex) =>
  DIRECTIONS.map((direction) => {
    const next = add(hex, direction);
    const anchor = anchorOf(next);
    return { tile: TILE_DIRECTIONS.findIndex((way) => same(way, anchor)), part: partOf(next) };
  }),
);
