import type { Locator, Page } from '@playwright/test';
import { loadByAddress } from '@tafelrunde/bots';
import { fairnessFromSeed, Match, writeRecord } from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';
import { expect } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** The answers in the bar, without the button for the whole list. */
export const answers = (page: Page) => page.locator('.prompt .answer[data-answer]:not([data-answer=""])');

interface Wanted {
  readonly game: string;
  readonly seats: readonly object[];
  readonly options?: object;
}

/** A table at which the first question is open. */
export async function sitDownAt(
  page: Page,
  address: string,
  { game, seats, options = {} }: Wanted,
): Promise<void> {
  const response = await page.request.post(`${address}/api/tables`, {
    data: { game, options, seats, open: false },
    headers: { origin: address },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await untilAsked(page);
}

/**
 * The same with everything dealt as this seed deals it, against a bot: what a test needs is there in every run. `before` is
 * what both have done by then.
 */
export async function sitDownAsDealt(
  page: Page,
  address: string,
  game: string,
  seed: string,
  before?: (match: Match) => void,
): Promise<void> {
  await page.goto(await dealtTable(page, address, { game, seats: [me, bot], seed, before }));
  await untilAsked(page);
}

interface Dealt extends Wanted {
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed: string;
  readonly before?: ((match: Match) => void) | undefined;
}

/** The way to a table at which everything is dealt as this seed deals it. */
export async function dealtTable(
  page: Page,
  address: string,
  { game: id, seats, options = {}, seed, before }: Dealt,
): Promise<string> {
  const game =
    id === 'hoard' ? hoard : await loadByAddress(new URL(`../../games/${id}/game.ts`, import.meta.url).href);
  const match = Match.start(game, { seats: seats.length, options, fairness: fairnessFromSeed(seed) });
  before?.(match);
  await page.request.get(`${address}/api/me`);
  const response = await page.request.post(`${address}/api/tables/import`, {
    data: { record: writeRecord(match.record()), upTo: match.entries.length, seats },
    headers: { origin: address },
  });
  expect(response.status()).toBe(201);
  const table = (await response.json()) as { id: string };
  return `/table/${table.id}`;
}

/** Waits until this seat is asked, or the match is over; says the sentence, or null at the end. */
export async function untilAsked(page: Page): Promise<string | null> {
  const handle = await page.waitForFunction(
    () => {
      // What is too grave to pass by waits for a key, at any pace.
      document.querySelector<HTMLElement>('.story-next')?.click();
      if (document.querySelector('.ending') !== null) return 'over';
      const bar = document.querySelector('.prompt[data-asked]');
      if (bar === null || /Wird übermittelt|Sending/.test(bar.textContent)) return false;
      // What has only just appeared takes no answer yet.
      if (document.documentElement.dataset.unread !== undefined) return false;
      // The bar stands before the board does: nobody looks for a place on the board that is not drawn yet.
      if (document.querySelector('.table-page[aria-busy]') !== null) return false;
      return `asked ${bar.querySelector('h1')?.textContent ?? ''}`;
    },
    undefined,
    { timeout: 40_000 },
  );
  const said = await handle.jsonValue();
  return said === 'over' || said === false ? null : said.slice('asked '.length);
}

/** The map lies still: a hand that let it go may have sent it gliding, and a new question may show another part of it. */
export const untilStill = (world: Locator): Promise<void> =>
  world.evaluate(async (element) => {
    let before: string | null = null;
    for (let same = 0; same < 6;) {
      await new Promise(requestAnimationFrame);
      const now = element.getAttribute('style');
      same = now === before ? same + 1 : 0;
      before = now;
    }
  });

/** Gives the first answer in the bar that says this. */
export type Give = (page: Page, words: RegExp) => Promise<void>;

export const byMouse: Give = (page, words) => answers(page).filter({ hasText: words }).first().click();

export const byKey: Give = async (page, words) => {
  const key = await answers(page).filter({ hasText: words }).first().getAttribute('data-key');
  await page.keyboard.press(key ?? '1');
};

/** Some answer to any question; where several are taken together, one after the other until they can be sent. */
export async function giveAny(page: Page, give: Give, count: number): Promise<void> {
  const ready = page.locator('.confirm[data-tone="asked"]');
  if ((await ready.count()) > 0) {
    if (give === byMouse) return clickUnlessTold(page, ready.last());
    return pressConfirm(page);
  }
  const at = count % Math.max(1, await page.locator('.prompt .answer[data-key]').count());
  if (give === byMouse) return clickUnlessTold(page, page.locator('.prompt .answer[data-key]').nth(at));
  return page.keyboard.press(String(at + 1));
}

/** Clicks an answer, unless a story that began meanwhile has taken it away: whoever waited for it then would wait for ever. */
export async function clickUnlessTold(page: Page, answer: Locator): Promise<void> {
  const told = page.locator('.story-next');
  await expect(answer.or(told).first()).toBeVisible();
  if (await told.isVisible()) return;
  await answer.click({ timeout: 10_000 }).catch(async (thrown: unknown) => {
    if (!(await told.isVisible())) throw thrown;
  });
}

/** Reaches the button that sends an answer of several parts by the tab key alone. */
async function pressConfirm(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('.confirm') ?? false);
  for (let steps = 0; steps < 80 && !(await isThere()); steps++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
}
