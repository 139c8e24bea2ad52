import type { CardWords } from '@tafelrunde/engine';
import type { charactersBase as de } from '../de/characters-base.ts';

/** Characters of the base game. */
export const charactersBase = {
  warrior: {
    name: 'Warrior',
    text: 'In battle you roll two dice and keep the higher. You may use two weapons at once.',
  },
  wizard: {
    name: 'Wizard',
    text: 'You begin with two Spells and always have at least one. You may attack others in psychic combat.',
  },
  thief: {
    name: 'Thief',
    text: 'Landing on another character you may steal 1 gold or an Object instead of attacking.',
  },
  priest: {
    name: 'Priest',
    text: 'One Spell at the start. You add 1 when praying. You destroy spirits without a fight. No weapons.',
  },
  troll: {
    name: 'Troll',
    text: 'Crags: roll only if you want to. On a 6 for movement you may heal 1 life instead of moving.',
  },
  elf: {
    name: 'Elf',
    text: 'Forest: roll only if you want to. In Woods you may evade, and walk to other Woods of the region instead of rolling.',
  },
  druid: {
    name: 'Druid',
    text: 'One Spell at the start. You may change your alignment at will. On Woods you fill up your Spells.',
  },
} satisfies Record<keyof typeof de, CardWords>;
