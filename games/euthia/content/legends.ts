import type { CardDef } from '../shape.ts';
import { legend, unique } from './define.ts';

export const artefacts: readonly CardDef[] = [
  unique('artefactFarrugasFang', {
    class: 'weapon',
    slot: 'sword',
    price: 15,
    sale: 0,
    icon: 'saber-tooth',
    does: [
      {
        when: 'attack',
        use: 'perCombatRound',
        mods: [{ fx: [{ wound: 2 }, { damagePlus: 3 }] }],
        ranges: [
          { lo: 4, hi: 6, fx: [{ damage: 2 }] },
          { lo: 7, hi: 9, fx: [{ damage: 4 }] },
          { lo: 10, hi: 12, fx: [{ damage: 6 }] },
          { lo: 13, fx: [{ damage: 9 }] },
        ],
      },
    ],
  }),
  unique('artefactMirrezilsHeart', {
    class: 'jewellery',
    slot: 'jewellery',
    price: 15,
    sale: 0,
    health: 5,
    icon: 'heart-organ',
    does: [{ when: 'anytime', use: 'perCombatRound', if: ['inCombat'], fx: [{ heal: 2 }] }],
  }),
  unique('artefactTearsOfShii', {
    class: 'jewellery',
    slot: 'jewellery',
    price: 15,
    sale: 0,
    icon: 'drop-earrings',
    does: [
      { when: 'prep', use: 'permanent', fx: [{ hope: 5 }] },
      { when: 'afterHeroRoll', use: 'permanent', fx: [{ clover: 2 }] },
    ],
  }),
  unique('artefactFaersHorn', {
    class: 'jewellery',
    slot: 'jewellery',
    price: 15,
    sale: 0,
    icon: 'horn-internal',
    does: [
      {
        when: 'outside',
        use: 'exhaust',
        fx: [
          { teleport: 12 },
          { choose: { k: 1, of: [[{ action: 'mine' }], [{ action: 'trade' }], [{ action: 'combat' }]] } },
        ],
      },
    ],
  }),
  unique('artefactMirrorOfEuthia', {
    class: 'shield',
    slot: 'sword',
    price: 15,
    sale: 0,
    health: 2,
    icon: 'shinto-shrine-mirror',
    does: [
      { when: 'afterMonsterRoll', use: 'perCombatRound', fx: [{ rabbitFoot: -4 }] },
      { when: 'beforeHeroRoll', use: 'perCombatRound', if: ['shieldUsed', 'noWounds'], fx: [{ damage: 2 }] },
    ],
  }),
  unique('artefactBookOfReturn', {
    class: 'jewellery',
    slot: 'jewellery',
    price: 15,
    sale: 0,
    icon: 'book-aura',
    does: [{ when: 'anytime', use: 'exhaust', fx: [{ ready: { what: 'ability', n: 3 } }, { gaar: 3 }] }],
  }),
];

export const supplies: readonly CardDef[] = [
  unique('supplyProvisions', {
    price: 2,
    sale: 1,
    icon: 'knapsack',
    does: [{ when: 'anytime', use: 'discard', fx: [{ heal: 5 }] }],
  }),
  unique('supplyRope', {
    price: 2,
    sale: 1,
    icon: 'rope-coil',
    does: [{ when: 'outside', use: 'discard', fx: [{ teleport: 3 }] }],
  }),
  unique('supplyLantern', {
    price: 2,
    sale: 1,
    icon: 'lantern-flame',
    does: [
      { when: 'outside', use: 'discard', fx: [{ move: 1 }, { scout: { stack: 'map', n: 4, under: 0 } }] },
    ],
  }),
  unique('supplyToolbox', {
    price: 2,
    sale: 1,
    icon: 'toolbox',
    does: [{ when: 'outside', use: 'discard', fx: [{ action: 'mine' }, { mineCart: true }] }],
  }),
  unique('supplyTravelMoney', {
    price: 3,
    sale: 3,
    icon: 'two-coins',
    does: [{ when: 'outside', use: 'discard', fx: [{ gold: 3 }] }],
  }),
  unique('supplyBlessing', {
    price: 2,
    sale: 1,
    icon: 'prayer',
    does: [{ when: 'prep', use: 'discard', fx: [{ hope: 3 }, { gaar: 1 }] }],
  }),
];

export const legends: readonly CardDef[] = [
  legend('legendFarrugasFang', {
    pay: { trophy: [{ level: 3, n: 2 }] },
    gain: [{ artefact: 'artefactFarrugasFang' }, { reputation: 4 }],
    icon: 'spiked-dragon-head',
  }),
  legend('legendMirrezilsHeart', {
    have: { maxHealth: { min: 15 } },
    pay: { gem: [{ kind: 'ruby', n: 1 }] },
    gain: [{ artefact: 'artefactMirrezilsHeart' }, { reputation: 3 }],
    icon: 'stone-sphere',
  }),
  legend('legendTearsOfShii', {
    pay: {
      essence: [
        { kind: 'air', n: 1 },
        { kind: 'fire', n: 1 },
        { kind: 'water', n: 1 },
        { kind: 'earth', n: 1 },
      ],
    },
    gain: [{ artefact: 'artefactTearsOfShii' }, { reputation: 4 }],
    icon: 'water-drop',
  }),
  legend('legendFaersHorn', {
    have: { markers: { kind: 'hero', min: 8 } },
    pay: { gold: 4 },
    gain: [{ artefact: 'artefactFaersHorn' }, { reputation: 3 }],
    icon: 'windchimes',
  }),
  legend('legendMirrorOfEuthia', {
    have: { armourSet: { min: 5 } },
    pay: { gem: [{ kind: 'any', n: 1 }] },
    gain: [{ artefact: 'artefactMirrorOfEuthia' }, { reputation: 4 }],
    icon: 'mirror-mirror',
  }),
  legend('legendBookOfReturn', {
    have: { questsDone: { min: 4 } },
    pay: { gaar: 2 },
    gain: [{ artefact: 'artefactBookOfReturn' }, { reputation: 3 }],
    icon: 'open-book',
  }),
];
