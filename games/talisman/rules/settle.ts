import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { hasSurplus, shedSurplus } from './objects.ts';

/**
 * After every effect: what nobody may have too much of is put away at once, by everybody. True when the active character's
 * encounter is over, because the turn is, if only because it is dead, or because it was moved away.
 */
export function settle(t: Talisman, seat: Seat): Flow<boolean> {
  for (let other = 0; other < t.seats; other++) if (hasSurplus(t, other)) return putAway(t, seat);
  return done(left(t));
}

const left = (t: Talisman): boolean => t.state.now.over || t.state.now.moved;

function* putAway(t: Talisman, seat: Seat): Flow<boolean> {
  for (let i = 0; i < t.seats; i++) yield* shedSurplus(t, (seat + i) % t.seats);
  return left(t);
}
