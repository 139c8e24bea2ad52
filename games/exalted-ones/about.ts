import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'exalted-ones',
  prefix: 'EX',
  name: { de: 'The Exalted Ones', en: 'The Exalted Ones' },
  tagline: { de: 'Fünf Helden, drei Wege, eine Arena.', en: 'Five heroes, three lanes, one arena.' },
  seats: [2, 2],
  minutes: 90,
  weight: 3,
  presets: {
    first: {
      text: {
        de: 'Das kurze Duell: zwei Helden je Seite, ein Weg.',
        en: 'The short duel: two heroes a side, one lane.',
      },
      seats: [2, 2],
      minutes: 20,
      options: { mode: 'shortDuel' },
    },
    base: {
      text: {
        de: 'Das Standardspiel mit fünf Helden je Seite.',
        en: 'The standard game with five heroes a side.',
      },
      seats: [2, 2],
      minutes: 90,
      options: { mode: 'standard' },
    },
    everything: {
      text: {
        de: 'Bis zum Ende, mit geheimen Teamlisten.',
        en: 'To the end, with secret team lists.',
      },
      seats: [2, 2],
      minutes: 150,
      options: { mode: 'toTheEnd', draft: 'teamLists' },
    },
  },
  settings: [{ name: { de: 'Spielart', en: 'Way of playing' }, options: ['mode', 'draft'] }],
};
