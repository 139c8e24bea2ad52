import { makeDiscard } from '../../rules/discarding.ts';
import { othersThan } from '../../rules/party.ts';
import { hero, type HeroSet } from '../define.ts';
import { othersDiscard } from '../effects.ts';

const runespawnSet: HeroSet = {
  group: 'runespawn',
  box: 'wrath',
  source: 'public',
  classes: ['thief', 'wizard'],
};

export const runespawn = [
  hero({
    ...runespawnSet,
    kind: 'runespawnAdept',
    level: 1,
    strength: 5,
    price: 7,
    levelUp: 2,
    magic: 2,
    steels: 2,
  }),
  hero({
    ...runespawnSet,
    kind: 'runespawnSiren',
    level: 2,
    strength: 6,
    price: 10,
    levelUp: 3,
    magic: 3,
    steels: 3,
    effects: [othersDiscard(['TH-CARD-15'])],
  }),
  hero({
    ...runespawnSet,
    kind: 'runespawnWitch',
    level: 3,
    strength: 8,
    price: 13,
    points: 2,
    magic: 3,
    steels: 4,
    effects: [
      {
        name: 'hex',
        in: 'dungeon',
        // TH-CARD-15: more magic attack unless somebody gives up a spell.
        *run(t, turn, me) {
          const cards = yield* makeDiscard(t, othersThan(t, turn.seat), {
            prompt: 'discard',
            rules: ['TH-CARD-15'],
          });
          const spell = cards.some((card) => card !== null && t.def(card).sort === 'spell');
          if (!spell) me.magic += 2;
        },
      },
    ],
  }),
];
