import { sql } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import { codeOf, ServerError } from '../error.ts';
import type { Engine } from './engine.ts';
import { PostgresDialect } from './postgres-dialect.ts';
import { readDatabaseUrl } from './postgres-url.ts';

/** Any number, as long as it is always the same: it stands for "somebody brings Tafelrunde's tables up to date". */
const LOCK = 7_269_713;
/** Milliseconds. A database that has not answered by then counts as unavailable. */
const PATIENCE = 5000;
const QUERY = 15_000;

/** Whole numbers that may be too large for JavaScript, counts among them, come as text. Ours are not too large. */
const numbers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === types.builtins.INT8 ? Number : (types.getTypeParser(type, format) as (text: string) => unknown),
};

/** A PostgreSQL somebody runs. Fails at once where it cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Engine> {
  const place = readDatabaseUrl(databaseUrl);
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'tafelrunde',
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
    max: 10,
    types: numbers,
  });
  // An idle connection that breaks is replaced by the next one; a query that waits for an answer fails by itself.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(place, error);
  }
  const limits = { query: QUERY };
  return {
    name: 'postgres',
    place,
    dialect: new PostgresDialect(pool, limits),
    changeVersion: async (db, change) => {
      // No time limit: changing large tables takes long, and so does waiting for another server that is changing them.
      limits.query = 0;
      try {
        await db.transaction().execute(async (transaction) => {
          await sql`set local statement_timeout = 0`.execute(transaction);
          await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
          await change(transaction);
        });
      } finally {
        limits.query = QUERY;
      }
    },
  };
}

/** What went wrong, and which part of the address says so. */
function unreachable(place: string, error: unknown): ServerError {
  const { reason, field } = reasonOf(error);
  return new ServerError(
    'DATABASE_UNREACHABLE',
    `The database ${place} cannot be reached (${reason}${field === null ? '' : `: check the ${field} in DATABASE_URL`}).`,
    { cause: error, place, reason, ...(field === null ? {} : { field }) },
  );
}

function reasonOf(error: unknown): { readonly reason: string; readonly field: string | null } {
  switch (codeOf(error)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { reason: 'there is no such host', field: 'host' };
    case 'ENOENT':
      return { reason: 'there is no such socket', field: 'host' };
    case 'ECONNREFUSED':
      return { reason: 'nobody answers there', field: 'port' };
    case '28P01':
      return { reason: 'the password is refused', field: 'password' };
    case '28000':
      return { reason: 'the user is refused', field: 'user' };
    case '3D000':
      return { reason: 'there is no such database', field: 'database' };
    default:
      return { reason: error instanceof Error ? error.message : String(error), field: null };
  }
}
