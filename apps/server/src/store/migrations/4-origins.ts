import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Tables that play with a content pack, that came from elsewhere, or that have to agree to newer rules. */
export async function addPacksAndOrigins(db: Transaction<Schema>): Promise<void> {
  for (const column of ['pack', 'origin', 'renewal'])
    await db.schema.alterTable('tables').addColumn(column, 'text').execute();
}
