import type { CardDef } from '../../shape/cards.ts';
import { hero, type HeroSet } from '../define.ts';

const amazonSet: HeroSet = { group: 'amazon', box: 'base', source: 'public', classes: ['fighter', 'archer'] };

/** More attack from afar: against rank 2 or 3, not at rank 0. TH-GUARDIAN-15 */
const fromAfar =
  (attack: number): CardDef['bonus'] =>
  (row, { rank }) => {
    if (rank >= 2) row.attack += attack;
  };

export const amazon = [
  hero({
    ...amazonSet,
    kind: 'amazonArcher',
    level: 1,
    strength: 4,
    price: 6,
    levelUp: 2,
    attack: 1,
    bonus: fromAfar(2),
  }),
  hero({
    ...amazonSet,
    kind: 'amazonHuntress',
    level: 2,
    strength: 5,
    price: 9,
    levelUp: 3,
    attack: 2,
    bonus: fromAfar(3),
  }),
  hero({
    ...amazonSet,
    kind: 'amazonQueen',
    level: 3,
    strength: 6,
    price: 11,
    points: 2,
    attack: 2,
    bonus: fromAfar(4),
  }),
];
