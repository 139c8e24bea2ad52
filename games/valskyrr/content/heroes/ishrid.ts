import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  always,
  asLongAs,
  attachCards,
  attachThis,
  boost,
  calm,
  cancelAbility,
  chooseOne,
  dealDamage,
  detach,
  discardCards,
  discardEnemy,
  discardThis,
  drawCards,
  embedAction,
  enemy,
  forbidden,
  hero,
  ifThen,
  limit,
  lookAt,
  may,
  moveEnemy,
  moveTrack,
  placeCondition,
  placeObjective,
  preventDamage,
  redirectDamage,
  returnEmbedded,
  stat,
  upTo,
  whenever,
} from '../effects.ts';

/** Signs stored beside the hand make one great turn; foes go elsewhere. */
export const ishrid: readonly CardDef[] = heroSet(
  'ishrid',
  {
    icon: 'rune-sword',
    regeneration: 4,
    nightmareRegeneration: 2,
    gearSkills: ['blade', 'robe', 'tome', 'trinket'],
    startingGear: ['runeBlade', 'weaverRobe', 'frostNeedle'],
    start: 2,
    track: { vicious: [7, 11, 16, 18], reinforcement: [8, 13, 17] },
    nightmareTrack: { vicious: [6, 7, 11, 16, 18], reinforcement: [8, 13, 17, 19] },
    actions: [
      fast('charter', { name: 'runeWeave', limit: 'turn' }, [
        attachCards(1, 'hand', 'charter', { asHand: true, max: 3, filter: { keyword: ['sign'] } }),
      ]),
    ],
    clauses: [
      whenever(
        { at: 'actionEnded', by: 'thisHero', if: (at) => at.movedHere + at.calmedHere >= 1 },
        [chooseOne([[drawCards(1)], [moveTrack('focus', 'left', 2)]])],
        { may: true, limit: 'round' },
      ),
    ],
  },
  [
    // Feats of the base set
    feat('signOfBinding', {
      copies: 2,
      keywords: ['sign', 'magic', 'frost'],
      icon: 'crossed-chains',
      actions: [
        fast('hand', { range: 2, focus: 1, targets: enemy(1, { with: ['notBound'] }) }, [attachThis]),
      ],
      attached: [
        always(stat('host', 'attack', -1)),
        asLongAs((at) => at.has('host', 'normalEnemy'), forbidden('enrage', { enemy: 'host' })),
      ],
    }),
    feat('signOfTheWay', {
      copies: 2,
      keywords: ['sign', 'magic'],
      icon: 'direction-sign',
      actions: [
        fast('hand', { range: 2, focus: 2, targets: enemy(1, { with: ['normalEnemy'] }) }, [
          moveEnemy('target', 'chosenZone'),
          calm('target'),
        ]),
      ],
    }),
    feat('signOfFrost', {
      copies: 2,
      keywords: ['sign', 'magic', 'frost'],
      icon: 'ice-spell-cast',
      actions: [
        normal('hand', { range: 2, focus: 2, targets: enemy(1) }, [
          dealDamage('magical', (at) => (at.has('target', 'enraged', 'bound') ? 5 : 3)),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    feat('signOfWarding', {
      copies: 2,
      keywords: ['sign', 'defence'],
      restrict: 'F3',
      enter: 'fast',
      icon: 'rune-stone',
      actions: [
        reflex(
          'area',
          { range: 2, focus: 1, when: { at: 'damageToHero', who: 'anyHeroOrAlly' }, cost: [discardThis] },
          [preventDamage('any', 3)],
        ),
      ],
    }),
    // Keyword-poor finisher, fed by stored signs.
    feat('runeDischarge', {
      copies: 2,
      keywords: ['magic'],
      icon: 'lightning-storm',
      actions: [
        normal(
          'hand',
          {
            range: 2,
            focus: 3,
            targets: enemy(1),
            boost: boost(3, [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })], [addDamage(2)]),
          },
          [dealDamage('magical', 3)],
        ),
      ],
    }),
    feat('unravel', {
      keywords: ['magic', 'agility'],
      icon: 'sewing-string',
      actions: [
        fast('hand', { range: 2, targets: enemy(upTo(2), { with: ['bound'] }) }, [
          detach('target', 1),
          dealDamage('magical', 2),
        ]),
      ],
    }),
    feat('stillness', {
      keywords: ['magic', 'frost'],
      icon: 'frozen-block',
      actions: [
        reflex('hand', { range: 2, focus: 2, when: { at: 'enemyEnraged', who: 'anyHero' } }, [
          calm('foe'),
          ifThen((at) => at.has('foe', 'normalEnemy'), [moveEnemy('foe', 'row')]),
        ]),
      ],
    }),
    feat('threadOfFate', {
      keywords: ['magic'],
      icon: 'spinning-wheel',
      actions: [
        fast('hand', { range: 2, targets: hero(1) }, [lookAt(3, 0, 'target'), drawCards(1, 'target')]),
      ],
    }),
    feat('sharedSign', {
      keywords: ['sign', 'frost', 'leadership'],
      icon: 'two-shadows',
      actions: [
        reflex('hand', { range: 2, when: { at: 'modifyAction', by: 'otherHero', deals: 'any' } }, [
          addDamage((at) => (at.has('oneTarget', 'bound') ? 2 : 1)),
        ]),
      ],
    }),

    // Gear of the base set
    gear('runeBlade', {
      keywords: ['weapon', 'blade', 'frost'],
      restrict: 'A1',
      enter: 'fast',
      icon: 'energy-sword',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(1, [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })], [addDamage(2)]),
          },
          [
            dealDamage('physical', 3),
            ifThen(
              (at) => at.paid >= 1 && at.has('target', 'normalEnemy'),
              [may(moveEnemy('target', 'row'))],
            ),
          ],
        ),
      ],
    }),
    gear('weaverRobe', {
      keywords: ['robe', 'defence'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'kimono',
      actions: [
        reflex(
          'area',
          {
            limit: 'round',
            when: { at: 'damageToHero', who: 'thisHero' },
            boost: boost(
              1,
              [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })],
              [preventDamage('any', 2)],
            ),
          },
          [preventDamage('any', 2)],
        ),
      ],
    }),
    gear('signTome', {
      keywords: ['tome', 'magic'],
      restrict: 'E1',
      enter: 'fast',
      icon: 'spell-book',
      actions: [
        fast('area', { limit: 'turn' }, [
          lookAt(2, 0),
          may(attachCards(1, 'looked', 'thisCard', { asHand: true, max: 2, filter: { keyword: ['sign'] } })),
        ]),
      ],
    }),
    gear('silverThread', {
      keywords: ['trinket', 'agility'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'swirl-string',
      actions: [
        reflex('area', { range: 2, limit: 'round', when: { at: 'enemyEntersHeroArea', who: 'anyHero' } }, [
          moveEnemy('foe', 'otherArea'),
          placeCondition('weakness', 1, 'foe'),
        ]),
      ],
    }),
    gear('frostNeedle', {
      keywords: ['weapon', 'blade', 'frost', 'piercing'],
      restrict: 'B1',
      enter: 'fast',
      icon: 'ice-bolt',
      actions: [
        fast(
          'area',
          { range: 2, targets: enemy(1), cost: [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })] },
          [dealDamage('magical', 3)],
        ),
      ],
    }),
    gear('singingBowl', {
      keywords: ['trinket', 'magic'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'bowl-spiral',
      actions: [
        reflex('area', { range: 2, limit: 'round', when: { at: 'any' }, targets: enemy(1) }, [
          calm('target'),
          placeCondition('dazed', 1),
        ]),
      ],
    }),

    // Great feats
    greatFeat('echo', {
      keywords: ['magic', 'frost'],
      price: 4,
      icon: 'echo-ripples',
      actions: [
        fast('hand', { focus: 2 }, [
          embedAction('hand', 'any', { filter: { keyword: ['sign'] }, times: 2 }),
          returnEmbedded('discardPile', 'hand'),
        ]),
      ],
    }),
    greatFeat('frostWeb', {
      keywords: ['sign', 'magic', 'frost'],
      price: 4,
      icon: 'cobweb',
      actions: [
        normal('hand', { range: 2, focus: 3, targets: enemy(upTo(3)) }, [
          dealDamage('magical', (at) => (at.has('target', 'bound') ? 2 : 1)),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    greatFeat('signOfFarRoads', {
      keywords: ['sign', 'magic'],
      price: 4,
      icon: 'crossroad',
      actions: [
        fast('hand', { range: 2, focus: 2, targets: enemy(upTo(2), { with: ['normalEnemy'] }) }, [
          moveEnemy('target', 'chosenZone'),
          placeCondition('weakness', 1),
        ]),
      ],
    }),
    greatFeat('runeStorm', {
      keywords: ['magic', 'frost'],
      price: 3,
      icon: 'book-storm',
      actions: [
        normal(
          'hand',
          {
            range: 2,
            focus: 4,
            targets: enemy(upTo(4)),
            boost: boost(5, [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })]),
          },
          [dealDamage('magical', (at) => 2 + 2 * at.paid, 'target', { split: 2 })],
        ),
      ],
    }),
    greatFeat('grandPattern', {
      keywords: ['sign', 'magic'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'triquetra',
      clauses: [always(limit('attachedSigns', { delta: 2 }), limit('runeWeave', { set: 'none' }))],
    }),
    greatFeat('exile', {
      keywords: ['sign', 'magic'],
      price: 4,
      icon: 'portal',
      actions: [
        normal('hand', { range: 2, targets: enemy(1, { with: ['normalEnemy', 'bound'] }) }, [
          detach('target'),
          discardEnemy('target'),
        ]),
      ],
    }),
    greatFeat('mirrorRune', {
      keywords: ['sign', 'defence'],
      price: 4,
      icon: 'mirror-mirror',
      actions: [
        reflex(
          'hand',
          {
            range: 2,
            focus: 3,
            when: { at: 'damageToHero', who: 'anyHero', with: ['normalEnemy'] },
            targets: enemy(1, { in: ['foeZone'], not: 'foe' }),
          },
          [redirectDamage('target', 'all')],
        ),
      ],
    }),
    greatFeat('commonWeave', {
      keywords: ['leadership', 'sign'],
      price: 3,
      icon: 'mesh-network',
      actions: [
        fast('hand', { range: 2, targets: hero('all') }, [
          drawCards(1, 'target'),
          moveTrack('focus', 'left', 1, 'target'),
          placeObjective(1, 'timeCharter'),
        ]),
      ],
    }),

    // Personal rewards
    personalReward('northernLight', {
      keywords: ['weapon', 'blade', 'frost', 'light'],
      restrict: 'A1',
      enter: 'fast',
      price: 1,
      icon: 'lunar-wand',
      actions: [
        normal(
          'area',
          {
            range: 2,
            focus: 2,
            targets: enemy(1),
            boost: boost(2, [discardCards(1, 'hand', { filter: { keyword: ['sign'] } })], [addDamage(2)]),
          },
          [
            dealDamage('magical', 4),
            ifThen(
              (at) => at.paid >= 1 && at.has('target', 'normalEnemy'),
              [may(moveEnemy('target', 'chosenZone'))],
            ),
          ],
        ),
      ],
    }),
    personalReward('snowSilkRobe', {
      keywords: ['robe', 'frost'],
      restrict: 'C1',
      enter: 'fast',
      price: 2,
      icon: 'snowflake-1',
      actions: [
        reflex('area', { range: 1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 2),
          placeCondition('dazed', 1, 'foe'),
        ]),
      ],
      clauses: [always(stat({ in: 'play', with: ['bound'], pick: 'all' }, 'attack', -1))],
    }),
    personalReward('openBook', {
      keywords: ['tome', 'magic'],
      restrict: 'E1',
      enter: 'fast',
      price: 2,
      icon: 'open-book',
      actions: [
        fast('area', { limit: 'turn' }, [
          embedAction('discardPile', 'fast', { filter: { keyword: ['sign'] } }),
          returnEmbedded('discardPile', 'deckBottom'),
        ]),
        reflex('area', { limit: 'round', when: { at: 'turnEnd', who: 'thisHero' } }, [
          attachCards(upTo(2), 'discardPile', 'thisCard', {
            asHand: true,
            max: 2,
            filter: { keyword: ['sign'] },
          }),
        ]),
      ],
    }),
    personalReward('ringOfThreeThreads', {
      keywords: ['trinket', 'sign'],
      restrict: 'D2',
      enter: 'fast',
      price: 2,
      icon: 'frozen-ring',
      actions: [
        fast('area', { limit: 'turn' }, [
          embedAction('ownArea', 'any', {
            filter: { keyword: ['weapon'] },
            add: (at) => (at.has('target', 'bound') ? 1 : 0),
          }),
        ]),
        reflex(
          'area',
          { range: 2, limit: 'round', when: { at: ['enemyAbility', 'enrageStart'] }, also: hero(1) },
          [cancelAbility, calm('foe'), moveTrack('focus', 'left', 2, 'other')],
        ),
      ],
    }),
  ],
);
