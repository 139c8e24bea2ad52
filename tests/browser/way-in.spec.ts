import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { bot, me, prompt, setUp } from './playing.ts';

const words = {
  de: {
    locale: 'de-DE',
    heading: 'Neuer Tisch: Drachenhort',
    now: /^Sofort gegen Bots/,
    create: 'Tisch eröffnen',
    lobby: 'Drachenhort: Gleich geht es los',
    gallery: 'Bausteine',
  },
  en: {
    locale: 'en-GB',
    heading: 'New table: Dragon Hoard',
    now: /^At once, against bots/,
    create: 'Open the table',
    lobby: 'Dragon Hoard: About to begin',
    gallery: 'Parts',
  },
} as const;

for (const [language, text] of Object.entries(words)) {
  for (const viewport of [wide, phone]) {
    test.describe(`the way to a table, ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: text.locale, viewport });

      test('leads through seats and options to a table that waits', async ({ page }) => {
        await page.goto('/new/hoard');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading);
        expect(await sidewaysOverflow(page)).toBe(0);
        await page.getByRole('button', { name: '16', exact: true }).click();
        await page.getByRole('button', { name: text.create }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.lobby);
        await expect(page.locator('.lobby-seats .seat')).toHaveCount(2);
        expect(await sidewaysOverflow(page)).toBe(0);
        await page.goto('/gallery');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.gallery);
        expect(await sidewaysOverflow(page)).toBe(0);
      });
    });
  }
}

test('one click leads into a game against bots, and the first page leads back to it', async ({ page }) => {
  await page.goto('/new/hoard');
  await page.getByRole('button', { name: words.de.now }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  await expect(page.locator('.table-seats .seat')).toHaveCount(3);
  const address = page.url();
  await page.goto('/');
  await expect(page.getByText('Weiter, wo du aufgehört hast')).toBeVisible();
  await page.getByRole('link', { name: /^Weiterspielen/ }).click();
  await expect(page).toHaveURL(address);
});

for (const viewport of [wide, phone]) {
  test.describe(`options, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('are offered where they make a difference, and elsewhere say when they would', async ({ page }) => {
      await page.goto('/new/thunderstone');
      const options = page.locator('.plan-option legend');
      await expect(options).toHaveText(['Spielart', 'Aufbau', 'Donnerstein']);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Die Odyssee' }).click();
      await expect(options).toHaveText([
        'Spielart',
        'Aufbau',
        'Karten aus',
        'Promo-Helden (Clan)',
        'Spiele einer Odyssee',
      ]);
      await page.getByText('3 Einstellungen, die hier nichts ändern').click();
      await expect(page.locator('.plan-idle')).toContainText('Schwierigkeitnur bei 1 Platz');
      await page.getByRole('button', { name: 'Platz weg' }).click();
      await expect(options.first()).toHaveText('Schwierigkeit');
      await expect(page.locator('.plan-idle')).toContainText('Spielartnur bei mindestens 2 Plätzen');
      await expect(page.locator('.plan-idle')).toContainText(
        'Spiele einer Odysseenur bei Spielart: Die Odyssee',
      );
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
}

test('practice games are not on the shelf', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.box').first()).toBeVisible();
  await expect(page.getByText(/Drachenhort|hoard/)).toHaveCount(0);
});

test('a guest chooses a name, and the table knows it', async ({ page, address }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Namen ändern$/ }).click();
  await page.getByRole('textbox', { name: 'Dein Name' }).fill('Anja');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Anja/ })).toBeVisible();
  await page.goto(await setUp(page, address, [me, bot]));
  await expect(page.locator('.table-seats .seat').first()).toContainText('Anja');
});

test('a table that does not exist says so', async ({ page }) => {
  await page.goto('/table/nowhere');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Diesen Tisch gibt es nicht oder nicht mehr.' }),
  ).toBeVisible();
});
