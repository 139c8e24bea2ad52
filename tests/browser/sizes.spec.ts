import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { About } from '@tafelrunde/engine';
import { dealtTable, untilAsked } from './answering.ts';
import { expect, gamesOfTheHouse, test } from './fixtures.ts';
import { kindOfQuestion, sizes, troublesAt } from './in-view.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

const isLong = process.env.TEST_LONG !== undefined;
/** How many decisions are played, and how often each kind of question is looked at in every size. */
const [decisions, looks] = isLong ? [160, 6] : [36, 1];

/** Every game on the shelf; the practice game stands for the general table. */
const games = await gamesOfTheHouse();

for (const game of [...games, 'hoard'])
  test(`${game}: what is decided is in view in every size`, async ({ page, address }) => {
    test.setTimeout(isLong ? 600_000 : 150_000);
    // Dealt once and for all: what a run looks at must not hang on luck. On request it is another game every time.
    const seed = isLong ? crypto.randomUUID() : 'sizes';
    const options = game === 'hoard' ? { goal: 8 } : {};
    const seats = [me, ...Array.from({ length: await botsFor(game) }, () => bot)];
    await page.goto(await dealtTable(page, address, { game, seats, options, seed }));
    const seen = new Map<string, number>();
    /** By what is wrong, the sizes and the first question at which it was. */
    const wrong = new Map<string, Set<string>>();
    for (let count = 0; count < decisions; count++) {
      if ((await untilAsked(page)) === null) break;
      const kind = await kindOfQuestion(page);
      const before = seen.get(kind) ?? 0;
      seen.set(kind, before + 1);
      if (before < looks)
        for (const [width, height] of sizes)
          for (const trouble of await troublesAt(page, width, height))
            wrong.set(trouble, (wrong.get(trouble) ?? new Set([kind])).add(`${width}×${height}`));
      await page.setViewportSize({ width: 1440, height: 900 });
      await giveSome(page, count);
    }
    expect(
      [...wrong].map(([trouble, where]) => `${trouble} (${[...where].join(', ')})`),
      seed,
    ).toEqual([]);
    // It was a game, and questions of several kinds were looked at.
    expect(seen.size).toBeGreaterThan(2);
  });

/** Two opponents, or as many as the game has room for. */
async function botsFor(game: string): Promise<number> {
  const file = join(import.meta.dirname, '../../games', game, 'about.ts');
  if (!existsSync(file)) return 2;
  const { about } = (await import(file)) as { readonly about: About };
  return Math.min(2, about.seats[1] - 1);
}

/** Some answer, another one every time; of several to choose as many as it takes. */
async function giveSome(page: Page, count: number): Promise<void> {
  await page.evaluate((turn) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const ready = all('.prompt .confirm[data-tone="asked"]');
    const offered = all('.prompt .answers .answer:is([data-key], .confirm)');
    const picked =
      ready.length > 0 && turn % 2 === 0 ? ready.at(-1) : offered[turn % Math.max(1, offered.length)];
    picked?.click();
  }, count);
}
