import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'valskyrr',
  prefix: 'VA',
  name: { de: 'Im Herzen des Schreckens', en: 'In the Heart of Terror' },
  tagline: {
    de: 'Gemeinsam durch Valskyrr, bis zum Endgegner.',
    en: 'Together through Valskyrr, to the final foe.',
  },
  seats: [1, 4],
  minutes: 120,
  weight: 4,
  cooperative: true,
  presets: {
    first: {
      text: {
        de: 'Das erste Abenteuer auf den normalen Seiten.',
        en: 'The first adventure on the normal sides.',
      },
      seats: [1, 4],
      minutes: 90,
      options: {},
    },
    everything: {
      text: {
        de: 'Das letzte Abenteuer mit allen Albtraumseiten.',
        en: 'The last adventure with every nightmare side.',
      },
      seats: [1, 4],
      minutes: 150,
      options: {
        adventure: 'heartOfDread',
        nightmareHeroes: true,
        nightmareQuest: true,
        nightmareTime: true,
      },
    },
  },
  settings: [
    { name: { de: 'Abenteuer', en: 'Adventure' }, options: ['adventure'] },
    {
      name: { de: 'Albtraum', en: 'Nightmare' },
      options: ['nightmareHeroes', 'nightmareQuest', 'nightmareTime'],
    },
    {
      name: { de: 'Zusammenspiel', en: 'Playing together' },
      options: ['combinedTurns', 'groupDecisions', 'tunedRewards'],
    },
  ],
  hidesNothing: true,
  campaign: { chapters: 'adventure', harder: ['nightmareHeroes', 'nightmareQuest', 'nightmareTime'] },
};
