import type { Area } from '@tafelrunde/engine';
import { MOUNTAINS } from '../geometry/arena.ts';
import { type Point, SIZE } from '../geometry/measure.ts';
import { standsClear } from '../geometry/walls.ts';
import type { Model } from '../shape.ts';
import { groundAt } from './names.ts';
import { type At, teamFor } from './reading.ts';
import { texts } from './texts.ts';

/** Number of rows and columns; a column is two characters wide, so that the map is square on a screen. */
const CELLS = 24;
const CELL = SIZE / CELLS;

const GROUND = {
  platform: '_',
  dividing: ':',
  jungle: ' ',
  middle: '.',
  northWest: '.',
  southEast: '.',
} as const;
/** What does not change, drawn once: from the north down, from the west to the east. */
const MAT: readonly (readonly string[])[] = Array.from({ length: CELLS }, (_row, row) =>
  Array.from({ length: CELLS }, (_cell, column) => {
    const middle: Point = { x: (column + 0.5) * CELL, y: SIZE - (row + 0.5) * CELL };
    return MOUNTAINS.every((one) => standsClear(one, { ...middle, r: 6 })) ? GROUND[groundAt(middle)] : '^';
  }),
);

const SIGNS: Readonly<Record<Exclude<Model['sort'], 'hero'>, string>> = {
  golem: 'O',
  tower: 'T',
  artefact: 'X',
  decoy: 'D',
  wild: '!',
};
/** Who is drawn first where more than two would share a cell. */
const RANK: readonly Model['sort'][] = ['hero', 'tower', 'artefact', 'wild', 'decoy', 'golem'];

/** The arena from above, small. Every cell shows up to two pieces. */
export function mapOf(at: At): Area {
  const { view, speech, asking } = at;
  const say = texts[speech.language];
  const own = teamFor(at);
  const standing = view.state.models
    .filter(({ present }) => present)
    .toSorted((a, b) => RANK.indexOf(a.sort) - RANK.indexOf(b.sort));
  const cells = MAT.map((row) => row.map((ground) => [ground, ground === '^' ? '^' : ' ']));
  const filled = new Map<string, number>();
  const inside = (value: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(value / CELL)));
  for (const model of standing) {
    const [row, column] = [inside(SIZE - model.y), inside(model.x)];
    const key = `${row} ${column}`;
    const count = filled.get(key) ?? 0;
    if (count > 1) continue;
    filled.set(key, count + 1);
    const sign =
      model.sort === 'hero' ? (speech.card(model.kind).at(0) ?? '?').toUpperCase() : SIGNS[model.sort];
    cells[row][column][count] = model.team === own || model.team === null ? sign : sign.toLowerCase();
  }
  const wanted = asking?.question.kind === 'place' || asking?.question.prompt === 'act';
  return {
    id: 'map',
    title: say.map,
    lines: [...cells.map((row) => row.flat().join('').trimEnd()), ...say.mapSigns],
    when: wanted ? 'now' : 'asked',
    map: true,
  };
}
