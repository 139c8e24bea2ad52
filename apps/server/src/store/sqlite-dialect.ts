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
    return new GroupingAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** As far as Kysely is concerned there are many connections: the driver lets transactions overlap while they are written. */
class GroupingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * One connection for all: SQLite writes one at a time anyway. Whoever holds it runs alone until they give it back.
 *
 * Transactions that come together are kept together: each is a savepoint within one transaction of SQLite's, and a single write
 * to the disk keeps them all. Nobody is told that theirs is kept before it is; what one of them does wrong is its own affair.
 */
class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  #free: Promise<void> = Promise.resolve();
  #group: PromiseWithResolvers<void> | null = null;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = new Statements(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new NodeSqliteConnection(this.#statements, await this.#turn(), () => this.#keep());
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
    const own = ownOf(connection);
    own.isGrouped = true;
    if (this.#group === null) {
      // Takes the write lock at once: a transaction that only finds out later may have to give up half way.
      await own.executeQuery(CompiledQuery.raw('begin immediate'));
      this.#group = Promise.withResolvers<void>();
      // Whoever is in it hears of it; if nobody is left in it, nobody has to.
      this.#group.promise.catch(() => {});
      setImmediate(() => void this.#keepInTurn());
    }
    await own.executeQuery(CompiledQuery.raw('savepoint own'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection);
    await own.executeQuery(CompiledQuery.raw('release own'));
    own.isGrouped = false;
    const kept = this.#group!.promise;
    // Others may join until it is written.
    own.giveBack();
    await kept;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const own = ownOf(connection);
    // It was done, and then the whole group could not be kept.
    if (!own.isGrouped) return;
    if (this.#database.isTransaction) {
      await own.executeQuery(CompiledQuery.raw('rollback to own'));
      await own.executeQuery(CompiledQuery.raw('release own'));
    } else {
      // A full disk, for one, has rolled everything back already.
      this.#lose(unavailable(new Error('what was to be kept together was rolled back')));
    }
    own.isGrouped = false;
  }

  async #keepInTurn(): Promise<void> {
    const release = await this.#turn();
    this.#keep();
    release();
  }

  /** Write the group down. The connection must be free, or held by whoever calls this. */
  #keep(): void {
    const group = this.#group;
    if (group === null) return;
    try {
      this.#database.exec('commit');
      this.#group = null;
      group.resolve();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#lose(troubleOf(error));
    }
  }

  #lose(why: unknown): void {
    this.#group?.reject(why);
    this.#group = null;
  }

  async destroy(): Promise<void> {
    this.#keep();
    this.#database.close();
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
  /** Within a transaction, which others may be kept together with. */
  isGrouped = false;
  readonly giveBack: () => void;
  readonly #statements: Statements;
  readonly #keep: () => void;

  constructor(statements: Statements, giveBack: () => void, keep: () => void) {
    this.#statements = statements;
    this.giveBack = giveBack;
    this.#keep = keep;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Whoever is in no transaction must not see, and tell, what is not kept yet.
    if (!this.isGrouped) this.#keep();
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
