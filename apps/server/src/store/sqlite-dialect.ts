import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { Disk } from './disk.ts';
import { Taken, unavailable } from './engine.ts';

/** The database, and what brings it to the disk. */
export interface Kept {
  readonly database: DatabaseSync;
  readonly disk: Disk;
  readonly close: () => Promise<void>;
}

/** Lets Kysely speak to the SQLite that is built into Node. */
export class NodeSqliteDialect implements Dialect {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#kept);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new OverlappingAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** As far as Kysely is concerned there are many connections: others go on while what one has written goes to the disk. */
class OverlappingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * One connection for all: SQLite writes one at a time anyway. Whoever holds it runs alone until they give it back, and is
 * told that something is kept when it is on the disk.
 */
class NodeSqliteDriver implements Driver {
  readonly #kept: Kept;
  readonly #statements: Statements;
  #free: Promise<void> = Promise.resolve();

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#statements = new Statements(kept.database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NodeSqliteConnection(this.#statements, await this.#turn(), this.#kept.disk);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownOf(connection).giveBack();
  }

  /** Wait until everybody who came before has given the connection back; call what is returned to give it on. */
  async #turn(): Promise<() => void> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    return resolve;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once: a transaction that only finds out later may have to give up half way.
    await ownOf(connection).within('begin immediate');
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection);
    await own.within('commit');
    await own.keep();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk, for one, has rolled everything back already; and what the disk did not take cannot be taken back.
    if (ownOf(connection).isWithin && this.#kept.database.isTransaction)
      await ownOf(connection).within('rollback');
  }

  async destroy(): Promise<void> {
    await this.#kept.disk.settled().catch(() => {});
    await this.#kept.close();
  }
}

const ownOf = (connection: DatabaseConnection): NodeSqliteConnection => connection as NodeSqliteConnection;

/** Statements are kept ready: the same few dozen come again and again. */
class Statements {
  readonly #database: DatabaseSync;
  readonly #ready = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, reads } = this.#get(sql);
    const values = parameters as readonly SQLInputValue[];
    if (reads) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #get(sql: string) {
    let ready = this.#ready.get(sql);
    if (ready === undefined) {
      const statement = this.#database.prepare(sql);
      ready = { statement, reads: statement.columns().length > 0 };
      if (this.#ready.size >= READY) this.#ready.clear();
      this.#ready.set(sql, ready);
    }
    return ready;
  }
}

/** Turns at the one connection: everybody who holds it holds one of these. */
class NodeSqliteConnection implements DatabaseConnection {
  /** Within a transaction. */
  isWithin = false;
  readonly giveBack: () => void;
  readonly #statements: Statements;
  readonly #disk: Disk;

  constructor(statements: Statements, giveBack: () => void, disk: Disk) {
    this.#statements = statements;
    this.giveBack = giveBack;
    this.#disk = disk;
  }

  /** Begin or end a transaction. */
  async within(what: 'begin immediate' | 'commit' | 'rollback'): Promise<void> {
    await this.#run(CompiledQuery.raw(what));
    this.isWithin = what === 'begin immediate';
  }

  /** What was written goes to the disk. Others may go on meanwhile. */
  async keep(): Promise<void> {
    this.#disk.written();
    await this.#settled();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#run<Row>(query);
    if (this.isWithin) return result;
    if (query.query.kind !== 'SelectQueryNode') await this.keep();
    // A reader must not see what is not on the disk yet.
    else await this.#settled();
    return result;
  }

  async #settled(): Promise<void> {
    this.giveBack();
    try {
      await this.#disk.settled();
    } catch (error) {
      throw unavailable(error);
    }
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const until = performance.now() + PATIENCE; ;) {
      try {
        return this.#statements.run(query);
      } catch (error) {
        // Another process writes. SQLite could wait for it itself, but then everybody here would stand still.
        if (kindOf(error) !== BUSY || performance.now() > until) throw troubleOf(error);
      }
      await sleep(5);
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: a match has a few thousand answers at most.');
  }
}

/** SQLite's codes for a primary key and for a unique index that is already taken. */
const TAKEN: ReadonlySet<number> = new Set([1555, 2067]);
const BUSY = 5;
/** And for "not now": busy, locked, read-only, trouble with the disk, no room on it, no way to open it. */
const NOT_NOW: ReadonlySet<number> = new Set([BUSY, 6, 8, 10, 13, 14]);
/** How many statements are kept ready. */
const READY = 200;
/** Milliseconds after which somebody who writes is not waited for any longer. */
const PATIENCE = 5000;

function troubleOf(error: unknown): unknown {
  if (TAKEN.has(codeIn(error))) return new Taken('There already is a row with that key.', { cause: error });
  return NOT_NOW.has(kindOf(error)) ? unavailable(error) : error;
}

const codeIn = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

/** The last eight bits are the kind, whatever is before them the details. */
const kindOf = (error: unknown): number => codeIn(error) & 0xff;
