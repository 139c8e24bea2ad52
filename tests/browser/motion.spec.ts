import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { bot, isAsked, me, prompt, setUp } from './playing.ts';

test.describe.configure({ timeout: 60_000 });

interface Seen {
  /** What ran, by its name. */
  readonly names: readonly string[];
  readonly longest: number;
  /** How many were still unfinished after all had been told to finish. */
  readonly left: number;
}

/** Counts every movement of the table from the first page on. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { name: string; length: number }[] = [];
    // Called below on whatever element it is asked of.
    // eslint-disable-next-line typescript/unbound-method
    const original = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { id = '', duration = 0 } = typeof options === 'object' ? options : {};
      seen.push({ name: id, length: Number(duration) });
      return original.call(this, frames, options);
    };
    // A reload forgets what ran before.
    Object.assign(globalThis, { seenMovements: seen });
  });
}

function movements(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const seen =
      (globalThis as unknown as { seenMovements?: { name: string; length: number }[] }).seenMovements ?? [];
    const ours = document.getAnimations().filter(({ id }) => ['movement', 'roll', 'walk'].includes(id));
    await Promise.all(ours.map((each) => each.finished.catch(() => null)));
    return {
      names: seen.map(({ name }) => name),
      longest: Math.max(0, ...seen.map(({ length }) => length)),
      left: document.querySelectorAll('.movement-sky > *, [data-rolling]').length,
    };
  });
}

/** Changes two cards: they leave the hand, two others come from the deck. */
async function changeCards(page: Page): Promise<void> {
  const cards = page.locator('.table-own .target[data-state]');
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.getByRole('button', { name: /^Diese 2/ }).click();
  await expect(prompt(page)).not.toHaveText(/tauschst/);
  await isAsked(page);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('cards are seen to move, none longer than 400 ms, and all end in their places', async ({
    page,
    address,
  }) => {
    await watchMovements(page);
    await page.goto(await setUp(page, address, [me, bot]));
    await expect(prompt(page)).toHaveText(/tauschst/);
    expect((await movements(page)).names).toEqual([]);
    await changeCards(page);
    const { names, longest } = await movements(page);
    expect(names.filter((name) => name === 'movement').length).toBeGreaterThan(1);
    expect(longest).toBeLessThanOrEqual(400);
    await expect.poll(async () => (await movements(page)).left).toBe(0);
    // In place: no card of the hand is shifted or turned by anything but the fan.
    const shifted = await page
      .locator('.table-own [data-card]')
      .evaluateAll((cards) =>
        cards.map((card) => getComputedStyle(card).transform).filter((each) => each !== 'none'),
      );
    expect(shifted).toEqual([]);
  });

  test('answers given faster than anything moves leave everything where it belongs', async ({
    page,
    address,
  }) => {
    await page.goto(await setUp(page, address, [me, bot]));
    await expect(prompt(page)).toHaveText(/tauschst/);
    await changeCards(page);
    for (let turn = 0; turn < 8; turn++) await page.keyboard.press('1');
    await isAsked(page);
    await expect.poll(async () => (await movements(page)).left).toBe(0);
    const held = await page.locator('.table-own .card-name').allTextContents();
    expect(held.length).toBeGreaterThan(0);
    await page.reload();
    await isAsked(page);
    // The hand opens after the question.
    await expect(page.locator('.table-own .card-name')).toHaveText(held);
  });
});

test('with less motion nothing moves', async ({ page, address }) => {
  await watchMovements(page);
  await page.goto(await setUp(page, address, [me, bot]));
  await expect(prompt(page)).toHaveText(/tauschst/);
  await changeCards(page);
  expect(await movements(page)).toEqual({ names: [], longest: 0, left: 0 });
});
