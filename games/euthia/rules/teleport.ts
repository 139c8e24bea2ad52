import type { Flow, Seat } from '@tafelrunde/engine';
import type { Euthia, EuthiaReading, Space, Terrain } from '../shape.ts';
import { distanceOf, hasMonster, hexAt, isCentre, nameOf, spacesOf } from './map.ts';
import { canEnter, enter } from './movement.ts';

/** Teleports and portals. EU-TELE-01 to EU-TELE-05, EU-PORTAL-01, EU-PORTAL-02 */

/** Revealed spaces within this distance; a monster's only with a fight at once, a centre only inside a pacified ring. */
const targets = (t: EuthiaReading, seat: Seat, n: number): Space[] => {
  const { space } = t.state.heroes[seat];
  return spacesOf(t).filter(
    (one) => one !== space && distanceOf(t, space, one) <= n && canEnter(t, seat, one),
  );
};

function* jump(t: Euthia, seat: Seat, spaces: readonly Space[]): Flow {
  if (spaces.length === 0) return;
  const { to } = yield* t.ask(seat, {
    prompt: 'teleport',
    from: [
      ...spaces.map((to) => ({
        id: `to${to}`,
        space: nameOf(t, to),
        value: to,
        text: 'goTo',
        about: { space: nameOf(t, to) },
        to,
      })),
      { id: 'stay', declines: true as const, to: -1 },
    ],
    rules: ['EU-TELE-04'],
  });
  if (to === -1) return;
  t.tell('teleported', { seat });
  yield* enter(t, seat, to);
}

export const teleport = (t: Euthia, seat: Seat, n: number): Flow => jump(t, seat, targets(t, seat, n));

/** To any pacified hex of these terrains, or a portal. */
export const teleportTo = (t: Euthia, seat: Seat, to: readonly (Terrain | 'portal')[]): Flow =>
  jump(
    t,
    seat,
    spacesOf(t).filter((space) => {
      const { terrain, portal } = hexAt(t, space);
      if (space === t.state.heroes[seat].space || isCentre(space) || hasMonster(t, space)) return false;
      return to.includes(terrain) || (portal === true && to.includes('portal'));
    }),
  );

/** The portals a hero on a usable portal may step through to. */
export function portalsFrom(t: EuthiaReading, seat: Seat): Space[] {
  const { space, portal } = t.state.heroes[seat];
  const usable = (one: Space): boolean => hexAt(t, one).portal === true && !t.state.map.destroyed[one];
  if (!usable(space) || hasMonster(t, space) || portal === space) return [];
  return spacesOf(t).filter((one) => one !== space && usable(one) && canEnter(t, seat, one));
}

/** Both ends count as used until they are left. EU-PORTAL-02 */
export function* goThrough(t: Euthia, seat: Seat, to: Space): Flow {
  t.state.heroes[seat].portal = -1;
  yield* enter(t, seat, to);
  if (t.state.heroes[seat].space === to) t.state.heroes[seat].portal = to;
}
