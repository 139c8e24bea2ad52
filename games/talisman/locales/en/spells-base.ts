import type { CardWords } from '@tafelrunde/engine';
import type { spellsBase as de } from '../de/spells-base.ts';

/** Spells of the base game. */
export const spellsBase = {
  acquisition: {
    name: 'Acquisition',
    text: 'Start of your turn: take 1 gold or an Object from a character.',
  },
  counterspell: {
    name: 'Counterspell',
    text: 'A Spell just cast has no effect, the Command Spell included.',
  },
  destroyMagic: {
    name: 'Destroy Magic',
    text: 'Until your next turn nobody casts Spells or uses Magic Objects.',
  },
  destruction: { name: 'Destruction', text: 'A faceup Adventure card vanishes from the board.' },
  healing: { name: 'Healing', text: 'A character heals fully.' },
  hex: { name: 'Hex', text: 'For three rounds whoever lands on this space loses 1 life.' },
  immobility: {
    name: 'Immobility',
    text: 'Another character’s turn ends as soon as it has begun; or you leave a frozen creature behind before you fight.',
  },
  preservation: {
    name: 'Preservation',
    text: 'A loss of life, the death of a Follower or of an Enemy is prevented.',
  },
  psionicBlast: { name: 'Psionic Blast', text: 'Add your Craft value to your Strength in this battle.' },
  random: {
    name: 'Random',
    text: 'Roll for a character: 1 Toad; 2 lose all gained Strength; 3 all gained Craft; 4 all gold; 5 Strength; 6 life.',
  },
  teleport: { name: 'Teleport', text: 'To any space of the region instead of moving.' },
  temporalWarp: { name: 'Temporal Warp', text: 'You take three turns in a row.' },
  alchemy: {
    name: 'Alchemy',
    text: 'Start of your turn: turn Objects of yours into 1 gold each.',
  },
  divination: {
    name: 'Divination',
    text: 'Start of your turn: look at the top five Adventure cards.',
  },
  invisibility: {
    name: 'Invisibility',
    text: 'This turn you may evade anybody, even a fight that is about to begin.',
  },
  mesmerism: {
    name: 'Mesmerism',
    text: 'Start of your turn: take a Follower from a character.',
  },
  nullify: {
    name: 'Nullify',
    text: 'Another character discards all Spells.',
  },
} satisfies Record<keyof typeof de, CardWords>;
