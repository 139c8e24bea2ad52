import { expect, phone, readLedger, sidewaysOverflow, test, wide } from './fixtures.ts';
import { sitDownAt } from './answering.ts';
import { bot, me } from './playing.ts';

test('a rulebook is opened with the mouse and shows every rule', async ({ page }) => {
  const ledger = await readLedger('thunderstone');
  await page.goto('/');
  await page.getByRole('link', { name: /^Regelbuch zu Thunderstone/ }).click();
  await expect(page).toHaveURL(/\/rules\/thunderstone$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thunderstone');
  await expect(page.locator('.rule')).toHaveCount(ledger.rules.length);
  await expect(page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link')).toHaveCount(
    ledger.areas.length,
  );
  await expect(page.getByText('aus dem Grundspiel')).toHaveCount(
    ledger.rules.filter((rule) => rule.source === 'base').length,
  );
  const first = ledger.rules[0];
  await expect(page.locator('.rule').first()).toContainText(first?.de ?? 'the rule is missing');
});

test('a rulebook is opened, searched and read with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const open = page.getByRole('link', { name: /^Regelbuch zu Talisman/ });
  for (
    let steps = 0;
    steps < 60 && !(await open.evaluate((link) => link === document.activeElement));
    steps++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Talisman' })).toBeFocused();
  await expect(page.locator('.rule').first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ta-crown');
  const hits = page.locator('.rule-id:visible');
  await expect(hits.first()).toHaveText(/^TA-CROWN-01/);
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/talisman#TA-CROWN-01$/);
  await expect(page.locator('#TA-CROWN-01 .rule-id')).toBeFocused();
  await expect(page.locator('#TA-CROWN-01')).toBeInViewport();

  await page.keyboard.press('/');
  await page.keyboard.type('krone');
  await expect(page.getByRole('status').filter({ hasText: /Treffer für „krone“/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.locator('#TA-CROWN-01')).toBeInViewport();
});

test('a search finds a known rule, marks the words and counts the hits', async ({ page }) => {
  const { rules } = await readLedger('talisman');
  await page.goto('/rules/talisman');
  await page.getByRole('searchbox').fill('HERRSCHAFT krone');
  const entry = page.locator('.rule:visible', { hasText: 'TA-CROWN-01' });
  await expect(entry.locator('.rule-text mark')).toHaveText(['Krone', 'Herrschaft']);
  const shown = await page.locator('.rule:visible').count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(rules.length);
  await expect(page.getByRole('status').filter({ hasText: `${shown} Treffer` })).toBeVisible();
  await expect(page).toHaveURL(/\?q=HERRSCHAFT\+krone$/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('HERRSCHAFT krone');
  await expect(page.locator('.rule:visible')).toHaveCount(shown);
});

test('only rulings can be shown', async ({ page }) => {
  const { rules } = await readLedger('valskyrr');
  const rulings = rules.filter((rule) => rule.ruling).length;
  await page.goto('/rules/valskyrr');
  await page.getByRole('button', { name: 'Nur Auslegungen' }).click();
  await expect(page.locator('.rule')).toHaveCount(rulings);
  await expect(page.locator('.ruling')).toHaveCount(rulings);
  await expect(
    page.getByRole('status').filter({ hasText: `${rulings} von ${rules.length} Regeln` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\?only=rulings$/);
});

for (const viewport of [wide, phone]) {
  test(`a deep link lands on its rule and marks it, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { rules } = await readLedger('euthia');
    const id = rules[Math.floor(rules.length * 0.8)]?.id ?? '';
    await page.goto(`/rules/euthia#${id}`);
    const rule = page.locator(`#${id}`);
    await expect(rule).toHaveAttribute('data-marked', 'true');
    await expect(rule).toBeInViewport({ ratio: 0.9 });
    expect(await sidewaysOverflow(page)).toBe(0);
  });
}

test('a deep link to a rule that does not exist says so', async ({ page }) => {
  await page.goto('/rules/talisman#TA-NONE-99');
  await expect(page.getByRole('alert')).toHaveText(/TA-NONE-99/);
});

test.describe('the link of a rule', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied with one click', async ({ page, address }) => {
    await page.goto('/rules/talisman');
    await page.getByRole('button', { name: 'Link zu TA-CFG-01 kopieren' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link zu TA-CFG-01 kopiert' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${address}/rules/talisman#TA-CFG-01`,
    );
  });
});

test('the contents lead to a chapter, on a phone from a fold', async ({ page }) => {
  const { areas } = await readLedger('euthia');
  const area = areas[Math.floor(areas.length / 2)];
  const heading = page.getByRole('heading', { level: 2, name: area?.de ?? '', exact: true });
  await page.goto('/rules/euthia');
  await page
    .getByRole('navigation', { name: 'Inhalt' })
    .getByRole('link', { name: area?.de ?? '' })
    .first()
    .click();
  await expect(heading).toBeInViewport();
  await expect(page.locator('.contents [aria-current]')).toContainText(area?.de ?? '');

  await page.setViewportSize(phone);
  await page.goto('/rules/euthia?only=');
  await expect(heading).not.toBeInViewport();
  await page.getByRole('button', { name: 'Inhalt', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Inhalt' })
    .getByRole('link', { name: area?.de ?? '' })
    .first()
    .click();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Inhalt', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('going back and forward returns to the same places', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Regelbücher' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regelbücher' })).toBeVisible();
  await page.getByRole('link', { name: /^Talisman/ }).click();
  await expect(page.locator('.rule').first()).toBeVisible();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000);
  const read = await page.evaluate(() => scrollY);

  await page.getByRole('link', { name: 'Mitwirkende und Lizenzen' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Mitwirkende' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('.rule').first()).toBeAttached();
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), read)).toBeLessThan(200);
  await page.goBack();
  await expect(page).toHaveURL(/\/rules$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setz dich und spiel los');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Regelbücher' })).toBeVisible();
});

test('at a table the rulebook opens at the rule of the question, and closing it leaves the table as it was', async ({
  page,
  address,
}) => {
  await sitDownAt(page, address, { game: 'thunderstone', seats: [me, bot] });
  const asked = await page.locator('.prompt h1').textContent();
  await page.keyboard.press('r');
  await expect(page.locator('.rules-sheet [data-asked]').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.prompt h1')).toHaveText(asked ?? '');
});
