import type { Area } from '@tafelrunde/engine';
import { MOUNTAINS } from '../geometry/arena.ts';
import { type Point, SIZE } from '../geometry/measure.ts';
import { standsClear } from '../geometry/walls.ts';
import { heroesOf, isHero, TEAMS } from '../rules/models.ts';
import type { Hero, Model, ModelId } from '../shape.ts';
import { groundAt } from './names.ts';
import { type At, read, teamFor } from './reading.ts';
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
/** Every hero has a letter of their name to themselves: the first that stands for nothing else. */
function lettersOf(heroes: readonly Hero[], { speech }: At): ReadonlyMap<ModelId, string> {
  const taken = new Set<string>(Object.values(SIGNS));
  const letters = new Map<ModelId, string>();
  for (const { id, kind } of heroes) {
    const letter = Array.from(speech.card(kind).toUpperCase()).find(
      (one) => /\p{L}/u.test(one) && !taken.has(one),
    );
    if (letter === undefined) continue;
    taken.add(letter);
    letters.set(id, letter);
  }
  return letters;
}
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
  const letters = new Map(TEAMS.flatMap((team) => [...lettersOf(heroesOf(read(view), team), at)]));
  const signOf = (model: Model): string => {
    const sign = model.sort === 'hero' ? (letters.get(model.id) ?? '?') : SIGNS[model.sort];
    return model.team === own || model.team === null ? sign : sign.toLowerCase();
  };
  const cells = MAT.map((row) => row.map((ground) => [ground, ground === '^' ? '^' : ' ']));
  const filled = new Map<string, number>();
  const inside = (value: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(value / CELL)));
  for (const model of standing) {
    const [row, column] = [inside(SIZE - model.y), inside(model.x)];
    const key = `${row} ${column}`;
    const count = filled.get(key) ?? 0;
    if (count > 1) continue;
    filled.set(key, count + 1);
    cells[row][column][count] = signOf(model);
  }
  const shown = standing.filter(isHero).map((hero) => `${signOf(hero)} ${speech.card(hero.kind)}`);
  const wanted = asking?.question.kind === 'place' || asking?.question.prompt === 'act';
  return {
    id: 'map',
    title: say.map,
    lines: [
      ...cells.map((row) => row.flat().join('').trimEnd()),
      ...say.mapSigns,
      ...(shown.length > 0 ? [shown.join(', ')] : []),
    ],
    when: wanted ? 'now' : 'asked',
    map: true,
  };
}
