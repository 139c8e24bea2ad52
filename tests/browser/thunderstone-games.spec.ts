import { expect, test } from './fixtures.ts';
import { me } from './playing.ts';
import { byKeyboard, byMouse, playThunderstone } from './thunderstone-player.ts';

/** Whole games, every answer read off the screen and given as a person gives it. */
test.use({ hasty: true });
/** Cards of the base game alone: no traps and no guardians to make it long. */
const options = { set: 'random', box: 'base' };

for (const [who, seats] of [
  ['alone', [me]],
  ['against a bot', [me, { who: 'bot', level: 'normal' }]],
] as const)
  for (const [name, hand] of [
    ['the mouse', byMouse],
    ['the keyboard', byKeyboard],
  ] as const) {
    test(`a whole game ${who}, with ${name} alone`, async ({ page, address }) => {
      // A hundred answers or two: seconds on a machine of its own, minutes on a busy one.
      test.setTimeout(300_000);
      const response = await page.request.post(`${address}/api/tables`, {
        data: { game: 'thunderstone', options, seats, open: false },
        headers: { origin: address },
      });
      const { id } = (await response.json()) as { id: string };
      await page.goto(`/table/${id}`);
      const deeds = await playThunderstone(page, hand);
      // A game and not a sleep: bought, fought, and got somewhere.
      expect(deeds.visits).toBeGreaterThan(3);
      expect(deeds.bought).toBeGreaterThan(3);
      expect(deeds.fights).toBeGreaterThan(0);
      await expect(page.locator('.ending')).toContainText('Punkt');
    });
  }
