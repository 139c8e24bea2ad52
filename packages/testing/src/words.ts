import { readdirSync, readFileSync } from 'node:fs';
import type { Game, Shape, Words } from '@tafelrunde/engine';

/** What the kernel says by itself: whoever uses a window or asks yes or no needs words for these. */
const KERNEL = /^(?:pass|yes|no|rewound|forked|ended)$|\.(?:instead|first)$/u;

/**
 * Words nobody says: keys of the catalogue that stand nowhere in the code of the game. A key may be put together at run time;
 * then its parts stand there: what is between dots, or without the number at its end.
 */
export function unusedWords<G extends Shape>(game: Game<G>, folder: URL): string[] {
  const code = sources(folder);
  const said = new Set(code.match(/[\p{L}\d_-]+/gu));
  const { prompts, options, events, fields = {} }: Words = game.words.de;
  const spoken = { prompts, options, events, fields };
  const loose = Object.entries(spoken).flatMap(([part, phrases]) =>
    Object.keys(phrases)
      .filter(
        (key) =>
          !KERNEL.test(key) &&
          !key.split('.').every((word) => said.has(word) || said.has(word.replace(/\d+$/u, ''))),
      )
      .map((key) => `${part}: ${key}`),
  );
  const known = (part: string, words: object = {}, names: Iterable<string> = []): string[] => {
    const all = new Set(names);
    return Object.keys(words)
      .filter((key) => !all.has(key))
      .map((key) => `${part}: ${key}`);
  };
  const { cards, piles, settings, endings } = game.words.de;
  return [
    ...loose,
    ...known('cards', cards, Object.keys(game.content)),
    ...known('piles', piles, Object.keys(game.piles)),
    ...known('settings', settings, Object.keys(game.options)),
    ...known('endings', endings, game.endings),
  ];
}

/** All the code of a game but for its words and its tests. */
function sources(folder: URL): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const code = files.filter(
    (file) => /\.tsx?$/u.test(file) && !/^(?:test|locales|node_modules)\/|^words\.ts$/u.test(file),
  );
  return code.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
}
