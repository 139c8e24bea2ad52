import type { CardDef } from './../shape.ts';
import { draws, encounter } from './define.ts';
import {
  asLongAs,
  buryCards,
  byHeroes,
  dealDamage,
  detach,
  drawEnemies,
  flipCard,
  forbidden,
  ifThen,
  moveEnemy,
  moveTrack,
  placeCondition,
  placeObjective,
  regen,
  whenever,
} from './effects.ts';

/** One for each boss. VA-CARD-08 */
export const bossEncounters: readonly CardDef[] = [
  // Wear the pack down before the father goes mad.
  encounter('nightOfThePack', {
    icon: 'wolf-howl',
    boss: 'greyfang',
    startEnemies: [draws('green', ['beast'], (at) => 2 * at.heroes - 1)],
    reinforcement: draws('green', ['beast'], byHeroes(1, 2, 2, 3)),
    clauses: [
      whenever(
        {
          at: 'actionEnded',
          by: 'anyHero',
          if: (at) => at.has('boss', 'front') && at.woundsOn('boss') >= at.half('boss'),
        },
        [flipCard('boss'), moveEnemy('boss', 'row')],
      ),
      whenever(
        {
          at: 'phaseEnd',
          phase: 'defence',
          if: (at) => at.has('boss', 'front') && at.woundsOn('boss') >= at.half('boss'),
        },
        [flipCard('boss'), moveEnemy('boss', 'row')],
      ),
    ],
    success: (at) => at.killed('boss'),
    retreat: [buryCards(2, 'deckTop', { hero: 'allHeroes' })],
  }),
  // Two rhythms: strike the king, survive the reaper.
  encounter('throneOfBones', {
    icon: 'throne-king',
    boss: 'boneLord',
    startEnemies: [draws('blue', ['skeleton'], (at) => 2 * at.heroes - 1)],
    reinforcement: draws('blue', ['skeleton'], byHeroes(1, 2, 2, 3)),
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence', if: (at) => !at.killed('boss') }, [
        flipCard('boss'),
        ifThen(
          (at) => at.has('boss', 'front'),
          [drawEnemies('blue', (at) => Math.floor(at.heroes / 2), 'row', { keywords: ['skeleton'] })],
        ),
      ]),
    ],
    success: (at) => at.killed('boss'),
    retreat: [moveTrack('darkness', 'right', 1)],
  }),
  // Tear the veil first: her servants, then her.
  encounter('templeInTheSand', {
    icon: 'temple-gate',
    boss: 'ishara',
    startEnemies: [draws('red', ['human'], (at) => 2 * at.heroes - 1)],
    reinforcement: draws('red', ['human'], byHeroes(1, 2, 3, 3)),
    clauses: [
      whenever(
        {
          at: 'objectivePlaced',
          if: (at) => at.has('boss', 'front') && at.objectivesOn('encounter') >= at.heroes,
        },
        [flipCard('boss'), moveEnemy('boss', { areaOf: 'highestFocusHero' })],
      ),
      whenever(
        {
          at: 'phaseEnd',
          phase: 'defence',
          if: (at) =>
            at.objectivesOn('encounter') < at.heroes && at.enemies({ in: 'play', deck: 'red' }) === 0,
        },
        [drawEnemies('red', 1, 'row', { keywords: ['human'] })],
      ),
      whenever(
        { at: 'enemyKilled', of: { deck: 'red' }, if: (at) => at.objectivesOn('encounter') < at.heroes },
        [placeObjective(1, 'encounter', { redirect: false })],
      ),
    ],
    success: (at) => at.killed('boss') && at.objectivesOn('encounter') >= at.heroes,
    retreat: [placeCondition('burning', 1, 'allHeroes'), moveTrack('time', 'right', 1)],
  }),
  // One great volley brings him down, then hold.
  encounter('stormEyrie', {
    icon: 'nest-birds',
    boss: 'vharok',
    startEnemies: [draws('green', ['flying', 'beast'], (at) => at.heroes + 1)],
    reinforcement: draws('green', ['flying', 'beast'], byHeroes(1, 2, 2, 2)),
    clauses: [
      whenever(
        {
          at: 'phaseEnd',
          phase: 'hero',
          if: (at) =>
            at.has('boss', 'front') &&
            (at.woundsThisPhase('boss') >= 2 * at.heroes + 3 || at.woundsOn('boss') >= at.half('boss')),
        },
        [flipCard('boss'), moveEnemy('boss', { areaOf: 'highestFocusHero' })],
      ),
    ],
    success: (at) => at.killed('boss'),
    retreat: [dealDamage('magical', 2, 'allHeroes')],
  }),
  // Beat the mist, then what was hidden in it.
  encounter('inTheHeartOfDread', {
    icon: 'vortex',
    boss: 'mistRuler',
    startEnemies: [
      draws('blue', ['spirit'], (at) => at.heroes),
      draws('red', ['demon'], (at) => at.heroes - 1),
    ],
    reinforcement: draws('blue', ['spirit'], byHeroes(1, 2, 2, 2)),
    clauses: [
      asLongAs((at) => at.has('boss', 'front'), forbidden('kill', { enemy: 'boss' })),
      whenever(
        {
          at: 'actionEnded',
          by: 'anyHero',
          if: (at) => at.has('boss', 'front') && at.woundsOn('boss') >= at.half('boss'),
        },
        [
          regen((at) => at.woundsOn('boss') - at.half('boss'), 'boss'),
          detach('boss'),
          flipCard('boss'),
          moveEnemy('boss', 'row'),
        ],
      ),
      whenever(
        {
          at: 'phaseEnd',
          phase: 'defence',
          if: (at) => at.has('boss', 'front') && at.woundsOn('boss') >= at.half('boss'),
        },
        [
          regen((at) => at.woundsOn('boss') - at.half('boss'), 'boss'),
          detach('boss'),
          flipCard('boss'),
          moveEnemy('boss', 'row'),
        ],
      ),
    ],
    // Its front cannot be killed, so whoever is killed lay with its back up.
    success: (at) => at.killed('boss'),
    retreat: [moveTrack('darkness', 'right', 1), placeCondition('weakness', 1, 'allHeroes')],
  }),
];
