/**
 * What a page weighs and how long it is deaf when it opens: the compressed script that a first visitor fetches for the lobby and
 * for a table of every game, and the longest task of the page on a processor that is four times as slow as this one.
 *
 *   node_modules/.bin/node bench/opening/run.ts [--game talisman] [--slower 4] [--rounds 3] [--profile] [--json]
 *
 * The client has to be built (`npm start` or a browser test builds it). A task counts by its work time, not by the time on the
 * wall: what else the machine does is not the page's fault. Of several rounds the middle one counts. `--profile` says in which
 * functions the longest task spent its time.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { About } from '@tafelrunde/engine';
import { startServer } from '@tafelrunde/server';
import { chromiumPath, traced } from './browser.ts';
import { hotSpots, longestTask } from './trace.ts';

/** What the project promises: compressed script in bytes, and milliseconds. */
const BAR = { lobby: 150_000, table: 400_000, task: 200 };

const project = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    slower: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    profile: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

interface Opened {
  readonly script: number;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly task: number;
  readonly hot: readonly string[];
}

await main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-opening-'));
  const server = await startServer({
    port: 0,
    dataFolder: join(folder, 'data'),
    clientFolder: join(project, 'apps/web/dist'),
    botDelay: 0,
  });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const games = values.game === undefined ? gamesOfTheHouse() : [values.game];
    const rows = [await measured(browser, server.url, null)];
    for (const game of games) rows.push(await measured(browser, server.url, game));
    if (values.json) console.log(JSON.stringify({ bar: BAR, rows }, null, 2));
    process.exitCode = rows.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page opened a few times, each time by somebody who has never been here. */
async function measured(browser: Browser, address: string, game: string | null) {
  const rounds: Opened[] = [];
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push(await opened(browser, address, game));
  const middle = rounds.toSorted((a, b) => a.task - b.task)[Math.floor(rounds.length / 2)];
  const most = game === null ? BAR.lobby : BAR.table;
  const isKept = middle.script < most && middle.task < BAR.task;
  if (!values.json) {
    const kilobytes = (middle.script / 1000).toFixed(0);
    const tasks = rounds.map(({ task }) => task.toFixed(0)).join(', ');
    console.log(
      `${(game ?? 'lobby').padEnd(14)} ${kilobytes.padStart(4)} kB of ${most / 1000}, longest task ${middle.task.toFixed(0)} ms of ${BAR.task} (${tasks})${isKept ? '' : '  ABOVE'}`,
    );
    if (values.profile) for (const line of middle.hot) console.log(`    ${line}`);
    if (values.profile)
      for (const { name, bytes } of middle.files.slice(0, 8)) console.log(`    ${bytes} ${name}`);
  }
  return { page: game ?? 'lobby', ...middle, isKept };
}

async function opened(browser: Browser, address: string, game: string | null): Promise<Opened> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const way = game === null ? '/' : await newTable(context, address, game);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    const events = await traced(cdp, values.profile, async () => {
      await page.goto(address + way);
      await page
        .locator(game === null ? '.shelf, .games, main' : '.table-board')
        .first()
        .waitFor();
      await settled(page);
    });
    const files = await scripts(page);
    return {
      script: files.reduce((sum, { bytes }) => sum + bytes, 0),
      files: files.toSorted((a, b) => b.bytes - a.bytes),
      task: longestTask(events).milliseconds,
      hot: hotSpots(events),
    };
  } finally {
    await context.close();
  }
}

/** Nothing has been fetched or changed for two seconds. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, 2000, true);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 2000, true);
        }).observe(document.body, { subtree: true, childList: true });
        setTimeout(resolve, 15_000, true);
      }),
  );
}

/** Every script the page has fetched, as large as it came. */
function scripts(page: Page): Promise<{ name: string; bytes: number }[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { name, encodedBodySize: bytes } = entry as PerformanceResourceTiming;
      return new URL(name).pathname.endsWith('.js') ? [{ name: new URL(name).pathname, bytes }] : [];
    }),
  );
}

/** A table of a game against two bots, or as many as there is room for. */
async function newTable(context: BrowserContext, address: string, game: string): Promise<string> {
  await context.request.get(`${address}/api/me`);
  const { about } = (await import(join(project, 'games', game, 'about.ts'))) as { about: About };
  const bots = Array.from({ length: Math.min(3, about.seats[1]) - 1 }, () => ({ who: 'bot', level: 'easy' }));
  const response = await context.request.post(`${address}/api/tables`, {
    data: { game, options: {}, seats: [{ who: 'me' }, ...bots], open: false },
    headers: { origin: address },
  });
  if (response.status() !== 201) throw new Error(`No table of ${game}: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return `/table/${id}`;
}

function gamesOfTheHouse(): string[] {
  const games = join(project, 'games');
  return readdirSync(games).filter((game) => existsSync(join(games, game, 'about.ts')));
}
