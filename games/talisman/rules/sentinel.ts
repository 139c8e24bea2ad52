import type { Flow, Seat } from '@tafelrunde/engine';
import type { Talisman } from '../shape.ts';
import { SENTINEL } from '../shape/spaces.ts';
import { fightCreature } from './combat.ts';
import { terrainOn } from './stats.ts';

/** TA-SENT-05 */
const SENTINEL_STRENGTH = 9;

/** May the character step over the bridge inward? TA-SENT-02 to TA-SENT-04; a defeat or stand-off ends the turn, as everywhere. */
export function* passSentinel(t: Talisman, seat: Seat): Flow<boolean> {
  if (terrainOn(t, SENTINEL) !== null) return true; // TA-TERRAIN-04
  const outcome = yield* fightCreature(t, seat, 'sentinel', 'battle', SENTINEL_STRENGTH);
  return outcome === 'won' || outcome === 'evaded';
}
