import type { Card } from '@tafelrunde/engine';
import { chooseLaid, chooseMonster, hasLaid } from '../../rules/effects.ts';
import { hallCards, refill, removalFault, takeMonster } from '../../rules/hall.ts';
import { destroyLaid, isHero } from '../../rules/party.ts';
import type { Thunderstone } from '../../shape.ts';
import { hero, type HeroSet } from '../define.ts';
import { devour, isFood, isMilitia, isWorth } from '../effects.ts';

const thyrianSet: HeroSet = { group: 'thyrian', box: 'base', source: 'public', classes: ['fighter'] };

/** Monsters worth 1 or 2 victory points, as far as an effect may take them away. */
const smallGame = (t: Thunderstone): Card[] =>
  hallCards(t).filter((card) => isWorth(t.def(card), 1, 2) && removalFault(t, card) === null);

export const thyrian = [
  hero({
    ...thyrianSet,
    kind: 'thyrianSquire',
    level: 1,
    strength: 6,
    price: 7,
    levelUp: 2,
    attack: 2,
    effects: [devour(2, false)],
  }),
  hero({
    ...thyrianSet,
    kind: 'thyrianKnight',
    level: 2,
    strength: 8,
    price: 9,
    levelUp: 3,
    attack: 4,
    leads: (row, { content }, other) => {
      if (isMilitia(content[other.as])) row.attack++;
    },
    effects: [devour(2, false)],
  }),
  hero({
    ...thyrianSet,
    kind: 'thyrianLord',
    level: 3,
    strength: 9,
    price: 11,
    points: 2,
    attack: 4,
    leads: (row, { content }, other) => {
      const def = content[other.as];
      if (isHero(def) && !def.classes.includes('fighter')) row.attack += 2;
    },
    effects: [
      {
        name: 'ride',
        in: 'dungeon',
        fault: (t, turn) => {
          if (!hasLaid(t, turn, isFood)) return 'TH-DUNGEON-01';
          return smallGame(t).length === 0 ? 'TH-HORDE-12' : null;
        },
        // Food for a small monster out of the hall: no experience, no claim to a stone.
        *run(t, turn) {
          const food = yield* chooseLaid(t, turn, {
            prompt: 'devour',
            commits: 'costs',
            rules: ['TH-DUNGEON-01'],
            fits: isFood,
          });
          if (food === null) return;
          destroyLaid(t, turn, food);
          const monster = yield* chooseMonster(t, turn, {
            prompt: 'ride',
            rules: ['TH-HORDE-12', 'TH-STONE-08'],
            cards: smallGame(t),
            fault: () => null,
          });
          if (monster === null) return;
          takeMonster(t, turn.seat, monster);
          yield* refill(t, turn.seat);
        },
      },
    ],
  }),
];
