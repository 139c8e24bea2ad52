import { hero } from '../define.ts';

/** Defender of the weak: draws the blows to himself, shares pain, and the golems rise for him. */
export const gavin = hero({
  kind: 'gavin',
  class: 'guardian',
  faction: 'eridani',
  icon: 'shield-bash',
  profile: {
    maxLife: [10, 12, 14],
    maxMana: [4, 5, 6],
    manaRegen: [1, 2, 2],
    willpower: null,
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
      kind: 'overHere',
      icon: 'shouting',
      mana: 2,
      range: 4,
      target: 'T1',
      does: [
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour' },
        { do: 'taunt', until: 'targetNextActivation' },
      ],
    },
    W: {
      kind: 'sharedPain',
      icon: 'chained-heart',
      mana: 2,
      range: 5,
      target: 'ally',
      other: true,
      does: [
        { do: 'heal', life: 1 },
        { do: 'share', most: 2, within: 5, until: 'endOfRound' },
      ],
    },
    R: {
      kind: 'heroOfThePeople',
      icon: 'rally-the-troops',
      mana: 3,
      range: 5,
      target: 'ally',
      other: true,
      does: [
        { do: 'move', on: 'self', upTo: 4, path: 'free', endWithin: 1 },
        { do: 'heal', life: 1 },
        { do: 'attack', dice: 'combat', vs: 'armour', on: { within: 2, of: 'self' } },
        { do: 'push', inches: 2, on: 'same' },
      ],
    },
  },
  passive: {
    kind: 'theSmallRise',
    icon: 'uprising',
    on: [{ at: 'attackedByHero', does: [{ do: 'golemAnswers', within: 3 }] }],
  },
});
