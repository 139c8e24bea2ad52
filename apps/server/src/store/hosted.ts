import type { Quotas } from '@tafelrunde/host';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Counts the tables of a host. */
export class HostedStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async since(host: string, time: number): Promise<Quotas> {
    const tables = await this.#db
      .selectFrom('tables')
      .select(['id', 'state'])
      .where('host', '=', host)
      .where('created_at', '>=', new Date(time).toISOString())
      .execute();
    const unfinished = tables.filter(({ state }) => state !== 'over').map(({ id }) => id);
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
