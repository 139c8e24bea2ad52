import assert from 'node:assert/strict';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { ServerError, type ServerErrorCode } from '../src/error.ts';
import { openStore } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';

const noon = () => new Date('2026-11-15T12:00:00Z');
const match = {
  id: 'm1',
  game: 'talisman',
  gameVersion: '0.1.0',
  header: { seats: ['warrior', 'wizard'], seed: 'x' },
};
const answer = (number: number) => ({
  number,
  seat: number % 2,
  answer: { choose: `öption ${number}` },
  stateHash: `h${number}`,
});

function isCode(code: ServerErrorCode, message?: RegExp) {
  return (error: unknown) => {
    assert(error instanceof ServerError, String(error));
    assert.equal(error.code, code);
    assert.match(error.message, message ?? /^[A-Z][^\n]*\.$/);
    return true;
  };
}

test('a match is its header and its answers, also after the store was closed', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder, noon);
  await store.createMatch(match);
  await store.appendAnswer('m1', answer(1));
  await store.appendAnswer('m1', answer(0));
  await store.endMatch('m1');
  await store.close();

  const again = await openStore(folder);
  const time = '2026-11-15T12:00:00.000Z';
  assert.deepEqual(await again.match('m1'), { ...match, createdAt: time, endedAt: time });
  assert.deepEqual(await again.answersOf('m1'), [
    { ...answer(0), at: time },
    { ...answer(1), at: time },
  ]);
  assert.deepEqual(await again.answersOf('m1', 1), [{ ...answer(1), at: time }]);
  assert.deepEqual(await again.answersOf('nobody'), []);
  assert.equal(await again.match('nobody'), undefined);
  await again.close();
});

test('an answer is given once, and only in a match that runs', async () => {
  const store = await openStore(await temporaryFolder());
  await store.createMatch(match);
  await store.appendAnswer('m1', answer(0));
  await assert.rejects(store.appendAnswer('m1', { ...answer(0), seat: 1 }), isCode('ANSWER_EXISTS'));
  await assert.rejects(store.appendAnswer('m2', answer(0)), isCode('MATCH_UNKNOWN'));
  await assert.rejects(store.createMatch(match), isCode('MATCH_EXISTS'));
  await store.endMatch('m1');
  await store.endMatch('m1');
  await assert.rejects(store.appendAnswer('m1', answer(1)), isCode('MATCH_ENDED'));
  await assert.rejects(store.endMatch('m2'), isCode('MATCH_UNKNOWN'));
  assert.equal((await store.answersOf('m1')).length, 1);
  await store.close();
});

test('answers that come at the same time are all kept, the same one only once', async () => {
  const store = await openStore(await temporaryFolder());
  await store.createMatch(match);
  await Promise.all(Array.from({ length: 50 }, (_, number) => store.appendAnswer('m1', answer(number))));
  const race = await Promise.allSettled([
    store.appendAnswer('m1', answer(50)),
    store.appendAnswer('m1', answer(50)),
  ]);
  assert.deepEqual(race.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.deepEqual(
    (await store.answersOf('m1')).map(({ number }) => number),
    Array.from({ length: 51 }, (_, number) => number),
  );
  await store.close();
});

test('two servers on one file can never both be right', async () => {
  const folder = await temporaryFolder();
  const [one, two] = [await openStore(folder), await openStore(folder)];
  await one.createMatch(match);
  await one.appendAnswer('m1', answer(0));
  await assert.rejects(two.appendAnswer('m1', { ...answer(0), seat: 1 }), isCode('ANSWER_EXISTS'));
  await one.close();
  await two.close();
});

test('the database is durable and only its owner can read it', async () => {
  const folder = join(await temporaryFolder(), 'deep/data');
  const store = await openStore(folder);
  await store.createMatch(match);
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  for (const file of ['tafelrunde.db', 'tafelrunde.db-wal', 'tafelrunde.db-shm']) {
    assert.equal((await stat(join(folder, file))).mode & 0o777, 0o600, file);
  }
  await store.close();
  const database = new DatabaseSync(join(folder, 'tafelrunde.db'), { readOnly: true });
  assert.equal(database.prepare('pragma journal_mode').get()?.journal_mode, 'wal');
  database.close();
});

test('a folder that was open to others is closed', async () => {
  const folder = join(await temporaryFolder(), 'data');
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, 'tafelrunde.db'), '', { mode: 0o644 });
  const store = await openStore(folder);
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  assert.equal((await stat(join(folder, 'tafelrunde.db'))).mode & 0o777, 0o600);
  await store.close();
});

test('a folder that cannot be written is named with the reason', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await assert.rejects(
    openStore(join(folder, 'file')),
    isCode('DATA_FOLDER_UNWRITABLE', /file cannot be written \(there is a file of that name\)\.$/),
  );
  await assert.rejects(
    openStore(join(folder, 'file/data')),
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
      openStore(join(folder, 'data')),
      isCode('DATA_FOLDER_UNWRITABLE', /\(permission denied\)\.$/),
    );
    await chmod(folder, 0o700);
  },
);

test('a database of a newer version is left alone', async () => {
  const folder = await temporaryFolder();
  await (await openStore(folder)).close();
  const database = new DatabaseSync(join(folder, 'tafelrunde.db'));
  database.exec(`insert into migrations values (99, 'from the future', '2030-01-01T00:00:00.000Z')`);
  database.close();
  await assert.rejects(
    openStore(folder),
    isCode('DATABASE_NEWER', /newer version of Tafelrunde \(schema 99, this program knows 1\)\.$/),
  );
});

test('a file that is no database is named', async () => {
  const folder = await temporaryFolder();
  await writeFile(
    join(folder, 'tafelrunde.db'),
    'not a database, but long enough to look like one'.repeat(30),
  );
  await assert.rejects(
    openStore(folder),
    isCode('DATABASE_UNREADABLE', /tafelrunde\.db cannot be read \(file is not a database\)\.$/),
  );
});
