import { Match, type Entry, type Viewer } from '@tafelrunde/engine';
import type { Me, Moment } from '@tafelrunde/protocol';
import { Refused, refusedFor } from '../refused.ts';
import type { LiveTable } from './live.ts';
import { standOf, toldCount, viewersOf } from './moments.ts';

/** A match lived again beside the one that goes on, and by viewer how much was told after each entry. */
class Past {
  readonly #lived: Entry[] = [];
  #told = new Map<Viewer, number[]>();
  #at: Match | null = null;

  /** The first moment at which the viewer had been told of this event. */
  moment(match: Match, viewer: Viewer, event: number): Moment {
    this.#liveUpTo(match);
    const told = this.#told.get(viewer) ?? [];
    const to = told.findIndex((count) => count > event);
    if (to < 0) throw new Refused('bad-message', 'event');
    const then = this.#stand(match, to);
    const from = to === 0 ? 0 : (told[to - 1] ?? 0);
    return {
      type: 'moment',
      ...standOf(then, viewer, 'past'),
      // Nothing can be answered in the past.
      question: null,
      ticket: null,
      undoable: 0,
      from,
      events: then.told(viewer, from),
    };
  }

  /** Count what was told, entry by entry; from the beginning again where the table has gone back. */
  #liveUpTo(match: Match): void {
    const { entries } = match;
    const same = this.#lived.every((entry, at) => JSON.stringify(entry) === JSON.stringify(entries[at]));
    if (!same || this.#told.size === 0) {
      this.#lived.length = 0;
      this.#told = new Map(viewersOf(match.seats).map((viewer) => [viewer, []]));
      this.#at = null;
      this.#count(this.#stand(match, 0));
    }
    while (this.#lived.length < entries.length) {
      const then = this.#stand(match, this.#lived.length + 1);
      this.#lived.push(entries[this.#lived.length]);
      this.#count(then);
    }
  }

  #count(then: Match): void {
    for (const [viewer, counts] of this.#told) counts.push(toldCount(then, viewer));
  }

  #stand({ game, setup, entries }: Match, to: number): Match {
    let then = this.#at;
    if (then === null || then.entries.length > to) then = Match.start(game, setup);
    this.#at = then;
    while (then.entries.length < to) then.replayEntry(entries[then.entries.length], 'trust');
    return then;
  }
}

const pasts = new WeakMap<Match, Past>();

/**
 * What one has seen when something happened, also of a match that goes on. Moments are named by the viewer's own events: to
 * count answers would tell who was secretly asked.
 */
export function pastMoment(table: LiveTable, me: Pick<Me, 'person'>, viewer: Viewer, event: number): Moment {
  const { match } = table;
  if (match === null) throw new Refused('not-started');
  const own: readonly Viewer[] = table.seatsOf(me.person);
  if (viewer !== 'watcher' && !own.includes(viewer)) throw new Refused('not-your-seat', 'viewer');
  // Behind the poker face nobody looks back either: what just happened is not out yet.
  if (table.straightFace.held) throw new Refused('too-fast');
  let past = pasts.get(match);
  if (past === undefined) pasts.set(match, (past = new Past()));
  try {
    return past.moment(match, viewer, event);
  } catch (thrown) {
    throw refusedFor(thrown);
  }
}
