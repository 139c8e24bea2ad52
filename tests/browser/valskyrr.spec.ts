import type { Page } from '@playwright/test';
import { byKey, byMouse, clickUnlessTold, dealtTable, type Give, giveAny, untilAsked } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const possible = ':is([data-state="possible"], [data-state="lit"])';
const here = { who: 'here', name: 'Zweite Heldin' } as const;

/** Answers of several parts are put together on the table, card by card. */
async function gather(page: Page, give: Give): Promise<void> {
  const ready = page.locator('.confirm[data-tone="asked"]');
  if ((await page.locator('.prompt .stepper').count()) > 0) return giveAny(page, give, 0);
  for (let cards = 0; cards < 12 && (await ready.count()) === 0; cards++) {
    const card = page.locator(`:is(.va-fan, .va-laid, .va-zones, .va-row) .target${possible}`).first();
    if (give === byMouse) await card.click();
    else {
      await card.focus();
      await page.keyboard.press('Enter');
    }
  }
  if (give === byMouse) return ready.last().click();
  // Arrows lead to the answers from anywhere, backwards to the last one first.
  const isThere = () => page.evaluate(() => document.activeElement?.matches('.confirm') ?? false);
  for (let steps = 0; steps < 20 && !(await isThere()); steps++) await page.keyboard.press('ArrowLeft');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
}

/** What promises a kill, else whatever comes: what stands on the screen is all that is known. */
async function giveSensibly(page: Page, give: Give, count: number): Promise<void> {
  if ((await page.locator('.prompt .confirm').count()) > 0) return gather(page, give);
  const good = page.locator('.prompt .answer[data-key]:has([data-verdict="good"])');
  if ((await good.count()) === 0 || count % 4 === 3) return giveAny(page, give, count);
  if (give === byMouse) return clickUnlessTold(page, good.first());
  return page.keyboard.press((await good.first().getAttribute('data-key')) ?? '1');
}

for (const { name, give, seats, seed } of [
  { name: 'alone with one hero, with the mouse', give: byMouse, seats: [me], seed: 'alone 1' },
  {
    // Four heroes' worth of questions: minutes even on a machine of its own.
    name: 'with two heroes and two bots, with the keyboard @long',
    give: byKey,
    seats: [me, here, bot, bot],
    seed: 'four 1',
  },
])
  test(`an adventure ${name} alone, is played to its end`, async ({ page, address }) => {
    // Hundreds of answers: a minute on a machine of its own, several on a busy one.
    test.setTimeout(600_000);
    await page.goto(await dealtTable(page, address, { game: 'valskyrr', seats, seed }));
    const met = new Set<string>();
    let count = 0;
    for (; count < 900; count++) {
      const asked = await untilAsked(page);
      if (asked === null) break;
      met.add(asked);
      await giveSensibly(page, give, count);
    }
    expect(count).toBeGreaterThan(30);
    const sentences = [...met].join('\n');
    for (const words of [/Welchen Helden/, /Heldenzug/, /Wohin zieht/]) expect(sentences).toMatch(words);
    // Not the same few questions over and over: whether a hero is ever wounded is luck.
    expect(met.size).toBeGreaterThan(10);
    await expect(page.locator('.ending')).toBeVisible();
    await expect(page.locator('.ending')).toContainText(/gewonnen|Das Ende|gefallen/);
  });
