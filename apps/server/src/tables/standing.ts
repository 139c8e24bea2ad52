import type { Match, MatchSetup } from '@tafelrunde/engine';
import type { Change, StoredTable } from '../store/tables.ts';
import type { LiveTable } from './live.ts';
import type { Face } from './summary.ts';

/** What the match of a table begins with. */
export const setupOf = ({ seats, options, fairness, origin, pack, guided }: StoredTable): MatchSetup => ({
  seats: seats.length,
  options,
  // What was played on from another match began with the chance of that one.
  fairness: origin?.fairness ?? fairness,
  ...(pack === null ? {} : { pack }),
  ...(guided && { guided }),
});

/** Who sits where once a change is made. */
export const seatsAfter = (stored: StoredTable, { seats }: Change): StoredTable['seats'] =>
  stored.seats.map((seat, number) => seats?.get(number) ?? seat);

/** How a match stands, for whoever finds the table by its row. `face` is what everybody was told last. */
export function standingOf(
  match: Match,
  stored: StoredTable,
  face: Face,
  toldAt: number,
): Pick<StoredTable, 'state' | 'asked' | 'since' | 'botAsked' | 'result'> {
  const asked = match.asked?.seats ?? [];
  // Counted from when everybody hears of it, and only if that is another than they were told last: otherwise it would tell
  // whether a seat was really stopped in between.
  const moved = asked.join() !== face.asked.join() || match.result !== null;
  return {
    state: match.result === null ? 'playing' : 'over',
    asked,
    since: moved && stored.state !== 'over' ? toldAt : face.since,
    botAsked: match.waiting.some((seat) => stored.seats[seat].kind === 'bot'),
    result: match.result,
  };
}

/** Whoever has said in advance what they answer is taken at their word. */
export async function followOrders(
  { id, house }: Pick<LiveTable, 'id' | 'house'>,
  match: Match,
): Promise<void> {
  for (const { seat, prompt, answer } of await house.store.tables.standing(id))
    match.always(seat, prompt, answer);
}
