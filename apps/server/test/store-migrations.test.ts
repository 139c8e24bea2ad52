import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { migrate } from '../src/store/migrations/index.ts';
import { openEngine, openStore, type Place } from '../src/store/open.ts';
import type { Schema } from '../src/store/schema.ts';
import { engines } from './databases.ts';
import { isCode, row, sample } from './stored.ts';

const then = () => new Date('2026-01-01T00:00:00Z');

/** A database as a program of that version left it. */
async function olderDatabase(place: Place, version: number): Promise<Kysely<Schema>> {
  const engine = await openEngine(place);
  const db = new Kysely<Schema>({ dialect: engine.dialect });
  await migrate(db, engine, then, version);
  return db;
}

for (const { name, place: emptyPlace } of engines) {
  describe(`versions of the database on ${name}`, () => {
    test('a table of an older version is still there, and can be played on', async () => {
      const place = await emptyPlace();
      const older = await olderDatabase(place, 2);
      await sql`insert into tables (id, game, version, options, state, open, host, commitment, secret, nonces, known, asked,
        since, bot_asked, created_at) values ('t1', 'talisman', 3, '{"goal":8,"market":true}', 'playing', 1, 'ada', 'c', 's',
        '["n"]', 0, '[0,1]', ${new Date(sample.since).toISOString()}, 0, ${new Date(sample.createdAt).toISOString()})`.execute(
        older,
      );
      await sql`insert into seats (table_id, seat, kind, here) values ('t1', 0, 'free', 0)`.execute(older);
      await sql`insert into entries (table_id, number, entry, ticket, at)
        values ('t1', 0, ${JSON.stringify(row(0).entry)}, 't0', '2026-01-01T00:00:00.000Z')`.execute(older);
      await older.destroy();

      const store = await openStore(place);
      const table = (await store.tables.table('t1'))!;
      assert.deepEqual(table, {
        ...sample,
        seats: [{ kind: 'free' }],
        holders: [[]],
        pack: null,
        origin: null,
        renewal: [],
        proposal: null,
      });
      await store.tables.commit(table, { append: [row(1)] });
      assert.deepEqual((await store.tables.entries('t1')).rows, [row(0), row(1)]);
      await store.close();
    });

    test('a lobby knows what the packs of older tables are called, as far as that can be read', async () => {
      const place = await emptyPlace();
      const older = await olderDatabase(place, 10);
      const packs = ['{"pack":"My box"}', JSON.stringify({ pack: 'x'.repeat(5000) }), '{"half', null];
      for (const [i, pack] of packs.entries()) {
        const id = `t${i}`;
        const at = new Date(sample.createdAt - i * 1000).toISOString();
        await sql`insert into tables (id, game, version, options, state, open, host, commitment, secret, nonces, asked,
          since, bot_asked, created_at, pack) values (${id}, 'hoard', 1, '{}', 'waiting', 1, 'ada', 'c', 's', '[]', '[]',
          ${at}, 0, ${at}, ${pack})`.execute(older);
        await sql`insert into seats (table_id, seat, kind, here) values (${id}, 0, 'free', 0)`.execute(older);
      }
      await older.destroy();
      const store = await openStore(place);
      assert.deepEqual(
        (await store.tables.openTables(10)).map(({ pack }) => pack?.pack),
        ['My box', 'x'.repeat(80), '?', undefined],
      );
      await store.close();
    });

    test('each version is applied once, in order, and says when', async () => {
      const place = await emptyPlace();
      await (await olderDatabase(place, 1)).destroy();
      await (await openStore(place)).close();
      await (await openStore(place)).close();
      const db = await olderDatabase(place, 0);
      const applied = await db.selectFrom('migrations').selectAll().orderBy('version').execute();
      assert.deepEqual(
        applied.map(({ version }) => version),
        applied.map((_, i) => i + 1),
      );
      assert.equal(applied[0].applied_at, '2026-01-01T00:00:00.000Z');
      assert.notEqual(applied[1].applied_at, '2026-01-01T00:00:00.000Z');
      await db.destroy();
    });

    test('servers that start together on an empty database do not get in one another’s way', async () => {
      const place = await emptyPlace();
      const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(place)));
      await stores[0].tables.create(sample);
      assert.deepEqual(await stores[3].tables.table('t1'), sample);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('a database of a newer version is left alone', async () => {
      const place = await emptyPlace();
      await (await openStore(place)).close();
      const db = await olderDatabase(place, 0);
      await db
        .insertInto('migrations')
        .values({ version: 99, name: 'from the future', applied_at: '2030-01-01T00:00:00.000Z' })
        .execute();
      await db.destroy();
      await assert.rejects(
        openStore(place),
        isCode('DATABASE_NEWER', /newer version of Tafelrunde \(schema 99, this program knows \d+\)\.$/),
      );
    });
  });
}
