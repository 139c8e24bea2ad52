import type { CardWords } from '@tafelrunde/engine';
import type { spellsFrostmarch as de } from '../de/spells-frostmarch.ts';

/** Spells of The Frostmarch. */
export const spellsFrostmarch = {
  blackIce: {
    name: 'Black Ice',
    text: 'After a movement roll: until your next turn whoever walks onto this space slides 1 further.',
  },
  bolster: {
    name: 'Bolster',
    text: 'Before a fight: add a die to your attack.',
  },
  brainwave: {
    name: 'Brainwave',
    text: 'This turn your Craft value counts twice.',
  },
  energize: {
    name: 'Energize',
    text: 'This turn your Strength value counts twice.',
  },
  freeze: {
    name: 'Freeze',
    text: 'Before a fight: the other one does not roll.',
  },
  markedForGlory: {
    name: 'Marked for Glory',
    text: 'Before a roll of yours: add up to 6.',
  },
  metamorph: {
    name: 'Metamorph',
    text: 'Before a fight: another faceup Enemy of the same number takes its place.',
  },
  obliterate: {
    name: 'Obliterate',
    text: 'All faceup Adventure cards of your region are gone.',
  },
  pathOfDestiny: {
    name: 'Path of Destiny',
    text: 'A character without a quest gets one.',
  },
  syphonStrength: {
    name: 'Syphon Strength',
    text: 'Whoever has the turn loses 1 Strength to you.',
  },
  timeSteal: {
    name: 'Time Steal',
    text: 'The turn of another ends as soon as it has begun; you have one more at once in its place.',
  },
  toadify: {
    name: 'Toadify!',
    text: 'Before a battle roll: 1 you become a Toad; 4–6 the creature has Strength 1, the character becomes a Toad.',
  },
  vortex: {
    name: 'Vortex',
    text: 'A character of your region rolls where to: 1 Crags; 2 Tavern; 3 City; 4 Castle; 5 Temple; 6 Portal of Power.',
  },
  hydraSpell: {
    name: 'Hydra Spell',
    text: 'A Spell cast on somebody also hits all others you name.',
  },
} satisfies Record<keyof typeof de, CardWords>;
