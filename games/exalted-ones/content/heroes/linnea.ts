import { hero } from '../define.ts';

/** Tree nymph: vines, thorns and traps close the paths. */
export const linnea = hero({
  kind: 'linnea',
  class: 'mage',
  faction: 'alisanen',
  icon: 'vines',
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
      kind: 'vineGrasp',
      icon: 'vine-whip',
      mana: 2,
      range: 6,
      target: 'firstInLine',
      does: [
        { do: 'attack', dice: 'willpower', vs: 'armour' },
        { do: 'status', status: 'hold' },
      ],
    },
    W: {
      kind: 'thornBurst',
      icon: 'thorny-vine',
      mana: 2,
      range: 4,
      target: 'T1',
      does: [
        { do: 'attack', dice: 'willpower', plus: -1, vs: 'magicResist' },
        { do: 'status', status: 'slow' },
      ],
    },
    R: {
      kind: 'wallOfThorns',
      icon: 'spiked-fence',
      mana: 3,
      range: 6,
      target: 'point',
      does: [
        { do: 'barrier', length: 4, width: 0.4, until: 'beforeEndPhase' },
        {
          do: 'attack',
          dice: 'willpower',
          vs: 'armour',
          on: { within: 1, of: 'barrier', unseen: true },
        },
      ],
    },
  },
  passive: {
    kind: 'neverEnoughTraps',
    icon: 'wolf-trap',
    statics: [{ is: 'origin', from: 'marker', within: 8, abilities: ['vineGrasp'] }],
    on: [
      {
        at: 'startOfRound',
        optional: true,
        does: [
          {
            do: 'leave',
            marker: {
              shape: 'point',
              at: { near: 4 },
              limit: 2,
              lasts: 'triggered',
              moment: { comesWithin: 1 },
              does: [
                { do: 'lose', life: 1 },
                { do: 'status', status: 'slow' },
              ],
            },
          },
        ],
      },
    ],
  },
});
