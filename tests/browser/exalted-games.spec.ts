import { dealtTable, untilAsked } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { answer } from './exalted-player.ts';
import { expect, phone, sidewaysOverflow, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/**
 * Whole matches against a bot, every answer read off the screen and given as a person gives it. A short duel ends after four
 * rounds at the latest; a Standard match is one of hundreds of answers, so all of them are only played where they are asked for.
 */
test.use({ hasty: true });

for (const { mode, most } of [
  { mode: 'shortDuel', most: 400 },
  { mode: 'standard', most: 1500 },
])
  for (const { hand, view } of [
    { hand: 'mouse', view: { width: 1440, height: 900 } },
    { hand: 'keyboard', view: { width: 1366, height: 768 } },
    { hand: 'touch', view: phone },
  ] as const)
    test.describe(`${mode}, ${hand} alone`, () => {
      test.use({ viewport: view, hasTouch: hand === 'touch' });

      test('a whole match against a bot @long', async ({ page, address }) => {
        test.setTimeout(1_500_000);
        const options = { mode, draft: 'open' };
        const seats = [me, bot];
        await page.goto(
          await dealtTable(page, address, { game: 'exalted-ones', seats, options, seed: `whole ${hand}` }),
        );
        let [count, places] = [0, 0];
        while (count < most && (await untilAsked(page)) !== null) {
          if (await answer(page, hand, count)) places++;
          count++;
          if (count % 20 === 0) expect(await sidewaysOverflow(page)).toBe(0);
        }
        await expect(page.locator('.ending')).toBeVisible();
        expect(places).toBeGreaterThan(count / 10);
        expect(await seriousViolations(page)).toEqual([]);
      });
    });
