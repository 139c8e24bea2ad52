import { hero } from '../define.ts';

/** Sharpshooter: every six counts double, and the long line ends the fight. */
export const alice = hero({
  kind: 'alice',
  class: 'marksman',
  faction: 'eridani',
  icon: 'high-shot',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'ranged',
    combat: [6, 6, 7],
    run: 8,
    move: 4,
    armour: 0,
    magicResist: 1,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'shocker',
      source: 'seed',
      icon: 'bolt-spell-cast',
      mana: 2,
      range: 6,
      target: 'firstInLine',
      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'status', status: 'slow' },
      ],
    },
    W: {
      kind: 'jumpShot',
      icon: 'jump-across',
      mana: 4,
      range: 4,
      target: 'single',
      does: [
        { do: 'place', on: 'self', upTo: 4, where: 'anywhere', either: true },
        { do: 'attack', dice: 'combat', vs: 'armour' },
      ],
    },
    R: {
      kind: 'cyberShot',
      icon: 'supersonic-bullet',
      mana: 4,
      range: 10,
      target: 'allInLine',
      does: [{ do: 'attack', dice: 'combat', plus: 1, vs: 'armour', critical: true }],
    },
  },
  passive: {
    kind: 'sureAim',
    source: 'seed',
    icon: 'bullseye',
    statics: [{ is: 'bonus', rolls: ['basicAttack'], dice: 0, critical: true }],
  },
});
