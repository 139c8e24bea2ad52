import type { Page } from '@playwright/test';
import { seriousViolations } from './axe.ts';
import { expect, phone, sidewaysOverflow, test, wide } from './fixtures.ts';
import { bot, free, me, setUp } from './playing.ts';

interface Screen {
  readonly name: string;
  /** Where it is; tables are created first. */
  readonly path: string | ((page: Page, address: string) => Promise<string>);
  readonly ready: (page: Page) => Promise<unknown>;
}

const at = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** Every page there is. The settings, one's matches, reports of the lab, replays and guided games are looked at in their own tests. */
const screens: readonly Screen[] = [
  { name: 'the first page', path: '/', ready: at('.box') },
  { name: 'hits in all rulebooks', path: '/?q=talisman', ready: at('.result') },
  { name: 'the rulebooks', path: '/rules', ready: at('.book') },
  { name: 'a rule in its rulebook', path: '/rules/talisman#TA-CROWN-01', ready: at('[data-marked]') },
  { name: 'hits in a rulebook', path: '/rules/talisman?q=TA-CROWN', ready: at('mark') },
  { name: 'a new table', path: '/new/hoard', ready: at('.settings') },
  { name: 'the lab', path: '/lab', ready: at('.book') },
  { name: 'the gallery', path: '/gallery', ready: at('.gallery-part') },
  { name: 'the credits', path: '/credits', ready: at('table') },
  { name: 'a page that is not there', path: '/nowhere', ready: at('h1') },
  {
    name: 'a table that waits',
    path: (page, address) => setUp(page, address, [me, free]),
    ready: at('.lobby'),
  },
  {
    name: 'a table that asks',
    path: (page, address) => setUp(page, address, [me, bot]),
    ready: at('.prompt [data-answer]'),
  },
];

const languages = {
  de: { locale: 'de-DE', rules: 'Regeln', contents: 'Inhalt' },
  en: { locale: 'en-GB', rules: 'Rules', contents: 'Contents' },
} as const;

for (const [language, { locale, rules, contents }] of Object.entries(languages)) {
  test.describe(language, () => {
    // One of the pages is not there.
    test.use({ locale, viewport: wide, expectedProblems: /404|ERR_FAILED/ });
    test.describe.configure({ timeout: 90_000 });

    for (const { name, path, ready } of screens) {
      test(`axe finds nothing serious on ${name}`, async ({ page, address }) => {
        if (typeof path !== 'string') await page.request.get(`${address}/api/me`);
        await page.goto(typeof path === 'string' ? path : await path(page, address));
        await ready(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectAccessible(page, ready);
      });
    }

    test('axe finds nothing serious where the server is out of reach', async ({ page, context }) => {
      // What can be played is remembered from when it was there.
      await page.goto('/new/hoard');
      await at('.settings')(page);
      await context.route('**/api/**', (route) => route.abort());
      for (const path of ['/', '/records', '/settings', '/new/hoard']) {
        await page.goto(path);
        await expectAccessible(page, at('.offline-notice p'), path);
      }
      await page.locator('.opening-bar .answer').last().click();
      await at('.prompt [data-answer]')(page);
      await expect(page).toHaveURL(/\/table\/local-/);
      await expectAccessible(page, at('.prompt [data-answer]'));
    });

    test('axe finds nothing serious in what opens over a page', async ({ page, address }) => {
      await page.goto(await setUp(page, address, [me, bot]));
      await page.locator('.prompt [data-answer]').first().waitFor();
      await page.getByRole('button', { name: rules }).first().click();
      await expectAccessible(page, (one) => one.getByRole('dialog').waitFor());
      await page.setViewportSize(phone);
      await page.goto('/rules/talisman');
      await page.getByRole('button', { name: contents, exact: true }).click();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

/** Axe finds nothing serious and nothing can be pushed sideways, neither on a desk nor on a phone. */
async function expectAccessible(page: Page, ready: Screen['ready'], where = ''): Promise<void> {
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    await ready(page);
    const place = `${where} ${viewport.width} wide`;
    expect(await seriousViolations(page), place).toEqual([]);
    expect(await sidewaysOverflow(page), place).toBe(0);
  }
}
