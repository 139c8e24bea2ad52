import type { CardDef } from './../shape.ts';
import { boss, inHeroArea, inRow, staysEnraged, thenCalm } from './define.ts';
import {
  always,
  attachCards,
  buryCards,
  dealDamage,
  discardCards,
  enemyAttacks,
  forbidden,
  forEachHero,
  limit,
  moveEnemy,
  moveTrack,
  placeCondition,
  range,
  regen,
  spendObjective,
  stat,
  whenever,
} from './effects.ts';

/** Two sides each, and no printed life: the adventure says it. VA-CARD-06 */
export const bosses: readonly CardDef[] = [
  boss('greyfang', {
    icon: 'direwolf',
    keywords: ['beast', 'leader'],
    front: {
      attack: 4,
      attackType: 'physical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['trap', 'flame'],
      clauses: [
        inRow(
          whenever({ at: 'phaseStart', phase: 'pursuit' }, [moveTrack('focus', 'right', 1, 'allHeroes')]),
        ),
        inHeroArea(
          always(stat({ in: 'sameArea', keyword: ['beast'], not: 'thisCard', pick: 'all' }, 'attack', 1)),
        ),
      ],
      enrage: thenCalm(
        enemyAttacks('thisCard'),
        moveEnemy({ in: 'row', keyword: ['beast'], pick: 'leftmost' }, { areaOf: 'thisCard' }),
      ),
    },
    back: {
      attack: 5,
      attackType: 'physical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['trap', 'flame'],
      vicious: true,
      clauses: [
        inRow(
          whenever({ at: 'phaseStart', phase: 'pursuit' }, [
            moveEnemy('thisCard', { areaOf: 'mostBuriedHero' }),
          ]),
        ),
        inHeroArea(
          whenever({ at: 'woundTaken', of: 'thisCard', if: (at) => at.wounds >= 2 }, [
            discardCards(1, 'hand', { hero: 'areaHero' }),
          ]),
        ),
      ],
      enrage: staysEnraged([], always(stat('thisCard', 'attack', 1))),
    },
  }),
  boss('boneLord', {
    icon: 'crowned-skull',
    keywords: ['undead', 'skeleton', 'leader'],
    front: {
      attack: 4,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['blunt', 'light'],
      clauses: [
        inRow(
          whenever({ at: 'phaseStart', phase: 'defence' }, [buryCards(1, 'deckTop', { hero: 'allHeroes' })]),
        ),
        inHeroArea(always(limit('ally', { delta: -1, hero: 'areaHero', min: 0 }))),
      ],
      enrage: thenCalm(buryCards(1, 'deckTop', { hero: 'allHeroes' })),
    },
    back: {
      attack: 5,
      attackType: 'physical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['blunt', 'light'],
      vicious: true,
      clauses: [
        whenever({ at: 'phaseStart', phase: 'defence' }, [dealDamage('physical', 1, 'otherHeroes')]),
        inHeroArea(
          whenever({ at: 'attackOver', of: 'thisCard', who: 'areaHero' }, [
            buryCards(1, 'discardTop', { hero: 'areaHero' }),
          ]),
        ),
      ],
      enrage: thenCalm(enemyAttacks({ in: 'sameArea', keyword: ['skeleton'], not: 'thisCard', pick: 'all' })),
    },
  }),
  boss('ishara', {
    icon: 'sandstorm',
    keywords: ['human', 'mage', 'leader'],
    front: {
      attack: 4,
      attackType: 'magical',
      physicalDefence: 2,
      magicalDefence: 3,
      clauses: [
        inRow(always(forbidden('pursue', { enemy: 'thisCard' }))),
        inRow(
          whenever({ at: 'phaseStart', phase: 'defence' }, [
            forEachHero(
              [placeCondition('burning', 1, 'thisHero')],
              (at) => at.enemies({ in: { areaOf: 'thisHero' } }) === 0,
            ),
          ]),
        ),
        whenever({ at: 'enemyKilled', of: { in: 'play', not: 'thisCard' } }, [regen(1, 'thisCard')]),
      ],
      enrage: thenCalm(discardCards(1, 'hand', { hero: 'allHeroes' })),
    },
    back: {
      attack: 5,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['light', 'blade'],
      vicious: true,
      clauses: [
        whenever({ at: 'phaseStart', phase: 'pursuit' }, [moveTrack('focus', 'right', 3, 'lowestFocusHero')]),
        inHeroArea(
          whenever({ at: 'woundTaken', of: 'thisCard', if: (at) => at.wounds >= 3 }, [
            placeCondition('burning', 1, 'areaHero'),
          ]),
        ),
      ],
      enrage: thenCalm(buryCards(1, 'hand', { hero: 'allHeroes' })),
    },
  }),
  boss('vharok', {
    icon: 'double-dragon',
    keywords: ['dragon', 'flying', 'leader'],
    front: {
      attack: 4,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['ranged', 'piercing'],
      clauses: [
        inRow(
          whenever({ at: 'phaseStart', phase: 'defence' }, [dealDamage('magical', 2, 'highestFocusHero')]),
        ),
        inHeroArea(whenever({ at: 'activationOver', of: 'thisCard' }, [moveEnemy('thisCard', 'row')])),
      ],
      enrage: thenCalm(placeCondition('dazed', 1, 'allHeroes')),
    },
    back: {
      attack: 6,
      attackType: 'physical',
      physicalDefence: 1,
      magicalDefence: 2,
      weakTo: ['blade', 'piercing'],
      vicious: true,
      clauses: [
        whenever({ at: 'phaseStart', phase: 'pursuit' }, [moveTrack('focus', 'right', 1, 'allHeroes')]),
        inHeroArea(
          whenever({ at: 'attackStart', of: 'thisCard' }, [dealDamage('physical', 1, 'otherHeroes')]),
        ),
      ],
      enrage: staysEnraged([], always(stat('thisCard', 'attack', 1))),
    },
  }),
  boss('mistRuler', {
    icon: 'overlord-helm',
    keywords: ['spirit', 'demon', 'leader'],
    front: {
      attack: 4,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['light', 'sign'],
      clauses: [
        inRow(always(range({ delta: -1, min: 1, heroes: 'allHeroes' }))),
        inHeroArea(
          whenever({ at: 'woundTaken', of: 'thisCard', if: (at) => at.wounds >= 1 }, [
            attachCards(1, 'hand', 'thisCard', { hero: 'areaHero' }),
          ]),
        ),
      ],
      enrage: thenCalm(spendObjective(1, 'timeCharter'), enemyAttacks('thisCard')),
    },
    back: {
      attack: 5,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      weakTo: ['light', 'sign'],
      vicious: true,
      clauses: [
        whenever({ at: 'phaseEnd', phase: 'defence' }, [spendObjective(1, 'timeCharter')]),
        inHeroArea(
          whenever({ at: 'attackStart', of: 'thisCard' }, [buryCards(1, 'deckTop', { hero: 'otherHeroes' })]),
        ),
      ],
      enrage: staysEnraged(
        [placeCondition('weakness', 1, 'allHeroes')],
        always(stat('thisCard', 'attack', 1)),
      ),
    },
  }),
];
