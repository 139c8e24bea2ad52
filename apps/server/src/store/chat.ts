import type { ChatLine } from '@tafelrunde/protocol';
import type { Kysely } from 'kysely';
import { refuseTaken } from './engine.ts';
import type { Schema } from './schema.ts';

/** What was said at the tables. */
export class ChatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Keeps a line; its number must be free. */
  async add(tableId: string, { at, ...line }: ChatLine): Promise<void> {
    await this.#db
      .insertInto('chat')
      .values({ table_id: tableId, ...line, at: new Date(at).toISOString() })
      .execute()
      .catch(refuseTaken('LINE_EXISTS', `Line ${line.number} of table ${tableId} is already there.`));
  }

  /** The latest lines of a table, oldest first. */
  async latest(tableId: string, count: number): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['number', 'person', 'name', 'text', 'at'])
      .where('table_id', '=', tableId)
      .orderBy('number', 'desc')
      .limit(count)
      .execute();
    return rows.map(({ at, ...line }) => ({ ...line, at: Date.parse(at) })).reverse();
  }
}
