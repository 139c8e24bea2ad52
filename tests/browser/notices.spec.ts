import { expect, sidewaysOverflow, test } from './fixtures.ts';
import { bot, me, prompt, setUp } from './playing.ts';

test('a table in the background says in its title that somebody is asked', async ({ page, address }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'hidden', { get: () => true }));
  await page.goto(await setUp(page, address, [me, bot]));
  await expect(prompt(page)).toBeVisible();
  await expect(page).toHaveTitle('(1) Du bist dran · Drachenhort · Tafelrunde');
});

test.describe('addresses for notices', () => {
  test.use({ expectedProblems: /400 \(Bad Request\)/ });

  test('are added with a secret, refused with a sentence, and removed', async ({ page }) => {
    await page.goto('/settings');
    const section = page.locator('.notice-settings');
    const field = section.getByRole('textbox', { name: 'Adresse, beginnt mit https://' });
    await field.fill('https://192.168.0.1/hook');
    await section.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(section.locator('output')).toHaveText('An diese Adresse kann der Server nichts senden.');
    await field.fill('https://example.org/hook');
    await section.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(section.locator('.notice-secret code')).toHaveText(/^[0-9a-f]{64}$/);
    await expect(section.getByRole('button', { name: 'Probe senden' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    await section.getByRole('button', { name: 'Entfernen: https://example.org/hook' }).click();
    await expect(section.locator('li')).toHaveCount(0);
    await expect(section.getByRole('button', { name: 'Probe senden' })).toHaveCount(0);
  });
});
