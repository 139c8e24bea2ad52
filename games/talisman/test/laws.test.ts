import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { checkGolden, lawTests } from '@tafelrunde/testing';
import { game } from '../game.ts';

lawTests(game, new URL('..', import.meta.url), [
  { seats: 1, options: { nightfall: 60 } },
  { seats: 2, options: { nightfall: 30, board: 'cataclysm', ending: 'open' } },
  { seats: 4, options: { nightfall: 30 } },
  { seats: 3, options: { nightfall: 30, ending: 'hidden', twoDice: false, heirs: false } },
]);

void test('golden records still verify, and lead to every ending but one that is yet to be found', () => {
  const golden = new URL('golden/', import.meta.url);
  const records = readdirSync(golden).map(
    (file) => [file, readFileSync(new URL(file, golden), 'utf8')] as const,
  );
  assert.deepEqual(checkGolden(game, Object.fromEntries(records)), [
    "no golden record ends with 'cultBroken'",
  ]);
});
