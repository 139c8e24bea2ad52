import type { Seat } from '@tafelrunde/engine';
import { type Axial, DIRECTIONS } from '../map/lattice.ts';
import { canAct } from '../rules/actions.ts';
import {
  axialOf,
  CHURCH,
  distanceOf,
  hasMonster,
  hexesAround,
  isCentre,
  isUnder,
  missingAround,
  nextTo,
  powersOn,
  ringPacified,
} from '../rules/map.ts';
import { ignoresPower, maxHealth } from '../rules/tiles.ts';
import { hexAt } from '../rules/map.ts';
import { type ActionName, type EuthiaReading, type Level, NOWHERE, type Space } from '../shape.ts';

/** Where a hero could go, and what a step there would do. */

/** What entering a space leads to, as far as it can be known. */
export interface Arrival {
  /** Map tiles that would be revealed one by one. */
  readonly reveals: number;
  /** What water heals or fire costs. */
  readonly heals: number;
  readonly hurts: number;
  /** The level of the monster that has to be fought at once. */
  readonly fights: Level | null;
}

const POWER = 2;

export function arrivalAt(t: EuthiaReading, seat: Seat, space: Space): Arrival {
  const powers = powersOn(t, space);
  const fire = isUnder(powers, 'fire') && !ignoresPower(t, seat, 'fire');
  const water = isUnder(powers, 'water') && !ignoresPower(t, seat, 'water');
  const both = isUnder(powers, 'fire') && isUnder(powers, 'water');
  const lacks = maxHealth(t, seat) - t.state.heroes[seat].health;
  const stack = t.cards(t.piles.mapStack).length;
  return {
    reveals: Math.min(stack, missingAround(t, space).length),
    heals: water && !both ? Math.min(POWER, lacks) : 0,
    hurts: fire && !both ? POWER : 0,
    fights: hasMonster(t, space) ? hexAt(t, space).monster! : null,
  };
}

/** By space, how many steps it is away, with this many points. Monsters stop the way, and need somebody who can fight. */
export function reach(t: EuthiaReading, seat: Seat, points: number, fights: boolean): Map<Space, number> {
  const { space: from } = t.state.heroes[seat];
  const found = new Map<Space, number>([[from === NOWHERE ? CHURCH : from, 0]]);
  let edge = [...found.keys()];
  for (let steps = 1; steps <= points; steps++) {
    const next: Space[] = [];
    for (const space of edge)
      for (const one of nextTo(t, space)) {
        if (found.has(one)) continue;
        const guarded = hasMonster(t, one);
        if (isCentre(one) ? !ringPacified(t, one) : guarded && !fights) continue;
        found.set(one, steps);
        if (!guarded) next.push(one);
      }
    edge = next;
  }
  found.delete(from);
  return found;
}

/** The same after this marker is taken for movement: whoever walks with the combat marker may have none left to fight with. */
export function reachWith(
  t: EuthiaReading,
  seat: Seat,
  action: ActionName,
  points: number,
): Map<Space, number> {
  const { markers, reserve, granted, moves } = t.state.heroes[seat];
  const left = markers.filter((one) => one === 'combat').length + (reserve === 'combat' ? 1 : 0);
  const fights =
    granted.includes('combat') ||
    left > (action === 'combat' ? 1 : 0) ||
    (action !== 'combat' && canAct(t, seat, 'combat'));
  return reach(t, seat, moves + points, fights);
}

/** The names of the directions by which a neighbouring hex lies, in the order of `DIRECTIONS`. */
export const WAYS = ['east', 'southEast', 'southWest', 'west', 'northWest', 'northEast'] as const;
export type Way = (typeof WAYS)[number] | 'centre' | 'south';

const FROM_CENTRE = ['northWest', 'northEast', 'south'] as const;

/** So many hexes one way, and then so many another. */
export type Leg = readonly [n: number, way: Way];

/** How to get from one space to another as the crow flies: along two directions at most, after the step out of a centre. */
export function legsTo(t: EuthiaReading, from: Space, to: Space): Leg[] {
  if (from === NOWHERE) return [];
  const [begin, end] = [from, to].map((space) => hexesOf(space));
  const pairs = begin.flatMap((a) => end.map((b) => [a, b, distanceOf(t, a, b)] as const));
  const [a, b] = pairs.reduce((best, pair) => (pair[2] < best[2] ? pair : best));
  const out: Leg[] = isCentre(from) ? [[1, FROM_CENTRE[a & 3]]] : [];
  return [...out, ...straight(axialOf(t, b), axialOf(t, a))];
}

const hexesOf = (space: Space): Space[] => (isCentre(space) ? [space - 3, space - 2, space - 1] : [space]);

/** A vector as a sum of two neighbouring directions. */
function straight(to: Axial, from: Axial): Leg[] {
  const [q, r] = [to.q - from.q, to.r - from.r];
  for (const [i, one] of DIRECTIONS.entries()) {
    const other = DIRECTIONS[(i + 1) % DIRECTIONS.length];
    const turn = one.q * other.r - one.r * other.q;
    const a = (q * other.r - r * other.q) / turn;
    const b = (one.q * r - one.r * q) / turn;
    if (a > 0 && b >= 0)
      return b === 0
        ? [[a, directionName(one)]]
        : [
            [a, directionName(one)],
            [b, directionName(other)],
          ];
  }
  return [];
}

/** In which direction a neighbouring space lies; null where it is no neighbour. */
export function wayTo(t: EuthiaReading, from: Space, to: Space): Way | null {
  if (from === NOWHERE) return null;
  if (isCentre(to)) return nextTo(t, from).includes(to) ? 'centre' : null;
  if (isCentre(from)) return nextTo(t, from).includes(to) ? FROM_CENTRE[to & 3] : null;
  const at = hexesAround(t, from).indexOf(to);
  return at === -1 ? null : directionName(DIRECTIONS[at]);
}

function directionName({ q, r }: Axial): Way {
  if (r === 0) return q > 0 ? 'east' : 'west';
  if (r > 0) return q === 0 ? 'southEast' : 'southWest';
  return q === 0 ? 'northWest' : 'northEast';
}
