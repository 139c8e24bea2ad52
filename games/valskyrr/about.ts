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
};
