import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openHouse } from './kit.ts';

const client = fileURLToPath(new URL('../example/client.mjs', import.meta.url));

for (const game of ['hoard', 'tictactoe']) {
  test(`the example client plays a whole game of ${game}`, async () => {
    const { url } = await openHouse();
    const { stdout } = await promisify(execFile)(process.execPath, [client, url, game], { timeout: 20_000 });
    assert.match(stdout, /sits down at \w+, table [\w-]+\nover \(\w+\) after \d+ answers; seat .*won\n$/);
  });
}
