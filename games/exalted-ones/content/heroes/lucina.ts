import { hero } from '../define.ts';

/** Bio-hacker: silences, shoves and makes puppets of heroes. */
export const lucina = hero({
  kind: 'lucina',
  class: 'mage',
  faction: 'eridani',
  icon: 'cyborg-face',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [6, 7, 8],
    manaRegen: [2, 2, 3],
    willpower: [6, 7, 8],
    reach: 'ranged',
    combat: [4, 5, 5],
    run: 8,
    move: 4,
    armour: 1,
    magicResist: 2,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'systemCrash',
      icon: 'silenced',
      mana: 2,
      range: 6,
      target: 'single',
      sight: 'friends',
      does: [
        { do: 'attack', dice: 'willpower', vs: 'magicResist' },
        { do: 'status', status: 'silence' },
      ],
    },
    W: {
      kind: 'impulseControl',
      icon: 'puppet',
      mana: 2,
      range: 6,
      target: 'single',

      does: [
        { do: 'attack', dice: 'willpower', vs: 'armour' },
        { do: 'push', inches: 2, chosen: true },
        { do: 'status', status: 'slow' },
      ],
    },
    R: {
      kind: 'marionette',
      icon: 'voodoo-doll',
      mana: 3,
      range: 6,
      target: 'single',
      only: 'hero',
      does: [
        { do: 'attack', dice: 'willpower', vs: 'magicResist' },
        { do: 'status', status: 'silence' },
        { do: 'basicAttack', by: 'models', at: 'ownSide', if: 'damaged', optional: true },
      ],
    },
  },
  passive: {
    kind: 'backDoor',
    icon: 'processor',
    statics: [{ is: 'guard', whom: 'self', rolls: ['tower'], dice: -2 }],
  },
});
