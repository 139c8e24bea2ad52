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
    text: 'Landing on another character you may steal 1 gold or an Object instead of attacking. Village and markets: one purchase is free.',
  },
  priest: {
    name: 'Priest',
    text: 'One Spell at the start. You may add 1 when praying. You destroy spirits without a fight and gain a Spell for it. No weapons.',
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
  assassin: {
    name: 'Assassin',
    text: 'When you attack in battle you may assassinate: the victim rolls no die, and a beaten character loses 1 life. Not on the Crown, not when attacked.',
  },
  dwarf: {
    name: 'Dwarf',
    text: 'Crags and Chasm: roll only if you want to. You may evade in Hills and add 1 in the Cave. Portal by Craft: 1 die; Mines: 2. The Maze cannot hold you.',
  },
  ghoul: {
    name: 'Ghoul',
    text: 'You may attack in psychic combat and gain the life you take there. Enemies killed in battle may follow you: one per battle adds its Strength and is gone.',
  },
  minstrel: {
    name: 'Minstrel',
    text: 'Animals and dragons fight you only if you wish. Roll above an animal’s Strength and it follows you; the strongest helps in battle. You may take Maiden or Princess from others.',
  },
  monk: {
    name: 'Monk',
    text: 'In battle add your Craft value to your Strength. You may add 1 when praying. No weapons, no armour.',
  },
  prophetess: {
    name: 'Prophetess',
    text: 'You always have at least one Spell. You may replace one Adventure card you draw. You know the Spells of the others.',
  },
  sorceress: {
    name: 'Sorceress',
    text: 'One Spell at the start. You may attack in psychic combat. On meeting somebody: beguile them (good 6, neutral 5–6, evil 4–6) for 1 gold or Object, or take a Follower, but not Maiden, Princess or Unicorn.',
  },
} satisfies Record<keyof typeof de, CardWords>;
