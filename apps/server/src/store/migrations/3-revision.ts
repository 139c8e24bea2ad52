import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A table counts its changes, so that a writer who knows an older state is noticed. */
export async function countRevisions(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
