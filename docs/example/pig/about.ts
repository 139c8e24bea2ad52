import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'pig',
  prefix: 'PI',
  name: { de: 'Glücksschwein', en: 'Pig' },
  tagline: { de: 'Weiterwürfeln oder sichern?', en: 'Roll on, or bank it?' },
  seats: [2, 5],
  minutes: 10,
  weight: 1,
};
