import type { CardWords } from '@tafelrunde/engine';

export const level1: Readonly<Record<string, CardWords>> = {
  giantDragonfly: {
    name: 'Giant Dragonfly',
    text: 'Each gaar or dwurt the hero spends in the monster attack lowers its combat value by 1 more.',
  },
  ratFlood: { name: 'Flood of Rats', text: 'Each attack deals it at most 1 damage.' },
  thornCreeper: {
    name: 'Thorn Creeper',
    text: 'If one attack deals it 2 or more damage and it still stands, the hero suffers 1 wound.',
  },
  highwayman: {
    name: 'Highwayman',
    text: 'Before its roll the hero may pay 1 gold: 2 wounds less in this attack.',
  },
  marshLight: {
    name: 'Marsh Light',
    text: 'While the fight is prepared it takes 1 gaar from the hero and puts it beside the monster card.',
  },
  chargingBoar: { name: 'Charging Boar', text: 'In the first combat round its combat value is 3 higher.' },
  venomToad: {
    name: 'Venom Toad',
    text: 'If it inflicts wounds, the hero is poisoned: 1 wound at the start of each combat round until the hero heals at least 1 or the fight ends.',
  },
  boneGuard: { name: 'Bone Guard', text: 'The first time it falls, it stands again with 1 health left.' },
  koboldPack: {
    name: 'Kobold Pack',
    text: 'After a hero attack without damage (no first strike) its next combat value is 2 higher.',
  },
  mistWolf: {
    name: 'Mist Wolf',
    text: 'If its dice show the same number at the end of step C, it inflicts 2 more wounds.',
  },
  mudLeech: { name: 'Mud Leech', text: 'If it inflicts wounds, it heals 1 damage.' },
  clayServant: { name: 'Clay Servant', text: 'It does not attack in even combat rounds.' },
  woodWight: {
    name: 'Wood Wight',
    text: 'Before its roll the hero may return 1 gaar (no dwurt) to the supply: it does not attack in this combat round.',
  },
  rockVulture: {
    name: 'Rock Vulture',
    text: 'If the hero has 3 health or less before the monster’s roll, it inflicts 1 more wound.',
  },
};
