import type { CardDef } from './../shape.ts';
import { draws, encounter, fast, normal } from './define.ts';
import {
  always,
  asLongAs,
  boost,
  buryCards,
  byHeroes,
  chooseOne,
  dealDamage,
  discardCards,
  discardEnemy,
  drawCards,
  drawEnemies,
  enemyAttacks,
  enrage,
  forbidden,
  forEachHero,
  gainLoot,
  ifThen,
  mark,
  modifyStat,
  moveEnemy,
  moveTrack,
  placeCondition,
  placeObjective,
  placeWounds,
  preventDamage,
  range,
  regen,
  removeCondition,
  repeat,
  returnCard,
  revealLocation,
  spendLoot,
  spendObjective,
  stat,
  steerPursuit,
  upTo,
  whenever,
} from './effects.ts';

/** Normal encounters, by the location where they are mainly met. */
export const encounters: readonly CardDef[] = [
  // Cull the horde before it boils over.
  encounter('ragingBones', {
    source: 'seed',
    icon: 'crossed-bones',
    keywords: ['deadlands'],
    startEnemies: [draws('blue', ['skeleton'], (at) => 2 * at.heroes + 1)],
    clauses: [
      always(stat({ in: 'play', keyword: ['skeleton'], pick: 'all' }, 'life', -1)),
      whenever({ at: 'phaseStart', phase: 'defence' }, [
        forEachHero(
          [
            enrage({
              in: { areaOf: 'thisHero' },
              keyword: ['skeleton'],
              with: ['notEnraged'],
              pick: 'choice',
              by: 'thisHero',
            }),
          ],
          (at) => at.enemies({ in: { areaOf: 'thisHero' }, keyword: ['skeleton'] }) >= 3,
        ),
      ]),
      whenever({ at: 'enemyKilled', of: { keyword: ['skeleton'] } }, [placeObjective(1, 'encounter')]),
    ],
    success: (at) => at.objectivesOn('encounter') >= 2 * at.heroes || at.enemies({ in: 'play' }) === 0,
    restoration: [placeObjective((at) => at.heroes, 'timeCharter')],
    retreat: [buryCards(1, 'deckTop', { hero: 'allHeroes' })],
  }),
  // A bargain: pay with your own cards or with blood.
  encounter('soulScales', {
    icon: 'scales',
    keywords: ['deadlands'],
    startEnemies: [draws('blue', ['any'], (at) => 2 * at.heroes)],
    options: [
      fast('charter', { limit: 'turn', cost: [buryCards(2, 'hand')] }, [placeObjective(1, 'encounter')]),
    ],
    clauses: [whenever({ at: 'enemyKilled', of: { in: 'play' } }, [placeObjective(1, 'encounter')])],
    success: (at) => at.objectivesOn('encounter') >= 2 * at.heroes,
    restoration: [returnCard(1, 'burialPile', 'hand', { hero: 'allHeroes' })],
    retreat: [placeCondition('weakness', 1, 'allHeroes')],
  }),
  // Catch the bearer who slips away every round.
  encounter('deadCrown', {
    icon: 'crenel-crown',
    keywords: ['deadlands', 'borderlands'],
    startEnemies: [draws('blue', ['any'], (at) => 2 * at.heroes)],
    setup: [
      mark('crownBearer', { in: 'row', pick: 'highestLife' }),
      moveEnemy('crownBearer', 'row'),
      modifyStat('crownBearer', 'life', (at) => at.heroes, 'encounterEnd'),
    ],
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence', if: (at) => !at.killed('crownBearer') }, [
        moveEnemy('crownBearer', 'row'),
        placeWounds(1, 'encounter'),
        ifThen(
          (at) => at.woundsOn('encounter') >= 4,
          [regen('all', 'encounter'), moveTrack('time', 'right', 2), discardEnemy('crownBearer')],
        ),
      ]),
    ],
    success: (at) => at.killed('crownBearer'),
    restoration: [gainLoot(2)],
    retreat: [moveTrack('time', 'right', 1)],
  }),
  // Light the beacons while darkness rises.
  encounter('mistTide', {
    icon: 'fog',
    keywords: ['deadlands'],
    startEnemies: [draws('blue', ['any'], (at) => at.heroes + 1)],
    reinforcement: draws('blue', ['any'], byHeroes(0, 0, 1, 1)),
    options: [
      fast(
        'charter',
        {
          limit: 'turn',
          cost: [
            chooseOne([
              [discardCards(1, 'hand', { filter: { keyword: ['light', 'flame', 'sign'] } })],
              [discardCards(2, 'hand')],
            ]),
          ],
        },
        [placeObjective(1, 'encounter')],
      ),
    ],
    clauses: [whenever({ at: 'phaseStart', phase: 'time' }, [spendObjective(1, 'timeCharter')])],
    success: (at) => at.objectivesOn('encounter') >= 3 * at.heroes - 1 || at.enemies({ in: 'play' }) === 0,
    restoration: [
      ifThen((at) => at.objectivesOn('encounter') >= 3 * at.heroes - 1, [moveTrack('darkness', 'left', 1)]),
    ],
    retreat: [spendObjective(1, 'timeCharter')],
  }),
  // Draw everyone to you, or the pyre goes out.
  encounter('deathWatch', {
    icon: 'campfire',
    keywords: ['deadlands', 'borderlands'],
    startEnemies: [draws('blue', ['any'], (at) => at.heroes + 1)],
    reinforcement: draws('blue', ['any'], byHeroes(0, 1, 1, 2)),
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        placeWounds((at) => at.enemies({ in: 'row' }), 'encounter'),
        ifThen(
          (at) => at.woundsOn('encounter') >= at.heroes + 1,
          [regen('all', 'encounter'), moveTrack('darkness', 'right', 1)],
        ),
      ]),
      whenever({ at: 'phaseEnd', phase: 'defence' }, [placeObjective(1, 'encounter', { by: 'group' })]),
    ],
    success: (at) => at.objectivesOn('encounter') >= 3,
    restoration: [regen(2, 'allHeroes')],
    retreat: [placeCondition('dazed', 1, 'allHeroes')],
  }),
  // Everyone fights alone; take foes over instead of shooting.
  encounter('boneMaze', {
    icon: 'maze',
    keywords: ['deadlands'],
    startEnemies: [draws('blue', ['skeleton', 'spirit'], (at) => 2 * at.heroes)],
    clauses: [
      always(range({ max: 1, heroes: 'allHeroes' })),
      whenever(
        { at: 'turnStart', who: 'anyHero', if: (at) => at.enemies({ in: { areaOf: 'thisHero' } }) === 0 },
        [moveEnemy({ in: 'play', pick: 'choice', by: 'thisHero' }, { areaOf: 'thisHero' })],
        { may: true },
      ),
    ],
    success: (at) => at.enemies({ in: 'play' }) <= Math.floor(at.heroes / 2),
    restoration: [revealLocation('adjacentFaceDown', upTo(1))],
    retreat: [discardCards(2, 'hand', { hero: 'allHeroes' })],
  }),
  // Burn the nests; fight or burn, not both.
  encounter('wormPit', {
    source: 'seed',
    icon: 'egg-clutch',
    keywords: ['wildlands'],
    startEnemies: [draws('green', ['insect'], (at) => at.heroes + 1)],
    reinforcement: {
      ...draws('green', ['insect', 'beast'], byHeroes(0, 1, 1, 2)),
      emptyIf: (at) => at.woundsOn('encounter') === 0,
    },
    setup: [placeWounds((at) => 2 * at.heroes, 'encounter')],
    options: [
      normal(
        'charter',
        {
          if: (at) => at.enemies({ in: { areaOf: 'thisHero' } }) <= 2,
          boost: boost(
            1,
            [discardCards(1, 'hand', { filter: { keyword: ['flame'] } })],
            [regen(1, 'encounter')],
          ),
        },
        [regen(1, 'encounter')],
      ),
    ],
    success: (at) => at.woundsOn('encounter') === 0,
    restoration: [
      gainLoot(1),
      removeCondition('poison', 'all', 'allHeroes'),
      removeCondition('poison', 'all', 'allAllies'),
    ],
    retreat: [placeCondition('poison', 1, 'allHeroes')],
  }),
  // Peel the pack away from the prey.
  encounter('greatHunt', {
    icon: 'deer-track',
    keywords: ['wildlands'],
    startEnemies: [draws('green', ['beast'], (at) => 2 * at.heroes)],
    setup: [
      mark('prey', { in: 'row', pick: 'highestLife' }),
      modifyStat('prey', 'life', (at) => at.heroes, 'encounterEnd'),
      modifyStat('prey', 'lootValue', 1, 'encounterEnd'),
    ],
    clauses: [
      asLongAs(
        (at) => at.enemies({ in: { zoneOf: 'prey' }, keyword: ['beast'], not: 'prey' }) >= 1,
        forbidden('soleTarget', { enemy: 'prey' }),
      ),
    ],
    success: (at) => at.killed('prey'),
    restoration: [drawCards(1, 'allHeroes')],
    retreat: [spendLoot(1)],
  }),
  // Stay quiet: low focus is progress, noise brings more.
  encounter('ravenokPath', {
    icon: 'bird-mask',
    keywords: ['wildlands'],
    startEnemies: [draws('green', ['ravenok', 'beast'], (at) => 2 * at.heroes)],
    clauses: [
      whenever(
        { at: 'focusChanged', who: 'anyHero', if: (at) => at.passed(7) },
        [drawEnemies('green', 1, 'row', { keywords: ['ravenok', 'beast'] })],
        { limit: 'round' },
      ),
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        forEachHero([placeObjective(1, 'encounter', { by: 'thisHero' })], (at) => at.focus('thisHero') <= 5),
      ]),
    ],
    success: (at) => at.objectivesOn('encounter') >= 2 * at.heroes || at.enemies({ in: 'play' }) === 0,
    restoration: [revealLocation('adjacentFaceDown', upTo(2))],
    retreat: [moveTrack('focus', 'right', 3, 'allHeroes')],
  }),
  // Aim the lightning with your focus.
  encounter('moorStorm', {
    icon: 'lightning-storm',
    keywords: ['wildlands', 'deadlands'],
    startEnemies: [draws('green', ['any'], (at) => at.heroes + 1)],
    reinforcement: draws('green', ['any'], byHeroes(0, 1, 1, 2)),
    clauses: [
      whenever({ at: 'phaseStart', phase: 'defence' }, [
        dealDamage('magical', 3, 'highestFocusHero'),
        placeWounds(2, { in: { areaOf: 'highestFocusHero' }, pick: 'all' }),
      ]),
      whenever({ at: 'phaseStart', phase: 'defence' }, [placeObjective(1, 'encounter', { by: 'group' })]),
    ],
    success: (at) => at.objectivesOn('encounter') >= 3 || at.enemies({ in: 'play' }) === 0,
    restoration: [removeCondition('any', 1, 'allHeroes'), regen(1, 'allHeroes')],
    retreat: [dealDamage('magical', 3, 'highestFocusHero')],
  }),
  // Wound it, but do not kill it.
  encounter('liveCatch', {
    icon: 'cage',
    keywords: ['wildlands', 'borderlands'],
    startEnemies: [draws('green', ['beast'], (at) => 2 * at.heroes)],
    setup: [
      mark('catch', { in: 'row', pick: 'highestLife' }),
      modifyStat('catch', 'life', (at) => 2 * at.heroes, 'encounterEnd'),
    ],
    clauses: [
      whenever({ at: 'enemyKilled', of: 'catch' }, [
        moveTrack('time', 'right', 1),
        ifThen(
          (at) => at.enemies({ in: 'play', keyword: ['beast'] }) === 0,
          [drawEnemies('green', 1, 'row', { keywords: ['beast'] })],
        ),
        mark('catch', { in: 'play', keyword: ['beast'], pick: 'highestLife' }),
      ]),
    ],
    success: (at) => at.lifeLeft('catch') <= 3 && at.enemies({ in: { zoneOf: 'catch' }, not: 'catch' }) === 0,
    restoration: [gainLoot(3)],
    retreat: [discardCards(1, 'hand', { hero: 'allHeroes' }), moveTrack('time', 'right', 1)],
  }),
  // Bring both packs together and let them fight.
  encounter('turfWar', {
    icon: 'crossed-swords',
    keywords: ['wildlands', 'borderlands'],
    startEnemies: [
      draws('green', ['beast', 'insect'], byHeroes(1, 3, 4, 5)),
      draws('red', ['any'], (at) => at.heroes + 1),
    ],
    clauses: [
      whenever({ at: 'phaseStart', phase: 'defence' }, [
        forEachHero(
          [
            mark('greenRival', { in: { areaOf: 'thisHero' }, deck: 'green', pick: 'choice', by: 'thisHero' }),
            mark('redRival', { in: { areaOf: 'thisHero' }, deck: 'red', pick: 'choice', by: 'thisHero' }),
            enemyAttacks('greenRival', 'redRival'),
            enemyAttacks('redRival', 'greenRival'),
          ],
          (at) =>
            at.enemies({ in: { areaOf: 'thisHero' }, deck: 'green' }) >= 1 &&
            at.enemies({ in: { areaOf: 'thisHero' }, deck: 'red' }) >= 1,
        ),
      ]),
    ],
    success: (at) => at.enemies({ in: 'play' }) === 0,
    restoration: [gainLoot(1), placeObjective((at) => at.heroes, 'timeCharter')],
    retreat: [dealDamage('physical', 2, 'allHeroes')],
  }),
  // Choose every round who takes the press.
  encounter('holdTheBridge', {
    icon: 'stone-bridge',
    keywords: ['borderlands'],
    startEnemies: [draws('red', ['any'], (at) => at.heroes + 1)],
    reinforcement: draws('red', ['any'], byHeroes(0, 1, 1, 2)),
    clauses: [
      whenever({ at: 'phaseStart', phase: 'pursuit' }, [
        mark('bridgeGuard', 'chosenHero', 'group'),
        steerPursuit('bridgeGuard', 3),
      ]),
      whenever({ at: 'damageToHero', who: 'bridgeGuard' }, [preventDamage('any', 1)]),
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        ifThen(
          (at) => at.enemies({ in: { areaOf: 'bridgeGuard' } }) === 0,
          [placeObjective(2, 'encounter', { by: 'group' })],
          [placeObjective(1, 'encounter', { by: 'group' })],
        ),
      ]),
    ],
    success: (at) => at.objectivesOn('encounter') >= 4 || at.enemies({ in: 'play' }) === 0,
    restoration: [regen(3, 'bridgeGuard'), gainLoot(1)],
    retreat: [spendLoot(2)],
  }),
  // Every enemy left in the row shoots at all of you.
  encounter('arrowStorm', {
    icon: 'arrow-cluster',
    keywords: ['borderlands'],
    startEnemies: [draws('red', ['human'], byHeroes(3, 5, 7, 8))],
    clauses: [
      always(forbidden('pursue', { hero: 'thisHero', if: (at) => at.entered('thisHero') >= 1 })),
      whenever({ at: 'phaseStart', phase: 'defence' }, [
        dealDamage('physical', (at) => Math.min(at.enemies({ in: 'row' }), 3), 'allHeroes', {
          preventable: false,
        }),
      ]),
    ],
    success: (at) => at.enemies({ in: 'play' }) === 0,
    restoration: [gainLoot(byHeroes(1, 1, 2, 2))],
    retreat: [dealDamage('physical', (at) => Math.min(at.enemies({ in: 'row' }), 3), 'allHeroes')],
  }),
  // Escort: leave nobody in the row, or people are lost.
  encounter('refugeeTrek', {
    icon: 'old-wagon',
    keywords: ['borderlands', 'wildlands'],
    startEnemies: [draws('red', ['any'], (at) => at.heroes + 1)],
    reinforcement: draws('red', ['any'], byHeroes(0, 1, 1, 2)),
    setup: [placeObjective((at) => 2 * at.heroes, 'encounter', { redirect: false })],
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        spendObjective((at) => at.enemies({ in: 'row' }), 'encounter'),
        placeWounds(1, 'encounter'),
      ]),
    ],
    success: (at) => at.woundsOn('encounter') >= 3,
    restoration: [
      placeObjective((at) => Math.min(at.objectivesOn('encounter'), at.heroes), 'timeCharter'),
      ifThen((at) => at.objectivesOn('encounter') >= 2 * at.heroes, [gainLoot(2)]),
      ifThen((at) => at.objectivesOn('encounter') === 0, [moveTrack('time', 'right', 2)]),
    ],
    retreat: [spendObjective(2, 'timeCharter')],
  }),
  // Free the slaves with cards or cut them down.
  encounter('slaveCaravan', {
    icon: 'slavery-whip',
    keywords: ['borderlands'],
    startEnemies: [draws('red', ['mage'], (at) => at.heroes)],
    setup: [drawEnemies('red', (at) => at.heroes, 'rowLeft', { name: 'redSandSlave' })],
    options: [
      fast(
        'charter',
        {
          limit: 'turn',
          if: (at) =>
            at.enemies({ in: { areaOf: 'thisHero' }, name: 'redSandSlave' }) >= 1 &&
            at.enemies({ in: { areaOf: 'thisHero' }, keyword: ['mage'] }) === 0,
          cost: [
            chooseOne([
              [discardCards(1, 'hand', { filter: { keyword: ['leadership', 'light'] } })],
              [discardCards(2, 'hand')],
            ]),
          ],
        },
        [
          discardEnemy({ in: { areaOf: 'thisHero' }, name: 'redSandSlave', pick: 'choice', by: 'thisHero' }),
          placeObjective(1, 'encounter'),
        ],
      ),
    ],
    success: (at) => at.enemies({ in: 'play' }) === 0,
    restoration: [repeat((at) => at.objectivesOn('encounter'), [regen(1, 'chosenHero', 'group')])],
    retreat: [discardCards(2, 'hand', { hero: 'allHeroes' })],
  }),
  // Break through to the casters before the rite ends.
  encounter('bloodRite', {
    icon: 'pentacle',
    keywords: ['borderlands', 'deadlands'],
    startEnemies: [draws('red', ['demon', 'human'], (at) => at.heroes)],
    setup: [drawEnemies('red', (at) => at.heroes, 'row', { keywords: ['mage'] })],
    clauses: [
      always(stat({ in: 'play', keyword: ['mage'], pick: 'all' }, 'life', 1)),
      whenever({ at: 'phaseStart', phase: 'time' }, [
        placeWounds((at) => at.enemies({ in: 'play', keyword: ['mage'] }), 'encounter'),
        ifThen(
          (at) => at.woundsOn('encounter') >= 2 * at.heroes + 1,
          [
            regen('all', 'encounter'),
            moveTrack('darkness', 'right', 1),
            drawEnemies('red', 1, 'row', { keywords: ['demon'] }),
          ],
        ),
      ]),
    ],
    success: (at) => at.enemies({ in: 'play', keyword: ['mage'] }) === 0,
    restoration: [placeObjective((at) => at.heroes + 1, 'timeCharter')],
    retreat: [moveTrack('time', 'right', 2)],
  }),
  // One hero duels, the others keep the rest away.
  encounter('stoneDuel', {
    icon: 'duel',
    keywords: ['borderlands'],
    startEnemies: [draws('red', ['any'], (at) => 2 * at.heroes)],
    setup: [
      mark('challenger', { in: 'row', pick: 'highestAttack' }),
      modifyStat('challenger', 'life', (at) => at.heroes, 'encounterEnd'),
      mark('duellist', 'chosenHero', 'group'),
      moveEnemy('challenger', { areaOf: 'duellist' }),
    ],
    clauses: [
      always(forbidden('target', { enemy: 'challenger', hero: 'allHeroes', except: 'duellist' })),
      // Once it stands before its duellist.
      asLongAs((at) => !at.has('challenger', 'inRow'), forbidden('move', { enemy: 'challenger' })),
      asLongAs(
        (at) => at.heroCount >= 2,
        forbidden('target', { enemy: { in: 'play', not: 'challenger', pick: 'all' }, hero: 'duellist' }),
        forbidden('pursue', { enemy: { in: 'row', not: 'challenger', pick: 'all' }, hero: 'duellist' }),
      ),
    ],
    success: (at) => at.killed('challenger'),
    restoration: [drawCards(2, 'duellist'), gainLoot(1)],
    retreat: [placeCondition('weakness', 2, 'duellist')],
  }),
];
