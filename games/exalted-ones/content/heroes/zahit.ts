import { hero } from '../define.ts';

/** Fencing master: sweeps the lane and takes the blow for others. */
export const zahit = hero({
  kind: 'zahit',
  class: 'guardian',
  faction: 'alsahraa',
  icon: 'crossed-sabres',
  profile: {
    maxLife: [9, 11, 13],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'melee',
    combat: [5, 6, 7],
    run: 7,
    move: 4,
    armour: 2,
    magicResist: 1,
    agility: 3,
  },
  abilities: {
    Q: {
      kind: 'crescentSweep',
      icon: 'crescent-blade',
      mana: 2,
      range: 6,
      target: 'T2',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'push', inches: 2 },
      ],
    },
    W: {
      kind: 'bodyguard',
      icon: 'shield-echoes',
      mana: 2,
      range: 4,
      target: 'ally',
      other: true,
      interrupts: true,
      does: [
        { do: 'swap', with: 'targets' },
        { do: 'drawAim', if: 'asReaction' },
        { do: 'change', stat: 'armour', by: 1, on: 'self', until: 'ownNextActivation' },
      ],
    },
    R: {
      kind: 'twinCrescents',
      icon: 'spinning-blades',
      mana: 3,
      range: 6,
      target: 'T2Pair',

      does: [
        { do: 'attack', dice: 'combat', plus: 1, vs: 'armour' },
        { do: 'push', inches: 3 },
      ],
    },
  },
  passive: {
    kind: 'shieldingBlade',
    icon: 'sword-brandish',
    statics: [
      {
        is: 'guard',
        whom: { within: 1, kinds: 'other' },
        rolls: ['basicAttack', 'response', 'tower'],
        armour: 1,
      },
    ],
  },
});
