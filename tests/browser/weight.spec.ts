import type { Page } from '@playwright/test';
import { expect, gamesOfTheHouse, test } from './fixtures.ts';
import { bot, me, setUp } from './playing.ts';

/** Compressed script a first visitor fetches, in bytes: what the project promises. */
const most = { lobby: 150_000, table: 400_000 };

/** Every script the page has fetched, as large as it came through the wire. */
function scriptOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

test('the lobby needs little script', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const script = await scriptOf(page);
  // Nothing at all would be a page that was not looked at.
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThan(most.lobby);
});

for (const game of await gamesOfTheHouse())
  test(`a table of ${game} needs little script, and stands as a whole`, async ({ page, address }) => {
    await page.request.get(`${address}/api/me`);
    await page.goto(await setUp(page, address, [me, bot], game), { waitUntil: 'networkidle' });
    // It opens a part at a time: the chronicle comes last.
    await expect(page.locator('.table-log')).not.toBeEmpty();
    await expect(page.locator('.table-board')).not.toBeEmpty();
    const script = await scriptOf(page);
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThan(most.table);
  });
