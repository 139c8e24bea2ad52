import { expect, gamesOfTheHouse, phone, readLedger, sidewaysOverflow, test, wide } from './fixtures.ts';

const words = {
  de: {
    locale: 'de-DE',
    heading: 'Setz dich und spiel los',
    shelf: 'Setz dich',
    open: /^Regelbuch zu Talisman, \d+ Regeln$/,
  },
  en: {
    locale: 'en-GB',
    heading: 'Sit down and play',
    shelf: 'Take a seat',
    open: /^Rulebook of Talisman, \d+ rules$/,
  },
} as const;

for (const [language, text] of Object.entries(words)) {
  for (const viewport of [wide, phone]) {
    test.describe(`the first page, ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: text.locale, viewport });

      test('shows every game and fits the screen', async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);
        await expect(page.getByRole('heading', { level: 2, name: text.shelf })).toBeVisible();
        await expect(page.locator('.box')).toHaveCount((await gamesOfTheHouse()).length);
        await expect(page.getByRole('link', { name: text.open })).toBeVisible();
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    });
  }
}

test('on a phone everything to touch is large enough for a finger', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/rules', '/rules/talisman', '/credits']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Again until it holds: a page that has just come is still being laid out.
    await expect
      .poll(
        () =>
          page
            .locator('button:visible, nav a:visible, .answer:visible, .book:visible, .foot a:visible')
            .evaluateAll((targets) =>
              targets
                .map((target) => ({
                  what: target.textContent,
                  height: target.getBoundingClientRect().height,
                }))
                .filter(({ height }) => height < 44),
            ),
        { message: path },
      )
      .toEqual([]);
  }
});

test('the language is switched at once and remembered', async ({ page }) => {
  await page.goto('/rules/talisman');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByPlaceholder('Search by word or number')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Talisman · Rulebook · Tafelrunde');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveTitle('Talisman · Regelbuch · Tafelrunde');
});

test('a search through all rulebooks leads to the rule, and back to the hits', async ({ page }) => {
  const { rules } = await readLedger('talisman');
  const rule = rules.find(({ id }) => id === 'TA-CROWN-01');
  await page.goto('/');
  await page.getByRole('searchbox').fill('ta-crown-01');
  const hit = page.getByRole('link', { name: /^TA-CROWN-01/ });
  await expect(hit.locator('mark')).toHaveText('TA-CROWN-01');
  await expect(page.getByRole('status').filter({ hasText: '1 Treffer' })).toBeVisible();
  await hit.click();
  await expect(page).toHaveURL(/\/rules\/talisman#TA-CROWN-01$/);
  await expect(page.locator('#TA-CROWN-01')).toContainText(rule?.de ?? 'the rule is missing');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('ta-crown-01');
  await expect(hit).toBeVisible();
});

test('a search that finds nothing says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('qwrtz');
  await expect(page.getByText('Nichts gefunden zu „qwrtz“.')).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test.describe('the command for the terminal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with one click', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /npx tafelrunde play/ }).click();
    await expect(page.getByText('Befehl kopiert')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx tafelrunde play');
  });
});
