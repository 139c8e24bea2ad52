import { hero } from '../define.ts';

/** Chakram thrower: what flies out comes back. */
export const yassir = hero({
  kind: 'yassir',
  class: 'marksman',
  faction: 'alsahraa',
  icon: 'chakram',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [5, 6, 7],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'ranged',
    combat: [6, 7, 8],
    run: 8,
    move: 4,
    armour: 0,
    magicResist: 0,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'returningChakram',
      icon: 'boomerang',
      mana: 2,
      range: 5,
      target: 'allInLine',

      does: [
        { do: 'attack', dice: 'combat', plus: -2, vs: 'armour' },
        {
          do: 'leave',
          marker: {
            shape: 'point',
            at: 'lineEnd',
            limit: 1,
            lasts: 'triggered',
            moment: 'endOfActivation',
            does: [{ do: 'attack', dice: 'combat', plus: -2, vs: 'armour', on: { marker: 'wayBack' } }],
          },
        },
      ],
    },
    W: {
      kind: 'curvedThrow',
      icon: 'ricochet',
      mana: 2,
      range: 5,
      target: 'single',
      sight: 'none',
      does: [{ do: 'attack', dice: 'combat', vs: 'armour', critical: true }],
    },
    R: {
      kind: 'threeMoons',
      icon: 'moon-orbit',
      mana: 3,
      range: 6,
      target: 'allInLine',
      lines: 3,
      does: [{ do: 'attack', dice: 'combat', plus: -1, vs: 'armour' }],
    },
  },
  passive: {
    kind: 'backToHand',
    icon: 'return-arrow',
    on: [
      {
        at: 'knockedOut',
        kinds: ['golem', 'creature'],
        optional: true,
        limit: 'activation',
        does: [{ do: 'basicAttack', by: 'self', at: 'inRange', plus: -2 }],
      },
    ],
  },
});
