import { item, spell, villager, weapon } from '../define.ts';
import { spend } from '../effects.ts';

/** Village cards of the base game beyond those of the suggested first game. */
export const baseVillage = [
  villager({
    kind: 'barkeep',
    box: 'base',
    source: 'public',
    price: 2,
    gold: 1,
    effects: [
      {
        name: 'secondPurchase',
        in: 'village',
        run: (_t, turn) => {
          turn.buys++;
        },
      },
      spend('sell2', (_t, turn) => {
        turn.gold += 2;
      }),
    ],
  }),
  item({
    kind: 'feast',
    box: 'base',
    source: 'public',
    price: 5,
    gold: 3,
    keywords: ['food'],
    effects: [
      {
        name: 'feast',
        in: 'dungeon',
        run: (_t, turn) => {
          turn.strength += 3;
          turn.attack += 1;
        },
      },
    ],
  }),
  spell({ kind: 'fireball', box: 'base', source: 'public', price: 9, light: 1, magic: 3 }),
  weapon({
    kind: 'hatchet',
    box: 'base',
    source: 'public',
    price: 4,
    gold: 1,
    weight: 3,
    attack: 3,
    keywords: ['edged'],
  }),
];
