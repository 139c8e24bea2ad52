import { makeDiscard } from '../../rules/discarding.ts';
import { isHero, othersThan } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { othersDiscard } from '../effects.ts';

const redbladeSet: HeroSet = {
  group: 'redblade',
  box: 'base',
  source: 'public',
  classes: ['fighter', 'thief'],
};

export const redblade = [
  hero({
    ...redbladeSet,
    kind: 'redbladeKiller',
    level: 1,
    strength: 5,
    price: 5,
    levelUp: 2,
    gold: 1,
    attack: 2,
  }),
  hero({
    ...redbladeSet,
    kind: 'redbladePoisoner',
    level: 2,
    strength: 5,
    price: 8,
    levelUp: 3,
    gold: 2,
    attack: 3,
    effects: [othersDiscard(['TH-TURN-09'])],
  }),
  hero({
    ...redbladeSet,
    kind: 'redbladeAssassin',
    level: 3,
    strength: 6,
    price: 9,
    gold: 2,
    points: 2,
    attack: 4,
    effects: [
      {
        name: 'assassinate',
        in: 'dungeon',
        // One hero or two cards: whoever does not give a hero first gives a second card.
        *run(t, turn) {
          const others = othersThan(t, turn.seat);
          const rules = ['TH-TURN-09'] as const;
          const first = yield* makeDiscard(t, others, { prompt: 'discardHeroOrTwo', rules });
          const again = others.filter((_seat, i) => {
            const card = first[i];
            return card !== null && !isHero(t.def(card));
          });
          yield* makeDiscard(t, again, { prompt: 'discardSecond', rules });
        },
      },
    ],
  }),
];
