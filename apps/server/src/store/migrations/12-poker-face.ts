import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A table may do without the poker face. */
export async function addPokerFace(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('poker_face', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
