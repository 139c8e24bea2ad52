import { isMonster } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { devour, perLaid } from '../effects.ts';

const outlandsSet: HeroSet = { group: 'outlands', box: 'base', source: 'public', classes: ['fighter'] };

export const outlands = [
  hero({
    ...outlandsSet,
    kind: 'outlandsWarrior',
    level: 1,
    strength: 7,
    price: 8,
    levelUp: 2,
    attack: 3,
    effects: [devour(3, false)],
  }),
  hero({
    ...outlandsSet,
    kind: 'outlandsSlayer',
    level: 2,
    strength: 8,
    price: 11,
    levelUp: 3,
    attack: 5,
    bonus: perLaid(1, isMonster),
    effects: [devour(3, true)],
  }),
  hero({
    ...outlandsSet,
    kind: 'outlandsKhan',
    level: 3,
    strength: 8,
    price: 13,
    points: 3,
    attack: 7,
    bonus: perLaid(2, isMonster),
  }),
];
