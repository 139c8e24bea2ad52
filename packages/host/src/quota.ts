import { ExclusiveQueues } from './exclusive-queue.ts';
import { Refused } from './refusal.ts';
import type { StoredSeat, StoredTable } from './storing/stored.ts';

/** How much one person may create within a day. */
export interface Quotas {
  /** Tables in all: matches, records to look at, rematches. */
  readonly tables: number;
  /** Tables whose match is not over. */
  readonly unfinished: number;
  /** The strongest bots, at all those tables together. */
  readonly hardBots: number;
}

/** Counts what a host has created since a moment. */
interface Hosted {
  since(host: string, time: number): Promise<Quotas>;
}

const QUOTAS: Quotas = { tables: 150, unfinished: 40, hardBots: 30 };

const DAY = 24 * 60 * 60 * 1000;

type New = Pick<StoredTable, 'host' | 'seats' | 'state'>;

const hardBots = (seats: readonly StoredSeat[]): number =>
  seats.filter((seat) => seat.kind === 'bot' && seat.level === 'hard').length;

/** Keeps one person from filling the server. */
export class Quota {
  readonly #hosted: Hosted;
  readonly #most: Quotas;
  readonly #now: () => number;
  /** By host, tables that are being created: one after the other, so that two requests at once do not get past the limit. */
  readonly #queues = new ExclusiveQueues();

  constructor(hosted: Hosted, most: Quotas = QUOTAS, now: () => number = Date.now) {
    this.#hosted = hosted;
    this.#most = most;
    this.#now = now;
  }

  /** Refuse a table if its host has too many already. Before anything expensive is done for it. */
  async require({ host, seats, state }: New): Promise<void> {
    const { tables, unfinished, hardBots: hard } = await this.#hosted.since(host, this.#now() - DAY);
    if (tables >= this.#most.tables) throw new Refused('too-many-tables');
    if (state === 'over') return;
    if (unfinished >= this.#most.unfinished) throw new Refused('too-many-tables');
    const wanted = hardBots(seats);
    if (wanted > 0 && hard + wanted > this.#most.hardBots) throw new Refused('too-many-hard-bots', 'seats');
  }

  /** Create a table, if its host may. */
  async create(table: New, work: () => Promise<void>): Promise<void> {
    await this.#queues.run(table.host, async () => {
      await this.require(table);
      await work();
    });
  }

  /** Seat one more of the strongest bots at a table of this host, if there may be one more. */
  async seatHardBot(host: string, work: () => Promise<void>): Promise<void> {
    await this.#queues.run(host, async () => {
      const { hardBots: hard } = await this.#hosted.since(host, this.#now() - DAY);
      if (hard >= this.#most.hardBots) throw new Refused('too-many-hard-bots', 'to');
      await work();
    });
  }
}
