import type { CardWords } from '@tafelrunde/engine';
import type { spellsCataclysm as de } from '../de/spells-cataclysm.ts';

/** Spells of The Cataclysm. */
export const spellsCataclysm = {
  arcaneConstruction: {
    name: 'Arcane Construction',
    text: 'After a move: a Terrain card of your choice comes onto the space.',
  },
  astralJourney: {
    name: 'Astral Journey',
    text: 'Start of your turn: gain 1 Strength and 1 Craft; your turn ends.',
  },
  blink: {
    name: 'Blink',
    text: 'After a move: a character is moved by 1 space.',
  },
  curseOfRust: {
    name: 'Curse of Rust',
    text: 'After your move: somebody on your space rolls for each Object; on 1–3 it is lost.',
  },
  deathPact: {
    name: 'Death Pact',
    text: 'Another character loses the lives in your place; you lose 1 Strength and 1 Craft.',
  },
  misersGrasp: {
    name: 'Miser’s Grasp',
    text: 'Something is taken from you: you keep it and take something from them instead.',
  },
  mutation: {
    name: 'Mutation',
    text: 'This turn you have 5 more Strength or 5 more Craft.',
  },
  reclamation: {
    name: 'Reclamation',
    text: 'Before anybody draws Adventure cards: put a discarded one on top of the deck.',
  },
} satisfies Record<keyof typeof de, CardWords>;
