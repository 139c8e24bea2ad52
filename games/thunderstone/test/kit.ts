import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import type { Card } from '@tafelrunde/engine';
import { game } from '../game.ts';
import { attackOn, type Attack } from '../rules/attack.ts';
import { freshlyLaid, turnOf } from '../rules/party.ts';
import { newTurn } from '../rules/turn.ts';
import type { ThunderstoneOptions, ThunderstoneShape, Turn } from '../shape.ts';

export const { rule, situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

export type Thunder = TestTable<ThunderstoneShape>;

interface Plan extends Situation<ThunderstoneShape> {
  readonly hand?: readonly string[];
  /** Ranks 1, 2, 3. */
  readonly hall?: readonly string[];
}

/** A table of two at which seat 0 is to move, with this hand and this hall. */
export function play({ hand, hall, ...plan }: Plan = {}): Thunder {
  const cards: Record<string, readonly string[]> = { ...plan.cards };
  if (hand !== undefined) cards['hand.0'] = hand;
  hall?.forEach((kind, i) => (cards[`rank.${i + 1}`] = [kind]));
  return table(game, {
    seats: 2,
    ...plan,
    cards,
    set: (state, t) => {
      state.turn = 0;
      plan.set?.(state, t);
    },
  });
}

/** A hall in which nothing interferes. */
export const HALL = ['kingdom', 'mythlurian', 'skaladak'] as const;

/** What lies in front of a seat, without a table: `['militia', 'dagger>0']` gives the dagger to the first card. */
export function party(kinds: readonly string[], change: (turn: Turn) => void = () => {}): Turn {
  const turn = newTurn('fight', 0);
  kinds.forEach((word, i) => {
    const [kind, bearer] = word.split('>');
    const one = freshlyLaid(i as Card, kind);
    if (bearer !== undefined) one.by = Number(bearer) as Card;
    turn.cards.push(one);
  });
  change(turn);
  return turn;
}

// The content of a table, so that what is worked out here counts as tried.
const { content } = table(game, { seats: 2 }).t;

/** The attack of these cards on a monster. */
export const attack = (
  kinds: readonly string[],
  kind: string,
  rank = 1,
  change?: (turn: Turn) => void,
): Attack => attackOn(content, party(kinds, change), { kind, rank, weakened: 0 });

/** The attack of what is laid out now on a monster. */
export function strike(t: Thunder, kind: string, rank = 1): Attack {
  return attackOn(t.t.content, turnOf(t.t)!, { kind, rank, weakened: 0 });
}

/** How much gold the visitor of the village has, as the question says. */
export function goldOf(t: Thunder): number {
  const { about } = t.asks(0, 'visit').match.question(0)!.ask;
  return (about as { gold: number }).gold;
}

// Matches of several games.

export const PARTY = Array<string>(6).fill('torynScrapper');
export const TORCHES = Array<string>(8).fill('torch');
export const EMPTY = { 'deck.0': [], 'discard.0': [], 'deck.1': [], 'discard.1': [], 'hand.1': [] };

/** Seat 0 beats the last monster before the stone, and owns nothing but its party and what is given. */
export const lastFight = (
  mode: ThunderstoneOptions['mode'],
  cards: Readonly<Record<string, readonly string[]>> = {},
  options: Partial<ThunderstoneOptions> = {},
  set: (state: Thunder['state']) => void = () => {},
): Thunder =>
  play({
    options: { mode, set: 'random', ...options },
    hand: PARTY,
    set: (state) => {
      state.sets.stones = ['stoneOfMystery'];
      set(state);
    },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['famine'],
      ...EMPTY,
      ...cards,
    },
  });
export const win = (t: Thunder): Thunder => t.answer(0, 'dungeon').answer(0, 'Attack Harbinger');
export const own = (t: Thunder, seat: number): string[] =>
  ['hand', 'deck', 'discard'].flatMap((pile) => t.kinds(`${pile}.${seat}`)).toSorted();

/** Who begins by the setup itself: `play` would let seat 0 begin. */
export function startsAt(seed: string): number {
  return table(game, { seats: 2, options: { mode: 'odyssey' }, seed }).state.turn;
}

// In the dungeon.

/** The kinds at ranks 1 to 3. */
export const ranks = (t: Thunder): string[] => [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]);
/** Seat 0 goes to the dungeon with a Hatchet and attacks. */
export const beat = (t: Thunder, name: string): Thunder =>
  t.answer(0, 'dungeon').answer(0, 'Hatchet').answer(0, `Attack ${name}`);
