import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'magpies',
  prefix: 'MP',
  name: { de: 'Elstern', en: 'Magpies' },
  tagline: { de: 'Wer hat das schönste Nest?', en: 'Whose nest shines brightest?' },
  seats: [2, 4],
  minutes: 15,
  weight: 1,
  presets: {
    first: {
      text: { de: 'Wer zuerst acht Punkte im Nest hat.', en: 'The first nest with eight points wins.' },
      seats: [2, 3],
      minutes: 10,
      options: { mode: 'race' },
    },
  },
  settings: [{ name: { de: 'Spielart', en: 'Way of playing' }, options: ['mode'] }],
};
