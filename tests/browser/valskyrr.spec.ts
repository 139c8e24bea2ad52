import { byKey, byMouse, dealtTable, untilAsked } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { bot, me } from './playing.ts';
import { giveSensibly } from './valskyrr-player.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const here = { who: 'here', name: 'Zweite Heldin' } as const;

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
