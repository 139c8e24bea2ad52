import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Adds that a table is laid out by a game's guide, and who was told of which turn. Drops the column that said whether a secret was
 * known beforehand: it was never set, and the origin of a match says it.
 */
export async function addGuidesAndToldTurns(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').dropColumn('known').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('guided', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('told_turns')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('turn', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_once', ['table_id', 'person'])
    .execute();
}
