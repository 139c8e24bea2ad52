import type { CardWords } from '@tafelrunde/engine';
import type { charactersSacredPool as de } from '../de/characters-sacredPool.ts';

/** Characters of The Sacred Pool. */
export const charactersSacredPool = {
  chivalricKnight: {
    name: 'Chivalric Knight',
    text: 'You begin with a Riding Horse; the Castle replaces it. When somebody in your region battles an Enemy you may ride there and add your Strength value: if it dies, gain a Reward and miss a turn. You do not attack weaker characters.',
  },
  cleric: {
    name: 'Cleric',
    text: 'One Spell at the start. You may add 1 when praying. Instead of moving you may pray as in the Chapel; that is your turn. You destroy spirits without a fight.',
  },
  dreadKnight: {
    name: 'Dread Knight',
    text: 'You begin with a Warhorse; the Graveyard replaces it. When you take a life from a good character you heal 1 life.',
  },
  magus: {
    name: 'Magus',
    text: 'Two Spells at the start, one more than Craft allows. After each Spell roll: on 5–6 you keep it. You may attack in psychic combat.',
  },
} satisfies Record<keyof typeof de, CardWords>;
