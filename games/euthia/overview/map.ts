import { add, HEXES } from '../map/lattice.ts';
import { hasMonster, hexAt, landOf } from '../rules/map.ts';
import type { Terrain } from '../shape.ts';
import { placeOn, seatsOn } from './places.ts';
import { type At, tableOf } from './reading.ts';
import { texts } from './texts.ts';

/** The map as characters: every hex is a letter of its terrain with what lies on it, four columns wide. */

const LETTERS: Readonly<Record<Terrain, string>> = {
  meadow: 'M',
  forest: 'F',
  moor: 'S',
  barren: 'B',
  mountain: 'G',
  lake: 'L',
  cave: 'C',
};

export function mapLines(at: At): string[] {
  const t = tableOf(at.view);
  const say = texts[at.speech.language];
  const cells: { readonly x: number; readonly y: number; readonly text: string }[] = [];
  t.state.map.tiles.forEach((tile, number) => {
    HEXES.forEach((hex, part) => {
      const { q, r } = add(tile, hex);
      const space = number * 4 + part;
      const own = seatsOn(at, space)[0];
      const sign =
        own !== undefined
          ? `@${own + 1}`
          : hasMonster(t, space)
            ? `*${hexAt(t, space).monster!}`
            : placeOn(t, space, say) === null
              ? ' '
              : '+';
      cells.push({ x: 4 * q + 2 * r, y: r, text: `${LETTERS[hexAt(t, space).terrain]}${sign}` });
    });
    const centre = number * 4 + 3;
    const inside = landOf(t, number).centre === null ? undefined : seatsOn(at, centre)[0];
    // A hero in a centre is shown on the lower hex of its tile.
    if (inside !== undefined) {
      const below = cells.at(-1)!;
      cells[cells.length - 1] = { ...below, text: `${below.text[0]}@${inside + 1}` };
    }
  });
  const left = Math.min(...cells.map(({ x }) => x));
  const rows = [...Map.groupBy(cells, ({ y }) => y)].toSorted(([a], [b]) => a - b);
  const lines = rows.map(([, row]) => {
    let line = '';
    for (const { x, text } of row.toSorted((a, b) => a.x - b.x)) line = line.padEnd(x - left) + text;
    return line.trimEnd();
  });
  const shown = new Set(cells.map(({ text }) => text[0]));
  const letters = Object.entries(LETTERS).flatMap(([terrain, letter]) =>
    shown.has(letter) ? [`${letter} ${say.terrains[terrain as Terrain]}`] : [],
  );
  return [...lines, say.legend(letters.join(', '))];
}
