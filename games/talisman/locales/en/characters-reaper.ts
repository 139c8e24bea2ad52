import type { CardWords } from '@tafelrunde/engine';
import type { charactersReaper as de } from '../de/characters-reaper.ts';

/** Characters of The Reaper. */
export const charactersReaper = {
  darkCultist: {
    name: 'Dark Cultist',
    text: 'You may attack in psychic combat and stay evil. For each Enemy killed and each life taken roll (+1 against good): 1 fate, 2 gold, 3 life, 4 Strength, 5 Craft, 6 Spell.',
  },
  knight: {
    name: 'Knight',
    text: 'You begin with Sword and Armour. You may add 2 when praying. You stay good and attack good characters only on the Crown.',
  },
  merchant: {
    name: 'Merchant',
    text: '5 gold and a Mule at the start. You buy for 1 gold less, at least 1. City, Village, Castle: sell Objects for 1 gold each. You may swap an Object with somebody you meet.',
  },
  sage: {
    name: 'Sage',
    text: 'At the start of your turn you see the top Adventure card. For a Spell you gain, draw two and keep one. You always have at least one Spell.',
  },
} satisfies Record<keyof typeof de, CardWords>;
