import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { isAsked } from './playing.ts';

const levels = {
  'de-DE': [
    ['leicht', /übersieht gern/],
    ['normal', /Prüft jeden Zug/],
    ['schwer', /Hunderte Verläufe/],
  ],
  'en-GB': [
    ['easy', /overlook things/],
    ['normal', /Weighs every move/],
    ['hard', /hundreds of lines/],
  ],
} as const;

for (const [locale, texts] of Object.entries(levels)) {
  test.describe(locale, () => {
    test.use({ locale, viewport: locale === 'de-DE' ? wide : phone });

    test('a bot can be chosen by how well it plays, with a sentence on each', async ({ page }) => {
      await page.goto('/new/hoard');
      await page.getByRole('button', { name: 'Bot', exact: true }).click();
      for (const [name, sentence] of texts) {
        const level = page.getByRole('button', { name, exact: true });
        await level.click();
        await expect(level).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByText(sentence)).toBeVisible();
        await expect(page.locator('.chair').nth(1)).toContainText(name);
      }
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
}

test.describe('at the table', () => {
  test.use({ locale: 'de-DE', viewport: wide });

  test('a hard bot thinks in this browser, and answers', async ({ page }) => {
    await page.goto('/new/tictactoe');
    await page.getByRole('button', { name: /^Uhr und Gäste/ }).click();
    await page.getByRole('button', { name: 'Auf diesem Gerät' }).click();
    await page.getByRole('button', { name: 'schwer', exact: true }).click();
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await expect(page.locator('.seat').getByText('Bot, schwer')).toBeVisible();
    await isAsked(page);
    await page.keyboard.press('1');
    // Both have moved, and it is one's own turn again.
    await expect(page.locator('.table-log .chronicle li')).toHaveCount(2, { timeout: 15_000 });
    await expect(page.locator('.prompt[data-asked]')).toBeVisible();
  });

  test('the host says how well a bot plays before the match, and who plays for one during it', async ({
    page,
  }) => {
    await page.goto('/new/tictactoe');
    await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
    await page.getByRole('button', { name: /^Bot setzen/ }).click();
    const level = page.getByRole('combobox', { name: /^Wie stark spielt/ });
    await level.selectOption('hard');
    await expect(page.locator('.seat').getByText('Bot, schwer')).toBeVisible();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.locator('button.home:visible').click();
    await page.getByRole('combobox', { name: 'Stärke des Bots' }).selectOption('easy');
    await page.getByRole('button', { name: /von einem Bot spielen lassen$/ }).click();
    await expect(page.locator('.seat').getByText(/Bot springt ein/)).toBeVisible();
  });
});
