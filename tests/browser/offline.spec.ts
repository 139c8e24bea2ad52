import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '@tafelrunde/server';
import { seriousViolations } from './axe.ts';
import { setPace } from './fixtures.ts';
import { answerByMouse, isAsked, playToTheEnd, prompt } from './playing.ts';

const project = join(import.meta.dirname, '../..');
const client = join(project, 'apps/web/dist');

/** A server that a test may switch off. */
const test = base.extend<{ readonly clientFolder: string; readonly server: RunningServer }>({
  clientFolder: client,
  server: async ({ clientFolder }, use) => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-offline-'));
    const server = await startServer({ port: 0, dataFolder, clientFolder, fixtures: true });
    await use(server);
    await server.close();
    await rm(dataFolder, { recursive: true, force: true });
  },
  baseURL: ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await setPace(context);
    await use(context);
  },
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
  // And until nothing more is being fetched.
  let before = -1;
  await expect
    .poll(
      async () => {
        const files = await page.evaluate(async () => {
          const names = await caches.keys();
          return (await (await caches.open(names.at(-1) ?? '')).keys()).length;
        });
        const settled = files === before;
        before = files;
        return settled;
      },
      { intervals: [1_500] },
    )
    .toBe(true);
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
  await page.getByRole('button', { name: 'leicht', exact: true }).click();
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
  // A line of the chronicle leads back here too, and one key to now.
  await page.locator('.table-log .chronicle li button').first().click();
  await expect(page.locator('.replay-moment b')).toHaveText(/^Zeile 1 von \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.replay-moment b')).toHaveText(/^Zeile 2 von \d+$/);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(before.sentence ?? '');
  await page.reload();
  await expect(prompt(page)).toHaveText(before.sentence ?? '');
  expect(await momentOf(page)).toEqual(before);
  await playToTheEnd(page, answerByMouse);
  await page.getByText('Der Zufall war ehrlich.').click();
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
  // The match stays in the list of one's own, also after the page was closed.
  await page.goto('/records');
  await expect(page.locator('.record-row .on-device')).toBeVisible();
});

/** Everything the workers of a page have told it, and a way to tell them something. */
interface Overheard {
  readonly told: readonly { readonly frame?: string }[];
  readonly worker: Worker;
}

/** Listens in between the page and its workers. */
function listenIn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const overheard: { told: unknown[]; worker?: Worker } = { told: [] };
    class Overheard extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        overheard.worker = this;
        this.addEventListener('message', ({ data }) => overheard.told.push(data));
      }
    }
    Object.assign(globalThis, { Worker: Overheard, overheard });
  });
}

const framesOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { overheard: Overheard }).overheard.told.flatMap(({ frame }) => frame ?? []),
  );

test('whoever likes plays on this device with a server at hand; nothing leaks, undo works, one window plays', async ({
  page,
  context,
}) => {
  await listenIn(page);
  await page.goto('/new/hoard');
  await page.getByRole('button', { name: /^Uhr und Gäste/ }).click();
  await page.getByRole('button', { name: 'Auf diesem Gerät' }).click();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Am Bildschirm' }).click();
  await page.getByRole('textbox').last().fill('Mara');
  await page.getByRole('button', { name: 'Stuhl dazu' }).first().click();
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByRole('button', { name: /^Ich bin / }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  await expect(page.getByText('auf diesem Gerät', { exact: true }).first()).toBeVisible();
  // While Mara still thinks, an answer can be taken back.
  const replies = await page.evaluate(async () => {
    const { told, worker } = (globalThis as unknown as { overheard: Overheard }).overheard;
    const frames = () =>
      told.flatMap(({ frame }) => (frame === undefined ? [] : [JSON.parse(frame) as never]));
    const moment = frames().findLast(({ type, viewer }) => type === 'moment' && viewer === 0) as unknown as {
      ticket: string;
    };
    worker.postMessage({
      frame: { type: 'answer', id: 'one', seat: 0, ticket: moment.ticket, answer: [] },
    });
    worker.postMessage({ frame: { type: 'undo', id: 'two', seat: 0, how: 'answer' } });
    const reply = (id: string) => frames().find((frame: { id?: string }) => frame.id === id);
    while (reply('two') === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return [reply('one'), reply('two')];
  });
  expect(replies).toEqual([
    { type: 'done', id: 'one' },
    { type: 'done', id: 'two' },
  ]);
  // A curtain fell for Mara in between: it rises for nobody who does not say that they are there.
  await page.getByRole('button', { name: /^Ich bin (?!Mara)/u }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  await page.getByRole('button', { name: 'Keine davon' }).click();
  const curtain = { level: 1, name: 'Jetzt ist Mara dran' } as const;
  await expect(page.getByRole('heading', curtain)).toBeVisible();
  const secret = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('tafelrunde');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.addEventListener('success', () => resolve(all.result[0].fairness.secret as string));
        });
      }),
  );
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const frames = await framesOf(page);
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) {
    expect(frame).not.toContain(secret);
    const message = JSON.parse(frame) as { type: string; viewer?: number; view?: { viewer: number } };
    if (message.type !== 'moment') continue;
    // The third seat is a bot's.
    expect([0, 1]).toContain(message.viewer);
    expect(message.view?.viewer).toBe(message.viewer);
  }
  // The window opened last goes on.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', curtain)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dieser Tisch ist jetzt in einem anderen Fenster offen.',
  );
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await expect(page.getByRole('heading', curtain)).toBeVisible();
  await second.close();
});

/** A copy of the client that can be replaced by a newer one while the server runs. */
async function copyOfClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tafelrunde-client-'));
  await cp(client, folder, { recursive: true });
  // Only the plain files are changed below.
  for (const file of ['index.html', 'sw.js'])
    for (const ending of ['br', 'gz']) await rm(join(folder, `${file}.${ending}`), { force: true });
  return folder;
}

const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The same client as a build with one changed line would be: another page, another version. */
async function renew(folder: string): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  const version = /name="version" content="(\w+)"/.exec(page)?.[1] ?? '';
  const newer = page
    .replace(version, 'newer')
    .replace('<title>', '<meta name="newer" content="yes" /><title>');
  expect(worker).toContain(integrityOf(page));
  await writeFile(join(folder, 'index.html'), newer);
  await writeFile(
    join(folder, 'sw.js'),
    worker.replace(version, 'newer').replace(integrityOf(page), integrityOf(newer)),
  );
}

const newer = (page: Page) => page.locator('meta[name="newer"]');

test.describe('a new version', () => {
  test.use({
    // eslint-disable-next-line no-empty-pattern
    clientFolder: async ({}, use) => {
      const folder = await copyOfClient();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
  });

  test('is announced to an open page, comes as a whole, and is there without a server', async ({
    page,
    context,
    server,
    clientFolder,
  }) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const headers = (await context.request.get('/sw.js')).headers();
    expect(headers['cache-control']).toBe('no-cache');
    await renew(clientFolder);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('region', { name: 'Es gibt eine neue Version.' });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(newer(page)).toHaveCount(0);
    expect(await seriousViolations(page)).toEqual([]);
    // A visitor who comes now gets the new one at once, and is told nothing.
    const other = await context.newPage();
    await other.goto('/rules');
    await expect(newer(other)).toHaveCount(1);
    await expect(other.getByRole('region', { name: 'Es gibt eine neue Version.' })).toHaveCount(0);
    await other.close();
    await notice.getByRole('button', { name: 'Neu laden' }).click();
    await expect(newer(page)).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    await server.close();
    await page.goto('/rules');
    await expect(newer(page)).toHaveCount(1);
    await expect(page.getByText('Offline.', { exact: true })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
  });
});

test('the manifest names everything an installed app needs, in both languages', async ({ page, context }) => {
  await page.goto('/');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', '/manifest.webmanifest');
  for (const [file, lang] of [
    ['/manifest.webmanifest', 'de'],
    ['/manifest.en.webmanifest', 'en'],
  ] as const) {
    const manifest = (await (await context.request.get(file)).json()) as {
      readonly lang: string;
      readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
      readonly screenshots: readonly { readonly src: string; readonly sizes: string }[];
      readonly shortcuts: readonly { readonly url: string }[];
    };
    expect(manifest.lang).toBe(lang);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src } of [...manifest.icons, ...manifest.screenshots])
      expect((await context.request.get(src)).status(), src).toBe(200);
    for (const { url } of manifest.shortcuts) expect((await context.request.get(url)).status()).toBe(200);
  }
  await page
    .getByRole('button', { name: 'English' })
    .or(page.getByRole('button', { name: 'EN' }))
    .first()
    .click();
  await expect(link).toHaveAttribute('href', '/manifest.en.webmanifest');
});
