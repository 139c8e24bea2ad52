import type { Game, MatchRecord } from '@tafelrunde/engine';
import type { ChosenChance, Me, NewFork, NewImport, NewTable, TableSummary } from '@tafelrunde/protocol';
import { settleClock } from '../clocks/clock.ts';
import type { Shelved } from '../games.ts';
import { NAMELESS } from '../guests/nicknames.ts';
import { Refused, refusedFor } from '../refused.ts';
import type { StoredSeat, StoredTable } from '../store/tables.ts';
import { BotSeats, type Thinker } from './bots.ts';
import {
  gameWith,
  type Imported,
  type PlayOn,
  readImport,
  readPackFrom,
  tableToLookAt,
  tableToPlayOn,
} from './importing.ts';
import { CHAT_LINES } from './chat.ts';
import type { House } from './house.ts';
import { LiveTable } from './live.ts';
import { inPieces } from './pieces.ts';
import { freshTable, newFairness, requireGuidable, seatsFrom, settleOptions } from './planning.ts';
import { Promises } from './promises.ts';
import { backInSeat, begin, FREE, isFull, rename, seatBot, seatsWithout } from './seats.ts';
import { summaryOfRow } from './summary.ts';

/** Tables a lobby or a person is shown at once. */
const SHOWN = 100;

export interface HallOptions {
  readonly house: House;
  readonly games: readonly Shelved[];
  readonly thinker: Thinker;
  /** The least time a bot takes, in milliseconds. */
  readonly botDelay: number;
  /** How long a table at which nobody does anything stays in memory, in milliseconds. */
  readonly keepIdle: number;
  /** Whether somebody has not been forgotten; without it, nobody ever is. */
  readonly isGuest?: (person: string) => Promise<boolean>;
  /** What the ids of its tables begin with, where they must be told apart from those of another hall. */
  readonly idPrefix?: string;
}

/** Whoever plays on from a file without saying with whom, plays in the first seat against bots. */
const PLAN: readonly NewTable['seats'][number][] = [{ who: 'me' }, { who: 'bot', level: 'normal' }];

/** Others are expected who may want to add to its chance: the host begins when they have come. */
const hasOthers = ({ seats, host }: StoredTable): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.person !== host);

/** All tables. Those that are in use are in memory, the others come when somebody opens them. */
export class Hall {
  readonly #options: HallOptions;
  readonly #games: ReadonlyMap<string, Shelved>;
  readonly #live = new Map<string, LiveTable>();
  readonly #promises = new Promises();
  readonly #opening = new Map<string, Promise<LiveTable>>();
  /** Whoever is being forgotten right now. */
  readonly #leaving = new Set<string>();
  readonly #sweeping: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#games = new Map(options.games.map((shelved) => [shelved.game.id, shelved]));
    const pause = Math.max(1000, options.keepIdle / 2);
    this.#sweeping = setInterval(() => void inPieces(this.#sweep()), pause);
    // A process may end while it waits; a browser knows no such thing.
    if (typeof this.#sweeping === 'object') this.#sweeping.unref();
  }

  get games(): readonly Shelved[] {
    return this.#options.games;
  }

  get size(): number {
    return this.#live.size;
  }

  /** How many of them sleep. */
  get asleep(): number {
    return [...this.#live.values()].filter(({ isAsleep }) => isAsleep).length;
  }

  /** The table with this id, if it is in memory. */
  inMemory(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** The table with this id, from memory or from the store. */
  async open(id: string): Promise<LiveTable> {
    const live = this.#live.get(id);
    if (live !== undefined) {
      live.usedAt = performance.now();
      if (live.isAsleep) await live.alone(async () => {});
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
    try {
      await table.load();
    } catch (thrown) {
      // The rules as they are now know no way from where it stands.
      throw refusedFor(thrown);
    }
    this.#live.set(id, table);
    table.bots?.wake();
    return table;
  }

  #lay(stored: StoredTable, chat: LiveTable['chat']['lines'] = []): LiveTable {
    const shelved = this.#games.get(stored.game);
    if (shelved === undefined) throw new Refused('unknown-game');
    const game = gameWith(shelved.game, stored);
    const table = new LiveTable(this.#options.house, { ...shelved, game }, stored, chat);
    table.bots = new BotSeats(table, this.#options.thinker, this.#options.botDelay);
    return table;
  }

  #game(id: string): Shelved {
    const shelved = this.#games.get(id);
    if (shelved === undefined) throw new Refused('unknown-game', 'game');
    return shelved;
  }

  /** Promise a secret for a table this person is about to put up. */
  promise(me: Me): { readonly commitment: string } {
    return { commitment: this.#promises.make(me.person) };
  }

  /** The chance of a new table: as it was promised, or a secret nobody has added anything to. */
  #chance(me: Me, chosen: ChosenChance | undefined) {
    if (chosen === undefined) return { fairness: newFairness(), nonce: null };
    return { fairness: this.#promises.keep(me.person, chosen.commitment), nonce: chosen.nonce };
  }

  /** Put up a table; if nobody is missing, the match begins. */
  async create(me: Me, order: NewTable): Promise<TableSummary> {
    const { game } = this.#game(order.game);
    const pack = order.pack === undefined ? null : readPackFrom(order.pack);
    const { guided = false } = order;
    gameWith(game, { pack, guided });
    if (guided) requireGuidable(game, order);
    const options = settleOptions(game, guided ? { ...game.guide?.options } : order.options);
    const clock = settleClock(order.clock);
    // Whatever is wrong is found before a promise is used up.
    seatsFrom(game, order.seats, me, null);
    const { fairness, nonce } = this.#chance(me, order.chance);
    const seats = seatsFrom(game, order.seats, me, nonce);
    const { open } = order;
    const table = freshTable(game, {
      host: me.person,
      seats,
      options,
      open,
      clock,
      fairness,
      pack,
      guided,
    });
    return (await this.#putUp({ table, change: {} })).summary();
  }

  async #putUp({ table: fresh, change }: Imported): Promise<LiveTable> {
    const { house, idPrefix = '' } = this.#options;
    const { store, log } = house;
    const stored = { ...fresh, id: `${idPrefix}${fresh.id}` };
    const table = this.#lay(stored);
    await store.tables.create(stored, change);
    if (stored.origin !== null) await table.load();
    this.#live.set(stored.id, table);
    log.info({ table: stored.id, game: stored.game, seats: stored.seats.length }, 'a table was put up');
    if (stored.state === 'waiting' && isFull(table) && !hasOthers(stored)) {
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
    const { game } = this.#game(record.game);
    if (order.upTo === undefined) return (await this.#putUp(await tableToLookAt(game, record, me))).summary();
    const seats = order.seats ?? Array.from({ length: record.seats }, (_, seat) => PLAN[Math.min(seat, 1)]);
    return await this.#playOn(me, game, record, {
      at: order.upTo,
      from: null,
      seats,
      open: order.open ?? false,
      chance: order.chance,
    });
  }

  /**
   * Play on from a moment of a match that is over, with chance of its own. Not of one that is still on: whoever sat down in
   * another's place there would look into a hand that is being played.
   */
  async fork(table: LiveTable, me: Me, order: NewFork): Promise<TableSummary> {
    if (table.match === null || table.summary().state !== 'over') throw new Refused('not-over');
    const { game } = this.#game(table.stored.game);
    return await this.#playOn(me, game, table.match.record(), { ...order, from: table.id });
  }

  async #playOn(
    me: Me,
    game: Game,
    record: MatchRecord,
    order: Pick<PlayOn, 'at' | 'from' | 'seats' | 'open'> & Pick<NewFork, 'chance'>,
  ): Promise<TableSummary> {
    const trial = await tableToPlayOn(game, record, { ...order, fairness: newFairness(), nonce: null }, me);
    const { fairness, nonce } = this.#chance(me, order.chance);
    const seats = seatsFrom(game, order.seats, me, nonce);
    return (await this.#putUp({ ...trial, table: { ...trial.table, fairness, seats } })).summary();
  }

  /** The same game with the same people once more. Asked for twice, it is the same table. */
  async rematch(table: LiveTable, me: Me, chance: ChosenChance | undefined): Promise<void> {
    if (table.stored.rematch !== null) return;
    const { options, open, clock, pack } = table.stored;
    const { fairness, nonce } = this.#chance(me, chance);
    const [own] = table.seatsOf(me.person);
    const seats: StoredSeat[] = [];
    for (const [number, sitter] of table.stored.seats.entries()) {
      const seat = backInSeat(sitter);
      if (seat.kind !== 'person') seats.push(seat);
      else
        seats.push(
          (await this.isGuest(seat.person)) ? { ...seat, nonce: number === own ? nonce : null } : FREE,
        );
    }
    const { game } = this.#game(table.stored.game);
    const stored = freshTable(game, { host: me.person, seats, options, open, clock, fairness, pack });
    const { id } = await this.#putUp({ table: stored, change: {} });
    await table.commit({ table: { rematch: id } });
  }

  /** What a lobby shows to somebody. */
  async list(me: Me): Promise<{ readonly open: TableSummary[]; readonly mine: TableSummary[] }> {
    const { tables } = this.#options.house.store;
    const [open, mine] = [await tables.openTables(SHOWN), await tables.tablesOf(me.person, SHOWN)];
    const summarize = (found: readonly StoredTable[]): TableSummary[] =>
      found
        .filter(({ game }) => this.#games.has(game))
        .map((stored) => this.#live.get(stored.id)?.summary() ?? summaryOfRow(stored));
    return { open: summarize(open), mine: summarize(mine) };
  }

  /** Somebody has another name now, wherever they sit. */
  async rename(me: Me): Promise<void> {
    const theirs = [...this.#live.values()].filter((table) => table.seatsOf(me.person).length > 0);
    for (const table of this.#live.values()) table.audience.rename(me);
    await Promise.all(
      theirs.map((table) =>
        table.alone(async () => {
          rename(table, me);
          table.tell();
        }),
      ),
    );
  }

  /** Is somebody being forgotten? Then nothing they have wanted before is done any more. */
  isLeaving(person: string): boolean {
    return this.#leaving.has(person);
  }

  /** Has somebody not been forgotten, here or at another server? */
  async isGuest(person: string): Promise<boolean> {
    const { isGuest = async () => true } = this.#options;
    return !this.#leaving.has(person) && (await isGuest(person));
  }

  /**
   * Somebody wants to be forgotten: bots take their seats in running matches, and seats at waiting tables are free again.
   * `forgetGuest` comes last, so that whoever could not be forgotten everywhere can ask for it again.
   */
  async forget(me: Me, forgetGuest: () => Promise<void>): Promise<void> {
    this.#leaving.add(me.person);
    try {
      await this.#clearSeats(me);
      await forgetGuest();
    } finally {
      this.#leaving.delete(me.person);
    }
  }

  async #clearSeats(me: Me): Promise<void> {
    const { tables } = this.#options.house.store;
    for (const stored of await tables.tablesOf(me.person, Number.MAX_SAFE_INTEGER)) {
      const table = await this.#openable(stored.id);
      if (table === null) {
        // Its rules are not here, or too old: whoever sits there can be forgotten all the same.
        const { seats, botAsked } = seatsWithout(stored, me.person);
        await tables.commit(stored, { seats, table: { botAsked } });
        continue;
      }
      await table.alone(async () => {
        for (const [seat, sitter] of seatsWithout(table.stored, me.person).seats)
          await seatBot(table, seat, sitter);
        rename(table, { ...me, name: NAMELESS });
        table.tell();
        table.bots?.wake();
      });
    }
    // What they have said stays, wherever they said it.
    for (const table of this.#live.values()) table.chat.unname(me.person);
  }

  /** The table with this id; null if it cannot be opened, whatever the reason, as long as the store answers. */
  async #openable(id: string): Promise<LiveTable | null> {
    try {
      return await this.open(id);
    } catch (thrown) {
      const refused = refusedFor(thrown);
      if (refused instanceof Refused && refused.error.code === 'unavailable') throw refused;
      this.#options.house.log.warn({ table: id, message: String(thrown) }, 'a table does not open');
      return null;
    }
  }

  /** Throw away a record that was brought here, by whoever brought it. */
  async discard(table: LiveTable, me: Me | null): Promise<void> {
    const { host, origin, state } = table.stored;
    if (me === null || host !== me.person) throw new Refused('not-host');
    if (origin === null || origin.table !== null || state !== 'over') throw new Refused('not-imported');
    await table.alone(async () => {
      await this.#options.house.store.tables.discard(table.id);
      this.#live.delete(table.id);
      table.close();
    });
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

  /** Where nobody has done anything for a while, the match leaves the memory, and the table too if nobody is there. */
  *#sweep(): Generator<void, void, void> {
    const before = performance.now() - this.#options.keepIdle;
    for (const [id, table] of this.#live) {
      // Hundreds may fall asleep together, and nobody shall wait for that.
      yield;
      if (this.#closed) return;
      if (table.relived.usedAt <= before) table.relived.letGo();
      if (!table.idle || table.usedAt > before) continue;
      if (table.audience.size > 0) {
        if (!table.isAsleep) table.sleep();
        continue;
      }
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
