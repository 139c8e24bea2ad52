import type { Match, Viewer } from '@tafelrunde/engine';
import type { Me, Moment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refusal.ts';
import type { LiveTable } from '../live-table.ts';
import { indexOf, snapshotOf, unasked } from '../telling/moments.ts';
import type { Work } from './replay-cache.ts';

/**
 * What a viewer saw when something happened, also in a running match. A moment is named by the number of the viewer's own event:
 * a number of answers would tell who was secretly asked.
 */
export async function pastMoment(
  table: LiveTable,
  me: Pick<Me, 'person'>,
  { viewer, event }: { readonly viewer: Viewer; readonly event: number },
  work?: Work,
): Promise<Moment> {
  refuseBehindPokerFace(table);
  // What could not be stored has not happened.
  if (table.storage.isAhead) await table.exclusively(async () => {});
  refuseBehindPokerFace(table);
  try {
    const moment = await momentOf(table, matchSeenBy(table, me, viewer), { viewer, event }, work);
    if (moment === null) throw new Refused('bad-message', 'event');
    // Somebody who left the seat meanwhile must not see its hand any more.
    matchSeenBy(table, me, viewer);
    return moment;
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}

/** What just happened was not told yet, even if the table is only about to tell of it. */
function refuseBehindPokerFace({ pokerFace, match, storage }: LiveTable): void {
  const isAboutTo = match !== null && !storage.isWriting && pokerFace.waitAfter(match, false) > 0;
  if (pokerFace.held || isAboutTo) throw new Refused('too-fast');
}

/** The match, if this person may look at it with these eyes. */
function matchSeenBy(table: LiveTable, { person }: Pick<Me, 'person'>, viewer: Viewer): Match {
  if (table.match === null) throw new Refused('not-started');
  const own: readonly Viewer[] = table.seatsOf(person);
  if (viewer !== 'watcher' && !own.includes(viewer)) throw new Refused('not-your-seat', 'viewer');
  return table.match;
}

/**
 * The first moment at which the viewer had been told of this event, or null if there is no such event. Entries that are still being
 * stored are left out: nobody has been told of them, and storing may fail. Waiting for them would reveal that there are any.
 */
function momentOf(
  table: LiveTable,
  match: Match,
  told: { readonly viewer: Viewer; readonly event: number },
  work?: Work,
): Promise<Moment | null> {
  const { viewer } = told;
  const { game, setup } = match;
  const { isWriting, rows } = table.storage;
  const entries = isWriting ? rows.entries : match.entries;
  const look = (then: Match, toldBefore: readonly number[]): Moment => {
    const from = toldBefore[indexOf(match.seats, viewer)] ?? 0;
    return {
      type: 'moment',
      // Nothing can be answered in the past.
      ...unasked(snapshotOf(then, viewer, 'past')),
      from,
      events: then.told(viewer, from),
    };
  };
  return table.replayCache.toldOf({ game, setup, entries }, told, look, work);
}
