import { complaintsOf, expect, setPace, test } from './fixtures.ts';
import { free, me, setUp } from './playing.ts';

test.describe.configure({ timeout: 60_000 });

test('who hosts a table silences somebody who only watches, and lets them speak again', async ({
  page,
  address,
  browser,
}) => {
  const table = await setUp(page, address, [me, free]);
  await page.goto(table);
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  await setPace(context);
  const watcher = await context.newPage();
  const problems = complaintsOf(watcher, address);
  await watcher.goto(table);
  const field = watcher.getByRole('textbox', { name: 'Message to the table' });
  await field.fill('Noise!');
  await watcher.keyboard.press('Enter');
  const chat = page.locator('.chat');
  await expect(chat).toContainText('Noise!');

  await chat.locator('.chat-speaker').click();
  const dialog = page.getByRole('dialog', { name: 'Gespräch' });
  await expect(dialog).toContainText('kann an diesem Tisch nichts mehr schreiben');
  await dialog.getByRole('button', { name: /^(?!Alle).* stumm schalten$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(chat).not.toContainText('Noise!');
  await expect(field).toBeHidden();
  await expect(watcher.locator('.chat')).toContainText('You are muted at this table.');

  await chat.getByRole('button', { name: '1 stumm geschaltet' }).click();
  await dialog.getByRole('button', { name: / wieder zu Wort kommen lassen$/ }).click();
  await expect(chat).toContainText('Noise!');
  await expect(field).toBeVisible();

  await chat.locator('.chat-speaker').first().click();
  await dialog.getByRole('button', { name: /^Alle Zuschauer stumm schalten/ }).click();
  await expect(field).toBeHidden();
  expect(problems).toEqual([]);
  await context.close();
});
