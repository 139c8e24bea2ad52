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
        // The button that opens the table is in sight without scrolling.
        await expect(page.getByRole('button', { name: text.create })).toBeInViewport({ ratio: 1 });
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
  await expect(page.locator('.table-seats .seat')).toHaveCount(2);
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
      const options = page.locator('.settings-list b');
      await expect(options).toHaveText(['Spielart', 'Aufbau', 'Donnerstein']);
      expect(await sidewaysOverflow(page)).toBe(0);
      await page.getByRole('combobox', { name: 'Spielart' }).selectOption('Die Odyssee');
      await expect(options).toHaveText([
        'Spielart',
        'Spiele einer Odyssee',
        'Aufbau',
        'Karten aus',
        'Promo-Helden (Clan)',
      ]);
      await expect(page.locator('.opening-bar')).toContainText('Empfohlene erste Partie, 1 Änderung');
      await page.getByText('3 Einstellungen, die hier nichts ändern').click();
      await expect(page.locator('.plan-idle')).toContainText('Schwierigkeitnur bei 1 Platz');
      await page.getByRole('button', { name: 'Stuhl 2 wegnehmen' }).click();
      await expect(options.first()).toHaveText('Schwierigkeit');
      await expect(page.locator('.plan-idle')).toContainText('Spielartnur bei mindestens 2 Plätzen');
      await expect(page.locator('.plan-idle')).toContainText(
        'Spiele einer Odysseenur bei Spielart: Die Odyssee',
      );
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
}

test('a way to play sets every option; what is changed by hand can be put back, and the next time offers it again', async ({
  page,
}) => {
  await page.goto('/new/talisman');
  const reaper = page.getByRole('switch', { name: 'Der Schnitter' });
  await expect(reaper).not.toBeChecked();
  await page.getByRole('button', { name: /^Alles auf dem Tisch/ }).click();
  await expect(reaper).toBeChecked();
  await reaper.click();
  await expect(page.locator('.opening-bar')).toContainText('1 Änderung');
  await page.getByRole('button', { name: 'zurücksetzen' }).click();
  await expect(reaper).toBeChecked();
  await reaper.click();
  // Enter opens the table from anywhere but a button.
  await page.locator('.new-table h2').first().click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/table\//);
  await page.goto('/new/talisman');
  await page.getByRole('button', { name: /^Wie zuletzt/ }).click();
  await expect(reaper).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Die Frostmark' })).toBeChecked();
});

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
