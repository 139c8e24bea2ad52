import type { CardWords } from '@tafelrunde/engine';

export const level2: Readonly<Record<string, CardWords>> = {
  webLurker: { name: 'Web Lurker', text: 'If it inflicts wounds, the hero’s next combat value is 2 lower.' },
  caveBear: {
    name: 'Cave Bear',
    text: 'While 4 or more damage lies on its card, its combat value is 2 higher.',
  },
  harpy: { name: 'Harpy', text: 'Its penalty does not count for the first strike.' },
  ghoul: {
    name: 'Ghoul',
    text: 'If it inflicts wounds, the hero may spend neither gaar nor dwurt in the next hero attack.',
  },
  platedLizard: {
    name: 'Plated Lizard',
    text: 'Each attack deals it 1 damage less unless the hero’s combat value is 11 or more.',
  },
  shadowHound: {
    name: 'Shadow Hound',
    text: 'Gaar the hero spends in the monster attack goes beside the monster card instead of the supply.',
  },
  nightMare: {
    name: 'Night Mare',
    text: 'Whenever the die of hope would rise, the night mare gains 1 gaar instead.',
  },
  robberQueen: {
    name: 'Robber Queen',
    text: 'At the start of the third and the fifth combat round it gains 1 chaos and 1 gaar, and the monster player draws 1 silver card.',
  },
  basilisk: {
    name: 'Basilisk',
    text: 'Before each hero attack of a combat round the hero chooses: 1 wound, or −2 on the combat value of this attack.',
  },
  bridgeTroll: {
    name: 'Bridge Troll',
    text: 'If it took less than 2 damage in a combat round, it heals 1 damage at the end of it.',
  },
  lakeSiren: {
    name: 'Lake Siren',
    text: '−1 on the hero’s combat value per earlier combat round, at most −4.',
  },
  fallenKnight: {
    name: 'Fallen Knight',
    text: 'There is neither a first strike nor a shield in this fight.',
  },
  boulderThrower: {
    name: 'Boulder Thrower',
    text: 'While the fight is prepared a hero without a shield on a sword slot suffers 2 wounds.',
  },
  reedShaman: { name: 'Reed Shaman', text: 'At the start of each combat round it gains 1 chaos.' },
};
