import { type Box, type Point, ringCell } from '@tafelrunde/ui/board';
import { INNER } from '../overview/map.ts';
import { regionOf, type Space, SPACES } from '../shape/spaces.ts';

/** A cell, and the water between the rings. */
const [cellWidth, cellHeight, gap] = [106, 100, 16];
/** The gaps lie before these columns and rows. */
const breaks = [1, 2, 5, 6];
const lead = (cell: number): number => gap * breaks.filter((at) => cell >= at).length;
const left = (column: number): number => column * cellWidth + lead(column);
const top = (row: number): number => row * cellHeight + lead(row);

export const width = left(6) + cellWidth;
export const height = top(6) + cellHeight;
/** With the wooden frame around it. */
export const whole: Box = { x: -14, y: -14, width: width + 28, height: height + 28 };

/** The whole of a ring: how far it lies inside, and its box. */
export function ringBox(depth: number): Box {
  const [x, y] = [left(depth), top(depth)];
  return { x, y, width: left(6 - depth) + cellWidth - x, height: top(6 - depth) + cellHeight - y };
}

/** Spaces of a ring touch: its rows share the width, its columns what is left of the height. */
function place(space: Space): Box {
  const region = regionOf(space);
  if (region === 'inner') {
    const [column, row] = INNER[SPACES[space]] ?? [3, 3];
    return { x: left(column), y: top(row), width: cellWidth, height: cellHeight };
  }
  const depth = region === 'outer' ? 0 : 1;
  const side = 7 - 2 * depth;
  const [column, row] = ringCell(region === 'outer' ? space : space - 24, side);
  const ring = ringBox(depth);
  if (row === 0 || row === side - 1) {
    const wide = ring.width / side;
    return { x: ring.x + column * wide, y: top(row + depth), width: wide, height: cellHeight };
  }
  const tall = (ring.height - 2 * cellHeight) / (side - 2);
  return {
    x: left(column + depth),
    y: ring.y + cellHeight + (row - 1) * tall,
    width: cellWidth,
    height: tall,
  };
}

const boxes: readonly Box[] = SPACES.map((_, space) => place(space));
const nowhere: Box = { x: 0, y: 0, width: cellWidth, height: cellHeight };
export const boxOf = (space: Space): Box => boxes[space] ?? nowhere;

/** Where paths run through a space: the middle of its picture. */
export function middleOf(space: Space): Point {
  const { x, y, width: wide } = boxOf(space);
  return [x + wide / 2, y + 44];
}

/** The smallest box around several spaces, with some room. */
export function around(spaces: readonly Space[], room = 20): Box {
  const all = spaces.map(boxOf);
  const x = Math.min(...all.map((box) => box.x)) - room;
  const y = Math.min(...all.map((box) => box.y)) - room;
  const right = Math.max(...all.map((box) => box.x + box.width)) + room;
  const bottom = Math.max(...all.map((box) => box.y + box.height)) + room;
  return { x, y, width: right - x, height: bottom - y };
}

/** The space that lies next to one on the board in a direction, for the arrow keys. */
export function neighbour(space: Space, [dx, dy]: Point): Space {
  const [x, y] = middleOf(space);
  let [best, least] = [space, Infinity];
  SPACES.forEach((_, other) => {
    const [ox, oy] = middleOf(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === space || ahead < 40) return;
    const far = ahead + 2.2 * aside;
    if (far < least) [best, least] = [other, far];
  });
  return best;
}
