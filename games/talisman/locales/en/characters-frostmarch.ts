import type { CardWords } from '@tafelrunde/engine';
import type { charactersFrostmarch as de } from '../de/characters-frostmarch.ts';

/** Characters of The Frostmarch. */
export const charactersFrostmarch = {
  leprechaun: {
    name: 'Leprechaun',
    text: 'From Fields, Hills, Plains and Woods you may go to a space of the same name in the region instead of rolling. You may evade in Woods and Forest, and take 1 gold from somebody you meet.',
  },
  necromancer: {
    name: 'Necromancer',
    text: 'One Spell at the start. You may attack in psychic combat. Beaten spirits may follow you: one per psychic combat adds its Craft and is gone.',
  },
  ogreChieftain: {
    name: 'Ogre Chieftain',
    text: 'Crags: roll only if you want to. Beaten monsters up to Strength 5 may follow you: one per battle adds its Strength and is gone.',
  },
  warlock: {
    name: 'Warlock',
    text: 'One Spell and one quest at the start. A fulfilled quest also brings you a Spell. You may attack in psychic combat.',
  },
} satisfies Record<keyof typeof de, CardWords>;
