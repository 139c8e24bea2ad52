import { done, type Flow, type Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { carryDown, tooManyObjects } from './objects.ts';
import { spellsDown, tooManySpells } from './spells.ts';
import { isPlaying } from './stats.ts';

/**
 * After every effect: what nobody may have too much of is put away at once, by everybody. True when the active character's
 * encounter is over, because the turn is, if only because it is dead, or because it was moved away.
 */
export function settle(t: Talisman, seat: Seat): Flow<boolean> {
  for (let other = 0; other < t.seats; other++)
    if (isPlaying(t, other) && (tooManySpells(t, other) > 0 || tooManyObjects(t, other) > 0))
      return putAway(t, seat);
  return done(left(t));
}

const left = (t: Talisman): boolean => t.state.now.over || t.state.now.moved;

function* putAway(t: Talisman, seat: Seat): Flow<boolean> {
  for (let i = 0; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    if (!isPlaying(t, other)) continue;
    yield* spellsDown(t, other); // TA-SPELL-04
    yield* carryDown(t, other); // TA-CARRY-03
  }
  return left(t);
}
