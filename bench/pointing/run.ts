/**
 * Whether what follows the pointer keeps up with it: how long the page works for one movement of the pointer over a map while a
 * question for a place is open, on a processor that is four times as slow as this one.
 *
 *   node_modules/.bin/node bench/pointing/run.ts GAME --prompts way,template [--options K=V,…] [--slower 4] [--moves 120] [--profile]
 *
 * For each prompt a match is played by the game's advice until seat 0 is asked that; then the pointer wanders over the map, one
 * step a frame. Work time counts, not time on the wall: what else the machine does is not the page's fault. The bar is a frame of
 * 60 a second for nine movements in ten. The client has to be built (`npm start` or a browser test builds it).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { loadByAddress } from '@tafelrunde/bots';
import {
  fairnessFromSeed,
  type Game,
  Match,
  randomSource,
  sampleAnswer,
  writeRecord,
} from '@tafelrunde/engine';
import { startServer } from '@tafelrunde/server';
import { chromiumPath, traced } from '../opening/browser.ts';
import { mainThreads, type TraceEvent } from '../opening/trace.ts';

/** Milliseconds: a frame at 60 a second. */
const FRAME = 1000 / 60;
/** Matches looked through for a prompt, and answers in each. */
const SEEDS = 40;
const ANSWERS = 3000;

const project = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    prompts: { type: 'string', default: 'way' },
    options: { type: 'string', default: '' },
    slower: { type: 'string', default: '4' },
    moves: { type: 'string', default: '120' },
    profile: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
if (name === undefined) throw new Error('Say which game.');
const game = await loadByAddress(new URL(`../../games/${name}/game.ts`, import.meta.url).href);
const options = Object.fromEntries(
  values.options
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=')),
) as Record<string, string>;

await main();

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pointing-'));
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
    for (const prompt of values.prompts.split(',')) {
      const match = asked(game, prompt);
      if (match === null) console.log(`${prompt.padEnd(14)} was never asked`);
      else if (!(await measured(browser, server.url, prompt, match))) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A match that stands at this question for a place, put to seat 0. */
function asked(of: Game, prompt: string): Match | null {
  for (let number = 0; number < SEEDS; number++) {
    const seed = `pointing ${number}`;
    const random = randomSource(seed);
    const match = Match.start(of, { seats: of.seats[0], options, fairness: fairnessFromSeed(seed) });
    for (let i = 0; i < ANSWERS && match.result === null; i++) {
      const [seat] = match.waiting;
      const question = match.question(seat)!;
      if (seat === 0 && question.kind === 'place' && question.ask.prompt === prompt) return match;
      const advised = of.advice?.answer(match.view(seat), question) ?? null;
      if (advised === null || !match.answer(seat, advised).ok)
        match.answer(seat, sampleAnswer(question, random));
    }
  }
  return null;
}

async function measured(browser: Browser, address: string, prompt: string, match: Match): Promise<boolean> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: 'de-DE', viewport, serviceWorkers: 'block' });
  try {
    await context.request.get(`${address}/api/me`);
    const others = Array.from({ length: game.seats[0] - 1 }, () => ({ who: 'bot', level: 'easy' }));
    const response = await context.request.post(`${address}/api/tables/import`, {
      data: {
        record: writeRecord(match.record()),
        upTo: match.entries.length,
        seats: [{ who: 'me' }, ...others],
      },
      headers: { origin: address },
    });
    if (response.status() !== 201) throw new Error(`No table: ${await response.text()}`);
    const { id } = (await response.json()) as { id: string };
    const page = await context.newPage();
    await page.goto(`${address}/table/${id}`);
    await page.locator('.prompt[data-asked]').waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
    // Once unmeasured: what is compiled at the first movement is no part of following.
    await wander(page, 40);
    const events = await traced(cdp, values.profile, () => wander(page, Number(values.moves)));
    return told(prompt, workByMove(events));
  } finally {
    await context.close();
  }
}

/** The pointer goes over the middle of the map in loops. The browser takes a step when it draws a frame, so each has one of its own. */
async function wander(page: Page, moves: number): Promise<void> {
  const box = (await page.locator('svg:has(.stage-world)').first().boundingBox())!;
  for (let step = 0; step < moves; step++) {
    const turn = step / 20;
    await page.mouse.move(
      box.x + box.width * (0.5 + 0.38 * Math.sin(turn * 1.3)),
      box.y + box.height * (0.5 + 0.38 * Math.cos(turn)),
    );
  }
}

/** Milliseconds of work of the page's own thread from one movement of the pointer to the next. */
function workByMove(events: readonly TraceEvent[]): number[] {
  const pages = mainThreads(events);
  const own = events.filter(({ pid, tid }) => pages.has(`${pid} ${tid}`)).toSorted((a, b) => a.ts - b.ts);
  const begins = own.filter(
    ({ name: what, args }) => what === 'EventDispatch' && typeOf(args) === 'pointermove',
  );
  const work: number[] = begins.map(() => 0);
  let at = -1;
  for (const event of own) {
    if (!event.name.endsWith('RunTask')) continue;
    // A task that dispatches a movement begins shortly before it.
    while (at + 1 < begins.length && begins[at + 1].ts < event.ts + (event.dur ?? 0)) at++;
    if (at >= 0) work[at] += (event.tdur ?? event.dur ?? 0) / 1000;
  }
  return work;
}
function typeOf(args: TraceEvent['args']): unknown {
  return (args?.['data'] as { type?: unknown } | undefined)?.type;
}

/** Prints a line; says whether the bar is kept. */
function told(prompt: string, work: readonly number[]): boolean {
  const sorted = work.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const isKept = work.length > 0 && at(0.9) <= FRAME;
  const figures = [0.5, 0.9, 1].map((share) => at(share).toFixed(1)).join(', ');
  console.log(
    `${prompt.padEnd(14)} ${work.length} movements, work for one: ${figures} ms (middle, nine in ten, longest) of ${FRAME.toFixed(1)}${isKept ? '' : '  ABOVE'}`,
  );
  return isKept;
}
