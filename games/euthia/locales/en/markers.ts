import type { CardWords } from '@tafelrunde/engine';

export const markers: Readonly<Record<string, CardWords>> = {
  'gem.ruby': { name: 'Ruby', text: '+1 health.' },
  'gem.emerald': { name: 'Emerald', text: 'Always: clover +1.' },
  'gem.opal': { name: 'Opal', text: 'Once per round, at any time: heal 2.' },
  'gem.sapphire': { name: 'Sapphire', text: 'Once per round before your roll: damage +1.' },
  'gem.amethyst': { name: 'Amethyst', text: 'Once per round outside combat: 1 movement point.' },
  'gem.onyx': { name: 'Onyx', text: 'Once per round after the monster’s roll: rabbit’s foot −1.' },
  'gem.diamond': { name: 'Diamond', text: 'Once per round, at any time: heal 4.' },
  'gem.demonStone': { name: 'Demon Stone', text: 'Once per round, at any time: draw 1 gold card.' },
  'essence.air': {
    name: 'Essence of Air',
    text: 'Discard before the monster’s roll: the monster rolls one die less.',
  },
  'essence.fire': { name: 'Essence of Fire', text: 'Discard before your roll: damage +2.' },
  'essence.water': { name: 'Essence of Water', text: 'Discard at any time: heal 4.' },
  'essence.earth': { name: 'Essence of Earth', text: 'Discard after your roll: clover +3.' },
  potion: { name: 'Healing Potion', text: 'Discard at any time: heal 3.' },
};
