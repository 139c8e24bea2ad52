import type { Flow, Seat } from '@tafelrunde/engine';
import type { Euthia } from '../shape.ts';
import { heal, woundOutside } from './health.ts';
import { isUnder } from './map.ts';
import { ignoresPower } from './tiles.ts';

/** Fire wounds, water heals, both do nothing; several sources count once. True if the hero lives. EU-ELEM-01 to EU-ELEM-06 */
export function* feelPowers(t: Euthia, seat: Seat, powers: number): Flow<boolean> {
  const fire = isUnder(powers, 'fire');
  const water = isUnder(powers, 'water');
  if (fire === water) return true; // EU-ELEM-04
  if (water) {
    if (!ignoresPower(t, seat, 'water')) heal(t, seat, 2);
    return true;
  }
  if (ignoresPower(t, seat, 'fire')) return true; // EU-TIME-11
  return yield* woundOutside(t, seat, 2, 'elemental');
}
