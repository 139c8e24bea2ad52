import type { CardDef } from '../../shape.ts';
import { enemyOf, staysEnraged, thenCalm } from '../define.ts';
import {
  always,
  asLongAs,
  buryCards,
  drawEnemies,
  enemyAttacks,
  forbidden,
  limit,
  limitBury,
  moveEnemy,
  placeCondition,
  placeWounds,
  stat,
  whenever,
} from '../effects.ts';

const blue = enemyOf('blue');

/** The undead of the Deadlands. */
export const blueEnemies: readonly CardDef[] = [
  // Feared because: no shield stops it.
  blue('boneGhost', {
    source: 'seed',
    copies: 4,
    keywords: ['skeleton', 'undead', 'spirit'],
    icon: 'ghost',
    life: 3,
    attack: 2,
    attackType: 'magical',
    physicalDefence: 1,
    lootValue: 1,
    weakTo: ['light', 'blunt'],
    clauses: [always(forbidden('prevent', { enemy: 'thisCard' }))],
    enrage: thenCalm(placeCondition('weakness', 1, 'areaHero')),
  }),
  // Feared because: squeezes the next hand out of you.
  blue('boneSnake', {
    source: 'seed',
    copies: 4,
    keywords: ['skeleton', 'undead'],
    icon: 'snake',
    life: 3,
    attack: 2,
    attackType: 'physical',
    lootValue: 1,
    weakTo: ['blunt', 'blade'],
    clauses: [always(limit('draw', { delta: -1, hero: 'areaHero', min: 1 }))],
    enrage: staysEnraged([], always(stat('thisCard', 'attack', 1), forbidden('move', { enemy: 'thisCard' }))),
  }),
  // Feared because: grows when wounded: kill it outright.
  blue('tormentedSkeleton', {
    source: 'seed',
    copies: 4,
    keywords: ['skeleton', 'undead'],
    icon: 'skeleton',
    life: 4,
    attack: 2,
    attackType: 'physical',
    weakTo: ['blunt', 'flame'],
    clauses: [asLongAs((at) => at.woundsOn('thisCard') >= 1, stat('thisCard', 'attack', 1))],
    enrage: thenCalm(placeWounds(1, 'thisCard'), enemyAttacks('thisCard')),
  }),
  // Feared because: tears the cards out of your hand.
  blue('boneDragon', {
    source: 'seed',
    copies: 3,
    keywords: ['skeleton', 'undead', 'dragon'],
    icon: 'dragon-head',
    life: 6,
    attack: 4,
    attackType: 'physical',
    physicalDefence: 1,
    magicalDefence: 1,
    lootValue: 2,
    weakTo: ['blunt', 'flame'],
    weakness: 2,
    vicious: true,
    clauses: [always(limitBury('thisCard', 2))],
    enrage: thenCalm(buryCards(1, 'deckTop', { hero: 'allHeroes' })),
  }),
  // Feared because: hides behind the others.
  blue('flyingSkulls', {
    source: 'seed',
    copies: 3,
    keywords: ['undead', 'flying'],
    icon: 'triple-skulls',
    life: 3,
    attack: 3,
    attackType: 'magical',
    lootValue: 2,
    weakTo: ['ranged', 'light'],
    vicious: true,
    clauses: [
      asLongAs(
        (at) => at.enemies({ in: 'sameArea', not: { kind: 'flyingSkulls' } }) >= 1,
        forbidden('soleTarget', { enemy: 'thisCard' }),
      ),
    ],
    enrage: thenCalm(moveEnemy('thisCard', { areaOf: 'nextHero' }), enemyAttacks('thisCard')),
  }),
  // Feared because: calls more; must die first.
  blue('graveCaller', {
    copies: 2,
    keywords: ['undead', 'mage'],
    icon: 'raise-skeleton',
    life: 3,
    attack: 2,
    attackType: 'magical',
    magicalDefence: 1,
    lootValue: 2,
    weakTo: ['light', 'blade'],
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        drawEnemies('blue', 1, 'row', { keywords: ['skeleton'] }),
      ]),
    ],
    enrage: thenCalm(drawEnemies('blue', 1, { areaOf: 'thisCard' }, { keywords: ['skeleton'] })),
  }),
  // Feared because: buries the discard pile.
  blue('cryptDigger', {
    copies: 2,
    keywords: ['undead'],
    icon: 'hasty-grave',
    life: 4,
    attack: 2,
    attackType: 'physical',
    physicalDefence: 1,
    lootValue: 1,
    weakTo: ['flame', 'trap'],
    vicious: true,
    clauses: [
      whenever({ at: 'attackOver', of: 'thisCard', who: 'areaHero' }, [
        buryCards(1, 'discardTop', { hero: 'areaHero' }),
      ]),
    ],
    enrage: thenCalm(
      buryCards((at) => Math.min(Math.floor(at.discardCount('areaHero') / 2), 4), 'discardPile', {
        hero: 'areaHero',
      }),
    ),
  }),
  // Feared because: punishes a full hand and never leaves.
  blue('wailingWidow', {
    copies: 2,
    relentless: true,
    keywords: ['undead', 'spirit'],
    icon: 'spectre',
    life: 4,
    attack: 2,
    attackType: 'magical',
    physicalDefence: 1,
    lootValue: 2,
    weakTo: ['light', 'sign'],
    vicious: true,
    clauses: [
      asLongAs(
        (at) => !at.has('thisCard', 'enraged'),
        stat('thisCard', 'attack', (at) => Math.max(Math.min(at.handCards('areaHero') - 4, 3), 0)),
      ),
    ],
    enrage: staysEnraged(
      [],
      always(stat('thisCard', 'attack', (at) => Math.max(Math.min(at.handCards('areaHero') - 2, 3), 0))),
    ),
  }),
];
