import type { CardDef } from '../../shape.ts';
import { enemyOf, staysEnraged, thenCalm } from '../define.ts';
import {
  always,
  asLongAs,
  attachCards,
  dealDamage,
  detach,
  enemyAttacks,
  ifThen,
  moveEnemy,
  placeCondition,
  regen,
  stat,
  whenever,
} from '../effects.ts';

const green = enemyOf('green');

/** Beasts and dragons of the Wildlands. */
export const greenEnemies: readonly CardDef[] = [
  // Feared because: smells blood: worse the more you lost.
  green('ravenokStalker', {
    source: 'seed',
    copies: 4,
    keywords: ['ravenok', 'beast'],
    icon: 'raven',
    life: 4,
    attack: 3,
    attackType: 'physical',
    lootValue: 1,
    weakTo: ['ranged', 'trap'],
    clauses: [asLongAs((at) => at.burialCards('areaHero') >= 8, stat('thisCard', 'attack', 1))],
    enrage: thenCalm(
      ifThen(
        (at) => at.enemies({ in: 'row' }) >= 1,
        [moveEnemy({ in: 'row', pick: 'leftmost' }, { areaOf: 'thisCard' })],
        [enemyAttacks('thisCard')],
      ),
    ),
  }),
  // Feared because: strikes and is gone.
  green('diveHunter', {
    source: 'seed',
    copies: 4,
    keywords: ['beast', 'flying'],
    icon: 'hawk-emblem',
    life: 3,
    attack: 3,
    attackType: 'physical',
    lootValue: 1,
    weakTo: ['ranged', 'piercing'],
    clauses: [whenever({ at: 'activationOver', of: 'thisCard' }, [moveEnemy('thisCard', 'row')])],
    enrage: thenCalm(moveEnemy('thisCard', { areaOf: 'lowestFocusHero' }), enemyAttacks('thisCard')),
  }),
  // Feared because: poison on every bite.
  green('giantCrawler', {
    source: 'seed',
    copies: 4,
    keywords: ['insect'],
    icon: 'spider-face',
    life: 3,
    attack: 2,
    attackType: 'physical',
    physicalDefence: 1,
    weakTo: ['flame', 'blunt'],
    vicious: true,
    clauses: [
      whenever(
        { at: 'woundTaken', of: 'thisCard', if: (at) => at.wounds >= 1 && !at.has('attacked', 'poisoned') },
        [placeCondition('poison', 1, 'attacked')],
      ),
    ],
    enrage: thenCalm(
      ifThen(
        (at) => at.enemies({ in: 'sameArea', keyword: ['insect'], not: 'thisCard' }) >= 1,
        [placeCondition('poison', 2, 'areaHero')],
        [placeCondition('poison', 1, 'areaHero')],
      ),
    ),
  }),
  // Feared because: its lightning reaches everyone.
  green('stormDragon', {
    source: 'seed',
    copies: 2,
    keywords: ['dragon', 'flying'],
    icon: 'wyvern',
    life: 7,
    attack: 4,
    attackType: 'magical',
    physicalDefence: 1,
    magicalDefence: 1,
    lootValue: 3,
    weakTo: ['piercing', 'frost'],
    weakness: 2,
    vicious: true,
    clauses: [
      whenever({ at: 'attackStart', of: 'thisCard' }, [
        dealDamage('magical', 1, 'otherHeroes'),
        dealDamage('magical', 1, 'areaAllies'),
      ]),
    ],
    enrage: staysEnraged([placeCondition('dazed', 1, 'allHeroes')], always(stat('thisCard', 'attack', 1))),
  }),
  // Feared because: hurts the hand that strikes it.
  green('thornback', {
    copies: 3,
    keywords: ['beast'],
    icon: 'spiked-shell',
    life: 4,
    attack: 3,
    attackType: 'physical',
    physicalDefence: 1,
    lootValue: 1,
    weakTo: ['frost', 'ranged'],
    clauses: [
      whenever(
        {
          at: 'actionEnded',
          by: 'areaHero',
          if: (at) => at.dealt('physical') >= 1 && !at.has('thisCard', 'enraged'),
        },
        [dealDamage('physical', 1, 'areaHero')],
      ),
    ],
    enrage: staysEnraged(
      [],
      whenever({ at: 'actionEnded', by: 'areaHero', if: (at) => at.dealt('any') >= 1 }, [
        dealDamage('physical', 2, 'areaHero'),
      ]),
    ),
  }),
  // Feared because: swallows your cards alive.
  green('gulletWorm', {
    copies: 3,
    keywords: ['insect'],
    icon: 'worm-mouth',
    life: 5,
    attack: 2,
    attackType: 'physical',
    lootValue: 2,
    weakTo: ['blade', 'flame'],
    vicious: true,
    clauses: [
      whenever({ at: 'woundTaken', of: 'thisCard', who: 'areaHero', if: (at) => at.wounds >= 1 }, [
        attachCards(1, 'hand', 'thisCard', { hero: 'areaHero' }),
      ]),
      whenever({ at: 'enemyKilled', of: 'thisCard' }, [detach('thisCard')]),
    ],
    enrage: thenCalm(attachCards(2, 'hand', 'thisCard', { hero: 'areaHero' })),
  }),
  // Feared because: drags the pack along.
  green('packMatron', {
    copies: 2,
    keywords: ['beast', 'leader'],
    icon: 'wolf-howl',
    life: 4,
    attack: 3,
    attackType: 'physical',
    lootValue: 2,
    weakTo: ['blade', 'trap'],
    clauses: [
      whenever({ at: 'enemyEntersHeroArea', of: 'thisCard' }, [
        moveEnemy({ in: 'row', keyword: ['beast'], pick: 'leftmost' }, { areaOf: 'thisCard' }),
      ]),
    ],
    enrage: thenCalm(enemyAttacks({ in: 'sameArea', keyword: ['beast'], not: 'thisCard', pick: 'all' })),
  }),
  // Feared because: pounces at once, follows forever.
  green('mistLynx', {
    copies: 2,
    relentless: true,
    keywords: ['beast', 'spirit'],
    icon: 'lynx-head',
    life: 4,
    attack: 2,
    attackType: 'physical',
    magicalDefence: 1,
    lootValue: 2,
    weakTo: ['light', 'trap'],
    clauses: [whenever({ at: 'enemyEntersHeroArea', of: 'thisCard' }, [enemyAttacks('thisCard')])],
    enrage: thenCalm(regen(2, 'thisCard'), moveEnemy('thisCard', 'row')),
  }),
];
