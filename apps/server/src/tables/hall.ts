import type { Me, NewImport, NewTable, TableSummary } from '@tafelrunde/protocol';
import type { Shelved } from '../games.ts';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/tables.ts';
import { BotSeats, type Thinker } from './bots.ts';
import { importRecord, readImport } from './importing.ts';
import { CHAT_LINES, type House, LiveTable } from './live.ts';
import { freshTable, seatsFrom, settleOptions } from './planning.ts';
import { begin, isFull } from './seats.ts';

/** Tables a lobby or a person is shown at once. */
const SHOWN = 100;

export interface HallOptions {
  readonly house: House;
  readonly games: readonly Shelved[];
  readonly thinker: Thinker;
  /** The least time a bot takes, in milliseconds. */
  readonly botDelay: number;
  /** How long a table nobody is at stays in memory, in milliseconds. */
  readonly keepIdle: number;
  /** What the ids of its tables begin with, where they must be told apart from those of another hall. */
  readonly idPrefix?: string;
}

/** All tables. Those that are in use are in memory, the others come when somebody opens them. */
export class Hall {
  readonly #options: HallOptions;
  readonly #games: ReadonlyMap<string, Shelved>;
  readonly #live = new Map<string, LiveTable>();
  readonly #opening = new Map<string, Promise<LiveTable>>();
  readonly #sweeping: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#games = new Map(options.games.map((shelved) => [shelved.game.id, shelved]));
    const pause = Math.max(1000, options.keepIdle / 2);
    this.#sweeping = setInterval(() => this.#sweep(), pause);
    // A process may end while it waits; a browser knows no such thing.
    if (typeof this.#sweeping === 'object') this.#sweeping.unref();
  }

  get games(): readonly Shelved[] {
    return this.#options.games;
  }

  get size(): number {
    return this.#live.size;
  }

  /** The table with this id, from memory or from the store. */
  async open(id: string): Promise<LiveTable> {
    const live = this.#live.get(id);
    if (live !== undefined) {
      live.usedAt = performance.now();
      return live;
    }
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#load(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return await opening;
  }

  async #load(id: string): Promise<LiveTable> {
    const { store } = this.#options.house;
    const stored = await store.tables.table(id);
    if (stored === undefined) throw new Refused('unknown-table');
    const table = this.#lay(stored, await store.chat.latest(id, CHAT_LINES));
    await table.load();
    this.#live.set(id, table);
    table.bots?.wake();
    return table;
  }

  #lay(stored: StoredTable, chat: LiveTable['chat'] = []): LiveTable {
    const shelved = this.#games.get(stored.game);
    if (shelved === undefined) throw new Refused('unknown-game');
    const table = new LiveTable(this.#options.house, shelved, stored, chat);
    table.bots = new BotSeats(table, this.#options.thinker, this.#options.botDelay);
    return table;
  }

  #game(id: string): Shelved {
    const shelved = this.#games.get(id);
    if (shelved === undefined) throw new Refused('unknown-game', 'game');
    return shelved;
  }

  /** Put up a table; if nobody is missing, the match begins. */
  async create(me: Me, order: NewTable): Promise<TableSummary> {
    const { game } = this.#game(order.game);
    const options = settleOptions(game, order.options);
    const seats = seatsFrom(game, order.seats, me);
    return (await this.#putUp(freshTable(game, me.person, seats, options, order.open))).summary();
  }

  async #putUp(fresh: StoredTable): Promise<LiveTable> {
    const stored = { ...fresh, id: `${this.#options.idPrefix ?? ''}${fresh.id}` };
    const { store, log } = this.#options.house;
    const table = this.#lay(stored);
    await store.tables.create(stored);
    this.#live.set(stored.id, table);
    log.info({ table: stored.id, game: stored.game, seats: stored.seats.length }, 'a table was put up');
    if (isFull(table)) {
      await table.alone(async () => {
        await begin(table);
        table.tell();
        table.bots?.wake();
      });
    }
    return table;
  }

  /** A table out of a record: to look at, or to play on. */
  async import(me: Me, order: NewImport): Promise<TableSummary> {
    const record = readImport(order.record);
    const { table, change } = importRecord(this.#game(record.game).game, record, order, me);
    await this.#options.house.store.tables.create(table, change);
    return (await this.open(table.id)).summary();
  }

  /** The same game with the same people once more. Asked for twice, it is the same table. */
  async rematch(table: LiveTable, me: Me): Promise<void> {
    if (table.stored.rematch !== null) return;
    const { game, options, seats, open } = table.stored;
    const again = seats.map((seat) => (seat.kind === 'person' ? { ...seat, nonce: null } : seat));
    const stored = freshTable(this.#game(game).game, me.person, again, options, open);
    const { id } = await this.#putUp(stored);
    await table.commit({ table: { rematch: id } });
  }

  /** What a lobby shows to somebody. */
  async list(me: Me): Promise<{ readonly open: TableSummary[]; readonly mine: TableSummary[] }> {
    const { tables } = this.#options.house.store;
    const [open, mine] = [await tables.openTables(SHOWN), await tables.tablesOf(me.person, SHOWN)];
    const summarize = (found: readonly StoredTable[]): TableSummary[] =>
      found
        .filter(({ game }) => this.#games.has(game))
        .map((stored) => (this.#live.get(stored.id) ?? this.#lay(stored)).summary());
    return { open: summarize(open), mine: summarize(mine) };
  }

  /** Somebody has another name now, wherever they sit. */
  async rename(me: Me): Promise<void> {
    const theirs = [...this.#live.values()].filter((table) => table.seatsOf(me.person).length > 0);
    for (const table of this.#live.values()) table.audience.rename(me);
    await Promise.all(
      theirs.map((table) =>
        table.alone(async () => {
          table.rename(me);
          table.tell();
        }),
      ),
    );
  }

  /** After a restart: bots that were thinking think again. */
  async wakeBots(): Promise<void> {
    for (const id of await this.#options.house.store.tables.waitingForBots()) {
      if (this.#closed) return;
      await this.open(id).catch((error: unknown) =>
        this.#options.house.log.error({ table: id, message: String(error) }, 'a table does not open'),
      );
    }
  }

  /** Tables nobody has been at for a while leave the memory; the store has them. */
  #sweep(): void {
    const before = performance.now() - this.#options.keepIdle;
    for (const [id, table] of this.#live) {
      if (!table.idle || table.usedAt > before) continue;
      table.close();
      this.#live.delete(id);
    }
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweeping);
    for (const table of this.#live.values()) table.close();
  }
}
