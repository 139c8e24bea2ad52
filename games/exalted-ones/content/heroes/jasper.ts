import { hero } from '../define.ts';

/** Brawler with a bat: what he hits, flies. */
export const jasper = hero({
  kind: 'jasper',
  class: 'fighter',
  faction: 'eridani',
  icon: 'baseball-bat',
  profile: {
    maxLife: [8, 10, 12],
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
      kind: 'homeRun',
      icon: 'spiked-bat',
      mana: 1,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'push', inches: 2, crash: 1 },
      ],
    },
    W: {
      kind: 'headbutt',
      icon: 'knocked-out-stars',
      mana: 3,
      range: 1,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', plus: -1, vs: 'armour' },
        { do: 'status', status: 'stun' },
      ],
    },
    R: {
      kind: 'golemSlugger',
      icon: 'robot-golem',
      mana: 3,
      range: 6,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'combat', plus: 1, vs: 'armour', critical: true },
        { do: 'push', inches: 2 },
        {
          do: 'place',
          on: { within: 1, of: 'self', kinds: ['golem', 'friendlyGolem'], pick: 1, announced: true },
          where: 'contact',
          optional: true,
        },
        { do: 'lose', life: 2, on: 'same', if: 'enemy' },
      ],
    },
  },
  passive: {
    kind: 'theBiggerTheyAre',
    icon: 'brass-knuckles',
    statics: [{ is: 'bonus', rolls: ['basicAttack'], dice: 1, against: ['heroWithMoreLife'] }],
  },
});
