import { hero } from '../define.ts';

/** Gun master: stands still and shoots first, last and in between. */
export const tianFeng = hero({
  kind: 'tianFeng',
  class: 'marksman',
  faction: 'wuwei',
  icon: 'blunderbuss',
  profile: {
    maxLife: [6, 8, 10],
    maxMana: [5, 6, 7],
    manaRegen: [1, 2, 2],
    willpower: null,
    reach: 'ranged',
    combat: [6, 7, 8],
    run: 7,
    move: 4,
    armour: 1,
    magicResist: 1,
    agility: 4,
  },
  abilities: {
    Q: {
      kind: 'thunderGun',
      icon: 'cannon-shot',
      mana: 2,
      range: 6,
      target: 'firstInLine',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'push', inches: 2 },
        { do: 'move', on: 'self', upTo: 1, path: 'away', optional: true },
      ],
    },
    W: {
      kind: 'quickReload',
      icon: 'reload-gun-barrel',
      mana: 2,
      range: 5,
      target: 'single',

      does: [
        { do: 'attack', dice: 'combat', vs: 'armour' },
        { do: 'attack', dice: 'combat', vs: 'armour', retarget: true, if: 'damageAtMost2' },
      ],
    },
    R: {
      kind: 'openFire',
      icon: 'gun-rose',
      mana: 2,
      range: 6,
      target: 'self',
      actionOnly: true,
      does: [{ do: 'watch', range: 6, until: 'ownNextActivation' }],
    },
  },
  passive: {
    kind: 'steadyHand',
    icon: 'rifle',
    statics: [{ is: 'bonus', rolls: ['basicAttack'], dice: 1, if: 'notMoved' }],
  },
});
