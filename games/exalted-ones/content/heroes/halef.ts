import { hero } from '../define.ts';

/** Trader on a camel: a potion for everything, at a price. */
export const halef = hero({
  kind: 'halef',
  class: 'supporter',
  faction: 'alsahraa',
  large: true,
  icon: 'camel',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [6, 7, 8],
    manaRegen: [2, 2, 3],
    willpower: [4, 5, 6],
    reach: 'ranged',
    combat: [4, 5, 5],
    run: 9,
    move: 5,
    armour: 1,
    magicResist: 1,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'pepperDust',
      icon: 'powder',
      mana: 2,
      range: 4,
      target: 'T1',

      does: [
        { do: 'attack', dice: 'willpower', vs: 'magicResist' },
        { do: 'status', status: 'blind' },
      ],
    },
    W: {
      kind: 'potionForEverything',
      icon: 'potion-ball',
      mana: 2,
      range: 4,
      target: 'ally',

      does: [
        {
          do: 'choose',
          count: 2,
          more: { gold: 1, count: 1 },
          from: [
            { do: 'heal', life: 2 },
            { do: 'gain', mana: 2, if: 'notSelf' },
            { do: 'cleanse', what: 'all' },
            { do: 'empower', next: 1, dice: 2, until: 'endOfRound' },
          ],
        },
      ],
    },
    R: {
      kind: 'mirage',
      icon: 'desert',
      mana: 3,
      range: 4,
      target: 'self',

      does: [
        {
          do: 'place',
          on: { within: 4, of: 'self', kinds: ['friend'] },
          upTo: 4,
          where: 'anywhere',
          optional: true,
        },
        { do: 'veil', on: 'same', within: 4, until: 'ownNextActivation' },
      ],
    },
  },
  passive: {
    kind: 'haggling',
    icon: 'coins',
    statics: [{ is: 'discount', gold: 1 }],
  },
});
