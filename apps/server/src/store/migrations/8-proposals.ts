import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A wish to go back waits for the others, however slowly they play. */
export async function addProposals(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('proposal', 'text').execute();
}
