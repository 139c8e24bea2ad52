import { hero } from '../define.ts';

/** Fire dancer: sets alight what she then burns down. */
export const djamila = hero({
  kind: 'djamila',
  class: 'mage',
  faction: 'alsahraa',
  icon: 'fire-spell-cast',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [6, 7, 8],
    manaRegen: [2, 2, 3],
    willpower: [6, 7, 8],
    reach: 'ranged',
    combat: [4, 5, 5],
    run: 8,
    move: 4,
    armour: 0,
    magicResist: 1,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'ribbonOfFire',
      icon: 'flame-spin',
      mana: 2,
      range: 5,
      target: 'allInLine',

      does: [
        { do: 'attack', dice: 'willpower', plus: -1, vs: 'armour' },
        { do: 'status', status: 'burn' },
      ],
    },
    W: {
      kind: 'luringDance',
      icon: 'belt',
      mana: 2,
      range: 6,
      target: 'single',

      does: [
        { do: 'attack', dice: 'willpower', vs: 'magicResist' },
        { do: 'charm', inches: 3 },
        { do: 'charm', inches: 1, if: 'burning' },
      ],
    },
    R: {
      kind: 'pillarOfFlame',
      icon: 'fire-ring',
      mana: 3,
      range: 6,
      target: 'circle',

      does: [
        { do: 'attack', dice: 'willpower', plus: -3, vs: 'magicResist' },
        {
          do: 'leave',
          marker: {
            shape: 'circle',
            at: 'circle',
            limit: 1,
            lasts: 'triggered',
            moment: 'endOfEnemyActivation',
            does: [
              { do: 'attack', dice: 'willpower', vs: 'magicResist', on: { marker: 'inside' } },
              { do: 'status', status: 'burn', on: 'same' },
            ],
          },
        },
      ],
    },
  },
  passive: {
    kind: 'oilOnTheFire',
    icon: 'burning-embers',
    statics: [{ is: 'bonus', rolls: ['ability'], dice: 0, against: ['burning'], critical: true }],
  },
});
