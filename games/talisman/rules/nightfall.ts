import type { Flow, Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { loseTogether } from './crown.ts';
import { eliminate } from './death.ts';
import { craft, everybody, strength } from './stats.ts';
import { checkVictory, win } from './victory.ts';

/** Rounds before the night at which everybody is told that it is near. */
const DUSK = 10;

/**
 * TA-NIGHT-01, TA-NIGHT-02: a limit the table has agreed on. When night falls death is final, and every further round
 * costs everybody one life more than the last, until one is left.
 */
export function* nightfall(t: Talisman): Flow {
  const { nightfall: limit } = t.options;
  const { round } = t.state;
  if (round === limit + 1 - DUSK) t.tell('dusk', { rounds: DUSK });
  if (round <= limit) return;
  if (round === limit + 1) t.tell('night', {});
  if (!t.state.crownReached) {
    t.state.crownReached = true;
    for (let seat = 0; seat < t.seats; seat++)
      if (t.state.players[seat].standing === 'dead') eliminate(t, seat);
    yield* checkVictory(t);
  }
  const last = mightiest(t);
  yield* loseTogether(t, everybody(t, t.state.first), round - limit, () => {
    if (t.seats > 1 && everybody(t, 0).length === 0) win(t, 'night', last);
  });
}

/** TA-NIGHT-03: who would win if the night took everybody now. */
function mightiest(t: Talisman): Seat[] {
  const might = (seat: Seat): number => strength(t, seat) + craft(t, seat);
  const gold = (seat: Seat): number => t.state.players[seat].gold;
  const seats = everybody(t, t.state.first);
  const most = Math.max(...seats.map(might));
  const strongest = seats.filter((seat) => might(seat) === most);
  const richest = Math.max(...strongest.map(gold));
  return strongest.filter((seat) => gold(seat) === richest);
}
