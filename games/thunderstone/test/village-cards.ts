import { attackOn, type Attack } from '../rules/attack.ts';
import { turnOf } from '../rules/party.ts';
import type { Thunder } from './kit.ts';

/** The attack of what is laid out now on a monster. */
export function strike(t: Thunder, kind: string, rank = 1): Attack {
  return attackOn(t.t.content, turnOf(t.t)!, { kind, rank, weakened: 0 });
}

/** How much gold the visitor of the village has, as the question says. */
export function goldOf(t: Thunder): number {
  const { about } = t.asks(0, 'visit').match.question(0)!.ask;
  return (about as { gold: number }).gold;
}
