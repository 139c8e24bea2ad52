import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { bot, isAsked, me, setUp } from './playing.ts';

const words = {
  de: { locale: 'de-DE', title: 'Einstellungen' },
  en: { locale: 'en-GB', title: 'Settings' },
} as const;

for (const [language, text] of Object.entries(words)) {
  for (const viewport of [wide, phone]) {
    test.describe(`the settings, ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: text.locale, viewport });

      test('fit the screen and are for everybody, in every size of text', async ({ page }) => {
        await page.goto('/settings');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        expect(await sidewaysOverflow(page)).toBe(0);
        expect(await seriousViolations(page)).toEqual([]);
        await page.locator('input[name="textSize"][value="largest"]').check();
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    });
  }
}

test('what is chosen takes effect at once, is kept, and holds at a table', async ({ page, address }) => {
  await page.goto('/settings');
  const root = page.locator('html');
  // The browser of these tests wants less motion, and nothing else was chosen yet.
  await expect(page.locator('input[name="motion"][value="off"]')).toBeChecked();
  await expect(root).toHaveCSS('--motion', '0');
  await page.getByRole('radio', { name: 'Schnell' }).check();
  await expect(root).toHaveCSS('--motion', '0.5');
  await page.getByRole('radio', { name: 'Kompakt' }).check();
  await page.getByRole('radio', { name: 'Sehr groß' }).check();
  await page.getByRole('radio', { name: 'Nach Namen' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Schnell' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sehr groß' })).toBeChecked();
  await expect(root).toHaveCSS('font-size', '21px');
  await page.goto(await setUp(page, address, [me, bot]));
  const hand = page.locator('.hand .card-name');
  await isAsked(page);
  await expect(root).toHaveAttribute('data-board', 'compact');
  const names = await hand.allTextContents();
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});

test('a name is changed, and says so', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Dein Name' }).fill('Anja');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Übernommen')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Anja/ })).toBeVisible();
});

test.describe('another device', () => {
  test.use({ expectedProblems: /404/ });

  test('becomes the same guest by a link that works once', async ({ page, browser, address }) => {
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Dein Name' }).fill('Anja');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('Übernommen')).toBeVisible();
    const table = await setUp(page, address, [me, bot]);
    await page.getByRole('button', { name: 'Link erzeugen' }).click();
    const link = (await page.locator('.carry-link code').textContent()) ?? '';
    expect(link).toMatch(/\/settings#carry=[\w-]{22}$/);

    const other = await browser.newContext({ baseURL: address, locale: 'de-DE' });
    const phonePage = await other.newPage();
    await phonePage.goto(link);
    await expect(phonePage.getByRole('heading', { name: 'Dieses Gerät zu deinem machen?' })).toBeVisible();
    await phonePage.getByRole('button', { name: 'Einlösen', exact: true }).click();
    await expect(phonePage.getByText('Willkommen zurück, Anja.')).toBeVisible();
    await phonePage.goto(table);
    await expect(phonePage.locator('.table-seats .seat').first()).toContainText('du');
    await other.close();

    await page.goto(link);
    await page.reload();
    await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
    await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();
  });
});

test('whoever wants to be forgotten is a new guest afterwards', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Dein Name' }).fill('Anja');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByRole('button', { name: /^Anja/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mich vergessen …' }).click();
  await page.getByRole('button', { name: 'Nein, ich bleibe' }).click();
  await page.getByRole('button', { name: 'Mich vergessen …' }).click();
  await page.getByRole('button', { name: 'Ja, vergiss mich' }).click();
  await expect(page.getByText('Du bist vergessen und als neuer Gast hier.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Anja/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Dein Name' })).not.toHaveValue('Anja');
});
