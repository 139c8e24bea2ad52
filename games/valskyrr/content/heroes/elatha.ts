import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  always,
  attachThis,
  boost,
  dealDamage,
  discardCards,
  discardThis,
  drawCards,
  embedAction,
  enemy,
  gainLoot,
  hero,
  limit,
  moveEnemy,
  moveTrack,
  placeCondition,
  preventDamage,
  putIntoHeroArea,
  setStat,
  spendObjective,
  stat,
  upTo,
  whenever,
  whenLater,
} from '../effects.ts';

/** Push enemies back into the row; they return into her traps. */
export const elatha: readonly CardDef[] = heroSet(
  'elatha',
  {
    source: 'seed',
    icon: 'bowman',
    regeneration: 2,
    nightmareRegeneration: 1,
    gearSkills: ['bow', 'sword', 'leather', 'potion'],
    startingGear: ['longbow', 'shortSwordElatha', 'mistCloak'],
    start: 4,
    track: { vicious: [7, 12, 15, 18], reinforcement: [8, 13, 17] },
    nightmareTrack: { vicious: [6, 7, 12, 15, 18], reinforcement: [8, 13, 17, 19] },
    clauses: [
      whenever(
        { at: 'phaseStart', phase: 'pursuit' },
        [putIntoHeroArea(1, 'hand', { filter: { keyword: ['trap'] } })],
        { may: true, limit: 'round' },
      ),
      whenever(
        { at: 'turnEnd', who: 'thisHero', if: (at) => at.enemies({ in: 'ownArea' }) === 0 },
        [moveTrack('focus', 'left', 2)],
        { may: true },
      ),
    ],
  },
  [
    // Feats of the base set
    feat('arrowTrap', {
      source: 'seed',
      copies: 2,
      keywords: ['trap', 'piercing', 'ranged'],
      restrict: 'H2',
      enter: 'fast',
      icon: 'arrow-flights',
      actions: [
        reflex(
          'area',
          { range: 1, focus: -1, when: { at: 'enemyEntersHeroArea', who: 'thisHero' }, cost: [discardThis] },
          [dealDamage('physical', 2, 'foe')],
        ),
      ],
    }),
    feat('poisonTrap', {
      source: 'seed',
      keywords: ['trap', 'piercing'],
      restrict: 'H2',
      enter: 'fast',
      icon: 'poison-gas',
      actions: [
        reflex(
          'area',
          { range: 1, when: { at: 'enemyEntersHeroArea', who: 'thisHero' }, cost: [discardThis] },
          [placeCondition('poison', 2, 'foe'), placeCondition('weakness', 1, 'foe')],
        ),
      ],
    }),
    feat('blastTrap', {
      source: 'seed',
      keywords: ['trap', 'flame', 'blunt'],
      restrict: 'H2',
      enter: 'fast',
      icon: 'mine-explosion',
      actions: [
        reflex(
          'area',
          { range: 1, focus: 2, when: { at: 'enemyEntersHeroArea', who: 'thisHero' }, cost: [discardThis] },
          [
            dealDamage('physical', 2, 'foe'),
            dealDamage('physical', 1, { in: 'ownArea', not: 'foe', pick: 'all' }),
          ],
        ),
      ],
    }),
    feat('swiftShot', {
      source: 'seed',
      copies: 2,
      keywords: ['ranged', 'agility'],
      icon: 'fast-arrow',
      actions: [
        fast('hand', { focus: 2 }, [embedAction('ownArea', 'any', { filter: { keyword: ['ranged'] } })]),
      ],
    }),
    feat('aimedShot', {
      copies: 2,
      keywords: ['ranged', 'piercing'],
      icon: 'on-target',
      actions: [
        normal('hand', { range: 2, focus: 3, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'unwounded') ? 5 : 3)),
        ]),
      ],
    }),
    // Frees her area, feeds the traps; sparing an attack costs focus.
    feat('mistLeap', {
      copies: 2,
      keywords: ['agility'],
      icon: 'jump-across',
      actions: [
        fast('hand', { range: 1, focus: 1, targets: enemy(1, { in: ['ownArea'], with: ['normalEnemy'] }) }, [
          moveEnemy('target', 'row'),
        ]),
      ],
    }),
    feat('duckAway', {
      copies: 2,
      keywords: ['agility', 'defence'],
      icon: 'dodging',
      actions: [
        reflex('hand', { range: 1, when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 1),
          whenLater('attackOver', [moveEnemy('foe', 'row')], (at) => at.has('foe', 'normalEnemy')),
        ]),
      ],
    }),
    feat('rearm', {
      keywords: ['agility'],
      icon: 'rope-coil',
      actions: [fast('hand', {}, [putIntoHeroArea(1, 'discardPile', { filter: { keyword: ['trap'] } })])],
    }),
    feat('coveringFire', {
      keywords: ['ranged', 'piercing'],
      icon: 'arrows-shield',
      actions: [
        reflex('hand', { range: 2, focus: 1, when: { at: 'damageToHero', who: 'otherHero' } }, [
          preventDamage('any', 1),
          dealDamage('physical', 1, 'foe'),
        ]),
      ],
    }),

    // Gear of the base set
    gear('longbow', {
      source: 'seed',
      keywords: ['weapon', 'bow', 'ranged', 'piercing'],
      restrict: 'A2',
      enter: 'fast',
      icon: 'bow-arrow',
      actions: [
        normal(
          'area',
          {
            range: 2,
            focus: 2,
            targets: enemy(1),
            boost: boost(1, [discardCards(1, 'hand', { filter: { keyword: ['agility'] } })], [addDamage(1)]),
          },
          [dealDamage('physical', 3)],
        ),
      ],
    }),
    gear('shortSwordElatha', {
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
    gear('mistCloak', {
      keywords: ['leather', 'agility'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'cloak',
      actions: [
        reflex('area', { focus: -1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 2),
        ]),
      ],
    }),
    gear('huntingKnife', {
      keywords: ['weapon', 'blade', 'combat'],
      restrict: 'B1',
      enter: 'fast',
      icon: 'bowie-knife',
      actions: [
        fast(
          'area',
          {
            range: 1,
            targets: enemy(1),
            cost: [discardCards(1, 'hand', { filter: { keyword: ['agility'] } })],
          },
          [dealDamage('physical', 2)],
        ),
      ],
    }),
    gear('fireQuiver', {
      keywords: ['ranged', 'flame'],
      restrict: 'D2',
      enter: 'fast',
      tokens: 2,
      icon: 'quiver',
      actions: [
        reflex(
          'area',
          {
            range: 2,
            when: { at: 'modifyAction', by: 'thisHero', keyword: ['ranged'], deals: 'any' },
            cost: [spendObjective(1, 'thisCard')],
          },
          [addDamage(1), placeCondition('burning', 1, 'oneTarget')],
        ),
      ],
    }),
    gear('mistDraught', {
      keywords: ['potion'],
      restrict: 'infinity',
      enter: 'fast',
      icon: 'bottle-vapors',
      actions: [
        fast('area', { range: 2, targets: hero(1), cost: [discardThis] }, [
          moveTrack('focus', 'left', 'half', 'target'),
          drawCards(1, 'target'),
        ]),
      ],
    }),

    // Great feats
    greatFeat('hailOfArrows', {
      keywords: ['ranged', 'piercing'],
      price: 4,
      icon: 'striking-arrows',
      actions: [normal('hand', { range: 2, focus: 5, targets: enemy(upTo(4)) }, [dealDamage('physical', 2)])],
    }),
    greatFeat('twinShot', {
      keywords: ['ranged', 'agility'],
      price: 3,
      icon: 'split-arrows',
      actions: [
        fast('hand', { focus: 1 }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['ranged'] }, times: 2 }),
        ]),
      ],
    }),
    greatFeat('heartShot', {
      keywords: ['ranged', 'piercing'],
      price: 4,
      icon: 'heart-stake',
      actions: [
        normal('hand', { range: 2, focus: 4, targets: enemy(1) }, [
          setStat('target', 'physicalDefence', 0, 'actionEnd'),
          dealDamage('physical', 5),
          whenLater('actionEnded', [gainLoot(1)], (at) => at.killedHere() >= 1),
        ]),
      ],
    }),
    greatFeat('knownGround', {
      keywords: ['agility'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'treasure-map',
      clauses: [always(limit('H', { delta: 2 }), stat({ cards: ['trap'] }, 'damageEach', 1))],
    }),
    // Loads the traps and drives the game into them.
    greatFeat('theDrive', {
      keywords: ['leadership', 'agility'],
      price: 3,
      icon: 'hound',
      actions: [
        fast(
          'hand',
          {
            range: 2,
            focus: 1,
            targets: enemy(upTo(3), { in: ['row', 'otherAreas'], with: ['normalEnemy'] }),
          },
          [
            putIntoHeroArea(upTo(2), 'discardPile', { filter: { keyword: ['trap'] } }),
            moveEnemy('target', 'ownArea'),
          ],
        ),
      ],
    }),
    greatFeat('venomCloud', {
      keywords: ['trap', 'piercing'],
      restrict: 'H2',
      enter: 'fast',
      price: 3,
      icon: 'poison-cloud',
      actions: [
        reflex(
          'area',
          {
            range: 1,
            when: { at: 'enemyEntersHeroArea', who: 'thisHero' },
            targets: enemy(upTo(3), { in: ['ownArea'] }),
            cost: [discardThis],
          },
          [placeCondition('poison', 2)],
        ),
      ],
    }),
    greatFeat('withoutTrace', {
      keywords: ['agility'],
      price: 5,
      icon: 'invisible',
      actions: [
        reflex(
          'hand',
          {
            range: 1,
            when: { at: 'any' },
            targets: enemy('all', { in: ['ownArea'], with: ['normalEnemy'] }),
          },
          [moveEnemy('target', 'row'), moveTrack('focus', 'left', 'half')],
        ),
      ],
    }),
    greatFeat('markedPrey', {
      keywords: ['leadership'],
      price: 3,
      icon: 'targeting',
      actions: [fast('hand', { range: 2, targets: enemy(1) }, [attachThis])],
      attached: [
        always(stat('host', 'damageTaken', 1)),
        whenever({ at: 'enemyKilled', of: 'host' }, [gainLoot(1)]),
      ],
    }),

    // Personal rewards
    personalReward('mistWeaver', {
      keywords: ['weapon', 'bow', 'ranged', 'frost', 'piercing'],
      restrict: 'A2',
      enter: 'fast',
      price: 4,
      icon: 'pocket-bow',
      actions: [
        normal(
          'area',
          {
            range: 2,
            focus: 2,
            targets: enemy(1),
            boost: boost(2, [discardCards(1, 'hand', { filter: { keyword: ['agility'] } })], [addDamage(2)]),
          },
          [dealDamage('physical', 4), placeCondition('dazed', 1)],
        ),
      ],
    }),
    personalReward('foxCloak', {
      keywords: ['leather', 'agility'],
      restrict: 'C1',
      enter: 'fast',
      price: 2,
      icon: 'fox-tail',
      actions: [
        reflex(
          'area',
          { range: 1, focus: -1, limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } },
          [
            preventDamage('any', 2),
            whenLater('attackOver', [moveEnemy('foe', 'row')], (at) => at.has('foe', 'normalEnemy')),
          ],
        ),
      ],
      clauses: [
        whenever(
          {
            at: 'modifyAction',
            by: 'thisHero',
            keyword: ['ranged'],
            deals: 'any',
            if: (at) => at.enemies({ in: 'ownArea' }) === 0,
          },
          [addDamage(1)],
        ),
      ],
    }),
    personalReward('gutString', {
      keywords: ['bow', 'ranged'],
      restrict: 'D2',
      enter: 'fast',
      price: 1,
      icon: 'bow-string',
      actions: [
        reflex('area', { range: 2, limit: 'round', when: { at: 'enemyEntersHeroArea', who: 'anyHero' } }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['ranged'] }, against: 'foe' }),
        ]),
        reflex(
          'area',
          {
            focus: 1,
            limit: 'round',
            when: { at: 'modifyAction', by: 'thisHero', keyword: ['ranged'], deals: 'any' },
          },
          [addDamage(2)],
        ),
      ],
    }),
    personalReward('ironMaw', {
      keywords: ['trap', 'blade', 'blunt'],
      restrict: 'H2',
      enter: 'fast',
      price: 2,
      icon: 'mantrap',
      actions: [
        reflex(
          'area',
          { range: 1, focus: -1, limit: 'round', when: { at: 'enemyEntersHeroArea', who: 'thisHero' } },
          [dealDamage('physical', 4, 'foe'), placeCondition('weakness', 1, 'foe')],
        ),
      ],
    }),
  ],
);
