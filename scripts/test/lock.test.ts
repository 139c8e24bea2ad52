import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from '../lock.mjs';
import { temporaryFolder } from './temporary-folder.ts';

/** Leave a lock behind, as a program does that was killed. */
function leaveLock(folder: string, holder: { host: string; pids: number[] }, secondsAgo = 0): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'holder'), JSON.stringify(holder));
  const then = Date.now() / 1000 - secondsAgo;
  utimesSync(folder, then, then);
}

const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid;

test('one at a time, and nothing is left', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'deep', 'lock');
  let inside = 0;
  const results = await Promise.all(
    [1, 2, 3].map((number) =>
      withLock(lock, async () => {
        assert.equal(++inside, 1);
        await sleep(20);
        inside--;
        return number;
      }),
    ),
  );
  assert.deepEqual(results, [1, 2, 3]);
  assert.equal(existsSync(lock), false);
});

test('given back when the work fails', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'lock');
  await assert.rejects(
    withLock(lock, () => Promise.reject(new Error('no network'))),
    /no network/,
  );
  assert.equal(await withLock(lock, () => 'again'), 'again');
});

test('a killed holder does not keep it, nor one of another machine that is silent', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'lock');
  leaveLock(lock, { host: hostname(), pids: [endedPid()] });
  assert.equal(await withLock(lock, () => 'mine'), 'mine');
  leaveLock(lock, { host: 'elsewhere', pids: [1] }, 60);
  assert.equal(await withLock(lock, () => 'mine'), 'mine');
});

for (const [who, holder] of Object.entries({
  'a living holder': { host: hostname(), pids: [process.pid] },
  'one of another machine that has just been heard of': { host: 'elsewhere', pids: [1] },
}))
  test(`${who} keeps it`, async () => {
    using folder = temporaryFolder();
    const lock = join(folder.path, 'lock');
    leaveLock(lock, holder);
    const script = `import { withLock } from ${JSON.stringify(new URL('../lock.mjs', import.meta.url))}; await withLock(process.argv[1], () => {});`;
    const waiting = spawn(process.execPath, ['--input-type=module', '-e', script, lock]);
    await sleep(600);
    assert.equal(waiting.exitCode, null);
    waiting.kill('SIGKILL');
  });

test('a process that works for a killed holder keeps it until it ends', async () => {
  using folder = temporaryFolder();
  const lock = join(folder.path, 'lock');
  const helper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 700)']);
  leaveLock(lock, { host: hostname(), pids: [endedPid(), helper.pid!] });
  await withLock(lock, () => assert.notEqual(helper.exitCode, null));
});
