import type { Checkpoint } from '@tafelrunde/engine';
import type { ChatLine } from '@tafelrunde/protocol';
import {
  type Change,
  type HostStore,
  type Row,
  StoreError,
  type SavedAnswer,
  type StoredTable,
} from '@tafelrunde/host';
import { ofTable, PLACES, readAll, readOne, write, type Writing } from './database.ts';

type TableStore = HostStore['tables'];
type ChatStore = HostStore['chat'];

/** The tables of this device, in the browser's own database. The same promises as a server's: all or nothing, for good. */
export class LocalTables implements TableStore {
  async create(table: StoredTable, change: Change = {}): Promise<void> {
    await write(PLACES, (writing) => {
      writing.store('tables').add(table);
      apply(writing, table, change);
    }).catch(unavailable);
  }

  async commit(known: Pick<StoredTable, 'id' | 'revision'>, change: Change): Promise<void> {
    const { id, revision } = known;
    await write(PLACES, (writing) => {
      const request = writing.store('tables').get(id) as IDBRequest<StoredTable | undefined>;
      request.addEventListener('success', () => {
        const table = request.result;
        if (table === undefined)
          writing.refuse(new StoreError('TABLE_UNKNOWN', `There is no table ${id} on this device.`));
        else if (table.revision !== revision)
          writing.refuse(new StoreError('TABLE_CHANGED', `Another tab has changed table ${id}.`));
        else apply(writing, { ...table, revision: revision + 1 }, change);
      });
    }).catch(unavailable);
  }

  async discard(id: string): Promise<void> {
    await write(PLACES, ({ store }) => {
      for (const place of ['tables', 'checkpoints'] as const) store(place).delete(id);
      for (const place of ['entries', 'standing', 'chat'] as const) store(place).delete(ofTable(id));
    }).catch(unavailable);
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const found = await readOne('tables', id);
    // Tables of older versions know nothing of guides, poker faces, proposals that last, or who has held a seat.
    return (
      found && {
        ...found,
        guided: found.guided ?? false,
        pokerFace: found.pokerFace ?? true,
        patience: found.patience ?? 86_400,
        resigned: found.resigned ?? [],
        proposal: found.proposal ?? null,
        holders: found.holders ?? [],
      }
    );
  }

  async checkpoint(id: string): Promise<Checkpoint | null> {
    return (await readOne('checkpoints', id))?.checkpoint ?? null;
  }

  async entries(id: string): Promise<{ readonly rows: Row[]; readonly next: number }> {
    const all = await readAll('entries', ofTable(id));
    const rows = all
      .filter(({ takenBack }) => !takenBack)
      .map(({ number, entry, ticket }) => ({ number, entry, ticket }));
    return { rows, next: (all.at(-1)?.number ?? -1) + 1 };
  }

  async savedAnswers(id: string): Promise<SavedAnswer[]> {
    const rows = await readAll('standing', ofTable(id));
    return rows.map(({ seat, prompt, answer }) => ({ seat, prompt, answer }));
  }

  /** Nobody walks by here. */
  async openTables(): Promise<StoredTable[]> {
    return [];
  }

  async tablesOf(_person: string, limit: number): Promise<StoredTable[]> {
    const tables = await readAll('tables');
    return tables.toSorted((a, b) => b.since - a.since).slice(0, limit);
  }

  async waitingForBots(): Promise<string[]> {
    const tables = await readAll('tables');
    return tables.filter(({ botAsked, state }) => botAsked && state === 'playing').map(({ id }) => id);
  }
}

/** What was said at the tables of this device. */
export class LocalChat implements ChatStore {
  async add(table: string, line: ChatLine): Promise<void> {
    await write(['chat'], ({ store }) => store('chat').add({ ...line, table })).catch(unavailable);
  }

  async latest(table: string, count: number): Promise<ChatLine[]> {
    const lines = await readAll('chat', ofTable(table));
    return lines.slice(-count).map(({ table: _table, ...line }) => line);
  }

  /** Everybody at a table of this device sits at its screen: nobody is muted there. */
  async muted(): Promise<string[]> {
    return [];
  }

  async mute(): Promise<void> {}
}

/** A device that is full, or a browser that keeps nothing: for the table the same as a database that is away. */
function unavailable(cause: unknown): never {
  if (cause instanceof StoreError) throw cause;
  throw new StoreError('DATABASE_UNAVAILABLE', 'This device could not keep it.', { cause });
}

function apply({ store }: Writing, before: StoredTable, change: Change): void {
  const { append = [], takenBack = [], checkpoint, table = {}, seats, savedAnswers = [] } = change;
  const { id } = before;
  store('tables').put({
    ...before,
    ...table,
    seats: before.seats.map((seat, number) => seats?.get(number) ?? seat),
  } satisfies StoredTable);
  if (checkpoint !== undefined) store('checkpoints').put({ table: id, checkpoint });
  const entries = store('entries');
  for (const number of takenBack) {
    const request = entries.get([id, number]);
    request.addEventListener('success', () => {
      entries.put({ ...(request.result as object), takenBack: true });
    });
  }
  for (const row of append) entries.add({ ...row, table: id, takenBack: false });
  for (const { seat, prompt, answer } of savedAnswers) {
    if (answer === null) store('standing').delete([id, seat, prompt]);
    else store('standing').put({ table: id, seat, prompt, answer });
  }
}
