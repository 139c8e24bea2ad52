import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'exalted-ones',
  prefix: 'EX',
  name: { de: 'The Exalted Ones', en: 'The Exalted Ones' },
  tagline: { de: 'Fünf Helden, drei Wege, eine Arena.', en: 'Five heroes, three lanes, one arena.' },
  seats: [2, 2],
  minutes: 90,
  weight: 3,
};
