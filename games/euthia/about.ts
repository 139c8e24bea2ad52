import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'euthia',
  prefix: 'EU',
  name: { de: 'Euthia', en: 'Euthia' },
  tagline: { de: 'Eine Welt, die mit jedem Schritt wächst.', en: 'A world that grows with every step.' },
  seats: [1, 4],
  minutes: 180,
  weight: 5,
};
