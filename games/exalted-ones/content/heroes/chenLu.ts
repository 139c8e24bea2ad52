import { hero } from '../define.ts';

/** Dragon guard: draws the enemy near and returns every blow. */
export const chenLu = hero({
  kind: 'chenLu',
  class: 'guardian',
  faction: 'wuwei',
  icon: 'dragon-shield',
  profile: {
    maxLife: [9, 11, 13],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'melee',
    combat: [5, 6, 7],
    run: 7,
    move: 4,
    armour: 2,
    magicResist: 1,
    agility: 3,
  },
  abilities: {
    Q: {
      kind: 'sharpTongue',
      icon: 'convince',
      mana: 2,
      range: 5,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', vs: 'magicResist' },
        { do: 'charm', inches: 3 },
      ],
    },
    W: {
      kind: 'dragonStance',
      icon: 'riposte',
      mana: 2,
      range: 0,
      target: 'self',
      interrupts: true,
      does: [
        {
          do: 'change',
          on: 'self',
          stat: 'armour',
          by: 2,
          against: 'rangedBasicAttack',
          until: 'ownNextActivation',
        },
        { do: 'counter', times: 2, plus: -1, until: 'ownNextActivation' },
      ],
    },
    R: {
      kind: 'dragonsWrath',
      icon: 'dragon-breath',
      mana: 3,
      range: 4,
      target: 'T1',

      does: [{ do: 'attack', dice: 'combat', vs: 'armour', plusAttacked: 3 }],
    },
  },
  passive: {
    kind: 'turnAside',
    icon: 'arrows-shield',
    statics: [
      {
        is: 'guard',
        whom: { within: 1, kinds: 'friend' },
        rolls: ['basicAttack'],
        ranged: true,
        by: ['hero'],
        dice: -2,
        limit: 'firstOfActivation',
      },
    ],
  },
});
