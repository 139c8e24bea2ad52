import { hero } from '../define.ts';

/** Abbot and martial artist: many blows, one seal. */
export const shiWeng = hero({
  kind: 'shiWeng',
  class: 'fighter',
  faction: 'wuwei',
  icon: 'fist',
  profile: {
    maxLife: [8, 10, 12],
    maxMana: [3, 4, 5],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'melee',
    combat: [6, 7, 8],
    run: 9,
    move: 5,
    armour: 1,
    magicResist: 0,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'twinPalms',
      icon: 'palm',
      mana: 2,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', plus: -2, vs: 'armour', times: 2, split: true },
        { do: 'status', status: 'slow' },
      ],
    },
    W: {
      kind: 'craneStep',
      icon: 'dodging',
      mana: 2,
      range: 5,
      target: 'single',

      does: [
        {
          do: 'move',
          on: 'self',
          upTo: 4,
          path: 'straight',
          through: ['hero', 'golem', 'creature', 'decoy'],
        },
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour', if: 'crossedOrWithin1' },
        { do: 'status', status: 'slow' },
      ],
    },
    R: {
      kind: 'fourSeals',
      icon: 'punch-blast',
      mana: 3,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', plus: -3, vs: 'armour', times: 4 },
        { do: 'status', status: 'stun', if: 'threeBlowsDamaged' },
      ],
    },
  },
  passive: {
    kind: 'foresight',
    icon: 'third-eye',
    statics: [{ is: 'foresight', plus: -1 }],
  },
});
