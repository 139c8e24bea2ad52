import type { CardWords } from '@tafelrunde/engine';
import type { charactersCataclysm as de } from '../de/characters-cataclysm.ts';

/** Characters of The Cataclysm. */
export const charactersCataclysm = {
  arcaneScion: {
    name: 'Arcane Scion',
    text: 'One Spell at the start. Start of your turn: trade a Spell for 1 fate or the other way round. Each point of Craft brings you a Spell. You may attack in psychic combat.',
  },
  barbarian: {
    name: 'Barbarian',
    text: 'You begin with an Axe and never have Spells. Wounded you fight with Strength +1. After beating an Enemy in battle you may once a turn move 1 space and meet it.',
  },
  blackKnightCataclysm: {
    name: 'Black Knight',
    text: 'You begin with a Sword. You may demand 1 gold from somebody you meet: they pay or lose 1 life. Evading you costs 1 gold.',
  },
  mutant: {
    name: 'Mutant',
    text: 'At the start, and each turn for 1 life, mutate with 2 dice: 2–3 lose Strength or Craft; 4 lose a life; 5–6 gain fate and heal 1; 7–8 two fate; 9–11 Strength or Craft; 12 both.',
  },
  scavenger: {
    name: 'Scavenger',
    text: 'You begin with a Haversack and carry 2 more Objects. Start of your turn: if an Object lies on top of the discard pile you may take it. You look at Remnants before you turn them up, and may leave them.',
  },
} satisfies Record<keyof typeof de, CardWords>;
