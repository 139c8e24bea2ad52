import type { Language } from '@tafelrunde/engine';

interface PigTexts {
  readonly board: string;
  readonly die: (value: number) => string;
  readonly pot: (points: number) => string;
  readonly banking: (total: number) => string;
  readonly goal: (points: number) => string;
}

/** What the board says itself. Everything that is asked or told stands in `locales/`. */
export const texts: Readonly<Record<Language, PigTexts>> = {
  de: {
    board: 'Spieltisch',
    die: (value) => `Der Würfel zeigt ${value}`,
    pot: (points) => `${points} Punkte ungesichert`,
    banking: (total) => `dann hast du ${total}`,
    goal: (points) => `Wer ${points} gesichert hat, gewinnt.`,
  },
  en: {
    board: 'Table',
    die: (value) => `The die shows ${value}`,
    pot: (points) => `${points} points at risk`,
    banking: (total) => `you then have ${total}`,
    goal: (points) => `Whoever has banked ${points} wins.`,
  },
};
