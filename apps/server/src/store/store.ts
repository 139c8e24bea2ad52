import { sql, type Kysely } from 'kysely';
import { ChatStore } from './chat.ts';
import { ClockStore } from './clocks.ts';
import type { Engine } from './engine.ts';
import { GuestStore } from './guests.ts';
import { HouseStore } from './house.ts';
import { NoticeStore } from './notices.ts';
import type { Schema } from './schema.ts';
import { TableStore } from './tables.ts';

/** Everything that outlives the process. One part per subject. */
export class Store {
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly clocks: ClockStore;
  readonly notices: NoticeStore;
  readonly house: HouseStore;
  /** What it stands on. */
  readonly engine: Pick<Engine, 'name' | 'place'>;
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>, engine: Pick<Engine, 'name' | 'place'>, now: () => Date) {
    this.#db = db;
    this.engine = engine;
    this.guests = new GuestStore(db, now);
    this.tables = new TableStore(db, now);
    this.chat = new ChatStore(db);
    this.clocks = new ClockStore(db);
    this.notices = new NoticeStore(db);
    this.house = new HouseStore(db);
  }

  /** Whether the database answers. */
  async check(): Promise<boolean> {
    return await sql`select 1`.execute(this.#db).then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
