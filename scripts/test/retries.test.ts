import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { unreliable } from '../retries.mjs';
import { temporaryFolder } from './temporary-folder.ts';

test('a test may need a second attempt once, and again only after many steady runs', () => {
  using folder = temporaryFolder({});
  const file = join(folder.path, 'kept/retries.json');
  const run = (...retried: string[]): string[] => unreliable(retried, ['a', 'b'], file);
  assert.deepEqual(run('a'), []);
  assert.deepEqual(run('b'), [], 'another one');
  assert.deepEqual(run('a'), ['a'], 'not long ago');
  for (let i = 0; i < 10; i++) assert.deepEqual(run(), []);
  assert.deepEqual(run('a', 'b'), []);
});
