import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { temporaryProject } from './temporary-project.ts';

const BIN = readFileSync(new URL('../../bin/tafelrunde.mjs', import.meta.url), 'utf8');

const project = (main: string) => temporaryProject({ 'bin/tafelrunde.mjs': BIN, 'bin/main.ts': main });

test('arguments go in, words and the exit code come out', async () => {
  using made = project('console.log(process.argv.slice(2).join("|")); process.exitCode = 3;');
  const ended = await made.run(['bin/tafelrunde.mjs', 'play', 'a game', '--seats=2']);
  assert.deepEqual(ended, { code: 3, output: 'play|a game|--seats=2\n' });
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  test(`${signal} is passed on, and how the program takes it is what counts`, async () => {
    using made = project(
      `process.on('${signal}', () => process.exit(7)); setInterval(() => {}, 1000); console.log('here');`,
    );
    const child = spawn(process.execPath, [made.at('bin/tafelrunde.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    assert.deepEqual(await once(child, 'exit'), [7, null]);
  });

test('a program that dies of a signal has the exit code a shell gives it', async () => {
  using made = project("process.kill(process.pid, 'SIGKILL');");
  assert.equal((await made.run(['bin/tafelrunde.mjs'])).code, 128 + 9);
});
