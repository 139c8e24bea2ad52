import { hero } from '../define.ts';

/** Gentle faun: heals, calls friends back, and nothing wild ever harms her. */
export const ylvie = hero({
  kind: 'ylvie',
  class: 'supporter',
  faction: 'alisanen',
  icon: 'fairy',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [6, 7, 8],
    manaRegen: [2, 2, 3],
    willpower: [4, 5, 6],
    reach: 'ranged',
    combat: [3, 4, 4],
    run: 8,
    move: 4,
    armour: 0,
    magicResist: 1,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'pollenVeil',
      icon: 'dandelion-flower',
      mana: 2,
      range: 5,
      target: 'ally',

      does: [
        { do: 'heal', life: 'halfWillpower' },
        {
          do: 'status',
          status: 'blind',
          on: { within: 3, of: 'targets', kinds: ['hero'], pick: 1 },
          optional: true,
        },
      ],
    },
    W: {
      kind: 'callOfTheDoe',
      icon: 'deer',
      mana: 2,
      range: 6,
      target: 'ally',
      other: true,
      does: [
        { do: 'place', where: { within: 1, of: 'self' } },
        { do: 'heal', life: 1 },
        { do: 'cleanse', what: 'all' },
      ],
    },
    R: {
      kind: 'gladeOfLife',
      icon: 'forest',
      mana: 3,
      range: 5,
      target: 'self',

      does: [
        { do: 'heal', life: 2, on: { within: 5, of: 'self', kinds: ['friend'] } },
        { do: 'cleanse', what: 'all', on: 'same' },
      ],
    },
  },
  passive: {
    kind: 'friendOfAll',
    icon: 'paw-heart',
    statics: [
      { is: 'unanswered' },
      { is: 'guard', whom: { within: 2, kinds: 'other' }, rolls: ['response'], dice: -1 },
    ],
  },
});
