import type { Page } from '@playwright/test';
import { loadByAddress } from '@tafelrunde/bots';
import { fairnessFromSeed, Match, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { dealtTable, untilAsked, untilStill } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { answer, pointOnMap, ready } from './exalted-player.ts';
import { expect, phone, sidewaysOverflow, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const duel = { game: 'exalted-ones', options: { mode: 'shortDuel' }, seats: [me, bot] } as const;
for (const { hand, seed, view } of [
  { hand: 'mouse', seed: 'duel 1', view: { width: 1440, height: 900 } },
  { hand: 'keyboard', seed: 'duel 2', view: { width: 1366, height: 768 } },
  { hand: 'touch', seed: 'duel 3', view: phone },
] as const)
  test.describe(`${hand} alone`, () => {
    test.use({ viewport: view, hasTouch: hand === 'touch' });

    test('thirty decisions of a short duel', async ({ page, address }) => {
      test.setTimeout(240_000);
      await page.goto(await dealtTable(page, address, { ...duel, seed }));
      const met = new Set<string>();
      let [count, places] = [0, 0];
      // Thirty, and as many more as it takes until some of them were places.
      for (; count < 30 || (places < 4 && count < 80); count++) {
        const asked = await untilAsked(page);
        if (asked === null) break;
        met.add(asked);
        if (await answer(page, hand, count)) places++;
        expect(await sidewaysOverflow(page)).toBe(0);
      }
      expect(count).toBeGreaterThanOrEqual(30);
      expect(places).toBeGreaterThan(3);
      expect(met.size).toBeGreaterThan(4);
    });
  });

const standard = { game: 'exalted-ones', options: { draft: 'uniqueHeroes' }, seats: [me, bot] } as const;
/** Both follow the game's advice until the first seat is asked this; whether that ever happens. */
function advisedUntil(match: Match, prompt: string): boolean {
  const random = randomSource(prompt);
  while (match.result === null) {
    const [seat] = match.waiting;
    const question = match.question(seat)!;
    if (seat === 0 && question.ask.prompt === prompt) return true;
    const advised = match.game.advice?.answer(match.view(seat), question) ?? null;
    if (advised === null || !match.answer(seat, advised).ok)
      match.answer(seat, sampleAnswer(question, random));
  }
  return false;
}
/** A seed whose match comes to this question: which one does depends on the values of the heroes. */
async function seedAsking(prompt: string): Promise<string> {
  const game = await loadByAddress(new URL('../../games/exalted-ones/game.ts', import.meta.url).href);
  for (let number = 0; number < 40; number++) {
    const seed = `follow ${number}`;
    const match = Match.start(game, {
      seats: 2,
      options: standard.options,
      fairness: fairnessFromSeed(seed),
    });
    if (advisedUntil(match, prompt)) return seed;
  }
  throw new Error(`'${prompt}' is never asked`);
}

/** A duel up to the first question for a way of a hero. */
async function untilWay(page: Page, address: string, seed: string): Promise<void> {
  await page.goto(await dealtTable(page, address, { ...duel, seed }));
  for (let count = 0; count < 40; count++) {
    const asked = await untilAsked(page);
    if (asked?.startsWith('Welchen Weg') === true) return;
    const go = page.locator('.prompt .answer[data-answer="go"]');
    if ((await go.count()) > 0) await go.click();
    else await answer(page, 'mouse', count);
  }
  expect(await untilAsked(page)).toMatch(/^Welchen Weg/);
}

test('a way follows the pointer with its length, and small steps move it', async ({ page, address }) => {
  test.setTimeout(120_000);
  await untilWay(page, address, 'way 1');
  await expect(page.locator('.ex-ghost')).toHaveCount(0);
  await expect(page.locator('.ex-reach').first()).toBeVisible();
  const [x, y] = await pointOnMap(page, 0.5, 0.5);
  await page.mouse.move(x, y);
  await expect(page.locator('.ex-ghost')).toHaveCount(1);
  await expect(page.locator('.ex-tag').last()).toContainText(/\d,\d″ von \d+,\d″/);
  // Pointing answers nothing yet: a click drafts it, and the button says what it leads to.
  await expect(ready(page)).toHaveCount(0);
  await page.mouse.click(x, y);
  await expect(ready(page)).toContainText(/Gehen|Rennen/);
  expect(await seriousViolations(page)).toEqual([]);
  const ghost = page.locator('.ex-ghost');
  const [cx, cy] = [await ghost.getAttribute('cx'), await ghost.getAttribute('cy')];
  await page.mouse.move(5, 400);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  expect([await ghost.getAttribute('cx'), await ghost.getAttribute('cy')]).not.toEqual([cx, cy]);
  // A place by its name stands in the place of it.
  await page.locator('.prompt .answer').filter({ hasText: 'Stehen bleiben' }).first().click();
  await expect(ready(page)).toContainText('Stehen bleiben');
});

for (const asked of ['way', 'template', 'direction'])
  test(`while the pointer moves only what follows it is drawn: ${asked}`, async ({ page, address }) => {
    test.setTimeout(120_000);
    const before = (match: Match) => {
      advisedUntil(match, asked);
    };
    const seed = await seedAsking(asked);
    await page.goto(await dealtTable(page, address, { ...standard, seed, before }));
    await untilAsked(page);
    const [x, y] = await pointOnMap(page, 0.5, 0.5);
    await page.mouse.move(x, y);
    await expect(page.locator('.stage-over :is(.ex-ghost, .ex-aim)')).toHaveCount(1);
    await page.evaluate(() => {
      const seen = { below: 0, again: 0 };
      Object.assign(window, { seen });
      const all = { attributes: true, childList: true, subtree: true };
      new MutationObserver((changes) => {
        seen.below += changes.length;
      }).observe(document.querySelector('.ex-stage svg:has(.stage-world)')!, all);
      new MutationObserver((changes) => {
        for (const { removedNodes } of changes)
          seen.again += [...removedNodes].filter(
            (node) => !(node as Element).matches('.ex-tag, .ex-shot, g:not(.ex-aim)'),
          ).length;
      }).observe(document.querySelector('.stage-over')!, { childList: true, subtree: true });
    });
    for (let step = 1; step <= 12; step++) await page.mouse.move(x + 6 * step, y - 4 * step);
    await expect(page.locator('.stage-over :is(.ex-ghost, .ex-aim)')).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
      below: 0,
      again: 0,
    });
  });

test.describe('at 390 pixels', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('one finger pans the map, a tap moves the ghost, and nothing is sent before it is confirmed', async ({
    page,
    address,
  }) => {
    test.setTimeout(120_000);
    await untilWay(page, address, 'way 2');
    const world = page.locator('.ex-stage .stage-world');
    await untilStill(world);
    const before = await world.getAttribute('style');
    const [x, y] = await pointOnMap(page, 0.5, 0.5);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    await touch('touchStart', [{ x, y }]);
    for (let step = 1; step <= 8; step++) await touch('touchMove', [{ x: x + step * 6, y: y + step * 4 }]);
    await touch('touchEnd', []);
    await expect.poll(() => world.getAttribute('style')).not.toBe(before);
    await expect(page.locator('.ex-ghost')).toHaveCount(0);
    // The map glides on for a moment.
    await untilStill(world);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.ex-ghost')).toHaveCount(1);
    const first = await page.locator('.ex-ghost').getAttribute('cx');
    await page.touchscreen.tap(x + 60, y - 40);
    await expect.poll(() => page.locator('.ex-ghost').getAttribute('cx')).not.toBe(first);
    await expect(page.locator('.ex-ghost')).toHaveCount(1);
    expect(await untilAsked(page)).toMatch(/^Welchen Weg/);
    expect(await seriousViolations(page)).toEqual([]);
    await ready(page).tap();
    await expect(page.locator('.prompt h1')).not.toHaveText(/^Welchen Weg/);
  });
});
