import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

type Seat =
  | { who: 'me' }
  | { who: 'free' }
  | { who: 'bot'; level: 'easy' | 'normal' }
  | { who: 'here'; name: string };

/** A table for the practice game with hidden hands, dice, bids and a map; short, so that a test is. */
export async function setUp(
  page: Page,
  address: string,
  seats: readonly Seat[],
  game = 'hoard',
): Promise<string> {
  const options = game === 'hoard' ? { goal: 8 } : {};
  const response = await page.request.post(`${address}/api/tables`, {
    data: { game, options, seats, open: false },
    headers: { origin: address },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return `/table/${id}`;
}

export const me = { who: 'me' } as const;
export const bot = { who: 'bot', level: 'easy' } as const;
export const free = { who: 'free' } as const;

export const prompt = (page: Page) => page.locator('.prompt h1');
const asked = (page: Page) => page.locator('.prompt[data-asked], .ending');

/** Waits until something is asked or the match is over; true when it goes on. */
export async function isAsked(page: Page): Promise<boolean> {
  await expect(page.getByText(/^(?:Wird übermittelt|Sending)/)).toHaveCount(0);
  await expect(asked(page).first()).toBeVisible({ timeout: 10_000 });
  // What has only just appeared takes no answer yet.
  await expect(page.locator('html[data-unread]')).toHaveCount(0);
  // The bar stands before the board does.
  await expect(page.locator('.table-page[aria-busy]')).toHaveCount(0);
  return (await page.locator('.ending').count()) === 0;
}

/** The question once it stays the same for half a second: right after an answer the last one may still be seen. */
export async function questionAtRest(page: Page): Promise<string> {
  let before = '';
  for (let same = 0; same < 5;) {
    await isAsked(page);
    const now = (await prompt(page).textContent()) ?? '';
    same = now === before ? same + 1 : 0;
    before = now;
    await page.waitForTimeout(100);
  }
  return before;
}

/** Gives some answer with the mouse: on the board where it points there, else by its button. */
export async function answerByMouse(page: Page, turn: number): Promise<void> {
  const map = page.locator('.place-map');
  const ready = page.locator('.confirm[data-tone="asked"]').last();
  // Any of these may be gone by the time it is clicked: then somebody else was quicker, and the next look tells.
  const quick = { timeout: 700 };
  if (await map.isVisible()) {
    await map.click({ ...quick, position: { x: 20 + ((turn * 61) % 200), y: 20 + ((turn * 97) % 200) } });
    await ready.click(quick);
    return;
  }
  const more = page.getByRole('button', { name: /^(?:Mehr|More)$/ });
  if (await more.isVisible()) {
    await ready.click(quick);
    return;
  }
  const onBoard = page.locator('.table-own .target[data-state="possible"]');
  const count = await onBoard.count();
  if (count > 0) await onBoard.nth(turn % count).click(quick);
  const confirm = page.locator('.confirm');
  if (await confirm.isVisible()) await ready.click(quick);
  else if (count === 0) await page.locator('.prompt [data-answer]').first().click(quick);
}

/** Gives some answer from the keyboard alone. */
export async function answerByKey(page: Page, turn: number): Promise<void> {
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('.confirm') === true ? 'confirm' : (at?.tagName ?? '');
    });
  if (await page.locator('.confirm').first().isVisible()) {
    if ((await focused()) === 'INPUT' && (await page.locator('.place-map').isVisible())) {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(String(40 + ((turn * 137) % 900)));
      // The second number of the place, or all places lie on one line and are soon too near to one another.
      for (let steps = 0; steps < 4; steps++) {
        await keyboard.press('Tab');
        if ((await focused()) !== 'INPUT') continue;
        await keyboard.press('ControlOrMeta+a');
        await keyboard.type(String(40 + ((turn * 211) % 900)));
        break;
      }
    }
    // Where something must be chosen, the first of them that can be.
    const ready = page.locator('.confirm[data-tone="asked"]');
    for (let key = 1; key <= 5 && (await ready.count()) === 0; key++) await keyboard.press(String(key));
    if ((await focused()) === 'BODY') await keyboard.press('ArrowRight');
    for (let steps = 0; steps < 30 && (await focused()) !== 'confirm'; steps++) await keyboard.press('Tab');
    await keyboard.press('Enter');
    return;
  }
  // The first answer, or the letter of the first group.
  const key = await page
    .locator('.prompt .answers [data-key]:not(.answers-back)')
    .first()
    .getAttribute('data-key');
  await keyboard.press(key ?? '1');
}

/** Plays until the match is over. */
export async function playToTheEnd(
  page: Page,
  answer: (page: Page, turn: number) => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < 200 && (await isAsked(page)); turn++) {
    await answer(page, turn).catch(() => {});
    const mistake = page.getByRole('button', { name: /^(?:Verstanden|Got it)$/ });
    if (await mistake.isVisible()) await mistake.click({ timeout: 500 }).catch(() => {});
  }
  await expect(page.locator('.ending')).toBeVisible();
}

/** Give an answer by its words, also where it stands in a group because not all answers fit into the bar. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  const answer = page.locator('.prompt [data-answer]').filter({ hasText: name });
  const group = page.locator('.prompt').getByRole('button', { name: /^(?:Sonstiges|Other)\b/ });
  await expect(answer.or(group).first()).toBeVisible();
  if (!(await answer.isVisible())) await group.click();
  await answer.click();
}
