import type { Seat } from '@tafelrunde/engine';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A browser that wants to be told by push, as it has subscribed. */
export interface Device {
  readonly id: string;
  readonly person: string;
  readonly endpoint: string;
  /** Its public key and its secret, both base64url. */
  readonly key: string;
  readonly auth: string;
  readonly language: 'de' | 'en';
  readonly createdAt: number;
}

/** An address that wants to be told by a request. */
export interface Webhook {
  readonly id: string;
  readonly person: string;
  readonly url: string;
  /** What its requests are signed with. */
  readonly secret: string;
  readonly createdAt: number;
}

/** Who wants to be told that it is their turn, and where. */
export class NoticeStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async devices(person: string): Promise<Device[]> {
    const rows = await this.#db
      .selectFrom('devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at, ...device }) => ({ ...device, createdAt: Date.parse(created_at) }));
  }

  /** A device has one endpoint: a newer subscription replaces the older one, also of another guest. */
  async addDevice({ createdAt, ...device }: Device): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('devices').where('endpoint', '=', device.endpoint).execute();
      await transaction
        .insertInto('devices')
        .values({ ...device, created_at: new Date(createdAt).toISOString() })
        .execute();
    });
  }

  async webhooks(person: string): Promise<Webhook[]> {
    const rows = await this.#db
      .selectFrom('webhooks')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .execute();
    return rows.map(({ created_at, ...webhook }) => ({ ...webhook, createdAt: Date.parse(created_at) }));
  }

  async addWebhook({ createdAt, ...webhook }: Webhook): Promise<void> {
    await this.#db
      .insertInto('webhooks')
      .values({ ...webhook, created_at: new Date(createdAt).toISOString() })
      .execute();
  }

  /** Of which turn at a table somebody was told last. */
  async toldTurn(table: string, person: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('told_turns')
      .select('turn')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.turn ?? null;
  }

  async keepToldTurn(table: string, person: string, turn: string): Promise<void> {
    await this.#db
      .insertInto('told_turns')
      .values({ table_id: table, person, turn })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ turn }))
      .execute();
  }

  /** Running tables at which somebody seems to be asked who wants to be told of it. */
  async tablesToTell(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.asked', 'seats.seat'])
      .where('tables.state', '=', 'playing')
      .where('seats.kind', '=', 'person')
      .where((where) =>
        where.or([
          where('seats.person', 'in', where.selectFrom('devices').select('person')),
          where('seats.person', 'in', where.selectFrom('webhooks').select('person')),
        ]),
      )
      .execute();
    const asked = rows.filter((row) => isAsked(row));
    return [...new Set(asked.map(({ id }) => id))];
  }

  /** False where this person has none of this id. */
  async remove(kind: 'devices' | 'webhooks', person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom(kind)
      .where('id', '=', id)
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

/** One table that cannot be read keeps nobody else from being told. */
function isAsked({ asked, seat }: { readonly asked: string; readonly seat: Seat }): boolean {
  try {
    const seats: unknown = JSON.parse(asked);
    return Array.isArray(seats) && seats.includes(seat);
  } catch {
    return false;
  }
}
