import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import { Client } from 'pg';
import type { Place } from '../src/store/open.ts';
import { temporaryFolder } from './folders.ts';

/** A database program, and how to get an empty place in it that is gone after the tests of the file. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  readonly place: () => Promise<Place>;
}

export const sqlite: Engine = {
  name: 'sqlite',
  place: async () => ({ dataFolder: await temporaryFolder() }),
};

export const postgres: Engine = {
  name: 'postgres',
  place: async () => ({ dataFolder: '/nowhere', databaseUrl: await emptyPostgres() }),
};

/** Whatever holds for one has to hold for the other. */
export const engines: readonly Engine[] = [sqlite, postgres];

/** The PostgreSQL of the tests: `npm test` brings one along. */
function testUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return url;
  throw new Error(
    'TEST_DATABASE_URL is not set. Run this with "npm test -- --only unit WORD", which brings a PostgreSQL.',
  );
}

const schemas: string[] = [];

// At the very end: while a test cleans up, its servers still write.
after(async () => {
  for (const schema of schemas) await askPostgres(`drop schema ${schema} cascade`);
});

/** The address of a schema of its own in that PostgreSQL. */
export async function emptyPostgres(): Promise<string> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await askPostgres(`create schema ${schema}`);
  schemas.push(schema);
  const url = new URL(testUrl());
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

/** One question to PostgreSQL, past the store. */
async function askPostgres(text: string, url: string = testUrl()): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}
