/** The size of letters on a plate in the drawing where nothing else is known, and the size plates are drawn for. */
const USUAL = 21.5;
const LETTERS = 12.5;

/** A word or a number above a point of the map. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
/** The drawing: how wide it is, and how large its letters are if that is known. */
export interface Sheet {
  readonly side: number;
  readonly letters: number | null;
}
/** Where its plate lies: as large as it has to be to be read, and never beyond the edge. */
export function plateOf({ x, y, text }: Plate, { side, letters }: Sheet) {
  const size = letters ?? USUAL;
  const scale = size / LETTERS;
  const wide = (text.length * 6.3 + 14) * scale;
  const left = Math.min(side + 16 - wide, Math.max(-16, x - wide / 2));
  return { size, scale, wide, high: 18 * scale, left, middle: Math.max(-6, y) };
}

/** The same plates, those that would cover one another one above the other: the lowest stays where it is. */
export function apart<P extends Plate>(plates: readonly P[], sheet: Sheet): P[] {
  const placed: P[] = [];
  for (const plate of plates.toSorted((a, b) => b.y - a.y)) {
    let { y } = plate;
    for (const other of placed) {
      const [mine, theirs] = [plateOf({ ...plate, y }, sheet), plateOf(other, sheet)];
      const beside = mine.left >= theirs.left + theirs.wide || theirs.left >= mine.left + mine.wide;
      if (!beside && Math.abs(mine.middle - theirs.middle) < mine.high) y = theirs.middle - mine.high - 1;
    }
    placed.push({ ...plate, y });
  }
  return placed;
}
