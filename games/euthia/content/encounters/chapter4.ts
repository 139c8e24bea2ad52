import type { CardDef } from '../../shape.ts';
import { quest } from '../define.ts';

export const ruler: readonly CardDef[] = [
  quest('ruler', 'rulerAudience', {
    have: { reputation: { min: 8 } },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'trader', n: 2, keep: 1 } }],
    icon: 'throne-king',
  }),
  quest('ruler', 'rulerAccolade', {
    have: { reputation: { min: 12 } },
    gain: [{ reputation: 3 }, { gem: 'ruby' }],
    icon: 'mounted-knight',
  }),
  quest('ruler', 'rulerTwoHeads', {
    pay: { trophy: [{ level: 2, n: 2 }] },
    gain: [{ reputation: 3 }, { gold: 2 }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'decapitation',
  }),
  quest('ruler', 'rulerGiantsFall', {
    pay: { trophy: [{ level: 3, n: 1 }] },
    gain: [{ reputation: 3 }, { gold: 6 }, { goldCard: 1 }],
    icon: 'giant',
  }),
  quest('ruler', 'rulerRoyalRoads', {
    have: { markers: { kind: 'trade', min: 2 } },
    gain: [{ reputation: 2 }, { gold: 5 }],
    icon: 'mountain-road',
  }),
  quest('ruler', 'rulerArmoury', {
    pay: { gold: 6 },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'dragonslayer', n: 3, keep: 1 } }],
    icon: 'sword-array',
  }),
  quest('ruler', 'rulerCrownJewel', {
    pay: { gem: [{ oneOf: ['diamond', 'emerald', 'ruby'], n: 1 }], gold: 2 },
    gain: [{ reputation: 3 }, { gaar: 2 }, { goldCard: 1 }],
    icon: 'jewel-crown',
  }),
];

export const scholar: readonly CardDef[] = [
  quest('scholar', 'scholarFieldNotes', {
    have: { confronted: { min: 1 } },
    gain: [{ reputation: 1 }, { gold: 3 }, { silverCard: 1 }],
    icon: 'notebook',
  }),
  quest('scholar', 'scholarComparison', {
    have: { confrontedKinds: { min: 2 } },
    gain: [{ reputation: 2 }, { gold: 3 }, { gaar: 1 }],
    icon: 'scales',
  }),
  quest('scholar', 'scholarFourPowers', {
    have: { confrontedKinds: { min: 3 } },
    gain: [{ reputation: 3 }, { gold: 2 }, { essence: 'choice' }],
    icon: 'spell-book',
  }),
  quest('scholar', 'scholarSample', {
    pay: { essence: [{ kind: 'any', n: 1 }] },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'alchemist', n: 3, keep: 1 } }],
    icon: 'erlenmeyer',
  }),
  quest('scholar', 'scholarChart', {
    pay: { gold: 1 },
    gain: [{ reputation: 1 }, { move: 2 }, { scout: { stack: 'map', n: 3, under: 0 } }],
    icon: 'treasure-map',
  }),
  quest('scholar', 'scholarStrata', {
    pay: { raw: [{ different: true, n: 2 }] },
    gain: [{ reputation: 2 }, { gold: 3 }, { gem: { oneOf: ['emerald', 'amethyst'] } }],
    icon: 'stone-tablet',
  }),
  quest('scholar', 'scholarLivingBook', {
    have: { heroTilesOnBoard: { min: 4 } },
    gain: [{ reputation: 2 }, { gold: 4 }],
    icon: 'open-book',
  }),
];

export const oracle: readonly CardDef[] = [
  quest('oracle', 'oracleCup', {
    gain: [
      {
        heroRoll: {
          ranges: [
            { hi: 6, fx: [{ reputation: 1 }] },
            { lo: 7, hi: 9, fx: [{ reputation: 1 }, { gold: 3 }] },
            { lo: 10, fx: [{ reputation: 3 }, { gold: 3 }] },
          ],
        },
      },
    ],
    icon: 'dice-six-faces-six',
  }),
  quest('oracle', 'oracleLowTide', {
    gain: [
      {
        heroRoll: {
          ranges: [
            { hi: 5, fx: [{ reputation: 3 }, { gaar: 3 }] },
            { lo: 6, fx: [{ reputation: 1 }, { gaar: 1 }] },
          ],
        },
      },
    ],
    icon: 'low-tide',
  }),
  quest('oracle', 'oracleTwinStones', {
    pay: { gaar: 1 },
    gain: [
      {
        heroRoll: {
          modifiers: 'none',
          double: [
            { reputation: 3 },
            { gem: { oneOf: ['ruby', 'emerald', 'opal', 'amethyst', 'onyx', 'sapphire'] } },
          ],
          other: [{ reputation: 1 }, { gold: 3 }],
        },
      },
    ],
    icon: 'perspective-dice-two',
  }),
  quest('oracle', 'oracleBowl', {
    pay: { gaar: 1 },
    gain: [
      { reputation: 1 },
      { gold: 2 },
      { scout: { stack: 'monster1', n: 1, under: 1 } },
      { scout: { stack: 'monster2', n: 1, under: 1 } },
      { scout: { stack: 'monster3', n: 1, under: 1 } },
    ],
    icon: 'bowl-spiral',
  }),
  quest('oracle', 'oracleSacrifice', {
    pay: { oneOf: [{ gem: [{ kind: 'any', n: 1 }] }, { essence: [{ kind: 'any', n: 1 }] }] },
    gain: [
      {
        heroRoll: {
          ranges: [
            { hi: 6, fx: [{ reputation: 2 }] },
            { lo: 7, hi: 9, fx: [{ reputation: 2 }, { gold: 4 }] },
            { lo: 10, fx: [{ reputation: 3 }, { drawTile: { stack: 'treasure3', n: 1, keep: 1 } }] },
          ],
        },
      },
    ],
    icon: 'sacrificial-dagger',
  }),
  quest('oracle', 'oracleSpokenNumber', {
    gain: [
      {
        heroRoll: {
          named: [2, 14],
          ranges: [
            { lo: 0, hi: 0, fx: [{ reputation: 3 }, { gold: 5 }] },
            { lo: 1, hi: 2, fx: [{ reputation: 2 }, { gold: 2 }] },
            { lo: 3, fx: [{ reputation: 1 }] },
          ],
        },
      },
    ],
    icon: 'rune-stone',
  }),
  quest('oracle', 'oracleShadowOfDeath', {
    gain: [
      {
        heroRoll: {
          ranges: [
            { hi: 4, fx: [{ wound: 4 }, { reputation: 1 }] },
            { lo: 5, hi: 9, fx: [{ wound: 2 }, { reputation: 2 }, { gold: 3 }] },
            { lo: 10, fx: [{ reputation: 3 }, { goldCard: 1 }, { heal: 'full' }] },
          ],
        },
      },
    ],
    icon: 'shadow-follower',
  }),
];
