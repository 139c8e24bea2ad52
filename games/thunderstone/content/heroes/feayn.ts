import { gainExperience } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';

/** They shoot from afar: against rank 1 they give nothing, not even light. Rank 0 they reach. TH-GUARDIAN-15 */
const feaynSet: HeroSet & { reaches: (rank: number) => boolean } = {
  group: 'feayn',
  box: 'base',
  source: 'public',
  classes: ['fighter', 'archer'],
  reaches: (rank) => rank !== 1,
};

export const feayn = [
  hero({
    ...feaynSet,
    kind: 'feaynArcher',
    level: 1,
    strength: 4,
    price: 7,
    levelUp: 2,
    attack: 2,
    light: 1,
  }),
  hero({
    ...feaynSet,
    kind: 'feaynMarksman',
    level: 2,
    strength: 5,
    price: 10,
    levelUp: 3,
    attack: 3,
    light: 1,
  }),
  hero({
    ...feaynSet,
    kind: 'feaynSniper',
    level: 3,
    strength: 6,
    price: 12,
    points: 2,
    attack: 4,
    light: 2,
    victory: (t, turn) => {
      if (turn.rank === 3) gainExperience(t, turn.seat, 1);
    },
  }),
];
