import { hero } from '../define.ts';

/** Four-armed scientist: grabs, plates, and makes others strike. */
export const markovic = hero({
  kind: 'markovic',
  class: 'supporter',
  faction: 'eridani',
  icon: 'erlenmeyer',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [6, 7, 8],
    manaRegen: [3, 3, 4],
    willpower: [4, 5, 6],
    reach: 'melee',
    combat: [4, 5, 5],
    run: 8,
    move: 4,
    armour: 1,
    magicResist: 1,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'grappleArm',
      icon: 'robot-grab',
      mana: 2,
      range: 5,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'willpower', vs: 'armour' },
        { do: 'charm', inches: 3 },
        { do: 'status', status: 'blind' },
      ],
    },
    W: {
      kind: 'quickPlate',
      icon: 'temporary-shield',
      mana: 2,
      range: 4,
      target: 'ally',

      does: [{ do: 'plate', armour: 2, cleanse: ['hold', 'slow'], move: 4, until: 'endOfRound' }],
    },
    R: {
      kind: 'shardSurge',
      icon: 'syringe',
      mana: 3,
      range: 4,
      target: 'self',
      perModel: true,
      does: [
        {
          do: 'move',
          on: { within: 4, of: 'self', kinds: ['other'], pick: 2 },
          upTo: 3,
          path: 'free',
          optional: true,
        },
        { do: 'basicAttack', by: 'models', at: 'inRange', on: 'same', optional: true },
      ],
    },
  },
  passive: {
    kind: 'fourHands',
    icon: 'mechanical-arm',
    on: [
      {
        at: 'abilityDone',
        optional: true,
        does: [{ do: 'basicAttack', by: 'self', at: 'within1', exactly: 2 }],
      },
    ],
  },
});
