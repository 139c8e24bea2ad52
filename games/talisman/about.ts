import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'talisman',
  prefix: 'TA',
  name: { de: 'Talisman', en: 'Talisman' },
  tagline: { de: 'Drei Ringe, ein Zauber, eine Krone.', en: 'Three rings, one spell, one crown.' },
  seats: [1, 6],
  minutes: 120,
  weight: 2,
};
