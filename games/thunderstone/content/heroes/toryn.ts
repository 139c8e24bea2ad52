import { hero, type HeroSet } from '../define.ts';
import { borrowOne } from '../effects.ts';

/** Any number of weapons, each light enough by itself. TH-CARD-16, TH-CARD-17 */
const torynSet: HeroSet & { anyWeapons: true } = {
  group: 'toryn',
  box: 'wrath',
  source: 'public',
  classes: ['fighter'],
  anyWeapons: true,
};

export const toryn = [
  hero({ ...torynSet, kind: 'torynScrapper', level: 1, strength: 7, price: 7, levelUp: 2, attack: 2 }),
  hero({ ...torynSet, kind: 'torynDuelist', level: 2, strength: 8, price: 9, levelUp: 3, attack: 3 }),
  hero({
    ...torynSet,
    kind: 'torynGladiator',
    level: 3,
    strength: 9,
    price: 12,
    points: 2,
    attack: 4,
    effects: [
      {
        name: 'disarm',
        in: 'dungeon',
        // TH-CARD-18: the others discard a weapon; the Gladiator, and nobody else, may carry one of them in this battle.
        *run(t, turn, me) {
          const weapon = yield* borrowOne(t, turn, {
            discard: 'discardWeapon',
            borrow: 'borrow',
            rules: ['TH-CARD-18'],
            fits: (def) => def.sort === 'weapon',
          });
          // Whether the weapon is too heavy is seen in the attack, as with every other. TH-CARD-17
          if (weapon !== null) weapon.by = me.card;
        },
      },
    ],
  }),
];
