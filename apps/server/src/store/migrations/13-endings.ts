import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** How long a table waits for somebody before the others may go on without them, and which seats gave up. */
export async function addEndings(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('patience', 'integer', (column) => column.notNull().defaultTo(86_400))
    .execute();
  await db.schema.alterTable('tables').addColumn('resigned', 'text').execute();
}
