import { clone } from './clone.ts';
import type { ChanceState } from './chance.ts';
import type { Card, Json, Pile, Result, Scene } from './words.ts';

/**
 * Everything about the cards, in columns by sleeve (they copy three times as fast as one object per card).
 * `print[sleeve]` is the printed card inside, `kinds[print]` what is printed on it: shuffling permutes `print` alone.
 */
export interface Cards {
  kinds: string[];
  print: number[];
  at: Pile[];
  /** The shuffle that hid the sleeve last; 0 = never hidden, everybody could work it out. */
  group: number[];
  /** Who knows the face: a bit per seat and one more for watchers. */
  known: number[];
  /** By print, the shuffle at which everybody lost sight of it. */
  root: number[];
  /** By print, who has since known that it took part in a later shuffle, and which one that was. */
  pinned: number[];
  pin: number[];
  /** By shuffle, the earlier one all its unknown cards came from; 0 = none. */
  parent: number[];
  /** By shuffle: shuffles whose cards may have changed places share a number. */
  family: number[];
  /** By sleeve, what lies on the card; whoever may see the card sees it. */
  notes: { [card: number]: Json };
}

/** Something true of hidden cards that somebody has learned without seeing them. */
export interface Fact {
  name: string;
  cards: Card[];
  to: number;
}

/** The whole state of a match: plain data, nothing else. */
export interface Whole<S = object> {
  /** How many steps have begun; setup is step 0. */
  step: number;
  /** The game's own state, the part rules read and change as `t.state`. */
  game: S;
  cards: Cards;
  /** The sleeves in each pile, bottom to top. */
  piles: Card[][];
  facts: Fact[];
  scenes: Scene[];
  chance: ChanceState;
  result: Result | null;
}

export function emptyWhole<S>(game: S, piles: number): Whole<S> {
  return {
    step: 0,
    game,
    cards: noCards(),
    piles: Array.from({ length: piles }, () => []),
    facts: [],
    scenes: [],
    chance: { drawn: 0, branch: 0, forced: [] },
    result: null,
  };
}

const noCards = (): Cards => ({
  kinds: [],
  print: [],
  at: [],
  group: [],
  known: [],
  root: [],
  pinned: [],
  pin: [],
  parent: [0],
  family: [0],
  notes: {},
});

const copyCards = (cards: Cards): Cards => ({
  kinds: cards.kinds.slice(),
  print: cards.print.slice(),
  at: cards.at.slice(),
  group: cards.group.slice(),
  known: cards.known.slice(),
  root: cards.root.slice(),
  pinned: cards.pinned.slice(),
  pin: cards.pin.slice(),
  parent: cards.parent.slice(),
  family: cards.family.slice(),
  notes: clone(cards.notes),
});

/** Copy a whole state. The kernel's own columns are copied by name: this runs once per step. */
export function cloneWhole<S>(whole: Whole<S>): Whole<S> {
  const { cards, chance, piles, facts, scenes } = whole;
  return {
    step: whole.step,
    game: clone(whole.game),
    cards: cards.at.length === 0 ? noCards() : copyCards(cards),
    piles: piles.map((pile) => pile.slice()),
    facts: facts.length === 0 ? [] : clone(facts),
    scenes: scenes.length === 0 ? [] : clone(scenes),
    chance: {
      drawn: chance.drawn,
      branch: chance.branch,
      forced: chance.forced.length === 0 ? [] : chance.forced.slice(),
    },
    result: clone(whole.result),
  };
}
