import type { CardDef } from './../shape.ts';
import { fast, generalReward, normal, reflex } from './define.ts';
import {
  addDamage,
  always,
  calm,
  cancelAbility,
  dealDamage,
  discardCards,
  discardThis,
  drawCards,
  enemy,
  gainLoot,
  heroOrAlly,
  keyword,
  modifyLimit,
  moveTrack,
  otherHero,
  placeCondition,
  placeObjective,
  preventDamage,
  range,
  regen,
  returnCard,
  revealLocation,
  spendObjective,
  stat,
  statIs,
  upTo,
  whenever,
  whenLater,
} from './effects.ts';

/** General rewards: open to every hero, worn only with a gear skill that fits. VA-REWARD-06 */
export const rewards: readonly CardDef[] = [
  // The only cleave for sword arms.
  generalReward('greatsword', {
    keywords: ['weapon', 'sword', 'blade'],
    restrict: 'A1',
    enter: 'normal',
    lootValue: 3,
    icon: 'two-handed-sword',
    actions: [
      normal(
        'area',
        { range: 1, focus: 3, targets: enemy(1), also: enemy(upTo(2), { in: ['targetZone'] }) },
        [dealDamage('physical', 4), dealDamage('physical', 1, 'other')],
      ),
    ],
  }),
  generalReward('emberSword', {
    keywords: ['weapon', 'sword', 'blade', 'flame'],
    restrict: 'A1',
    enter: 'fast',
    lootValue: 2,
    icon: 'flaming-claw',
    actions: [
      normal('area', { range: 1, focus: 2, targets: enemy(1) }, [
        dealDamage('physical', 3),
        placeCondition('burning', 1),
      ]),
    ],
  }),
  generalReward('frostSpear', {
    keywords: ['weapon', 'staff', 'piercing', 'frost'],
    restrict: 'A1',
    enter: 'fast',
    lootValue: 2,
    icon: 'ice-spear',
    actions: [
      normal('area', { range: 2, focus: 2, targets: enemy(1) }, [
        dealDamage('physical', (at) => (at.has('target', 'dazed') ? 4 : 2)),
        placeCondition('dazed', 1),
      ]),
    ],
  }),
  generalReward('pilgrimMace', {
    keywords: ['weapon', 'mace', 'staff', 'blunt', 'light'],
    restrict: 'A1',
    enter: 'fast',
    lootValue: 2,
    icon: 'mace-head',
    actions: [
      normal('area', { range: 1, focus: 2, targets: enemy(1), also: heroOrAlly(1, { range: 2 }) }, [
        dealDamage('physical', 3),
        regen(1, 'other'),
      ]),
    ],
  }),
  generalReward('throwingAxes', {
    keywords: ['weapon', 'mace', 'bow', 'ranged', 'blunt'],
    restrict: 'A2',
    enter: 'fast',
    lootValue: 2,
    icon: 'hatchets',
    actions: [
      normal('area', { range: 2, focus: 2, targets: enemy(1) }, [dealDamage('physical', 3)]),
      fast('area', { range: 2, targets: enemy(1), cost: [discardCards(1, 'hand')] }, [
        dealDamage('physical', 2),
      ]),
    ],
  }),
  generalReward('handCrossbow', {
    keywords: ['weapon', 'bow', 'trinket', 'ranged', 'piercing'],
    restrict: 'B1',
    enter: 'fast',
    tokens: 3,
    lootValue: 2,
    icon: 'crossbow',
    actions: [
      fast('area', { range: 2, focus: 1, targets: enemy(1), cost: [spendObjective(1, 'thisCard')] }, [
        dealDamage('physical', 2),
      ]),
    ],
  }),
  generalReward('stormStaff', {
    keywords: ['weapon', 'staff', 'magic'],
    restrict: 'A1',
    enter: 'fast',
    lootValue: 3,
    icon: 'wizard-staff',
    actions: [normal('area', { range: 1, focus: 4, targets: enemy(upTo(3)) }, [dealDamage('magical', 2)])],
  }),
  generalReward('thornDagger', {
    keywords: ['weapon', 'blade', 'sword', 'piercing'],
    restrict: 'B1',
    enter: 'fast',
    lootValue: 1,
    icon: 'dripping-knife',
    actions: [
      reflex(
        'area',
        {
          range: 2,
          limit: 'round',
          when: { at: 'modifyAction', by: 'thisHero', keyword: ['weapon'], deals: 'any' },
        },
        [addDamage(1), placeCondition('poison', 1, 'oneTarget')],
      ),
    ],
  }),
  generalReward('mirrorShield', {
    keywords: ['shield', 'light'],
    restrict: 'B1',
    enter: 'fast',
    lootValue: 2,
    icon: 'shiny-omega',
    actions: [
      reflex(
        'area',
        { range: 1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'magical' } },
        [preventDamage('magical', 3), whenLater('attackPrevented', [dealDamage('magical', 2, 'foe')])],
      ),
    ],
  }),
  generalReward('borderTarge', {
    keywords: ['shield', 'armour', 'leadership'],
    restrict: 'B1',
    enter: 'fast',
    lootValue: 1,
    icon: 'attached-shield',
    actions: [
      reflex('area', { range: 2, limit: 'round', when: { at: 'damageToHero', who: 'anyHero' } }, [
        preventDamage('any', 2),
        moveTrack('focus', 'left', 1, 'affectedHero'),
      ]),
    ],
  }),
  generalReward('thornShield', {
    keywords: ['shield', 'piercing'],
    restrict: 'B1',
    enter: 'fast',
    lootValue: 2,
    icon: 'spiked-shield',
    actions: [
      reflex(
        'area',
        { range: 1, focus: 1, when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } },
        [preventDamage('physical', 1), dealDamage('physical', 1, 'foe')],
      ),
    ],
  }),
  generalReward('scaleCoat', {
    keywords: ['armour', 'leather'],
    restrict: 'C1',
    enter: 'fast',
    lootValue: 1,
    icon: 'scale-mail',
    actions: [
      reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } }, [
        preventDamage('physical', (at) => (at.has('foe', 'beast', 'dragon') ? 4 : 2)),
      ]),
    ],
  }),
  generalReward('travelCloak', {
    keywords: ['leather', 'robe'],
    restrict: 'C1',
    enter: 'fast',
    lootValue: 1,
    icon: 'travel-dress',
    actions: [
      reflex('area', { focus: -1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
        preventDamage('any', 1),
      ]),
    ],
    clauses: [whenever({ at: 'heroHealed', who: 'thisHero', by: 'rest' }, [regen(2, 'thisHero')])],
  }),
  generalReward('starRobe', {
    keywords: ['robe', 'magic', 'light'],
    restrict: 'C1',
    enter: 'fast',
    lootValue: 2,
    icon: 'stars-stack',
    actions: [
      reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
        preventDamage('any', (at) => (at.damageIs('magical') ? 3 : 1)),
      ]),
      fast('area', { limit: 'turn', cost: [discardCards(1, 'hand', { filter: { keyword: ['magic'] } })] }, [
        drawCards(2),
      ]),
    ],
  }),
  generalReward('dragonhide', {
    keywords: ['leather', 'armour'],
    restrict: 'C1',
    enter: 'fast',
    lootValue: 2,
    icon: 'dorsal-scales',
    actions: [
      reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
        preventDamage('any', 2),
      ]),
    ],
    clauses: [always(statIs('thisHero', 'burningWounds', 0), statIs('thisHero', 'poisonWounds', 0))],
  }),
  generalReward('siegePlate', {
    keywords: ['armour', 'defence'],
    restrict: 'C1',
    enter: 'normal',
    lootValue: 3,
    icon: 'layered-armor',
    clauses: [
      always(
        stat('thisHero', 'preventEach', 1),
        stat('thisHero', 'focusGain', 1, { if: (at) => at.actionIs('normal') }),
      ),
    ],
  }),
  generalReward('wolfToothChain', {
    keywords: ['trinket', 'leather', 'combat'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 1,
    icon: 'tribal-pendant',
    actions: [
      reflex(
        'area',
        { focus: 1, limit: 'round', when: { at: 'modifyAction', by: 'thisHero', deals: 'any' } },
        [addDamage((at) => (at.has('oneTarget', 'beast', 'dragon') ? 3 : 1))],
      ),
    ],
  }),
  generalReward('stoneOfCalm', {
    keywords: ['trinket', 'relic'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 1,
    icon: 'stone-sphere',
    actions: [
      reflex('area', { range: 2, limit: 'round', when: { at: 'enrageStart' } }, [cancelAbility, calm('foe')]),
      fast('area', { focus: -2, limit: 'turn', cost: [discardCards(1, 'hand')] }, [drawCards(1)]),
    ],
  }),
  generalReward('spyglass', {
    keywords: ['trinket', 'bow'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 1,
    icon: 'spyglass',
    clauses: [
      whenever({ at: 'phaseStart', phase: 'travel' }, [revealLocation('adjacentFaceDown', 1)], {
        may: true,
        limit: 'round',
      }),
      always(range({ delta: 1, keyword: ['weapon'] })),
    ],
  }),
  generalReward('luckyPenny', {
    keywords: ['trinket', 'leather'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 2,
    icon: 'crown-coin',
    clauses: [
      whenever({ at: 'actionEnded', by: 'thisHero', if: (at) => at.killedHere() >= 1 }, [gainLoot(1)], {
        limit: 'round',
      }),
    ],
  }),
  generalReward('sparkRing', {
    keywords: ['trinket', 'tome', 'flame'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 2,
    icon: 'fire-ring',
    actions: [
      reflex(
        'area',
        { range: 2, limit: 'round', when: { at: 'modifyAction', by: 'anyHero', deals: 'any' } },
        [placeCondition('burning', 1, 'eachTarget')],
      ),
    ],
  }),
  generalReward('marchBanner', {
    keywords: ['staff', 'relic', 'leadership'],
    restrict: 'G1',
    enter: 'fast',
    lootValue: 2,
    icon: 'tattered-banner',
    actions: [
      reflex(
        'area',
        { range: 2, limit: 'round', when: { at: 'modifyAction', by: 'otherHero', deals: 'any' } },
        [addDamage(2)],
      ),
      fast('area', { range: 2, limit: 'round', targets: otherHero(1) }, [
        drawCards(1, 'target'),
        moveTrack('focus', 'left', 1, 'target'),
      ]),
    ],
  }),
  generalReward('bookOfHours', {
    keywords: ['tome', 'relic'],
    restrict: 'E1',
    enter: 'fast',
    lootValue: 2,
    icon: 'rule-book',
    actions: [
      fast('area', { limit: 'turn', cost: [discardCards(1, 'hand')] }, [
        returnCard(1, 'discardPile', 'hand', { filter: { sharesWithPaid: true } }),
      ]),
    ],
    clauses: [
      whenever(
        { at: 'focusChanged', who: 'thisHero', if: (at) => at.objectivesLost >= 1 },
        [placeObjective(1, 'timeCharter')],
        { limit: 'round' },
      ),
    ],
  }),
  generalReward('chainGrimoire', {
    keywords: ['tome', 'magic', 'frost'],
    restrict: 'E1',
    enter: 'fast',
    lootValue: 2,
    icon: 'evil-book',
    actions: [
      normal('area', { range: 2, focus: 2, targets: enemy(1) }, [
        dealDamage('magical', 2),
        placeCondition('dazed', 1),
        placeCondition('weakness', 1),
      ]),
    ],
  }),
  generalReward('saintsKnuckle', {
    keywords: ['relic', 'trinket', 'light'],
    restrict: 'D2',
    enter: 'fast',
    lootValue: 2,
    icon: 'broken-bone',
    actions: [
      reflex('area', { range: 2, limit: 'encounter', when: { at: 'any' }, targets: heroOrAlly(1) }, [
        regen(3, 'target'),
      ]),
    ],
    clauses: [always(keyword(['weapon'], 'light'))],
  }),
  generalReward('healingPotion', {
    keywords: ['potion'],
    restrict: 'infinity',
    enter: 'fast',
    lootValue: 1,
    icon: 'health-potion',
    actions: [
      fast('hand', {}, [regen(3, 'thisHero')]),
      reflex('area', { range: 2, when: { at: 'any' }, targets: heroOrAlly(1), cost: [discardThis] }, [
        regen(4, 'target'),
      ]),
    ],
  }),
  generalReward('fireOil', {
    keywords: ['potion', 'flame'],
    restrict: 'infinity',
    enter: 'fast',
    lootValue: 1,
    icon: 'fire-bottle',
    actions: [
      reflex('hand', { focus: 1, when: { at: 'modifyAction', by: 'thisHero', deals: 'any' } }, [
        addDamage(2),
      ]),
      reflex(
        'area',
        { range: 2, when: { at: 'modifyAction', by: 'anyHero', deals: 'any' }, cost: [discardThis] },
        [addDamage(2), placeCondition('burning', 1, 'oneTarget')],
      ),
    ],
  }),
  generalReward('windDraught', {
    keywords: ['potion', 'agility'],
    restrict: 'infinity',
    enter: 'fast',
    lootValue: 2,
    icon: 'bottled-bolt',
    actions: [
      fast('hand', { focus: 1 }, [modifyLimit('normal', 1, 'turnEnd')]),
      reflex('area', { when: { at: 'any', phase: 'hero' }, cost: [discardThis] }, [
        modifyLimit('normal', 1, 'turnEnd', 'activeHero'),
        drawCards(1, 'activeHero'),
      ]),
    ],
  }),
];
