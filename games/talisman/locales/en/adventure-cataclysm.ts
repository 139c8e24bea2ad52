import type { CardWords } from '@tafelrunde/engine';
import type { adventureCataclysm as de } from '../de/adventure-cataclysm.ts';

/** Adventure cards of The Cataclysm. */
export const adventureCataclysm = {
  deadMagic: { name: 'Dead Magic', text: 'For three rounds neither Spells nor Magic Objects work.' },
  divineBlessings: {
    name: 'Divine Blessings',
    text: 'Gain 1 Strength or 1 Craft; another character of your choice gains both.',
  },
  rebirth: { name: 'Rebirth', text: 'Everybody heals fully and replenishes fate.' },
  blightwoodTerror: {
    name: 'Blightwood Terror',
    text: 'Monster, Strength 3, rolls three dice. Gives 2 Strength instead of a trophy.',
  },
  abominationWraith: {
    name: 'Abomination Wraith',
    text: 'Spirit, Craft 3, rolls three dice. Gives 2 Craft instead of a trophy.',
  },
  mongrelSprite: {
    name: 'Mongrel Sprite',
    text: 'Spirit, Craft 2. For 1 gold it does not attack and gives you 1 fate.',
  },
  orderOfJosephine: {
    name: 'Order of Josephine',
    text: 'Heals up to 2 lives, if you like; another character of your choice gains 1 life.',
  },
  ashfieldHideout: {
    name: 'Ashfield Hideout',
    text: 'Roll: more than your Strength gives 1 Strength and costs 1 Object; otherwise 2 gold, and it is plundered.',
  },
  blightwoodShrine: {
    name: 'Blightwood Shrine',
    text: 'Roll: more than your Craft gives 1 Craft and costs 1 Follower; otherwise 1 Spell, and it is gone.',
  },
} satisfies Record<keyof typeof de, CardWords>;
