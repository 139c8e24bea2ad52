import type { Json, Point, View } from '@tafelrunde/engine';
import type { IconName } from '@tafelrunde/ui';
import type { TableTexts } from '../locales/table-de.ts';
import type { Speech } from './words.ts';

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

interface Reader {
  readonly texts: TableTexts;
  readonly speech: Speech;
  readonly names: readonly string[];
}

/** What a field or a pile is called: a common word of the house, or its own name taken apart. */
export function fieldName(texts: TableTexts, key: string): string {
  const known: Readonly<Record<string, string>> = texts.fields;
  if (Object.hasOwn(known, key)) return known[key] ?? key;
  const words = key.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldValue({ texts, speech, names }: Reader, key: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  if (typeof value === 'number') return seatFields.has(key) ? (names[value] ?? String(value)) : String(value);
  return Object.hasOwn(speech.words.cards, value) ? (speech.words.cards[value]?.name ?? value) : value;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function signOf(key: string): { readonly icon?: IconName } {
  const icon = Object.hasOwn(signs, key) ? signs[key] : undefined;
  return icon === undefined ? {} : { icon };
}

/** The plain values of an object, readable. Hidden ones (null) and nested ones are left out. */
export function fieldsOf(reader: Reader, of: object): readonly Field[] {
  return Object.entries(of).flatMap(([key, value]: [string, unknown]) =>
    isScalar(value)
      ? [
          {
            name: fieldName(reader.texts, key),
            value: fieldValue(reader, key, value),
            ...signOf(key),
          },
        ]
      : [],
  );
}

/** What the state holds per seat: every list of as many objects as there are seats. */
export function seatFieldsOf(reader: Reader, view: View, seat: number): readonly Field[] {
  return Object.values(view.state).flatMap((value: unknown) => {
    if (!Array.isArray(value) || value.length !== view.seats) return [];
    const own: unknown = value[seat];
    return typeof own === 'object' && own !== null ? fieldsOf(reader, own) : [];
  });
}

/** Lists of plain values, such as the cells of a small board, in rows. */
export function gridsOf({ texts, names }: Reader, view: View) {
  return Object.entries(view.state).flatMap(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value) || value.length < 4) return [];
    const cells = value as readonly unknown[];
    const side = Math.sqrt(cells.length);
    if (!Number.isInteger(side) || !cells.every((cell) => cell === null || isScalar(cell))) return [];
    const isSeat = cells.every((cell) => cell === null || (typeof cell === 'number' && cell in names));
    return [{ name: fieldName(texts, key), key, side, cells, isSeat }];
  });
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
