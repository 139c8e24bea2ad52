import { monster } from '../define.ts';
import { strengthenOne } from '../effects.ts';

const set = { group: 'golem', box: 'wrath', source: 'public', gold: 2 } as const;

/** Heroes too weak give nothing at all. TH-CARD-63 */
const awes = (strength: number) => ({ shutsOut: strength });

export const golem = [
  monster({ ...set, kind: 'bronzeGolem', copies: 3, health: 5, experience: 1, points: 3, traits: awes(3) }),
  // TH-CARD-64: as a trophy it makes a hero stronger.
  monster({
    ...set,
    kind: 'clayGolem',
    copies: 3,
    health: 6,
    experience: 2,
    points: 4,
    traits: awes(4),
    effects: [strengthenOne(2)],
  }),
  monster({
    ...set,
    kind: 'colossus',
    copies: 1,
    health: 10,
    experience: 3,
    points: 8,
    traits: { ...awes(7), magic: 'immune' },
  }),
  monster({
    ...set,
    kind: 'ironGolem',
    copies: 1,
    health: 9,
    experience: 3,
    points: 6,
    traits: { ...awes(6), magic: 'half' },
  }),
  monster({ ...set, kind: 'stoneGolem', copies: 2, health: 8, experience: 2, points: 5, traits: awes(5) }),
];
