import type { CardWords } from '@tafelrunde/engine';

export const shiWeng = {
  shiWeng: {
    name: 'Shi Weng',
    text: 'The tea farmers of Wei-Long still wonder that their son does not like tea. At thirty he was abbot, because he listened before anyone spoke. He never strikes first, only sooner.',
  },
  twinPalms: {
    name: 'Twin Palms',
    text: 'Two blows on one or two targets within 1 inch: melee−2 > armour each. Slow.',
  },
  craneStep: {
    name: 'Crane Step',
    text: 'Move Shi Weng up to 4 inches in a straight line, even through heroes, golems and creatures. If he crossed the target or it is within 1 inch at the end: melee−1 > armour. Slow.',
  },
  fourSeals: {
    name: 'The Four Seals',
    text: 'Four blows on one target within 1 inch: melee−3 > armour each. If at least three of them dealt damage: stun.',
  },
  foresight: {
    name: 'Foresight',
    text: 'Once per round Shi Weng may carry out his reaction, a basic attack on the acting hero within 1 inch, at −1 melee before that hero’s attack or ability.',
  },
} satisfies Record<string, CardWords>;
