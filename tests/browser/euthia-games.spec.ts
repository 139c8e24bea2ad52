import { byKey, byMouse, dealtTable, untilAsked } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { giveSomething, hasChanged, tableAsSeen } from './euthia-player.ts';
import { expect, sidewaysOverflow, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** Whole games, every answer read off the screen and given as a person gives it: with one hand alone. */
test.use({ hasty: true });

/** More answers than this, and something goes round in circles. */
const MOST = 1500;

for (const { table, seats, scenario } of [
  { table: 'against a bot', seats: [me, bot], scenario: 'theHunt' },
  { table: 'alone', seats: [me], scenario: 'lonelyPath' },
])
  for (const { hand, give, viewport } of [
    { hand: 'mouse', give: byMouse, viewport: { width: 1440, height: 900 } },
    { hand: 'keyboard', give: byKey, viewport: { width: 1366, height: 768 } },
  ])
    test.describe(`${table}, ${hand} alone`, () => {
      test.use({ viewport });

      test('a whole game @long', async ({ page, address }) => {
        test.setTimeout(1_500_000);
        const seed = `whole ${table} ${hand}`;
        await page.goto(
          await dealtTable(page, address, { game: 'euthia', seats, seed, options: { scenario } }),
        );
        const met = new Set<string>();
        let [decided, spaces] = [0, 0];
        for (let count = 0; count < MOST; count++) {
          const asked = await untilAsked(page);
          if (asked === null) break;
          met.add(asked.replaceAll(/\d+/g, ''));
          spaces = Math.max(spaces, await page.locator('.eu-map .eu-space').count());
          const before = await tableAsSeen(page);
          await giveSomething(page, give, count);
          if (await hasChanged(page, before)) decided++;
          if (count % 40 === 0) expect(await sidewaysOverflow(page)).toBe(0);
        }
        await expect(page.locator('.ending')).toBeVisible();
        // A game and not a sleep: the hero has decided a lot, and the world has grown.
        expect(decided).toBeGreaterThan(60);
        expect(met.size).toBeGreaterThan(6);
        expect(spaces).toBeGreaterThan(12);
        expect(await seriousViolations(page)).toEqual([]);
      });
    });
