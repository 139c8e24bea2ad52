import { sayField, type Json, type Point, type View } from '@tafelrunde/engine';
import type { IconName } from '@tafelrunde/ui';
import type { BoardSpeech } from '@tafelrunde/ui/board';
import { textsIn } from './texts.ts';

/** Fields that hold a seat wherever they occur. Anything else that looks like a number is one. */
const seatFields = new Set([
  'turn',
  'next',
  'active',
  'current',
  'seat',
  'thief',
  'victim',
  'leader',
  'dealer',
]);

/** What is counted often enough to have a sign of its own. */
const signs: Readonly<Record<string, IconName>> = {
  coins: 'coin',
  gold: 'coin',
  points: 'laurel',
  score: 'laurel',
};

export interface Field {
  readonly name: string;
  readonly value: string;
  readonly icon?: IconName;
}

function fieldValue(speech: BoardSpeech, key: string, value: string | number | boolean): string {
  const texts = textsIn(speech.language);
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'number') return seatFields.has(key) ? speech.seat(value) : String(value);
  return Object.hasOwn(speech.words.cards, value) ? speech.card(value) : value;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function signOf(key: string): { readonly icon?: IconName } {
  const icon = Object.hasOwn(signs, key) ? signs[key] : undefined;
  return icon === undefined ? {} : { icon };
}

/** The plain values of an object, readable. Hidden, nested and nameless ones are left out. */
export function fieldsOf(speech: BoardSpeech, of: object): readonly Field[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) => {
    const name = sayField(speech.words, key);
    return name !== null && isScalar(value)
      ? [{ name, value: fieldValue(speech, key, value), ...signOf(key) }]
      : [];
  });
}

/** What the state holds per seat: every nameless list of as many objects as there are seats, every list of numbers. */
export function seatFieldsOf(speech: BoardSpeech, view: View, seat: number): readonly Field[] {
  return Object.entries(view.state).flatMap(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value) || value.length !== view.seats) return [];
    const own: unknown = value[seat];
    const name = sayField(speech.words, key);
    if (name === null) return typeof own === 'object' && own !== null ? fieldsOf(speech, own) : [];
    return isScalar(own) && !isGrid(value)
      ? [{ name, value: fieldValue(speech, key, own), ...signOf(key) }]
      : [];
  });
}

/** Lists of plain values, such as the cells of a small board, in rows. */
export function gridsOf(speech: BoardSpeech, view: View) {
  return Object.entries(view.state).flatMap(([key, value]: [string, unknown]) => {
    const name = sayField(speech.words, key);
    if (name === null || !Array.isArray(value) || !isGrid(value)) return [];
    const cells = value as readonly unknown[];
    const isSeat = cells.every(
      (cell) => cell === null || (typeof cell === 'number' && cell >= 0 && cell < view.seats),
    );
    return [{ name, key, side: Math.sqrt(cells.length), cells, isSeat }];
  });
}

function isGrid(cells: readonly unknown[]): boolean {
  return (
    cells.length >= 4 &&
    Number.isInteger(Math.sqrt(cells.length)) &&
    cells.every((cell) => cell === null || isScalar(cell))
  );
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The length of a side of the map a question is about; a thousand where it does not say. */
export function sizeOfMap(about: Json): number {
  return isObject(about) && typeof about['size'] === 'number' ? about['size'] : 1000;
}

/** Every point a question speaks of. */
export function marksOf(about: Json): readonly Point[] {
  if (!isObject(about)) return [];
  return Object.values(about).flatMap((list) =>
    Array.isArray(list) ? (list as readonly Json[]).filter(isPoint) : [],
  );
}

function isPoint(value: Json): value is { readonly x: number; readonly y: number } {
  return isObject(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';
}
