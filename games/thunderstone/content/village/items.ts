import { item } from '../define.ts';
import { strengthenAll, strengthenOne } from '../effects.ts';

export const items = [
  item({
    kind: 'ambrosia',
    box: 'wrath',
    source: 'public',
    price: 6,
    gold: 2,
    points: 2,
    keywords: ['food', 'magic'],
    // TH-CARD-19, TH-CARD-20
    effects: [
      strengthenAll('ambrosia', 2, 1, (turn) => {
        turn.safe = true;
      }),
    ],
  }),
  item({
    kind: 'amuletOfPower',
    box: 'wrath',
    source: 'public',
    price: 5,
    gold: 1,
    light: 2, // TH-CARD-21
    keywords: ['light', 'magic'],
    effects: [strengthenAll('empower', 3, 0)],
  }),
  item({
    kind: 'feast',
    box: 'base',
    source: 'public',
    price: 5,
    gold: 3,
    keywords: ['food'],
    effects: [strengthenAll('feast', 3, 1)],
  }),
  item({
    kind: 'goodberries',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 2,
    points: 1,
    keywords: ['food', 'magic'],
    effects: [
      {
        ...strengthenOne(3, (hero) => {
          hero.turned = true;
        }),
        name: 'goodberries',
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
  item({
    kind: 'lightstoneGem',
    box: 'base',
    source: 'public',
    price: 6,
    gold: 3,
    light: 3,
    keywords: ['light', 'magic'],
  }),
];
