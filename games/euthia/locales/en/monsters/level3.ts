import type { CardWords } from '@tafelrunde/engine';

export const level3: Readonly<Record<string, CardWords>> = {
  cyclops: {
    name: 'Cyclops',
    text: 'A hero attack with a combat value of 11 or more blinds it: in the next monster attack it rolls one die less.',
  },
  hydra: {
    name: 'Hydra',
    text: 'An attack that deals it exactly 1 damage is undone: the damage is healed at once.',
  },
  stoneGiant: {
    name: 'Stone Giant',
    text: 'While the fight is prepared the hero may discard an unused mining marker: 3 damage.',
  },
  manticore: {
    name: 'Manticore',
    text: 'After each hero attack with a weapon the hero suffers 1 wound if the manticore still stands (not for a first strike).',
  },
  lindworm: {
    name: 'Lindworm',
    text: 'In every third combat round it does not attack but breathes fire: 5 wounds; whatever reduces wounds helps.',
  },
  wailingWoman: {
    name: 'Wailing Woman',
    text: 'At the start of each combat round the hero returns 1 gaar or dwurt to the supply or suffers 1 wound.',
  },
  corpseCaller: {
    name: 'Corpse Caller',
    text: 'While the fight is prepared the monster player draws 1 silver card per trophy in the hero’s pouches, at most 3.',
  },
  wyvern: {
    name: 'Wyvern',
    text: 'If it inflicted wounds in this combat round, its penalty does not count in the hero attack that follows.',
  },
  emberDemon: {
    name: 'Ember Demon',
    text: 'At the end of each combat round the hero suffers 1 wound. Not if the hero has used an essence of water in this fight.',
  },
  frostMatron: {
    name: 'Frost Matron',
    text: 'The hero may use only one ability in each combat round; permanent effects do not count.',
  },
  sphinx: {
    name: 'Sphinx',
    text: 'While the fight is prepared the hero makes a hero roll. Up to 4: 3 wounds. 10 or more: 4 damage.',
  },
  mirrorShape: {
    name: 'Mirror Shape',
    text: 'While the fight is prepared it gains as much gaar as the hero has gaar and dwurt, at most 3.',
  },
};
