import { hero } from '../define.ts';

/** Viper sect: out of the dark, and gone. */
export const ayumi = hero({
  kind: 'ayumi',
  class: 'assassin',
  faction: 'wuwei',
  icon: 'sai',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [5, 6, 7],
    manaRegen: [2, 2, 3],
    willpower: null,
    reach: 'melee',
    combat: [6, 7, 8],
    run: 9,
    move: 5,
    armour: 0,
    magicResist: 0,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'shadowStep',
      icon: 'shadow-follower',
      mana: 2,
      range: 3,
      target: 'single',

      does: [
        { do: 'place', on: 'self', where: 'farSide' },
        { do: 'attack', dice: 'combat', vs: 'armour' },
      ],
    },
    W: {
      kind: 'viperBite',
      icon: 'snake-bite',
      mana: 2,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour' },
        { do: 'status', status: 'bleed' },
        { do: 'noHealing', until: 'endOfRound' },
      ],
    },
    R: {
      kind: 'lastBreath',
      icon: 'backstab',
      mana: 3,
      range: 1,
      target: 'single',
      actionOnly: true,
      unanswerable: true,
      does: [
        { do: 'attack', dice: 'combat', vs: 'armour', critical: true },
        { do: 'place', on: 'self', upTo: 4, where: 'anywhere', optional: true },
        { do: 'gain', mana: 2, on: 'self', if: 'heroKnockedOut' },
      ],
    },
  },
  passive: {
    kind: 'biteFromTheDark',
    icon: 'cloak-dagger',
    statics: [
      { is: 'bonus', rolls: ['basicAttack', 'ability'], dice: 0, critical: true, if: 'placedThisPhase' },
    ],
  },
});
