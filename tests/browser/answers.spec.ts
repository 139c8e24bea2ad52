import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';

test.describe.configure({ timeout: 60_000 });

/** The bar of the gallery with so many answers. */
const bar = (page: Page, count: number) =>
  page.getByRole('region', { name: new RegExp(`(?:gefragt ist|is asked): ${count}$`) });

/** How far anything in the bar reaches beyond its edges, in pixels. */
function overflow(page: Page, count: number): Promise<number> {
  return bar(page, count).evaluate((element) => {
    const around = element.getBoundingClientRect();
    return Math.max(
      ...[...element.querySelectorAll('.answer')].map((answer) => {
        const { right, bottom } = answer.getBoundingClientRect();
        return Math.max(right - around.right, bottom - around.bottom);
      }),
    );
  });
}

/** In how many rows the answers of a bar stand. */
function rows(page: Page, count: number): Promise<number> {
  return bar(page, count)
    .locator('.answers-row > *')
    .evaluateAll(
      (answers) => new Set(answers.map((answer) => Math.round(answer.getBoundingClientRect().top))).size,
    );
}

for (const [name, viewport] of [
  ['on a wide screen', wide],
  ['on a phone', phone],
] as const)
  for (const locale of ['de-DE', 'en-GB'])
    test.describe(`${name}, ${locale}`, () => {
      test.use({ viewport, locale });

      test('three, twelve and sixty answers stay within the bar', async ({ page }) => {
        await page.goto('/gallery');
        await expect(bar(page, 60)).toBeVisible();
        await expect(bar(page, 3).locator('.answers-group, .answers-more')).toHaveCount(0);
        for (const count of [3, 12, 60]) {
          expect(await overflow(page, count)).toBeLessThanOrEqual(0);
          if (viewport === wide) expect(await rows(page, count)).toBe(1);
        }
        expect(await sidewaysOverflow(page)).toBe(0);
        // More than six stand in groups that say how many there are.
        const groups = bar(page, 60).locator('.answers-group');
        await expect(groups).toHaveCount(2);
        await expect(groups.first()).toContainText(/42 (?:von|of) 42/);
        await groups.first().click();
        const shown = await bar(page, 60).locator('.answers-row > *').count();
        await expect(bar(page, 60).locator('.answers-more')).toContainText(String(42 - shown));
        expect(await overflow(page, 60)).toBeLessThanOrEqual(0);
        await bar(page, 60).locator('.answers-back').click();
        // What leaves things as they are is always at hand, and stands last.
        await expect(bar(page, 60).locator('.answers-end .answer[data-tone="quiet"]')).toHaveAttribute(
          'data-key',
          '0',
        );
      });
    });

test('the whole list is searched and walked through with the keyboard alone', async ({ page }) => {
  await page.goto('/gallery');
  await bar(page, 60).locator('.answers-group').first().press('Enter');
  const more = bar(page, 60).locator('.answers-more');
  await more.focus();
  await page.keyboard.press('Enter');
  const all = page.getByRole('dialog', { name: 'Alle Antworten' });
  await expect(all.locator('[data-answer]')).toHaveCount(60);
  await expect(all.getByRole('heading', { level: 3 })).toHaveText(['Karten', 'Felder', 'Sonstiges']);
  await all.getByRole('searchbox').focus();
  await page.keyboard.type('fackel');
  await expect(all.locator('[data-answer]')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(all.locator('[data-answer]').nth(1)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);
  // An answer was given: all groups stand there again.
  await expect(bar(page, 60).locator('.answers-group')).toHaveCount(2);
});
