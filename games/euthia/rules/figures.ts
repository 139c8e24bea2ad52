import type { Flow, Seat } from '@tafelrunde/engine';
import { type Euthia, type EuthiaReading, NOWHERE, type Verbs } from '../shape.ts';
import type { Doing } from './doing.ts';
import { distanceOf, hexAt, isCentre, nameOf, spacesOf } from './map.ts';

/** Figures of scenarios on the map: whom they strike, and the pieces cards may touch. */

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

export function* pieceOf(t: Euthia, at: Doing, what: Verbs['piece']): Flow<boolean> {
  const { seat } = at;
  const hero = t.state.heroes[seat];
  if (what.name === 'actionMarker') {
    const had = hero.reserve !== null;
    hero.reserve = null;
    return had;
  }
  if (what.name === 'rageCard') {
    const from = t.cards(t.piles.rage).filter((card) => t.def(card).stays === 'stage');
    if (from.length === 0) return false;
    const { card } = yield* t.ask(seat, {
      prompt: 'discardRage',
      from: from.map((one) => ({ id: `rage${one}`, card: one })),
    });
    t.move(card, t.piles.rageDiscard);
    return true;
  }
  const destroyed = spacesOf(t).filter(
    (space) => t.state.map.destroyed[space] && hexAt(t, space).trade !== undefined,
  );
  if (destroyed.length === 0) return false;
  const { to } = yield* t.ask(seat, {
    prompt: 'rebuild',
    from: [
      ...destroyed.map((to) => ({
        id: `at${to}`,
        space: nameOf(t, to),
        value: to,
        text: 'goTo',
        about: { space: nameOf(t, to) },
        to,
      })),
      { id: 'pass', declines: true as const, to: NOWHERE },
    ],
  });
  if (to !== NOWHERE) t.state.map.destroyed[to] = false;
  return true;
}
