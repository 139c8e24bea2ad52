import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  always,
  boost,
  dealDamage,
  discardCards,
  drawCards,
  embedAction,
  enemy,
  ifThen,
  limit,
  may,
  modifyStat,
  moveEnemy,
  moveTrack,
  otherHero,
  placeCondition,
  preventDamage,
  regen,
  removeCondition,
  stat,
  statIs,
  upTo,
  whenever,
  whenLater,
} from '../effects.ts';

/** Daze, block the whole attack, strike back; her focus shields the others. */
export const valkea: readonly CardDef[] = heroSet(
  'valkea',
  {
    source: 'seed',
    icon: 'swordwoman',
    regeneration: 2,
    nightmareRegeneration: 1,
    gearSkills: ['sword', 'shield', 'armour', 'trinket'],
    startingGear: ['shortSwordValkea', 'roundShield', 'chainShirt'],
    start: 5,
    track: { vicious: [8, 11, 15, 18], reinforcement: [10, 13, 17] },
    nightmareTrack: { vicious: [6, 8, 11, 15, 18], reinforcement: [10, 13, 17, 19] },
    actions: [
      fast(
        'charter',
        { limit: 'turn', cost: [discardCards(1, 'hand', { filter: { keyword: ['defence'] } })] },
        [embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] } })],
      ),
    ],
    clauses: [
      whenever(
        { at: 'attackPrevented', who: 'thisHero' },
        [embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] }, against: 'foe' })],
        { may: true, limit: 'round', name: 'retribution' },
      ),
      whenever({ at: 'phaseStart', phase: 'pursuit' }, [moveTrack('focus', 'right', upTo(3))], {
        may: true,
        limit: 'round',
      }),
    ],
  },
  [
    // Feats of the base set
    feat('fierceBlow', {
      source: 'seed',
      copies: 2,
      keywords: ['combat', 'blunt'],
      icon: 'hammer-drop',
      actions: [
        normal('hand', { range: 1, focus: 3, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'dazed') ? 5 : 3)),
        ]),
      ],
    }),
    feat('focusedStrike', {
      source: 'seed',
      copies: 2,
      keywords: ['combat', 'blade'],
      icon: 'sword-slice',
      actions: [
        reflex(
          'hand',
          { focus: 1, when: { at: 'modifyAction', by: 'thisHero', keyword: ['weapon'], deals: 'any' } },
          [addDamage(2)],
        ),
      ],
    }),
    feat('shieldBash', {
      source: 'seed',
      copies: 2,
      keywords: ['agility', 'combat', 'blunt'],
      icon: 'shield-bash',
      actions: [
        normal('hand', { focus: 1 }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] } }),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    feat('wildParry', {
      source: 'seed',
      copies: 2,
      keywords: ['combat', 'defence', 'blade'],
      icon: 'sword-clash',
      actions: [
        reflex(
          'hand',
          { range: 1, focus: 1, when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } },
          [preventDamage('physical', 1), whenLater('attackPrevented', [dealDamage('physical', 2, 'foe')])],
        ),
      ],
    }),
    feat('holdFast', {
      copies: 2,
      keywords: ['defence'],
      icon: 'vibrating-shield',
      actions: [
        reflex('hand', { focus: 1, when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 2),
          whenLater('attackPrevented', [drawCards(1)]),
        ]),
      ],
    }),
    feat('defiantShout', {
      keywords: ['leadership'],
      icon: 'sonic-shout',
      actions: [
        fast('hand', { range: 2, focus: 1, targets: enemy(upTo(2), { in: ['otherAreas', 'row'] }) }, [
          moveEnemy('target', 'ownArea'),
          drawCards(1),
        ]),
      ],
    }),
    feat('shieldWall', {
      keywords: ['defence', 'leadership'],
      icon: 'shield-opposition',
      actions: [
        reflex('hand', { range: 2, focus: 2, when: { at: 'damageToHero', who: 'otherHeroOrAlly' } }, [
          preventDamage('any', 2),
          may(moveEnemy('foe', 'ownArea')),
        ]),
      ],
    }),
    feat('charge', {
      keywords: ['agility', 'combat', 'blunt'],
      icon: 'charging-bull',
      actions: [
        normal(
          'hand',
          {
            range: 2,
            focus: 2,
            targets: enemy(1),
            boost: boost(2, [discardCards(1, 'hand', { filter: { keyword: ['defence'] } })], [addDamage(2)]),
          },
          [moveEnemy('target', 'ownArea'), dealDamage('physical', 3)],
        ),
      ],
    }),
    feat('ironBreath', {
      keywords: ['defence'],
      icon: 'wind-slap',
      actions: [
        fast('hand', { cost: [discardCards(1, 'hand', { filter: { keyword: ['combat', 'defence'] } })] }, [
          regen(3, 'thisHero'),
          drawCards(1),
        ]),
      ],
    }),

    // Gear of the base set
    gear('shortSwordValkea', {
      source: 'seed',
      keywords: ['weapon', 'sword', 'blade'],
      restrict: 'A2',
      enter: 'fast',
      icon: 'gladius',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(
              2,
              [discardCards(1, 'hand', { filter: { keyword: ['combat', 'agility'] } })],
              [addDamage(1)],
            ),
          },
          [dealDamage('physical', 3)],
        ),
      ],
    }),
    gear('roundShield', {
      source: 'seed',
      keywords: ['shield', 'defence'],
      restrict: 'B1',
      enter: 'fast',
      icon: 'round-shield',
      actions: [
        reflex('area', { when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } }, [
          preventDamage('physical', 1),
        ]),
      ],
    }),
    gear('chainShirt', {
      keywords: ['armour', 'defence'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'mail-shirt',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } }, [
          preventDamage('physical', 2),
        ]),
      ],
    }),
    // Fewer kills than the sword, but sets up full blocks.
    gear('warHammer', {
      keywords: ['weapon', 'blunt'],
      restrict: 'A1',
      enter: 'fast',
      icon: 'warhammer',
      actions: [
        normal('area', { range: 1, focus: 2, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'dazed') ? 4 : 3)),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    gear('warningHorn', {
      keywords: ['trinket', 'leadership'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'hunting-horn',
      actions: [
        fast('area', { range: 2, limit: 'round', targets: enemy(1, { in: ['otherAreas', 'row'] }) }, [
          moveEnemy('target', 'ownArea'),
          moveTrack('focus', 'left', 2, 'pursuedHero'),
        ]),
      ],
    }),
    gear('birchBrooch', {
      keywords: ['trinket', 'defence'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'gem-pendant',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'magical' } }, [
          preventDamage('magical', 2),
          whenLater('attackPrevented', [removeCondition('any', 1, 'thisHero')]),
        ]),
      ],
    }),

    // Great feats
    greatFeat('wrathfulAnswer', {
      keywords: ['combat', 'defence', 'blade'],
      price: 4,
      icon: 'shield-reflect',
      actions: [
        reflex(
          'hand',
          { range: 1, focus: 3, when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } },
          [
            preventDamage('physical', 3),
            dealDamage('physical', (at) => Math.min(at.preventedHere, 3), 'foe'),
          ],
        ),
      ],
    }),
    greatFeat('bladeWhirl', {
      keywords: ['combat', 'blade', 'agility'],
      price: 5,
      icon: 'spinning-blades',
      actions: [
        normal('hand', { focus: 2 }, [
          embedAction('ownArea', 'normal', {
            filter: { keyword: ['weapon'] },
            times: 2,
            differentTargets: true,
            add: 1,
          }),
        ]),
      ],
    }),
    greatFeat('thunderShield', {
      keywords: ['combat', 'blunt', 'defence'],
      price: 5,
      icon: 'shield-echoes',
      actions: [
        normal('hand', { range: 1, focus: 6, targets: enemy(upTo(3), { in: ['oneZone'] }) }, [
          dealDamage('physical', 2),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    greatFeat('bulwark', {
      keywords: ['defence'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'defensive-wall',
      clauses: [
        always(
          stat({ cards: ['shield'] }, 'prevent', 1),
          statIs({ cards: ['shield'] }, 'preventType', 'any'),
        ),
      ],
    }),
    greatFeat('allToMe', {
      keywords: ['leadership', 'defence'],
      price: 4,
      icon: 'encirclement',
      actions: [
        fast('hand', { range: 2, focus: 2, targets: enemy(upTo(3), { in: ['otherAreas', 'row'] }) }, [
          moveEnemy('target', 'ownArea', false),
          drawCards(1),
          modifyStat('thisHero', 'preventEach', 1, 'roundEnd'),
        ]),
      ],
    }),
    greatFeat('lastLine', {
      keywords: ['defence', 'leadership'],
      price: 3,
      icon: 'guards',
      actions: [
        reflex('hand', { range: 2, focus: 3, when: { at: 'damageToHero', who: 'otherHero' } }, [
          preventDamage('any', 4),
          drawCards(1, 'affectedHero'),
          moveEnemy('foe', 'ownArea'),
        ]),
      ],
    }),
    greatFeat('unbroken', {
      keywords: ['defence'],
      price: 3,
      icon: 'strong',
      actions: [fast('hand', {}, [regen(4, 'thisHero'), removeCondition('any', 2, 'thisHero')])],
    }),
    greatFeat('breach', {
      keywords: ['combat', 'blade', 'blunt'],
      price: 4,
      icon: 'sword-break',
      actions: [
        normal('hand', { focus: 3 }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] }, add: 3, pierce: 'physical' }),
        ]),
      ],
    }),

    // Personal rewards
    personalReward('sunShield', {
      keywords: ['shield', 'light', 'defence'],
      restrict: 'B1',
      enter: 'fast',
      price: 2,
      icon: 'checked-shield',
      actions: [reflex('area', { when: { at: 'damageToHero', who: 'thisHero' } }, [preventDamage('any', 2)])],
      clauses: [
        whenever({ at: 'attackPrevented', who: 'thisHero' }, [dealDamage('magical', 2, 'foe')], {
          may: true,
          limit: 'round',
        }),
      ],
    }),
    personalReward('dawnBlade', {
      keywords: ['weapon', 'sword', 'blade', 'light'],
      restrict: 'A1',
      enter: 'fast',
      price: 2,
      icon: 'shining-sword',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(
              3,
              [discardCards(1, 'hand', { filter: { keyword: ['combat', 'defence'] } })],
              [addDamage(1)],
            ),
          },
          [dealDamage('physical', 4), whenLater('actionEnded', [drawCards(2)], (at) => at.killedHere() >= 1)],
        ),
      ],
    }),
    personalReward('wardenHarness', {
      keywords: ['armour', 'defence'],
      restrict: 'C1',
      enter: 'fast',
      price: 1,
      icon: 'breastplate',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 3),
        ]),
      ],
      clauses: [
        whenever({ at: 'enemyEntersHeroArea', who: 'thisHero' }, [
          ifThen((at) => !at.has('foe', 'dazed'), [placeCondition('dazed', 1, 'foe')]),
        ]),
      ],
    }),
    personalReward('dauntlessTorc', {
      keywords: ['trinket', 'leadership'],
      restrict: 'D2',
      enter: 'fast',
      price: 2,
      icon: 'torc',
      actions: [
        fast(
          'area',
          { range: 2, limit: 'turn', targets: enemy(1, { in: ['otherAreas', 'row'] }), also: otherHero(1) },
          [moveEnemy('target', 'ownArea', false), moveTrack('focus', 'left', 2, 'other')],
        ),
      ],
      clauses: [always(limit('retribution', { set: 'none' }))],
    }),
  ],
);
