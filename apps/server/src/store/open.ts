import { Kysely } from 'kysely';
import { ServerError } from '../error.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { Store } from './store.ts';

/** Where the data are kept: in a file of SQLite's, or in a PostgreSQL somebody runs. */
export interface Place {
  /** Created when missing. Not looked at where there is a `databaseUrl`. */
  readonly dataFolder: string;
  /** `postgres://user:password@host:port/database` */
  readonly databaseUrl?: string | undefined;
}

/** Opens the store and brings it to the present version. Whatever keeps it from that is a {@link ServerError}. */
export async function openStore(place: Place, now: () => Date = () => new Date()): Promise<Store> {
  const engine = await openEngine(place);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  try {
    await migrate(db, engine, now);
  } catch (error) {
    await db.destroy();
    throw error instanceof ServerError ? error : unreadable(engine, error);
  }
  return new Store(db, engine, now);
}

export async function openEngine({ dataFolder, databaseUrl }: Place): Promise<Engine> {
  if (databaseUrl === undefined) return await openSqlite(dataFolder);
  // PostgreSQL's client is loaded only where it is used.
  const { openPostgres } = await import('./postgres.ts');
  return await openPostgres(databaseUrl);
}

function unreadable({ place }: Engine, error: unknown): ServerError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ServerError('DATABASE_UNREADABLE', `The database ${place} cannot be read (${reason}).`, {
    cause: error,
    place,
    reason,
  });
}
