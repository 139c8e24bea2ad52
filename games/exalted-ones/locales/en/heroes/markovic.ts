import type { CardWords } from '@tafelrunde/engine';

export const markovic = {
  markovic: {
    name: 'Dr. Markovic',
    text: 'Two of his four hands he built himself, the better two. He has taught more fighters than he can remember names. The shards make him cleverer, he says, and takes another.',
  },
  grappleArm: {
    name: 'Grapple Arm',
    text: 'First target in line: willpower > armour. Charm 3. Blind.',
  },
  quickPlate: {
    name: 'Quick Plate',
    text: 'The friendly hero has +2 armour until the end of the round. At the start of your activation phase you may shed this armour: hold and slow end, and the hero moves up to 4 inches.',
  },
  shardSurge: {
    name: 'Shard Surge',
    text: 'Up to two other friendly heroes within 4 inches may, one after the other, move up to 3 inches and make a basic attack, not on buildings. Nobody may react to these attacks.',
  },
  fourHands: {
    name: 'Four Hands',
    text: 'After using an ability as an action Dr. Markovic may attack a model within 1 inch: basic attack with exactly 2 dice, no building.',
  },
} satisfies Record<string, CardWords>;
