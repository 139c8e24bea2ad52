import { both, destroyOne, sicken, weakenHeroes } from '../battle.ts';
import { monster } from '../define.ts';

const set = { group: 'undeadDoom', box: 'base', source: 'public' } as const;

export const undeadDoom = [
  monster({
    ...set,
    kind: 'famine',
    copies: 2,
    health: 4,
    experience: 1,
    points: 2,
    gold: 1,
    battle: sicken(1),
  }),
  monster({
    ...set,
    kind: 'harbinger',
    copies: 2,
    health: 3,
    experience: 1,
    points: 1,
    gold: 2,
    battle: destroyOne((def) => def.sort === 'spell'),
  }),
  monster({
    ...set,
    kind: 'kingdom',
    copies: 3,
    health: 5,
    experience: 1,
    points: 3,
    gold: 2,
    battle: sicken(1),
  }),
  monster({
    ...set,
    kind: 'lordOfDeath',
    copies: 1,
    health: 9,
    experience: 3,
    points: 7,
    gold: 2,
    battle: sicken(2),
  }),
  monster({
    ...set,
    kind: 'suffering',
    copies: 2,
    health: 6,
    experience: 2,
    points: 4,
    gold: 2,
    battle: both(weakenHeroes(2), sicken(1)),
  }),
];
