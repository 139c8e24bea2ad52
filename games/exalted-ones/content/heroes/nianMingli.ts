import { hero } from '../define.ts';

/** Tinctures: strengthens friends, eats the armour of foes. */
export const nianMingli = hero({
  kind: 'nianMingli',
  class: 'supporter',
  faction: 'wuwei',
  icon: 'apothecary',
  profile: {
    maxLife: [7, 9, 11],
    maxMana: [6, 7, 8],
    manaRegen: [2, 2, 3],
    willpower: [4, 5, 6],
    reach: 'ranged',
    combat: [4, 5, 5],
    run: 8,
    move: 4,
    armour: 1,
    magicResist: 1,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'acidFlask',
      icon: 'acid',
      mana: 2,
      range: 4,
      target: 'circle',

      does: [
        { do: 'attack', dice: 'willpower', vs: 'magicResist' },
        { do: 'change', stat: 'armour', by: -1, until: 'endOfRound' },
      ],
    },
    W: {
      kind: 'tigerTincture',
      icon: 'tiger-head',
      mana: 3,
      range: 4,
      target: 'ally',

      does: [{ do: 'empower', next: 2, dice: 2, weakens: 1, until: 'endOfRound' }],
    },
    R: {
      kind: 'nineVapours',
      icon: 'bottle-vapors',
      mana: 3,
      range: 5,
      target: 'circle',

      does: [
        {
          do: 'leave',
          marker: {
            shape: 'circle',
            at: 'circle',
            limit: 1,
            lasts: 'endOfRound',
            moment: 'inside',
            does: [
              {
                do: 'change',
                stat: 'armour',
                by: 1,
                on: { marker: 'inside', kinds: ['friend'] },
                until: 'endOfRound',
              },
              {
                do: 'change',
                stat: 'combat',
                by: 1,
                on: { marker: 'inside', kinds: ['friend'] },
                until: 'endOfRound',
              },
              {
                do: 'change',
                stat: 'combat',
                by: -1,
                on: { marker: 'inside', kinds: ['hero'] },
                until: 'endOfRound',
              },
            ],
          },
        },
      ],
    },
  },
  passive: {
    kind: 'antidote',
    icon: 'medicines',
    statics: [{ is: 'soothes', within: 3, by: 1 }],
  },
});
