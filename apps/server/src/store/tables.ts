import type { Answer, Checkpoint, Entry } from '@tafelrunde/engine';
import {
  type Change,
  type ListedTable,
  type Row,
  type SavedAnswer,
  type StoredTable,
  StoreError,
  type TableStore as HostTableStore,
  type Unreadable,
} from '@tafelrunde/host';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { refuseTaken } from './engine.ts';
import type { Schema } from './schema.ts';
import {
  columnsOf,
  fromListedRow,
  fromRow,
  fromSeat,
  iso,
  LISTED,
  type ListedRow,
  toColumns,
  toSeat,
} from './table-rows.ts';

/** Tables, who sits at them, and every entry of their matches. */
export class TableStore implements HostTableStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async create(table: StoredTable, change: Change = {}): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { id, seats: _seats, createdAt, revision, ...columns } = table;
      await transaction
        .insertInto('tables')
        .values({ ...toColumns(columns), ...columnsOf(change), id, created_at: iso(createdAt), revision })
        .execute()
        .catch(refuseTaken('TABLE_EXISTS', `There already is a table ${id}.`));
      const seats = table.seats.map((seat, number) => ({ table_id: id, seat: number, ...toSeat(seat) }));
      await transaction.insertInto('seats').values(seats).execute();
      await this.#apply(transaction, id, change);
    });
  }

  async commit({ id, revision }: Pick<StoredTable, 'id' | 'revision'>, change: Change): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({ ...columnsOf(change), revision: revision + 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw await this.#whyNot(transaction, id);
      await this.#apply(transaction, id, change);
    });
  }

  async #whyNot(db: Transaction<Schema>, id: string): Promise<StoreError> {
    const there = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    return there === undefined
      ? new StoreError('TABLE_UNKNOWN', `There is no table ${id}.`)
      : new StoreError('TABLE_CHANGED', `Somebody else has changed table ${id}.`);
  }

  /** Everything that hangs on the table. */
  async #apply(db: Transaction<Schema>, id: string, change: Change): Promise<void> {
    const { append = [], takenBack = [], seats, savedAnswers = [] } = change;
    const at = this.#now().toISOString();
    if (takenBack.length > 0) {
      await db
        .updateTable('entries')
        .set({ taken_back_at: at })
        .where('table_id', '=', id)
        .where('number', 'in', takenBack)
        .execute();
    }
    // SQLite takes no more than some thousand values at once; an imported record may bring more.
    for (let i = 0; i < append.length; i += 500) {
      const rows = append.slice(i, i + 500).map(({ number, entry, ticket }) => ({
        table_id: id,
        number,
        entry: JSON.stringify(entry),
        ticket,
        at,
      }));
      await db
        .insertInto('entries')
        .values(rows)
        .execute()
        .catch(refuseTaken('ENTRY_EXISTS', `Entry ${rows[0].number} of table ${id} is already there.`));
    }
    for (const [seat, sitter] of seats ?? []) {
      await db
        .updateTable('seats')
        .set(toSeat(sitter))
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .execute();
    }
    for (const { seat, prompt, answer } of savedAnswers) {
      await db
        .deleteFrom('standing')
        .where('table_id', '=', id)
        .where('seat', '=', seat)
        .where('prompt', '=', prompt)
        .execute();
      if (answer !== null) {
        await db
          .insertInto('standing')
          .values({ table_id: id, seat, prompt, answer: JSON.stringify(answer) })
          .execute();
      }
    }
  }

  async discard(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const table of ['entries', 'seats', 'standing', 'chat', 'mutes', 'told_turns'] as const)
        await transaction.deleteFrom(table).where('table_id', '=', id).execute();
      await transaction.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    return fromRow(row, ((await this.#seatsOf([id])).get(id) ?? []).map(fromSeat));
  }

  async checkpoint(id: string): Promise<Checkpoint | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select('checkpoint')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.checkpoint == null ? null : (JSON.parse(row.checkpoint) as Checkpoint);
  }

  async entries(id: string): Promise<{ readonly rows: Row[]; readonly next: number }> {
    // What was taken back stays in the table, however much that is, and is not even read.
    const standing = await this.#db
      .selectFrom('entries')
      .select(['number', 'entry', 'ticket'])
      .where('table_id', '=', id)
      .where('taken_back_at', 'is', null)
      .orderBy('number')
      .execute();
    const last = await this.#db
      .selectFrom('entries')
      .select(({ fn }) => fn.max('number').as('number'))
      .where('table_id', '=', id)
      .executeTakeFirst();
    const rows = standing.map((row) => ({ ...row, entry: JSON.parse(row.entry) as Entry }));
    return { rows, next: (last?.number ?? -1) + 1 };
  }

  async savedAnswers(id: string): Promise<SavedAnswer[]> {
    const rows = await this.#db
      .selectFrom('standing')
      .select(['seat', 'prompt', 'answer'])
      .where('table_id', '=', id)
      .execute();
    return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) as Answer }));
  }

  /**
   * Tables in the lobby, the newest first. Where there are more than it holds, it takes the newest of every host, then
   * everybody's second, and so on: nobody fills it alone.
   */
  async openTables(limit: number, unreadable?: Unreadable): Promise<ListedTable[]> {
    const ranked = await this.#db
      .selectFrom('tables')
      .select([
        'id',
        'created_at',
        sql<number>`row_number() over (partition by host order by created_at desc, id)`.as('rank'),
      ])
      .where('open', '=', 1)
      // A match that ended behind a poker face is not over for anybody until they hear of it.
      .where((where) =>
        where.or([
          where('state', '!=', 'over'),
          where.and([where('shown', 'is not', null), where('since', '>', this.#now().toISOString())]),
        ]),
      )
      .orderBy('rank')
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    if (ranked.length === 0) return [];
    const rows = this.#db
      .selectFrom('tables')
      .select(LISTED)
      .where(
        'id',
        'in',
        ranked.map(({ id }) => id),
      )
      .orderBy('created_at', 'desc');
    return await this.#whole(await rows.execute(), unreadable);
  }

  /** Tables of one person, those that moved last first. */
  async tablesOf(person: string, limit: number, unreadable?: Unreadable): Promise<ListedTable[]> {
    return await this.#whole(
      await this.#db
        .selectFrom('tables')
        .select(LISTED)
        .where((where) =>
          where.or([
            where('host', '=', person),
            where(
              'id',
              'in',
              where
                .selectFrom('seats')
                .select('table_id')
                .where('person', '=', person)
                .where('kind', '!=', 'free'),
            ),
          ]),
        )
        .orderBy('since', 'desc')
        .limit(limit)
        .execute(),
      unreadable,
    );
  }

  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('bot_asked', '=', 1)
      .where('state', '=', 'playing')
      .where('id', 'in', (where) => where.selectFrom('seats').select('table_id').where('kind', '=', 'person'))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Tables with who sits there, without those that cannot be read. */
  async #whole(rows: readonly ListedRow[], unreadable: Unreadable = () => {}): Promise<ListedTable[]> {
    const seats = await this.#seatsOf(rows.map(({ id }) => id));
    return rows.flatMap((row) => {
      try {
        return [fromListedRow(row, (seats.get(row.id) ?? []).map(fromSeat))];
      } catch (thrown) {
        unreadable(row.id, thrown);
        return [];
      }
    });
  }

  async #seatsOf(ids: readonly string[]): Promise<Map<string, Selectable<Schema['seats']>[]>> {
    if (ids.length === 0) return new Map();
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    return Map.groupBy(seats, ({ table_id }) => table_id);
  }
}
