import { hero } from '../define.ts';

/** Huntress: the wounded cannot hide from her. */
export const leyla = hero({
  kind: 'leyla',
  class: 'fighter',
  faction: 'alsahraa',
  icon: 'eagle-head',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [4, 5, 6],
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
      kind: 'huntingSpear',
      icon: 'thrown-spear',
      mana: 3,
      range: 4,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'move', on: 'self', upTo: 2, path: 'towards', optional: true },
      ],
    },
    W: {
      kind: 'rend',
      icon: 'ragged-wound',
      mana: 2,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour', critical: 'bleeding' },
        { do: 'status', status: 'bleed' },
      ],
    },
    R: {
      kind: 'bloodTrail',
      icon: 'paw-print',
      mana: 3,
      range: 6,
      target: 'single',
      sight: 'none',
      wounded: true,
      does: [
        { do: 'place', on: 'self', where: { within: 1, of: 'targets' } },
        { do: 'attack', dice: 'combat', vs: 'armour', critical: true, if: 'wounded' },
      ],
    },
  },
  passive: {
    kind: 'bigGameHunter',
    icon: 'bestial-fangs',
    statics: [
      { is: 'bonus', rolls: ['basicAttack'], dice: 2, against: ['creature', 'monster'] },
      { is: 'guard', whom: 'self', rolls: ['response'], by: ['creature', 'monster'], dice: -1 },
    ],
  },
});
