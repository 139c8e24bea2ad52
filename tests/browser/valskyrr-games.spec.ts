import type { Page } from '@playwright/test';
import { byKey, byMouse, dealtTable, type Give, untilAsked } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { expect, sidewaysOverflow, test } from './fixtures.ts';
import { bot, free, me } from './playing.ts';
import { giveSensibly, somebody } from './valskyrr-player.ts';

/** Whole adventures, every answer read off the screen and given as a person gives it: with one hand alone. */
test.use({ hasty: true });

/** More answers than this, and something goes round in circles. */
const MOST = 1500;

const hands = [
  { hand: 'mouse', give: byMouse, viewport: { width: 1440, height: 900 } },
  { hand: 'keyboard', give: byKey, viewport: { width: 1366, height: 768 } },
] as const;

/** One of them is asked, or the adventure is over: who, or null. */
async function whoIsAsked(pages: readonly Page[]): Promise<Page | null> {
  for (let looks = 0; looks < 600; looks++)
    for (const page of pages) {
      const told = page.locator('.story-next');
      if (await told.isVisible()) await told.click({ timeout: 500 }).catch(() => {});
      if ((await page.locator('.ending').count()) > 0) return null;
      if ((await page.locator('.prompt[data-asked]').count()) > 0) return page;
      await page.waitForTimeout(50);
    }
  throw new Error('nobody is asked any more');
}

/** Plays until the end; says how many questions each has met. */
async function playAll(pages: readonly Page[], give: Give): Promise<Map<Page, Set<string>>> {
  const met = new Map(pages.map((page) => [page, new Set<string>()]));
  let [before, same] = ['', 0];
  for (let count = 0; count < MOST; count++) {
    const asked = await whoIsAsked(pages);
    if (asked === null) break;
    const sentence = await untilAsked(asked);
    if (sentence === null) break;
    met.get(asked)!.add(sentence.replaceAll(/\d+/g, ''));
    same = sentence === before ? same + 1 : 0;
    before = sentence;
    expect(same, `'${sentence}' is asked over and over`).toBeLessThan(80);
    await giveSensibly(asked, give, count);
    if (count % 40 === 0) expect(await sidewaysOverflow(asked)).toBe(0);
  }
  for (const page of pages) {
    await expect(page.locator('.ending')).toBeVisible();
    await expect(page.locator('.ending')).toContainText(/gewonnen|Das Ende|gefallen/);
    expect(await seriousViolations(page)).toEqual([]);
  }
  return met;
}

for (const { hand, give, viewport } of hands)
  test.describe(`${hand} alone`, () => {
    test.use({ viewport });

    test('a whole adventure alone with one hero @long', async ({ page, address }) => {
      test.setTimeout(1_500_000);
      const seed = `whole alone ${hand}`;
      await page.goto(await dealtTable(page, address, { game: 'valskyrr', seats: [me], seed }));
      const met = await playAll([page], give);
      expect(met.get(page)!.size).toBeGreaterThan(10);
    });

    test('a whole adventure of two people and two bots @long', async ({ page, address, browser }) => {
      test.setTimeout(1_500_000);
      const table = await dealtTable(page, address, {
        game: 'valskyrr',
        seats: [me, free, bot, bot],
        seed: `whole four ${hand}`,
      });
      await page.goto(table);
      const mara = await somebody(browser, address);
      await mara.page.setViewportSize(viewport);
      await mara.page.goto(table);
      await mara.page.getByRole('button', { name: /^Hinsetzen/ }).click();
      await page.getByRole('button', { name: 'Partie beginnen' }).click();
      const met = await playAll([page, mara.page], give);
      // Both have decided things of many kinds.
      for (const questions of met.values()) expect(questions.size).toBeGreaterThan(6);
      expect(mara.problems).toEqual([]);
      await mara.page.context().close();
    });
  });
