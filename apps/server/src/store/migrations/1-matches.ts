import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

export async function createMatchesAndAnswers(db: Transaction<Schema>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('game_version', 'text', (column) => column.notNull())
    .addColumn('header', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createTable('answers')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('state_hash', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // Two servers can never both be right about the same answer.
    .addPrimaryKeyConstraint('answers_once', ['match_id', 'number'])
    .addCheckConstraint('answers_counted_from_zero', sql`number >= 0 and seat >= 0`)
    .execute();
}
