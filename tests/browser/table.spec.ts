import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test } from './fixtures.ts';
import { answerByKey, answerByMouse, bot, isAsked, me, playToTheEnd, prompt, setUp } from './playing.ts';

test.describe.configure({ timeout: 60_000 });

test('a whole game is played with the mouse, and ends with a proof of fair chance', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  await playToTheEnd(page, answerByMouse);
  await expect(prompt(page)).toHaveText(/gewinn|wirst/);
  await expect(page.locator('.ending .score tbody tr')).toHaveCount(2);
  await page.getByText('Der Zufall war ehrlich.').click();
  await expect(page.getByText('Das Geheimnis passt zum Siegel.')).toBeVisible();
  await expect(page.locator('.fairness code').first()).toHaveText(/^[0-9a-f]{64}$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Aufzeichnung laden' }).click();
  expect((await download).suggestedFilename()).toMatch(/^hoard-.*\.json$/);
  await page.getByRole('button', { name: /^Revanche/ }).click();
  await page.getByRole('link', { name: 'Zur neuen Partie' }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
});

test('however much has happened, what happened last can be read after coming back', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 1440, height: 830 });
  await page.goto(await setUp(page, address, [me, bot]));
  const chronicle = page.getByRole('list', { name: 'Chronik' });
  for (let turn = 0; (await chronicle.locator('li').count()) < 30 && (await isAsked(page)); turn++)
    await answerByKey(page, turn);
  await page.reload();
  // If it was the end, the table is still there to be looked at.
  const board = page.getByRole('button', { name: /^Tisch ansehen/ });
  await expect(board.or(chronicle).first()).toBeVisible();
  if (await board.isVisible()) await board.click();
  await expect(chronicle.locator('li').first()).toBeVisible();
  const away = () => chronicle.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
  await expect.poll(away).toBeLessThan(2);
  // A reader further up is left in peace; a short match has nothing to scroll.
  const height = await chronicle.evaluate((list) => list.scrollHeight - list.clientHeight);
  await chronicle.evaluate((list) => list.scrollTo(0, 0));
  await expect.poll(away).toBeGreaterThanOrEqual(height);
});

test('a wire that has died in silence is noticed, and what was said over it is said again', async ({
  page,
  address,
}) => {
  let wires = 0;
  let dead = 0;
  await page.routeWebSocket(/\/socket$/, (near) => {
    const wire = ++wires;
    const far = near.connectToServer();
    near.onMessage((message) => {
      if (wire > dead) far.send(message);
    });
    far.onMessage((message) => {
      if (wire > dead) near.send(message);
    });
  });
  await page.goto(await setUp(page, address, [me, bot]));
  await isAsked(page);
  const asked = await prompt(page).innerText();
  dead = 1;
  await answerByKey(page, 0);
  await expect(page.getByText('Wird übermittelt')).toBeVisible();
  await expect(prompt(page)).not.toHaveText(asked, { timeout: 25_000 });
  expect(wires).toBe(2);
});

test('a whole game is played with the keyboard alone', async ({ page, address }) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await playToTheEnd(page, answerByKey);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Alles mit der Tastatur' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Regelbuch' })).toContainText('HO-SETUP-01');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Chronik' })).toBeVisible();
});

test('a question says why it is asked, and its answers and their targets light up together', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await page.getByRole('button', { name: 'Warum?' }).click();
  await expect(page.getByRole('dialog', { name: 'Warum?' })).toContainText(
    'Gleichzeitig und verdeckt dürfen alle bis zu zwei Handkarten',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const answers = page.getByRole('group', { name: 'Antworten' }).getByRole('button');
  await answers.first().click();
  await expect(answers.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.target[data-state="chosen"]')).toHaveCount(1);
  await answers.nth(1).hover();
  await expect(page.locator('.target[data-state="lit"]')).toHaveCount(1);
});

test('the board stays where it is, whatever is asked and whoever is asked', async ({ page, address }) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await isAsked(page);
  const top = async () => (await page.locator('.table-board').boundingBox())?.y ?? 0;
  const first = await top();
  expect(first).toBeGreaterThanOrEqual(108);
  for (let turn = 0; turn < 4 && (await isAsked(page)); turn++) {
    await answerByMouse(page, turn).catch(() => {});
    // A line more of small print is no jump.
    expect(Math.abs((await top()) - first)).toBeLessThan(8);
  }
});

test('a refreshed page comes back to the same moment', async ({ page, address }) => {
  await page.goto(await setUp(page, address, [me, bot]));
  for (let turn = 0; turn < 3 && (await isAsked(page)); turn++) {
    await answerByMouse(page, turn).catch(() => {});
    await page.waitForTimeout(200);
  }
  await isAsked(page);
  const before = {
    sentence: await prompt(page).textContent(),
    hand: await page.locator('.table-own .card-name').allTextContents(),
    chronicle: await page.locator('.chronicle li').allTextContents(),
  };
  await page.reload();
  await expect(prompt(page)).toHaveText(before.sentence ?? '');
  // Hand and chronicle open after the question.
  await expect(page.locator('.table-own .card-name')).toHaveText(before.hand);
  await expect(page.locator('.chronicle li')).toHaveText(before.chronicle);
});

test('two people at one screen never see each other’s cards', async ({ page, address }) => {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }]));
  await expect(page.getByRole('button', { name: /^Ich bin / })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await page.getByRole('button', { name: /^Ich bin / }).click();
  await page.getByRole('button', { name: 'Keine davon' }).click();
  await expect(page.getByRole('heading', { name: 'Jetzt ist Mara dran' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ich bin Mara' }).click();
  await expect(prompt(page)).toHaveText('Welche Karten tauschst du? Höchstens zwei.');
});

test('nothing of the table can be reached behind a curtain, and it stays when the question goes away', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }]));
  const first = page.getByRole('button', { name: /^Ich bin / });
  const ada = (await first.textContent()) ?? '';
  await first.click();
  await page.getByRole('button', { name: 'Keine davon' }).click();
  const curtain = page.getByRole('heading', { name: 'Jetzt ist Mara dran' });
  await expect(curtain).toBeVisible();
  for (const key of ['u', 'l', 'r', 'c', '?', '1', 'ArrowRight']) await page.keyboard.press(key);
  // A round trip later nothing has been taken back and no sheet lies there.
  await page.request.get(`${address}/api/me`);
  await expect(page.locator('.card, dialog')).toHaveCount(0);
  await expect(curtain).toBeVisible();

  // In another window Mara was quicker: the curtain does not rise by itself for whoever was there before.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Ich bin Mara' }).click();
  await other.getByRole('button', { name: 'Keine davon' }).click();
  await expect(page.getByRole('button', { name: ada, exact: true })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(0);
  await page.getByRole('button', { name: ada, exact: true }).click();
  await expect(prompt(page)).toHaveText('Was tust du?');
  await other.close();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: phone, locale: 'en-GB' });

  test('a turn is played', async ({ page, address }) => {
    await page.goto(await setUp(page, address, [me, bot]));
    await expect(prompt(page)).toHaveText('Which cards do you change? Two at the most.');
    const bar = await page.locator('.prompt').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(phone.height, 0);
    expect(await sidewaysOverflow(page)).toBe(0);
    const small = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => ({ what: button.textContent, height: button.getBoundingClientRect().height }))
          .filter(({ what, height }) => height < 44 && what !== 'Why?' && what !== 'Always …'),
      );
    expect(small).toEqual([]);
    await page
      .locator('.prompt [data-answer]')
      .first()
      .tap()
      .catch(() => page.locator('.prompt [data-answer]').first().click());
    await page.getByRole('button', { name: /^This one/ }).click();
    await expect(prompt(page)).not.toHaveText(/Which cards/);
    for (let turn = 0; turn < 3 && (await isAsked(page)); turn++)
      await answerByMouse(page, turn).catch(() => {});
    await page.getByRole('button', { name: 'Log' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Log' })).toContainText('plays');
  });
});

test('a game without cards is played from its questions alone; what is not allowed names its rule', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }], 'tictactoe'));
  const curtain = page.getByRole('button', { name: /^Ich bin / });
  const answer = page.locator('.prompt [data-answer]').first();
  const ending = page.locator('.ending');
  for (let turn = 0; turn < 9 && !(await ending.isVisible()); turn++) {
    // Every answer hands the screen to the other one.
    await curtain.click();
    if (turn === 1) {
      // What is forbidden lies behind one button, each with its whole reason.
      await page.getByRole('button', { name: '1 ist nicht möglich' }).click();
      const sheet = page.getByRole('dialog', { name: 'Nicht erlaubt' });
      await sheet.getByRole('button', { name: 'TT-MARK-02' }).click();
      await expect(page.getByRole('dialog', { name: 'Warum?' })).toContainText('TT-MARK-02');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await answer.click();
    await expect(curtain.or(ending).first()).toBeVisible();
  }
  await expect(ending).toContainText('Drei in einer Reihe');
});

test('several people at one screen find their hands hidden after coming back', async ({ page, address }) => {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }]));
  await page.getByRole('button', { name: /^Ich bin / }).click();
  await expect(page.locator('.table-own')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Jetzt ist / })).toBeVisible();
  await expect(page.locator('.table-own')).toHaveCount(0);
});

test('where one cannot go back alone, the button says that the others are asked, and asks them', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot], 'tictactoe'));
  await page.locator('.prompt [data-answer]').first().click();
  // The bot has answered: what was answered since is not one's own to take back.
  await expect(page.locator('.chronicle li')).toHaveCount(2);
  const together = page.getByRole('button', { name: /^Gemeinsam zurück/ });
  await expect(together).toBeVisible();
  await expect(together).not.toHaveAttribute('aria-disabled', 'true');
  await together.click();
  await expect(page.getByRole('dialog', { name: 'Zurück geht gerade nicht allein' })).toBeVisible();
});

test('before the first own answer there is nothing to go back to, and the button is off', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await isAsked(page);
  const undo = page.getByRole('button', { name: /^(?:Zurück|Gemeinsam zurück)/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Keine davon' }).click();
  await expect(prompt(page)).not.toHaveText('Welche Karten tauschst du? Höchstens zwei.');
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the end shows who won, the score, and how it came about as the hard bot sees it', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  await playToTheEnd(page, answerByMouse);
  const chart = page.getByRole('figure', { name: 'Gewinnchancen Zug um Zug' });
  await expect(chart).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/in Gedanken nach/)).toHaveCount(0, { timeout: 60_000 });
  const won = await prompt(page).textContent();
  const last = await page.locator('.curve ol.unseen li').last().textContent();
  // The last value of the curve is the result.
  expect(last).toMatch(won === 'Du gewinnst!' ? /: [^:]+: 100 %/ : /0 %/);
  await page.getByRole('button', { name: /^Tisch ansehen/ }).click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await page.getByRole('button', { name: /^Zum Ergebnis/ }).click();
  await expect(page.locator('.ending')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});
