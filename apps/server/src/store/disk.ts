import { type FileHandle, open } from 'node:fs/promises';
import { setImmediate as nextRound } from 'node:timers/promises';

/** Brings to the disk what was written; throws if that cannot be told for sure. */
export type Flush = () => Promise<void>;

/**
 * Knows what is really on the disk. SQLite could wait for the disk itself, but then everybody here would stand still
 * meanwhile; and what is written while the disk is busy goes there together, with the next trip.
 */
export class Disk {
  readonly #flush: Flush;
  #trip: Promise<void> | null = null;
  /** The trip after that: whatever is written now is on it. */
  #next: Promise<void> | null = null;
  #broken: Error | null = null;

  constructor(flush: Flush) {
    this.#flush = flush;
  }

  /** Something was written. */
  written(): void {
    if (this.#next !== null) return;
    this.#next = this.#go(this.#trip);
    // Its error reaches the transactions that wait for it.
    this.#next.catch(() => {});
  }

  /** Everything that was written so far is on the disk. */
  async settled(): Promise<void> {
    await (this.#next ?? this.#trip);
  }

  async #go(before: Promise<void> | null): Promise<void> {
    // Those who come together go together.
    await Promise.allSettled([before, nextRound()]);
    this.#trip = this.#next;
    this.#next = null;
    // Once a disk has failed, nobody can say what is on it: a second try might succeed without having kept anything.
    if (this.#broken !== null) throw this.#broken;
    try {
      await this.#flush();
    } catch (error) {
      this.#broken = error instanceof Error ? error : new Error(String(error));
      throw this.#broken;
    }
    if (this.#next === null) this.#trip = null;
  }
}

/** The file SQLite writes into first. It stays the same for as long as the database is open. */
export class WrittenAhead {
  readonly #file: string;
  #handle: FileHandle | null = null;

  constructor(database: string) {
    this.#file = `${database}-wal`;
  }

  readonly flush: Flush = async () => {
    this.#handle ??= await open(this.#file, 'r+');
    await this.#handle.datasync();
  };

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = null;
  }
}
