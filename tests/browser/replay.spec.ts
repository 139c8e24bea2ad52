import type { Page } from '@playwright/test';
import { expect, phone, setPace, sidewaysOverflow, test, wide } from './fixtures.ts';
import { answerByMouse, bot, isAsked, me, prompt, questionAtRest, setUp } from './playing.ts';
import { bringRecord, playedRecord } from './records.ts';
import { seriousViolations } from './axe.ts';

const record = playedRecord();
const { length } = (JSON.parse(record) as { answers: unknown[] }).answers;

const words = {
  de: { locale: 'de-DE', moment: (at: number) => `Antwort ${at} von ${length}`, open: 'Offene Karten' },
  en: { locale: 'en-GB', moment: (at: number) => `Answer ${at} of ${length}`, open: 'Open cards' },
} as const;

const moment = (page: Page) => page.locator('.replay-moment b');

for (const [language, text] of Object.entries(words)) {
  for (const viewport of [wide, phone]) {
    test.describe(`a replay, ${language}, ${viewport.width} wide`, () => {
      test.use({ locale: text.locale, viewport });

      test('opens at the moment of its address, fits the screen and is for everybody', async ({
        page,
        address,
      }) => {
        const id = await bringRecord(page, address, record);
        await page.goto(`/replay/${id}?at=12&as=open`);
        await expect(moment(page)).toHaveText(text.moment(12));
        await expect(page.getByRole('combobox').first()).toHaveValue('open');
        expect(await sidewaysOverflow(page)).toBe(0);
        expect(await seriousViolations(page)).toEqual([]);
        await page.getByRole('button', { name: /weiterspielen$|^Play on/ }).click();
        await page.getByRole('dialog').waitFor();
        expect(await seriousViolations(page)).toEqual([]);
      });
    });
  }
}

test('on a phone every control is large enough for a thumb', async ({ page, address }) => {
  await page.setViewportSize(phone);
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}`);
  await expect(moment(page)).toBeVisible();
  const controls = page.locator(
    '.replay-controls :is(button, select, input), .replay-tools :is(button, select)',
  );
  await expect(controls).toHaveCount(13);
  const small = await controls.evaluateAll((all) =>
    all.flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width < 44 || height < 44 ? [`${each.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('keys lead through answers and steps, and the address keeps up', async ({ page, address }) => {
  const id = await bringRecord(page, address, record);
  const { de } = words;
  await page.goto(`/replay/${id}`);
  await expect(moment(page)).toHaveText(de.moment(0));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(moment(page)).toHaveText(de.moment(1));
  await page.keyboard.press('End');
  await expect(moment(page)).toHaveText(de.moment(length));
  await expect(prompt(page)).toHaveText(/gewinn/);
  await page.keyboard.press('ArrowUp');
  await expect(moment(page)).not.toHaveText(de.moment(length));
  const stepBegins = (await moment(page).textContent()) ?? '';
  await page.keyboard.press('ArrowUp');
  await expect(moment(page)).not.toHaveText(stepBegins);
  await page.keyboard.press('ArrowDown');
  await expect(moment(page)).toHaveText(stepBegins);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?at=1&as=open$/);
  await page.reload();
  await expect(moment(page)).toHaveText(de.moment(1));
});

test('it plays by itself to the end and stops there', async ({ page, address }) => {
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}?at=${length - 4}`);
  await page.getByLabel('Tempo').selectOption('8');
  await page.getByRole('button', { name: 'Abspielen' }).focus();
  await page.keyboard.press('Space');
  await expect(moment(page)).toHaveText(words.de.moment(length));
  await expect(page.getByRole('button', { name: 'Abspielen' })).toBeVisible();
});

test('a line of the chronicle leads to its moment, and the lines follow the scrubber', async ({
  page,
  address,
}) => {
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}?at=${length}`);
  const lines = page.locator('.chronicle li');
  const last = (await lines.count()) - 1;
  await expect(lines.nth(last)).toHaveAttribute('data-now', 'true');
  await lines.nth(4).getByRole('button').click();
  await expect(lines.nth(last)).toHaveAttribute('data-later', 'true');
  await expect(lines.nth(4)).not.toHaveAttribute('data-later');
  await lines.nth(last).getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(lines.nth(last)).not.toHaveAttribute('data-later');
});

test('a seat sees its own hand and no other, open cards show all', async ({ page, address }) => {
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}?at=20&as=1`);
  const hands = page.locator('.replay-hands section');
  await expect(hands).toHaveCount(1);
  await expect(hands).toHaveAttribute('aria-label', 'Hand von Platz 2');
  await page.getByLabel('Blick von').selectOption('open');
  await expect(hands).toHaveCount(3);
  await page.getByLabel('Blick von').selectOption('watcher');
  await expect(hands).toHaveCount(0);
});

test('a match of a thousand entries is loaded once and scrubbed without the server', async ({
  page,
  address,
}) => {
  const long = playedRecord({ seed: 'long', changes: 20 });
  const of = (JSON.parse(long) as { answers: unknown[] }).answers.length;
  expect(of).toBeGreaterThan(1000);
  const id = await bringRecord(page, address, long);
  await page.goto(`/replay/${id}`);
  await expect(moment(page)).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const scrubber = page.getByRole('slider', { name: 'Moment der Partie' });
  const box = await scrubber.boundingBox();
  if (box === null) throw new Error('There is no scrubber.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 14, y);
  await page.mouse.down();
  for (let part = 1; part <= 20; part++) await page.mouse.move(box.x + (box.width * part) / 20, y);
  await expect(scrubber).toHaveValue(String(of));
  await expect(prompt(page)).toHaveText(/gewinn/);
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.up();
  await expect(prompt(page)).not.toHaveText(/gewinn/);
  expect(requests).toEqual([]);
});

test('from any moment a new table plays on', async ({ page, address }) => {
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}?at=${length}`);
  await expect(page.getByText('Am Ende der Partie gibt es nichts mehr zu spielen')).toBeVisible();
  await page.goto(`/replay/${id}?at=30`);
  const step = await page.locator('.replay-moment span').textContent();
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.getByLabel('Wer spielt Platz 2?').selectOption('me');
  await expect(page.getByLabel('Wer spielt Platz 1?')).toHaveValue('normal');
  await page.getByLabel('Wer spielt Platz 3?').selectOption('easy');
  await page.getByRole('button', { name: 'Neuen Tisch eröffnen' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const seats = page.locator('.table-seats .seat');
  await expect(seats.nth(0)).toContainText('Bot, normal', { timeout: 10_000 });
  await expect(seats.nth(1)).toContainText('du');
  await expect(seats.nth(2)).toContainText('Bot, leicht');
  const now = Number(/\d+/.exec(step ?? '')?.[0]);
  await expect(page.locator('.prompt-home small')).toHaveText(new RegExp(`Schritt (?:${now}|${now + 1})`));
  // What was answered before this table began belongs to another.
  await expect(page.getByRole('button', { name: /^(?:Zurück|Gemeinsam zurück)/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a friend comes by a link to the table that plays on', async ({ page, address, browser }) => {
  const id = await bringRecord(page, address, record);
  await page.goto(`/replay/${id}?at=30`);
  await page.getByRole('button', { name: 'Von hier weiterspielen' }).click();
  await page.getByLabel('Wer spielt Platz 1?').selectOption('me');
  await page.getByLabel('Wer spielt Platz 2?').selectOption('free');
  await page.getByLabel('Wer spielt Platz 3?').selectOption('easy');
  await page.getByRole('button', { name: 'Neuen Tisch eröffnen' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', reducedMotion: 'reduce' });
  await setPace(context);
  const friend = await context.newPage();
  await friend.goto(page.url());
  await friend
    .getByRole('button', { name: /^Hinsetzen/ })
    .first()
    .click();
  const begin = page.getByRole('button', { name: 'Partie beginnen' });
  const asked = page.locator('.prompt');
  await expect(begin.or(asked).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  for (const each of [page, friend]) {
    await expect(each.locator('.table-seats .seat')).toHaveCount(3);
    await expect(each.locator('.table-own .card-name').first()).toBeVisible();
  }
  // Each sees the own hand and no other: the cards are those of the match they play on from.
  const hands = await Promise.all(
    [page, friend].map((each) => each.locator('.table-own .card-name').allTextContents()),
  );
  expect(hands[0]).not.toEqual(hands[1]);
  await context.close();
});

test.describe('a match that is not over', () => {
  test.use({ expectedProblems: /404|409|403|400/ });

  test('or not there is not shown, and says why', async ({ page }) => {
    await page.goto('/replay/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Diese Partie lässt sich nicht nachspielen.',
    );
    await expect(page.getByText('Diesen Tisch gibt es nicht oder nicht mehr.')).toBeVisible();
  });
});

test.describe('whether chance was fair', () => {
  test('is checked in this browser, die by die', async ({ page, address }) => {
    const id = await bringRecord(page, address, record);
    await page.goto(`/table/${id}`);
    await page.getByText('Der Zufall war ehrlich.').click();
    await expect(page.getByText('Das Geheimnis passt zum Siegel.')).toBeVisible();
    await page.getByRole('button', { name: /^Hier nachrechnen/ }).click();
    await expect(page.getByText('Bewiesen: Alles folgt aus dem Siegel.')).toBeVisible();
    await expect(page.getByText(/Mischungen? und .* in 46.Antworten/)).toBeVisible();
    await page.locator('.fairness summary').click();
    await expect(page.getByText(/^Aufbau Gemischt: /).first()).toBeVisible();
    await expect(page.getByText(`npx tafelrunde verify hoard-${id}.json`)).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);
    await page.locator('.fairness ol a').last().click();
    await expect(page).toHaveURL(/\/replay\/.*\?at=\d+/);
  });

  for (const [what, change, sentence] of [
    [
      'with another winner',
      (good: string) => good.replace(/"winners": ?\[[^\]]*\]/, '"winners":[0,1,2]'),
      'Das aufgezeichnete Ergebnis ist nicht das, zu dem die Antworten führen (result).',
    ],
    [
      'with another secret',
      (good: string) => good.replace('"secret":"record"', '"secret":"another"'),
      /Antwort \d+ \(answers\[\d+\]\)/,
    ],
    ['that was cut off', (good: string) => good.slice(0, 400), 'Das ist keine Aufzeichnung'],
  ] as const) {
    test(`a record ${what} is found out`, async ({ page, address }) => {
      expect(change(record)).not.toBe(record);
      const id = await bringRecord(page, address, record);
      await page.route(`**/api/tables/${id}/record`, (route) => route.fulfill({ body: change(record) }));
      await page.goto(`/table/${id}`);
      await page.getByText('Der Zufall war ehrlich.').click();
      await page.getByRole('button', { name: /^Hier nachrechnen/ }).click();
      await expect(page.getByText('Nicht bewiesen: Diese Aufzeichnung stimmt nicht.')).toBeVisible();
      await expect(page.locator('.fairness-result')).toContainText(sentence);
      await expect(page.getByText('Bewiesen: Alles folgt')).toHaveCount(0);
      await page.goto(`/replay/${id}`);
      if (what !== 'with another winner')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Diese Partie lässt sich nicht nachspielen.',
        );
    });
  }
});

test('a line of the chronicle leads back over a table that goes on, and nothing is answered there', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, bot]));
  for (let turn = 0; turn < 3 && (await isAsked(page)); turn++)
    await answerByMouse(page, turn).catch(() => {});
  const question = await questionAtRest(page);
  await page.locator('.table-log .chronicle li button').first().click();
  await expect(page.getByText('Am Tisch wartet man auf dich.')).toBeVisible();
  await expect(page.locator('.replay-controls')).toBeVisible();
  await expect(page.locator('[data-answer]')).toHaveCount(0);
  await expect(page.locator('.replay-moment b')).toHaveText(/^Zeile 1 von \d+$/);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.replay-moment b')).toHaveText(/^Zeile 2 von \d+$/);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(question);
  // By keyboard too, and back by the button.
  await page.locator('.table-log .chronicle li button').last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Zurück zu jetzt/ }).click();
  await expect(prompt(page)).toHaveText(question);
});

const refused = (code: string, place?: string) => ({
  status: 400,
  contentType: 'application/json',
  body: JSON.stringify({ error: { code, place } }),
});

test.describe('a look back that fails', () => {
  test.use({ expectedProblems: /Failed to load resource|net::ERR_FAILED/ });

  test('for now is tried again, and one can still turn back', async ({ page, address }) => {
    await page.goto(await setUp(page, address, [me, bot]));
    for (let turn = 0; turn < 3 && (await isAsked(page)); turn++)
      await answerByMouse(page, turn).catch(() => {});
    const question = await questionAtRest(page);
    const lines = page.locator('.table-log .chronicle li button');
    const tries = new Map<string, number>();
    let isDown = true;
    await page.route('**/past?*', async (route) => {
      const url = route.request().url();
      const count = (tries.get(url) ?? 0) + 1;
      tries.set(url, count);
      if (!isDown && count > 2) return await route.continue();
      await (count % 2 === 0 ? route.abort() : route.fulfill(refused('too-fast')));
    });
    // While the moment cannot be had there is a way back to the table.
    await lines.last().click();
    await expect.poll(() => [...tries.values()][0] ?? 0).toBeGreaterThan(1);
    await expect(page.getByText('Am Tisch wartet man auf dich.')).toBeVisible();
    await page.getByRole('button', { name: /^Zurück zu jetzt/ }).click();
    await expect(prompt(page)).toHaveText(question);

    // Refused for now, then not reached, then had.
    isDown = false;
    await lines.first().click();
    await expect(moment(page)).toHaveText(/^Zeile 1 von \d+$/);
    expect([...tries.values()].at(-1)).toBe(3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leaves the table where it is, playable, with a sentence', async ({ page, address }) => {
    await page.goto(await setUp(page, address, [me, bot]));
    for (let turn = 0; turn < 3 && (await isAsked(page)); turn++)
      await answerByMouse(page, turn).catch(() => {});
    const question = await questionAtRest(page);
    const line = page.locator('.table-log .chronicle li button').first();
    const told = page.getByRole('alert');

    // The page for it cannot be had, then the moment is gone for good, then all is well.
    await page.route('**/assets/LookBack*', (route) => route.abort());
    await line.click();
    await expect(told).toContainText('Der Server ist gerade nicht zu erreichen.');
    await expect(prompt(page)).toHaveText(question);
    await page.unroute('**/assets/LookBack*');
    await told.getByRole('button').click();
    await expect(told).toHaveCount(0);
    await page.route('**/past?*', (route) => route.fulfill(refused('bad-message', 'event')));
    await line.click();
    await expect(told).toContainText('Er wurde zurückgenommen.');
    await expect(prompt(page)).toHaveText(question);
    await page.unroute('**/past?*');
    await answerByMouse(page, 3);
    await expect(told).toHaveCount(0);
    await isAsked(page);
    await line.click();
    await expect(page.locator('.replay-moment b')).toHaveText(/^Zeile 1 von \d+$/);
  });
});

test('a look back ends when a curtain falls, and whoever comes back to the screen comes back to now', async ({
  page,
  address,
}) => {
  await page.goto(await setUp(page, address, [me, { who: 'here', name: 'Mara' }], 'tictactoe'));
  const ada = page.getByRole('button', { name: /^Ich bin (?!Mara)/ });
  const mara = page.getByRole('button', { name: 'Ich bin Mara' });
  const answer = (at: Page) => at.locator('.prompt [data-answer]').first().click();
  await ada.click();
  await answer(page);
  await mara.click();
  await answer(page);
  await ada.click();
  await page.locator('.table-log .chronicle li button').first().click();
  await expect(page.locator('.replay-moment b')).toHaveText('Zeile 1 von 2');

  // In another window she goes on: here the next one is asked for.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: /^Ich bin / }).click();
  await answer(other);
  await other.close();
  await expect(page.getByRole('heading', { name: 'Jetzt ist Mara dran' })).toBeVisible();
  await expect(page.locator('.look-back, .replay-page')).toHaveCount(0);
  await mara.click();
  await answer(page);
  await ada.click();
  await expect(page.locator('.chronicle li')).toHaveCount(4);
  await expect(page.locator('.look-back, .replay-page')).toHaveCount(0);
});
