import { hero } from '../define.ts';

/** Ancient druid: holds the ground, hardens friends, and wakes the stones. */
export const elmar = hero({
  kind: 'elmar',
  class: 'guardian',
  faction: 'alisanen',
  icon: 'oak-leaf',
  profile: {
    maxLife: [9, 11, 13],
    maxMana: [5, 6, 7],
    manaRegen: [1, 2, 2],
    willpower: [5, 5, 5],
    reach: 'melee',
    combat: [5, 6, 7],
    run: 7,
    move: 4,
    armour: 2,
    magicResist: 2,
    agility: 3,
  },
  abilities: {
    Q: {
      kind: 'rootedGround',
      icon: 'tree-roots',
      mana: 2,
      range: 4,
      target: 'circle',

      does: [
        { do: 'attack', dice: 'willpower', plus: -1, vs: 'magicResist' },
        { do: 'status', status: 'hold' },
      ],
    },
    W: {
      kind: 'oakenArmour',
      icon: 'breastplate',
      mana: 2,
      range: 5,
      target: 'ally',

      does: [
        { do: 'heal', life: 1 },
        { do: 'change', stat: 'armour', by: 1, until: 'endOfRound' },
        { do: 'change', stat: 'magicResist', by: 1, until: 'endOfRound' },
      ],
    },
    R: {
      kind: 'wakingStones',
      icon: 'rock-golem',
      mana: 3,
      range: 6,
      target: 'squad',
      actionOnly: true,
      perModel: true,
      does: [
        { do: 'move', upTo: 3, path: 'free', optional: true },
        {
          do: 'attack',
          dice: 'willpower',
          plus: 2,
          vs: 'armour',
          on: { within: 1, of: 'targets', pick: 1, unseen: true },
          optional: true,
        },
      ],
    },
  },
  passive: {
    kind: 'voiceOfStones',
    icon: 'stone-sphere',
    statics: [{ is: 'origin', from: 'golem', within: 8, abilities: ['rootedGround', 'oakenArmour'] }],
  },
});
