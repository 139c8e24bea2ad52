import type { CardWords } from '@tafelrunde/engine';

export const linnea = {
  linnea: {
    name: 'Linnea',
    text: 'She heard a whole forest fall silent, tree by tree. Since then her vines grow wherever someone raises an axe. She buries every shard she wins at the edge of the woods, and something starts to sprout.',
  },
  vineGrasp: {
    name: 'Vine Grasp',
    text: 'First target in line: willpower > armour. Hold.',
  },
  thornBurst: {
    name: 'Thorn Burst',
    text: 'Template T1: willpower−1 > resistance. Slow.',
  },
  wallOfThorns: {
    name: 'Wall of Thorns',
    text: 'Lay a hedge 4 inches long until the end phase. It counts as a mountain; only towers see over it. Every enemy or neutral model within 1 inch of it, even out of sight: willpower > armour.',
  },
  neverEnoughTraps: {
    name: 'Never Enough Traps',
    text: 'At the start of the round Linnea may lay a trap within 4 inches (at most 2). An enemy hero who comes within 1 inch sets it off: 1 damage, slow. Vine Grasp may start at a trap within 8 inches.',
  },
} satisfies Record<string, CardWords>;
