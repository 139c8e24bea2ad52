import type { ChatStore as HostChatStore } from '@tafelrunde/host';
import type { ChatLine } from '@tafelrunde/protocol';
import type { Kysely } from 'kysely';
import { refuseTaken } from './engine.ts';
import type { Schema } from './schema.ts';

/** What was said at the tables. */
export class ChatStore implements HostChatStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(tableId: string, { at, ...line }: ChatLine): Promise<void> {
    await this.#db
      .insertInto('chat')
      .values({ table_id: tableId, ...line, at: new Date(at).toISOString() })
      .execute()
      .catch(refuseTaken('LINE_EXISTS', `Line ${line.number} of table ${tableId} is already there.`));
  }

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

  async muted(tableId: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('mutes')
      .select('person')
      .where('table_id', '=', tableId)
      .orderBy('person')
      .execute();
    return rows.map(({ person }) => person);
  }

  async mute(tableId: string, person: string, on: boolean): Promise<void> {
    if (on) {
      const row = { table_id: tableId, person };
      await this.#db
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await this.#db
        .deleteFrom('mutes')
        .where('table_id', '=', tableId)
        .where('person', '=', person)
        .execute();
    }
  }
}
