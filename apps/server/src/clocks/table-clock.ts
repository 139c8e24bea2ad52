import type { Match } from '@tafelrunde/engine';
import type { StoredTable } from '../store/tables.ts';
import { advance, type ClockState, freshClocks } from './clock.ts';

/** The clocks of one table: what happened there, as far as they may know of it. */
export class TableClock {
  readonly #now: () => number;
  readonly #pokerFace: number;
  /** The question the clocks were last set by. */
  #set: Match['pending'] = null;
  /** When everybody gets to see how the table stands. */
  #toldAt = 0;

  constructor(now: () => number, pokerFace: number) {
    this.#now = now;
    this.#pokerFace = pokerFace;
  }

  /** What is stored was set by this question; null: by none yet. */
  setBy(pending: Match['pending']): void {
    this.#set = pending;
  }

  /** The clocks after what the match has just done. `secretly`: a secret question came up, whether anybody was stopped or not. */
  after(
    { clock, times }: StoredTable,
    match: Match,
    seats: StoredTable['seats'],
    { undone, secretly }: { readonly undone: boolean; readonly secretly: boolean },
  ): ClockState | null {
    if (clock === null) return null;
    const now = this.#now();
    if (secretly) this.#toldAt = now + this.#pokerFace;
    const { pending } = match;
    return advance(clock, times ?? freshClocks(clock, seats.length), {
      asked: match.asked?.seats ?? [],
      timed: seats.map(({ kind }) => kind !== 'bot'),
      common: pending !== null && isCommon(pending),
      step: match.table.whole.step,
      same: pending === this.#set,
      undone,
      now,
      toldAt: Math.max(now, this.#toldAt),
    });
  }
}

/** Whether a seat is really stopped at it is that seat's secret, or the first to answer acts for all. */
const isCommon = (pending: NonNullable<Match['pending']>): boolean =>
  pending.request.mode === 'any' || pending.question(pending.request.seats[0]).ask.secret === true;
