import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { complaintsOf, expect, setPace, sidewaysOverflow, test } from './fixtures.ts';
import { choose, free, me, prompt, setUp } from './playing.ts';

test.describe.configure({ timeout: 60_000 });

/** Another person: a browser with cookies of its own. */
async function somebody(browser: Browser, address: string): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', reducedMotion: 'reduce' });
  await setPace(context);
  const page = await context.newPage();
  return { page, problems: complaintsOf(page, address) };
}

test('two people sit down at one table and a third watches', async ({ page, address, browser }) => {
  const table = await setUp(page, address, [me, free]);
  await page.goto(table);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drachenhort: Gleich geht es los');
  await expect(page.getByRole('button', { name: /^Partie beginnen/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const mara = await somebody(browser, address);
  await mara.page.goto(table);
  await mara.page.getByRole('button', { name: /^Hinsetzen/ }).click();
  const watcher = await somebody(browser, address);
  await watcher.page.goto(table);
  await expect(watcher.page.getByText('Du hast keinen Platz und schaust zu.')).toBeVisible();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();

  const question = 'Welche Karten tauschst du? Höchstens zwei.';
  await expect(prompt(page)).toHaveText(question);
  await expect(prompt(mara.page)).toHaveText(question);
  await expect(prompt(watcher.page)).toHaveText(/ überlegen$/);
  await expect(watcher.page.locator('.prompt [data-answer]')).toHaveCount(0);
  await expect(watcher.page.locator('.table-own > *')).toHaveCount(0);

  // Taken back, the same question is open again and can be answered.
  await page.getByRole('button', { name: /^Keine davon/ }).click();
  await expect(prompt(page)).toHaveText(/ überlegt$/);
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText(question);
  await page.getByRole('button', { name: /^Keine davon/ }).click();
  await mara.page.getByRole('button', { name: /^Keine davon/ }).click();
  await expect(prompt(page)).toHaveText('Was tust du?');
  await expect(prompt(mara.page)).toHaveText(/ überlegt$/);

  await mara.page.getByRole('textbox', { name: 'Nachricht an den Tisch' }).fill('Guten Abend!');
  await mara.page.keyboard.press('Enter');
  await expect(page.locator('.chat')).toContainText('Guten Abend!');

  await choose(page, /^Ausruhen/);
  await expect(watcher.page.locator('.chronicle')).toContainText('ruht aus und nimmt eine Münze');
  await expect(prompt(mara.page)).toHaveText('Was tust du?');
  for (const { page: theirs, problems } of [mara, watcher]) {
    expect(problems).toEqual([]);
    await theirs.context().close();
  }
});

test('what somebody asks the table for takes no height from the board of a low screen', async ({
  page,
  address,
  browser,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = await setUp(page, address, [me, free], 'talisman');
  await page.goto(table);
  const mara = await somebody(browser, address);
  await mara.page.goto(table);
  await mara.page.getByRole('button', { name: /^Hinsetzen/ }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  const board = page.locator('.ta-rings');
  await expect(board).toBeVisible();
  const before = await board.boundingBox();
  await mara.page.locator('.home').first().click();
  await mara.page.getByRole('button', { name: 'Partie beenden …' }).click();
  const sure = mara.page.locator('.table-menu-sure .answer');
  const [first, second] = [await sure.first().boundingBox(), await sure.last().boundingBox()];
  expect(second?.y).toBe(first?.y);
  await sure.last().click();
  await expect(page.getByRole('button', { name: /^Einverstanden/ })).toBeInViewport({ ratio: 1 });
  expect(await board.boundingBox()).toEqual(before);
  // A seat that a bot plays for somebody says so, also where there is room for a word or two only.
  await mara.page.locator('.home').first().click();
  await mara.page.getByRole('button', { name: /von einem Bot spielen lassen$/ }).click();
  const tag = page.locator('.seat[data-seat="1"] .seat-tag');
  await expect(tag).toHaveText('Bot springt ein');
  await mara.page.getByRole('button', { name: 'Platz zurücknehmen' }).first().click();
  await expect(tag).not.toHaveText('Bot springt ein');
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(mara.problems).toEqual([]);
  await mara.page.context().close();
});

test('people at one screen answer a wish to go back behind the curtain, each for themselves', async ({
  page,
  address,
  browser,
}) => {
  const table = await setUp(page, address, [free, me, { who: 'here', name: 'Mara' }]);
  await page.goto(table);
  const bob = await somebody(browser, address);
  await bob.page.goto(table);
  await bob.page.getByRole('button', { name: /^Hinsetzen/ }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  const mara = page.getByRole('button', { name: 'Ich bin Mara' });
  const ada = page.getByRole('button', { name: /^Ich bin (?!Mara)/ });
  const change = (at: Page) => at.getByRole('button', { name: /^Keine davon/ }).click();
  const rest = (at: Page) => choose(at, /^Ausruhen/);
  await change(bob.page);
  await ada.click();
  await change(page);
  await mara.click();
  await change(page);
  await rest(bob.page);
  await ada.click();
  await rest(page);
  await expect(mara).toBeVisible();

  await bob.page.getByRole('button', { name: /^Gemeinsam zurück/ }).click();
  await bob.page.getByRole('button', { name: 'Vor die letzte Antwort' }).click();
  await expect(page.getByText(/ möchte zurückgehen\. Einverstanden\?$/)).toBeVisible();
  await expect(page.locator('.table-page')).toHaveCount(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  const agree = page.getByRole('button', { name: /^Einverstanden/ });
  await expect(agree).toHaveCount(2);
  await agree.filter({ hasText: 'Mara' }).click();
  await expect(agree).toHaveCount(1);
  await agree.click();
  await expect(prompt(bob.page)).toHaveText('Was tust du?');
  await expect(agree).toHaveCount(0);
  expect(bob.problems).toEqual([]);
  await bob.page.context().close();
});

test('a killed server comes back, and two people and whoever watches go on where they were', async ({
  browser,
}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-killed-'));
  let server = await startApart(0, dataFolder);
  const { address } = server;
  try {
    const [{ page: ada }, { page: mara }, { page: watcher }] = [
      await somebody(browser, address),
      await somebody(browser, address),
      await somebody(browser, address),
    ];
    const pages = [ada, mara, watcher];
    await ada.request.get(`${address}/api/me`);
    const table = await setUp(ada, address, [me, free]);
    await ada.goto(table);
    await mara.goto(table);
    await mara.getByRole('button', { name: /^Hinsetzen/ }).click();
    await watcher.goto(table);
    await ada.getByRole('button', { name: 'Partie beginnen' }).click();
    for (const page of [ada, mara]) await page.getByRole('button', { name: /^Keine davon/ }).click();
    await expect(prompt(ada)).toHaveText('Was tust du?');
    await expect(prompt(mara)).toHaveText(/ überlegt$/);
    await choose(ada, /^Ausruhen/);
    await expect(prompt(mara)).toHaveText('Was tust du?');
    await expect(prompt(ada)).toHaveText(/ überlegt$/);
    const before = await Promise.all(pages.map(momentOf));

    await kill(server.process);
    for (const page of pages) await expect(page.getByText('Die Verbindung ist weg.')).toBeVisible();
    server = await startApart(Number(new URL(address).port), dataFolder);
    for (const page of pages)
      await expect(page.getByText('Die Verbindung ist weg.')).toBeHidden({ timeout: 30_000 });
    expect(await Promise.all(pages.map(momentOf))).toEqual(before);

    await choose(mara, /^Ausruhen/);
    await expect(prompt(mara)).not.toHaveText('Was tust du?');
    for (const page of pages)
      await expect
        .poll(() => page.locator('.chronicle li').count(), { timeout: 10_000 })
        .toBeGreaterThan(before[0]?.chronicle.length ?? 0);
    for (const page of pages) await page.context().close();
  } finally {
    await kill(server.process);
    await rm(dataFolder, { recursive: true, force: true });
  }
});

/** What somebody sees of a table: the sentence, the own cards, and what happened. */
const momentOf = async (page: Page) => ({
  sentence: await prompt(page).textContent(),
  hand: await page.locator('.table-own .card-name').allTextContents(),
  chronicle: await page.locator('.chronicle li').allTextContents(),
});

async function startApart(
  port: number,
  dataFolder: string,
): Promise<{ process: ChildProcess; address: string }> {
  const client = join(import.meta.dirname, '../../apps/web/dist');
  const child = fork(new URL('./serve.ts', import.meta.url), [String(port), dataFolder, client]);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { process: child, address };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
