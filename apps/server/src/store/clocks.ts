import type { Kysely } from 'kysely';
import { type ClockState, endsAt, skipAbsence } from '@tafelrunde/host';
import * as v from 'valibot';
import type { Schema } from './schema.ts';

export const time = v.pipe(v.number(), v.finite());
export const seatNumbers = v.array(v.pipe(v.number(), v.integer(), v.minValue(0)));
/** What clocks reckon with. */
export const clockState = v.looseObject({
  left: v.array(time),
  running: seatNumbers,
  since: time,
  common: v.nullable(time),
});

/** What clocks need to know after a restart. The clocks of a table themselves are kept with it. */
export class ClockStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Tables whose clocks run, and when the first of each is at its end. */
  async running(): Promise<{ readonly id: string; readonly ends: number }[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['id', 'clock_ends'])
      .where('clock_ends', 'is not', null)
      .where('state', '=', 'playing')
      .execute();
    return rows.map(({ id, clock_ends }) => ({ id, ends: Date.parse(clock_ends ?? '') }));
  }

  /** Nobody was there from `from` to `to`: no clock has run meanwhile; of these tables alone, if so told. */
  async skipAbsence(from: number, to: number, isMeant: (id: string) => boolean = () => true): Promise<void> {
    if (to <= from) return;
    await this.#db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('tables')
        .select(['id', 'times'])
        .where('clock_ends', 'is not', null)
        .where('state', '=', 'playing')
        .execute();
      for (const { id, times } of rows) {
        const before = readTimes(times);
        // One table that cannot be read keeps no server from starting; it says so itself when somebody opens it.
        if (before === null || !isMeant(id)) continue;
        const moved = skipAbsence(before, from, to);
        await transaction.updateTable('tables').set(timesToColumns(moved)).where('id', '=', id).execute();
      }
    });
  }
}

function readTimes(text: string | null): ClockState | null {
  try {
    const times: unknown = JSON.parse(text ?? 'null');
    return v.is(clockState, times) ? (times as unknown as ClockState) : null;
  } catch {
    return null;
  }
}

/** The earliest time at which a clock runs out has a column of its own, so that it can be queried. */
export function timesToColumns(times: ClockState | null): {
  readonly times: string | null;
  readonly clock_ends: string | null;
} {
  const ends = times === null ? null : endsAt(times);
  return {
    times: times === null ? null : JSON.stringify(times),
    clock_ends: ends === null ? null : new Date(ends).toISOString(),
  };
}
