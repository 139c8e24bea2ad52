import type { Card, Flow, Option, Seat } from '@tafelrunde/engine';
import type { Valskyrr } from '../shape.ts';
import { askGroup } from './group.ts';

/**
 * Objective tokens are meant for a card: each may go to the time charter instead. Says how many do; this player decides, or the
 * group. VA-TOKEN-04
 */
export function* awayFrom(t: Valskyrr, card: Card, n: number, by: Seat | null): Flow<number> {
  const from = Array.from({ length: n + 1 }, (_, i): Option & { readonly away: number } => ({
    id: `away${i}`,
    text: 'objectivesAway',
    about: { away: i, n: n - i },
    value: i,
    away: i,
  }));
  const about = { n, kind: t.kind(card) };
  const ask = { prompt: 'objectivesAway', about, from, rules: ['VA-TOKEN-04'] } as const;
  const { away } = yield* by === null ? askGroup(t, ask) : t.ask(by, ask);
  return away;
}
