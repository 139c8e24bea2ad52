import type { Language } from '@tafelrunde/engine';
import { de } from './texts-de.ts';
import { en } from './texts-en.ts';
import type { ThunderstoneTexts } from './texts-shape.ts';

/** What the board says itself. Everything that is asked or told stands in `locales/`. */
export const texts: Readonly<Record<Language, ThunderstoneTexts>> = { de, en };
