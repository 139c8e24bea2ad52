import type { Flow } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { loseTogether } from './crown.ts';
import { eliminate } from './death.ts';
import { checkVictory } from './victory.ts';
import { everybody } from './stats.ts';

/**
 * TA-NIGHT-01, TA-NIGHT-02: a limit the table has agreed on. When night falls death is final, and every further round
 * costs everybody one life more than the last, until one is left.
 */
export function* nightfall(t: Talisman): Flow {
  const { nightfall: limit } = t.options;
  if (limit === 0 || t.state.round <= limit) return;
  if (t.state.round === limit + 1) t.tell('night', {});
  if (!t.state.crownReached) {
    t.state.crownReached = true;
    for (let seat = 0; seat < t.seats; seat++)
      if (t.state.players[seat].standing === 'dead') eliminate(t, seat);
    yield* checkVictory(t);
  }
  yield* loseTogether(t, everybody(t, t.state.first), t.state.round - limit);
}
