import type { CardDef } from '../../shape.ts';
import { quest } from '../define.ts';

export const witch: readonly CardDef[] = [
  quest('witch', 'witchToadAndTooth', {
    pay: { trophy: [{ level: 1, n: 1 }], potion: 1 },
    gain: [{ reputation: 1 }, { gold: 2 }, { drawTile: { stack: 'witchReward', n: 1, keep: 1 } }],
    icon: 'toad-teeth',
  }),
  quest('witch', 'witchMoonWater', {
    pay: { raw: [{ tag: 'ingredient', n: 1 }] },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'witchReward', n: 2, keep: 1 } }],
    icon: 'moon-bats',
  }),
  quest('witch', 'witchRivalsName', {
    pay: { gold: 2 },
    gain: [
      { gaar: -1, to: 'chosenOther' },
      { reputation: 1 },
      { drawTile: { stack: 'witchReward', n: 1, keep: 1 } },
    ],
    icon: 'voodoo-doll',
  }),
  quest('witch', 'witchBloodBowl', {
    pay: { health: 3 },
    gain: [{ reputation: 1 }, { gaar: 1 }, { drawTile: { stack: 'witchReward', n: 1, keep: 1 } }],
    icon: 'bleeding-heart',
  }),
  quest('witch', 'witchBlackStone', {
    pay: { gem: [{ oneOf: ['onyx', 'demonStone'], n: 1 }] },
    gain: [{ reputation: 2 }, { gold: 2 }, { drawTile: { stack: 'witchReward', n: 1, keep: 1 } }],
    icon: 'cursed-star',
  }),
  quest('witch', 'witchMirrorPool', {
    pay: { goldCard: 1 },
    gain: [{ reputation: 1 }, { gold: 2 }, { drawTile: { stack: 'witchReward', n: 1, keep: 1 } }],
    icon: 'mirror-mirror',
  }),
  quest('witch', 'witchMonsterHeart', {
    pay: { trophy: [{ oneOf: [2, 3], n: 1 }] },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'witchReward', n: 2, keep: 1 } }],
    icon: 'cauldron',
  }),
  quest('witch', 'witchSoloWarning', {
    pay: { raw: [{ stack: 'any', n: 1 }] },
    gain: [{ reputation: 1 }, { gold: 2 }, { scout: { stack: 'map', n: 3, under: 0 } }],
    icon: 'smoking-pipe',
    solo: true,
  }),
  quest('witch', 'witchSoloSalt', {
    pay: { essence: [{ kind: 'any', n: 1 }] },
    gain: [{ reputation: 2 }, { goldCard: -2, from: 'goldStore' }],
    icon: 'salt-shaker',
    solo: true,
  }),
  quest('witch', 'witchSoloBargain', {
    pay: { health: 4 },
    gain: [{ reputation: 2 }, { gaar: 2 }, { gem: 'amethyst' }],
    icon: 'bleeding-heart',
    solo: true,
  }),
  quest('witch', 'witchSoloNeedle', {
    pay: { trophy: [{ level: 'any', n: 1 }] },
    gain: [
      { reputation: 1 },
      { gold: 2 },
      { scout: { stack: 'monster1', n: 1, under: 1 } },
      { scout: { stack: 'monster2', n: 1, under: 1 } },
      { scout: { stack: 'monster3', n: 1, under: 1 } },
    ],
    icon: 'needle-jaws',
    solo: true,
  }),
  quest('witch', 'witchSoloEmptyName', {
    pay: { goldCard: 1 },
    gain: [{ reputation: 2 }, { gaar: 1 }, { heal: 'full' }],
    icon: 'voodoo-doll',
    solo: true,
  }),
];

export const druid: readonly CardDef[] = [
  quest('druid', 'druidWindInLeaves', {
    pay: { essence: [{ kind: 'air', n: 1 }] },
    gain: [{ reputation: 1 }, { gaar: 3 }],
    icon: 'leaf-swirl',
  }),
  quest('druid', 'druidEmbers', {
    pay: { essence: [{ kind: 'fire', n: 1 }] },
    gain: [{ reputation: 2 }, { gem: 'ruby' }],
    icon: 'flamed-leaf',
  }),
  quest('druid', 'druidRainSong', {
    pay: { essence: [{ kind: 'water', n: 1 }] },
    gain: [{ reputation: 2 }, { potion: 1 }, { heal: 'full' }],
    icon: 'raining',
  }),
  quest('druid', 'druidRoots', {
    pay: { essence: [{ kind: 'earth', n: 1 }] },
    gain: [{ reputation: 2 }, { gem: 'emerald' }],
    icon: 'tree-roots',
  }),
  quest('druid', 'druidOpenHand', {
    pay: { essence: [{ kind: 'any', n: 1 }] },
    gain: [{ reputation: 1 }, { essence: { kind: 'choice', n: 2, different: true, notPaid: true } }],
    icon: 'plant-seed',
  }),
  quest('druid', 'druidCircle', {
    have: { confronted: { min: 2 } },
    gain: [{ reputation: 2 }, { essence: 'choice' }],
    icon: 'stone-stack',
  }),
  quest('druid', 'druidBalance', {
    pay: { essence: [{ different: true, n: 2 }] },
    gain: [{ reputation: 3 }, { gold: 5 }],
    icon: 'scales',
  }),
];

export const gravekeeper: readonly CardDef[] = [
  quest('gravekeeper', 'graveReturned', {
    have: { deaths: { min: 1 } },
    gain: [{ reputation: 1 }, { gold: 4 }],
    icon: 'raise-zombie',
  }),
  quest('gravekeeper', 'graveTwiceBuried', {
    have: { deathsInCombat: { min: 2 } },
    gain: [{ reputation: 3 }, { gaar: 1 }, { goldCard: 1 }],
    icon: 'graveyard',
  }),
  quest('gravekeeper', 'graveUntouched', {
    have: { deathsInCombat: { max: 0 }, reputation: { min: 6 } },
    gain: [{ reputation: 2 }, { gold: 3 }],
    icon: 'hourglass',
  }),
  quest('gravekeeper', 'graveGoods', {
    pay: { treasure: [{ level: 1, n: 1 }] },
    gain: [{ reputation: 2 }, { gold: 2 }],
    icon: 'amphora',
  }),
  quest('gravekeeper', 'graveRoyalGold', {
    pay: { treasure: [{ oneOf: [2, 3], n: 1 }] },
    gain: [{ reputation: 3 }, { gold: 5 }],
    icon: 'crown-coin',
  }),
  quest('gravekeeper', 'graveVigil', {
    pay: { potion: 1, gaar: 1 },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'treasure1', n: 2, keep: 1 } }],
    icon: 'candle-skull',
  }),
  quest('gravekeeper', 'graveRestless', {
    pay: { trophy: [{ level: 2, n: 1 }] },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'coffin',
  }),
];

export const mercenaryCamp: readonly CardDef[] = [
  quest('mercenaryCamp', 'campEarnestMoney', {
    pay: { gold: 3 },
    gain: [{ reputation: 1 }, { goldCard: 1 }, { gaar: 1 }],
    icon: 'two-coins',
  }),
  quest('mercenaryCamp', 'campBrothersInArms', {
    have: { wonFightThisTurn: { levelMin: 2 } },
    gain: [{ reputation: 2 }, { gaar: 2 }, { goldCard: 1 }],
    icon: 'crossed-swords',
  }),
  quest('mercenaryCamp', 'campQuartermaster', {
    pay: { silverCard: 3 },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'trader', n: 3, keep: 1 } }],
    icon: 'battle-gear',
  }),
  quest('mercenaryCamp', 'campNextContract', {
    pay: { gold: 2 },
    gain: [{ reputation: 1 }, { move: 2 }, { action: 'combat' }],
    icon: 'contract',
  }),
  quest('mercenaryCamp', 'campBanner', {
    have: { markers: { kind: 'hero', min: 5 } },
    gain: [{ reputation: 2 }, { gold: 4 }],
    icon: 'knight-banner',
  }),
  quest('mercenaryCamp', 'campHeadMoney', {
    pay: { trophy: [{ oneOf: [2, 3], n: 1 }] },
    gain: [{ reputation: 2 }, { gold: 6 }],
    icon: 'wanted-reward',
  }),
  quest('mercenaryCamp', 'campStormTheBreach', {
    pay: { goldCard: 1, trophy: [{ level: 'any', n: 1 }] },
    gain: [{ reputation: 3 }, { gold: 3 }, { gaar: 2 }],
    icon: 'siege-ram',
  }),
];
