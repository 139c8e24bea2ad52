import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import type { DatabaseError, Pool, PoolClient, QueryConfig } from 'pg';
import { Taken, unavailable } from './engine.ts';

export interface Limits {
  /** Milliseconds after which a question is given up; 0 waits for ever. */
  readonly query: number;
}

/** Lets Kysely speak to PostgreSQL. Kysely's own driver would give a broken connection back to the pool. */
export class PostgresDialect implements Dialect {
  readonly #pool: Pool;
  readonly #limits: Limits;

  constructor(pool: Pool, limits: Limits) {
    this.#pool = pool;
    this.#limits = limits;
  }

  createDriver(): Driver {
    return new PostgresDriver(this.#pool, this.#limits);
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }

  createAdapter() {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
}

/**
 * What every connection begins with. An answer that was confirmed survives a power cut, whatever the server's settings
 * say; and a connection whose other end is gone does not keep a row locked for ever.
 */
const SETTINGS = `
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';
  set statement_timeout = '10s';
  set idle_in_transaction_session_timeout = '10s'`;

class PostgresDriver implements Driver {
  readonly #pool: Pool;
  readonly #limits: Limits;
  readonly #connections = new WeakMap<PoolClient, PostgresConnection>();

  constructor(pool: Pool, limits: Limits) {
    this.#pool = pool;
    this.#limits = limits;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw troubleOf(error);
    }
    const known = this.#connections.get(client);
    if (known !== undefined) return known;
    const connection = new PostgresConnection(client, this.#limits);
    this.#connections.set(client, connection);
    try {
      await connection.executeQuery(CompiledQuery.raw(SETTINGS));
    } catch (error) {
      client.release(true);
      throw error;
    }
    return connection;
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async beginTransaction(connection: PostgresConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: PostgresConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await connection.rollback();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PostgresConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #limits: Limits;
  /** Nobody knows what the other end still has of it: it is thrown away. */
  #broken = false;

  constructor(client: PoolClient, limits: Limits) {
    this.#client = client;
    this.#limits = limits;
    // Without a listener, a connection that is lost while idle would crash the process.
    client.on('error', () => (this.#broken = true));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#query(sql, parameters);
    return { rows: (rows ?? []) as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async commit(): Promise<void> {
    const { command } = await this.#query('commit');
    // A transaction in which something failed is rolled back by "commit", and PostgreSQL calls that no error.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.');
  }

  async rollback(): Promise<void> {
    if (this.#broken) return;
    try {
      await this.#query('rollback');
    } catch {
      // The server rolls back what is cut off; its caller has an error already.
      this.#broken = true;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  async #query(text: string, values: readonly unknown[] = []) {
    // The types of the package do not know the time limit, which it has for a single query too.
    const query: QueryConfig & { readonly query_timeout: number } = {
      text,
      // Several statements at once go only without any.
      ...(values.length === 0 ? {} : { values: values.slice() }),
      query_timeout: this.#limits.query,
    };
    try {
      return await this.#client.query<object>(query);
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble !== error && !(trouble instanceof Taken)) this.#broken = true;
      throw trouble;
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed: a match has a few thousand answers at most.');
  }
}

const UNIQUE_VIOLATION = '23505';
/**
 * Beginnings of the codes PostgreSQL has for "not now": connection, given back by the server (deadlocks among them), no room
 * or memory, stopped by the host, trouble with its files; and a copy that may only be read, a transaction that lay idle.
 */
const NOT_NOW = ['08', '40', '53', '57', '58', '25006', '25P03'];

function troubleOf(error: unknown): unknown {
  // What PostgreSQL itself says has a code of five letters; everything else went wrong on the way there.
  const code = isFromServer(error) ? (error.code ?? '') : '08';
  if (code === UNIQUE_VIOLATION) return new Taken('There already is a row with that key.', { cause: error });
  return NOT_NOW.some((beginning) => code.startsWith(beginning)) ? unavailable(error) : error;
}

function isFromServer(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}
