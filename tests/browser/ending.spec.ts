import { expect, setPace, sidewaysOverflow, test, phone } from './fixtures.ts';
import { bot, choose, free, me, prompt, setUp } from './playing.ts';

// How people end a match, and what leads from one table to the next.

test('whoever gives up is asked once more, and the match is over', async ({ page, address }) => {
  await page.setViewportSize(phone);
  await page.goto(await setUp(page, address, [me, bot]));
  await page.locator('.home:visible').click();
  await page.getByRole('button', { name: 'Aufgeben …' }).click();
  await expect(page.getByText('Gewonnen hat, wer nicht aufgegeben hat.')).toBeVisible();
  const yes = page.getByRole('button', { name: 'Ja, aufgeben' });
  await expect(yes).toBeInViewport();
  expect(await sidewaysOverflow(page)).toBe(0);
  await yes.click();
  await expect(page.locator('.ending')).toBeVisible();
  await expect(prompt(page)).toHaveText('Du hast aufgegeben.');
});

test('two people end a match by agreement, and play on until both have said so', async ({
  page,
  address,
  browser,
}) => {
  const table = await setUp(page, address, [me, free]);
  await page.goto(table);
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', reducedMotion: 'reduce' });
  await setPace(context);
  const mara = await context.newPage();
  await mara.goto(table);
  await mara.getByRole('button', { name: /^Hinsetzen/ }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  for (const each of [page, mara]) await each.getByRole('button', { name: /^Keine davon/ }).click();
  await mara.locator('.home:visible').click();
  // Every answer of the menu holds its words.
  for (const answer of await mara.locator('dialog[open] .answer').all()) {
    const spilt = await answer.evaluate((button) => [
      button.scrollWidth - button.clientWidth,
      button.scrollHeight - button.clientHeight,
    ]);
    expect(Math.max(...spilt), (await answer.textContent()) ?? '').toBeLessThan(3);
  }
  await mara.getByRole('button', { name: 'Partie beenden …' }).click();
  await mara.getByRole('button', { name: 'Die anderen fragen' }).click();
  await choose(page, /^Ausruhen/);
  await expect(prompt(mara)).toHaveText('Was tust du?');
  await expect(page.getByText(/möchte die Partie beenden/)).toBeVisible();
  await page.getByRole('button', { name: 'Einverstanden' }).click();
  for (const each of [page, mara]) await expect(prompt(each)).toHaveText('Partie beendet');
  await context.close();
});

test('after the end the next table that waits is one of the answers, and the page of the end keeps its height', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const first = await setUp(page, address, [me, bot], 'talisman');
  const second = await setUp(page, address, [me, bot]);
  await page.goto(first);
  await page.locator('.home:visible').click();
  await page.getByRole('button', { name: 'Aufgeben …' }).click();
  await page.getByRole('button', { name: 'Ja, aufgeben' }).click();
  await expect(page.locator('.ending')).toBeVisible();
  const next = page.locator('.prompt').getByRole('button', { name: /^Nächster Tisch/ });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.board-notice')).toHaveCount(0);
  const hidden = () => page.locator('.table-board').evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await hidden()).toBeLessThan(2);
  await page.keyboard.press('5');
  await expect(page).toHaveURL(second);
});

test('the next table that waits is one key away, and the tab says how many do', async ({ page, address }) => {
  const first = await setUp(page, address, [me, bot]);
  const second = await setUp(page, address, [me, bot]);
  await page.goto(first);
  await expect(page).toHaveTitle('(2) Du bist dran · Drachenhort · Tafelrunde');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(second);
  await expect(page.locator('.prompt[data-asked]')).toBeVisible();
});
