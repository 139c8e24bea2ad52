import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** `alive`: when a server was last there. `checked`: when it was last tried to write. `vapid`: the keys pushes are signed with. */
type Name = 'alive' | 'checked' | 'vapid';

/** A few things the server knows about itself. */
export class HouseStore {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async read(name: Name): Promise<string | null> {
    const row = await this.#db
      .selectFrom('house')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async write(name: Name, value: string): Promise<void> {
    await this.#db
      .insertInto('house')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** Returns the stored value, or stores this one. Of two servers that start at once, both use the value that was stored first. */
  async settle(name: Name, value: string): Promise<string> {
    await this.#db
      .insertInto('house')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await this.read(name)) ?? value;
  }
}
