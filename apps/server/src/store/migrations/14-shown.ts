import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** What a table has told everybody while it keeps a poker face, for other servers on the same database. */
export async function addShown(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('shown', 'text').execute();
}
