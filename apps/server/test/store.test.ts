import assert from 'node:assert/strict';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { ServerError, type ServerErrorCode } from '../src/error.ts';
import { openStore } from '../src/store/open.ts';
import type { Row, StoredTable } from '../src/store/tables.ts';
import { temporaryFolder } from './folders.ts';

const noon = () => new Date('2026-11-15T12:00:00Z');
const table: StoredTable = {
  id: 't1',
  game: 'talisman',
  version: 3,
  options: { goal: 8, market: true },
  state: 'playing',
  open: true,
  host: 'ada',
  fairness: { commitment: 'c', secret: 's', nonces: ['n'] },
  known: false,
  seats: [
    { kind: 'person', person: 'ada', name: 'Ada', here: false, nonce: 'n' },
    { kind: 'person', person: 'ada', name: 'Bob', here: true, nonce: null },
    { kind: 'bot', level: 'easy', name: 'Golem' },
    { kind: 'free' },
  ],
  asked: [0, 1],
  since: 1_800_000_000_000,
  botAsked: false,
  result: null,
  rematch: null,
  createdAt: 1_700_000_000_000,
};
const row = (number: number): Row => ({
  number,
  entry: { seat: number % 2, answer: `öption ${number}`, hash: number },
  ticket: `t${number}`,
});

function isCode(code: ServerErrorCode, message?: RegExp) {
  return (error: unknown) => {
    assert(error instanceof ServerError, String(error));
    assert.equal(error.code, code);
    assert.match(error.message, message ?? /^[A-Z][^\n]*\.$/);
    return true;
  };
}

test('a table is what was written, also after the store was closed', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(folder, noon);
  await store.tables.create(table, { append: [row(0), row(1), row(2)] });
  const entry = { stop: 'shield', seat: 1, on: true };
  await store.tables.commit('t1', {
    append: [{ number: 3, entry, ticket: null }],
    takenBack: [1],
    table: { state: 'over', result: { how: 'deck', winners: [1] }, asked: [] },
    seats: new Map([[3, { kind: 'bot', level: 'normal', name: 'Kobold' }]]),
    standing: [{ seat: 0, prompt: 'act', answer: ['rest'] }],
  });
  await store.close();

  const again = await openStore(folder);
  assert.deepEqual(await again.tables.table('t1'), {
    ...table,
    state: 'over',
    result: { how: 'deck', winners: [1] },
    asked: [],
    seats: table.seats.with(3, { kind: 'bot', level: 'normal', name: 'Kobold' }),
  });
  assert.deepEqual(await again.tables.entries('t1'), {
    rows: [row(0), row(2), { number: 3, entry, ticket: null }],
    next: 4,
  });
  assert.deepEqual(await again.tables.standing('t1'), [{ seat: 0, prompt: 'act', answer: ['rest'] }]);
  assert.deepEqual(await again.tables.entries('nobody'), { rows: [], next: 0 });
  assert.equal(await again.tables.table('nobody'), undefined);
  assert.equal(await again.tables.checkpoint('t1'), null);
  await again.close();
});

test('a change is kept as a whole or not at all', async () => {
  const store = await openStore(await temporaryFolder());
  await store.tables.create(table, { append: [row(0)] });
  await assert.rejects(
    store.tables.commit('t1', { table: { state: 'over' }, takenBack: [0], append: [row(0)] }),
    isCode('ENTRY_EXISTS'),
  );
  assert.equal((await store.tables.table('t1'))?.state, 'playing');
  assert.deepEqual((await store.tables.entries('t1')).rows, [row(0)]);
  await assert.rejects(store.tables.commit('t2', { table: { state: 'over' } }), isCode('TABLE_UNKNOWN'));
  await assert.rejects(store.tables.create(table), isCode('TABLE_EXISTS'));
  await store.close();
});

test('entries that come at the same time are all kept, the same one only once', async () => {
  const store = await openStore(await temporaryFolder());
  await store.tables.create(table);
  await Promise.all(
    Array.from({ length: 50 }, (_, number) => store.tables.commit('t1', { append: [row(number)] })),
  );
  const race = await Promise.allSettled([
    store.tables.commit('t1', { append: [row(50)] }),
    store.tables.commit('t1', { append: [row(50)] }),
  ]);
  assert.deepEqual(race.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  assert.equal((await store.tables.entries('t1')).next, 51);
  await store.close();
});

test('two servers on one file can never both be right', async () => {
  const folder = await temporaryFolder();
  const [one, two] = [await openStore(folder), await openStore(folder)];
  await one.tables.create(table);
  await one.tables.commit('t1', { append: [row(0)] });
  await assert.rejects(two.tables.commit('t1', { append: [row(0)] }), isCode('ENTRY_EXISTS'));
  await one.close();
  await two.close();
});

test('a lobby shows open tables, a person their own, and bots are found where they think', async () => {
  const store = await openStore(await temporaryFolder());
  await store.tables.create(table);
  await store.tables.create({ ...table, id: 't2', open: false, botAsked: true });
  await store.tables.create({ ...table, id: 't3', state: 'over', host: 'eve', seats: [{ kind: 'free' }] });
  const ids = (tables: readonly StoredTable[]) => tables.map(({ id }) => id).toSorted();
  assert.deepEqual(ids(await store.tables.openTables(10)), ['t1']);
  assert.deepEqual(ids(await store.tables.tablesOf('ada', 10)), ['t1', 't2']);
  assert.deepEqual(ids(await store.tables.tablesOf('eve', 10)), ['t3']);
  assert.deepEqual(ids(await store.tables.tablesOf('nobody', 10)), []);
  assert.deepEqual(await store.tables.waitingForBots(), ['t2']);
  await store.close();
});

test('a guest is known by the hash of the token; a new name is everywhere', async () => {
  const store = await openStore(await temporaryFolder());
  await store.guests.create({ id: 'ada', name: 'Ada' }, 'hash');
  await store.tables.create(table);
  await store.guests.rename('ada', 'Adele');
  assert.deepEqual(await store.guests.byToken('hash'), { id: 'ada', name: 'Adele' });
  assert.equal(await store.guests.byToken('other'), undefined);
  const names = (await store.tables.table('t1'))?.seats.map((seat) => 'name' in seat && seat.name);
  assert.deepEqual(names, ['Adele', 'Bob', 'Golem', false]);
  await store.close();
});

test('of the chat the latest lines come back, oldest first', async () => {
  const store = await openStore(await temporaryFolder());
  await store.tables.create(table);
  const line = (number: number) => ({
    number,
    person: 'ada',
    name: 'Ada',
    text: `${number}`,
    at: 1000 * number,
  });
  for (let number = 0; number < 5; number++) await store.chat.add('t1', line(number));
  assert.deepEqual(await store.chat.latest('t1', 3), [line(2), line(3), line(4)]);
  await store.close();
});

test('the database is durable and only its owner can read it', async () => {
  const folder = join(await temporaryFolder(), 'deep/data');
  const store = await openStore(folder);
  await store.tables.create(table);
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
  const store = await openStore(folder);
  assert.equal((await stat(folder)).mode & 0o777, 0o755);
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
    isCode('DATABASE_NEWER', /newer version of Tafelrunde \(schema 99, this program knows 2\)\.$/),
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
