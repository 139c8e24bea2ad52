import { expect, setPace, test } from './fixtures.ts';
import { answers, untilAsked } from './answering.ts';

test('who watches is told so, sits beside a seat or goes along, and sees backs instead of an empty hand', async ({
  page,
  address,
  browser,
}) => {
  const seats = [{ who: 'me' }, { who: 'bot', level: 'easy' }];
  const created = await page.request.post(`${address}/api/tables`, {
    data: { game: 'thunderstone', options: {}, seats, open: false },
    headers: { origin: address },
  });
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/table/${id}`);
  await untilAsked(page);
  await answers(page).filter({ hasText: 'Ins Dorf' }).click();

  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', reducedMotion: 'reduce' });
  await setPace(context);
  const watcher = await context.newPage();
  await watcher.goto(`/table/${id}`);
  await expect(watcher.locator('.watching-sign')).toHaveText('Du schaust zu');
  // The acting seat has laid out their cards; the other one's hand is seen from behind.
  await expect(watcher.locator('.th-fan')).not.toHaveClass(/th-backs/);
  await watcher.keyboard.press('2');
  await expect(watcher.locator('.th-backs > li')).toHaveCount(6);
  await watcher.keyboard.press('f');
  await expect(watcher.locator('.th-backs')).toHaveCount(0);
  await expect(watcher.getByRole('button', { name: /^Zurück/ })).toHaveCount(0);
  await context.close();
});
