import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { test } from 'node:test';
import { Kysely, sql } from 'kysely';
import type { ServerError } from '../src/error.ts';
import { openEngine, openStore } from '../src/store/open.ts';
import type { Schema } from '../src/store/schema.ts';
import { emptyPostgres } from './databases.ts';
import { isCode } from './stored.ts';

const secret = 'sesam-oeffne-dich';
const dataFolder = '/nowhere';

const malformed = [
  ['mysql://ada@localhost/tafelrunde', 'protocol'],
  ['localhost:5432/tafelrunde', 'protocol'],
  [`postgres://ada:${secret}@localhost:port/tafelrunde`, 'port'],
  [`postgres://ada:${secret}@localhost:70000/tafelrunde`, 'port'],
  [`postgres://ada:${secret}@localhost:0/tafelrunde`, 'port'],
  [`postgres://ada:${secret}@/tafelrunde`, 'host'],
  ['postgres:///tafelrunde', 'host'],
  [`postgres://ada:${secret}@local host/tafelrunde`, 'host'],
  [`postgres://ada:${secret}@localhost`, 'database'],
  [`postgres://ada:${secret}@localhost/`, 'database'],
  [`postgres://ada:${secret}%@localhost/tafelrunde`, 'password'],
  [`postgres://%zz:${secret}@localhost/tafelrunde`, 'user'],
  [`postgres://ada:${secret}@localhost/tafelrunde?sslmode=maybe`, 'sslmode'],
  [`postgres://ada:${secret}@localhost/tafelrunde?sslrootcert=/nowhere/ca.pem`, 'sslrootcert'],
] as const;

for (const [databaseUrl, field] of malformed) {
  test(`${databaseUrl.replace(secret, '…')} is refused because of its ${field}`, async () => {
    await assert.rejects(openStore({ dataFolder, databaseUrl }), (error) => {
      assert(
        isCode('DATABASE_URL_MALFORMED', new RegExp(`^DATABASE_URL cannot be used: its ${field} `))(error),
      );
      assert.equal((error as ServerError).field, field);
      assert.doesNotMatch(inspect(error, { depth: 9 }), new RegExp(secret));
      return true;
    });
  });
}

test('a database nobody runs is named without the password', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, 'close');
  const databaseUrl = `postgres://ada:${secret}@localhost:${port}/tafelrunde`;
  await assert.rejects(openStore({ dataFolder, databaseUrl }), (error) => {
    assert(
      isCode(
        'DATABASE_UNREACHABLE',
        new RegExp(
          `^The database localhost:${port}/tafelrunde cannot be reached \\(nobody answers there: check the port`,
        ),
      )(error),
    );
    assert.doesNotMatch(inspect(error, { depth: 9 }), new RegExp(secret));
    return true;
  });
});

test('a database that is not there is named', async () => {
  const url = new URL(await emptyPostgres());
  url.pathname = '/no_such_database';
  await assert.rejects(
    openStore({ dataFolder, databaseUrl: url.href }),
    isCode('DATABASE_UNREACHABLE', /\(there is no such database: check the database in DATABASE_URL\)\.$/),
  );
});

test('a schema in which nothing can be made is named with what PostgreSQL says', async () => {
  const url = new URL(await emptyPostgres());
  url.searchParams.set('options', '-c search_path=no_such_schema');
  await assert.rejects(
    openStore({ dataFolder, databaseUrl: url.href }),
    isCode('DATABASE_UNREADABLE', /cannot be read \(no schema has been selected to create in\)\.$/),
  );
});

test('commits are durable whatever the settings say, and counts are numbers', async () => {
  const url = new URL(await emptyPostgres());
  url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
  await (await openStore({ dataFolder, databaseUrl: url.href })).close();
  const { dialect } = await openEngine({ dataFolder, databaseUrl: url.href });
  const db = new Kysely<Schema>({ dialect });
  const { rows } = await sql<{ sync: string }>`select current_setting('synchronous_commit') as sync`.execute(
    db,
  );
  assert.deepEqual(rows, [{ sync: 'on' }]);
  const { count } = await db
    .selectFrom('guests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  assert.equal(count, 0);
  await db.destroy();
});
