import type { Kysely } from 'kysely';
import { ChatStore } from './chat.ts';
import { GuestStore } from './guests.ts';
import type { Schema } from './schema.ts';
import { TableStore } from './tables.ts';

/** Everything that outlives the process. One part per subject. */
export class Store {
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.guests = new GuestStore(db, now);
    this.tables = new TableStore(db, now);
    this.chat = new ChatStore(db);
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
