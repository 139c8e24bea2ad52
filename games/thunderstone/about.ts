import type { About } from '@tafelrunde/engine';

export const about: About = {
  id: 'thunderstone',
  prefix: 'TH',
  name: { de: 'Thunderstone: Zorn der Elemente', en: 'Thunderstone: Wrath of the Elements' },
  tagline: { de: 'Baue ein Deck, steige in den Dungeon.', en: 'Build a deck, descend into the dungeon.' },
  seats: [1, 5],
  minutes: 60,
  weight: 2,
  presets: {
    first: {
      text: {
        de: 'Der empfohlene Aufbau für die erste Partie.',
        en: 'The recommended setup for a first game.',
      },
      seats: [1, 4],
      minutes: 60,
      options: { set: 'first' },
    },
    base: {
      text: {
        de: 'Zufälliger Aufbau aus den Karten der Grundbox.',
        en: 'A random setup from the cards of the base box.',
      },
      seats: [1, 5],
      minutes: 60,
      options: { set: 'random', box: 'base' },
    },
    everything: {
      text: {
        de: 'Zufälliger Aufbau aus allen Karten, mit Fallen, Wächtern und Promo-Helden.',
        en: 'A random setup from all cards, with traps, guardians and promotional heroes.',
      },
      seats: [1, 5],
      minutes: 75,
      options: { set: 'random', box: 'both', promo: true },
    },
  },
  settings: [
    { name: { de: 'Spielart', en: 'Way of playing' }, options: ['mode', 'level', 'games'] },
    {
      name: { de: 'Karten', en: 'Cards' },
      options: ['set', 'box', 'promo', 'stone', 'features'],
    },
  ],
};
