import type { Match } from '@tafelrunde/engine';
import type { LiveTable } from './live-table.ts';
import { EntryRows } from './storing/entry-rows.ts';
import { CHAT_LINES } from './telling/chat.ts';

/** What has to be the same again after waking, so that the tickets in open browser tabs stay valid. */
type Kept = Pick<LiveTable, 'run'> & Pick<Match, 'puts'>;

/**
 * A table at which nobody does anything keeps its tabs open and drops its match: the store has it. The next work at the table
 * wakes it, and nobody notices that it slept.
 */
export class Sleep {
  readonly #table: LiveTable;
  #kept: Kept | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  get isAsleep(): boolean {
    return this.#kept !== null;
  }

  fallAsleep(): void {
    const table = this.#table;
    const { match, run, storage, telling } = table;
    if (match === null || table.lost > 0 || storage.isAhead || !table.idle || telling.isFetching) return;
    this.#kept = { run, puts: match.puts };
    storage.rows = new EntryRows([], 0, -1);
    table.dropMatch();
    table.audience.sleep();
    table.chat.sleep();
  }

  async wakeUp(): Promise<void> {
    if (this.#kept === null) return;
    const table = this.#table;
    const { tables, chat } = table.services.store;
    const { run, puts } = this.#kept;
    const stored = await tables.table(table.id);
    if (stored?.revision !== table.stored.revision) {
      // Another server has gone on with it: the tickets are void, even if the store is lost over it.
      this.#kept = null;
      return await table.storage.overtaken();
    }
    table.chat.wake(await chat.latest(table.id, CHAT_LINES));
    await table.storage.load(puts);
    if (table.lost === 0) table.run = run;
    this.#kept = null;
  }
}
