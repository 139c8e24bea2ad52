import { isHero } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { borrowOne } from '../effects.ts';

const selurinSet: HeroSet = { group: 'selurin', box: 'base', source: 'public', classes: ['wizard'] };

export const selurin = [
  hero({
    ...selurinSet,
    kind: 'selurinMagician',
    level: 1,
    strength: 2,
    price: 8,
    levelUp: 2,
    magic: 2,
    // Every item, whether it attacks or not, and every spell that has magic attack.
    leads: (row, { content }, other) => {
      const { sort } = content[other.as];
      if (sort === 'item' || (sort === 'spell' && row.magic > 0)) row.magic++;
    },
  }),
  hero({
    ...selurinSet,
    kind: 'selurinWarlock',
    level: 2,
    strength: 2,
    price: 10,
    levelUp: 3,
    magic: 2,
    doublesMagic: true,
  }),
  hero({
    ...selurinSet,
    kind: 'selurinTheurge',
    level: 3,
    strength: 3,
    price: 13,
    points: 1,
    magic: 2,
    doublesMagic: true,
    effects: [
      {
        name: 'summon',
        in: 'dungeon',
        // As with the Gladiator, only the others discard. TH-TURN-09, TH-CARD-18
        *run(t, turn) {
          yield* borrowOne(t, turn, {
            discard: 'discardHero',
            borrow: 'borrowHero',
            rules: ['TH-TURN-09', 'TH-CARD-18'],
            fits: isHero,
          });
        },
      },
    ],
  }),
];
