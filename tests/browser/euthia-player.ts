import type { Page } from '@playwright/test';
import { byMouse, type Give, giveAny } from './answering.ts';
import { expect } from './fixtures.ts';

/** How somebody answers at a table of Euthia who knows only what stands on the screen. */

export const possible = ':is([data-state="possible"], [data-state="lit"])';

const offered = '.prompt .answer[data-answer]:not([data-answer=""])[data-key]';
/** Who ends every turn at once has played the whole game before there was anything to decide. */
const staying = `${offered}:not([data-commits="ends"])`;

/** Opens a group of answers where nothing else could be done but ending the turn. */
async function unfold(page: Page, give: Give, count: number): Promise<void> {
  const groups = page.locator('.prompt .answers-group');
  if ((await page.locator(staying).count()) > 0 || (await groups.count()) === 0) return;
  const group = groups.nth(count % (await groups.count()));
  if (give === byMouse) await group.click();
  else await page.keyboard.press((await group.getAttribute('data-key')) ?? 'g');
  await expect(page.locator(staying).first()).toBeVisible();
}

/** Where a map glows, a step on it with the mouse; else some answer. From the keyboard only by the keys the answers show. */
export async function giveSomething(page: Page, give: Give, count: number): Promise<void> {
  const ready = page.locator('.prompt .confirm');
  if ((await ready.count()) > 0) return giveAny(page, give, count);
  const spaces = page.locator(`.eu-map .aim${possible}`);
  if (give === byMouse && count % 3 !== 2 && (await spaces.count()) > 0)
    return spaces.nth(count % (await spaces.count())).click();
  await unfold(page, give, count);
  const goesOn = count % 7 !== 6 && (await page.locator(staying).count()) > 0;
  const pool = page.locator(goesOn ? staying : offered);
  if ((await pool.count()) === 0) return giveAny(page, give, count);
  const answer = pool.nth(count % (await pool.count()));
  if (give === byMouse) return answer.click();
  await page.keyboard.press((await answer.getAttribute('data-key')) ?? '1');
}

/** Everything a decision can change: what is asked and offered, the hero boards, the map, the fight. */
export const tableAsSeen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('.table-page');
    const spaces = document.querySelectorAll('.eu-map .eu-space').length;
    return `${spaces} ${['.prompt h1', '.table-own', '.table-seats', '.eu-fight', '.eu-trade', '.table-log']
      .map((part) => table?.querySelector(part)?.textContent ?? '')
      .join(' | ')}`;
  });

/** An answer takes a moment to arrive. What was only looked at or opened changes nothing. */
export async function hasChanged(page: Page, before: string): Promise<boolean> {
  for (let looks = 0; looks < 25; looks++) {
    await page.waitForTimeout(80);
    if ((await tableAsSeen(page)) !== before) return true;
    if ((await page.locator('.ending').count()) > 0) return true;
  }
  return false;
}
