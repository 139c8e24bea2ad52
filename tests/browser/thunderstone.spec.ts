import type { Page } from '@playwright/test';
import type { Match } from '@tafelrunde/engine';
import { answers, byMouse, giveAny, sitDownAsDealt, sitDownAt, untilAsked } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test } from './fixtures.ts';
import { bot, me, prompt } from './playing.ts';

const possible = '.target:is([data-state="possible"], [data-state="lit"])';

/** A table of the first game, at which the first question is open. */
async function sitDown(page: Page, address: string, seats: readonly object[]): Promise<void> {
  await sitDownAt(page, address, { game: 'thunderstone', seats });
  await expect(page.locator('.th-hall')).toBeVisible();
}

test('cards are bought, weapons carried and monsters fought on the board, against a bot', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  // Dealt once and for all: 5 gold at first, then a dagger and three who can carry it, and nobody in the hall shuns weapons.
  await sitDownAsDealt(page, address, 'thunderstone', 'board 25');
  await byMouse(page, /Ins Dorf/);
  await untilAsked(page);
  const gold = Number(/\d+/.exec((await prompt(page).textContent()) ?? '')?.[0]);
  await expect(page.locator('.th-sums')).toContainText(`${gold}`);
  // What may not be done says why: choosing it shows the rule and changes nothing.
  await page.locator('.table-page .target[data-state="blocked"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/TH-[A-Z]+-\d+/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const stack = page.locator('.th-stacks li', { has: page.locator('.th-tile-name', { hasText: 'Fackel' }) });
  const before = await stack.locator('.th-tile-count').innerText();
  await stack.locator('.target').click();
  const then = await untilAsked(page);
  await expect(stack.locator('.th-tile-count')).not.toHaveText(before);
  // With nothing left to do the visit ends by itself.
  if (then?.startsWith('Im Dorf') === true) await byMouse(page, /Fertig/);
  expect(await untilAsked(page)).toContain('Wohin führst du');
  await byMouse(page, /In den Dungeon/);
  await untilAsked(page);
  // A click on a weapon: those who could carry it are all alike, so nobody is asked which of them does.
  await page.locator('.th-fan li', { hasText: 'Waffe' }).locator(possible).click();
  await expect(page.locator('.th-fan li[data-rides]')).toHaveCount(1);
  await untilAsked(page);
  // What the slip shows is what the engine then reckons, where the monster does nothing in battle.
  const standing = page.locator('.th-standing').last();
  const shown = await standing.locator('[data-value] .unseen').innerText();
  const health = await standing.locator('[data-health]').innerText();
  await expect(
    answers(page)
      .filter({ hasText: `${shown} gegen ${health}` })
      .first(),
  ).toBeVisible();
  const isPlain = !/Kampf:/.test(await standing.innerText());
  await standing.locator('.th-monster .target').click();
  await expect(page.locator('.chronicle')).toContainText(
    isPlain ? `erreichst ${shown} gegen ${health}` : 'erreichst',
  );
});

test('a card is read in full on resting, by the other button and by keyboard', async ({ page, address }) => {
  await sitDown(page, address, [me]);
  const torch = page.locator('.th-stacks .th-stack', { hasText: 'Fackel' }).locator('.target');
  await torch.hover();
  await expect(page.locator('.peek')).toContainText('Gegenstand · Licht');
  await page.mouse.move(2, 2);
  await expect(page.locator('.peek')).toHaveCount(0);
  await torch.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Fackel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(torch).toBeFocused();
  await expect(page.locator('.peek')).toBeVisible();
});

/** Everybody rests, until it is the turn of seat 0 and no more than so many turns are left. TH-END-06 */
const restingUntil =
  (left: number) =>
  (match: Match): void => {
    for (let turns = 0; 20 * match.seats - turns > left || match.waiting[0] !== 0; turns++)
      for (const answer of ['rest', 'keep']) match.answer(match.waiting[0], answer);
  };

test('a hall that nobody leaves says when the game ends, and why, until somebody does', async ({
  page,
  address,
}) => {
  test.setTimeout(120_000);
  const warning = page.locator('.th-standstill');
  await sitDownAsDealt(page, address, 'thunderstone', 'board 25', restingUntil(22));
  await expect(warning).toHaveCount(0);
  await sitDownAsDealt(page, address, 'thunderstone', 'board 25', restingUntil(6));
  await expect(warning).toHaveAttribute('data-urgent');
  await expect(warning).toContainText(/endet das Spiel in [56]\sZügen/);
  await expect(page.locator('.chronicle')).toContainText('endet das Spiel in 10 Runden');
  // Once the reader has seen what happened since, nothing beside the hall is pushed out of it.
  await page.keyboard.press('v');
  await expect(page.locator('.recap')).toHaveCount(0);
  const hidden = await page.locator('.th-beside').evaluate((list) => list.scrollHeight - list.clientHeight);
  expect(hidden).toBe(0);
  expect(await seriousViolations(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Warum?' }).click();
  await expect(page.getByRole('dialog').getByText('TH-END-06')).toBeVisible();
  await page.keyboard.press('Escape');
  await byMouse(page, /In den Dungeon/);
  await untilAsked(page);
  await byMouse(page, /, Position 1/);
  await untilAsked(page);
  await expect(warning).toHaveCount(0);
});

for (const [locale, village, rank] of [
  ['de-DE', 'Dorf', 'Position 1'],
  ['en-GB', 'Village', 'Rank 1'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('axe finds nothing, and everything fits', async ({ page, address }) => {
      test.setTimeout(60_000);
      await sitDown(page, address, [me, bot]);
      await expect(page.getByRole('region', { name: village, exact: true })).toBeVisible();
      await expect(page.locator('.th-rank[data-rank="1"]')).toContainText(rank);
      expect(await seriousViolations(page)).toEqual([]);
      await answers(page).nth(1).click();
      await untilAsked(page);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a turn is played with the thumb, and nothing leaves the screen sideways', async ({
    page,
    address,
  }) => {
    test.setTimeout(60_000);
    await sitDown(page, address, [me]);
    await expect(page.locator('.th-village [data-tabs]')).toBeVisible();
    await answers(page).filter({ hasText: 'Ins Dorf' }).tap();
    await untilAsked(page);
    // The village gets the room when something can be bought there.
    await expect(page.locator('.th-village[data-room="large"]')).toBeVisible();
    const stack = page.locator('.th-stacks').locator(possible).last();
    await stack.scrollIntoViewIfNeeded();
    await stack.tap();
    // With nothing left to do the visit ends by itself.
    if ((await untilAsked(page))?.startsWith('Im Dorf') === true)
      await answers(page).filter({ hasText: 'Fertig' }).tap();
    // Alone, something may step out of the dungeon first and ask for an answer.
    for (let count = 0; count < 6 && (await untilAsked(page))?.includes('Wohin führst du') !== true; count++)
      await giveAny(page, byMouse, count);
    expect(await untilAsked(page)).toContain('Wohin führst du');
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
  });
});
