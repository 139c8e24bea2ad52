import { hero } from '../define.ts';

/** Centaur bodyguard: charges, carries friends, and tramples whoever stands in the way. */
export const leandros = hero({
  kind: 'leandros',
  class: 'fighter',
  faction: 'alisanen',
  large: true,
  icon: 'centaur',
  profile: {
    maxLife: [10, 12, 14],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'melee',
    combat: [7, 7, 8],
    run: 10,
    move: 5,
    armour: 1,
    magicResist: 0,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'stormCharge',
      icon: 'charging-bull',
      mana: 2,
      range: 4,
      target: 'single',

      does: [
        { do: 'move', on: 'self', upTo: 3, path: 'towards' },
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour', if: 'within1' },
        { do: 'push', inches: 2 },
      ],
    },
    W: {
      kind: 'mountUp',
      icon: 'cavalry',
      mana: 2,
      range: 1,
      target: 'ally',
      other: true,
      does: [
        { do: 'move', on: 'self', upTo: 5, path: 'free' },
        { do: 'place', where: { within: 1, of: 'self' } },
      ],
    },
    R: {
      kind: 'thunderingHooves',
      icon: 'trample',
      mana: 3,
      range: 6,
      target: 'direction',
      actionOnly: true,
      does: [
        {
          do: 'move',
          on: 'self',
          upTo: 6,
          path: 'straight',
          through: ['hero', 'golem', 'creature', 'decoy'],
        },
        {
          do: 'attack',
          dice: 'combat',
          vs: 'armour',
          on: { crossed: ['hero', 'golem', 'creature', 'decoy'] },
        },
        { do: 'push', inches: 2, on: 'same' },
      ],
    },
  },
  passive: {
    kind: 'unstoppable',
    icon: 'horse-head',
    statics: [{ is: 'runsThrough', kinds: ['golem'] }],
    on: [{ at: 'ran', kinds: ['golem'], does: [{ do: 'lose', life: 1 }] }],
  },
});
