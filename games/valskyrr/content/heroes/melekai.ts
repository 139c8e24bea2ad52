import type { CardDef } from '../../shape.ts';
import { fast, feat, gear, greatFeat, heroSet, normal, personalReward, reflex } from '../define.ts';
import {
  addDamage,
  asLongAs,
  boost,
  buryCards,
  dealDamage,
  drawCards,
  embedAction,
  enemy,
  ifThen,
  moveTrack,
  otherHero,
  placeCondition,
  placeWounds,
  preventDamage,
  redirectDamage,
  regen,
  removeCondition,
  returnCard,
  setStat,
  stat,
  upTo,
  whenever,
  whenLater,
} from '../effects.ts';

/** Every buried card is fuel; nearer death means harder blows. */
export const melekai: readonly CardDef[] = heroSet(
  'melekai',
  {
    source: 'seed',
    icon: 'templar-eye',
    regeneration: 1,
    nightmareRegeneration: 0,
    gearSkills: ['mace', 'armour', 'shield', 'relic'],
    startingGear: ['battleMace', 'plateCoat', 'reliquary'],
    start: 5,
    track: { vicious: [8, 11, 14, 18], reinforcement: [9, 13, 17] },
    nightmareTrack: { vicious: [6, 8, 11, 14, 18], reinforcement: [9, 13, 17, 19] },
    clauses: [
      whenever({ at: 'modifyAction', by: 'thisHero', deals: 'any' }, [addDamage(2)], {
        may: true,
        limit: 'turn',
        cost: [buryCards(1, 'handOrDeckTop')],
      }),
      whenever(
        { at: 'modifyAction', by: 'thisHero', deals: 'any', if: (at) => at.burialCards('thisHero') >= 6 },
        [addDamage(1)],
      ),
      asLongAs((at) => at.burialCards('thisHero') >= 10, stat('thisHero', 'preventEach', 1)),
    ],
  },
  [
    // Feats of the base set
    feat('penitentBlow', {
      copies: 2,
      keywords: ['combat', 'blunt'],
      icon: 'bone-mace',
      actions: [
        normal('hand', { range: 1, focus: 3, targets: enemy(1), after: [buryCards(1, 'hand')] }, [
          dealDamage('physical', 5),
        ]),
      ],
    }),
    feat('graveStrength', {
      copies: 2,
      keywords: ['magic', 'combat', 'frost'],
      icon: 'skeletal-hand',
      actions: [
        normal('hand', { range: 1, focus: 2, targets: enemy(1) }, [
          dealDamage('magical', (at) => 2 + Math.min(Math.floor(at.burialCards('thisHero') / 3), 3)),
        ]),
      ],
    }),
    feat('holyWrath', {
      copies: 2,
      keywords: ['magic', 'light'],
      icon: 'hand-of-god',
      actions: [
        normal('hand', { range: 1, focus: 4, targets: enemy(upTo(2)) }, [
          dealDamage('magical', (at) => (at.has('target', 'undead') ? 3 : 2)),
        ]),
      ],
    }),
    // Unblocked wounds become a blow; blocking less can pay.
    feat('acceptPain', {
      copies: 2,
      keywords: ['combat', 'blunt'],
      icon: 'scar-wound',
      actions: [
        reflex('hand', { range: 1, focus: 1, when: { at: 'woundTaken', who: 'thisHero', by: 'attack' } }, [
          dealDamage('physical', (at) => Math.min(at.wounds, 3), 'foe'),
        ]),
      ],
    }),
    feat('defyDeath', {
      copies: 2,
      keywords: ['defence', 'light'],
      icon: 'crucifix',
      actions: [
        reflex('hand', { focus: 2, when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', (at) => (at.burialCards('thisHero') >= 8 ? 3 : 2)),
        ]),
      ],
    }),
    feat('fromTheGrave', {
      keywords: ['magic'],
      icon: 'raise-zombie',
      actions: [fast('hand', { focus: 1 }, [returnCard(1, 'burialPile', 'hand')])],
    }),
    feat('martyrdom', {
      keywords: ['leadership', 'light'],
      icon: 'martyr-memorial',
      actions: [
        reflex('hand', { range: 2, when: { at: 'damageToHero', who: 'otherHero' } }, [
          redirectDamage('thisHero', 3, 1),
          drawCards(1),
        ]),
      ],
    }),
    feat('bloodPact', {
      keywords: ['combat', 'light'],
      icon: 'bloody-sword',
      actions: [
        fast('hand', { focus: 1, cost: [buryCards(1, 'hand')] }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] }, add: 1 }),
        ]),
      ],
    }),
    feat('lastEscort', {
      keywords: ['leadership', 'light'],
      icon: 'grave-flowers',
      actions: [
        fast('hand', { range: 2, targets: otherHero(1) }, [
          returnCard(upTo(2), 'burialPile', 'discardPile', { hero: 'target' }),
        ]),
      ],
    }),

    // Gear of the base set
    gear('battleMace', {
      source: 'seed',
      keywords: ['weapon', 'mace', 'blunt'],
      restrict: 'A1',
      enter: 'fast',
      icon: 'flanged-mace',
      actions: [
        normal('area', { range: 1, focus: 2, targets: enemy(1) }, [
          dealDamage('physical', (at) => (at.has('target', 'undead') ? 4 : 3)),
        ]),
      ],
    }),
    gear('plateCoat', {
      keywords: ['armour', 'defence'],
      restrict: 'C1',
      enter: 'fast',
      icon: 'lamellar',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero', type: 'physical' } }, [
          preventDamage('physical', (at) => (at.enemies({ in: 'ownArea' }) >= 2 ? 3 : 2)),
        ]),
      ],
    }),
    gear('reliquary', {
      keywords: ['relic', 'light'],
      restrict: 'E1',
      enter: 'fast',
      icon: 'locked-chest',
      actions: [
        reflex(
          'area',
          { limit: 'round', when: { at: 'actionEnded', by: 'thisHero', if: (at) => at.killedHere() >= 1 } },
          [regen((at) => (at.killedHere('undead') >= 1 ? 3 : 1), 'thisHero')],
        ),
      ],
    }),
    gear('buckler', {
      keywords: ['shield', 'defence'],
      restrict: 'B1',
      enter: 'fast',
      icon: 'bordered-shield',
      actions: [
        reflex(
          'area',
          {
            limit: 'round',
            when: { at: 'damageToHero', who: 'thisHero' },
            boost: boost(1, [buryCards(1, 'hand')], [preventDamage('any', 2)]),
          },
          [preventDamage('any', 1)],
        ),
      ],
    }),
    gear('scourge', {
      keywords: ['relic', 'blade'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'slavery-whip',
      actions: [
        fast('area', { range: 1, limit: 'turn', targets: enemy(1), cost: [buryCards(1, 'handOrDiscard')] }, [
          dealDamage('magical', 2),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    gear('graveLantern', {
      keywords: ['relic', 'light'],
      restrict: 'D2',
      enter: 'fast',
      icon: 'old-lantern',
      actions: [
        reflex(
          'area',
          { range: 2, limit: 'round', when: { at: 'modifyAction', by: 'anyHero', deals: 'any' } },
          [addDamage((at) => (at.has('oneTarget', 'undead', 'spirit') ? 2 : 1))],
        ),
      ],
    }),

    // Great feats
    greatFeat('judgement', {
      keywords: ['combat', 'blunt', 'light'],
      price: 3,
      icon: 'gavel',
      actions: [
        normal('hand', { range: 1, focus: 4, targets: enemy(1), cost: [buryCards(1, 'handOrDiscard')] }, [
          setStat('target', 'physicalDefence', 0, 'actionEnd'),
          dealDamage('physical', 6),
        ]),
      ],
    }),
    greatFeat('notYet', {
      keywords: ['defence', 'light'],
      price: 3,
      icon: 'half-dead',
      actions: [
        reflex('hand', { focus: 1, when: { at: 'damageToHero', who: 'thisHero' } }, [
          ifThen(
            (at) => at.burialCards('thisHero') >= 10,
            [preventDamage('any', 'all'), regen(2, 'thisHero')],
            [preventDamage('any', 4)],
          ),
        ]),
      ],
    }),
    greatFeat('marchOfTheDead', {
      keywords: ['magic', 'frost'],
      price: 4,
      icon: 'haunting',
      actions: [
        normal('hand', { range: 2, focus: 4, targets: enemy(upTo(3)) }, [
          dealDamage('magical', (at) => 1 + Math.min(Math.floor(at.burialCards('thisHero') / 4), 3)),
        ]),
      ],
    }),
    greatFeat('penitentsWalk', {
      keywords: ['combat', 'light'],
      restrict: 'G1',
      enter: 'fast',
      price: 3,
      icon: 'nailed-foot',
      clauses: [
        whenever(
          { at: 'actionEnded', by: 'thisHero', if: (at) => at.buriedHere >= 1 },
          [drawCards(1), moveTrack('focus', 'left', 1)],
          { limit: 'turn' },
        ),
      ],
    }),
    greatFeat('soulHarvest', {
      keywords: ['magic', 'light'],
      price: 3,
      icon: 'soul-vessel',
      actions: [
        reflex(
          'hand',
          { focus: -1, when: { at: 'actionEnded', by: 'thisHero', if: (at) => at.killedHere() >= 1 } },
          [
            returnCard(upTo(2), 'burialPile', 'hand'),
            ifThen((at) => at.killedHere('undead') >= 1, [regen(2, 'thisHero')]),
          ],
        ),
      ],
    }),
    greatFeat('bloodStorm', {
      keywords: ['combat', 'blunt', 'agility'],
      price: 4,
      icon: 'tornado',
      actions: [
        normal('hand', { focus: 2, boost: boost(1, [buryCards(1, 'handOrDiscard')]) }, [
          embedAction('ownArea', 'normal', {
            filter: { keyword: ['weapon'] },
            times: 2,
            add: (at) => 2 * at.paid,
          }),
        ]),
      ],
    }),
    greatFeat('banishment', {
      keywords: ['magic', 'light'],
      price: 4,
      icon: 'holy-symbol',
      actions: [
        normal('hand', { range: 2, focus: 3, targets: enemy(1) }, [
          ifThen((at) => at.has('target', 'undead', 'spirit', 'demon'), [placeWounds(2, 'target')]),
          dealDamage('magical', 4),
          placeCondition('dazed', 1),
        ]),
      ],
    }),
    greatFeat('sacrifice', {
      keywords: ['leadership', 'light'],
      price: 3,
      icon: 'sacrificial-dagger',
      actions: [
        fast('hand', { range: 2, targets: otherHero(1), cost: [buryCards(1, 'handOrDiscard')] }, [
          regen(4, 'target'),
          drawCards(upTo(2), 'target'),
          removeCondition('any', 'all', 'target'),
        ]),
      ],
    }),

    // Personal rewards
    personalReward('graveStar', {
      keywords: ['weapon', 'mace', 'blunt', 'light'],
      restrict: 'A1',
      enter: 'fast',
      price: 3,
      icon: 'spiked-mace',
      actions: [
        normal(
          'area',
          {
            range: 1,
            focus: 2,
            targets: enemy(1),
            boost: boost(1, [buryCards(1, 'handOrDiscard')], [addDamage(3)]),
          },
          [dealDamage('physical', (at) => 3 + Math.min(Math.floor(at.burialCards('thisHero') / 5), 2))],
        ),
      ],
    }),
    personalReward('martyrPlate', {
      keywords: ['armour', 'defence'],
      restrict: 'C1',
      enter: 'fast',
      price: 2,
      icon: 'chest-armor',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', (at) => (at.burialCards('thisHero') >= 10 ? 4 : 2)),
        ]),
      ],
      clauses: [
        whenever(
          { at: 'woundTaken', who: 'thisHero', by: 'attack', if: (at) => at.wounds >= 2 },
          [drawCards(1), placeCondition('dazed', 1, 'foe')],
          { limit: 'round' },
        ),
      ],
    }),
    personalReward('saintsFinger', {
      keywords: ['relic', 'light'],
      restrict: 'E1',
      enter: 'fast',
      price: 2,
      icon: 'pointing',
      actions: [
        reflex('area', { limit: 'round', when: { at: 'woundTaken', who: 'thisHero', by: 'attack' } }, [
          embedAction('ownArea', 'any', { filter: { keyword: ['weapon'] }, against: 'foe' }),
        ]),
        reflex(
          'area',
          {
            range: 2,
            limit: 'round',
            when: { at: 'actionEnded', by: 'anyHero', if: (at) => at.killedHere('undead') >= 1 },
            also: otherHero(1),
          },
          [regen(2, 'thisHero'), regen(2, 'other')],
        ),
      ],
    }),
    personalReward('gateShield', {
      keywords: ['shield', 'defence'],
      restrict: 'B1',
      enter: 'fast',
      price: 2,
      icon: 'roman-shield',
      actions: [
        reflex(
          'area',
          {
            range: 2,
            limit: 'round',
            when: { at: 'damageToHero', who: 'otherHero' },
            boost: boost(1, [buryCards(1, 'hand')], [preventDamage('any', 2)]),
          },
          [preventDamage('any', 3)],
        ),
        reflex('area', { when: { at: 'damageToHero', who: 'thisHero' } }, [
          preventDamage('any', 1),
          whenLater('attackPrevented', [regen(1, 'thisHero')]),
        ]),
      ],
    }),
  ],
);
