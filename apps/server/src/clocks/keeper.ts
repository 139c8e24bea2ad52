import {
  endsAt,
  type Hall,
  type Services,
  type LiveTable,
  Refused,
  refusedFor,
  endTime,
} from '@tafelrunde/host';
import type { Store } from '../store/store.ts';

/** How often the clocks are checked, in milliseconds. */
const LOOK = 250;
/** Milliseconds after which an expired clock is tried again that could not be handled. */
const LATER = 1000;
/**
 * When the clocks were not looked at for this long, in milliseconds, the server was not there: a laptop's lid was closed, or the
 * process was stopped.
 */
const GAP = 2000;
/** Heartbeat interval, in milliseconds. After a crash, at most this much thinking time is given back to the player on the clock. */
const HEARTBEAT = 10_000;

/** Looks after the running clocks of all tables, also of those that nobody has open. */
export class ClockKeeper {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #now: () => number;
  readonly #log: Services['log'];
  readonly #ends = new Map<string, number>();
  readonly #expiring = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #closed = false;
  readonly #machine: () => number;
  /** When the clocks were last looked at, by the machine's clock. */
  #looked: number;
  /** Time is being given back after a pause. Nobody's is up meanwhile. */
  #givingBack: Promise<void> | null = null;

  /** `now` is the time of day, `machine` the clock by which a pause is noticed. They differ only in tests. */
  constructor(
    store: Store,
    hall: Hall,
    now: () => number,
    log: Services['log'],
    machine: () => number = Date.now,
  ) {
    this.#store = store;
    this.#hall = hall;
    this.#now = now;
    this.#log = log;
    this.#machine = machine;
    this.#looked = machine();
  }

  /**
   * Notice a pause of the whole server, and take it out of all running clocks. To be called before reading the time for a clock:
   * after a pause a message may be read before any timer rings.
   */
  notice(): void {
    const machine = this.#machine();
    const gap = machine - this.#looked;
    this.#looked = machine;
    if (gap < GAP || this.#closed) return;
    const to = this.#now();
    const from = to - gap;
    this.#log.warn({ milliseconds: gap }, 'the server was not there for a while');
    // Tables in memory know it at once; what is stored follows.
    for (const id of this.#ends.keys()) {
      const table = this.#hall.inMemory(id);
      table?.skipAbsence(from, to);
    }
    const before = this.#givingBack ?? Promise.resolve();
    const giving = before
      .then(() => this.#giveBack(from, to))
      .catch((thrown: unknown) =>
        this.#log.error({ message: String(thrown) }, 'time could not be given back after a pause'),
      )
      .finally(() => {
        if (this.#givingBack === giving) this.#givingBack = null;
      });
    this.#givingBack = giving;
  }

  async #giveBack(from: number, to: number): Promise<void> {
    const { house, clocks } = this.#store;
    // Where another server on the same database was there meanwhile, nobody was kept from coming to a table that is open nowhere.
    const alive = Number((await house.read('alive')) ?? 0);
    await clocks.skipAbsence(Math.max(from, alive), to, (id) => this.#hall.inMemory(id) === undefined);
    await clocks.skipAbsence(from, to, (id) => this.#hall.inMemory(id) !== undefined);
    for (const { id, ends } of await clocks.running()) this.#ends.set(id, ends);
  }

  /** Continue all clocks from where they stood when the server was last running. To be called before anybody opens a table. */
  async start(): Promise<void> {
    const { house, clocks } = this.#store;
    const alive = await house.read('alive');
    if (alive !== null) await clocks.skipAbsence(Number(alive), this.#now());
    for (const { id, ends } of await clocks.running()) this.#ends.set(id, ends);
    await this.#heartbeat();
    this.#timers.push(
      setInterval(() => this.look(), LOOK).unref(),
      setInterval(() => void this.#heartbeat().catch(() => {}), HEARTBEAT).unref(),
    );
  }

  /** Something has changed at a table. */
  note({ id, stored: { times } }: LiveTable): void {
    const ends = times === null ? null : endsAt(times);
    if (ends === null) this.#ends.delete(id);
    else this.#ends.set(id, ends);
  }

  /** Handle every clock that has expired. */
  look(): void {
    this.notice();
    if (this.#givingBack !== null) return;
    const now = this.#now();
    for (const [id, ends] of this.#ends) if (ends <= now && !this.#expiring.has(id)) void this.#expire(id);
  }

  async #expire(id: string): Promise<void> {
    this.#expiring.add(id);
    try {
      const table = await this.#hall.open(id);
      await table.exclusively(() => endTime(table));
      // Nothing can be answered there before everybody has agreed to newer rules: then the clock is set again.
      if (table.running === null) this.#ends.delete(id);
    } catch (thrown) {
      if (!this.#closed)
        this.#log.error({ table: id, message: String(thrown) }, 'an expired clock could not be handled');
      // While the database is away, nobody's time is up; and what another server has done is already noted here.
      const refused = refusedFor(thrown);
      const code = refused instanceof Refused ? refused.error.code : null;
      if (code === 'unavailable') this.#ends.set(id, this.#now() + LATER);
      // What else cannot be done now cannot be done a moment later; the next change at the table sets the clock again.
      else if (code !== 'stale') this.#ends.delete(id);
    }
    this.#expiring.delete(id);
  }

  async #heartbeat(): Promise<void> {
    this.notice();
    await this.#givingBack;
    await this.#store.house.write('alive', String(this.#now()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    // If this heartbeat cannot be stored, the last one that was counts.
    await this.#heartbeat().catch(() => {});
  }
}
