import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'thunderstone',
  prefix: 'TH',
  name: { de: 'Thunderstone: Zorn der Elemente', en: 'Thunderstone: Wrath of the Elements' },
  tagline: { de: 'Baue ein Deck, steige in den Dungeon.', en: 'Build a deck, descend into the dungeon.' },
  seats: [1, 5],
  minutes: 60,
  weight: 2,
};
