import type { Answer, Checkpoint, Entry, Pack, Result, Seat } from '@tafelrunde/engine';
import type { BotLevel, Clock, Origin, Proposal, TableSummary } from '@tafelrunde/protocol';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ClockState } from '../clocks/clock.ts';
import { ServerError } from '../error.ts';
import { refuseTaken } from './engine.ts';
import type { Schema } from './schema.ts';
import { columnsOf, fromRow, fromSeat, iso, toColumns, toSeat } from './table-rows.ts';

export type StoredSeat =
  | {
      readonly kind: 'free';
      /** Whoever gave the seat up while the match was on: they know its hand. */
      readonly left?: { readonly person: string; readonly name: string; readonly here: boolean };
    }
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly name: string;
      /** Whose seat it is; the bot plays it under their name until they want it back. */
      readonly standsFor: { readonly person: string; readonly here: boolean } | null;
    }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** A further person at the screen of `person`. */
      readonly here: boolean;
      readonly nonce: string | null;
    };

interface StoredFairness {
  readonly commitment: string;
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** Where a match came from that did not begin here. */
export interface StoredOrigin extends Origin {
  /** The chance it began with; null where it is only looked at and has no other. */
  readonly fairness: StoredFairness | null;
}

/** A wish to go back that waits for the others. */
export interface StoredProposal extends Proposal {
  /** So many entries are left if all agree; the next is the answer it is about. */
  readonly to: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A table without its match: who sits there, and what a lobby shows of it. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: TableSummary['options'];
  readonly state: TableSummary['state'];
  readonly open: boolean;
  readonly host: string;
  readonly fairness: StoredFairness;
  /** The game's guide has laid it out. */
  readonly guided: boolean;
  readonly pack: Pack | null;
  readonly origin: StoredOrigin | null;
  /** Seats that have agreed to begin the step anew under newer rules. */
  readonly renewal: readonly Seat[];
  readonly proposal: StoredProposal | null;
  readonly seats: readonly StoredSeat[];
  readonly asked: readonly Seat[];
  /** Milliseconds since 1970, as on the wire. */
  readonly since: number;
  readonly botAsked: boolean;
  readonly result: Result | null;
  readonly clock: Clock | null;
  readonly times: ClockState | null;
  readonly rematch: string | null;
  readonly createdAt: number;
  /** Counts its changes. */
  readonly revision: number;
}

/** One entry of a match, as a row. */
export interface Row {
  readonly number: number;
  readonly entry: Entry;
  readonly ticket: string | null;
}

export interface Standing {
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer | null;
}

/** What one answer, undo or change of seats does to what is kept. It is kept as a whole or not at all. */
export interface Change {
  readonly append?: readonly Row[];
  /** Numbers of rows that were taken back. They stay, marked, and no longer belong to the match. */
  readonly takenBack?: readonly number[];
  readonly checkpoint?: Checkpoint;
  readonly table?: Partial<Omit<StoredTable, 'id' | 'seats' | 'createdAt' | 'revision'>>;
  readonly seats?: ReadonlyMap<Seat, StoredSeat>;
  readonly standing?: readonly Standing[];
}

/** A table as somebody knows it. */
type Known = Pick<StoredTable, 'id' | 'revision'>;

/** Tables, who sits at them, and every entry of their matches. */
export class TableStore {
  readonly #db: Kysely<Schema>;
  readonly #now: () => Date;

  constructor(db: Kysely<Schema>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Put up a table, with everything that was played at it elsewhere. */
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

  /**
   * Keeps a change for good, or refuses it; afterwards others may be told, and the table's revision is one more. Refused is
   * whoever knows an older revision: somebody else has changed the table since.
   */
  async commit({ id, revision }: Known, change: Change): Promise<void> {
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

  async #whyNot(db: Transaction<Schema>, id: string): Promise<ServerError> {
    const there = await db.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
    return there === undefined
      ? new ServerError('TABLE_UNKNOWN', `There is no table ${id}.`)
      : new ServerError('TABLE_CHANGED', `Somebody else has changed table ${id}.`);
  }

  /** Everything that hangs on the table. */
  async #apply(db: Transaction<Schema>, id: string, change: Change): Promise<void> {
    const { append = [], takenBack = [], seats, standing = [] } = change;
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
    for (const { seat, prompt, answer } of standing) {
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
      for (const table of ['entries', 'seats', 'standing', 'chat', 'told_turns'] as const)
        await transaction.deleteFrom(table).where('table_id', '=', id).execute();
      await transaction.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [found] = await this.#whole(
      await this.#db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
    );
    return found;
  }

  /** Where the match can be taken up, if it has begun. */
  async checkpoint(id: string): Promise<Checkpoint | null> {
    const row = await this.#db
      .selectFrom('tables')
      .select('checkpoint')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.checkpoint == null ? null : (JSON.parse(row.checkpoint) as Checkpoint);
  }

  /** The entries that count, in order, and the number the next one will have. */
  async entries(id: string): Promise<{ readonly rows: Row[]; readonly next: number }> {
    const all = await this.#db
      .selectFrom('entries')
      .select(['number', 'entry', 'ticket', 'taken_back_at'])
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
    const rows = all
      .filter((row) => row.taken_back_at === null)
      .map(({ number, entry, ticket }) => ({ number, entry: JSON.parse(entry) as Entry, ticket }));
    return { rows, next: (all.at(-1)?.number ?? -1) + 1 };
  }

  async standing(id: string): Promise<Standing[]> {
    const rows = await this.#db
      .selectFrom('standing')
      .select(['seat', 'prompt', 'answer'])
      .where('table_id', '=', id)
      .execute();
    return rows.map((row) => ({ ...row, answer: JSON.parse(row.answer) as Answer }));
  }

  /** Tables in the lobby, the newest first. */
  async openTables(limit: number): Promise<StoredTable[]> {
    return await this.#whole(
      await this.#db
        .selectFrom('tables')
        .selectAll()
        .where('open', '=', 1)
        .where('state', '!=', 'over')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  /** Tables of one person, those that moved last first. */
  async tablesOf(person: string, limit: number): Promise<StoredTable[]> {
    return await this.#whole(
      await this.#db
        .selectFrom('tables')
        .selectAll()
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
    );
  }

  /** Tables at which a bot was thinking when the process ended. */
  async waitingForBots(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('bot_asked', '=', 1)
      .where('state', '=', 'playing')
      .execute();
    return rows.map(({ id }) => id);
  }

  async #whole(rows: readonly Selectable<Schema['tables']>[]): Promise<StoredTable[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', ids)
      .orderBy('seat')
      .execute();
    const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
    return rows.map((row) => fromRow(row, (byTable.get(row.id) ?? []).map(fromSeat)));
  }
}
