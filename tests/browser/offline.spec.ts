import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '@tafelrunde/server';
import { answerByMouse, isAsked, playToTheEnd, prompt } from './playing.ts';

const project = join(import.meta.dirname, '../..');
const client = join(project, 'apps/web/dist');

/** A server that a test may switch off. */
const test = base.extend<{ readonly server: RunningServer }>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-offline-'));
    const server = await startServer({ port: 0, dataFolder, clientFolder: client, fixtures: true });
    await use(server);
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  },
  baseURL: ({ server }, use) => use(server.url),
});
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

/** Resolves when the files of a game, and everything around it, are on this device. */
async function isKept(page: Page, game: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async (name) => {
        const kept = await caches.match('/kept-games.json');
        const games = kept === undefined ? [] : ((await kept.json()) as string[]);
        return games.includes(name);
      }, game),
    )
    .toBe(true);
  // The list is written before the files: wait for the rules themselves.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const cache = await caches.open(names.at(-1) ?? '');
        const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
        return paths.filter((path) => /\/(?:game|words|rules|worker)-/.test(path)).length;
      }),
    )
    .toBeGreaterThanOrEqual(4);
}

/** Looks in while the server is there, and never again. */
async function visitOnce(page: Page, server: RunningServer, game = 'hoard'): Promise<void> {
  await page.goto(`/new/${game}`);
  await expect(page.getByRole('button', { name: /^Sofort gegen Bots/ })).toBeVisible();
  await isKept(page, game);
  await server.close();
}

/** A table with one easy bot, without a server. */
async function openTable(page: Page): Promise<void> {
  await page.goto('/new/hoard');
  await page.getByRole('combobox').nth(1).selectOption('easy');
  await page.getByRole('button', { name: '8', exact: true }).click();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  expect(page.url()).toMatch(/\/table\/local-[\w-]{16}$/);
}

const momentOf = async (page: Page) => ({
  sentence: await prompt(page).textContent(),
  hand: await page.locator('.table-hand .card-name').allTextContents(),
  chronicle: await page.locator('.chronicle li').allTextContents(),
});

test('a whole game is played without a server, survives a reload, and its record is proved', async ({
  page,
  server,
}) => {
  await visitOnce(page, server);
  await openTable(page);
  await expect(page.getByText('Offline: auf diesem Gerät').first()).toBeVisible();
  for (let turn = 0; turn < 3 && (await isAsked(page)); turn++) {
    await answerByMouse(page, turn).catch(() => {});
    await page.waitForTimeout(200);
  }
  await isAsked(page);
  const before = await momentOf(page);
  await page.reload();
  await expect(prompt(page)).toHaveText(before.sentence ?? '');
  expect(await momentOf(page)).toEqual(before);
  await playToTheEnd(page, answerByMouse);
  await expect(page.locator('.fairness-verdict[data-verdict="good"]')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aufzeichnung laden' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^hoard-local-[\w-]{16}\.json$/);
  const record = await file.path();
  expect(await readFile(record, 'utf8')).toContain('"tafelrunde"');
  const verified = await promisify(execFile)(process.execPath, [
    join(project, 'bin/tafelrunde.mjs'),
    'verify',
    record,
    '--lang',
    'en',
  ]);
  expect(verified.stdout).toContain('The record is genuine.');
  // The table stays in the list of one's own, also after the page was closed.
  await page.goto('/');
  await expect(page.locator('.table-row .on-device').first()).toBeVisible();
});
