import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const gamesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'game.ts')))
    .map((name) => `${folder}/${name}`);
const games = gamesIn('games');

/** The layout of a game's folder, as `docs/add-a-game.md` teaches it. Folders of a game's own stand behind it. */
const LAYOUT: ReadonlySet<string> = new Set(
  `about.ts game.ts rules.yaml cover.tsx shape.ts guide.ts overview.ts insights.ts bench.json
  shape rules modes content judging board locales guide overview test bench map geometry placing`.split(
    /\s+/u,
  ),
);
/** A game of dice has no content. */
const NEEDED = ['about.ts', 'game.ts', 'rules.yaml', 'shape.ts', 'rules', 'locales', 'test'];

test('there are games to look at', () => assert.ok(games.length > 0));

for (const game of [...games, ...gamesIn('docs/example')])
  test(`${game} has the layout of all games`, () => {
    const parts = readdirSync(join(root, game));
    assert.deepEqual(
      parts.filter((part) => !LAYOUT.has(part)),
      [],
      'no part of the layout in docs/add-a-game.md',
    );
    assert.deepEqual(
      NEEDED.filter((part) => !parts.includes(part)),
      [],
      'every game has these',
    );
  });

for (const game of games) {
  test(`${game} is held to the laws and its ledger`, () => {
    const text = readFileSync(join(root, game, 'test', 'laws.test.ts'), 'utf8');
    for (const gate of ['lawTests', 'ledgerTests'])
      assert.match(text, new RegExp(`^${gate}\\(`, 'mu'), `test/laws.test.ts calls ${gate}`);
  });

  test(`${game} keeps a record of every ending, once it is on the shelf`, () => {
    if (/inTheMaking: true/u.test(readFileSync(join(root, game, 'about.ts'), 'utf8'))) return;
    const text = readFileSync(join(root, game, 'test', 'laws.test.ts'), 'utf8');
    assert.match(text, /^goldenTests\(game, /mu, 'test/laws.test.ts calls goldenTests');
    const golden = join(root, game, 'test', 'golden');
    const isKept = existsSync(golden) && readdirSync(golden).length > 0;
    assert.ok(isKept, `write the records with: node scripts/make-golden.ts ${game.split('/')[1]}`);
  });
}
