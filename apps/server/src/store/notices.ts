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

  /** A device has one endpoint: whoever subscribes again, also as somebody else, takes the place of the older. */
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
