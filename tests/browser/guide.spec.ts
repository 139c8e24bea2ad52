import type { Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';

const note = (page: Page) => page.locator('.guide-note');
const suggested = (page: Page) => page.locator('.prompt .answer[data-suggested]');

/** The sentences of the first two turns, by what they begin with, and the answer that is suggested with them. */
const words = {
  de: {
    locale: 'de-DE',
    start: /^Geführte erste Partie\s*Thunderstone/,
    lesson: [
      ['In jedem Zug tust du genau eines', 'Ins Dorf'],
      ['Deine Karten liegen jetzt offen da', 'Torischer Raufbold'],
      ['Vier Milizionäre, ein Dolch, eine Fackel', 'In den Dungeon'],
      ['Jede Miliz greift mit 1 an', 'Dolch'],
      ['Jetzt sind es 5 gegen 5', 'Zorn der Luft'],
    ],
    next: 'Weiter',
    understood: 'Verstanden',
    won: 'Besiegt!',
    stop: 'Einführung beenden',
  },
  en: {
    locale: 'en-GB',
    start: /^Guided first game\s*Thunderstone/,
    lesson: [
      ['Each turn you do exactly one thing', 'village'],
      ['Your cards now lie open', 'Toryn Scrapper'],
      ['Four militia, a dagger, a torch', 'dungeon'],
      ['Each militia attacks with 1', 'Dagger'],
      ['Now it is 5 against 5', 'Air Wrath'],
    ],
    next: 'Next',
    understood: 'Understood',
    won: 'Beaten!',
    stop: 'End the introduction',
  },
} as const;

const talisman = {
  locale: 'de-DE',
  start: /^Geführte erste Partie\s*Talisman/,
  lesson: [
    ['Jeder Zug beginnt mit einem Wurf', 'Felder'],
    ['Mit Stärke 2 sieht es schlecht aus', 'Den Psionischen Schlag wirken'],
    ['Nur eine 1, der Bär hat eine 5', 'Die 1 neu würfeln'],
    ['In den Wäldern liegen offen', 'Wälder'],
  ],
  next: 'Weiter',
  understood: 'Verstanden',
  won: 'Was du tragen kannst',
  stop: 'Einführung beenden',
} as const;

for (const [name, text, viewport] of [
  ['Thunderstone', words.de, wide],
  ['Thunderstone', words.en, phone],
  ['Talisman', talisman, phone],
] as const) {
  test.describe(`a guided first game of ${name}, ${text.locale}, ${viewport.width} wide`, () => {
    test.use({ locale: text.locale, viewport });

    test('leads from the cover to the first monster that is beaten, and then lets go', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      await page.getByRole('button', { name: text.start }).click();
      for (const [sentence, answer] of text.lesson) {
        // What was said while others played may still lie there.
        await expect(suggested(page)).toContainText(answer, { timeout: 40_000 });
        await expect(async () => {
          if (!(await note(page).innerText()).includes(sentence))
            await note(page).getByRole('button', { name: text.next }).click({ timeout: 2000 });
          await expect(note(page)).toContainText(sentence, { timeout: 300 });
        }).toPass();
        expect(await sidewaysOverflow(page)).toBe(0);
        if (sentence === text.lesson[0][0]) {
          expect(await seriousViolations(page)).toEqual([]);
          // A page that is loaded again says what is due now, and nothing that was read.
          await page.reload();
          await expect(note(page)).toContainText(sentence);
          // Whoever has read it still sees what was advised, and that alone is gold.
          await note(page).getByRole('button', { name: text.understood }).click();
          await expect(page.locator('.prompt .answer[data-lit]')).toHaveCount(1);
          await expect(page.locator('.prompt .answer[data-lit]')).toContainText(answer);
        }
        await suggested(page).click();
      }
      await expect(note(page)).toContainText(text.won);
      await note(page).getByRole('button', { name: text.stop }).click();
      await expect(note(page)).toBeHidden();
      await page.reload();
      await expect(page.locator('.prompt h1')).toBeVisible();
      await expect(note(page)).toBeHidden();
    });
  });
}

test('a guided game is there without a server, too', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: words.de.start })).toBeVisible();
  // The files are still served; only the tables cannot be reached.
  await context.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: words.de.start }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await expect(note(page)).toContainText('Willkommen!');
  await expect(suggested(page)).toContainText(words.de.lesson[0][1]);
  await suggested(page).click();
  await expect(note(page)).toContainText(words.de.lesson[1][0]);
});
test.use({ expectedProblems: /ERR_FAILED|Failed to load resource/ });
