import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  ally,
  always,
  attachThis,
  boost,
  calm,
  cancelAbility,
  chooseOne,
  dealDamage,
  discardCards,
  discardThis,
  drawCards,
  embedAllyAction,
  enemy,
  hero,
  heroOrAlly,
  limit,
  modifyStat,
  moveTrack,
  otherHero,
  placeCondition,
  placeObjective,
  preventDamage,
  regen,
  removeCondition,
  spendObjective,
  stat,
  upTo,
  whenever,
} from '../effects.ts';

/** Two allies act again and again; kills and names buy time. */
export const aseke: readonly CardDef[] = heroSet(
  'aseke',
  {
    source: 'seed',
    icon: 'sun-priest',
    regeneration: 3,
    nightmareRegeneration: 2,
    gearSkills: ['staff', 'robe', 'trinket', 'potion'],
    startingGear: ['shepherdStaff', 'robeOfNames', 'knotCord'],
    start: 3,
    track: { vicious: [8, 11, 15, 18], reinforcement: [9, 12, 17] },
    nightmareTrack: { vicious: [6, 8, 11, 15, 18], reinforcement: [9, 12, 17, 19] },
    actions: [
      reflex('charter', { range: 2, limit: 'round', when: { at: 'any' }, targets: ally(1) }, [
        chooseOne([[regen(2, 'target')], [modifyStat('target', 'bothDefences', 1, 'roundEnd')]]),
      ]),
    ],
    clauses: [always(limit('allies', { delta: 1 }), limit('ally', { delta: 1 }))],
  },
  [
    // Feats of the base set
    feat('callByName', {
      copies: 2,
      keywords: ['leadership', 'magic'],
      icon: 'talk',
      actions: [fast('hand', {}, [embedAllyAction('ownArea')])],
    }),
    feat('wordOfLight', {
      copies: 2,
      keywords: ['magic', 'light'],
      icon: 'sunbeams',
      actions: [
        normal('hand', { range: 2, focus: 2, targets: enemy(1) }, [
          dealDamage('magical', (at) => (at.has('target', 'undead', 'spirit', 'demon') ? 4 : 3)),
        ]),
      ],
    }),
    feat('comfort', {
      copies: 2,
      keywords: ['magic'],
      icon: 'healing',
      actions: [fast('hand', { range: 2, targets: heroOrAlly(1) }, [regen(2, 'target')])],
    }),
    feat('namesOfTheDead', {
      keywords: ['magic', 'leadership'],
      icon: 'tombstone',
      actions: [
        normal('hand', { range: 2 }, [
          placeObjective(2, 'timeCharter'),
          moveTrack('focus', 'left', 1, 'otherHeroes'),
        ]),
      ],
    }),
    feat('wardingName', {
      copies: 2,
      keywords: ['magic', 'defence'],
      icon: 'magic-shield',
      actions: [
        reflex('hand', { range: 2, focus: 1, when: { at: 'damageToHero', who: 'anyHeroOrAlly' } }, [
          preventDamage('any', 2),
        ]),
      ],
    }),
    // Lends Light to any weapon for keyword inheritance.
    feat('together', {
      keywords: ['leadership', 'light'],
      icon: 'all-for-one',
      actions: [
        reflex('hand', { range: 2, focus: 1, when: { at: 'modifyAction', by: 'anyHero', deals: 'any' } }, [
          addDamage((at) => (at.allies('thisHero') >= 1 ? 2 : 1)),
        ]),
      ],
    }),
    feat('encourage', {
      copies: 2,
      keywords: ['leadership'],
      icon: 'high-five',
      actions: [fast('hand', { range: 2, targets: otherHero(1) }, [drawCards(upTo(2), 'target')])],
    }),
    feat('soothingVoice', {
      keywords: ['magic'],
      icon: 'sing',
      actions: [reflex('hand', { range: 2, when: { at: 'enrageStart' } }, [cancelAbility, calm('foe')])],
    }),
    feat('renewOath', {
      keywords: ['leadership', 'light'],
      icon: 'shaking-hands',
      actions: [normal('hand', { focus: 1 }, [embedAllyAction('ownArea', { times: 2, distinct: true })])],
    }),

    // Gear of the base set
    gear('shepherdStaff', {
      keywords: ['weapon', 'staff', 'blunt'],
      restrict: 'A1',
      enter: 'fast',
      icon: 'shepherds-crook',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 1,
            targets: enemy(1),
            also: heroOrAlly(1),
            boost: boost(
              2,
              [discardCards(1, 'hand', { filter: { keyword: ['leadership'] } })],
              [addDamage(1)],
            ),
          },
          [dealDamage('physical', 2), regen(1, 'other')],
        ),
      ],
    }),
    gear('robeOfNames', {
      keywords: ['robe', 'magic'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'robe',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', (at) => (at.allies('thisHero') >= 1 ? 2 : 1)),
        ]),
      ],
    }),
    // Each knot: one more ally action now, or a token of time.
    gear('knotCord', {
      keywords: ['trinket', 'leadership'],
      restrict: 'D2',
      enter: 'fast',
      tokens: 2,
      icon: 'knot',
      actions: [fast('area', { cost: [spendObjective(1, 'thisCard')] }, [embedAllyAction('ownArea')])],
    }),
    gear('healingSalve', {
      keywords: ['potion'],
      restrict: 'infinity',
      enter: 'fast',
      icon: 'covered-jar',
      actions: [
        fast('area', { range: 2, targets: heroOrAlly(1), cost: [discardThis] }, [
          regen(2, 'target'),
          removeCondition('any', 1, 'target'),
        ]),
      ],
    }),
    // Keeps the fighting ally alive; Light finds the undead.
    gear('sunAmulet', {
      keywords: ['trinket', 'light'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'sun',
      actions: [
        reflex(
          'area',
          { limit: 'round', when: { at: 'modifyAction', by: 'thisHero', allyCard: true, deals: 'any' } },
          [addDamage(1), regen(1, 'actingAlly')],
        ),
      ],
    }),
    gear('chronicle', {
      keywords: ['tome'],
      restrict: 'E1',
      enter: 'fast',
      icon: 'scroll-quill',
      actions: [
        reflex(
          'area',
          {
            range: 2,
            limit: 'round',
            when: { at: 'actionEnded', by: 'anyHero', if: (at) => at.killedHere() >= 1 },
          },
          [placeObjective(1, 'timeCharter')],
        ),
      ],
    }),

    // Great feats
    greatFeat('chorus', {
      keywords: ['leadership', 'light'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'musical-notes',
      clauses: [
        whenever({ at: 'modifyAction', by: 'thisHero', allyCard: true, deals: 'any' }, [addDamage(1)]),
      ],
    }),
    greatFeat('trueName', {
      keywords: ['magic'],
      price: 4,
      icon: 'scroll-unfurled',
      actions: [fast('hand', { range: 2, targets: ally(1) }, [attachThis])],
      attached: [always(stat('host', 'life', 2), stat('host', 'bothDefences', 1), stat('host', 'damage', 1))],
    }),
    greatFeat('sunriseWord', {
      keywords: ['magic', 'light'],
      price: 4,
      icon: 'sunrise',
      actions: [
        normal('hand', { range: 2, focus: 4, targets: enemy(upTo(3)), also: heroOrAlly(upTo(2)) }, [
          dealDamage('magical', 2),
          regen(1, 'other'),
        ]),
      ],
    }),
    greatFeat('turnTheHour', {
      keywords: ['magic'],
      price: 3,
      icon: 'hourglass',
      actions: [fast('hand', {}, [placeObjective(3, 'timeCharter'), moveTrack('reinforcement', 'left', 1)])],
    }),
    greatFeat('riseFriend', {
      keywords: ['magic', 'light'],
      price: 3,
      icon: 'life-support',
      actions: [
        fast('hand', { range: 2, targets: heroOrAlly(1) }, [
          regen(5, 'target'),
          removeCondition('any', 'all', 'target'),
        ]),
      ],
    }),
    greatFeat('nameOfSilence', {
      keywords: ['magic'],
      price: 3,
      icon: 'silence',
      actions: [
        reflex('hand', { range: 2, when: { at: 'any' }, targets: enemy(upTo(3), { in: ['oneZone'] }) }, [
          calm('target'),
          placeCondition('weakness', 1),
        ]),
      ],
    }),
    greatFeat('battleCall', {
      keywords: ['leadership', 'light'],
      price: 4,
      icon: 'bugle-call',
      actions: [normal('hand', { range: 2 }, [embedAllyAction('heroAreas', { times: 3, distinct: true })])],
    }),
    greatFeat('shieldOfNames', {
      keywords: ['magic', 'defence'],
      price: 4,
      icon: 'surrounded-shield',
      actions: [
        reflex(
          'hand',
          { range: 2, focus: 1, when: { at: 'phaseStart', phase: 'defence' }, targets: hero(upTo(2)) },
          [
            modifyStat('target', 'preventEach', 1, 'phaseEnd'),
            modifyStat('alliesOfTarget', 'preventEach', 1, 'phaseEnd'),
          ],
        ),
      ],
    }),

    // Personal rewards
    personalReward('keeperStaff', {
      keywords: ['weapon', 'staff', 'light', 'blunt'],
      restrict: 'A1',
      enter: 'fast',
      price: 1,
      icon: 'bird-scepter',
      actions: [
        normal('area', { range: 2, focus: 1, targets: enemy(1), also: heroOrAlly(upTo(3)) }, [
          dealDamage('magical', 3),
          regen(1, 'other'),
        ]),
      ],
    }),
    personalReward('thousandNamesMantle', {
      keywords: ['robe', 'magic'],
      restrict: 'C1',
      enter: 'fast',
      price: 2,
      icon: 'cape-armor',
      actions: [
        reflex('area', { range: 2, limit: 'round', when: { at: 'damageToHero', who: 'anyHeroOrAlly' } }, [
          preventDamage('any', 3),
        ]),
      ],
      clauses: [always(stat('ownAllies', 'bothDefences', 1))],
    }),
    personalReward('ringOfBonds', {
      keywords: ['trinket', 'leadership'],
      restrict: 'D2',
      enter: 'fast',
      price: 2,
      icon: 'linked-rings',
      actions: [
        fast('area', { range: 2, limit: 'turn' }, [embedAllyAction('heroAreas')]),
        reflex('area', { range: 2, limit: 'round', when: { at: 'damageToAlly', who: 'anyAlly' } }, [
          preventDamage('any', 2),
          dealDamage('physical', 1, 'foe'),
        ]),
      ],
    }),
    personalReward('dawnPhial', {
      keywords: ['potion', 'light'],
      restrict: 'infinity',
      enter: 'fast',
      tokens: 3,
      price: 1,
      icon: 'round-potion',
      actions: [
        fast('area', { range: 2, targets: heroOrAlly(1), cost: [spendObjective(1, 'thisCard')] }, [
          regen(2, 'target'),
        ]),
      ],
      clauses: [
        whenever({ at: 'heroHealed', who: 'otherHero', by: 'thisHero' }, [drawCards(1, 'affectedHero')], {
          limit: 'round',
        }),
      ],
    }),
  ],
);
