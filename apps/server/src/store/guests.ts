import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface StoredGuest {
  readonly id: string;
  readonly name: string;
}

/** Who has ever been here. */
export class GuestStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async create({ id, name }: StoredGuest, tokenHash: string): Promise<void> {
    await this.#db
      .insertInto('guests')
      .values({ id, name, token_hash: tokenHash, created_at: this.#now().toISOString() })
      .execute();
  }

  async byToken(tokenHash: string): Promise<StoredGuest | undefined> {
    const row = await this.#db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row && { id: row.id, name: row.name };
  }

  /** A new name, also at every table where the guest sits under their own. */
  async rename(id: string, name: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.updateTable('guests').set({ name }).where('id', '=', id).execute();
      await transaction
        .updateTable('seats')
        .set({ name })
        .where('person', '=', id)
        .where('here', '=', 0)
        .execute();
    });
  }
}
