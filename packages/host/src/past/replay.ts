import type { Match, Viewer } from '@tafelrunde/engine';
import type { ReplayMoment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refusal.ts';
import type { LiveTable } from '../live-table.ts';
import { indexOf, snapshotOf } from '../telling/moments.ts';
import type { Work } from './replay-cache.ts';

/**
 * A moment of a match that is over, with what the last entry before it made happen; before its end it would show what nobody
 * may see yet.
 */
export async function replayMoment(
  table: LiveTable,
  at: number | null,
  viewer: Viewer,
  work?: Work,
): Promise<ReplayMoment> {
  const { match } = table;
  if (table.summary().state !== 'over' || match === null) throw new Refused('not-over');
  if (viewer !== 'watcher' && viewer >= match.seats) throw new Refused('unknown-seat', 'viewer');
  const of = match.entries.length;
  const to = at ?? of;
  if (to > of) throw new Refused('bad-message', 'to');
  try {
    const look = (then: Match, toldBefore: readonly number[]): ReplayMoment => {
      const from = toldBefore[indexOf(match.seats, viewer)] ?? 0;
      return {
        to,
        of,
        moment: {
          type: 'moment',
          ...snapshotOf(then, viewer, 'replay'),
          ticket: null,
          undoable: 0,
          proposable: false,
          from,
          events: then.told(viewer, from),
        },
      };
    };
    return await table.replayCache.at(match, to, look, work);
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}
