import type { CardDef } from '../../shape.ts';
import { enemyOf, inHeroArea, staysEnraged, thenCalm } from '../define.ts';
import {
  always,
  dealDamage,
  discardCards,
  enemyAttacks,
  enrage,
  gainLoot,
  ifThen,
  moveEnemy,
  moveTrack,
  placeCondition,
  placeObjective,
  regen,
  spendLoot,
  stat,
  whenever,
} from '../effects.ts';

const red = enemyOf('red');

/** Cultists and mutants of the Borderlands. */
export const redEnemies: readonly CardDef[] = [
  // Feared because: hits hard and shields his masters.
  red('redSandSlave', {
    source: 'seed',
    copies: 4,
    keywords: ['human'],
    icon: 'manacles',
    life: 4,
    attack: 4,
    attackType: 'physical',
    weakTo: ['blade', 'leadership'],
    vicious: true,
    clauses: [
      always(
        stat(
          { in: 'sameArea', keyword: ['human'], not: { kind: 'redSandSlave' }, pick: 'all' },
          'bothDefences',
          1,
          { once: true },
        ),
      ),
    ],
    enrage: thenCalm(discardCards(2, 'hand', { hero: 'areaHero' })),
  }),
  // Feared because: steals focus and hands it to the weakest.
  red('darkMistress', {
    source: 'seed',
    copies: 3,
    keywords: ['human', 'mage'],
    icon: 'evil-eyes',
    life: 4,
    attack: 3,
    attackType: 'magical',
    magicalDefence: 1,
    lootValue: 2,
    weakTo: ['light', 'piercing'],
    clauses: [
      whenever({ at: 'attackStart', of: 'thisCard' }, [
        moveTrack('focus', 'left', 3, 'areaHero'),
        moveTrack('focus', 'right', 3, 'lowestFocusHero'),
      ]),
    ],
    enrage: thenCalm(enrage({ in: 'sameArea', not: 'thisCard', with: ['notEnraged'], pick: 'choice' })),
  }),
  // Feared because: grows with every rage.
  red('mutatedDragon', {
    source: 'seed',
    copies: 3,
    keywords: ['dragon', 'demon'],
    icon: 'spiked-dragon-head',
    life: 5,
    attack: 3,
    attackType: 'physical',
    magicalDefence: 1,
    lootValue: 2,
    weakTo: ['frost', 'sign'],
    vicious: true,
    clauses: [always(stat('thisCard', 'attack', (at) => at.objectivesOn('thisCard')))],
    enrage: thenCalm(
      ifThen((at) => at.objectivesOn('thisCard') < 3, [placeObjective(1, 'thisCard', { redirect: false })]),
      regen(1, 'thisCard'),
    ),
  }),
  // Feared because: undoes half a turn of wounds.
  red('bloodPreacher', {
    copies: 3,
    keywords: ['human', 'mage'],
    icon: 'cowled',
    life: 3,
    attack: 2,
    attackType: 'magical',
    magicalDefence: 1,
    lootValue: 1,
    weakTo: ['light', 'blade'],
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence', if: (at) => !at.has('thisCard', 'enraged') }, [
        regen(1, { in: 'sameArea', not: 'thisCard', pick: 'all' }),
      ]),
    ],
    enrage: staysEnraged(
      [],
      inHeroArea(
        whenever({ at: 'phaseEnd', phase: 'defence' }, [
          regen(2, { in: 'sameArea', not: 'thisCard', pick: 'all' }),
        ]),
      ),
    ),
  }),
  // Feared because: throws spells back.
  red('mirrorWitch', {
    copies: 2,
    keywords: ['human', 'mage'],
    icon: 'mirror-mirror',
    life: 3,
    attack: 3,
    attackType: 'magical',
    lootValue: 2,
    weakTo: ['blunt', 'piercing'],
    clauses: [
      whenever({ at: 'actionEnded', by: 'anyHero', if: (at) => at.dealt('magical') >= 1 }, [
        dealDamage('magical', 2, 'actingHero'),
      ]),
    ],
    enrage: staysEnraged(
      [],
      inHeroArea(
        whenever({ at: 'actionEnded', by: 'anyHero', if: (at) => at.dealt('physical') >= 1 }, [
          dealDamage('physical', 2, 'actingHero'),
        ]),
      ),
    ),
  }),
  // Feared because: runs off with your loot.
  red('borderRobber', {
    copies: 4,
    keywords: ['human'],
    icon: 'robber',
    life: 3,
    attack: 2,
    attackType: 'physical',
    lootValue: 1,
    weakTo: ['ranged', 'piercing'],
    clauses: [
      whenever({ at: 'woundTaken', of: 'thisCard', if: (at) => at.wounds >= 1 }, [spendLoot(1, 'thisCard')]),
      whenever({ at: 'enemyKilled', of: 'thisCard' }, [gainLoot((at) => at.lootOn('thisCard'))]),
    ],
    enrage: thenCalm(
      ifThen(
        (at) => at.loot >= 1,
        [spendLoot(1, 'thisCard'), moveEnemy('thisCard', 'row')],
        [enemyAttacks('thisCard')],
      ),
    ),
  }),
  // Feared because: sets you ablaze when it falls.
  red('emberColossus', {
    copies: 3,
    keywords: ['demon'],
    icon: 'golem-head',
    life: 5,
    attack: 3,
    attackType: 'magical',
    physicalDefence: 1,
    lootValue: 2,
    weakTo: ['frost', 'blunt'],
    weakness: 2,
    vicious: true,
    clauses: [
      whenever({ at: 'enemyKilled', of: 'thisCard' }, [
        placeCondition('burning', 1, 'areaHero'),
        placeCondition('burning', 1, 'areaAllies'),
      ]),
    ],
    enrage: staysEnraged([placeCondition('burning', 1, 'allHeroes')], always(stat('thisCard', 'attack', 1))),
  }),
  // Feared because: his horn draws every eye to you.
  red('chainDriver', {
    copies: 2,
    relentless: true,
    keywords: ['human', 'leader'],
    icon: 'hunting-horn',
    life: 4,
    attack: 3,
    attackType: 'physical',
    physicalDefence: 1,
    lootValue: 2,
    weakTo: ['blade', 'trap'],
    clauses: [whenever({ at: 'turnEnd', who: 'areaHero' }, [moveTrack('focus', 'right', 2, 'areaHero')])],
    enrage: staysEnraged(
      [],
      whenever({ at: 'phaseEnd', phase: 'defence' }, [moveTrack('reinforcement', 'right', 1)]),
    ),
  }),
];
