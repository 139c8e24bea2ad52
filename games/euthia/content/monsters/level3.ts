import type { CardDef } from '../../shape.ts';
import { monster } from '../define.ts';

export const level3: readonly CardDef[] = [
  monster(3, 'cyclops', {
    health: 13,
    malus: 4,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 8, hi: 9, fx: [{ wound: 2 }] },
      { lo: 10, fx: [{ wound: 7 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'demonStone' }],
    source: 'seed',
    icon: 'cyclops',
    does: [
      {
        when: 'heroFinal',
        if: [{ heroValue: { min: 11 } }],
        fx: [{ oneDieLess: true, lasts: 'nextMonsterAttack' }],
      },
    ],
  }),
  monster(3, 'hydra', {
    health: 11,
    malus: 2,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, fx: [{ wound: 8 }] },
    ],
    reward: [{ reputation: 6 }, { gem: 'emerald' }],
    icon: 'hydra',
    does: [{ when: 'damaged', if: [{ dealt: { min: 1, max: 1 } }], fx: [{ healMonster: 1 }] }],
  }),
  monster(3, 'stoneGiant', {
    health: 13,
    malus: 3,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 8, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, fx: [{ wound: 6 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'diamond' }],
    icon: 'giant',
    does: [
      {
        when: 'prep',
        optional: 'hero',
        limit: 'oncePerFight',
        pay: { actionMarker: 'mine' },
        fx: [{ damage: 3 }],
      },
    ],
  }),
  monster(3, 'manticore', {
    health: 12,
    chaos: 3,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 5, hi: 7, fx: [{ wound: 3 }] },
      { lo: 8, fx: [{ wound: 6 }] },
    ],
    reward: [{ reputation: 5 }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'scorpion-tail',
    does: [{ when: 'combatRoundEnd', if: [{ attackWith: 'weapon' }], fx: [{ wound: 1 }] }],
  }),
  monster(3, 'lindworm', {
    health: 12,
    malus: 1,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 4, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 10, fx: [{ wound: 5 }] },
      { lo: 11, fx: [{ wound: 8 }] },
    ],
    reward: [{ reputation: 6 }, { essence: 'fire' }, { gem: 'ruby' }],
    icon: 'fire-breath',
    does: [
      {
        when: 'beforeMonsterRoll',
        if: [{ everyCombatRound: 3 }],
        fx: [{ forbid: 'monsterAttack' }, { wound: 5, reducible: true }],
      },
    ],
  }),
  monster(3, 'wailingWoman', {
    health: 10,
    malus: 2,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 8, hi: 9, fx: [{ wound: 2 }] },
      { lo: 10, fx: [{ wound: 7 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'sapphire' }, { goldCard: 1 }],
    icon: 'floating-ghost',
    does: [
      {
        when: 'combatRoundStart',
        fx: [{ choose: { k: 1, by: 'hero', of: [[{ gaar: -1 }], [{ dwurt: -1 }], [{ wound: 1 }]] } }],
      },
    ],
  }),
  monster(3, 'corpseCaller', {
    health: 9,
    malus: 3,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 8, hi: 10, fx: [{ wound: 5 }] },
      { lo: 11, fx: [{ wound: 8 }] },
    ],
    reward: [{ reputation: 5 }, { drawTile: { stack: 'treasure3', n: 1, keep: 1 } }],
    icon: 'skull-staff',
    does: [{ when: 'prep', fx: [{ monsterGain: { silverCard: { per: 'trophyInPouch', max: 3 } } }] }],
  }),
  monster(3, 'wyvern', {
    health: 13,
    malus: 5,
    chaos: 2,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 6, hi: 6, fx: [{ wound: 2 }] },
      { lo: 7, hi: 9, fx: [{ wound: 3 }] },
      { lo: 10, fx: [{ wound: 8 }] },
    ],
    reward: [{ reputation: 6 }, { gem: 'amethyst' }, { essence: 'air' }],
    icon: 'wyvern',
    does: [{ when: 'heroWounded', fx: [{ ignoreMalus: true, lasts: 'nextHeroAttack' }] }],
  }),
  monster(3, 'emberDemon', {
    health: 12,
    malus: 1,
    chaos: 2,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 7, hi: 9, fx: [{ wound: 4 }] },
      { lo: 10, fx: [{ wound: 7 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'demonStone' }, { essence: 'fire' }],
    icon: 'daemon-skull',
    does: [{ when: 'combatRoundEnd', if: [{ essenceNotSpent: 'water' }], fx: [{ wound: 1 }] }],
  }),
  monster(3, 'frostMatron', {
    health: 10,
    malus: 3,
    chaos: 3,
    gaar: 3,
    gold: 1,
    ranges: [
      { lo: 7, hi: 9, fx: [{ wound: 2 }] },
      { lo: 10, fx: [{ wound: 6 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'diamond' }, { essence: 'water' }],
    icon: 'frozen-orb',
    does: [{ when: 'permanent', fx: [{ forbid: 'ability', beyond: 1 }] }],
  }),
  monster(3, 'sphinx', {
    health: 10,
    malus: 4,
    chaos: 3,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 9, hi: 10, fx: [{ wound: 5 }] },
      { lo: 11, fx: [{ wound: 8 }] },
    ],
    reward: [
      { reputation: 5 },
      { gem: { oneOf: ['ruby', 'emerald', 'sapphire', 'onyx', 'opal', 'amethyst'] } },
    ],
    icon: 'egyptian-sphinx',
    does: [
      {
        when: 'prep',
        fx: [
          {
            heroRoll: {
              ranges: [
                { hi: 4, fx: [{ wound: 3 }] },
                { lo: 10, fx: [{ damage: 4 }] },
              ],
            },
          },
        ],
      },
    ],
  }),
  monster(3, 'mirrorShape', {
    health: 10,
    malus: 3,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 8, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, fx: [{ wound: 8 }] },
    ],
    reward: [{ reputation: 5 }, { gem: 'onyx' }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'mirror-mirror',
    does: [{ when: 'prep', fx: [{ monsterGain: { gaar: { per: 'heroGaarAndDwurt', max: 3 } } }] }],
  }),
];
