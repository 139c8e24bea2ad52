import type { Flow, Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { carryDown } from './objects.ts';
import { spellsDown } from './spells.ts';
import { isPlaying } from './stats.ts';

/**
 * After every effect: what nobody may have too much of is put away at once, by everybody. True when the active character's
 * encounter is over, because the turn is, because it is dead, or because it was moved away.
 */
export function* settle(t: Talisman, seat: Seat): Flow<boolean> {
  for (let i = 0; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    if (!isPlaying(t, other)) continue;
    yield* spellsDown(t, other); // TA-SPELL-04
    yield* carryDown(t, other); // TA-CARRY-03
  }
  const { now } = t.state;
  return now.over || now.moved || !isPlaying(t, seat);
}
