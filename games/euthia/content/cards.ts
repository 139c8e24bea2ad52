import type { CardDef } from '../shape.ts';
import { combat, control, elemental, gold, silver } from './define.ts';

export const silverCards: readonly CardDef[] = [
  silver('curse', {
    when: 'beforeHeroRoll',
    fields: [[{ clover: -2 }], [{ clover: -4 }, { damagePlus: -1 }]],
    source: 'seed',
    copies: 8,
    icon: 'cursed-star',
  }),
  silver('bloodlust', {
    when: 'beforeOrAfterMonsterRoll',
    fields: [[{ rabbitFoot: 1 }], [{ rabbitFoot: 3 }]],
    copies: 8,
    icon: 'bloody-sword',
  }),
  silver('stoneSkin', {
    when: 'afterMonsterRoll',
    fields: [[{ woundPlus: 1 }], [{ woundPlus: 2 }, { healMonster: 1 }]],
    copies: 8,
    icon: 'rock-golem',
  }),
];

export const goldCards: readonly CardDef[] = [
  gold('mightyBlow', {
    when: 'beforeMonsterRoll',
    fields: [
      [{ woundPlus: 2 }, { nextClover: -2 }],
      [{ woundPlus: 3 }, { nextClover: -3 }],
      [{ woundPlus: 5 }, { nextClover: -4 }],
    ],
    source: 'seed',
    copies: 8,
    icon: 'hammer-drop',
  }),
  gold('healingCard', {
    when: 'afterMonsterRoll',
    fields: [
      [{ rabbitFoot: 2 }, { healMonster: 1 }],
      [{ rabbitFoot: 2 }, { healMonster: 3 }],
      [{ rabbitFoot: 4 }, { healMonster: 6 }],
    ],
    lasting: 'regeneration',
    source: 'seed',
    copies: 8,
    icon: 'healing',
  }),
  gold('soulControl', {
    when: 'afterMonsterRoll',
    fields: [
      [{ stealGaar: 1 }],
      [{ stealGaar: 2 }],
      [{ stealGaar: 3 }, { forbid: 'heroGaar', lasts: 'thisStep' }],
    ],
    players: 'competitive',
    source: 'seed',
    copies: 8,
    icon: 'brain-tentacle',
  }),
  gold('soulControlSolo', {
    when: 'afterMonsterRoll',
    fields: [
      [{ stealGaar: 1, ifNone: [{ monsterGain: { gaar: 1 } }] }],
      [{ stealGaar: 2, ifNone: [{ monsterGain: { gaar: 1 } }] }],
      [
        { stealGaar: 3, ifNone: [{ monsterGain: { gaar: 1 } }] },
        { forbid: 'heroGaar', lasts: 'thisStep' },
      ],
    ],
    players: 'soloCoop',
    source: 'seed',
    copies: 8,
    icon: 'brainstorm',
  }),
];

export const controlCards: readonly CardDef[] = [
  control('ael', 'controlAel', 2),
  control('dral', 'controlDral', 2),
  control('keleia', 'controlKeleia', 2),
  control('maeldur', 'controlMaeldur', 2),
  control('skoldur', 'controlSkoldur', 2),
  control('taesiri', 'controlTaesiri', 2),
];

export const elementalCards: readonly CardDef[] = [
  elemental('fire', 'fireElemental', {
    icon: 'fire-silhouette',
    does: [
      {
        when: 'confronted',
        fx: [
          {
            byRoll: {
              ranges: [
                { lo: 3, hi: 4, fx: [{ wound: 4 }] },
                { lo: 5, hi: 7, fx: [{ wound: 2 }, { essence: 'fire' }] },
                { lo: 8, hi: 10, fx: [{ essence: 'fire' }] },
                { lo: 11, hi: 13, fx: [{ essence: 'fire' }, { reputation: 1 }] },
                { lo: 14, fx: [{ essence: { kind: 'fire', n: 2 } }, { reputation: 1 }] },
              ],
            },
          },
        ],
      },
    ],
  }),
  elemental('water', 'waterElemental', {
    icon: 'water-splash',
    does: [
      {
        when: 'confronted',
        fx: [
          {
            byRoll: {
              ranges: [
                { lo: 3, hi: 4, fx: [{ gold: -1 }] },
                { lo: 5, hi: 7, fx: [{ heal: 'full' }] },
                { lo: 8, hi: 10, fx: [{ essence: 'water' }] },
                { lo: 11, hi: 13, fx: [{ essence: 'water' }, { reputation: 1 }] },
                { lo: 14, fx: [{ essence: { kind: 'water', n: 2 } }, { reputation: 1 }] },
              ],
            },
          },
        ],
      },
    ],
  }),
  elemental('air', 'airElemental', {
    icon: 'whirlwind',
    does: [
      {
        when: 'confronted',
        fx: [
          {
            byRoll: {
              ranges: [
                { lo: 3, hi: 4, fx: [{ move: 'loseAll' }] },
                { lo: 5, hi: 7, fx: [{ move: 2 }] },
                { lo: 8, hi: 10, fx: [{ essence: 'air' }] },
                { lo: 11, hi: 13, fx: [{ essence: 'air' }, { reputation: 1 }] },
                { lo: 14, fx: [{ essence: { kind: 'air', n: 2 } }, { reputation: 1 }] },
              ],
            },
          },
        ],
      },
    ],
  }),
  elemental('earth', 'earthElemental', {
    icon: 'earth-crack',
    does: [
      {
        when: 'confronted',
        fx: [
          {
            byRoll: {
              ranges: [
                { lo: 3, hi: 4, fx: [{ wound: 2 }] },
                { lo: 5, hi: 7, fx: [{ drawTile: { stack: 'mountain', n: 1, keep: 1 } }] },
                { lo: 8, hi: 10, fx: [{ essence: 'earth' }] },
                { lo: 11, hi: 13, fx: [{ essence: 'earth' }, { reputation: 1 }] },
                { lo: 14, fx: [{ essence: { kind: 'earth', n: 2 } }, { reputation: 1 }] },
              ],
            },
          },
        ],
      },
    ],
  }),
];

export const combatCards: readonly CardDef[] = [
  combat('combat11', { left: 1, right: 1, gaar: 0, chaos: 2 }),
  combat('combat12', { left: 1, right: 2, gaar: 0, chaos: 2 }),
  combat('combat13', { left: 1, right: 3, gaar: 0, chaos: 2 }),
  combat('combat14', { left: 1, right: 4, gaar: 1, chaos: 1 }),
  combat('combat15', { left: 1, right: 5, gaar: 2, chaos: 1 }),
  combat('combat16', { left: 1, right: 6, gaar: 2, chaos: 1 }),
  combat('combat21', { left: 2, right: 1, gaar: 0, chaos: 2 }),
  combat('combat22', { left: 2, right: 2, gaar: 1, chaos: 2 }),
  combat('combat23', { left: 2, right: 3, gaar: 0, chaos: 1 }),
  combat('combat24', { left: 2, right: 4, gaar: 1, chaos: 1 }),
  combat('combat25', { left: 2, right: 5, gaar: 1, chaos: 1 }),
  combat('combat26', { left: 2, right: 6, gaar: 2, chaos: 1 }),
  combat('combat31', { left: 3, right: 1, gaar: 0, chaos: 2 }),
  combat('combat32', { left: 3, right: 2, gaar: 0, chaos: 1 }),
  combat('combat33', { left: 3, right: 3, gaar: 1, chaos: 1 }),
  combat('combat34', { left: 3, right: 4, gaar: 0, chaos: 1 }),
  combat('combat35', { left: 3, right: 5, gaar: 1, chaos: 0 }),
  combat('combat36', { left: 3, right: 6, gaar: 1, chaos: 0 }),
  combat('combat41', { left: 4, right: 1, gaar: 1, chaos: 1 }),
  combat('combat42', { left: 4, right: 2, gaar: 1, chaos: 1 }),
  combat('combat43', { left: 4, right: 3, gaar: 0, chaos: 1 }),
  combat('combat44', { left: 4, right: 4, gaar: 0, chaos: 1 }),
  combat('combat45', { left: 4, right: 5, gaar: 0, chaos: 0 }),
  combat('combat46', { left: 4, right: 6, gaar: 0, chaos: 0 }),
  combat('combat51', { left: 5, right: 1, gaar: 2, chaos: 1 }),
  combat('combat52', { left: 5, right: 2, gaar: 1, chaos: 1 }),
  combat('combat53', { left: 5, right: 3, gaar: 1, chaos: 0 }),
  combat('combat54', { left: 5, right: 4, gaar: 0, chaos: 0 }),
  combat('combat55', { left: 5, right: 5, gaar: 0, chaos: 0 }),
  combat('combat56', { left: 5, right: 6, gaar: 0, chaos: 0 }),
  combat('combat61', { left: 6, right: 1, gaar: 2, chaos: 1 }),
  combat('combat62', { left: 6, right: 2, gaar: 2, chaos: 1 }),
  combat('combat63', { left: 6, right: 3, gaar: 1, chaos: 0 }),
  combat('combat64', { left: 6, right: 4, gaar: 0, chaos: 0 }),
  combat('combat65', { left: 6, right: 5, gaar: 0, chaos: 0 }),
  combat('combat66', { left: 6, right: 6, gaar: 0, chaos: 0 }),
];
