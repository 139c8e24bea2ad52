import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'magpies',
  prefix: 'MP',
  name: { de: 'Elstern', en: 'Magpies' },
  tagline: { de: 'Wer hat das schönste Nest?', en: 'Whose nest shines brightest?' },
  seats: [2, 4],
  minutes: 15,
  weight: 1,
};
