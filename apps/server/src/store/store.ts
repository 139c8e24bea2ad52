import { type Kysely, sql } from 'kysely';
import { ChatStore } from './chat.ts';
import { ClockStore } from './clocks.ts';
import type { Engine } from './engine.ts';
import { GuestStore } from './guests.ts';
import { HostedStore } from './hosted.ts';
import { HouseStore } from './house.ts';
import { NoticeStore } from './notices.ts';
import type { Schema } from './schema.ts';
import { TableStore } from './tables.ts';

/** Milliseconds after which it is tried again whether something can be written. */
const AGAIN = 1000;

/** Everything that outlives the process. One part per subject. */
export class Store {
  readonly guests: GuestStore;
  readonly tables: TableStore;
  readonly chat: ChatStore;
  readonly clocks: ClockStore;
  readonly notices: NoticeStore;
  readonly house: HouseStore;
  readonly hosted: HostedStore;
  /** What it stands on. */
  readonly engine: Pick<Engine, 'name' | 'place'>;
  readonly #db: Kysely<Schema>;
  #tried = { at: Number.NEGATIVE_INFINITY, isWell: Promise.resolve(false) };

  constructor(db: Kysely<Schema>, engine: Pick<Engine, 'name' | 'place'>, now: () => Date) {
    this.#db = db;
    this.engine = engine;
    this.guests = new GuestStore(db, now);
    this.tables = new TableStore(db, now);
    this.chat = new ChatStore(db);
    this.clocks = new ClockStore(db);
    this.notices = new NoticeStore(db);
    this.house = new HouseStore(db);
    this.hosted = new HostedStore(db, now);
  }

  /** Whether the database answers, and takes what is written: one that has no room left, for example, can still be read. */
  async check(): Promise<boolean> {
    const answers = await isDone(sql`select 1`.execute(this.#db));
    return answers && (await this.#takesWrites());
  }

  /** However many ask, it is tried once a second. */
  #takesWrites(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#tried.at >= AGAIN)
      this.#tried = { at: now, isWell: isDone(this.house.write('checked', new Date().toISOString())) };
    return this.#tried.isWell;
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
