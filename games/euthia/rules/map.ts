import type { Card } from '@tafelrunde/engine';
import {
  add,
  type Axial,
  distance,
  HEXES,
  NEIGHBOURS,
  TILE_DIRECTIONS,
  tileDistance,
} from '../map/lattice.ts';
import {
  type Element,
  ELEMENTS,
  type Euthia,
  type EuthiaReading,
  type Hex,
  type Land,
  NOWHERE,
  type Space,
  type TradePlace,
} from '../shape.ts';

/** The map as it lies: spaces, neighbours, borders, powers. Everything is worked out from the tiles and their places. */

const CENTRE = 3;
export const tileOf = (space: Space): number => space >> 2;
const partOfSpace = (space: Space): number => space & 3;
export const isCentre = (space: Space): boolean => (space & 3) === CENTRE;
const centreOf = (space: Space): Space => (space & ~3) | CENTRE;
/** The church in the middle of the start tile. */
export const CHURCH: Space = 3;

export const landOf = (t: EuthiaReading, tile: number): Land => t.def(t.state.map.tiles[tile].card).land!;
export const landAt = (t: EuthiaReading, space: Space): Land => landOf(t, tileOf(space));

const EMPTY: Hex = { terrain: 'meadow' };
/** What is printed on a hex; a centre has nothing of the kind. */
export const hexAt = (t: EuthiaReading, space: Space): Hex =>
  isCentre(space) ? EMPTY : landAt(t, space).hexes[partOfSpace(space) as 0 | 1 | 2];

export function axialOf(t: EuthiaReading, space: Space): Axial {
  const { q, r } = t.state.map.tiles[tileOf(space)];
  return add({ q, r }, HEXES[partOfSpace(space) as 0 | 1 | 2]);
}

/** What a space is called in options and on boards: "q,r", a centre "c:q,r" by its anchor. */
export function nameOf(t: EuthiaReading, space: Space): string {
  if (isCentre(space)) {
    const { q, r } = t.state.map.tiles[tileOf(space)];
    return `c:${q},${r}`;
  }
  const { q, r } = axialOf(t, space);
  return `${q},${r}`;
}

/** The six hexes around a hex; -1 where no tile lies. EU-MOVE-04 */
export function hexesAround(t: EuthiaReading, space: Space): number[] {
  const tile = tileOf(space);
  const { near } = t.state.map.tiles[tile];
  const found: number[] = [];
  for (const { tile: way, part } of NEIGHBOURS[partOfSpace(space)]) {
    const at = way === -1 ? tile : near[way];
    found.push(at === -1 ? NOWHERE : at * 4 + part);
  }
  return found;
}

/** Every space one step away. EU-MOVE-02, EU-SPECIAL-02, EU-SPECIAL-03 */
export function nextTo(t: EuthiaReading, space: Space): Space[] {
  if (isCentre(space)) return [space - 3, space - 2, space - 1];
  const around = hexesAround(t, space).filter((one) => one !== NOWHERE);
  if (landAt(t, space).centre !== null) around.push(centreOf(space));
  return around;
}

/** Every space of the map. */
export function spacesOf(t: EuthiaReading): Space[] {
  return t.state.map.tiles.flatMap((_, tile) => {
    const first = tile * 4;
    const hexes = [first, first + 1, first + 2];
    return landOf(t, tile).centre === null ? hexes : [...hexes, first + 3];
  });
}

/** May a tile lie there, by the agreed limit? EU-REVEAL-07 */
const allowed = (t: EuthiaReading, anchor: Axial): boolean =>
  t.options.mapLimit === 0 || tileDistance(anchor, { q: 0, r: 0 }) <= t.options.mapLimit;

/** The positions that are missing around a hex, as anchors. EU-REVEAL-02 */
export function missingAround(t: EuthiaReading, space: Space): Axial[] {
  if (isCentre(space)) return []; // EU-SPECIAL-05
  const { q, r, near } = t.state.map.tiles[tileOf(space)];
  const missing: number[] = [];
  for (const { tile } of NEIGHBOURS[partOfSpace(space)])
    if (tile !== -1 && near[tile] === -1 && !missing.includes(tile)) missing.push(tile);
  return missing.map((way) => add({ q, r }, TILE_DIRECTIONS[way])).filter((anchor) => allowed(t, anchor));
}

/** The number of the tile whose anchor lies there; -1 where none does. */
function tileAt(tiles: readonly Axial[], q: number, r: number): number {
  for (let i = 0; i < tiles.length; i++) if (tiles[i].q === q && tiles[i].r === r) return i;
  return -1;
}

/** Put a tile on the map. */
export function placeTile(t: Euthia, card: Card, anchor: Axial): number {
  const { map } = t.state;
  const { tiles } = map;
  const number = tiles.length;
  const near = TILE_DIRECTIONS.map((way) => tileAt(tiles, anchor.q + way.q, anchor.r + way.r));
  near.forEach((other, way) => {
    if (other !== -1) tiles[other].near[(way + 3) % 6] = number;
  });
  tiles.push({ card, q: anchor.q, r: anchor.r, near });
  for (let part = 0; part < 4; part++) {
    map.beaten.push(false);
    map.marker.push(-1);
    map.tools.push(0);
    map.destroyed.push(false);
  }
  t.move(card, t.piles.map, 'bottom');
  return number;
}

/** Is there an undefeated monster? EU-PACIFY-04 */
export const hasMonster = (t: EuthiaReading, space: Space): boolean =>
  !t.state.map.beaten[space] && hexAt(t, space).monster !== undefined;

/** Are the three hexes around a centre pacified? EU-SPECIAL-04 */
export const ringPacified = (t: EuthiaReading, centre: Space): boolean =>
  !hasMonster(t, centre - 3) && !hasMonster(t, centre - 2) && !hasMonster(t, centre - 1);

/** The shortest distance, over gaps and monsters alike. EU-TELE-04, EU-TELE-05 */
export function distanceOf(t: EuthiaReading, a: Space, b: Space): number {
  if (a === b) return 0;
  if (isCentre(a)) return 1 + Math.min(...[1, 2, 3].map((way) => distanceOf(t, a - way, b)));
  if (isCentre(b)) return 1 + Math.min(...[1, 2, 3].map((way) => distanceOf(t, a, b - way)));
  return distance(axialOf(t, a), axialOf(t, b));
}

const BIT: { readonly [E in Element]: number } = { air: 1, earth: 2, fire: 4, water: 8 };
const bitOf = (t: EuthiaReading, space: Space): number => {
  const { elemental } = hexAt(t, space);
  return elemental === undefined ? 0 : BIT[elemental];
};

/** The powers on a space, one bit for each element: its own elemental and those next to it. Centres are never affected. EU-TILE-04, EU-SPECIAL-05 */
export function powersOn(t: EuthiaReading, space: Space): number {
  if (space === NOWHERE || isCentre(space)) return 0;
  for (const { what } of t.state.changes) if (what === 'stillness') return 0;
  const tile = tileOf(space);
  const { near } = t.state.map.tiles[tile];
  let powers = bitOf(t, space);
  for (const { tile: way, part } of NEIGHBOURS[partOfSpace(space)]) {
    const at = way === -1 ? tile : near[way];
    if (at !== -1) powers |= bitOf(t, at * 4 + part);
  }
  return powers;
}
export const isUnder = (powers: number, element: Element): boolean => (powers & BIT[element]) !== 0;
export const elementsOf = (powers: number): Element[] => ELEMENTS.filter((one) => isUnder(powers, one));

/** The place of trade a hero on this space can use: a pacified one, at towers from the centre of a pacified ring. EU-TRADE-01 */
export function tradeAt(t: EuthiaReading, space: Space): TradePlace | null {
  const { destroyed } = t.state.map;
  if (isCentre(space)) {
    if (landAt(t, space).special !== 'towers' || !ringPacified(t, space)) return null;
    return destroyed[space - 3] || destroyed[space - 2] || destroyed[space - 1] ? null : 'towers';
  }
  const { trade } = hexAt(t, space);
  return trade === undefined || trade === 'towers' || destroyed[space] || hasMonster(t, space) ? null : trade;
}

/** Interaction markers of a seat on a space. */
export const toolsOf = (t: EuthiaReading, space: Space, seat: number): number =>
  (t.state.map.tools[space] >> (2 * seat)) & 3;
export function setTools(t: Euthia, space: Space, seat: number, n: number): void {
  const { tools } = t.state.map;
  tools[space] = (tools[space] & ~(3 << (2 * seat))) | (n << (2 * seat));
}
