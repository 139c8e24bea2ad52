import { setTimeout as sleep } from 'node:timers/promises';
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

/** Milliseconds for which it is taken for granted that something can be written, once something was. */
const AGAIN = 1000;
/** Milliseconds after which a database that has not answered counts as away: another process may keep it locked. */
const PATIENCE = 500;

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
  /** Whether it works, while that is being tried. */
  #trial: Promise<boolean> | null = null;
  /** When something was last written to see whether it can be. */
  #wrote = Number.NEGATIVE_INFINITY;

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

  /**
   * Whether the database answers, and takes what is written: one that has no room left, for example, can still be read. However
   * many ask, it is tried once at a time, and nobody waits for long.
   */
  async check(): Promise<boolean> {
    this.#trial ??= this.#works().finally(() => (this.#trial = null));
    return await Promise.race([this.#trial, sleep(PATIENCE, false, { ref: false })]);
  }

  async #works(): Promise<boolean> {
    if (!(await isDone(sql`select 1`.execute(this.#db)))) return false;
    if (performance.now() - this.#wrote < AGAIN) return true;
    const isWritten = await isDone(this.house.write('checked', new Date().toISOString()));
    if (isWritten) this.#wrote = performance.now();
    return isWritten;
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
