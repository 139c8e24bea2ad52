import { item } from '../define.ts';

export const items = [
  item({
    kind: 'feast',
    box: 'base',
    source: 'public',
    price: 5,
    gold: 3,
    keywords: ['food'],
    effects: [
      {
        name: 'feast',
        in: 'dungeon',
        run: (_t, turn) => {
          turn.strength += 3;
          turn.attack += 1;
        },
      },
    ],
  }),
  item({
    kind: 'lantern',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    light: 2,
    keywords: ['light'],
  }),
];
