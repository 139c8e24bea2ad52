import type { Match, Viewer } from '@tafelrunde/engine';
import type { Me, Moment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refusal.ts';
import type { LiveTable } from '../live-table.ts';
import { indexOf, snapshotOf, unasked } from '../telling/moments.ts';

/**
 * What a viewer saw when something happened, also in a running match. A moment is named by the number of the viewer's own event:
 * a number of answers would tell who was secretly asked.
 */
export async function pastMoment(
  table: LiveTable,
  me: Pick<Me, 'person'>,
  viewer: Viewer,
  event: number,
): Promise<Moment> {
  // In turn: what is being stored may not last, and nobody was told of it yet. The replay itself may take long, and the table does
  // not wait for it.
  refuseBehindPokerFace(table);
  const { looking } = await table.exclusively(async () => {
    const match = matchSeenBy(table, me, viewer);
    refuseBehindPokerFace(table);
    return { looking: momentOf(table, match, viewer, event) };
  });
  try {
    const moment = await looking;
    if (moment === null) throw new Refused('bad-message', 'event');
    // Somebody who left the seat meanwhile must not see its hand any more.
    matchSeenBy(table, me, viewer);
    return moment;
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

/** What just happened was not told yet. Checked before the table's queue, too: the wait there would tell that something is stored. */
function refuseBehindPokerFace({ pokerFace }: LiveTable): void {
  if (pokerFace.held) throw new Refused('too-fast');
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
  table.replayCache.toldOf(match, viewer, event, (then, toldBefore) => {
    const from = toldBefore[indexOf(match.seats, viewer)] ?? 0;
    return {
      type: 'moment',
      // Nothing can be answered in the past.
      ...unasked(snapshotOf(then, viewer, 'past')),
      from,
      events: then.told(viewer, from),
    };
  });
