import type { Kysely } from 'kysely';
import { type ClockState, endsAt, skipAbsence } from '../clocks/clock.ts';
import type { Schema } from './schema.ts';

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

  /** Nobody was there from `from` to `to`: no clock has run meanwhile. */
  async skipAbsence(from: number, to: number): Promise<void> {
    if (to <= from) return;
    await this.#db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom('tables')
        .select(['id', 'times'])
        .where('clock_ends', 'is not', null)
        .where('state', '=', 'playing')
        .execute();
      for (const { id, times } of rows) {
        if (times === null) continue;
        const moved = skipAbsence(JSON.parse(times) as ClockState, from, to);
        await transaction.updateTable('tables').set(timesToColumns(moved)).where('id', '=', id).execute();
      }
    });
  }
}

/** When the first clock is at its end stands in a column of its own, so that it can be found. */
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
