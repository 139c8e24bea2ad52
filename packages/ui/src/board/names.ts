import { createContext } from 'react';

/** The least size in which a name is read, in pixels. */
export const LEAST_TEXT = 12;

/** Sizes of names in units of a drawing, smallest first. Larger ones would leave no room for the picture. */
const sizes = [13.8, 15.5, 17.5, 19.5, 21.5] as const;
export const LARGEST_NAME = sizes[4];

/** The smallest size of names that can be read where a unit has this many pixels; null where none can. */
export function nameSize(pixels: number): number | null {
  return sizes.find((size) => size * pixels >= LEAST_TEXT - 0.05) ?? null;
}

/** How large names are drawn on the stage around, at least; null where they are left out. */
export const NameSize = createContext<number | null>(sizes[0]);
