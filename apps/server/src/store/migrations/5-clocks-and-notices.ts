import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Tables may have clocks; people may want to be told that it is their turn. */
export async function addClocksAndNotices(db: Transaction<Schema>): Promise<void> {
  for (const column of ['clock', 'times', 'clock_ends'])
    await db.schema.alterTable('tables').addColumn(column, 'text').execute();
  await db.schema.createIndex('tables_with_running_clocks').on('tables').column('clock_ends').execute();
  await db.schema
    .createTable('house')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('devices')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('devices_of_a_person').on('devices').column('person').execute();
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhooks_of_a_person').on('webhooks').column('person').execute();
}
