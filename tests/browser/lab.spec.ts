import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';

const words = {
  de: {
    locale: 'de-DE',
    nav: 'Labor',
    game: /^Drei gewinnt/,
    title: 'Labor: Drei gewinnt',
    who: 'Wer spielt',
    start: 'Partien spielen',
    done: '100\u00a0Partien sind gespielt.',
    played: '100 Partien, 2 Plätze, gespielt von Bots, die alles dem Zufall überlassen',
    sections: ['Was auffällt', 'Wie lange es dauert', 'Wer gewinnt', 'Wie es endet', 'Wo es stockt'],
    csv: 'Tabelle (CSV)',
  },
  en: {
    locale: 'en-GB',
    nav: 'Lab',
    game: /^Noughts and crosses/i,
    title: 'Lab: Noughts and crosses',
    who: 'Who plays',
    start: 'Play matches',
    done: '100\u00a0matches have been played.',
    played: '100 matches, 2 seats, played by bots that leave it all to chance',
    sections: ['What stands out', 'How long it takes', 'Who wins', 'How it ends', 'Where it stalls'],
    csv: 'Table (CSV)',
  },
} as const;

interface Place {
  readonly left: number;
  readonly width: number;
}

/** By table of the report: where its axis lies, and after it all its plots. */
const placesOfPlots = async (page: Page): Promise<Place[][]> =>
  await page.locator('.report :is(.report-shares, .report-bars)').evaluateAll((tables) =>
    tables.map((table) =>
      [...table.querySelectorAll('.plot-axis, .plot-strip')].map((plot) => {
        const { left, width } = plot.getBoundingClientRect();
        return { left: Math.round(left), width: Math.round(width) };
      }),
    ),
  );

for (const [language, text] of Object.entries(words)) {
  const viewport = language === 'de' ? wide : phone;
  test.describe(`the lab, ${language}, ${viewport.width} wide`, () => {
    test.use({ locale: text.locale, viewport });

    test('plays a hundred games beside the page and draws what they come to', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: text.nav, exact: true }).click();
      await page.getByRole('link', { name: text.game }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await page.getByRole('combobox', { name: text.who }).selectOption('random');
      await page.getByRole('button', { name: text.start }).click();
      await expect(page.getByText(text.done)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(text.played)).toBeVisible();
      for (const name of text.sections)
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(page.locator('.report .plot-dot')).not.toHaveCount(0);
      await expect(page.locator('.report .plot-column')).not.toHaveCount(0);
      // All plots of a table lie under its axis: what is as much is as long.
      for (const [axis, ...plots] of await placesOfPlots(page)) {
        expect(axis.width).toBeGreaterThan(90);
        for (const plot of plots) expect(plot).toEqual(axis);
      }
      expect(await sidewaysOverflow(page)).toBe(0);
      expect(await seriousViolations(page)).toEqual([]);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: text.csv }).click(),
      ]);
      const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
      expect(rows).toHaveLength(101);
      expect(rows[0]).toContain('game,ending,winners');
    });
  });
}

test.describe('an experiment', () => {
  test.use({ locale: 'de-DE', viewport: wide });

  test('is stopped at once, keeps what was played, and begins again', async ({ page }) => {
    await page.goto('/lab/hoard');
    await page.getByRole('combobox', { name: 'Partien' }).selectOption('5000');
    await page.getByRole('button', { name: 'Partien spielen' }).click();
    await expect(page.locator('.report')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('progressbar', { name: 'Wie weit der Versuch ist' })).toBeVisible();
    await page.getByRole('button', { name: 'Anhalten' }).click();
    await expect(page.getByText(/^Angehalten nach \d+ von 5\.000\sPartien\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Wer gewinnt' })).toBeVisible();
    await expect(page.getByText(/gespielt von normalen Bots$/)).toBeVisible();
    // The same page in the other language, without playing again.
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Who wins' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start anew' })).toBeVisible();
  });

  test('whose workers cannot be loaded does not blame the game', async ({ page }) => {
    await page.route('**/assets/worker-*.js', (route) => route.abort());
    await page.goto('/lab/tictactoe');
    await page.getByRole('button', { name: 'Partien spielen' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Ein Teil des Labors ließ sich nicht laden. Das Spiel kann nichts dafür: Lade die Seite neu und versuche es noch einmal.',
    );
    await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeVisible();
  });
});

/** A game of the shelf that has no rules yet, as long as there is one. */
const shelf = new URL('../../games/', import.meta.url);
const unready = readdirSync(shelf)
  .filter((id) => !existsSync(new URL(`${id}/game.ts`, shelf)))
  .slice(0, 1);

test.describe('the lab without a game to play', () => {
  test.use({ locale: 'de-DE', viewport: phone, expectedProblems: /404/ });

  for (const { game, says } of [
    { game: 'nosuch', says: /^Ein Spiel mit dieser Adresse gibt es hier nicht\./ },
    ...unready.map((game) => ({ game, says: /^\S.* lässt sich noch nicht spielen/ })),
  ])
    test(`says why there is no ${game}, and which games there are`, async ({ page }) => {
      await page.goto(`/lab/${game}`);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Labor', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Drei gewinnt/ })).toBeVisible();
      await expect(page).toHaveTitle(/^Labor ·/);
    });
});
