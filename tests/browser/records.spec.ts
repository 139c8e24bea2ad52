import { readFile } from 'node:fs/promises';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { bot, me, setUp } from './playing.ts';
import { playedRecord } from './records.ts';

const record = playedRecord();
const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

const words = {
  de: { locale: 'de-DE', title: 'Deine Partien', replay: /^Nachspielen/ },
  en: { locale: 'en-GB', title: 'Your matches', replay: /^Replay/ },
} as const;

for (const [language, text] of Object.entries(words)) {
  for (const viewport of [wide, phone]) {
    test.describe(`one's matches, ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: text.locale, viewport });

      test('are listed, fit the screen and are for everybody', async ({ page, address }) => {
        await page.goto('/records');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
        await setUp(page, address, [me, bot]);
        await page.locator('input[type="file"]').setInputFiles(fileOf('match.json', record));
        await expect(page.locator('.record-row')).toHaveCount(2);
        expect(await sidewaysOverflow(page)).toBe(0);
        expect(await seriousViolations(page)).toEqual([]);
        await page.getByRole('link', { name: text.replay }).click();
        await expect(page.locator('.replay-controls')).toBeVisible();
      });
    });
  }
}

test('a record that was brought is kept, can be downloaded as it came, and deleted', async ({ page }) => {
  await page.goto('/records');
  await page.locator('input[type="file"]').setInputFiles(fileOf('match.json', record));
  await expect(page.getByText('match.json ist geprüft und hier')).toBeVisible();
  await page.reload();
  const row = page.locator('.record-row');
  await expect(row).toContainText('gewinn');
  const loading = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Aufzeichnung laden/ }).click();
  expect(await readFile(await (await loading).path(), 'utf8')).toBe(record);
  await row.getByRole('button', { name: /^Löschen/ }).click();
  await row.getByRole('button', { name: /^Wirklich löschen/ }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Noch hast du nirgends gespielt.')).toBeVisible();
});

test('the same again is put up from the list of one’s matches', async ({ page, address }) => {
  await page.request.get(`${address}/api/me`);
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }], 'tictactoe'));
  const over = page.locator('.ending');
  const next = page.getByRole('button', { name: /^Ich bin / });
  const answer = page.locator('.prompt [data-answer]:not([aria-disabled="true"])').first();
  await expect(async () => {
    if (await next.isVisible()) await next.click({ timeout: 500 });
    else if (await answer.isVisible()) await answer.click({ timeout: 500 });
    expect(await over.count()).toBe(1);
  }).toPass({ intervals: [100], timeout: 45_000 });
  const first = page.url();
  await page.goto('/records');
  await page.getByRole('button', { name: /^Noch einmal/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(page.url()).not.toBe(first);
  await expect(next.or(answer).first()).toBeVisible();
  // The same people in the same seats, and the old match leads to the new one.
  const again = page.url();
  await page.goto(first);
  await page.getByRole('link', { name: 'Zur neuen Partie' }).click();
  await expect(page).toHaveURL(again);
});

test.describe('a file that is no good', () => {
  test.use({ expectedProblems: /400|404/ });

  test('is refused with the place that is wrong', async ({ page }) => {
    await page.goto('/records');
    const wrong: readonly (readonly [string, string, string | RegExp])[] = [
      ['cut.json', record.slice(0, 300), 'Das ist keine Aufzeichnung: Der Inhalt ist kein JSON.'],
      ['other.json', '{"a":1}', 'Das ist keine Aufzeichnung: Am Anfang fehlt „tafelrunde“.'],
      ['seats.json', record.replace('"seats": 3', '"seats": "three"'), 'im Feld „seats“'],
      ['newer.json', record.replace('"tafelrunde": 1', '"tafelrunde": 99'), '(tafelrunde)'],
      ['game.json', record.replace('"game": "hoard"', '"game": "chess"'), '(game)'],
      ['option.json', record.replace('"goal":16', '"goal":17'), 'options.goal'],
      ['answer.json', record.replace('"dig"', '"dug"'), /bei Antwort \d+ \(answers\[\d+\]\)/],
      ['secret.json', record.replace('"secret":"record"', '"secret":"x"'), 'fairness.secret'],
    ];
    for (const [name, content, sentence] of wrong) {
      expect(content, name).not.toBe(record);
      await page.locator('input[type="file"]').setInputFiles(fileOf(name, content));
      const line = page.locator('.bring li', { hasText: name });
      await expect(line).toHaveAttribute('data-good', 'false');
      await expect(line, name).toContainText(sentence);
    }
    await expect(page.locator('.record-row')).toHaveCount(0);
  });
});

test('a file can be dropped', async ({ page }) => {
  await page.goto('/records');
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.json', { type: 'application/json' }));
    return transfer;
  }, record);
  await page.locator('.bring').dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.locator('.bring')).toHaveAttribute('data-over', 'true');
  await page.locator('.bring').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator('.record-row')).toHaveCount(1);
});
