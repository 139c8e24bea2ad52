import { type Box, hexagon, hexMiddle, type Point } from '@tafelrunde/ui/board';
import { add, type Axial, HEXES } from '../map/lattice.ts';
import { isCentre, tileOf } from '../rules/map.ts';
import type { EuthiaReading, Space } from '../shape.ts';

/** Where everything on the map lies, in units of the drawing. */
export const SIZE = 45;

export const middleOfHex = ({ q, r }: Axial): Point => hexMiddle(q, r, SIZE);

/** The middle of a space; a centre lies where the three hexes of its tile meet. */
export function middleOf(t: EuthiaReading, space: Space): Point {
  const tile = t.state.map.tiles[tileOf(space)];
  if (isCentre(space)) return middleOfTile(tile);
  return middleOfHex(add(tile, HEXES[(space & 3) as 0 | 1 | 2]));
}

export function middleOfTile(anchor: Axial): Point {
  const points = HEXES.map((hex) => middleOfHex(add(anchor, hex)));
  const sum = points.reduce(([x, y], [a, b]) => [x + a, y + b] as const, [0, 0] as const);
  return [sum[0] / 3, sum[1] / 3];
}

/** The outline of a tile that could lie there: its three hexes. */
export const tileOutline = (anchor: Axial, scale = 0.97): string =>
  HEXES.map((hex) => {
    const [x, y] = middleOfHex(add(anchor, hex));
    return hexagon(x, y, SIZE * scale);
  }).join('');

/** The middles of the four hexes of a tile. */
export const hexesOfTile = (anchor: Axial): readonly Point[] =>
  HEXES.map((hex) => middleOfHex(add(anchor, hex)));

/** A box around points, this much larger on every side. */
export function around(points: readonly Point[], room: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** All hexes of the map, with their spaces. */
export function hexesOf(t: EuthiaReading): readonly { readonly space: Space; readonly at: Axial }[] {
  return t.state.map.tiles.flatMap((tile, number) =>
    HEXES.map((hex, part) => ({ space: number * 4 + part, at: add(tile, hex) })),
  );
}
