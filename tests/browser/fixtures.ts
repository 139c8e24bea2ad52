import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { parseLedger, type Ledger } from '@tafelrunde/ledger';
import { startServer } from '@tafelrunde/server';

const project = join(import.meta.dirname, '../..');

interface PageFixtures {
  /** Problems that a test provokes on purpose. */
  readonly expectedProblems: RegExp | undefined;
  /** How the table tells what happens, for whoever has not chosen it; tests of anything else want to answer at once. */
  readonly pace: Pace;
}

type Pace = 'off' | 'brisk' | 'calm';

interface WorkerFixtures {
  /** Bots answer at once and always alike, and nobody keeps a poker face: for tests that play whole games. */
  readonly hasty: boolean;
  /** The real server with the built client, on a free port, with a data folder of its own. */
  readonly address: string;
}

/** What a page complains of: its console, broken code, or a request that leaves our origin. */
export function complaintsOf(page: Page, address: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text() !== 'Service Worker registration blocked by Playwright') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== address && !request.url().startsWith('data:')) {
      problems.push(`a request left the origin: ${request.url()}`);
    }
  });
  return problems;
}

/** A visitor in this context has chosen a pace, unless they have chosen another one before. */
export function setPace(context: BrowserContext, pace: Pace = 'off'): Promise<unknown> {
  return context.addInitScript((chosen) => {
    // An empty page has no storage, and asking for it would count as a complaint of the page.
    if (location.protocol === 'about:') return;
    const key = 'tafelrunde.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ pace: chosen, ...kept }));
  }, pace);
}

const unlimited = { perSecond: 1e9, burst: 1e9 };

/** Every test fails when its page complains, breaks the content policy, or asks anything of another server. */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  hasty: [false, { option: true, scope: 'worker' }],
  address: [
    async ({ hasty }, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-browser-'));
      const server = await startServer({
        port: 0,
        dataFolder,
        clientFolder: join(project, 'apps/web/dist'),
        fixtures: true,
        // All tests of a worker come from one address: what is meant for one person would stop the quickest of them.
        openPace: unlimited,
        importPace: unlimited,
        requestPace: unlimited,
        ...(hasty && { botDelay: 0, botSeed: 'hasty', pokerFace: 0 }),
      });
      await use(server.url);
      await server.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
    // Five games are loaded on the way; a busy machine may need a minute for that alone.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  expectedProblems: [undefined, { option: true }],
  pace: ['off', { option: true }],
  context: async ({ context, pace }, use) => {
    await setPace(context, pace);
    await use(context);
  },
  page: async ({ page, address, expectedProblems }, use) => {
    const problems = complaintsOf(page, address);
    await use(page);
    expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
  },
});

export { expect };

/** The games of the house: every folder that says what it is. */
export async function gamesOfTheHouse(): Promise<string[]> {
  const folders = await readdir(join(project, 'games'));
  return folders.filter((folder) => existsSync(join(project, 'games', folder, 'about.ts')));
}

export async function readLedger(game: string): Promise<Ledger> {
  const file = `games/${game}/rules.yaml`;
  return parseLedger(await readFile(join(project, file), 'utf8'), file);
}

/** How far the page can be pushed sideways; a finished page cannot. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
