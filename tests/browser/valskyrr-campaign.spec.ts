import { botById, loadByAddress, sit } from '@tafelrunde/bots';
import { type Answer, fairnessFromSeed, Match, type Seat } from '@tafelrunde/engine';
import { dealtTable, untilAsked } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const options = { adventure: 'firstTracks', nightmareTime: false };

interface Won {
  readonly seed: string;
  readonly given: readonly (readonly [Seat, Answer])[];
}

/** A match that somebody alone has won, answer by answer. */
async function wonMatch(): Promise<Won> {
  const game = await loadByAddress(new URL('../../games/valskyrr/game.ts', import.meta.url).href);
  const greedy = botById('greedy');
  for (let number = 0; number < 60; number++) {
    const seed = `campaign ${number}`;
    const match = Match.start(game, { seats: 1, options, fairness: fairnessFromSeed(seed) });
    const given: [Seat, Answer][] = [];
    while (match.result === null) {
      const answer = greedy.answer(sit(match, 0, `${seed} ${given.length}`));
      given.push([0, answer]);
      match.answer(0, answer);
    }
    // The last answer has to be a button: it is given by hand.
    if (match.result.winners.length > 0 && typeof given.at(-1)![1] === 'string') return { seed, given };
  }
  throw new Error('nobody wins this adventure alone');
}

test('what was won on this device is remembered, and the next adventure offers itself', async ({
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const plan = page.locator('.campaign');
  await page.goto('/new/valskyrr');
  await expect(plan.locator('li')).toHaveCount(5);
  await expect(plan.locator('[data-won]')).toHaveCount(0);

  // A record that was brought here does not count; so the table is passed off as one that was played here from the start.
  const here = (text: string) => text.replaceAll(/"origin":\{[^{}]*\}/g, '"origin":null');
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => far.send(message));
    far.onMessage((message) => near.send(here(String(message))));
  });
  const { seed, given } = await wonMatch();
  await page.goto(
    await dealtTable(page, address, {
      game: 'valskyrr',
      seats: [me],
      options,
      seed,
      before: (match) => {
        for (const [seat, answer] of given.slice(0, -1)) match.answer(seat, answer);
      },
    }),
  );
  await untilAsked(page);
  await page.locator(`.prompt .answer[data-answer="${String(given.at(-1)![1])}"]`).click();
  await expect(page.locator('.ending')).toContainText('gewonnen');

  await page.goto('/new/valskyrr');
  const won = plan.locator('[data-won]');
  await expect(won).toHaveCount(1);
  await expect(won).toContainText('A1');
  await expect(won).toContainText('gewonnen');
  await plan.getByRole('button', { name: /fortsetzen.*A2/ }).click();
  await expect(page.getByRole('combobox', { name: 'Abenteuer' })).toContainText('A2');
  // What comes next is chosen already: nothing is left to offer.
  await expect(plan.getByRole('button')).toHaveCount(0);
});
