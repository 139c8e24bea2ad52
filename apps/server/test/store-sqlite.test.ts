import assert from 'node:assert/strict';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import { Checkpoints } from '../src/store/checkpoints.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';
import { isCode, sample } from './stored.ts';

test('the database is durable and only its owner can read it', async () => {
  const folder = join(await temporaryFolder(), 'deep/data');
  const store = await openStore({ dataFolder: folder });
  await store.tables.create(sample);
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  for (const file of ['tafelrunde.db', 'tafelrunde.db-wal', 'tafelrunde.db-shm']) {
    assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600, file);
  }
  await store.close();
  const database = new DatabaseSync(join(folder, 'tafelrunde.db'), { readOnly: true });
  assert.equal(database.prepare('pragma journal_mode').get()?.journal_mode, 'wal');
  database.close();
});

test('a database that was open to others is closed, and a folder that was there stays as it is', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, 'tafelrunde.db'), '', { mode: 0o644 });
  const store = await openStore({ dataFolder: folder });
  assert.equal((await stat(folder)).mode & 0o777, 0o755);
  assert.equal((await stat(join(folder, 'tafelrunde.db'))).mode & 0o777, 0o600);
  await store.close();
});

test('a folder that cannot be written is named with the reason', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await assert.rejects(
    openStore({ dataFolder: join(folder, 'file') }),
    isCode('DATA_FOLDER_UNWRITABLE', /file cannot be written \(there is a file of that name\)\.$/),
  );
  await assert.rejects(
    openStore({ dataFolder: join(folder, 'file/data') }),
    isCode('DATA_FOLDER_UNWRITABLE', /\(a part of its path is a file\)\.$/),
  );
});

test(
  'a folder somebody else keeps locked is named',
  { skip: process.getuid?.() === 0 && 'root may write anywhere' },
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o500);
    await assert.rejects(
      openStore({ dataFolder: join(folder, 'data') }),
      isCode('DATA_FOLDER_UNWRITABLE', /\(permission denied\)\.$/),
    );
    await chmod(folder, 0o700);
  },
);

test('a file that is no database is named', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'tafelrunde.db'),
    'not a database, but long enough to look like one'.repeat(30),
  );
  await assert.rejects(
    openStore({ dataFolder: folder }),
    isCode('DATABASE_UNREADABLE', /tafelrunde\.db cannot be read \(file is not a database\)\.$/),
  );
});

test('a folder in which nothing can be made is refused at once', { timeout: 10_000 }, async () => {
  await assert.rejects(
    openStore({ dataFolder: '/proc/tafelrunde/data' }),
    isCode(
      'DATA_FOLDER_UNWRITABLE',
      /\/proc\/tafelrunde\/data cannot be written \(nothing can be created there\)\.$/,
    ),
  );
});

test('a store that keeps nothing any more is not well, though it can be read', async () => {
  const folder = await temporaryFolder();
  const store = await openStore({ dataFolder: folder });
  assert.equal(await store.check(), true);
  // Another program holds the right to write for as long as it likes.
  const other = new DatabaseSync(join(folder, 'tafelrunde.db'));
  other.exec('begin immediate');
  await new Promise((done) => setTimeout(done, 1100));
  assert.equal(await store.tables.table('nowhere'), undefined);
  // Whoever asks is told at once, however long others have been waiting for their turn to write.
  const writing = assert.rejects(store.guests.rename('ada', 'Eve'), isCode('DATABASE_UNAVAILABLE'));
  const asked = performance.now();
  assert.deepEqual(await Promise.all([store.check(), store.check()]), [false, false]);
  assert.equal(await store.check(), false);
  assert(performance.now() - asked < 3000);
  await writing;
  other.exec('rollback');
  other.close();
  // And as soon as it works again, that is said.
  assert.equal(await store.check(), true);
  await store.close();
});

test('the write-ahead log is brought into the database by a thread, and nobody stops for it', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'tafelrunde.db');
  const { dialect } = await openSqlite(folder);
  const db = new Kysely<Record<string, Record<string, string>>>({ dialect });
  await sql`create table things (text text)`.execute(db);
  const autocheckpoint = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db);
  assert.equal(autocheckpoint.rows[0].wal_autocheckpoint, 0);
  const before = (await stat(file)).size;
  const text = 'x'.repeat(500_000);
  // The log is long enough after a few of them; its length is looked at once a second.
  const deadline = Date.now() + 30_000;
  while ((await stat(file)).size <= before + 2_000_000) {
    assert(Date.now() < deadline, 'nothing came into the database');
    await sql`insert into things values (${text})`.execute(db);
    await new Promise((done) => setTimeout(done, 100));
  }
  await db.destroy();
  const database = new DatabaseSync(file, { readOnly: true });
  assert(Number(database.prepare('select count(*) as n from things').get()?.n) > 4);
  database.close();
});

test('the write-ahead log begins from the start again however much is written all the time', async () => {
  const file = join(await temporaryFolder(), 'x.db');
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma wal_autocheckpoint = 0');
  database.exec('create table things (text text)');
  const long = 500_000;
  const checkpoints = new Checkpoints(file, () => assert.fail('the thread has failed'), long);
  const insert = database.prepare('insert into things values (?)');
  // Its length is looked at once a second.
  for (const until = performance.now() + 8000; performance.now() < until;) {
    for (let n = 0; n < 8; n++) insert.run('x'.repeat(8000));
    await checkpoints.look();
    await new Promise((done) => setTimeout(done, 4));
  }
  const { size } = await stat(`${file}-wal`);
  const rows = Number(database.prepare('select count(*) as n from things').get()?.n);
  await checkpoints.close();
  database.close();
  assert(size < rows * 4000, `${size} bytes after ${rows} rows`);
});
