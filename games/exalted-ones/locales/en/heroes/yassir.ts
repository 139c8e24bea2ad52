import type { CardWords } from '@tafelrunde/engine';

export const yassir = {
  yassir: {
    name: 'Yassir',
    text: 'A merchant brought him home as a child, between dates and lamp oil. Nobody knows where he comes from; only he knows which well still has water. Seven years he served the sultan; today only the chakram still returns to its master.',
  },
  returningChakram: {
    name: 'Returning Chakram',
    text: 'All targets in line: ranged−2 > armour. The chakram stays at the end of the line and flies straight back to Yassir at the end of this activation phase: all targets on the way, ranged−2 > armour.',
  },
  curvedThrow: {
    name: 'Curved Throw',
    text: 'One target within 5 inches, even out of sight: ranged > armour, critical.',
  },
  threeMoons: {
    name: 'Three Moons',
    text: 'Up to three straight lines from Yassir: all targets on them, each at most once, ranged−1 > armour.',
  },
  backToHand: {
    name: 'Back to the Hand',
    text: 'If Yassir’s basic attack knocks out a golem or a creature, he may at once attack another target in range: basic attack with −2 ranged, once per activation phase, no building.',
  },
} satisfies Record<string, CardWords>;
