import type { CardWords } from '@tafelrunde/engine';

export const jasper = {
  jasper: {
    name: 'Jasper',
    text: 'Dr. Markovic calls him a genius; Jasper calls that a reason to hit things. A project ticks in his backpack that not even the doctor knows about. The children of his street live on his victories.',
  },
  homeRun: {
    name: 'Home Run',
    text: 'Target within 1 inch: melee > armour. Push 2. If a mountain, a building or another model stops the push, the target loses 1 life point in the crash.',
  },
  headbutt: {
    name: 'Headbutt',
    text: 'Target within 1 inch: melee−1 > armour. Stun.',
  },
  golemSlugger: {
    name: 'Golem Slugger',
    text: 'First target in line: melee+1 > armour, critical. Push 2. A golem within 1 inch may be the ball: it is no target and afterwards stands in base contact with the target; an enemy golem loses 2 life points.',
  },
  theBiggerTheyAre: {
    name: 'The Bigger They Are',
    text: 'Basic attacks against heroes with more life points than Jasper: +1 melee.',
  },
} satisfies Record<string, CardWords>;
