import { at, inRegion, type SpaceId, SPACES } from '../topology.ts';
import { scene } from './tables.ts';

const thieves = ['thief', 'thief'] as const;

/** A thief two spaces away lands on this space of the outer or middle region, and then these dice fall. */
export function onto(space: SpaceId, dice: readonly number[], more: Parameters<typeof scene>[0] = {}) {
  const outer = inRegion.outer.includes(at(space));
  const from =
    SPACES[
      outer ? (at(space) + 2) % 24 : at(space) === 39 ? 37 : at(space) >= 38 ? at(space) - 2 : at(space) + 2
    ];
  const t = scene({
    seats: thieves,
    ...more,
    at: [from, 'plainOfPeril'],
    dice: outer ? [2, 3, ...dice] : [2, ...dice],
  });
  return t.answer(0, space);
}

/** A thief goes on in the inner region, having done what there was to do, and then these dice fall. */
export const inside = (
  from: SpaceId,
  to: SpaceId,
  dice: readonly number[],
  more: Parameters<typeof scene>[0] = {},
) =>
  scene({
    seats: thieves,
    ...more,
    at: [from, 'village'],
    with: { 0: { done: true, ...more.with?.[0] } },
    dice,
  }).answer(0, to);

/** The one whose turn it was at first. */
export const player = (t: ReturnType<typeof scene>) => t.state.players[0];
