import type { Match, Viewer } from '@tafelrunde/engine';
import type { Me, Moment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { indexOf, standOf, unasked } from './moments.ts';

/**
 * What one has seen when something happened, also of a match that goes on. Moments are named by the viewer's own events: to
 * count answers would tell who was secretly asked.
 */
export async function pastMoment(
  table: LiveTable,
  me: Pick<Me, 'person'>,
  viewer: Viewer,
  event: number,
): Promise<Moment> {
  // What is being stored just now may not last, and nobody was told of it: it is no past yet. To live it again may take
  // long, and the table does not wait for that.
  const { looking } = await table.alone(async () => {
    const match = matchSeenBy(table, me, viewer);
    // Behind the poker face nobody looks back either: what just happened is not out yet.
    if (table.straightFace.held) throw new Refused('too-fast');
    return { looking: momentOf(table, match, viewer, event) };
  });
  try {
    const moment = await looking;
    if (moment === null) throw new Refused('bad-message', 'event');
    // Whoever got up meanwhile looks into no hand any more.
    matchSeenBy(table, me, viewer);
    return moment;
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

/** The match, if this person may look at it with these eyes. */
function matchSeenBy(table: LiveTable, { person }: Pick<Me, 'person'>, viewer: Viewer): Match {
  if (table.match === null) throw new Refused('not-started');
  const own: readonly Viewer[] = table.seatsOf(person);
  if (viewer !== 'watcher' && !own.includes(viewer)) throw new Refused('not-your-seat', 'viewer');
  return table.match;
}

/** The first moment at which the viewer had been told of this event, or null if there is no such event. */
const momentOf = (table: LiveTable, match: Match, viewer: Viewer, event: number): Promise<Moment | null> =>
  table.relived.toldOf(match, viewer, event, (then, toldBefore) => {
    const from = toldBefore[indexOf(match.seats, viewer)] ?? 0;
    return {
      type: 'moment',
      // Nothing can be answered in the past.
      ...unasked(standOf(then, viewer, 'past')),
      from,
      events: then.told(viewer, from),
    };
  });
