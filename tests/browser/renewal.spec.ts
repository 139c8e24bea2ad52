import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '@tafelrunde/server';
import { hoard } from '@tafelrunde/testing/fixtures';
import { seriousViolations } from './axe.ts';
import { complaintsOf, phone, setPace, sidewaysOverflow, wide } from './fixtures.ts';
import { choose, bot, me, prompt, setUp } from './playing.ts';

/** The same game, after somebody has mended a rule: every turn brings a coin. */
const renewed = {
  ...hoard,
  step: function* (t: Parameters<typeof hoard.step>[0]) {
    t.state.players[t.state.turn].coins++;
    yield* hoard.step(t);
  },
};
const games = [
  { game: renewed, address: `${import.meta.resolve('@tafelrunde/testing/fixtures')}#hoard` },
] as const;

const words = [
  {
    locale: 'de-DE',
    viewport: wide,
    dig: 'Graben',
    said: /^Die Regeln wurden erneuert\. Dieser Zug begänne von vorn/,
    waits: 'Neue Regeln: Bist du einverstanden?',
    agree: 'Zug neu beginnen',
  },
  {
    locale: 'en-GB',
    viewport: phone,
    dig: 'Dig',
    said: /^The rules were renewed\. This turn would start again/,
    waits: 'New rules: do you agree?',
    agree: 'Start the turn again',
  },
] as const;

for (const { locale, viewport, dig, said, waits, agree } of words) {
  test.describe(`newer rules, ${locale}, ${viewport.width} wide`, () => {
    test.use({ locale, viewport });

    test('a turn they lead elsewhere begins again when whoever sits there agrees', async ({ page }) => {
      // Two servers start in it.
      test.setTimeout(120_000);
      const dataFolder = await mkdtemp(join(tmpdir(), 'tafelrunde-renewal-'));
      const clientFolder = join(import.meta.dirname, '../../apps/web/dist');
      let server = await startServer({ port: 0, dataFolder, clientFolder, fixtures: true });
      const { url } = server;
      try {
        await setPace(page.context());
        await page.request.get(`${url}/api/me`);
        const address = `${url}${await setUp(page, url, [me, bot])}`;
        await page.goto(address);
        // The hand is kept, then the first answer of the first turn is given.
        await page.locator('.confirm').click();
        await choose(page, new RegExp(dig, 'i'));
        await expect(page.locator('.place-map')).toBeVisible();
        const complaints = complaintsOf(page, url);
        await page.goto('about:blank');
        await server.close();
        server = await startServer({ port: Number(new URL(url).port), dataFolder, clientFolder, games });
        await page.goto(address);
        const notice = page.locator('.board-notice', { hasText: said });
        await expect(notice).toBeVisible();
        await expect(page.locator('.prompt[data-asked]')).toHaveCount(0);
        await expect(prompt(page)).toHaveText(waits);
        expect(await seriousViolations(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toBe(0);
        await notice.getByRole('button', { name: agree }).click();
        await expect(notice).toBeHidden();
        await expect(page.locator('.prompt[data-asked]')).toBeVisible();
        await expect(prompt(page)).not.toHaveText(waits);
        expect(complaints).toEqual([]);
      } finally {
        await server.close();
        await rm(dataFolder, { recursive: true, force: true });
      }
    });
  });
}
