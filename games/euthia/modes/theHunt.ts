import type { Flow, Seat } from '@tafelrunde/engine';
import { catalogueOf, kindsOf } from '../rules/catalogue.ts';
import { hasAll } from '../rules/haves.ts';
import { isInChurch } from '../rules/places.ts';
import { takeSome } from '../rules/supply.ts';
import type { Euthia, EuthiaReading, Fight } from '../shape.ts';
import { BASE, rows, type Scenario } from './scenario.ts';

/** The Hunt: trophies count at the end, badges reward deeds. */

/** Trophies give 1, 2 or 3 reputation by their level. */
export const trophyScore = (t: EuthiaReading, seat: Seat): number =>
  [...t.cards(t.piles.trophies[seat]), ...t.cards(t.piles.hall[seat])].reduce(
    (sum, card) => sum + t.def(card).enemy!.level,
    0,
  );

/** One badge more than there are players lies open. */
function* setup(t: Euthia): Flow {
  const kinds = kindsOf(catalogueOf(t).sorts, 'badge').map(({ kind }) => kind);
  takeSome(t, kinds, t.seats + 1, t.piles.badgeRow);
  yield* [];
}

/** At most one badge a turn; the hero chooses among several. */
function* turnEnd(t: Euthia, seat: Seat): Flow {
  const met = t.cards(t.piles.badgeRow).filter((card) => hasAll(t, seat, t.def(card).have));
  if (met.length === 0) return;
  const { card } = yield* t.ask(seat, {
    prompt: 'takeBadge',
    from: met.map((one) => ({ id: `badge${one}`, card: one })),
  });
  t.move(card, t.piles.badges[seat]);
  t.state.heroes[seat].reputation += 2;
  t.tell('badge', { seat, kind: t.kind(card) });
}

/** From round 5 on each monster has one chaos marker more in the hard game. */
function* prepared(t: Euthia, fight: Fight): Flow {
  if (t.options.difficulty === 'hard' && t.state.round >= 5) fight.chaos++;
  yield* [];
}

/** What trophies of two, three and four heroes have to be worth together: less for each the more there are, for the game grows stronger with them. */
const GOAL_TOGETHER: Readonly<Record<number, number>> = { 2: 5, 3: 8, 4: 10 };

export const theHunt: Scenario = {
  ...BASE,
  name: 'theHunt',
  bands: [15, 20, 26, 33],
  tables: (t) =>
    rows(
      t,
      [
        [1, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
        [2, 1, 1],
      ],
      [
        [3, 2, 2],
        [4, 3, 2],
        [6, 4, 3],
        [7, 6, 4],
      ],
      {},
    ),
  startGold: ({ options }) => (options.difficulty === 'easy' ? 4 : 2),
  startPotions: ({ options }) => (options.difficulty === 'easy' ? 1 : 0),
  eliteLevels: ({ options }) => (options.elites || options.difficulty === 'hard' ? [1, 2] : []),
  setup,
  turnEnd,
  prepared,
  /** Trophies may be hung up in the church: they need no pouch any more and are lost for quests. */
  freeActions: (t, seat) =>
    isInChurch(t, seat)
      ? t.cards(t.piles.trophies[seat]).map((card) => ({
          id: `hang${card}`,
          does: 'hang',
          text: 'hang',
          card,
          run: () => t.move(card, t.piles.hall[seat]),
        }))
      : [],
  finalScore: trophyScore,
  goalTogether: ({ seats }) => GOAL_TOGETHER[seats],
  isWon(t) {
    return t.clockwise().reduce((sum, seat) => sum + trophyScore(t, seat), 0) >= this.goalTogether(t);
  },
};
