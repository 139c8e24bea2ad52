import type { CardDef } from './../shape.ts';
import { allyAction, allyCard, fast } from './define.ts';
import {
  dealDamage,
  drawCards,
  enemy,
  flipCard,
  gainLoot,
  hero,
  heroOrAlly,
  modifyStat,
  moveTrack,
  placeCondition,
  regen,
  removeCondition,
  spendLoot,
  upTo,
  whenever,
  whenLater,
} from './effects.ts';

/** Both sides of each: the one with the keyword Start first. VA-CARD-07 */
export const allies: readonly CardDef[] = [
  allyCard(
    'grimfell',
    {
      keywords: ['beast', 'piercing', 'start'],
      icon: 'direwolf',
      life: 6,
      attack: 2,
      attackType: 'physical',
      lootValue: 1,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'wounded') ? 3 : 2)),
        ]),
      ],
      clauses: [whenever({ at: 'enemyKilled', by: 'thisCard' }, [flipCard('thisCard')])],
    },
    {
      keywords: ['beast', 'piercing', 'leader'],
      icon: 'wolf-howl',
      life: 8,
      attack: 3,
      attackType: 'physical',
      physicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'wounded') ? 4 : 3)),
          whenLater('actionEnded', [drawCards(1)], (at) => at.killedHere() >= 1),
        ]),
      ],
    },
  ),
  allyCard(
    'oda',
    {
      keywords: ['human', 'light', 'start'],
      icon: 'herbs-bundle',
      life: 5,
      attack: 0,
      attackType: 'physical',
      magicalDefence: 1,
      lootValue: 1,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: heroOrAlly(1, { not: 'thisCard' }) }, [
          regen(3, 'target'),
        ]),
      ],
      clauses: [
        whenever({ at: 'heroHealed', who: 'thisHero', by: 'rest' }, [flipCard('thisCard')], {
          may: true,
          cost: [spendLoot(1)],
        }),
      ],
    },
    {
      keywords: ['human', 'light'],
      icon: 'caduceus',
      life: 7,
      attack: 0,
      attackType: 'physical',
      magicalDefence: 2,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: heroOrAlly(upTo(2), { not: 'thisCard' }) }, [
          regen(2, 'target'),
          removeCondition('any', 1, 'target'),
        ]),
      ],
    },
  ),
  allyCard(
    'skirra',
    {
      keywords: ['beast', 'flying', 'ranged', 'start'],
      icon: 'hawk-emblem',
      life: 5,
      attack: 1,
      attackType: 'physical',
      physicalDefence: 1,
      lootValue: 1,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', 1),
          placeCondition('dazed', 1),
        ]),
      ],
      clauses: [whenever({ at: 'locationRevealed', with: ['wildlands'] }, [flipCard('thisCard')])],
    },
    {
      keywords: ['beast', 'flying', 'ranged'],
      icon: 'falcon-moon',
      life: 6,
      attack: 1,
      attackType: 'physical',
      physicalDefence: 1,
      magicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: enemy(upTo(2)) }, [
          dealDamage('physical', 1),
          placeCondition('dazed', 1),
        ]),
      ],
    },
  ),
  allyCard(
    'jorun',
    {
      keywords: ['human', 'blade', 'start'],
      icon: 'swordman',
      life: 7,
      attack: 2,
      attackType: 'physical',
      physicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.enemies({ in: 'ownArea' }) >= 2 ? 3 : 2)),
        ]),
        fast('area', { cost: [spendLoot(2)] }, [flipCard('thisCard')]),
      ],
    },
    {
      keywords: ['human', 'blade', 'leader'],
      icon: 'knight-banner',
      life: 8,
      attack: 3,
      attackType: 'physical',
      physicalDefence: 2,
      lootValue: 3,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1), also: hero(1, { range: 2 }) }, [
          dealDamage('physical', 3),
          moveTrack('focus', 'left', 1, 'other'),
        ]),
      ],
    },
  ),
  allyCard(
    'fahl',
    {
      keywords: ['spirit', 'flame', 'start'],
      icon: 'candle-flame',
      life: 5,
      attack: 1,
      attackType: 'magical',
      physicalDefence: 2,
      lootValue: 1,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: enemy(1) }, [
          dealDamage('magical', 1),
          placeCondition('burning', 1),
        ]),
      ],
      clauses: [whenever({ at: 'timeEvent' }, [flipCard('thisCard')])],
    },
    {
      keywords: ['spirit', 'flame', 'light'],
      icon: 'spark-spirit',
      life: 6,
      attack: 2,
      attackType: 'magical',
      physicalDefence: 2,
      magicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 2, focus: 1, targets: enemy(1), also: hero(1) }, [
          dealDamage('magical', 2),
          placeCondition('burning', 1),
          regen(1, 'other'),
        ]),
      ],
    },
  ),
  allyCard(
    'thorn',
    {
      keywords: ['spirit', 'blunt', 'start'],
      icon: 'rock-golem',
      life: 8,
      attack: 1,
      attackType: 'physical',
      physicalDefence: 2,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', 1),
          modifyStat('thisHero', 'preventEach', 1, 'roundEnd'),
        ]),
      ],
      clauses: [
        whenever({ at: 'roundEnd', if: (at) => at.woundsOn('thisCard') >= 4 }, [flipCard('thisCard')]),
      ],
    },
    {
      keywords: ['spirit', 'blunt'],
      icon: 'golem-head',
      life: 9,
      attack: 1,
      attackType: 'physical',
      physicalDefence: 2,
      magicalDefence: 1,
      lootValue: 3,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(upTo(3), { in: ['oneZone'] }) }, [
          dealDamage('physical', 1),
          placeCondition('dazed', 1, 'oneTarget'),
        ]),
      ],
    },
  ),
  allyCard(
    'ysk',
    {
      keywords: ['dragon', 'frost', 'start'],
      icon: 'dinosaur-egg',
      life: 6,
      attack: 2,
      attackType: 'magical',
      magicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('magical', (at) => (at.has('target', 'dazed') ? 3 : 2)),
        ]),
      ],
      clauses: [
        whenever(
          { at: 'phaseEnd', phase: 'restoration', if: (at) => at.completed && at.woundsOn('thisCard') === 0 },
          [flipCard('thisCard')],
        ),
      ],
    },
    {
      keywords: ['dragon', 'frost', 'flying'],
      icon: 'wyvern',
      life: 9,
      attack: 2,
      attackType: 'magical',
      physicalDefence: 1,
      magicalDefence: 1,
      lootValue: 3,
      actions: [
        allyAction('area', { range: 1, focus: 2, targets: enemy(upTo(2)) }, [dealDamage('magical', 2)]),
      ],
    },
  ),
  allyCard(
    'krah',
    {
      keywords: ['ravenok', 'blade', 'start'],
      icon: 'kenku-head',
      life: 6,
      attack: 2,
      attackType: 'physical',
      lootValue: 1,
      actions: [
        allyAction('area', { range: 1, focus: 1, targets: enemy(1) }, [
          dealDamage('physical', 2),
          whenLater('actionEnded', [gainLoot(1)], (at) => at.killedHere() >= 1),
        ]),
      ],
      clauses: [
        whenever({ at: 'turnStart', who: 'thisHero', if: (at) => at.loot >= 6 }, [flipCard('thisCard')]),
      ],
    },
    {
      keywords: ['ravenok', 'blade', 'agility'],
      icon: 'hooded-assassin',
      life: 7,
      attack: 3,
      attackType: 'physical',
      physicalDefence: 1,
      lootValue: 2,
      actions: [
        allyAction('area', { range: 2, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'enraged', 'dazed') ? 4 : 2)),
          whenLater('actionEnded', [gainLoot(1)], (at) => at.killedHere() >= 1),
        ]),
      ],
    },
  ),
];
