import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A guest may be the same person in several browsers, and carry themselves there by a code that works once. */
export async function addKeysOfGuests(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('keys_of_a_person').on('keys').column('person').execute();
  await db.schema
    .createTable('carries')
    .addColumn('person', 'text', (column) => column.primaryKey().notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();
}
