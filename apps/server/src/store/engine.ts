import type { Dialect, Kysely, Transaction } from 'kysely';
import { StoreError } from '@tafelrunde/host';
import type { Schema } from './schema.ts';

/** A database the store can run on. All differences between databases are behind this interface. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** Where the data are, for people to read: no password in it. */
  readonly place: string;
  /** Everything it throws is a {@link Taken}, a `DATABASE_UNAVAILABLE`, or a mistake of this program. */
  readonly dialect: Dialect;
  /** Brings the database to another version: in one transaction, while nobody else does the same. */
  readonly changeVersion: (
    db: Kysely<Schema>,
    change: (transaction: Transaction<Schema>) => Promise<void>,
  ) => Promise<void>;
}

/** There already is a row with that key. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** For `catch`: says in the store's words what is already there. */
export function refuseTaken(code: StoreError['code'], message: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Taken ? new StoreError(code, message, { cause: error }) : error;
  };
}

/** The database does not answer, or cannot write: not now, perhaps later. Nothing was kept by half. */
export function unavailable(cause: unknown): StoreError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StoreError('DATABASE_UNAVAILABLE', `The database is not available (${reason}).`, { cause });
}
