import type { Seat } from '@tafelrunde/engine';
import { type Axial, distance, HEXES, NEIGHBOURS } from '../map/lattice.ts';
import { hasMonster, isCentre, landAt, ringPacified, tileOf } from '../rules/map.ts';
import { type ActionName, type EuthiaReading, NOWHERE, type Space } from '../shape.ts';

/** Ways over the map: how far everything is for a hero, and what movement and actions are at hand. */

export interface Ways {
  /** By space, the steps to it; -1 where it cannot be reached. Spaces with a monster are reached, not passed. */
  readonly steps: Int16Array;
  /** By space, where one comes from. */
  readonly back: Int16Array;
}

/** Every space within reach, by the fewest steps. */
export function waysFrom(t: EuthiaReading, from: Space): Ways {
  const { tiles } = t.state.map;
  const size = tiles.length * 4;
  const steps = new Int16Array(size).fill(-1);
  const back = new Int16Array(size).fill(-1);
  if (from === NOWHERE) return { steps, back };
  const queue: Space[] = [from];
  steps[from] = 0;
  const visit = (next: Space, here: Space): void => {
    if (steps[next] !== -1) return;
    steps[next] = steps[here] + 1;
    back[next] = here;
    if (!hasMonster(t, next)) queue.push(next);
  };
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i];
    const tile = tileOf(here);
    if (isCentre(here)) {
      for (let part = 0; part < 3; part++) visit(tile * 4 + part, here);
      continue;
    }
    const { near } = tiles[tile];
    for (const { tile: way, part } of NEIGHBOURS[here & 3]) {
      const at = way === -1 ? tile : near[way];
      if (at !== -1) visit(at * 4 + part, here);
    }
    const centre = tile * 4 + 3;
    if (steps[centre] === -1 && landAt(t, here).centre !== null && ringPacified(t, centre))
      visit(centre, here);
  }
  return { steps, back };
}

/** The first step on the way to a space. */
export function firstStep({ back }: Ways, from: Space, to: Space): Space {
  let here = to;
  while (back[here] !== from && back[here] !== -1) here = back[here];
  return here;
}

const placeOf = (t: EuthiaReading, space: Space): Axial => {
  const { q, r } = t.state.map.tiles[tileOf(space)];
  const hex = HEXES[isCentre(space) ? 0 : ((space & 3) as 0 | 1 | 2)];
  return { q: q + hex.q, r: r + hex.r };
};
/** Steps from one space to another, as the crow flies. */
export const apart = (t: EuthiaReading, a: Space, b: Space): number =>
  distance(placeOf(t, a), placeOf(t, b)) + (isCentre(a) ? 1 : 0) + (isCentre(b) ? 1 : 0);

/** Action markers and movement points. EU-ACTION-03 */
export interface Means {
  readonly moves: number;
  readonly markers: { readonly [A in ActionName]: number };
  readonly granted: readonly ActionName[];
}
export const POINTS: { readonly [A in ActionName]: number } = { mine: 1, trade: 2, combat: 3 };

/** What the hero can still use in this turn, or in its next one if it has to wait. */
export function meansOf(t: EuthiaReading, seat: Seat, inTurn: boolean): Means {
  const { moves, markers, reserve, granted } = t.state.heroes[seat];
  const count = (action: ActionName): number => {
    const fresh = inTurn ? markers.filter((one) => one === action).length : 1;
    return fresh + (reserve === action ? 1 : 0);
  };
  return {
    moves: inTurn ? moves : 0,
    markers: { mine: count('mine'), trade: count('trade'), combat: count('combat') },
    granted: inTurn ? granted : [],
  };
}
export const allPoints = ({ moves, markers }: Means): number =>
  moves + POINTS.mine * markers.mine + POINTS.trade * markers.trade + POINTS.combat * markers.combat;
