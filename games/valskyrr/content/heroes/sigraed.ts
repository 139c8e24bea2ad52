import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  always,
  boost,
  dealDamage,
  discardCards,
  embedAction,
  enemy,
  hero,
  lookAt,
  modifyStat,
  moveTrack,
  placeCondition,
  preventDamage,
  regen,
  removeCondition,
  returnEmbedded,
  spendObjective,
  stat,
  statIs,
  upTo,
  whenever,
} from '../effects.ts';

/** Stack burning: wait for all the loot, or cash in for focus. */
export const sigraed: readonly CardDef[] = heroSet(
  'sigraed',
  {
    source: 'seed',
    icon: 'fire-silhouette',
    regeneration: 1,
    nightmareRegeneration: 0,
    gearSkills: ['staff', 'robe', 'tome'],
    startingGear: ['ashStaff', 'emberRobe'],
    start: 4,
    track: { vicious: [7, 10, 15, 18], reinforcement: [9, 13, 16] },
    nightmareTrack: { vicious: [6, 7, 10, 15, 18], reinforcement: [9, 13, 16, 19] },
    actions: [
      fast(
        'charter',
        { limit: 'turn', cost: [discardCards(1, 'hand', { filter: { keyword: ['magic'] } })] },
        [moveTrack('focus', 'left', 3)],
      ),
    ],
    clauses: [
      whenever(
        { at: 'enemyKilled', with: ['burning'] },
        [placeCondition('burning', 1, { in: { zoneOf: 'foe' }, not: 'foe', pick: 'choice', by: 'thisHero' })],
        { may: true },
      ),
    ],
  },
  [
    // Feats of the base set
    feat('conflagration', {
      source: 'seed',
      keywords: ['magic', 'flame'],
      icon: 'fire-zone',
      actions: [
        normal('hand', { range: 1, focus: 4, targets: enemy('all', { in: ['oneZone'] }) }, [
          dealDamage('magical', (at) => 1 + at.tokens('burning', 'target')),
        ]),
      ],
    }),
    feat('sparkflight', {
      copies: 2,
      keywords: ['magic', 'flame'],
      icon: 'sparkles',
      actions: [
        fast('hand', { range: 2, focus: 1, targets: enemy(upTo(2)) }, [placeCondition('burning', 1)]),
      ],
    }),
    feat('flameLance', {
      copies: 2,
      keywords: ['magic', 'flame', 'piercing'],
      icon: 'fire-ray',
      actions: [
        normal('hand', { range: 2, focus: 3, targets: enemy(1) }, [
          modifyStat('target', 'magicalDefence', -2, 'actionEnd'),
          dealDamage('magical', (at) => (at.has('target', 'burning') ? 4 : 3)),
        ]),
      ],
    }),
    // The cash-in: fast damage, but every token is seen.
    feat('deflagration', {
      copies: 2,
      keywords: ['magic', 'flame'],
      icon: 'burst-blob',
      actions: [
        fast('hand', { range: 2, targets: enemy(1, { with: ['burning'] }) }, [
          removeCondition('burning', 'all', 'target'),
          dealDamage('magical', (at) => 2 * at.removedHere('burning', 'target')),
          moveTrack('focus', 'right', (at) => at.removedHere('burning', 'target')),
        ]),
      ],
    }),
    feat('heatHaze', {
      copies: 2,
      keywords: ['magic', 'defence'],
      icon: 'heat-haze',
      actions: [
        reflex('hand', { focus: 1, when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', (at) => 1 + Math.min(at.tokens('burning', 'foe'), 2)),
        ]),
      ],
    }),
    feat('shareFlame', {
      keywords: ['flame', 'leadership'],
      icon: 'torch',
      actions: [
        reflex('hand', { range: 2, focus: 1, when: { at: 'modifyAction', by: 'otherHero', deals: 'any' } }, [
          addDamage(1),
          placeCondition('burning', 1, 'oneTarget'),
        ]),
      ],
    }),
    feat('smokeVeil', {
      keywords: ['magic', 'agility'],
      icon: 'smoke-bomb',
      actions: [
        fast('hand', { range: 2, targets: hero(upTo(2)) }, [moveTrack('focus', 'left', 2, 'target')]),
      ],
    }),
    feat('rekindle', {
      keywords: ['magic', 'light'],
      icon: 'campfire',
      actions: [
        fast('hand', {}, [
          regen((at) => Math.min(at.enemies({ in: 'play', with: ['burning'] }), 3), 'thisHero'),
        ]),
      ],
    }),
    feat('wildfire', {
      keywords: ['magic', 'flame'],
      icon: 'wildfires',
      actions: [
        normal(
          'hand',
          { range: 2, focus: 3, targets: enemy(1), also: enemy(upTo(2), { in: ['targetZone'] }) },
          [
            placeCondition('burning', 1),
            placeCondition('burning', (at) => Math.min(at.tokens('burning', 'target'), 2), 'other'),
          ],
        ),
      ],
    }),
    feat('kindle', {
      keywords: ['magic', 'flame'],
      icon: 'flint-spark',
      actions: [
        fast('hand', { focus: 2 }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['staff', 'tome'] } }),
        ]),
      ],
    }),

    // Gear of the base set
    gear('ashStaff', {
      keywords: ['weapon', 'staff', 'flame'],
      restrict: 'A1',
      enter: 'fast',
      icon: 'flaming-trident',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(2, [discardCards(1, 'hand', { filter: { keyword: ['magic'] } })], [addDamage(1)]),
          },
          [
            dealDamage('magical', 2),
            placeCondition('burning', (at) => (!at.has('target', 'burning') ? 2 : 1)),
          ],
        ),
      ],
    }),
    gear('emberRobe', {
      keywords: ['robe', 'flame'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'fire-shield',
      actions: [
        reflex(
          'area',
          { range: 1, focus: 1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } },
          [preventDamage('any', 1), placeCondition('burning', 1, 'foe')],
        ),
      ],
    }),
    gear('tomeOfBrands', {
      keywords: ['tome', 'magic'],
      restrict: 'E1',
      enter: 'fast',
      icon: 'burning-book',
      actions: [fast('area', { limit: 'turn' }, [lookAt(3, 1)])],
    }),
    gear('coalBowl', {
      keywords: ['flame', 'magic'],
      restrict: 'D2',
      enter: 'fast',
      tokens: 2,
      icon: 'fire-bowl',
      actions: [
        fast(
          'area',
          { range: 2, targets: enemy(upTo(2), { in: ['oneZone'] }), cost: [spendObjective(1, 'thisCard')] },
          [placeCondition('burning', 1)],
        ),
      ],
    }),
    gear('ashAmulet', {
      keywords: ['trinket'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'gem-chain',
      actions: [
        reflex(
          'area',
          { limit: 'round', when: { at: 'actionEnded', by: 'thisHero', if: (at) => at.killedHere() >= 1 } },
          [moveTrack('focus', 'left', 3)],
        ),
      ],
    }),
    gear('sparkBlade', {
      keywords: ['weapon', 'blade', 'flame'],
      restrict: 'B1',
      enter: 'fast',
      icon: 'sparkling-sabre',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(2, [removeCondition('burning', 1, 'target')], [addDamage(2)]),
          },
          [dealDamage('physical', 2)],
        ),
      ],
    }),

    // Great feats
    greatFeat('firestorm', {
      keywords: ['magic', 'flame'],
      price: 5,
      icon: 'burning-meteor',
      actions: [
        normal('hand', { range: 2, focus: 6, targets: enemy('all', { in: ['oneZone'] }) }, [
          dealDamage('magical', 3),
        ]),
      ],
    }),
    greatFeat('fromTheAshes', {
      keywords: ['magic', 'flame'],
      price: 3,
      icon: 'fire-flower',
      actions: [
        reflex(
          'hand',
          {
            range: 1,
            when: { at: 'woundTaken', who: 'thisHero' },
            targets: enemy(upTo(2), { in: ['ownArea'] }),
          },
          [regen(4, 'thisHero'), placeCondition('burning', 1)],
        ),
      ],
    }),
    greatFeat('twinFlame', {
      keywords: ['magic', 'flame'],
      price: 3,
      icon: 'three-burning-balls',
      actions: [
        fast('hand', { focus: 1 }, [
          embedAction('ownArea', 'normal', {
            filter: { keyword: ['staff'] },
            times: 2,
            differentTargets: true,
          }),
        ]),
      ],
    }),
    greatFeat('livingFlame', {
      keywords: ['magic', 'flame'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'flame-spin',
      clauses: [
        whenever({ at: 'turnEnd', who: 'thisHero' }, [
          placeCondition('burning', 1, { in: 'ownArea', pick: 'all' }),
        ]),
      ],
    }),
    greatFeat('burnOut', {
      keywords: ['magic', 'flame'],
      price: 4,
      icon: 'fire-wave',
      actions: [
        normal('hand', { range: 2, focus: 5, targets: enemy('all', { with: ['burning'] }) }, [
          removeCondition('burning', 'all', 'target'),
          dealDamage('magical', (at) => 2 * at.removedHere('burning', 'target')),
        ]),
      ],
    }),
    greatFeat('ashWall', {
      keywords: ['magic', 'defence'],
      price: 3,
      icon: 'firewall',
      actions: [
        reflex('hand', { range: 2, focus: 1, when: { at: 'damageToHero', who: 'anyHero' } }, [
          preventDamage('any', 3),
          placeCondition('burning', 1, 'foe'),
          placeCondition('dazed', 1, 'foe'),
        ]),
      ],
    }),
    greatFeat('drawTheHeat', {
      keywords: ['magic', 'flame'],
      price: 4,
      icon: 'energise',
      actions: [
        fast('hand', { range: 2, focus: -1, targets: enemy(upTo(3)) }, [
          removeCondition('burning', 'all', 'allHeroes'),
          removeCondition('burning', 'all', 'allAllies'),
          placeCondition('burning', (at) => 3 + Math.min(at.removedHere('burning'), 3), 'target', true),
        ]),
      ],
    }),
    greatFeat('whiteHeat', {
      keywords: ['magic', 'flame', 'light'],
      price: 3,
      icon: 'laserburn',
      actions: [
        reflex('hand', { focus: 4, when: { at: 'modifyAction', by: 'thisHero', deals: 'magical' } }, [
          addDamage(2, 'eachTarget'),
        ]),
      ],
    }),

    // Personal rewards
    personalReward('salamanderStaff', {
      keywords: ['weapon', 'staff', 'flame'],
      restrict: 'A1',
      enter: 'fast',
      price: 2,
      icon: 'salamander',
      actions: [
        normal(
          'area',
          {
            range: 2,
            focus: 3,
            targets: enemy(upTo(2)),
            boost: boost(
              2,
              [discardCards(1, 'hand', { filter: { keyword: ['magic'] } })],
              [addDamage(1, 'eachTarget')],
            ),
          },
          [dealDamage('magical', 2), placeCondition('burning', 1)],
        ),
      ],
    }),
    personalReward('furnaceRobe', {
      keywords: ['robe', 'flame'],
      restrict: 'C1',
      enter: 'fast',
      price: 2,
      icon: 'furnace',
      actions: [
        reflex('area', { range: 1, when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 1),
          placeCondition('burning', 1, 'foe'),
        ]),
      ],
      clauses: [always(statIs('thisHero', 'burningWounds', 0))],
    }),
    personalReward('bookOfLastEmbers', {
      keywords: ['tome', 'magic'],
      restrict: 'E1',
      enter: 'fast',
      price: 2,
      icon: 'book-aura',
      actions: [
        fast('area', { limit: 'round', cost: [discardCards(1, 'hand')] }, [
          embedAction('discardPile', 'any', { filter: { keyword: ['magic'], sort: 'feat', baseSet: true } }),
          returnEmbedded('discardPile', 'deckBottom'),
        ]),
      ],
    }),
    personalReward('heartOfFlame', {
      keywords: ['trinket', 'flame'],
      restrict: 'D2',
      enter: 'fast',
      price: 1,
      icon: 'burning-passion',
      clauses: [
        whenever(
          { at: 'actionEnded', by: 'thisHero', if: (at) => at.placedHere('burning') >= 1 },
          [placeCondition('burning', 1, 'nextTarget')],
          { limit: 'turn' },
        ),
        always(stat('thisHero', 'focusGain', -1, { if: (at) => at.actionFocus >= 3 })),
      ],
    }),
  ],
);
