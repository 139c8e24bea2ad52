import type { CardDef } from '../../shape.ts';
import { quest } from '../define.ts';

export const weaponsmith: readonly CardDef[] = [
  quest('weaponsmith', 'smithPigIron', {
    pay: { raw: [{ tag: 'metal', n: 1 }], gold: 1 },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'weaponsmithReward', n: 2, keep: 1 } }],
    icon: 'metal-bar',
  }),
  quest('weaponsmith', 'smithOldBlade', {
    pay: { equipment: [{ oneOf: ['weapon', 'shield'], n: 1, notHeroTile: true }] },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'weaponsmithReward', n: 3, keep: 1 } }],
    icon: 'broken-shield',
  }),
  quest('weaponsmith', 'smithQuench', {
    pay: { essence: [{ oneOf: ['fire', 'water'], n: 1 }] },
    gain: [{ reputation: 2 }, { drawTile: { stack: 'weaponsmithReward', n: 2, keep: 1 } }],
    icon: 'sword-smithing',
  }),
  quest('weaponsmith', 'smithTestCut', {
    have: { wonFightThisTurn: { levelMin: 2 } },
    gain: [{ reputation: 2 }, { gold: 3 }],
    icon: 'sword-wound',
  }),
  quest('weaponsmith', 'smithPommel', {
    pay: { gem: [{ oneOf: ['sapphire', 'onyx', 'ruby'], n: 1 }] },
    gain: [{ reputation: 1 }, { gold: 2 }, { drawTile: { stack: 'weaponsmithReward', n: 1, keep: 1 } }],
    icon: 'sword-hilt',
  }),
  quest('weaponsmith', 'smithFitting', {
    have: { armourSet: { min: 3 } },
    gain: [{ reputation: 2 }, { gold: 4 }],
    icon: 'breastplate',
  }),
  quest('weaponsmith', 'smithMasterpiece', {
    pay: { raw: [{ tag: 'metal', n: 2 }], gold: 2 },
    gain: [{ reputation: 3 }, { drawTile: { stack: 'weaponsmithReward', n: 3, keep: 1 } }],
    icon: 'rune-sword',
  }),
];

export const envoy: readonly CardDef[] = [
  quest('envoy', 'envoyFirstGift', {
    pay: { gem: [{ oneOf: ['emerald', 'ruby'], n: 1 }] },
    gain: [{ reputation: 1 }, { gold: 3 }],
    icon: 'gems',
  }),
  quest('envoy', 'envoyBribedClerk', {
    pay: { gem: [{ oneOf: ['sapphire', 'onyx'], n: 1 }] },
    gain: [{ reputation: 1 }, { goldCard: 1 }, { silverCard: 1 }],
    icon: 'quill-ink',
  }),
  quest('envoy', 'envoySafePassage', {
    pay: { oneOf: [{ gem: [{ kind: 'amethyst', n: 1 }] }, { gold: 2 }] },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'teleportScrolls', n: 1, keep: 1 } }],
    icon: 'tied-scroll',
  }),
  quest('envoy', 'envoyWeddingGift', {
    pay: { gem: [{ different: true, n: 2 }] },
    gain: [{ reputation: 3 }, { gold: 2 }],
    icon: 'gem-necklace',
  }),
  quest('envoy', 'envoyWitness', {
    have: { questsDone: { min: 2 } },
    gain: [{ reputation: 2 }, { gold: 3 }],
    icon: 'talk',
  }),
  quest('envoy', 'envoyCourtDiamond', {
    pay: { gem: [{ kind: 'diamond', n: 1 }] },
    gain: [{ reputation: 2 }, { gold: 5 }],
    icon: 'cut-diamond',
  }),
  quest('envoy', 'envoyForbiddenStone', {
    pay: { oneOf: [{ gem: [{ kind: 'demonStone', n: 1 }] }, { gem: [{ kind: 'any', n: 3 }] }] },
    gain: [{ reputation: 3 }, { gold: 3 }, { goldCard: 1 }],
    icon: 'skull-signet',
  }),
];

export const smuggler: readonly CardDef[] = [
  quest('smuggler', 'smugglerHotGoods', {
    pay: { silverCard: 3 },
    gain: [{ reputation: 1 }, { gold: 4 }],
    icon: 'swap-bag',
  }),
  quest('smuggler', 'smugglerNightCrossing', {
    pay: { silverCard: 2 },
    gain: [{ reputation: 1 }, { gaar: 1 }, { teleport: { to: ['lake', 'portal'], pacified: true } }],
    icon: 'night-sky',
  }),
  quest('smuggler', 'smugglerFalseBottom', {
    pay: { goldCard: 1 },
    gain: [{ reputation: 1 }, { gold: 5 }],
    icon: 'locked-chest',
  }),
  quest('smuggler', 'smugglerStowaways', {
    pay: { trophy: [{ level: 'any', n: 1 }], silverCard: 1 },
    gain: [{ reputation: 1 }, { drawTile: { stack: 'treasure1', n: 2, keep: 1 } }],
    icon: 'barrel',
  }),
  quest('smuggler', 'smugglerDarkCargo', {
    pay: { gold: 2 },
    gain: [{ reputation: 1 }, { goldCard: 1 }, { silverCard: 2 }],
    icon: 'cardboard-box-closed',
  }),
  quest('smuggler', 'smugglerHarbourMaster', {
    pay: { gold: 5 },
    gain: [{ reputation: 3 }, { silverCard: 1 }],
    icon: 'swap-bag',
  }),
  quest('smuggler', 'smugglerLastRun', {
    pay: { goldCard: 2 },
    gain: [{ reputation: 3 }, { gold: 2 }, { drawTile: { stack: 'treasure2', n: 1, keep: 1 } }],
    icon: 'sinking-ship',
  }),
];
