import type { Browser, Page } from '@playwright/test';
import { byMouse, clickUnlessTold, type Give, giveAny } from './answering.ts';
import { complaintsOf, expect, setPace } from './fixtures.ts';

/** How somebody answers at a table of Im Herzen des Schreckens who knows only what stands on the screen. */

/** Another person: a browser with cookies of its own. */
export async function somebody(
  browser: Browser,
  address: string,
): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
  });
  await setPace(context);
  const page = await context.newPage();
  return { page, problems: complaintsOf(page, address) };
}

const possible = ':is([data-state="possible"], [data-state="lit"])';
const onTable = `:is(.va-fan, .va-laid, .va-zones, .va-row) .target${possible}`;
const confirm = '.confirm[data-tone="asked"]';

const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Tab by tab to the first thing like this, then Enter. */
async function reachByTab(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 150 && !(await isFocused(page, selector)); steps++)
    await page.keyboard.press('Tab');
  expect(await isFocused(page, selector)).toBe(true);
  await page.keyboard.press('Enter');
}

/** One card more, by its key where it stands in the bar, else on the table. */
async function chooseByKey(page: Page): Promise<void> {
  const open = page.locator('.prompt .answer[data-key][aria-pressed="false"]');
  if ((await open.count()) === 0) return reachByTab(page, onTable);
  await page.keyboard.press((await open.first().getAttribute('data-key')) ?? '1');
}

/** Answers of several parts are put together on the table, card by card. */
async function gather(page: Page, give: Give): Promise<void> {
  const ready = page.locator(confirm);
  if ((await page.locator('.prompt .stepper').count()) > 0) return giveAny(page, give, 0);
  for (let cards = 0; cards < 12 && (await ready.count()) === 0; cards++) {
    const said = await page.locator('.prompt .confirm').last().innerText();
    if (give === byMouse) await page.locator(onTable).first().click();
    else await chooseByKey(page);
    // Until the table has noticed, the same card would be taken back. Of two wounds in a row the first may swallow it.
    const confirmed = page.locator('.prompt .confirm').last();
    await expect(confirmed)
      .not.toHaveText(said, { useInnerText: true, timeout: 3_000 })
      .catch(() => {});
  }
  if (give === byMouse) return ready.last().click();
  // Arrows lead to the answers from anywhere, backwards to the last one first.
  for (let steps = 0; steps < 20 && !(await isFocused(page, '.confirm')); steps++)
    await page.keyboard.press('ArrowLeft');
  expect(await isFocused(page, '.confirm')).toBe(true);
  await page.keyboard.press('Enter');
}

/** What the table suggests or promises a kill, else whatever comes: what stands on the screen is all that is known. */
export async function giveSensibly(page: Page, give: Give, count: number): Promise<void> {
  if ((await page.locator('.prompt .confirm').count()) > 0) return gather(page, give);
  const answer = '.prompt .answer[data-key]';
  for (const good of [`${answer}[data-suggested]`, `${answer}:has([data-verdict="good"])`]) {
    const found = page.locator(good);
    if ((await found.count()) === 0 || count % 8 === 7) continue;
    if (give === byMouse) return clickUnlessTold(page, found.first());
    return page.keyboard.press((await found.first().getAttribute('data-key')) ?? '1');
  }
  if (give === byMouse) return giveAny(page, give, count);
  // Groups have letters, and ending the turn has the nought: only the answer itself says its key.
  const any = page.locator(answer);
  const key = await any.nth(count % Math.max(1, await any.count())).getAttribute('data-key');
  return page.keyboard.press(key ?? '1');
}
