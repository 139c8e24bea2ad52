import { hero, type HeroSet } from '../define.ts';
import { cure, draw } from '../effects.ts';

const regianSet: HeroSet = { group: 'regian', box: 'base', source: 'public', classes: ['cleric'] };

export const regian = [
  hero({
    ...regianSet,
    kind: 'regianCleric',
    level: 1,
    strength: 4,
    price: 5,
    levelUp: 2,
    magic: 1,
    effects: [cure(1, 'dungeon', true)],
  }),
  hero({
    ...regianSet,
    kind: 'regianPriest',
    level: 2,
    strength: 4,
    price: 8,
    levelUp: 3,
    magic: 2,
    effects: [draw(1), cure(1, 'dungeon', true)],
  }),
  hero({
    ...regianSet,
    kind: 'regianBishop',
    level: 3,
    strength: 5,
    price: 11,
    points: 2,
    magic: 3,
    effects: [draw(2), cure(1, 'dungeon', true)],
  }),
];
