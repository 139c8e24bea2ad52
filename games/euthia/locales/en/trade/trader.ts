import type { CardWords } from '@tafelrunde/engine';

export const trader: Readonly<Record<string, CardWords>> = {
  leatherHelmet: { name: 'Leather Helmet', text: '+1 health.' },
  leatherGloves: { name: 'Leather Gloves', text: '+1 health. Once per round after your roll: clover +1.' },
  leatherGreaves: { name: 'Leather Greaves', text: '+1 health, 1 gem spot.' },
  leatherBoots: {
    name: 'Leather Boots',
    text: '+1 health. Once per round outside combat: 1 movement point.',
  },
  chainCoif: { name: 'Chain Coif', text: '+2 health, pouches −1, 1 gem spot.' },
  chainShirt: {
    name: 'Chain Shirt',
    text: '+2 health, pouches −1. Once per round after the monster’s roll: wounds −1.',
  },
  chainGloves: { name: 'Chain Gloves', text: '+2 health.' },
  chainGreaves: { name: 'Chain Greaves', text: '+2 health, pouches −1, 1 gem spot.' },
  chainBoots: { name: 'Chain Boots', text: '+2 health.' },
  shortSword: { name: 'Short Sword', text: '1 gem spot. Attack: 5–8 = 1, 9–11 = 2, 12+ = 3 damage.' },
  handAxe: { name: 'Hand Axe', text: 'Attack: 7–9 = 2, 10–12 = 3, 13+ = 4 damage.' },
  mace: {
    name: 'Mace',
    text: 'Attack: 6–9 = 1, 10–11 = 2, 12+ = 3 damage. With it: the penalty on the monster card does not count.',
  },
  spear: {
    name: 'Spear',
    text: 'Attack: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, in the first combat round: clover +2, damage +1.',
  },
  throwingKnives: { name: 'Throwing Knives', text: 'First strike: 6–9 = 1, 10+ = 2 damage.' },
  huntingBow: {
    name: 'Hunting Bow',
    text: 'First strike: 6–8 = 1, 9–11 = 2, 12+ = 3 damage. With it, if you are unhurt: clover +1.',
  },
  quarterstaff: {
    name: 'Quarterstaff',
    text: 'Attack: 5–8 = 1, 9–12 = 2, 13+ = 3 damage. Each combat round after the monster’s roll: rabbit’s foot −1.',
  },
  scimitar: {
    name: 'Scimitar',
    text: 'Attack: 5–7 = 1, 8–10 = 2, 11–12 = 3, 13+ = 4 damage. With it, if the monster already has damage: clover +1.',
  },
  woodenShield: {
    name: 'Wooden Shield',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −1.',
  },
  heaterShield: {
    name: 'Heater Shield',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −2, your next combat value −1.',
  },
  pavise: {
    name: 'Pavise',
    text: '+1 health, pouches −1. Each combat round after the monster’s roll: wounds −1, your next combat value −2.',
  },
  spikedBuckler: {
    name: 'Spiked Buckler',
    text: 'Each combat round after the monster’s roll: rabbit’s foot −1, your next combat value −1. Once per round before your roll, if you used a shield in this combat round: 1 damage.',
  },
  healingStoneChain: {
    name: 'Healing Stone Chain',
    text: 'Once per round, at any time, with a set of 3: heal 2; with a set of 4 also: heal 1.',
  },
  luckyRing: {
    name: 'Lucky Ring',
    text: 'Once per round after your roll: clover +1; plus clover +2 on a double.',
  },
  carryingHarness: {
    name: 'Carrying Harness',
    text: 'Pouches +1. Once per round during a mining action: mine cart.',
  },
  pathfinderClasp: {
    name: 'Pathfinder Clasp',
    text: 'Once per round outside combat: 1 movement point; with a set of 3 also: 1 movement point.',
  },
  signetRing: {
    name: 'Signet Ring',
    text: 'Once per round during a trade action: one price is 1 gold lower, one sale brings 1 more gold.',
  },
  clanBrooch: {
    name: 'Clan Brooch',
    text: 'Once per round after the monster’s roll, with a set of 3: wounds −1; with a set of 5 also: wounds −2.',
  },
  silverMirror: {
    name: 'Silver Mirror',
    text: 'Once per round after the monster’s roll: reroll one monster die.',
  },
  duellistsTorc: {
    name: 'Duellist’s Torc',
    text: 'Once per round before your roll, with a set of 3: damage +1; with a set of 4 also: clover +2.',
  },
  travelBread: { name: 'Travel Bread', text: 'Discard outside combat: heal 2, 2 movement points.' },
  smokePot: { name: 'Smoke Pot', text: 'Discard after the monster’s roll: rabbit’s foot −4.' },
};
