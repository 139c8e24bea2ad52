import { Refused, refusedFor } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Hall } from '../tables/hall.ts';
import type { House } from '../tables/house.ts';
import type { LiveTable } from '../tables/live.ts';
import { endsAt } from './clock.ts';
import { ringOut } from './ring-out.ts';

/** How often the clocks are looked at, in milliseconds. */
const LOOK = 250;
/** After how many milliseconds a clock is rung out again that could not be. */
const LATER = 1000;
/** How often the server writes down that it is there: so much a killed one may forget in favour of whoever is asked. */
const ALIVE = 10_000;

/** Looks after the running clocks of all tables, also of those that nobody has open. */
export class ClockKeeper {
  readonly #store: Store;
  readonly #hall: Hall;
  readonly #now: () => number;
  readonly #log: House['log'];
  readonly #ends = new Map<string, number>();
  readonly #ringing = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #closed = false;

  constructor(store: Store, hall: Hall, now: () => number, log: House['log']) {
    this.#store = store;
    this.#hall = hall;
    this.#now = now;
    this.#log = log;
  }

  /** Take up the clocks where they stood when the server was last there. To be called before anybody opens a table. */
  async start(): Promise<void> {
    const { house, clocks } = this.#store;
    const alive = await house.read('alive');
    if (alive !== null) await clocks.skipAbsence(Number(alive), this.#now());
    for (const { id, ends } of await clocks.running()) this.#ends.set(id, ends);
    await this.#beat();
    this.#timers.push(
      setInterval(() => this.look(), LOOK).unref(),
      setInterval(() => void this.#beat().catch(() => {}), ALIVE).unref(),
    );
  }

  /** Something has changed at a table. */
  note({ id, stored: { times } }: LiveTable): void {
    const ends = times === null ? null : endsAt(times);
    if (ends === null) this.#ends.delete(id);
    else this.#ends.set(id, ends);
  }

  /** Ring out every clock that is at its end. */
  look(): void {
    const now = this.#now();
    for (const [id, ends] of this.#ends) if (ends <= now && !this.#ringing.has(id)) void this.#ring(id);
  }

  async #ring(id: string): Promise<void> {
    this.#ringing.add(id);
    try {
      const table = await this.#hall.open(id);
      await table.alone(() => ringOut(table));
      // Nothing can be answered there before everybody has agreed to newer rules: then the clock is set anew.
      if (table.running === null) this.#ends.delete(id);
    } catch (thrown) {
      if (!this.#closed)
        this.#log.error({ table: id, message: String(thrown) }, 'a clock could not be rung out');
      // While the database is away, nobody's time is up; and what another server has done is already noted here.
      const refused = refusedFor(thrown);
      const code = refused instanceof Refused ? refused.error.code : null;
      if (code === 'unavailable') this.#ends.set(id, this.#now() + LATER);
      // What else cannot be done now cannot be done a moment later; the next change at the table sets the clock anew.
      else if (code !== 'stale') this.#ends.delete(id);
    }
    this.#ringing.delete(id);
  }

  async #beat(): Promise<void> {
    await this.#store.house.write('alive', String(this.#now()));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    // If that cannot be written down, what was written last counts.
    await this.#beat().catch(() => {});
  }
}
