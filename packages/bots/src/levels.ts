import type { Language } from '@tafelrunde/engine';

interface LevelOfPlay {
  /** Who plays on it. */
  readonly bot: string;
  readonly name: Readonly<Record<Language, string>>;
  /** How such a bot plays, in a sentence. */
  readonly plays: Readonly<Record<Language, string>>;
}

/** How well a bot is to play, as people choose it; the weakest first. Needs no bot to be loaded. */
export const levels = {
  easy: {
    bot: 'casual',
    name: { de: 'Leicht', en: 'Easy' },
    plays: {
      de: 'Spielt nach dem ersten Eindruck und übersieht gern etwas.',
      en: 'Plays by first impression and tends to overlook things.',
    },
  },
  normal: {
    bot: 'greedy',
    name: { de: 'Normal', en: 'Normal' },
    plays: {
      de: 'Prüft jeden Zug und nimmt den, der gleich am meisten bringt.',
      en: 'Weighs every move and takes the one that pays at once.',
    },
  },
  hard: {
    bot: 'search',
    name: { de: 'Schwer', en: 'Hard' },
    plays: {
      de: 'Spielt in Gedanken Hunderte Verläufe durch und braucht dafür einen Moment.',
      en: 'Plays out hundreds of lines in its head and takes a moment to do so.',
    },
  },
} as const satisfies Readonly<Record<string, LevelOfPlay>>;

export type Level = keyof typeof levels;

export const levelIds = Object.keys(levels) as readonly Level[];

/** What is said of every level, in one language. */
export const ofEveryLevel = (
  what: 'name' | 'plays',
  language: Language,
): Readonly<Record<Level, string>> => ({
  easy: levels.easy[what][language],
  normal: levels.normal[what][language],
  hard: levels.hard[what][language],
});
