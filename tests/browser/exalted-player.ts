import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How a person answers at a table of The Exalted Ones, with one hand alone. */
export type Hand = 'mouse' | 'keyboard' | 'touch';

/** The button that sends what is drafted. */
export const ready = (page: Page) => page.locator('.prompt .confirm[data-tone="asked"]');
const map = (page: Page) => page.locator('.ex-stage svg:has(.stage-world)');

/** A point of the map in view, given by its shares. */
export async function pointOnMap(
  page: Page,
  across: number,
  down: number,
): Promise<readonly [number, number]> {
  const box = (await map(page).boundingBox())!;
  return [box.x + across * box.width, box.y + down * box.height];
}
/** Another point every time, never at the very edge. */
const shares = (count: number): readonly [number, number] => [
  0.3 + ((count * 37) % 40) / 100,
  0.3 + ((count * 53) % 40) / 100,
];

/** Press a button of the answer bar. */
async function press(page: Page, button: Locator, hand: Hand): Promise<void> {
  if (hand === 'mouse') await button.click();
  else if (hand === 'touch') await button.tap();
  else await page.keyboard.press((await button.getAttribute('data-key')) ?? '1');
}

/** A place by its name: the first that has none in a group, or the first of a group. */
async function placeByName(page: Page, hand: Hand, count: number): Promise<void> {
  const groups = page.locator('.prompt .answers-group');
  if ((await groups.count()) > 0) await press(page, groups.nth(count % (await groups.count())), hand);
  const named = page.locator('.prompt .answer[data-key]:not(.answers-group, .answers-back)');
  await press(page, named.nth(count % (await named.count())), hand);
}

/** Reaches the button that sends a place by the keyboard alone. */
async function sendByKey(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.matches('.confirm') ?? false);
  for (let steps = 0; steps < 30 && !(await isThere()); steps++) await page.keyboard.press('ArrowLeft');
  for (let steps = 0; steps < 60 && !(await isThere()); steps++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
  await page.keyboard.press('Enter');
}
async function send(page: Page, hand: Hand): Promise<void> {
  if (hand === 'keyboard') await sendByKey(page);
  else await press(page, ready(page).last(), hand);
}

/** Answers whatever is asked, with one hand alone; says whether it was a place. */
export async function answer(page: Page, hand: Hand, count: number): Promise<boolean> {
  if ((await page.locator('.ex-catch').count()) === 0) {
    await answerInWords(page, hand, count);
    return false;
  }
  if (hand === 'keyboard') {
    await placeByName(page, hand, count);
    // A little further, in small steps; what they lead to may be forbidden, then the name is chosen again.
    if ((await ready(page).count()) > 0) await page.keyboard.press('Shift+ArrowUp');
    if ((await ready(page).count()) === 0) await placeByName(page, hand, 0);
  } else {
    const [x, y] = await pointOnMap(page, ...shares(count));
    if (hand === 'touch') await page.touchscreen.tap(x, y);
    else {
      await page.mouse.move(x - 20, y);
      await page.mouse.move(x, y);
      await page.mouse.click(x, y);
    }
    await page.waitForTimeout(50);
    if ((await ready(page).count()) === 0) await placeByName(page, hand, count);
  }
  await send(page, hand);
  return true;
}
async function answerInWords(page: Page, hand: Hand, count: number): Promise<void> {
  // Buying is passed on most of the time, so that the decisions get somewhere.
  const pass = page.locator('.prompt .answer[data-answer="pass"]');
  // And a hero that can walk walks every other time: ways are the places a duel is about.
  const walk = page.locator('.prompt .answer[data-key][data-answer="go"]');
  if (count % 5 > 0 && (await pass.count()) > 0) await press(page, pass, hand);
  else if (count % 2 === 0 && (await walk.count()) > 0) await press(page, walk, hand);
  else if ((await ready(page).count()) > 0) await send(page, hand);
  else {
    const offered = page.locator('.prompt .answer[data-key]');
    await press(page, offered.nth(count % (await offered.count())), hand);
  }
}
