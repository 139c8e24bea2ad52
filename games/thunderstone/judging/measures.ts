import type { Sort } from '../shape/cards.ts';

/** What a deck is measured by: how much its cards, its light, its gold and its experience count for. */
export interface Measures {
  /** A hand with this much light sees as well as it ever needs to. */
  readonly enoughLight: number;
  /** The first light is worth most: with this much of it about two thirds of that are reached. */
  readonly firstLight: number;
  /** Light a hand without any lacks even against the front rank. */
  readonly darkness: number;
  /** Attack that a missing light takes. */
  readonly perLight: number;
  /** Cards that will come to the deck anyway, beaten monsters above all: thinning is good, but not for its own sake. */
  readonly growth: number;
  /** What each of these adds to a hand: a card that gives less makes the deck worse in the long run. */
  readonly toCome: number;
  /** The part of that which everybody has in the end. */
  readonly usualGain: number;
  /** By how much a deck gets better in every turn that is left, on average over these. */
  readonly progress: number;
  /** The power that an average hand's gold buys in every turn that is left; it comes late, and not all turns are visits. */
  readonly gold: number;
  readonly mostGold: number;
  /** The power a point of experience buys, and how much of it can be put to use soon. */
  readonly experience: number;
  readonly soon: number;
  readonly later: number;
  /** What drawing a card is worth, in cards. */
  readonly draw: number;
  /** Hands differ by this much; and by the end of many turns, decks too. */
  readonly spread: number;
  readonly spreadLater: number;
  /** How much the power of a card really counts for, by its sort; all others as it is. */
  readonly powers: Readonly<Partial<Record<Sort, number>>>;
}

/** Against others: found by hand. */
export const TOGETHER: Measures = {
  enoughLight: 2.5,
  firstLight: 1.4,
  darkness: 2,
  perLight: 2,
  growth: 12,
  toCome: 1,
  usualGain: 3,
  progress: 0.08,
  gold: 0.05,
  mostGold: 11,
  experience: 0.3,
  soon: 6,
  later: 0.4,
  draw: 1,
  spread: 2.2,
  spreadLater: 0,
  powers: {},
};

/**
 * Alone: those with which the advice, followed from the first turn to the last, came off best in thousands of games. They
 * were varied at random and the better half kept, again and again, together with what else counts alone in `outlook.ts`,
 * `alone.ts` and `fight.ts`. `bench/alone.mjs` plays such games, and varies these measures further.
 */
export const ALONE: Measures = {
  ...TOGETHER,
  enoughLight: 1.5,
  firstLight: 1.7,
  perLight: 1.4,
  growth: 9,
  toCome: 1.5,
  progress: 0.09,
  gold: 0.09,
  experience: 0.27,
  draw: 1.9,
  spreadLater: 0.08,
  powers: { hero: 1.2, weapon: 1.2, monster: 1.3, spell: 2, item: 0.5, villager: 0.6 },
};
