import type { Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A lobby shows what a content pack is called, and need not read all of it for that. Older names may be too long. */
export async function addPackNames(db: Transaction<Schema>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('pack_name', 'text').execute();
  const rows = await db.selectFrom('tables').select(['id', 'pack']).where('pack', 'is not', null).execute();
  for (const { id, pack } of rows)
    await db
      .updateTable('tables')
      .set({ pack_name: nameOf(pack ?? '') })
      .where('id', '=', id)
      .execute();
}

function nameOf(pack: string): string {
  try {
    const { pack: name } = JSON.parse(pack) as { pack?: unknown };
    return typeof name === 'string' ? name.slice(0, 80) : '?';
  } catch {
    return '?';
  }
}
