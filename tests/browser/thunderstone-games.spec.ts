import { dealtTable } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { me } from './playing.ts';
import { byKeyboard, byMouse, playThunderstone } from './thunderstone-player.ts';

/**
 * Whole games, every answer read off the screen and given as a person gives it. They are dealt once and for all: what comes
 * out of the dungeon, and so about how long it takes, is the same in every run.
 */
test.use({ hasty: true });
const base = { set: 'random', box: 'base' };
/** With a guardian, traps and the Horde among the first dozen cards of the dungeon. */
const wrath = { set: 'random', box: 'wrath' };
const normal = { who: 'bot', level: 'normal' } as const;

for (const { name, seats, hand, options, seed, meets = [] } of [
  { name: 'alone, with the mouse', seats: [me], hand: byMouse, options: base, seed: 'whole 11' },
  { name: 'alone, with the keyboard', seats: [me], hand: byKeyboard, options: base, seed: 'whole 18' },
  {
    name: 'against a bot, with the mouse',
    seats: [me, normal],
    hand: byMouse,
    options: base,
    seed: 'whole 1',
  },
  {
    name: 'with traps, a guardian and the Horde, with the keyboard @long',
    seats: [me, normal],
    hand: byKeyboard,
    options: wrath,
    seed: 'whole 4946',
    meets: [/Eine Falle:/, /bricht aus dem Dungeon aus/, /Horde \d+ erscheint/],
  },
])
  test(`a whole game ${name} alone`, async ({ page, address }) => {
    // A hundred answers or two: seconds on a machine of its own, minutes on a busy one.
    test.setTimeout(300_000);
    await page.goto(await dealtTable(page, address, { game: 'thunderstone', seats, options, seed }));
    const { deeds, told } = await playThunderstone(page, hand);
    // A game and not a sleep: bought, fought, and got somewhere.
    expect(deeds.visits).toBeGreaterThan(3);
    expect(deeds.bought).toBeGreaterThan(3);
    expect(deeds.fights).toBeGreaterThan(0);
    for (const words of meets) expect(told).toMatch(words);
    await expect(page.locator('.ending')).toContainText('Summe');
  });
