import type { Kysely, Transaction } from 'kysely';
import { ServerError } from '../../error.ts';
import type { Engine } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { createMatchesAndAnswers } from './1-matches.ts';
import { createGuestsAndTables } from './2-tables.ts';
import { countRevisions } from './3-revision.ts';
import { addPacksAndOrigins } from './4-origins.ts';
import { addClocksAndNotices } from './5-clocks-and-notices.ts';
import { addKeysOfGuests } from './6-keys.ts';
import { addGuidesAndToldTurns } from './7-guides.ts';
import { addProposals } from './8-proposals.ts';
import { addHolders } from './9-holders.ts';
import { addMutes } from './10-mutes.ts';
import { addPackNames } from './11-pack-names.ts';
import { addPokerFace } from './12-poker-face.ts';
import { addEndings } from './13-endings.ts';
import { addShown } from './14-shown.ts';

interface Migration {
  readonly name: string;
  readonly up: (db: Transaction<Schema>) => Promise<void>;
}

/**
 * Applied in order, each once; its place in the list is its version. What is published is never edited, only followed: a new
 * file here, a line below, and the columns in `schema.ts`. The types `integer` and `text` mean the same in every engine.
 */
const migrations: readonly Migration[] = [
  { name: 'matches and answers', up: createMatchesAndAnswers },
  { name: 'guests and tables', up: createGuestsAndTables },
  { name: 'revisions of tables', up: countRevisions },
  { name: 'packs, origins and renewals', up: addPacksAndOrigins },
  { name: 'clocks and notices', up: addClocksAndNotices },
  { name: 'keys of guests', up: addKeysOfGuests },
  { name: 'guides and told turns', up: addGuidesAndToldTurns },
  { name: 'proposals', up: addProposals },
  { name: 'holders of seats', up: addHolders },
  { name: 'mutes', up: addMutes },
  { name: 'names of packs', up: addPackNames },
  { name: 'poker face', up: addPokerFace },
  { name: 'patience and seats that gave up', up: addEndings },
  { name: 'what is told during a poker face', up: addShown },
];

/** Brings a database to a version, as a whole or not at all. Refuses one that a newer program has already changed. */
export async function migrate(
  db: Kysely<Schema>,
  engine: Engine,
  now: () => Date,
  to: number = migrations.length,
): Promise<void> {
  await engine.changeVersion(db, async (transaction) => {
    const present = await versionOf(transaction);
    if (present > migrations.length) {
      throw new ServerError(
        'DATABASE_NEWER',
        `The database ${engine.place} was written by a newer version of Tafelrunde (schema ${present}, this program knows ${migrations.length}).`,
        { place: engine.place },
      );
    }
    for (const [index, { name, up }] of migrations.slice(0, to).entries()) {
      const version = index + 1;
      if (version <= present) continue;
      await up(transaction);
      await transaction
        .insertInto('migrations')
        .values({ version, name, applied_at: now().toISOString() })
        .execute();
    }
  });
}

async function versionOf(db: Transaction<Schema>): Promise<number> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const last = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return last?.version ?? 0;
}
