import type { Language } from '@tafelrunde/engine';

interface MagpieTexts {
  readonly board: string;
  readonly nest: (name: string, points: number) => string;
}

/** What the board says itself. Everything that is asked or told stands in `locales/`. */
export const texts: Readonly<Record<Language, MagpieTexts>> = {
  de: { board: 'Die Nester', nest: (name, points) => `Nest von ${name}: ${points} Punkte` },
  en: { board: 'The nests', nest: (name, points) => `Nest of ${name}: ${points} points` },
};
