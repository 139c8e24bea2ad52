import type { CardWords } from '@tafelrunde/engine';
import type { supplies as de } from '../de/supplies.ts';

/** Purchases, stables and Talismans. */
export const supplies = {
  mule: { name: 'Mule', text: 'Carries 4 more Objects.' },
  armour: { name: 'Armour', text: 'Armour: 4–6 saves the life.' },
  axe: { name: 'Axe', text: 'Weapon, +1 in battle. In Woods and in the Forest you build a raft with it.' },
  sword: { name: 'Sword', text: 'Weapon, +1 in battle.' },
  waterBottle: { name: 'Water Bottle', text: 'The Desert does not harm you.' },
  helmet: { name: 'Helmet', text: 'Armour: a 6 saves the life.' },
  shield: { name: 'Shield', text: 'Armour: 5–6 saves the life.' },
  raft: { name: 'Raft', text: 'Takes you across the river next turn.' },
  stableRidingHorse: { name: 'Riding Horse', text: 'You may add up two dice for movement.' },
  stableWarhorse: {
    name: 'Warhorse',
    text: 'Add your Craft value in battle. If a fight costs you a life it is gone.',
  },
  stableMule: { name: 'Mule', text: 'Carries 4 more Objects.' },
  stableHorseAndCart: { name: 'Horse and Cart', text: 'Carries 8 more Objects.' },
  talisman: { name: 'Talisman', text: 'Opens the Valley of Fire.' },
  talismanOfPower: {
    name: 'Talisman of Power',
    text: 'Talisman. Strength +2 in the middle and inner region.',
  },
  bow: {
    name: 'Bow',
    text: 'Weapon. Before the dice of a battle you may shoot: you add a die to your score and pay 1 gold or discard the Bow.',
  },
  crystalSceptre: {
    name: 'Crystal Sceptre',
    text: 'Magic. When you attack a character you may do so in psychic combat.',
  },
  greatsword: { name: 'Greatsword', text: 'Weapon, +2 in battle.' },
  haversack: {
    name: 'Haversack',
    text: 'Carries 1 more Object. When you lose another Object you may discard the Haversack instead.',
  },
  healersKit: {
    name: 'Healer’s Kit',
    text: 'When you lose lives you may roll: a 6 prevents it, a 1 uses up the kit.',
  },
  map: { name: 'Map', text: 'In the Mines your roll counts 2 less.' },
  personalJournal: { name: 'Personal Journal', text: 'Trophies: 1 point less is enough.' },
  psychicCrystal: { name: 'Psychic Crystal', text: 'Magic. +1 in psychic combat.' },
  scroll: { name: 'Scroll', text: 'Magic. Discard it: gain 1 Spell if your Craft allows it.' },
  shovel: { name: 'Shovel', text: 'In the Crypt your roll counts 2 less.' },
  spikedShield: {
    name: 'Spiked Shield',
    text: 'Armour: 5–6 saves the life. Whoever attacks you in battle loses 1 life.',
  },
  whetstone: { name: 'Whetstone', text: '+1 in battle with a weapon.' },
  falseTalisman: {
    name: 'False Talisman',
    text: 'You must take it. The Valley of Fire stays closed to you until you gain another Talisman; then you may discard this one.',
  },
  spellboundTalisman: {
    name: 'Spellbound Talisman',
    text: 'Talisman. In the inner region no Spell affects you except the Command Spell.',
  },
  talismanOfCensure: {
    name: 'Talisman of Censure',
    text: 'Talisman. All others roll 2 more dice at the Portal of Power.',
  },
  talismanOfProtection: {
    name: 'Talisman of Protection',
    text: 'Talisman. In the inner region you lose at most 1 life in a turn.',
  },
  talismanOfWisdom: {
    name: 'Talisman of Wisdom',
    text: 'Talisman. Craft +2 in the middle and inner region.',
  },
} satisfies Record<keyof typeof de, CardWords>;
