import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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
import { Taken, unavailable } from './engine.ts';

/** Lets Kysely speak to the SQLite that is built into Node. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new NodeSqliteDriver(this.#database);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** One connection for all: SQLite writes one at a time anyway. Whoever holds it runs alone until they give it back. */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  #free: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Takes the write lock at once: a transaction that only finds out later may have to give up half way.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk, for one, has rolled back already.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const until = performance.now() + PATIENCE; ;) {
      try {
        return this.#run(query);
      } catch (error) {
        // Another process writes. SQLite could wait for it itself, but then everybody here would stand still.
        if (kindOf(error) !== BUSY || performance.now() > until) throw troubleOf(error);
      }
      await sleep(5);
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#database.prepare(sql);
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
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
