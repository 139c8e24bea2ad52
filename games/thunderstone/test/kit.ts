import { rulesFrom, type Situation, table, type TestTable } from '@tafelrunde/testing';
import type { Card } from '@tafelrunde/engine';
import { game } from '../game.ts';
import { attackOn, type Attack } from '../rules/attack.ts';
import { freshlyLaid } from '../rules/party.ts';
import { newTurn } from '../rules/turn.ts';
import type { ThunderstoneShape, Turn } from '../shape.ts';

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
