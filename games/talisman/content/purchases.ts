import { cardsOf, type Cards } from './define.ts';

const { object, follower } = cardsOf('base', 'purchases');

/** The Purchase supply of the base game. */
export const basePurchases: Cards = {
  mule: follower({ source: 'public', copies: 4, tags: ['mule', 'steed'], gives: { carry: 4 } }),
  armour: object({ source: 'public', copies: 4, armour: 4 }),
  axe: object({ source: 'public', copies: 4, weapon: true, tags: ['axe'], gives: { battle: 1 } }),
  sword: object({ source: 'public', copies: 3, weapon: true, gives: { battle: 1 } }),
  waterBottle: object({ source: 'public', copies: 4, grants: ['desertproof'] }),
  helmet: object({ source: 'public', copies: 4, armour: 6 }),
  shield: object({ source: 'public', copies: 4, armour: 5 }),
  raft: object({ source: 'seed', tags: ['raft'] }),
};
