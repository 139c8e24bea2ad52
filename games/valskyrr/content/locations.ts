import type { CardDef } from './../shape.ts';
import { location } from './define.ts';
import {
  addDamage,
  always,
  buryCards,
  chooseOne,
  discardCards,
  forbid,
  forEachHero,
  gainLoot,
  limit,
  may,
  moveTrack,
  placeCondition,
  placeWounds,
  preventDamage,
  range,
  regen,
  removeCondition,
  returnCard,
  revealLocation,
  spendLoot,
  stat,
  whenever,
} from './effects.ts';

export const locations: readonly CardDef[] = [
  location('mistwatch', {
    icon: 'hill-fort',
    terrain: 'haven',
    regeneration: 4,
    clauses: [
      whenever({ at: 'heroHealed', who: 'anyHero', by: 'rest' }, [
        removeCondition('any', 'all', 'thisHero'),
        removeCondition('any', 'all', 'areaAllies'),
      ]),
    ],
  }),
  location('lastWatchtower', {
    icon: 'watchtower',
    terrain: 'borderlands',
    regeneration: 2,
    clauses: [
      whenever({ at: 'phaseStart', phase: 'travel' }, [revealLocation('adjacentFaceDown', 1)], {
        may: 'group',
      }),
    ],
  }),
  location('abandonedMarket', {
    icon: 'old-wagon',
    terrain: 'borderlands',
    regeneration: 2,
    clauses: [whenever({ at: 'phaseEnd', phase: 'restoration', if: (at) => at.completed }, [gainLoot(1)])],
  }),
  location('saltRoad', {
    icon: 'horizon-road',
    terrain: 'borderlands',
    regeneration: 1,
    clauses: [
      whenever({ at: 'turnEnd', who: 'anyHero', if: (at) => at.enemies({ in: 'play' }) >= 1 }, [
        moveTrack('focus', 'right', 1),
      ]),
      always(limit('extendedMoveLoot', { set: 0 })),
    ],
  }),
  location('fortHarn', {
    icon: 'castle-ruins',
    terrain: 'borderlands',
    regeneration: 3,
    clauses: [
      whenever({ at: 'damageToHero', phase: 'defence', who: 'anyHero' }, [preventDamage('any', 1)], {
        limit: 'roundPerHero',
      }),
      always(stat({ in: 'play', keyword: ['human'], pick: 'all' }, 'physicalDefence', 1)),
    ],
  }),
  location('gallowsHill', {
    icon: 'hanging-sign',
    terrain: 'borderlands',
    regeneration: 1,
    clauses: [always(stat({ in: 'play', keyword: ['human'], pick: 'all' }, 'lootValue', 1))],
  }),
  location('weirMill', {
    icon: 'water-mill',
    terrain: 'borderlands',
    regeneration: 3,
    clauses: [
      whenever({ at: 'heroHealed', who: 'anyHero', by: 'rest' }, [returnCard(1, 'discardPile', 'hand')], {
        may: true,
      }),
    ],
  }),
  location('tollBridge', {
    icon: 'drawbridge',
    terrain: 'borderlands',
    regeneration: 2,
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'travel', if: (at) => at.moved }, [
        chooseOne([[spendLoot(1)], [discardCards(1, 'hand', { hero: 'allHeroes' })]], 'group'),
      ]),
    ],
  }),
  location('crystalRiver', {
    source: 'seed',
    icon: 'river',
    terrain: 'wildlands',
    regeneration: 3,
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'defence' }, [
        forEachHero([
          may(
            chooseOne([
              [removeCondition('poison', 1, 'thisHero')],
              [removeCondition('burning', 1, 'thisHero')],
            ]),
          ),
        ]),
      ]),
    ],
  }),
  location('wolfGorge', {
    icon: 'mountain-cave',
    terrain: 'wildlands',
    regeneration: 1,
    clauses: [whenever({ at: 'enemyEnraged' }, [moveTrack('focus', 'right', 1, 'areaHero')])],
  }),
  location('stormPeak', {
    icon: 'lightning-tree',
    terrain: 'wildlands',
    regeneration: 1,
    clauses: [
      always(range({ delta: -1, min: 1, heroes: 'allHeroes', keyword: ['ranged'] })),
      whenever({ at: 'modifyAction', by: 'anyHero', keyword: ['ranged'], deals: 'any' }, [addDamage(1)]),
    ],
  }),
  location('whisperWood', {
    icon: 'forest-entrance',
    terrain: 'wildlands',
    regeneration: 2,
    clauses: [whenever({ at: 'phaseStart', phase: 'pursuit' }, [moveTrack('focus', 'left', 1, 'allHeroes')])],
  }),
  location('mistMoor', {
    icon: 'swamp',
    terrain: 'wildlands',
    regeneration: 1,
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'travel', if: (at) => at.moved }, [
        placeCondition('dazed', 1, 'allHeroes'),
      ]),
      whenever({ at: 'enemyEntersHeroArea', of: { keyword: ['insect', 'dragon'] } }, [
        placeWounds(1, 'entering'),
      ]),
    ],
  }),
  location('mushroomGrove', {
    icon: 'mushrooms-cluster',
    terrain: 'wildlands',
    regeneration: 2,
    clauses: [
      whenever(
        { at: 'heroHealed', who: 'anyHero', by: 'rest' },
        [regen(3, 'thisHero'), placeCondition('poison', 1, 'thisHero')],
        { may: true },
      ),
    ],
  }),
  location('oldQuarry', {
    icon: 'stone-pile',
    terrain: 'wildlands',
    regeneration: 2,
    clauses: [
      whenever({ at: 'modifyAction', by: 'anyHero', keyword: ['blunt'], deals: 'any' }, [addDamage(1)]),
    ],
  }),
  location('redTombs', {
    source: 'seed',
    icon: 'graveyard',
    terrain: 'deadlands',
    regeneration: 1,
    clauses: [always(stat({ in: 'play', keyword: ['skeleton'], pick: 'all' }, 'magicalDefence', 1))],
  }),
  location('ashPlain', {
    icon: 'burning-embers',
    terrain: 'deadlands',
    regeneration: 2,
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'travel', if: (at) => at.moved }, [
        placeCondition('burning', 1, 'allHeroes'),
      ]),
    ],
  }),
  location('blindCanyon', {
    icon: 'stone-wall',
    terrain: 'deadlands',
    regeneration: 1,
    clauses: [
      always(range({ delta: -1, min: 1, heroes: 'allHeroes' })),
      whenever({ at: 'phaseStart', phase: 'pursuit', if: (at) => at.enemies({ in: 'row' }) >= 2 }, [
        forbid('pursue', { in: 'row', pick: 'rightmost' }, 'phaseEnd'),
      ]),
    ],
  }),
  location('silentTower', {
    icon: 'evil-tower',
    terrain: 'deadlands',
    regeneration: 2,
    clauses: [
      whenever({ at: 'modifyAction', by: 'anyHero', keyword: ['magic'], deals: 'any' }, [addDamage(1)]),
      always(stat('allHeroes', 'focusGain', 1, { if: (at) => at.has('action', 'magic') })),
    ],
  }),
  location('boneThrone', {
    icon: 'stone-throne',
    terrain: 'deadlands',
    regeneration: 1,
    clauses: [
      whenever({ at: 'phaseEnd', phase: 'hero', if: (at) => at.enemies({ in: 'play' }) >= 1 }, [
        forEachHero([buryCards(1, 'discardTop')], (at) => at.enemies({ in: { areaOf: 'thisHero' } }) === 0),
      ]),
    ],
  }),
  location('redSandHeart', {
    icon: 'sands-of-time',
    terrain: 'deadlands',
    regeneration: 1,
    clauses: [
      whenever({ at: 'phaseStart', phase: 'defence' }, [
        forEachHero([discardCards(1, 'hand')], (at) => at.handCards('thisHero') >= 6),
      ]),
    ],
  }),
  location('mistMaw', {
    icon: 'vortex',
    terrain: 'deadlands',
    regeneration: 1,
    clauses: [
      always(stat({ in: 'play', keyword: ['spirit'], pick: 'all' }, 'physicalDefence', 1)),
      whenever({ at: 'modifyAction', by: 'anyHero', keyword: ['light'], deals: 'any' }, [addDamage(1)]),
    ],
  }),
];
