import type { Quotas } from '@tafelrunde/host';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts the tables of a host. */
export class HostedStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async since(host: string, time: number): Promise<Quotas> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(['id', 'state', 'shown', 'since'])
      .where('host', '=', host)
      .where('created_at', '>=', new Date(time).toISOString())
      .execute();
    const now = this.#now().toISOString();
    // A match that ended behind a poker face is not over for anybody until they hear of it, not even for who counts their tables.
    const isOver = ({ state, shown, since }: (typeof tables)[number]): boolean =>
      state === 'over' && (shown === null || since <= now);
    const unfinished = tables.filter((table) => !isOver(table)).map(({ id }) => id);
    const bots =
      unfinished.length === 0
        ? []
        : await this.#db
            .selectFrom('seats')
            .select('seat')
            .where('table_id', 'in', unfinished)
            .where('kind', '=', 'bot')
            .where('level', '=', 'hard')
            .execute();
    return { tables: tables.length, unfinished: unfinished.length, hardBots: bots.length };
  }
}
