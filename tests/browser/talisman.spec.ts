import type { Page } from '@playwright/test';
import {
  answers,
  byKey,
  byMouse,
  clickUnlessTold,
  type Give,
  giveAny,
  sitDownAt,
  untilAsked,
  untilStill,
} from './answering.ts';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { bot, me, setUp } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const possible = ':is([data-state="possible"], [data-state="lit"])';
const space = (page: Page, state = possible) => page.locator(`.ta-place${state}`);

/** Night falls early: a whole game, and a short one. */
const evening = { nightfall: 8, startQuest: false };

async function sitDown(page: Page, address: string, options: object = {}): Promise<void> {
  await sitDownAt(page, address, { game: 'talisman', seats: [me, bot], options });
  await expect(page.locator('.ta-rings')).toBeVisible();
}

/** Answers whatever comes up until a question of this kind, as somebody in a hurry would. */
async function untilAskedFor(page: Page, words: RegExp, give: Give): Promise<void> {
  for (let count = 0; count < 80; count++) {
    const asked = await untilAsked(page);
    if (asked !== null && words.test(asked)) return;
    expect(asked).not.toBeNull();
    await giveInAHurry(page, give, count);
  }
  throw new Error(`never asked: ${String(words)}`);
}

/** Leaves things as they are where that is an answer. */
async function giveInAHurry(page: Page, give: Give, count: number): Promise<void> {
  const quiet = page.locator('.prompt .answer[data-tone="quiet"][data-key]');
  if ((await quiet.count()) === 0) return giveAny(page, give, count);
  if (give === byMouse) return clickUnlessTold(page, quiet.first());
  return page.keyboard.press((await quiet.first().getAttribute('data-key')) ?? '1');
}

/** The two sums of a fight whose dice lie on the table. */
async function sumsOf(page: Page): Promise<readonly [own: string, foe: string] | null> {
  const totals = page.locator('.ta-fight[data-fight="rolled"] .ta-total b');
  if ((await totals.count()) < 2) return null;
  return [await totals.nth(0).innerText(), await totals.nth(1).innerText()];
}

for (const [name, give] of [
  ['the mouse', byMouse],
  ['the keyboard', byKey],
] as const) {
  test(`a game against a bot is played to its end with ${name} alone`, async ({ page, address }) => {
    // A hundred answers: seconds on a machine of its own, minutes on a busy one.
    test.setTimeout(360_000);
    await sitDown(page, address, evening);
    let moves = 0;
    for (let count = 0; count < 300; count++) {
      const asked = await untilAsked(page);
      if (asked === null) break;
      const sums = await sumsOf(page);
      if (asked.startsWith('Wohin ziehst du')) {
        moves++;
        // On the board, where a space can be pointed at without a list of answers.
        if (give === byMouse) await space(page).first().click();
        else await page.keyboard.press('1');
      } else if (asked.includes('Schicksal') && sums !== null) {
        // What the slip shows is what the engine then compares. In a duel the rival may still spend fate: then one sum is another.
        await give(page, /Behalten/);
        const [first, second] = sums;
        const compared = [
          `${first} gegen ${second}:`,
          `${first}, [^.]+ auf \\d`,
          `auf \\d+, [^.]+ auf ${second}\\.`,
        ];
        await expect(page.locator('.chronicle')).toContainText(new RegExp(compared.join('|')));
      } else if (count % 3 === 0) await giveAny(page, give, count);
      else await giveInAHurry(page, give, count);
    }
    await expect(page.locator('.ending')).toBeVisible();
    expect(moves).toBeGreaterThan(4);
    await expect(page.locator('.prompt .home small')).toContainText('Ende');
  });
}

test('a turn is played on the board: the character, the way, the space', async ({ page, address }) => {
  await sitDown(page, address);
  // Three characters lie over the board, each with all it can do.
  const offered = page.locator('.ta-offer .ta-card');
  await expect(offered).toHaveCount(3);
  const name = await offered.nth(1).locator('.ta-candidate-name').innerText();
  await offered.nth(1).locator('.target').click();
  await expect(page.locator('.ta-portrait h2')).toHaveText(name);
  await untilAskedFor(page, /Wohin ziehst du/, byMouse);
  await expect(page.locator('.ta-dice .die').first()).toBeVisible();
  // Pointing at an answer lights up its space and draws the way there.
  const answer = answers(page).first();
  const where = await answer.locator('.answer-label').innerText();
  await answer.hover();
  const lit = page.locator('.ta-place[data-state="lit"]');
  await expect(lit).toHaveAttribute('data-place', where.startsWith('Über') ? 'Hügel' : where);
  await expect(page.locator('.ta-rings path[stroke-dasharray=".1 12"]')).toHaveCount(1);
  // Pointing at a space lights up its answer.
  const target = page.locator(`.ta-place[data-space="${await lit.getAttribute('data-space')}"]`);
  await page.mouse.move(2, 2);
  await target.hover();
  await expect(page.locator('.prompt .answer[data-lit]')).toHaveCount(1);
  await target.click();
  await expect(page.locator('.chronicle')).toContainText(/Du gehst (?:in|auf|zu)/);
});

test('everything on the board is read and reached by keyboard', async ({ page, address }) => {
  await sitDown(page, address);
  await untilAsked(page);
  await page.keyboard.press('1');
  await untilAskedFor(page, /Wohin ziehst du/, byKey);
  // Any space can be reached by the arrow keys, says all about itself, and opens.
  await page.locator('[data-space="village"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const graveyard = page.locator('[data-space="graveyard"]');
  await expect(graveyard).toBeFocused();
  await expect(graveyard).toHaveAttribute('aria-label', /^Friedhof\. Gute verlieren 1 Leben/);
  await expect(page.locator('.peek')).toContainText('Gute verlieren 1 Leben');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.ta-place:focus')).toHaveAttribute('data-space', /blackKnight|hiddenValley/);
  const quiet = page.locator('.ta-place:not([data-state])').first();
  await quiet.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // And a space that is asked for is chosen there.
  const asked = await page.locator('.prompt h1').textContent();
  await space(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(async () => {
    const now = await page.locator('.prompt h1').textContent();
    const back = page.locator('.prompt .answer', { hasText: 'Alle Antworten' });
    expect(now !== asked || (await back.count()) > 0).toBe(true);
  }).toPass();
});

for (const [locale, choice, move] of [
  ['de-DE', 'Zur Wahl', /Wohin ziehst du/],
  ['en-GB', 'To choose from', /Where do you go/],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('axe finds nothing, and everything fits', async ({ page, address }) => {
      // Axe looks at every stroke of the drawing: a second on a machine of its own, half a minute on a busy one.
      test.setTimeout(180_000);
      await sitDown(page, address, { board: 'cataclysm', ending: 'hidden' });
      await expect(page.getByRole('region', { name: choice })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      await untilAskedFor(page, move, byMouse);
      expect(await seriousViolations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      // No name is cut, and none is smaller than it may be.
      const small = await page.evaluate(
        () =>
          [...document.querySelectorAll<SVGTextElement>('.ta-place .drawn-name tspan[x]')]
            .map((line) => line.getBoundingClientRect())
            .filter(({ height, width }) => height < 12 || width > 110).length,
      );
      expect(small).toBe(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('one finger held on a space shows it, two only look closer', async ({ page, address }) => {
    test.setTimeout(180_000);
    await sitDown(page, address);
    await page.locator('.ta-offer .ta-card .target').first().tap();
    await untilAskedFor(page, /Wohin ziehst du/, byMouse);
    await untilStill(page.locator('.ta-rings .stage-world'));
    const { x, y } = (await page.locator('[data-space="crypt"]').boundingBox()) ?? { x: 0, y: 0 };
    const touch = await page.context().newCDPSession(page);
    const hold = (count: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [10, 25].slice(0, count).map((by, id) => ({ x: x + by, y: y + 12, id })),
      });
    const letGo = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await hold(2);
    // Longer than one finger is held.
    await page.waitForTimeout(900);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await letGo();
    await hold(1);
    await expect(page.getByRole('dialog')).toContainText('Krypta');
    await letGo();
  });

  test('a turn is played with the thumb, and nothing leaves the screen sideways', async ({
    page,
    address,
  }) => {
    test.setTimeout(180_000);
    await sitDown(page, address);
    await page.locator('.ta-offer .ta-card .target').first().tap();
    await untilAskedFor(page, /Wohin ziehst du/, byMouse);
    expect(await sidewaysOverflow(page)).toBe(0);
    expect(await seriousViolations(page)).toEqual([]);
    // The sheet and the decks are a tap away.
    await page.locator('.ta-strip-hero').tap();
    await expect(page.getByRole('dialog').locator('.ta-stats').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).tap();
    await page.locator('.ta-strip-piles').tap();
    await expect(page.getByRole('dialog')).toContainText('Abenteuer');
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).tap();
    // Closer, and back to the whole.
    await page.getByRole('button', { name: 'Näher heran' }).tap();
    await expect(page.locator('.ta-rings .stage')).toHaveAttribute('data-close');
    await page.getByRole('button', { name: 'Ganzes Spielbrett' }).tap();
    const before = await page.locator('.prompt h1').textContent();
    await space(page).first().tap();
    await expect(async () => {
      const now = await page.locator('.prompt h1').textContent();
      const back = page.locator('.prompt .answer', { hasText: 'Alle Antworten' });
      expect(now !== before || (await back.count()) > 0).toBe(true);
    }).toPass();
  });
});

for (const viewport of [wide, phone]) {
  test(`no card opens over the others by itself when a curtain rises, ${viewport.width} wide`, async ({
    page,
    address,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }], 'talisman'));
    const raise = page.getByRole('button', { name: /^Ich bin / });
    const { x, y, width, height } = (await raise.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = [x + width / 2, y + height / 2] as const;
    await page.mouse.click(...at);
    await expect(page.locator('.ta-offer .ta-card').first()).toBeVisible();
    const peek = page.locator('.peek');
    // Longer than a mouse has to rest on a card until it opens.
    await page.waitForTimeout(900);
    await expect(peek).toHaveCount(0);
    // It does lie on a card: moved ever so little, it opens it.
    await page.mouse.move(at[0] + 3, at[1]);
    await expect(peek).toHaveCount(1);
  });
}
