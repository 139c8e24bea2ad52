import { loadByAddress } from '@tafelrunde/bots';
import { fairnessFromSeed, Match, type Question, randomSource, sampleAnswer } from '@tafelrunde/engine';
import { dealtTable, untilAsked } from './answering.ts';
import { expect, test } from './fixtures.ts';
import { coveredWords, sizes, troublesAt } from './in-view.ts';
import { bot, me } from './playing.ts';

/** Bots answer at once. */
test.use({ hasty: true });

/** What Thunderstone asks in the turn of somebody else about cards of one's own, and a set in which that happens. */
const reactions = [
  { prompt: 'foresee', set: 'first' },
  { prompt: 'discardTwo', set: 'highFantasy' },
  { prompt: 'lose', set: 'armageddon' },
  { prompt: 'pit', set: 'highFantasy' },
  { prompt: 'riotDiscard', set: 'armageddon' },
] as const;

for (const { prompt, set } of reactions)
  test(`thunderstone: ${prompt} is in view in every size, asked in the turn of another`, async ({
    page,
    address,
  }) => {
    test.setTimeout(180_000);
    const options = { set };
    const seed = await dealLeadingTo(prompt, options);
    const before = (match: Match) => void isLedTo(match, seed, prompt);
    const table = { game: 'thunderstone', seats: [me, bot, bot], options, seed, before };
    await page.goto(await dealtTable(page, address, table));
    expect(await untilAsked(page)).not.toBeNull();
    const found: string[] = [];
    for (const [width, height] of sizes) {
      const wrong = await troublesAt(page, width, height);
      // What a monster asks for can be read, unless what was turned up lies over it.
      wrong.push(...(await coveredWords(page, '.th-slip li b', '.th-revealed')));
      found.push(...wrong.map((trouble) => `${width}×${height}: ${trouble}`));
    }
    expect(found).toEqual([]);
  });

/** The first deal in which this is asked. */
async function dealLeadingTo(prompt: string, options: { readonly set: string }): Promise<string> {
  const game = await loadByAddress(new URL('../../games/thunderstone/game.ts', import.meta.url).href);
  for (let count = 0; count < 400; count++) {
    const seed = `reaction ${count}`;
    const match = Match.start(game, { seats: 3, options, fairness: fairnessFromSeed(seed) });
    if (isLedTo(match, seed, prompt)) return seed;
  }
  throw new Error(`${prompt} is asked in none of these deals`);
}

/** Plays as dealt until the first seat is asked this about a card while another seat acts; false where it never is. */
function isLedTo(match: Match, seed: string, prompt: string): boolean {
  const random = randomSource(seed);
  for (let count = 0; match.waiting.length > 0; count++) {
    const own = match.question(0);
    const { turn } = match.table.state as { readonly turn: number };
    if (own?.ask.prompt === prompt && turn !== 0 && own.from.some(({ card }) => card !== undefined))
      return true;
    const [seat] = match.waiting;
    const question = match.question(seat)!;
    const { ok } = match.answer(seat, wanted(match, question, count) ?? sampleAnswer(question, random));
    if (!ok) throw new Error('An answer was not taken.');
  }
  return false;
}

/** The first seat collects elixirs in the village; the others go where traps and monsters are. */
function wanted({ table }: Match, { seat, from, kind }: Question, count: number): string | undefined {
  if (kind !== 'one') return undefined;
  const free = from.filter(({ no }) => no === undefined);
  const found = free.find(({ id, does, card }) =>
    seat === 0
      ? id === 'village' || (does === 'buy' && card !== undefined && table.kind(card) === 'foresightElixir')
      : id === 'dungeon' && count % 3 > 0,
  );
  return found?.id;
}
