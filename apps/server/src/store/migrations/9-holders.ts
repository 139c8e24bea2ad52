import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Who has ever held a seat of a match is remembered, and whether a bot keeps it for them. The tables of one host can be counted. */
export async function addHolders(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('holders', 'text').execute();
  await db.schema
    .alterTable('seats')
    .addColumn('given_up', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_of_a_host').on('tables').columns(['host', 'created_at']).execute();
}
