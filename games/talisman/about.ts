import type { About } from '@tafelrunde/engine';

/** The board and the cards of the first box. */
const baseBox = {
  reaper: false,
  frostmarch: false,
  sacredPool: false,
  cataclysm: false,
  startQuest: false,
};

export const about: About = {
  id: 'talisman',
  prefix: 'TA',
  name: { de: 'Talisman', en: 'Talisman' },
  tagline: { de: 'Drei Ringe, ein Zauber, eine Krone.', en: 'Three rings, one spell, one crown.' },
  seats: [1, 6],
  minutes: 120,
  weight: 2,
  presets: {
    first: {
      text: {
        de: 'Nur das Grundspiel, ein kurzer Weg zur Krone.',
        en: 'The base game alone, a short way to the Crown.',
      },
      seats: [2, 4],
      minutes: 90,
      options: { ...baseBox, twoDice: false, explodingDice: false },
    },
    base: {
      text: {
        de: 'Das Grundspiel nach der veröffentlichten Regel, ohne Hausregel.',
        en: 'The base game by the published rules, without house rules.',
      },
      seats: [2, 6],
      minutes: 180,
      options: {
        ...baseBox,
        twoDice: false,
        explodingDice: false,
        trophyRate: 7,
        choiceOfCharacters: 1,
        heirs: false,
      },
    },
    everything: {
      text: {
        de: 'Vier Erweiterungen, der Schnitter und ein verdecktes Ende.',
        en: 'Four expansions, the Reaper and a hidden ending.',
      },
      seats: [2, 6],
      minutes: 240,
      options: { ending: 'hidden' },
    },
  },
  settings: [
    {
      name: { de: 'Welt', en: 'World' },
      options: ['board', 'reaper', 'frostmarch', 'sacredPool', 'cataclysm', 'ending'],
    },
    { name: { de: 'Länge', en: 'Length' }, options: ['trophyRate', 'heirs', 'nightfall'] },
    {
      name: { de: 'Würfel und Charaktere', en: 'Dice and characters' },
      options: ['twoDice', 'explodingDice', 'choiceOfCharacters'],
    },
    {
      name: { de: 'Aufträge', en: 'Quests' },
      options: ['startQuest', 'keepRewards', 'questBlocksPortal'],
    },
  ],
};
