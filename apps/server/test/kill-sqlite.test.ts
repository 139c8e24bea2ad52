import { test } from 'node:test';
import { sqlite } from './databases.ts';
import { killOften } from './killing.ts';

/** Quick in every run; `KILLS=50 npm test -- --only unit kill` takes its time. */
const kills = Number(process.env['KILLS'] ?? 6);

test(`a killed server on SQLite loses no acknowledged answer (${kills} times)`, async (t) => {
  await killOften(t, sqlite, kills);
});
