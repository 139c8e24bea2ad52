import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../games/', import.meta.url));
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'game.ts')));

/** The layout of a game's folder, as `docs/add-a-game.md` teaches it. Folders of a game's own stand behind it. */
const LAYOUT: ReadonlySet<string> = new Set(
  `about.ts game.ts rules.yaml cover.tsx shape.ts guide.ts overview.ts insights.ts bench.json
  shape rules modes content judging board locales guide overview test bench map geometry placing`.split(
    /\s+/u,
  ),
);
const NEEDED = ['about.ts', 'game.ts', 'rules.yaml', 'shape.ts', 'rules', 'content', 'locales', 'test'];

test('there are games to look at', () => assert.ok(games.length > 0));

for (const game of games) {
  test(`${game} has the layout of all games`, () => {
    const parts = readdirSync(join(folder, game));
    assert.deepEqual(
      parts.filter((part) => !LAYOUT.has(part)),
      [],
    );
    assert.deepEqual(
      NEEDED.filter((part) => !parts.includes(part)),
      [],
    );
  });

  test(`${game} is held to the laws and its ledger, and keeps a record of every ending`, () => {
    const text = readFileSync(join(folder, game, 'test', 'laws.test.ts'), 'utf8');
    assert.match(text, /^lawTests\(game, /mu);
    assert.match(text, /^goldenTests\(game, /mu);
    assert.match(text, /^ledgerTests\(/mu);
    assert.notEqual(readdirSync(join(folder, game, 'test', 'golden')).length, 0);
  });
}
