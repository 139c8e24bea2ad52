import type { CardWords } from '@tafelrunde/engine';

export const majvi = {
  majvi: {
    name: 'Majvi',
    text: 'In her mother’s house a different poison hung drying over every door. Today she carries messages through woods where others do not even see the path. Her arrows are thin; what sticks to their tips is not.',
  },
  poisonArrow: {
    name: 'Poison Arrow',
    text: 'First target in line: ranged > armour. Bleed.',
  },
  snareArrow: {
    name: 'Snare Arrow',
    text: 'Until the end of the round Majvi’s next two basic attacks have +1 ranged and the hold effect.',
  },
  arrowSwarm: {
    name: 'Arrow Swarm',
    text: 'Three attacks, on one target or spread over several: ranged−1 > armour each. Then Majvi may move up to 2 inches.',
  },
  quickAsAWeasel: {
    name: 'Quick as a Weasel',
    text: 'When Majvi leaves the range of enemy heroes, they may not react to it with a basic attack.',
  },
} satisfies Record<string, CardWords>;
