import type { Json, Point, ShownField } from '@tafelrunde/engine';
import type { IconName } from '@tafelrunde/ui';

/** What is counted so often that it has a sign of its own. */
const signs = { money: 'coin', points: 'laurel' } as const satisfies Record<string, IconName>;

export const signOf = ({ counts }: ShownField): { readonly icon?: IconName } =>
  counts === undefined ? {} : { icon: signs[counts] };

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The length of a side of the map a question is about; a thousand where it does not say. */
export function sizeOfMap(about: Json): number {
  return isObject(about) && typeof about['size'] === 'number' ? about['size'] : 1000;
}

/** The points a question wants to be seen on its map. */
export const marksOf = (about: Json): readonly Point[] =>
  isObject(about) && Array.isArray(about['marks'])
    ? (about['marks'] as readonly Json[]).filter((mark) => isPoint(mark))
    : [];

function isPoint(value: Json): value is { readonly x: number; readonly y: number } {
  return isObject(value) && typeof value['x'] === 'number' && typeof value['y'] === 'number';
}
