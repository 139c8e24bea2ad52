import type { Game, MatchRecord } from '@tafelrunde/engine';
import type { ChosenChance, Me, NewFork, NewImport, NewTable, TableSummary } from '@tafelrunde/protocol';
import { settleClock } from './clock/clock.ts';
import { Refused, refusedFor } from './refusal.ts';
import { rowOnceTold } from './storing/shown.ts';
import type { StoredTable } from './storing/stored.ts';
import { type BotOptions, BotSeats } from './bot-seats.ts';
import {
  gameWith,
  type Imported,
  type PlayOn,
  readImport,
  readPackFrom,
  tableToLookAt,
  tableToPlayOn,
} from './record-import.ts';
import { CHAT_LINES } from './telling/chat.ts';
import type { Services, Shelved } from './services.ts';
import { LiveTable } from './live-table.ts';
import { inTimeSlices } from './time-slices.ts';
import {
  freshTable,
  newFairness,
  requireGuidable,
  seatsAgain,
  seatsFrom,
  settleOptions,
  usualSeats,
} from './new-table.ts';
import { Commitments } from './commitments.ts';
import { type Listed, listTables } from './lobby.ts';
import { clearSeats } from './seats/clear-seats.ts';
import { requireShort } from './storing/text-limits.ts';
import { begin, hasOthers, isFull, isNamedAt, renameInTurn } from './seats/seats.ts';
import { summaryOfRow } from './telling/summary.ts';

export interface HallOptions extends BotOptions {
  readonly services: Services;
  readonly games: readonly Shelved[];
  /** How long a table at which nobody does anything stays in memory, in milliseconds. */
  readonly keepIdle: number;
  /** Whether somebody has not been forgotten; without it, nobody ever is. */
  readonly isGuest?: (person: string) => Promise<boolean>;
  /** What the ids of its tables begin with, where they must be told apart from those of another hall. */
  readonly idPrefix?: string;
}

/** All tables. Those in use are in memory, the others are loaded when somebody opens them. */
export class Hall {
  readonly #options: HallOptions;
  readonly #games: ReadonlyMap<string, Shelved>;
  readonly #live = new Map<string, LiveTable>();
  readonly #commitments = new Commitments();
  readonly #opening = new Map<string, Promise<LiveTable>>();
  /** People whose data are being deleted right now. */
  readonly #leaving = new Set<string>();
  /** Tables whose rows cannot be read. */
  readonly #broken = new Set<string>();
  readonly #sweeping: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(options: HallOptions) {
    this.#options = options;
    this.#games = new Map(options.games.map((shelved) => [shelved.game.id, shelved]));
    const pause = Math.max(1000, options.keepIdle / 2);
    this.#sweeping = setInterval(() => void inTimeSlices(this.#sweep()), pause);
    // A process may end while it waits; a browser knows no such thing.
    if (typeof this.#sweeping === 'object') this.#sweeping.unref();
  }

  get games(): readonly Shelved[] {
    return this.#options.games;
  }

  offers(game: string): boolean {
    return this.#games.has(game);
  }

  get size(): number {
    return this.#live.size;
  }

  /** How many of them sleep. */
  get asleep(): number {
    return [...this.#live.values()].filter(({ sleep }) => sleep.isAsleep).length;
  }

  /** Whether any table keeps its poker face at the moment. */
  get isFaceKept(): boolean {
    for (const { pokerFace } of this.live) if (pokerFace.held) return true;
    return false;
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
      if (live.sleep.isAsleep) await live.exclusively(async () => {});
      return live;
    }
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#load(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return await opening;
  }

  /** What everybody may know of a table. A match nobody plays is neither resumed nor woken for that. */
  async summary(id: string): Promise<TableSummary> {
    const live = this.#live.get(id);
    if (live?.sleep.isAsleep === false) return live.summary();
    const stored = await this.#row(id);
    if (live === undefined) return summaryOfRow(stored, (this.#options.services.now ?? Date.now)());
    // Another server may have gone on with a sleeping table.
    const isSame = live.stored.revision === stored.revision;
    return (isSame ? live : await this.open(id)).summary();
  }

  /** The content pack a table plays with, or null. */
  async packOf(id: string): Promise<StoredTable['pack']> {
    return (this.#live.get(id)?.stored ?? (await this.#row(id))).pack;
  }

  /** The row of a table, once everybody may know what it says. */
  async #row(id: string): Promise<StoredTable> {
    const stored = await rowOnceTold(this.#options.services, id);
    if (stored === undefined) throw new Refused('unknown-table');
    if (!this.#games.has(stored.game)) throw new Refused('unknown-game');
    return stored;
  }

  async #load(id: string): Promise<LiveTable> {
    const { store } = this.#options.services;
    const stored = await rowOnceTold(this.#options.services, id);
    if (stored === undefined) throw new Refused('unknown-table');
    const table = this.#lay(stored, await store.chat.latest(id, CHAT_LINES));
    table.chat.silence(await store.chat.muted(id));
    try {
      await table.storage.load();
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
    const table = new LiveTable(this.#options.services, { ...shelved, game }, stored, chat);
    table.bots = new BotSeats(table, this.#options);
    return table;
  }

  #game(id: string): Shelved {
    const shelved = this.#games.get(id);
    if (shelved === undefined) throw new Refused('unknown-game', 'game');
    return shelved;
  }

  /** Commit to a secret for a table this person is about to create. */
  promise(me: Me): { readonly commitment: string } {
    return { commitment: this.#commitments.make(me.person) };
  }

  /** The chance of a new table: as it was committed to, or a new secret without nonces. */
  #chance(me: Me, chosen: ChosenChance | undefined) {
    if (chosen === undefined) return { fairness: newFairness(), nonce: null };
    return { fairness: this.#commitments.use(me.person, chosen.commitment), nonce: chosen.nonce };
  }

  /** Create a table; if no seat is free, the match begins. */
  async create(me: Me, order: NewTable): Promise<TableSummary> {
    const { game } = this.#game(order.game);
    const pack = order.pack === undefined ? null : readPackFrom(order.pack);
    const { guided = false } = order;
    gameWith(game, { pack, guided });
    if (guided) requireGuidable(game, order);
    const options = settleOptions(game, guided ? { ...game.guide?.options } : order.options);
    const clock = settleClock(order.clock);
    // Everything is checked before a commitment is used up.
    const plan = seatsFrom(game, order.seats, me, null);
    await this.#options.services.quota?.require({ host: me.person, seats: plan, state: 'waiting' });
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
      ...(order.pokerFace !== undefined && { pokerFace: order.pokerFace }),
      ...(order.patience !== undefined && { patience: order.patience }),
    });
    return (await this.#create({ table, change: {} })).summary();
  }

  async #create({ table: fresh, change }: Imported): Promise<LiveTable> {
    const { services, idPrefix = '' } = this.#options;
    const { store, log } = services;
    requireShort(fresh);
    const stored = { ...fresh, id: `${idPrefix}${fresh.id}` };
    const table = this.#lay(stored);
    const create = async (): Promise<void> => {
      // Guests may have been deleted while their table was laid: their name must not be stored again.
      if (!(await this.isGuest(stored.host)) || this.isLeaving(stored.host))
        throw new Refused('unknown-guest');
      await store.tables.create(stored, change);
    };
    await (services.quota === undefined ? create() : services.quota.create(stored, create));
    if (stored.origin !== null) await table.storage.load();
    this.#live.set(stored.id, table);
    log.info({ table: stored.id, game: stored.game, seats: stored.seats.length }, 'a table was created');
    if (stored.state === 'waiting' && isFull(table) && !hasOthers(stored)) {
      await table.exclusively(() => begin(table));
    }
    return table;
  }

  /** A table out of a record: to look at, or to play on. */
  async import(me: Me, order: NewImport): Promise<TableSummary> {
    const record = await readImport(order.record);
    const { game } = this.#game(record.game);
    // Replaying a long record is expensive: check the quota first.
    await this.#requireRoom(me, order.upTo === undefined ? 'over' : 'waiting');
    if (order.upTo === undefined)
      return (await this.#create(await tableToLookAt(game, record, me))).summary();
    const seats = order.seats ?? usualSeats(record.seats);
    return await this.#playOn(me, game, record, {
      at: order.upTo,
      from: null,
      seats,
      open: order.open ?? false,
      chance: order.chance,
    });
  }

  /**
   * Play on from a moment of a finished match, with chance of its own. Not of a running match: somebody who took another seat there
   * would see a hand that is being played.
   */
  async fork(table: LiveTable, me: Me, order: NewFork): Promise<TableSummary> {
    if (table.match === null || table.summary().state !== 'over') throw new Refused('not-over');
    const { game } = this.#game(table.stored.game);
    const record = table.match.record();
    await this.#requireRoom(me, 'waiting');
    return await this.#playOn(me, game, record, { ...order, from: table.id });
  }

  async #requireRoom({ person }: Me, state: StoredTable['state']): Promise<void> {
    await this.#options.services.quota?.require({ host: person, seats: [], state });
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
    return (await this.#create({ ...trial, table: { ...trial.table, fairness, seats } })).summary();
  }

  /** The same game with the same people once more. Asked for twice, it is the same table. */
  async rematch(table: LiveTable, me: Me, chance: ChosenChance | undefined): Promise<void> {
    if (table.stored.rematch !== null) return;
    const { options, open, clock, pack, pokerFace, patience, seats: sitting } = table.stored;
    await this.#options.services.quota?.require({ host: me.person, seats: sitting, state: 'waiting' });
    const { fairness, nonce } = this.#chance(me, chance);
    const [own] = table.seatsOf(me.person);
    const seats = await seatsAgain(table.stored.seats, { own, nonce }, (person) => this.isGuest(person));
    const { game } = this.#game(table.stored.game);
    const stored = freshTable(game, {
      host: me.person,
      seats,
      options,
      open,
      clock,
      fairness,
      pack,
      pokerFace,
      patience,
    });
    const { id } = await this.#create({ table: stored, change: {} });
    await table.commit({ table: { rematch: id } });
  }

  /** What a lobby shows to somebody. */
  list(me: Me): Promise<Listed> {
    return listTables(this, this.#options.services, me);
  }

  /** The tables in memory. */
  get live(): Iterable<LiveTable> {
    return this.#live.values();
  }

  /** The row of a table cannot be read. Logged once, not at every look at the lobby. */
  readonly unreadable = (id: string, why: unknown): void => {
    if (this.#broken.has(id)) return;
    this.#broken.add(id);
    this.#options.services.log.error({ table: id, message: String(why) }, 'a table cannot be read');
  };

  /** Somebody has another name now, wherever they sit. */
  async rename(me: Me): Promise<void> {
    const theirs = [...this.#live.values()].filter((table) => isNamedAt(table, me.person));
    for (const table of this.#live.values()) table.audience.rename(me);
    await Promise.all(theirs.map((table) => renameInTurn(table, me)));
  }

  /** Is this person being deleted? Then their pending requests are dropped. */
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
   * `forgetGuest` comes last, so that a request that failed halfway can be sent again.
   */
  async forget(me: Me, forgetGuest: () => Promise<void>): Promise<void> {
    this.#leaving.add(me.person);
    try {
      await clearSeats(this, this.#options.services, me);
      await forgetGuest();
    } finally {
      this.#leaving.delete(me.person);
    }
  }

  /** Delete a record that was imported to look at, if this person imported it. */
  async discard(table: LiveTable, me: Me | null): Promise<void> {
    const { host, origin } = table.stored;
    if (me === null || host !== me.person) throw new Refused('not-host');
    // A match that was played on from a record belongs to all who played it.
    if (origin === null || origin.table !== null || origin.fairness !== null)
      throw new Refused('not-imported');
    await table.exclusively(async () => {
      await this.#options.services.store.tables.discard(table.id);
      this.#live.delete(table.id);
      table.close();
    });
  }

  /** After a restart: bots that were thinking think again. */
  async wakeBots(): Promise<void> {
    for (const id of await this.#options.services.store.tables.waitingForBots()) {
      if (this.#closed) return;
      await this.open(id).catch((error: unknown) =>
        this.#options.services.log.error({ table: id, message: String(error) }, 'a table does not open'),
      );
    }
  }

  /** Where nobody has done anything for a while, the match leaves the memory; so does the table, if nobody has it open. */
  *#sweep(): Generator<void, void, void> {
    const before = performance.now() - this.#options.keepIdle;
    for (const [id, table] of this.#live) {
      // Hundreds may fall asleep at once: other work goes on in between.
      yield;
      if (this.#closed) return;
      if (table.replayCache.usedAt <= before) table.replayCache.letGo();
      if (!table.idle || table.usedAt > before) continue;
      if (table.audience.size > 0) {
        if (!table.sleep.isAsleep) table.sleep.fallAsleep();
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
