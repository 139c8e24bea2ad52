import { breakThrough } from '../breach.ts';
import { monster } from '../define.ts';
import { isMilitia } from '../effects.ts';

const set = { group: 'elementalPain', box: 'wrath', source: 'public' } as const;

export const elementalPain = [
  // TH-CARD-61, TH-CARD-62
  monster({
    ...set,
    kind: 'smokeTorment',
    copies: 2,
    health: 6,
    experience: 1,
    points: 4,
    gold: 1,
    traits: { magic: 'only' },
    breach: breakThrough(isMilitia),
  }),
  // TH-CARD-58, TH-CARD-60
  monster({
    ...set,
    kind: 'steamTorment',
    copies: 3,
    health: 6,
    experience: 1,
    points: 3,
    gold: 1,
    attack: 1,
    global: 'stay',
  }),
];
