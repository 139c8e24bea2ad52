import { byKey, byMouse, dealtTable, untilAsked } from './answering.ts';
import { giveSomething, hasChanged, possible, tableAsSeen } from './euthia-player.ts';
import { expect, phone, test } from './fixtures.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

for (const { name, give, seats, scenario, seed } of [
  {
    name: 'against a bot, with the mouse',
    give: byMouse,
    seats: [me, bot],
    scenario: 'theHunt',
    seed: 'two 1',
  },
  {
    name: 'against a bot, with the keyboard',
    give: byKey,
    seats: [me, bot],
    scenario: 'theHunt',
    seed: 'two 2',
  },
  { name: 'alone, with the mouse', give: byMouse, seats: [me], scenario: 'lonelyPath', seed: 'alone 1' },
])
  test(`some thirty decisions ${name}`, async ({ page, address }) => {
    // A few seconds on a machine of its own, minutes on a busy one.
    test.setTimeout(300_000);
    await page.goto(await dealtTable(page, address, { game: 'euthia', seats, seed, options: { scenario } }));
    const met = new Set<string>();
    let decided = 0;
    for (let count = 0; decided < 30 && count < 80; count++) {
      const asked = await untilAsked(page);
      if (asked === null) break;
      met.add(asked.replaceAll(/\d+/g, ''));
      const before = await tableAsSeen(page);
      await giveSomething(page, give, count);
      if (await hasChanged(page, before)) decided++;
    }
    expect(decided).toBe(30);
    const sentences = [...met].join('\n');
    for (const words of [/Welchen Helden/, /Dein Zug/]) expect(sentences).toMatch(words);
    // The map has grown, and the hero board shows what it is about.
    await expect.poll(() => page.locator('.eu-map .eu-space').count()).toBeGreaterThan(4);
    await expect(page.locator('.eu-hero').first()).toContainText('Leben');
  });

test('a marker is spent on the hero board, a step taken on the map, and the map asks where to grow', async ({
  page,
  address,
}) => {
  await page.goto(
    await dealtTable(page, address, {
      game: 'euthia',
      seats: [me],
      seed: 'look 1',
      options: { scenario: 'theHunt' },
    }),
  );
  await untilAsked(page);
  await byKey(page, /Dral/);
  await untilAsked(page);
  await page.locator('.eu-actions .eu-action', { hasText: 'Handel' }).click();
  await expect(page.locator(`.eu-map .aim${possible}`)).toHaveCount(3);
  await page.locator(`.eu-map .aim${possible}`).first().click();
  await expect(page.locator('.prompt h1')).toContainText('Kartenteil angelegt');
  await expect(page.locator(`.eu-map .aim${possible}`)).toHaveCount(3);
});

test('a tile is taken off by a click and put on again by drag', async ({ page, address }) => {
  await page.goto(
    await dealtTable(page, address, {
      game: 'euthia',
      seats: [me],
      seed: 'drag 1',
      options: { scenario: 'theHunt' },
    }),
  );
  await untilAsked(page);
  await byKey(page, /Dral/);
  await untilAsked(page);
  const worn = page.locator('.eu-arms .eu-arm', { hasText: 'Wappenschild' });
  await expect(worn).toHaveCount(1);
  await worn.locator('button').click();
  await untilAsked(page);
  const carried = page.locator('.eu-pouches .eu-tile button').first();
  await expect(carried).toBeVisible();
  const slot = page.locator('.eu-slots .eu-slot-empty').first();
  await carried.dragTo(slot);
  await untilAsked(page);
  await expect(worn).toHaveCount(1);
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a tile that is tapped says what it changes before anything is changed', async ({ page, address }) => {
    await page.goto(
      await dealtTable(page, address, {
        game: 'euthia',
        seats: [me],
        seed: 'tap 1',
        options: { scenario: 'theHunt' },
      }),
    );
    await untilAsked(page);
    await page.locator('.eu-cards .target', { hasText: 'Dral' }).tap();
    await untilAsked(page);
    await page.locator('.eu-strip-hero').tap();
    const sheet = page.locator('.eu-sheet-dialog');
    const shield = sheet.locator('.eu-arms .target', { hasText: 'Wappenschild' });
    await shield.tap();
    const taken = sheet.locator('.eu-tapped .answer', { hasText: 'Wappenschild' });
    await expect(taken).toContainText('Ablegen');
    await expect(shield).toHaveCount(1);
    await taken.tap();
    await expect(shield).toHaveCount(0);
    await expect(sheet.locator('.eu-tapped .answer')).toContainText('Anlegen');
  });
});

test('the guided first game lights what it speaks of, and its suggestion is the golden answer', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByRole('button', { name: /^Geführte erste Partie\s*Euthia/ }).click();
  const note = page.locator('.guide-note');
  for (const [sentence, lit, answer] of [
    ['In der Mitte liegt die Karte', 'map', 'Handel als Bewegung'],
    ['Jeder Marker ist entweder', 'actions', 'Handel als Bewegung'],
    ['Nun geh los', '1', 'Nordosten'],
    ['Du entscheidest, wo das nächste Teil', '2,-1', 'Nordosten'],
    ['Ein verlassener Hof', '4', 'Südosten'],
  ] as const) {
    const suggested = page.locator('.prompt .answer[data-suggested]');
    await expect(async () => {
      const seen = await note.innerText({ timeout: 2000 }).catch(() => '');
      if (!seen.includes(sentence)) {
        // Either more is to be read, or the suggestion is to be followed.
        const next = note.getByRole('button', { name: 'Weiter' });
        if (await next.isVisible()) await next.click({ timeout: 2000 });
        else await suggested.click({ timeout: 2000 });
      }
      await expect(note).toContainText(sentence, { timeout: 1500 });
    }).toPass();
    await expect(
      page.locator(`[data-guided][data-area="${lit}"], [data-guided][data-space="${lit}"]`).first(),
    ).toBeVisible();
    await expect(suggested).toContainText(answer);
    await expect(suggested).toHaveAttribute('data-lit', /.*/);
  }
});
