import type { Match, MatchSetup } from '@tafelrunde/engine';
import type { Change, PublicState, StoredTable } from './stored.ts';
import type { LiveTable } from '../live-table.ts';

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

/** How far the match is, as the table's row says it. `told` is what everybody was told last. */
export function progressOf(
  match: Match,
  stored: StoredTable,
  told: PublicState,
  toldAt: number,
): Pick<StoredTable, 'state' | 'asked' | 'since' | 'botAsked' | 'result'> {
  const asked = match.asked?.seats ?? [];
  // The time at which everybody hears of it, and only if they are told something new: otherwise it would tell whether a seat was
  // really stopped in between.
  const moved = asked.join() !== told.asked.join() || match.result !== null;
  return {
    state: match.result === null ? 'playing' : 'over',
    asked,
    since: moved && stored.state !== 'over' ? toldAt : told.since,
    botAsked: match.waiting.some((seat) => stored.seats[seat].kind === 'bot'),
    result: match.result,
  };
}

/** Give the match the answers its seats have saved. */
export async function applySavedAnswers(
  { id, services }: Pick<LiveTable, 'id' | 'services'>,
  match: Match,
): Promise<void> {
  for (const { seat, prompt, answer } of await services.store.tables.savedAnswers(id))
    match.always(seat, prompt, answer);
}
