import { hero } from '../define.ts';

/** Ranger with plant poisons: bleeds, snares, and slips away. */
export const majvi = hero({
  kind: 'majvi',
  class: 'marksman',
  faction: 'alisanen',
  icon: 'bowman',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'ranged',
    combat: [5, 6, 7],
    run: 9,
    move: 5,
    armour: 0,
    magicResist: 0,
    agility: 5,
  },
  abilities: {
    Q: {
      kind: 'poisonArrow',
      icon: 'chemical-arrow',
      mana: 2,
      range: 6,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'status', status: 'bleed' },
      ],
    },
    W: {
      kind: 'snareArrow',
      source: 'seed',
      icon: 'thorned-arrow',
      mana: 3,
      range: 0,
      target: 'self',

      does: [
        { do: 'empower', on: 'self', next: 2, dice: 1, status: 'hold', buildings: true, until: 'endOfRound' },
      ],
    },
    R: {
      kind: 'arrowSwarm',
      icon: 'arrow-flights',
      mana: 3,
      range: 6,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour', times: 3, split: true },
        { do: 'move', on: 'self', upTo: 2, path: 'free', optional: true },
      ],
    },
  },
  passive: {
    kind: 'quickAsAWeasel',
    icon: 'running-shoe',
    statics: [{ is: 'slipsAway' }],
  },
});
