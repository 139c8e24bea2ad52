import type { Match } from '@tafelrunde/engine';
import type { StoredTable } from '../storing/stored.ts';
import { advance, type ClockStand, type ClockState, freshClocks } from './clock.ts';

/** The clocks of one table: what happened there, as far as they may know of it. */
export class TableClock {
  /** The question the clocks were last set by. */
  #set: Match['pending'] = null;

  /** What is stored was set by this question; null: by none yet. */
  setBy(pending: Match['pending']): void {
    this.#set = pending;
  }

  /** The clocks after the latest change of the match. `toldAt` is when everybody is shown that change. */
  after(
    { clock, times }: StoredTable,
    match: Match,
    seats: StoredTable['seats'],
    { undone, now, toldAt }: Pick<ClockStand, 'undone' | 'now' | 'toldAt'>,
  ): ClockState | null {
    if (clock === null) return null;
    const { pending } = match;
    return advance(clock, times ?? freshClocks(clock, seats.length), {
      asked: match.asked?.seats ?? [],
      timed: seats.map(({ kind }) => kind !== 'bot'),
      common: pending !== null && isCommon(pending),
      step: match.table.whole.step,
      same: pending === this.#set,
      undone,
      now,
      toldAt,
    });
  }
}

/** Whether a seat is really stopped at it is that seat's secret, or the first to answer acts for all. */
export const isCommon = (pending: NonNullable<Match['pending']>): boolean =>
  pending.request.mode === 'any' || pending.question(pending.request.seats[0]).ask.secret === true;
