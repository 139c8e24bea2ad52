import type { Browser, Page } from '@playwright/test';
import { type Match, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { dealtTable } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { bot, free, me, prompt } from './playing.ts';
import { somebody } from './valskyrr-player.ts';

/** Bots answer at once. */
test.use({ hasty: true });

/** Everybody has done something until the group is asked where it goes, in its first round. */
function untilTravel(match: Match): void {
  const random = randomSource('until travel');
  for (let answers = 0; answers < 200; answers++) {
    const seat = match.waiting[0];
    const question = match.question(seat)!;
    if (question.ask.prompt === 'travel') return;
    match.answer(seat, sampleAnswer(question, random));
  }
}

async function twoAtTable(page: Page, address: string, browser: Browser, groupDecisions: string) {
  const table = await dealtTable(page, address, {
    game: 'valskyrr',
    seats: [me, free, bot],
    options: { groupDecisions },
    seed: 'group',
    before: untilTravel,
  });
  await page.goto(table);
  const mara = await somebody(browser, address);
  await mara.page.goto(table);
  await mara.page.getByRole('button', { name: /^Hinsetzen/ }).click();
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await expect(prompt(page)).toHaveText('Wohin zieht die Gruppe?');
  return mara;
}

test('one speaks for the group, and the others are heard before it is done', async ({
  page,
  address,
  browser,
}) => {
  const mara = await twoAtTable(page, address, browser, 'spokesperson');
  // It is seen who speaks, what the others are about to be led into, and what they could throw in themselves.
  await expect(page.locator('.va-zone[data-seat="1"] .va-speaker')).toBeVisible();
  const advising = mara.page.locator('.advising');
  await expect(advising.getByRole('button')).not.toHaveCount(0);
  await expect(mara.page.locator('.va-turn h2')).toHaveText('Deine Reflexe');
  await advising.getByRole('button', { name: /Bitte warte/ }).click();
  await expect(page.locator('.advice-given')).toContainText('bittet dich zu warten');
  await advising.getByRole('button', { name: /^Bleiben/ }).click();
  await expect(page.locator('.advice-given')).toContainText('zeigt auf: Bleiben');
  await page
    .locator('.prompt [data-answer]')
    .filter({ hasText: /^Bleiben/ })
    .click();
  await expect(page.locator('.advice-given')).toHaveCount(0);
  expect(mara.problems).toEqual([]);
  await mara.page.context().close();
});

test('where everybody is asked, the group votes', async ({ page, address, browser }) => {
  const mara = await twoAtTable(page, address, browser, 'vote');
  await expect(prompt(mara.page)).toHaveText('Wohin zieht die Gruppe?');
  for (const one of [page, mara.page])
    await one
      .locator('.prompt [data-answer]')
      .filter({ hasText: /^Bleiben/ })
      .click();
  await expect(page.locator('.chronicle')).toContainText('Die Gruppe hat abgestimmt');
  expect(mara.problems).toEqual([]);
  await mara.page.context().close();
});
