import type { CardWords } from '@tafelrunde/engine';
import type { supplies as de } from '../de/supplies.ts';

/** Purchases, stables and Talismans. */
export const supplies = {
  mule: { name: 'Mule', text: 'Carries 4 more Objects.' },
  armour: { name: 'Armour', text: 'Armour: 4–6 saves the life.' },
  axe: { name: 'Axe', text: 'Weapon, +1 in battle. In Woods you build a raft with it.' },
  sword: { name: 'Sword', text: 'Weapon, +1 in battle.' },
  waterBottle: { name: 'Water Bottle', text: 'The Desert does not harm you.' },
  helmet: { name: 'Helmet', text: 'Armour: a 6 saves the life.' },
  shield: { name: 'Shield', text: 'Armour: 5–6 saves the life.' },
  raft: { name: 'Raft', text: 'Takes you across the river next turn.' },
  stableRidingHorse: { name: 'Riding Horse', text: 'You may add up two dice for movement.' },
  stableWarhorse: {
    name: 'Warhorse',
    text: 'Add your Craft in battle. If a fight costs you a life it is gone.',
  },
  stableMule: { name: 'Mule', text: 'Carries 4 more Objects.' },
  stableHorseAndCart: { name: 'Horse and Cart', text: 'Carries 8 more Objects.' },
  talisman: { name: 'Talisman', text: 'Opens the Valley of Fire.' },
  talismanOfPower: {
    name: 'Talisman of Power',
    text: 'Talisman. Strength +2 in the middle and inner region.',
  },
} satisfies Record<keyof typeof de, CardWords>;
