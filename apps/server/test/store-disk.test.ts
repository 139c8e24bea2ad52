import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Kysely } from 'kysely';
import { Disk } from '../src/store/disk.ts';
import { NodeSqliteDialect } from '../src/store/sqlite-dialect.ts';
import { temporaryFolder } from './folders.ts';
import { isCode } from './stored.ts';

interface Schema {
  readonly things: { readonly name: string };
}

/** A database on a disk that takes its time: every trip waits until it is let go. */
async function slowDisk() {
  const database = new DatabaseSync(join(await temporaryFolder(), 'x.db'));
  database.exec('pragma journal_mode = wal; create table things (name text primary key)');
  const trips: PromiseWithResolvers<void>[] = [];
  const disk = new Disk(async () => {
    const trip = Promise.withResolvers<void>();
    trips.push(trip);
    await trip.promise;
  });
  const dialect = new NodeSqliteDialect({ database, disk, close: async () => database.close() });
  const db = new Kysely<Schema>({ dialect });
  const add = (name: string): Promise<unknown> =>
    db.transaction().execute((change) => change.insertInto('things').values({ name }).execute());
  const names = async (): Promise<string[]> =>
    (await db.selectFrom('things').select('name').execute()).map(({ name }) => name);
  return { db, trips, add, names };
}

/** Long enough for everything that needs no disk. */
async function aWhile(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise((resolve) => setImmediate(resolve));
}

/** Notes when it is over. */
function watched(work: Promise<unknown>) {
  const state = { over: false };
  const end = work.finally(() => (state.over = true));
  end.catch(() => {});
  return { state, end };
}

test('nobody is told that something is kept before it is on the disk, and nobody else reads it', async () => {
  const { db, trips, add, names } = await slowDisk();
  const first = watched(add('a'));
  await aWhile();
  const reading = watched(names());
  const plain = watched(db.insertInto('things').values({ name: 'b' }).execute());
  await aWhile();
  assert.equal(trips.length, 1);
  assert.deepEqual([first.state.over, reading.state.over, plain.state.over], [false, false, false]);
  trips[0].resolve();
  await Promise.all([first.end, reading.end]);
  // What was written while the disk was busy goes with the next trip.
  await aWhile();
  assert.equal(plain.state.over, false);
  trips[1].resolve();
  await plain.end;
  assert.deepEqual(await names(), ['a', 'b']);
  await db.destroy();
});

test('what is written while the disk is busy goes there together', async () => {
  const { db, trips, add } = await slowDisk();
  const first = watched(add('first'));
  await aWhile();
  const many = Array.from({ length: 10 }, (_, i) => watched(add(`n${i}`)));
  await aWhile();
  trips[0].resolve();
  await first.end;
  await aWhile();
  assert(many.every(({ state }) => !state.over));
  trips[1].resolve();
  await Promise.all(many.map(({ end }) => end));
  assert.equal(trips.length, 2);
  await db.destroy();
});

test('a disk that failed is trusted no more', async () => {
  const { db, trips, add, names } = await slowDisk();
  const first = watched(add('a'));
  await aWhile();
  trips[0].reject(new Error('EIO'));
  await assert.rejects(first.end, isCode('DATABASE_UNAVAILABLE', /EIO/));
  await assert.rejects(add('b'), isCode('DATABASE_UNAVAILABLE', /EIO/));
  assert.equal(trips.length, 1);
  await assert.rejects(names(), isCode('DATABASE_UNAVAILABLE', /EIO/));
  await db.destroy();
});
