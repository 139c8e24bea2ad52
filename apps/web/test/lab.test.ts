import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Game, Language } from '@tafelrunde/engine';
import { playGame, type Series, type Tally, tallyOf } from '@tafelrunde/lab';
import { report, type Tree } from '@tafelrunde/lab/report';

const shelf = new URL('../../../games/', import.meta.url);
/** Every game on the shelf that can be played. */
const games = await Promise.all(
  readdirSync(shelf)
    .map((id) => new URL(`${id}/game.ts`, shelf))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(file.href)) as { readonly game: Game }).game),
);

const textOf = (tree: Tree): string =>
  typeof tree === 'string' ? tree : tree.children.map(textOf).join(' ');

/** What the rows of a report are called, and its sentences. */
function saidIn(tree: Tree): string[] {
  if (typeof tree === 'string') return [];
  const isName = tree.tag === 'p' || tree.tag === 'li' || tree.attributes['scope'] === 'row';
  return isName ? [textOf(tree)] : tree.children.flatMap(saidIn);
}

describe('the report of every game', () => {
  assert.ok(games.length > 1);
  for (const game of games)
    for (const language of ['de', 'en'] as const)
      it(`leaves no gap and no key where words belong: ${game.id}, ${language}`, () => {
        const series = seriesOf(game);
        const tally = tallyOf(series, [playGame(game, series, 0)]);
        assert.ok(Object.keys(tally.insights).length > 0);
        for (const cards of Object.values(tally.insights))
          for (const kind of Object.keys(cards))
            assert.ok(
              Object.hasOwn(game.words[language].cards, kind) ||
                Object.hasOwn(game.words[language].roles ?? {}, kind),
              `nobody has a word for ${kind}`,
            );
        for (const prompt of Object.keys(game.words[language].prompts))
          assertSaid(game, series, asking(tally, prompt), language, prompt);
        for (const how of game.endings)
          assertSaid(game, series, { ...tally, endings: { [how]: 1 } }, language, how);
      });
});

const seriesOf = (game: Game): Series => ({
  seats: Math.max(game.seats[0], 2),
  options: {},
  lineups: [Array.from({ length: Math.max(game.seats[0], 2) }, () => 'random')],
  seed: 'words',
});

/** The same games, if nothing had been asked but this. */
const asking = (tally: Tally, prompt: string): Tally => ({
  ...tally,
  prompts: { [prompt]: { asked: 1, games: 1, most: 1 } },
  longest: { ...tally.longest, prompts: { [prompt]: 1 } },
});

function assertSaid(game: Game, series: Series, tally: Tally, language: Language, key: string): void {
  const said = saidIn(report({ game, series, tally }, language));
  for (const text of said) {
    assert.doesNotMatch(text, /undefined|NaN|\[object|Infinity/u);
    // The key itself, or a sentence that ends with it.
    assert.ok(text !== key && !text.endsWith(`: ${key}`), `'${key}' has no words: ${text}`);
  }
}
