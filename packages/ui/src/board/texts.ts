import type { Language } from '@tafelrunde/engine';

interface BoardTexts {
  /** What a click on a card does to which no answer points. */
  readonly look: (name: string) => string;
  readonly tools: string;
  readonly closer: string;
  readonly further: string;
  readonly whole: string;
  /** Said after the name of the board. */
  readonly keys: string;
}

/** What the kit itself says; everything else comes from the game or the table. */
export const boardTexts: Readonly<Record<Language, BoardTexts>> = {
  de: {
    look: (name) => `${name} ansehen`,
    tools: 'Ansicht',
    closer: 'Näher heran',
    further: 'Weiter weg',
    whole: 'Ganzes Spielbrett',
    keys: 'Plus und Minus ändern den Abstand, 0 zeigt alles, Pfeile verschieben.',
  },
  en: {
    look: (name) => `look at ${name}`,
    tools: 'View',
    closer: 'Closer',
    further: 'Further away',
    whole: 'Whole board',
    keys: 'Plus and minus change the distance, 0 shows everything, arrows move.',
  },
};
