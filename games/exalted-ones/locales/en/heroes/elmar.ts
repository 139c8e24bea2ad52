import type { CardWords } from '@tafelrunde/engine';

export const elmar = {
  elmar: {
    name: 'Elmar',
    text: 'His cave by the lake is older than any map of the Amari woods. Every fifty years he takes an apprentice and hopes to be surpassed at last. Stones, he says, are only trees that take their time.',
  },
  rootedGround: {
    name: 'Rooted Ground',
    text: '3-inch circle: willpower−1 > resistance. Hold.',
  },
  oakenArmour: {
    name: 'Oaken Armour',
    text: 'The friendly hero heals 1 and has +1 armour and +1 resistance until the end of the round.',
  },
  wakingStones: {
    name: 'Waking Stones',
    text: 'Only as an action. Choose a friendly golem squad within 6 inches. Each of its golems may move up to 3 inches and attack one enemy or neutral model within 1 inch: willpower+2 > armour.',
  },
  voiceOfStones: {
    name: 'Voice of the Stones',
    text: 'For Rooted Ground and Oaken Armour range and sight may be measured from a friendly golem within 8 inches of Elmar.',
  },
} satisfies Record<string, CardWords>;
