import type { CardWords } from '@tafelrunde/engine';
import type { spellsSacredPool as de } from '../de/spells-sacredPool.ts';

/** Spells of The Sacred Pool. */
export const spellsSacredPool = {
  cheatFate: {
    name: 'Cheat Fate',
    text: 'Whoever has the turn loses all fate to you.',
  },
  feebleMind: {
    name: 'Feeble Mind',
    text: 'A character has 3 less Craft this turn, never below the printed value.',
  },
  generosity: {
    name: 'Generosity',
    text: 'Start of a turn: another character gives you all its gold.',
  },
  invokeFavour: {
    name: 'Invoke Favour',
    text: 'Whoever has the turn prays as in the Temple.',
  },
  lifeTap: {
    name: 'Life Tap',
    text: 'Start of a turn: another character loses 1 life, you gain 1.',
  },
  miniVortex: {
    name: 'Mini-Vortex',
    text: 'All Spells on a space and of those who stand there are gone.',
  },
  misfortune: {
    name: 'Misfortune',
    text: 'Before any roll, for movement or attack too: one die shows 1 and stays so.',
  },
  retribution: {
    name: 'Retribution',
    text: 'You did not win: the fight is rolled again, and that stands.',
  },
  reverence: {
    name: 'Reverence',
    text: 'Before praying: choose the roll.',
  },
  vindication: {
    name: 'Vindication',
    text: 'Whoever has the turn prays: 1 killed; 2 lose two lives; 3 lose all fate; 5 healed; 6 fate replenished.',
  },
  temporaryChange: {
    name: 'Temporary Change',
    text: 'For two rounds a character has the alignment you choose.',
  },
  stasis: {
    name: 'Stasis',
    text: 'A drawn Adventure card lies before you, another replaces it. In your next turn it returns to the deck.',
  },
} satisfies Record<keyof typeof de, CardWords>;
