import { test } from 'node:test';
import { postgres } from './databases.ts';
import { killOften } from './killing.ts';

/** Quick in every run; `KILLS=50 npm test -- --only unit kill` takes its time. */
const kills = Number(process.env['KILLS'] ?? 3);

test(`a killed server on PostgreSQL loses no acknowledged answer (${kills} times)`, async (t) => {
  await killOften(t, postgres, kills);
});
