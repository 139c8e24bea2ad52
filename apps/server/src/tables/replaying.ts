import { Match, type Viewer } from '@tafelrunde/engine';
import type { ReplayMoment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { standOf, toldCount } from './moments.ts';

/** Where somebody is looking in a finished match. Going on is quick, going back begins anew. */
class Replay {
  readonly #match: Match;
  #at: Match | null = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /** The moment after the first `to` entries, with what the last of them made happen. */
  moment(to: number, viewer: Viewer): ReplayMoment {
    const { entries } = this.#match;
    if (to > entries.length) throw new Refused('bad-message', 'to');
    const before = this.#stand(Math.max(0, to - 1));
    const from = to === 0 ? 0 : toldCount(before, viewer);
    const match = this.#stand(to);
    return {
      to,
      of: entries.length,
      moment: {
        type: 'moment',
        ...standOf(match, viewer, 'replay'),
        ticket: null,
        undoable: 0,
        from,
        events: match.told(viewer, from),
      },
    };
  }

  #stand(to: number): Match {
    const { game, setup, entries } = this.#match;
    let match = this.#at;
    if (match === null || match.entries.length > to) match = Match.start(game, setup);
    this.#at = match;
    while (match.entries.length < to) match.replayEntry(entries[match.entries.length], 'check');
    return match;
  }
}

const replays = new WeakMap<Match, Replay>();

/** A moment of a match that is over; before that it would show what nobody may see yet. */
export function replayMoment(table: LiveTable, to: number | null, viewer: Viewer): ReplayMoment {
  const { match } = table;
  if (table.summary().state !== 'over' || match === null) throw new Refused('not-over');
  if (viewer !== 'watcher' && viewer >= match.seats) throw new Refused('unknown-seat', 'viewer');
  let replay = replays.get(match);
  if (replay === undefined) replays.set(match, (replay = new Replay(match)));
  try {
    return replay.moment(to ?? match.entries.length, viewer);
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}
