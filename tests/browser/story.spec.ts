import type { Page } from '@playwright/test';
import { type Match, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { answers, dealtTable, giveAny, byMouse } from './answering.ts';
import { seriousViolations } from './axe.ts';
import { expect, test, wide, phone } from './fixtures.ts';
import { bot, me } from './playing.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ pace: 'calm', hasty: true });

const stage = (page: Page) => page.locator('.story-stage');
const sentence = (page: Page) => page.locator('.prompt h1');
const asked = (page: Page) => page.locator('.prompt[data-asked]');

/** Something is told or asked. The first answer of a bot waits until its thread has loaded the game, on a busy machine for long. */
const untilSomething = (page: Page) =>
  expect(stage(page).or(asked(page)).first()).toBeVisible({ timeout: 40_000 });

/** Sits down at a table of Talisman that is dealt the same in every run, with a story or a question before one. */
async function sitDown(page: Page, address: string, seed = 'story'): Promise<void> {
  await page.goto(await dealtTable(page, address, { game: 'talisman', seats: [me, bot, bot], seed }));
  await untilSomething(page);
}

/** Gives answers until something is told; skips nothing by itself. */
async function untilTold(page: Page, words: RegExp, most = 60): Promise<void> {
  for (let count = 0; count < most; count++) {
    await untilSomething(page);
    if ((await stage(page).count()) > 0) {
      if (words.test((await sentence(page).textContent()) ?? '')) return;
      await page.keyboard.press('Space');
    } else await giveAny(page, byMouse, count).catch(() => {});
    await page.waitForTimeout(30);
  }
  throw new Error(`Nothing was told like ${String(words)}.`);
}

test('a drawn card is seen and read, and the space it was drawn on stays lit', async ({ page, address }) => {
  await sitDown(page, address);
  await untilTold(page, /^Du ziehst (?:den|die|das|„)/u);
  await expect(page.locator('.story-card .card')).toBeVisible();
  await expect(page.locator('.story-place')).toBeVisible();
  await expect(page.locator('.story-lit')).toHaveAttribute('d', /^M/u);
  // The chronicle says it with the beat, and speaks to its reader.
  await expect(page.locator('.chronicle li[data-now]')).toContainText('Du ziehst');
  await expect(page.locator('.chronicle-head').filter({ hasText: /^Du$/u }).last()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test('with less motion a beat is a still picture that waits for a key', async ({ page, address }) => {
  await sitDown(page, address);
  await untilTold(page, /^Du ziehst/u);
  const told = await sentence(page).textContent();
  await page.waitForTimeout(3200);
  await expect(sentence(page)).toHaveText(told ?? '');
  expect(await page.locator('.story-run').count()).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a story goes on by itself, and the first beat comes at once', async ({ page, address }) => {
    await sitDown(page, address);
    const began = Date.now();
    // Nobody presses a key: the others play until the reader is asked again.
    for (let turn = 0; turn < 3; turn++) {
      await expect(asked(page)).toBeVisible({ timeout: 60_000 });
      await giveAny(page, byMouse, turn);
      await page.waitForTimeout(100);
    }
    expect(Date.now() - began).toBeLessThan(80_000);
  });
});

test('a question that has only just appeared takes no click, be it after a story or when the table is opened', async ({
  page,
  address,
}) => {
  /** At the moment answers appear: what a click in the middle of the first would reach, then and half a second later. */
  const reached = () =>
    page.evaluate(async () => {
      const answer = '.prompt[data-asked] .answers .answer';
      const isReached = () => {
        const first = document.querySelector(answer)!;
        const { left, top, width, height } = first.getBoundingClientRect();
        return first.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const atOnce = await new Promise<boolean>((found) => {
        const look = () => {
          const next = document.querySelector<HTMLElement>('.story-next');
          next?.click();
          if (document.querySelector(answer) === null) requestAnimationFrame(look);
          else found(isReached());
        };
        look();
      });
      await new Promise((later) => setTimeout(later, 500));
      return [atOnce, isReached()];
    });
  await sitDown(page, address);
  await untilTold(page, /^Du ziehst/u);
  expect(await reached()).toEqual([false, true]);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.body !== null)).toBe(true);
  expect(await reached()).toEqual([false, true]);
});

test('a digit only skips, and never answers what nobody has read', async ({ page, address }) => {
  await sitDown(page, address);
  await untilTold(page, /^Du ziehst/u);
  const lines = await page.locator('.chronicle li').count();
  // What was drawn may ask nothing: then others have their turns, until the next question comes.
  while ((await asked(page).count()) === 0) {
    if ((await stage(page).count()) > 0) await page.keyboard.press('1');
    else await untilSomething(page);
  }
  // Still asked: the last digit led from the last beat to the question and no further.
  await page.waitForTimeout(300);
  await expect(asked(page)).toBeVisible();
  expect(await page.locator('.chronicle li').count()).toBeGreaterThanOrEqual(lines);
  await expect(answers(page).first()).toBeVisible();
});

test('Escape leads to the next question, T changes the pace, and it is kept', async ({ page, address }) => {
  await sitDown(page, address);
  await untilTold(page, /^Du ziehst/u);
  await page.keyboard.press('t');
  await expect(page.getByRole('button', { name: /Tempo: zügig/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeVisible({ timeout: 30_000 });
  await expect(stage(page)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.locator('input[name="pace"][value="brisk"]')).toBeChecked();
});

/** Plays on by dealt answers until the first seat has had a turn, everybody else one after it, and it is asked again. */
function toTheSecondTurn(match: Match): void {
  const random = randomSource('second turn');
  const turns = () =>
    match
      .told('watcher')
      .filter(({ type }) => type === 'turn')
      .map(({ data }) => (data as { seat: number }).seat);
  while (!(/0.*1.*2.*0$/u.test(turns().join('')) && match.waiting[0] === 0)) {
    const [seat] = match.waiting;
    const { ok } = match.answer(seat, sampleAnswer(match.question(seat)!, random));
    if (!ok) throw new Error('An answer was not taken.');
  }
}

/** Comes to a table at which the others have played since, as after some days. */
async function comeBack(page: Page, address: string): Promise<void> {
  const way = await dealtTable(page, address, {
    game: 'talisman',
    seats: [me, bot, bot],
    seed: 'story',
    before: toTheSecondTurn,
  });
  await page.goto(way);
  await expect(asked(page)).toBeVisible();
}

test('whoever comes back reads what happened since, and has it told again', async ({ page, address }) => {
  await page.setViewportSize(wide);
  await comeBack(page, address);
  const strip = page.locator('.recap');
  await expect(strip.locator('.recap-tile')).toHaveCount(2);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('v');
  await expect(strip).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(strip).toBeVisible();
  // Pointing at a turn draws its way on the board.
  await strip.locator('.recap-tile').first().hover();
  await expect(page.locator('.recap-drawn-line')).toHaveAttribute('d', /^M/u);
  // It is told as a story, and leads back to the same question and the strip.
  const question = await sentence(page).textContent();
  await strip.getByRole('button', { name: 'Nacherleben' }).first().click();
  await expect(stage(page)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeVisible();
  await expect(sentence(page)).toHaveText(question ?? '');
  await expect(strip).toBeVisible();
});

test('on a phone the story fits, too', async ({ page, address }) => {
  await page.setViewportSize(phone);
  await comeBack(page, address);
  const line = page.locator('.recap-line');
  if ((await line.count()) === 0) await page.keyboard.press('v');
  await line.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Nacherleben' }).first().click();
  await expect(stage(page)).toBeVisible();
  const scene = page.locator('.story-scene');
  await expect
    .poll(async () => {
      const box = await scene.boundingBox();
      return (
        box !== null && box.x >= 0 && box.x + box.width <= phone.width && box.y + box.height <= phone.height
      );
    })
    .toBe(true);
  await page.locator('.story-next').click();
});
