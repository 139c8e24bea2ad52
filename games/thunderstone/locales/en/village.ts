import type { CardWords } from '@tafelrunde/engine';
import type { village as de } from '../de/village.ts';

export const village = {
  torch: { name: 'Torch' },
  dagger: { name: 'Dagger' },
  ironRations: { name: 'Iron Rations', text: 'Dungeon: one hero gets strength +2.' },
  disease: { name: 'Disease', text: 'Dungeon: your attack or magic attack is lowered by 1.' },
  cursedMace: { name: 'Cursed Mace', text: 'Whoever fights with it suffers 1 Disease.' },
  foresightElixir: {
    name: 'Foresight Elixir',
    text: 'Show it: a trap does not hit you. Dungeon: look at the top 3 dungeon cards, arrange them and draw 2 cards.',
  },
  lantern: { name: 'Lantern' },
  magiStaff: {
    name: 'Magi Staff',
    text: 'Dungeon, while it is carried: destroy it, put 1 monster under the dungeon deck and draw 1 card.',
  },
  magicMissile: { name: 'Magic Missile', text: 'Only against rank 1.' },
  sage: {
    name: 'Sage',
    text: 'Village: destroy 1 card; unless it was a hero you gain 1 experience. Village: destroy the Sage for 1 gold for each hero.',
  },
  shortBow: {
    name: 'Short Bow',
    text: 'Attack +3 against rank 2 and 3. Another +2 with an Archer, against other ranks too.',
  },
  townGuard: { name: 'Town Guard', text: 'Village: draw 2 cards. Village: destroy it and draw 3 more.' },
  barkeep: { name: 'Barkeep', text: 'Village: 1 more purchase. Village: destroy it for 2 gold.' },
  feast: { name: 'Feast', text: 'Dungeon: all your heroes get strength +3 and attack +1.' },
  fireball: { name: 'Fireball' },
  hatchet: { name: 'Hatchet' },
  blacksmith: {
    name: 'Blacksmith',
    text: 'Village: draw 1 card; 1 more purchase for a weapon. Village: destroy it for 2 gold and put 1 hero on your deck.',
  },
  claymore: {
    name: 'Claymore',
    text: 'Before refilling: take 1 monster worth 1 or 2 victory points out of the hall, without experience.',
  },
  creepingDeath: {
    name: 'Creeping Death',
    text: 'Dungeon: all others suffer 1 Disease. All monsters lose 2 health; whichever has none left is yours.',
  },
} satisfies Record<keyof typeof de, CardWords>;
