import type { CardDef } from '../../shape.ts';
import { attack, stage } from '../define.ts';

export const darkWings: readonly CardDef[] = [
  stage('farruga', 1, 3, {
    health: 9,
    malus: 2,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, fx: [{ wound: 5 }, { clover: -1, lasts: 'untilNextRoundStepA' }] },
    ],
    reward: [{ reputation: 4 }, { gold: 4 }],
    icon: 'dragon-head',
  }),
  stage('farruga', 2, 3, {
    health: 11,
    malus: 2,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 5, hi: 7, fx: [{ monsterGain: { silverCard: 1, chaos: 1 } }] },
      { lo: 8, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, fx: [{ wound: 5 }, { monsterGain: { goldCard: 1 } }] },
    ],
    reward: [{ reputation: 5 }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'dragon-breath',
  }),
  stage('farruga', 3, 3, {
    health: 12,
    malus: 1,
    chaos: 3,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 2, hi: 5, fx: [{ healMonster: 2 }] },
      { lo: 7, hi: 9, fx: [{ wound: 2 }] },
      { lo: 10, fx: [{ wound: 5 }] },
    ],
    reward: [{ reputation: 6 }, { gem: { oneOf: ['diamond', 'demonStone'] } }],
    icon: 'spiked-dragon-head',
  }),
  stage('farruga', 4, 3, {
    health: 14,
    malus: 2,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }, { clover: -1, lasts: 'untilNextRoundStepA' }] },
      { lo: 9, hi: 10, fx: [{ wound: 4 }] },
      { lo: 11, hi: 13, fx: [{ wound: 6 }] },
      { lo: 14, fx: [{ instantDeath: true }] },
    ],
    reward: [{ reputation: 9 }, { drawTile: { stack: 'treasure3', n: 1, keep: 1 } }],
    icon: 'sea-dragon',
  }),
  attack('attackFlames', {
    icon: 'dragon-breath',
    does: [
      {
        when: 'turnedOver',
        fx: [
          { wound: 4, to: 'heroesAt', distance: [0, 1] },
          { wound: 2, to: 'heroesAt', distance: [2, 2] },
        ],
      },
    ],
  }),
  attack('attackWings', {
    icon: 'feathered-wing',
    does: [
      {
        when: 'turnedOver',
        fx: [
          { wound: 1, to: 'heroesAt', distance: [0, 2] },
          {
            piece: { op: 'remove', name: 'actionMarker', n: 1, where: 'reserveSlot' },
            to: 'heroesAt',
            distance: [0, 2],
          },
        ],
      },
    ],
  }),
  attack('attackHoard', {
    icon: 'gold-stack',
    does: [
      { when: 'turnedOver', fx: [{ gold: -2, short: [{ wound: 1 }], to: 'heroesAt', distance: [0, 2] }] },
    ],
  }),
  attack('attackShriek', {
    icon: 'screaming',
    does: [
      {
        when: 'turnedOver',
        fx: [
          {
            choose: { k: 1, by: 'hero', of: [[{ gaar: -1 }], [{ dwurt: -1 }], [{ wound: 2 }]] },
            to: 'heroesAt',
            distance: [0, 2],
          },
          { silverCard: 1, to: 'heroesAt', distance: [0, 2] },
        ],
      },
    ],
  }),
];
