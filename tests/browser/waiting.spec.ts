import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answers } from './answering.ts';

// How long the table itself keeps a player waiting, from the first click on, at the pace "at once".

/** What somebody may take who answers within two seconds each: the rest of the 45 seconds is the table's. */
const DECISIONS = 10;
const TABLE_SECONDS = 45 - DECISIONS * 2;

test('from the first click to the tenth decision of one’s own the table takes less than its share', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.locator('.box', { has: page.getByRole('heading', { name: /^Talisman/ }) });
  const begin = Date.now();
  await box.getByRole('button', { name: /^Jetzt spielen/ }).click();
  const waits: number[] = [];
  for (let decision = 0; decision < DECISIONS; decision++) {
    const before = Date.now();
    await untilAsked(page);
    waits.push(Date.now() - before);
    const answer = answers(page).and(page.locator(':not([data-tone="blocked"])')).first();
    const chosen = await answer.elementHandle();
    await answer.click();
    // The next question brings answers of its own.
    const confirm = page.locator('.prompt .confirm[data-tone="asked"]').last();
    await expect
      .poll(async () => {
        // Where several may be chosen, the choice has to be confirmed.
        if (await confirm.isVisible()) await confirm.click({ timeout: 500 }).catch(() => {});
        return await chosen?.evaluate((button) => button.isConnected);
      })
      .toBe(false);
  }
  const seconds = (Date.now() - begin) / 1000;
  test.info().annotations.push({
    type: 'seconds of the table',
    description: `${seconds.toFixed(1)}: ${waits.join(', ')} ms`,
  });
  expect(seconds).toBeLessThan(TABLE_SECONDS);
});

/** Until something is asked of us. What is too grave to pass by waits for a key, and only for that. */
async function untilAsked(page: Page): Promise<void> {
  const grave = page.locator('.story-next').first();
  await expect
    .poll(
      async () => {
        if (await grave.isVisible()) await grave.click({ timeout: 500 }).catch(() => {});
        return (await answers(page).count()) > 0;
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(true);
}
