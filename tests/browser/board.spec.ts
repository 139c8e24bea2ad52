import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, phone, sidewaysOverflow, test } from './fixtures.ts';
import { me, prompt, setUp } from './playing.ts';

test.describe.configure({ timeout: 60_000 });

const world = (page: Page) => page.locator('.stage-world');

/** How close the stage stands: 1 shows the whole board. */
async function closeness(page: Page): Promise<number> {
  return world(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A table of the example, at which both seats are played here and the first is asked. */
async function pigTable(page: Page, address: string): Promise<void> {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }], 'pig'));
  await page.getByRole('button', { name: /^(?:Ich bin|I am) / }).click();
  await expect(prompt(page)).toHaveText(/Was tust du|What do you do/);
}

test('a game with a board of its own is played on it, and one without on the general one', async ({
  page,
  address,
}) => {
  await pigTable(page, address);
  const pot = page.getByRole('button', { name: /Punkte ungesichert/ });
  await expect(pot).toHaveAttribute('data-state', 'possible');
  await expect(page.locator('.prompt')).toContainText('Wer 50 gesichert hat, gewinnt.');
  // Answer and target light one another up.
  await page.getByRole('button', { name: /^Sichern/ }).hover();
  await expect(pot).toHaveAttribute('data-state', 'lit');
  await page.getByRole('button', { name: /Der Würfel zeigt/ }).hover();
  await expect(page.locator('.answer[data-lit]')).toContainText('Weiterwürfeln');
  // What an answer leads to is the game's own sum.
  const points = Number(/\d+/.exec((await pot.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(page.locator('.answer', { hasText: 'Sichern' })).toContainText(`dann hast du ${points}`);
  await pot.click();
  // The next seat may roll a 1 at once, and then it is the first one's turn again: the points are banked either way.
  const curtain = page.getByRole('heading', { name: /^Jetzt ist / });
  await expect(curtain.or(page.getByText(`Du sicherst ${points} Punkte.`)).first()).toBeVisible();
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }]));
  await page.getByRole('button', { name: /^Ich bin / }).click();
  await expect(page.locator('.board .zone').first()).toBeVisible();
  await expect(page.locator('.stage')).toHaveCount(0);
});

test('a board is looked at closely by wheel, by drag and by keys, and shows what is lit', async ({
  page,
  address,
}) => {
  await pigTable(page, address);
  const stage = page.locator('.stage');
  const die = page.getByRole('button', { name: /Der Würfel zeigt/ });
  const first = await middleOf(die);
  await page.mouse.move(first.x, first.y);
  // As long as there is room around it the board stays in the middle; once it fills the window, the point under the mouse stays.
  for (let step = 0; step < 4; step++) await page.mouse.wheel(0, -300);
  await expect.poll(() => closeness(page)).toBeGreaterThan(2);
  const before = await middleOf(die);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => closeness(page)).toBeGreaterThan(3);
  const after = await middleOf(die);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3);
  // A drag moves the board and chooses nothing.
  await page.mouse.down();
  await page.mouse.move(before.x - 90, before.y - 20, { steps: 4 });
  await page.mouse.up();
  expect((await middleOf(die)).x).toBeLessThan(before.x - 40);
  await expect(prompt(page)).toHaveText(/Was tust du/);
  await stage.focus();
  await page.keyboard.press('0');
  await expect.poll(() => closeness(page)).toBe(1);
  for (const key of ['+', '+', '+', '+', 'ArrowRight', 'ArrowRight', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect.poll(() => closeness(page)).toBeGreaterThan(3);
  await expect(die).not.toBeInViewport();
  // The answer in the bar brings its target into view, and so does the focus.
  await page.getByRole('button', { name: /^Weiterwürfeln/ }).focus();
  await expect(die).toBeInViewport();
  await stage.focus();
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
  await expect(die).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(die).toBeFocused();
  await expect(die).toBeInViewport();
  await page.keyboard.press('Enter');
  // Rolled on; a 1 hands the screen to the other seat.
  const curtain = page.getByRole('heading', { name: /^Jetzt ist / });
  await expect(curtain.or(page.locator('.chronicle li').nth(1)).first()).toBeVisible();
});

test('a double click comes closer and goes back', async ({ page, address }) => {
  await pigTable(page, address);
  const { x, y } = await middleOf(page.locator('.stage'));
  await page.mouse.dblclick(x + 200, y - 100);
  await expect.poll(() => closeness(page)).toBe(2);
  await page.mouse.dblclick(x + 200, y - 100);
  await expect.poll(() => closeness(page)).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('two fingers come closer; until then the page may scroll over the board', async ({
    page,
    address,
  }) => {
    await pigTable(page, address);
    const stage = page.locator('.stage');
    const allowed = () => stage.evaluate((element) => getComputedStyle(element).touchAction);
    expect(await allowed()).toBe('pan-x pan-y');
    const { x, y } = await middleOf(stage);
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-apart, apart].map((by, id) => ({ x: Math.round(x + by), y: Math.round(y), id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [45, 60, 75, 90])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => closeness(page)).toBeGreaterThan(2);
    expect(await allowed()).toBe('none');
    await page.getByRole('button', { name: 'Ganzes Spielbrett' }).tap();
    await expect.poll(() => closeness(page)).toBe(1);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

for (const locale of ['de-DE', 'en-GB'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a table with a drawn board is accessible', async ({ page, address }) => {
      await pigTable(page, address);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
