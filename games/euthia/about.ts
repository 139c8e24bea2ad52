import type { About, Cooperation } from '@tafelrunde/engine';
import type { EuthiaOptions } from './shape.ts';

/** Where everybody plays against the game. One scenario knows no other way, one knows none but alone. EU-COOP-01 */
export const together = [
  { seats: [2, 4], options: { scenario: ['mirrezilsShadow'] } },
  {
    seats: [2, 4],
    options: { scenario: ['theHunt', 'darkWings', 'walkingDestruction'], cooperative: [true] },
  },
] as const satisfies Cooperation<EuthiaOptions>;

export const about: About = {
  id: 'euthia',
  prefix: 'EU',
  name: { de: 'Euthia', en: 'Euthia' },
  tagline: { de: 'Eine Welt, die mit jedem Schritt wächst.', en: 'A world that grows with every step.' },
  seats: [1, 4],
  minutes: 180,
  weight: 5,
  cooperative: together,
  presets: {
    first: {
      text: {
        de: 'Die Jagd auf leichter Stufe, ohne Elitegegner.',
        en: 'The Hunt on the easy level, without elite enemies.',
      },
      seats: [2, 2],
      minutes: 120,
      options: { scenario: 'theHunt', difficulty: 'easy' },
    },
    base: {
      text: {
        de: 'Die Jagd auf normaler Stufe, jeder für sich.',
        en: 'The Hunt on the normal level, everybody for themselves.',
      },
      seats: [1, 4],
      minutes: 180,
      options: { scenario: 'theHunt' },
    },
    everything: {
      text: {
        de: 'Dunkle Schwingen als langes Spiel mit Elitegegnern.',
        en: 'Dark Wings as a long game with elite enemies.',
      },
      seats: [2, 4],
      minutes: 300,
      options: { scenario: 'darkWings', epic: true, elites: true },
    },
  },
  settings: [
    { name: { de: 'Szenario', en: 'Scenario' }, options: ['scenario', 'cooperative', 'epic'] },
    { name: { de: 'Welt', en: 'World' }, options: ['difficulty', 'elites', 'mapLimit'] },
  ],
};
