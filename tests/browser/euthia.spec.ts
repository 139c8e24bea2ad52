import type { Page } from '@playwright/test';
import { byKey, byMouse, dealtTable, type Give, giveAny, untilAsked } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const possible = ':is([data-state="possible"], [data-state="lit"])';

const offered = '.prompt .answer[data-answer]:not([data-answer=""])[data-key]';
/** Who ends every turn at once has played the whole game before there was anything to decide. */
const staying = `${offered}:not([data-commits="ends"])`;

/** Opens a group of answers where nothing else could be done but ending the turn. */
async function unfold(page: Page, give: Give, count: number): Promise<void> {
  const groups = page.locator('.prompt .answers-group');
  if ((await page.locator(staying).count()) > 0 || (await groups.count()) === 0) return;
  const group = groups.nth(count % (await groups.count()));
  if (give === byMouse) await group.click();
  else await page.keyboard.press((await group.getAttribute('data-key')) ?? 'g');
  await expect(page.locator(staying).first()).toBeVisible();
}

/** Where a map glows, a step on it; else some answer. What stands on the screen is all that is known. */
async function giveSomething(page: Page, give: Give, count: number): Promise<void> {
  const ready = page.locator('.prompt .confirm');
  if ((await ready.count()) > 0) return giveAny(page, give, count);
  const spaces = page.locator(`.eu-map .aim${possible}`);
  if (count % 3 !== 2 && (await spaces.count()) > 0) {
    const space = spaces.nth(count % (await spaces.count()));
    if (give === byMouse) return space.click();
    await space.focus();
    await page.keyboard.press('Enter');
    return;
  }
  await unfold(page, give, count);
  const goesOn = count % 7 !== 6 && (await page.locator(staying).count()) > 0;
  const pool = page.locator(goesOn ? staying : offered);
  if ((await pool.count()) === 0) return giveAny(page, give, count);
  const answer = pool.nth(count % (await pool.count()));
  if (give === byMouse) return answer.click();
  await page.keyboard.press((await answer.getAttribute('data-key')) ?? '1');
}

/** Everything a decision can change: what is asked and offered, the hero boards, the map, the fight. */
const tableAsSeen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('.table-page');
    const spaces = document.querySelectorAll('.eu-map .eu-space').length;
    return `${spaces} ${['.prompt h1', '.table-own', '.table-seats', '.eu-fight', '.eu-trade', '.table-log']
      .map((part) => table?.querySelector(part)?.textContent ?? '')
      .join(' | ')}`;
  });

/** An answer takes a moment to arrive. What was only looked at or opened changes nothing. */
async function hasChanged(page: Page, before: string): Promise<boolean> {
  for (let looks = 0; looks < 25; looks++) {
    await page.waitForTimeout(80);
    if ((await tableAsSeen(page)) !== before) return true;
  }
  return false;
}

for (const { name, give, seats, scenario, seed } of [
  {
    name: 'against a bot, with the mouse',
    give: byMouse,
    seats: [me, bot],
    scenario: 'theHunt',
    seed: 'two 1',
  },
  {
    name: 'against a bot, with the keyboard',
    give: byKey,
    seats: [me, bot],
    scenario: 'theHunt',
    seed: 'two 2',
  },
  { name: 'alone, with the mouse', give: byMouse, seats: [me], scenario: 'lonelyPath', seed: 'alone 1' },
])
  test(`some thirty decisions ${name}`, async ({ page, address }) => {
    // A few seconds on a machine of its own, minutes on a busy one.
    test.setTimeout(300_000);
    await page.goto(await dealtTable(page, address, { game: 'euthia', seats, seed, options: { scenario } }));
    const met = new Set<string>();
    let decided = 0;
    for (let count = 0; decided < 30 && count < 80; count++) {
      const asked = await untilAsked(page);
      if (asked === null) break;
      met.add(asked.replaceAll(/\d+/g, ''));
      const before = await tableAsSeen(page);
      await giveSomething(page, give, count);
      if (await hasChanged(page, before)) decided++;
    }
    expect(decided).toBe(30);
    const sentences = [...met].join('\n');
    for (const words of [/Welchen Helden/, /Dein Zug/]) expect(sentences).toMatch(words);
    // The map has grown, and the hero board shows what it is about.
    expect(await page.locator('.eu-map .eu-space').count()).toBeGreaterThan(4);
    await expect(page.locator('.eu-hero').first()).toContainText('Leben');
  });

test('a marker is spent on the hero board, a step taken on the map, and the map asks where to grow', async ({
  page,
  address,
}) => {
  await page.goto(
    await dealtTable(page, address, {
      game: 'euthia',
      seats: [me],
      seed: 'look 1',
      options: { scenario: 'theHunt' },
    }),
  );
  await untilAsked(page);
  await byKey(page, /Dral/);
  await untilAsked(page);
  await page.locator('.eu-actions .eu-action', { hasText: 'Handel' }).click();
  await expect(page.locator(`.eu-map .aim${possible}`)).toHaveCount(3);
  await page.locator(`.eu-map .aim${possible}`).first().click();
  await expect(page.locator('.prompt h1')).toContainText('Kartenteil angelegt');
  await expect(page.locator(`.eu-map .aim${possible}`)).toHaveCount(3);
});

test('a tile is taken off by a click and put on again by drag', async ({ page, address }) => {
  await page.goto(
    await dealtTable(page, address, {
      game: 'euthia',
      seats: [me],
      seed: 'drag 1',
      options: { scenario: 'theHunt' },
    }),
  );
  await untilAsked(page);
  await byKey(page, /Dral/);
  await untilAsked(page);
  const worn = page.locator('.eu-arms .eu-arm', { hasText: 'Wappenschild' });
  await expect(worn).toHaveCount(1);
  await worn.locator('button').click();
  await untilAsked(page);
  const carried = page.locator('.eu-pouches .eu-tile button').first();
  await expect(carried).toBeVisible();
  const slot = page.locator('.eu-slots .eu-slot-empty').first();
  await carried.dragTo(slot);
  await untilAsked(page);
  await expect(worn).toHaveCount(1);
});
