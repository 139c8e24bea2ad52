import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { complaintsOf, setPace } from './fixtures.ts';

const project = join(import.meta.dirname, '../..');
/** Beside the project's own files, so that its packages can be shared by hard links. */
const clone = join(project, 'test-results', 'newcomer');

/** A clone with its packages installed. Nothing of it is built yet. */
async function prepareClone(): Promise<void> {
  await rm(clone, { recursive: true, force: true });
  await mkdir(clone, { recursive: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: project,
  });
  execFileSync('cp', ['--parents', '--target-directory', clone, ...existing(files)], { cwd: project });
  execFileSync('cp', ['-al', 'node_modules', clone], { cwd: project });
}

function existing(list: Buffer): string[] {
  const gone = execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: project }).toString().split('\0');
  return list
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !gone.includes(file));
}

/** Starts what a newcomer starts, and waits until it says where it is. */
async function npmStart(): Promise<{ readonly program: ChildProcess; readonly url: string }> {
  const program = spawn('npm', ['start', '--silent'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', TAFELRUNDE_DATA: join(clone, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that it ends with all it has started.
    detached: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  // A program that stops listening closes the pipe, and what the server says next would end it.
  program.stdout?.on('data', (text) => {
    said += String(text);
    const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
    if (url !== undefined) resolve(url);
  });
  program.once('exit', () => reject(new Error(`npm start ended: ${said}`)));
  return { program, url: await promise };
}

test('a newcomer has given the first answer three clicks after npm start', async ({ page }) => {
  test.setTimeout(180_000);
  await prepareClone();
  const begin = Date.now();
  const { program, url } = await npmStart();
  try {
    // Somebody else may begin; their turn is told at once.
    await setPace(page.context());
    const complaints = complaintsOf(page, url);
    let clicks = 0;
    await page.goto(url);
    const game = page.locator('.box', { has: page.getByRole('heading', { name: /^Thunderstone/ }) });
    await game.getByRole('button', { name: /^Jetzt spielen/ }).click({ timeout: 30_000 });
    clicks++;
    await page.locator('.prompt [data-answer]', { hasText: 'Ins Dorf' }).click({ timeout: 30_000 });
    clicks++;
    await expect(page.locator('.table-log .chronicle')).toContainText('Du besuchst das Dorf');
    expect(clicks).toBeLessThanOrEqual(3);
    // A minute is the promise on a quiet machine; a busy one must not decide a test.
    const seconds = Math.round((Date.now() - begin) / 1000);
    test.info().annotations.push({ type: 'seconds after npm start', description: String(seconds) });
    expect(complaints).toEqual([]);
  } finally {
    if (program.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
    await once(program, 'exit');
    await rm(clone, { recursive: true, force: true });
  }
});
