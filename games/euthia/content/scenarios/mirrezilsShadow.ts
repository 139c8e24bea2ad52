import type { CardDef } from '../../shape.ts';
import { faerPower, rage, stage } from '../define.ts';

export const mirrezilsShadow: readonly CardDef[] = [
  stage('mirrezil', 1, 3, {
    health: 9,
    malus: 1,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 11, fx: [{ wound: 3 }] },
      { lo: 12, fx: [{ wound: 4 }, { clover: -1, lasts: 'untilNextRoundStepA' }] },
    ],
    reward: [{ reputation: 4 }, { gaar: 2 }],
    icon: 'shadow-grasp',
    does: [{ when: 'permanent', fx: [{ forbid: 'firstStrike' }] }],
  }),
  stage('mirrezil', 2, 3, {
    health: 10,
    malus: 1,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 5, hi: 7, fx: [{ wound: 1 }, { clover: -2, lasts: 'untilNextRoundStepA' }] },
      { lo: 8, hi: 10, fx: [{ wound: 3 }, { clover: -1, lasts: 'untilNextRoundStepA' }] },
      { lo: 11, fx: [{ wound: 5 }] },
    ],
    reward: [{ reputation: 4 }, { potion: 2 }],
    icon: 'foamy-disc',
  }),
  stage('mirrezil', 3, 3, {
    health: 11,
    malus: 1,
    chaos: 2,
    gaar: 2,
    gold: 1,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 11, fx: [{ wound: 3 }, { healMonster: 1 }] },
      { lo: 12, fx: [{ wound: 5 }, { healMonster: 2 }] },
    ],
    reward: [{ reputation: 5 }, { gem: { oneOf: ['ruby', 'emerald', 'sapphire', 'onyx'] } }],
    icon: 'worm-mouth',
    does: [{ when: 'heroWounded', fx: [{ stealGaar: 1 }] }],
  }),
  stage('mirrezil', 4, 3, {
    health: 12,
    malus: 1,
    chaos: 2,
    gaar: 2,
    gold: 1,
    immune: true,
    ranges: [
      { lo: 6, hi: 8, fx: [{ wound: 2 }] },
      { lo: 9, hi: 10, fx: [{ wound: 3 }] },
      { lo: 11, hi: 13, fx: [{ wound: 5 }] },
      { lo: 14, fx: [{ instantDeath: true }] },
    ],
    reward: [{ reputation: 8 }],
    icon: 'dread-skull',
  }),
  rage('rageScales', {
    stays: 'stage',
    icon: 'scale-mail',
    does: [{ when: 'permanent', fx: [{ maxHealth: 2, to: 'monster' }] }],
  }),
  rage('rageLongNeck', {
    stays: 'stage',
    icon: 'snake-tongue',
    does: [{ when: 'beforeMonsterRoll', fx: [{ rabbitFoot: 1 }] }],
  }),
  rage('rageNightVenom', {
    stays: 'stage',
    icon: 'poison-gas',
    does: [{ when: 'beforeHeroRoll', fx: [{ clover: -1 }] }],
  }),
  rage('rageHoardedGaar', {
    stays: 'stage',
    icon: 'orb-direction',
    does: [{ when: 'prep', fx: [{ monsterGain: { gaar: 1 } }] }],
  }),
  rage('rageBrood', {
    stays: 'stage',
    icon: 'bat-wing',
    does: [{ when: 'prep', fx: [{ monsterGain: { goldCard: 1, chaos: 1 } }] }],
  }),
  rage('rageScarsHeal', {
    stays: 'none',
    icon: 'scar-wound',
    does: [
      {
        when: 'turnedOver',
        fx: [{ healMonster: 'all', to: 'currentStage', ifNone: [{ monsterGain: { goldCard: 1 } }] }],
      },
    ],
  }),
  rage('rageTremor', {
    stays: 'none',
    icon: 'earth-crack',
    does: [{ when: 'turnedOver', fx: [{ wound: 2, to: 'heroesOnHexes', notBelow: 1 }] }],
  }),
  rage('rageCall', {
    stays: 'none',
    icon: 'megaphone',
    does: [{ when: 'turnedOver', fx: [{ monsterGain: { silverCard: 2, goldCard: 1 } }] }],
  }),
  rage('rageDarkness', {
    stays: 'round',
    icon: 'night-sky',
    does: [{ when: 'turnedOver', fx: [{ move: -1, perMarker: true, min: 1, lasts: 'untilNextRoundEnd' }] }],
  }),
  rage('rageFoulSprings', {
    stays: 'round',
    icon: 'poison-bottle',
    does: [
      {
        when: 'turnedOver',
        fx: [{ heal: -1, sources: ['tradePlace', 'church', 'potion'], min: 1, lasts: 'untilNextRoundEnd' }],
      },
    ],
  }),
  faerPower('faerPowerCard', {
    icon: 'magic-swirl',
    does: [
      {
        when: 'afterMonsterRoll',
        if: [{ enemy: 'mirrezil' }],
        optional: 'hero',
        pay: { faer: 1 },
        fx: [{ woundPlus: -2 }],
      },
      {
        when: 'prep',
        if: [{ enemy: 'mirrezil' }],
        optional: 'hero',
        pay: { faer: 2 },
        fx: [{ piece: { op: 'remove', name: 'rageCard', n: 1, where: 'currentStage' } }],
      },
      {
        when: 'prep',
        if: [{ enemy: 'mirrezil' }],
        optional: 'hero',
        limit: 'oncePerFight',
        pay: { faer: 3 },
        fx: [{ forbid: 'immunity', lasts: 'untilEndOfCombat', ifNone: [{ damage: 2 }] }],
      },
    ],
  }),
];
