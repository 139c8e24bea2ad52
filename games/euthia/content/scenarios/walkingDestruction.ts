import type { CardDef } from '../../shape.ts';
import { stage, wanted } from '../define.ts';

export const walkingDestruction: readonly CardDef[] = [
  stage('golem', 1, 2, {
    health: 8,
    malus: 1,
    chaos: 1,
    gaar: 1,
    silver: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 11, fx: [{ wound: 3 }] },
      { lo: 12, fx: [{ wound: 4 }] },
    ],
    icon: 'stone-tower',
    does: [{ when: 'permanent', if: [{ attackNumber: 1 }], fx: [{ capDamage: 1 }] }],
  }),
  stage('golem', 2, 3, {
    health: 10,
    malus: 1,
    chaos: 2,
    gaar: 1,
    silver: 2,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 11, fx: [{ wound: 4 }] },
      { lo: 12, fx: [{ wound: 5 }] },
    ],
    icon: 'stone-tower',
    does: [{ when: 'permanent', if: [{ attackNumber: 1 }], fx: [{ capDamage: 1 }] }],
  }),
  stage('golem', 3, 3, {
    health: 11,
    malus: 2,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 11, fx: [{ wound: 4 }] },
      { lo: 12, fx: [{ wound: 6 }] },
    ],
    icon: 'stone-tower',
    does: [{ when: 'permanent', if: [{ attackNumber: 1 }], fx: [{ capDamage: 1 }] }],
  }),
  stage('golem', 4, 3, {
    health: 12,
    malus: 2,
    chaos: 3,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 5, hi: 7, fx: [{ wound: 2 }] },
      { lo: 8, hi: 10, fx: [{ wound: 4 }] },
      { lo: 11, fx: [{ wound: 6 }] },
    ],
    icon: 'stone-tower',
    does: [{ when: 'permanent', if: [{ attackNumber: 1 }], fx: [{ capDamage: 1 }] }],
  }),
  wanted(2, 'saboteurCard', {
    health: 8,
    malus: 2,
    chaos: 2,
    gaar: 2,
    silver: 2,
    ranges: [
      { lo: 5, hi: 7, fx: [{ wound: 1 }, { monsterGain: { silverCard: 1 } }] },
      { lo: 8, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, fx: [{ wound: 4 }, { clover: -2, lasts: 'untilNextRoundStepA' }] },
    ],
    icon: 'hooded-assassin',
    does: [
      {
        when: 'beaten',
        fx: [
          { reputation: 4 },
          { gold: 3 },
          { piece: { op: 'remove', name: 'destructionA', n: 1, where: 'heroChoice', optional: true } },
        ],
      },
    ],
    hideout: { near: 'destroyedTrade' },
    fromRound: 4,
  }),
  wanted(1, 'accompliceCard', {
    health: 7,
    malus: 1,
    chaos: 1,
    gaar: 1,
    silver: 1,
    ranges: [
      { lo: 4, hi: 6, fx: [{ clover: -1, lasts: 'untilNextRoundStepA' }] },
      { lo: 7, hi: 9, fx: [{ wound: 2 }] },
      { lo: 10, fx: [{ wound: 3 }, { monsterGain: { silverCard: 1, chaos: 1 } }] },
    ],
    icon: 'cloak-dagger',
    does: [{ when: 'beaten', fx: [{ reputation: 3 }, { goldCard: 1 }] }],
    hideout: { near: 'portal' },
    fromRound: 3,
  }),
];
