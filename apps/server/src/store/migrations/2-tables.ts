import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** The first two tables were laid out before anything was played and nothing was ever written to them. */
export async function createGuestsAndTables(db: Transaction<Schema>): Promise<void> {
  await db.schema.dropTable('answers').execute();
  await db.schema.dropTable('matches').execute();
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('nonces', 'text', (column) => column.notNull())
    .addColumn('known', 'integer', (column) => column.notNull())
    .addColumn('checkpoint', 'text')
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('bot_asked', 'integer', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('rematch', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tables_in_the_lobby')
    .on('tables')
    .columns(['open', 'state', 'created_at'])
    .execute();
  await createWhatHangsOnTables(db);
}

async function createWhatHangsOnTables(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('here', 'integer', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('level', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_once', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_of_a_person').on('seats').columns(['person', 'table_id']).execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('ticket', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('taken_back_at', 'text')
    // Two servers can never both be right about the same answer.
    .addPrimaryKeyConstraint('entries_once', ['table_id', 'number'])
    .addCheckConstraint('entries_counted_from_zero', sql`number >= 0`)
    .execute();
  await db.schema
    .createTable('standing')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_once', ['table_id', 'seat', 'prompt'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_once', ['table_id', 'number'])
    .execute();
}
