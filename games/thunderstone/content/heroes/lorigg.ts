import { hero, type HeroSet } from '../define.ts';
import { othersDiscard } from '../effects.ts';

const loriggSet: HeroSet = { group: 'lorigg', box: 'base', source: 'public', classes: ['thief'] };

export const lorigg = [
  hero({
    ...loriggSet,
    kind: 'loriggThief',
    level: 1,
    strength: 4,
    price: 5,
    levelUp: 2,
    gold: 2,
    attack: 1,
    light: 1,
  }),
  hero({
    ...loriggSet,
    kind: 'loriggRogue',
    level: 2,
    strength: 4,
    price: 8,
    levelUp: 3,
    gold: 3,
    attack: 2,
    light: 1,
    effects: [othersDiscard(['TH-TURN-09'])],
  }),
  hero({
    ...loriggSet,
    kind: 'loriggOutlaw',
    level: 3,
    strength: 5,
    price: 10,
    gold: 4,
    points: 1,
    attack: 2,
    light: 2,
    effects: [othersDiscard(['TH-TURN-09'])],
  }),
];
