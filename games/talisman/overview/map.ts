import type { Area } from '@tafelrunde/engine';
import { type At, cardsOn, kindAt, seatsOn } from './reading.ts';
import { texts } from './texts.ts';
import { regionOf, type Space, SPACES, type SpaceId } from '../shape/spaces.ts';

/** The board as a small map of seven by seven cells: the outer ring, the middle ring, and the inner region around the Crown. */

type Cell = readonly [column: number, row: number];

/** The inner region is a square of nine with the Crown in its middle. */
export const INNER: Readonly<Partial<Record<SpaceId, Cell>>> = {
  plainOfPeril: [2, 2],
  crypt: [3, 2],
  diceWithDeath: [4, 2],
  werewolfDen: [4, 3],
  valleyOfFire: [4, 4],
  mines: [2, 3],
  vampiresTower: [2, 4],
  pits: [3, 4],
  crownOfCommand: [3, 3],
};

/** A cell of a square ring, clockwise from its upper left corner. */
function onRing(index: number, depth: number): Cell {
  const edge = 6 - 2 * depth;
  const [side, along] = [Math.floor(index / edge), index % edge];
  const [column, row] = [
    [along, 0],
    [edge, along],
    [edge - along, edge],
    [0, edge - along],
  ][side];
  return [column + depth, row + depth];
}

function cellOf(space: Space): Cell {
  const region = regionOf(space);
  if (region === 'inner') return INNER[SPACES[space]] ?? [3, 3];
  return region === 'outer' ? onRing(space, 0) : onRing(space - 24, 1);
}

const WIDTH = 10;

/** Names that are too long are cut, and say so. */
const short = (name: string): string => (name.length < WIDTH ? name : `${name.slice(0, WIDTH - 2)}.`);

/** Two lines for each row: what the spaces are called, and who stands and what lies there. */
export function mapOf({ view, speech, asking }: At): Area {
  const say = texts[speech.language];
  const rows = Array.from({ length: 7 }, () => Array.from({ length: 7 }, (): [string, string] => ['', '']));
  SPACES.forEach((_, space) => {
    const [column, row] = cellOf(space);
    rows[row][column] = [short(speech.card(kindAt(view, space))), piecesOn(space)];
  });
  function piecesOn(space: Space): string {
    const seats = seatsOn(view, space).map((seat) => `(${seat + 1})`);
    const { cards } = cardsOn(view, space);
    const reaper = view.options.reaper && view.state.reaper === space ? '†' : '';
    return `${seats.join('')}${reaper}${'*'.repeat(Math.min(3, cards.length))}`;
  }
  const lines = rows.flatMap((row) =>
    [0, 1].map((part) =>
      row
        .map((cell) => cell[part].padEnd(WIDTH))
        .join('')
        .trimEnd(),
    ),
  );
  const isMove = asking?.question.options.some(({ space }) => space !== undefined) === true;
  return {
    id: 'map',
    title: say.board,
    lines: [...lines, say.mapSigns],
    when: isMove ? 'now' : 'asked',
    map: true,
  };
}
