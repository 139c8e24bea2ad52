import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Players can mute somebody in the chat of their table. */
export async function addMutes(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'person'])
    .execute();
}
