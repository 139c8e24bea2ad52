import type { Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { expect, phone, test, wide } from './fixtures.ts';
import { bot, free, me, setUp } from './playing.ts';

const screens: readonly { name: string; path: string; ready: (page: Page) => Promise<unknown> }[] = [
  { name: 'the first page', path: '/', ready: (page) => page.locator('.box').first().waitFor() },
  {
    name: 'hits in all rulebooks',
    path: '/?q=zauber',
    ready: (page) => page.locator('.result').first().waitFor(),
  },
  { name: 'the rulebooks', path: '/rules', ready: (page) => page.locator('.book').first().waitFor() },
  {
    name: 'a rule in its rulebook',
    path: '/rules/talisman#TA-CROWN-01',
    ready: (page) => page.locator('[data-marked]').waitFor(),
  },
  {
    name: 'hits in a rulebook',
    path: '/rules/talisman?q=krone',
    ready: (page) => page.locator('mark').first().waitFor(),
  },
  { name: 'a new table', path: '/new/hoard', ready: (page) => page.locator('.plan').first().waitFor() },
  { name: 'the gallery', path: '/gallery', ready: (page) => page.locator('.gallery-part').first().waitFor() },
  { name: 'the credits', path: '/credits', ready: (page) => page.locator('table').first().waitFor() },
];

for (const { name, path, ready } of screens) {
  test(`axe finds nothing serious on ${name}`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    expect(await seriousViolations(page)).toEqual([]);
  });
}

test('axe finds nothing serious in a rulebook on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/rules/talisman');
  await page.getByRole('button', { name: 'Inhalt', exact: true }).click();
  expect(await seriousViolations(page)).toEqual([]);
});

for (const viewport of [wide, phone]) {
  test(`axe finds nothing serious at a table, ${viewport.width} wide`, async ({ page, address }) => {
    await page.setViewportSize(viewport);
    await page.goto(await setUp(page, address, [me, free]));
    await page.locator('.lobby').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.goto(await setUp(page, address, [me, bot]));
    await page.locator('.prompt [data-answer]').first().waitFor();
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Regeln' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await seriousViolations(page)).toEqual([]);
  });
}
