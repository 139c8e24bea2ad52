import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGames } from '../src/games.ts';
import { openHouse } from './kit.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const client = fileURLToPath(new URL('../example/client.mjs', import.meta.url));
const [, file, address, game] = /^node (\S+) (http:\S+) (\S+)$/m.exec(page) ?? [];

/** Plays a whole game with the example, on this Node or one that has no WebSocket of its own, as Node 20. */
async function play(args: readonly string[], flags: readonly string[] = []): Promise<string> {
  const options = { cwd, timeout: 120_000 };
  return (await promisify(execFile)(process.execPath, [...flags, client, ...args], options)).stdout;
}

const whole = /sits down at \w+, table [\w-]+\n(?:\d+ answers\n)*over \(\w+\) after \d+ answers; .* won\n$/;

for (const practice of ['hoard', 'tictactoe']) {
  test(`the example client plays a whole game of ${practice}`, async () => {
    assert.match(await play([(await openHouse()).url, practice]), whole);
  });
}

test('it runs as the page prints it, on a server nobody has told anything, also on Node 20', async () => {
  assert.deepEqual([join(cwd, file), address], [client, 'http://localhost:4600']);
  const { url } = await openHouse({
    games: await findGames({ inTheMaking: false }),
    fixtures: false,
    messagePace: { perSecond: 20, burst: 40 },
  });
  const played = await Promise.all([play([url, game]), play([url, game], ['--no-experimental-websocket'])]);
  for (const said of played) assert.match(said, whole);
});
