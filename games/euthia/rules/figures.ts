import type { Seat } from '@tafelrunde/engine';
import { type EuthiaReading, NOWHERE } from '../shape.ts';
import { distanceOf, isCentre } from './map.ts';

/** Figures of scenarios on the map: whom they strike. */

/** Heroes on hexes, those at a distance from the figure if one is named; the start player first. */
export function heroesHit(
  t: EuthiaReading,
  to: 'heroesAt' | 'heroesOnHexes',
  distance: readonly [number, number] | undefined,
): Seat[] {
  const { figure, start, heroes } = t.state;
  return t.clockwise(start).filter((seat) => {
    const { space } = heroes[seat];
    if (space === NOWHERE || isCentre(space)) return false;
    if (to === 'heroesOnHexes' || distance === undefined) return true;
    if (figure === NOWHERE) return false;
    const away = reach(t, distanceOf(t, figure, space));
    return away >= distance[0] && away <= distance[1];
  });
}
/** Where her attacks reach further, distance 3 counts like 2. */
const reach = (t: EuthiaReading, away: number): number =>
  away === 3 && t.state.scenario === 'darkWings' && t.options.difficulty === 'hard' ? 2 : away;
