import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How many are looked up with one question: databases limit its length. */
const AT_ONCE = 500;

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
    if (row !== undefined) return { id: row.id, name: row.name };
    const further = await this.#db
      .selectFrom('keys')
      .innerJoin('guests', 'guests.id', 'keys.person')
      .select(['guests.id', 'guests.name'])
      .where('keys.token_hash', '=', tokenHash)
      .executeTakeFirst();
    return further && { id: further.id, name: further.name };
  }

  async isKnown(id: string): Promise<boolean> {
    const row = await this.#db.selectFrom('guests').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  /** Which of these guests there are. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const rows = await this.#db.selectFrom('guests').select('id').where('id', 'in', some).execute();
      for (const { id } of rows) found.add(id);
    }
    return found;
  }

  /** A code that carries this guest to another browser; an earlier one no longer does. */
  async offerCarry(person: string, codeHash: string, endsAt: Date): Promise<void> {
    const code = { code_hash: codeHash, ends_at: endsAt.toISOString() };
    await this.#db
      .insertInto('carries')
      .values({ person, ...code })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(code))
      .execute();
  }

  /** The browser that brings the code is this guest's from now on, by this cookie. The code works once. */
  async takeCarry(codeHash: string, tokenHash: string): Promise<StoredGuest | undefined> {
    return await this.#db.transaction().execute(async (transaction) => {
      const carry = await transaction
        .deleteFrom('carries')
        .where('code_hash', '=', codeHash)
        .returning(['person', 'ends_at'])
        .executeTakeFirst();
      const now = this.#now().toISOString();
      if (carry === undefined || carry.ends_at < now) return undefined;
      const guest = await transaction
        .selectFrom('guests')
        .select(['id', 'name'])
        .where('id', '=', carry.person)
        .executeTakeFirst();
      if (guest === undefined) return undefined;
      await transaction
        .insertInto('keys')
        .values({ token_hash: tokenHash, person: guest.id, created_at: now })
        .execute();
      return { id: guest.id, name: guest.name };
    });
  }

  /** Forget a guest: no cookie leads to them any more, nobody is told anything, and no seat has their name. */
  async forget(id: string, nameless: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const table of ['keys', 'carries', 'devices', 'webhooks', 'mutes'] as const)
        await transaction.deleteFrom(table).where('person', '=', id).execute();
      await transaction.deleteFrom('guests').where('id', '=', id).execute();
      await transaction.updateTable('seats').set({ name: nameless }).where('person', '=', id).execute();
      await transaction.updateTable('chat').set({ name: nameless }).where('person', '=', id).execute();
    });
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
