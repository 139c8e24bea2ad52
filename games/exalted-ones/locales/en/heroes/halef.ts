import type { CardWords } from '@tafelrunde/engine';

export const halef = {
  halef: {
    name: 'Halef',
    text: 'His camel Frieda carries him, his pack and all the stories in it. For every sorrow he has a bottle, and for every bottle a price. In the arena he gives some of it away, and only then does he become dangerous.',
  },
  pepperDust: {
    name: 'Pepper Dust',
    text: 'Template T1: willpower > resistance. Blind.',
  },
  potionForEverything: {
    name: 'A Potion for Everything',
    text: 'Choose two for the friendly hero: heal 2; +2 mana (not Halef); remove all status effects; next basic attack this round +2 melee/ranged (no building). If Halef pays 1 gold, choose three.',
  },
  mirage: {
    name: 'Mirage',
    text: 'You may place every friendly hero within 4 inches of Halef, himself included, up to 4 inches away. Until the start of your next activation phase enemies see them only within 4 inches.',
  },
  haggling: {
    name: 'Haggling',
    text: 'The first equipment your team buys in each round costs 1 gold less, even while Halef is knocked out.',
  },
} satisfies Record<string, CardWords>;
