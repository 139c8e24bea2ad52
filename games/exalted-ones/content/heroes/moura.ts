import { hero } from '../define.ts';

/** Mirror assassin: nobody knows which of her is real. */
export const moura = hero({
  kind: 'moura',
  source: 'house',
  class: 'assassin',
  faction: 'none',
  icon: 'double-face-mask',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [5, 6, 7],
    manaRegen: [2, 2, 3],
    willpower: null,
    reach: 'melee',
    combat: [7, 8, 9],
    run: 9,
    move: 5,
    armour: 0,
    magicResist: 0,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'mirrorShard',
      icon: 'shard-sword',
      mana: 2,
      range: 5,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'combat', plus: -2, vs: 'magicResist' },
        { do: 'decoy', within: 1 },
      ],
    },
    W: {
      kind: 'throughTheGlass',
      icon: 'body-swapping',
      mana: 2,
      range: 8,
      target: 'self',

      does: [
        { do: 'swap', with: 'decoy', on: 'self', if: 'decoyNear' },
        { do: 'place', on: 'self', upTo: 2, where: 'anywhere', if: 'noDecoyNear' },
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour', on: { within: 1, of: 'self', pick: 1 } },
      ],
    },
    R: {
      kind: 'shatter',
      icon: 'shattered-glass',
      mana: 3,
      range: 6,
      target: 'pointOrDecoy',

      does: [
        {
          do: 'attack',
          dice: 'combat',
          plus: -1,
          vs: 'magicResist',
          on: { within: 2, of: 'point', unseen: true },
        },
        { do: 'status', status: 'bleed', on: 'same' },
        { do: 'breakDecoy', if: 'decoyNamed' },
        { do: 'decoy', within: 1, optional: true },
      ],
    },
  },
  passive: {
    kind: 'falseFace',
    icon: 'two-shadows',
    statics: [
      {
        is: 'guard',
        whom: 'self',
        rolls: ['basicAttack', 'response', 'tower'],
        dice: -1,
        if: 'decoyInArena',
      },
    ],
  },
});
