import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { parseLedger, searchRules } from '../src/index.ts';

const games = join(import.meta.dirname, '../../../games');
const ledgers = readdirSync(games)
  .filter((folder) => existsSync(join(games, folder, 'game.ts')))
  .map((folder) => join(games, folder, 'rules.yaml'));

test('every game has a ledger', () => {
  assert.notEqual(ledgers.length, 0);
  assert.deepEqual(
    ledgers.filter((file) => !existsSync(file)),
    [],
  );
});

for (const file of ledgers) {
  const folder = basename(join(file, '..'));

  test(`the ledger of ${folder} holds together`, () => {
    const ledger = parseLedger(readFileSync(file, 'utf8'), `games/${folder}/rules.yaml`);
    assert.equal(ledger.game, folder);
    for (const language of ['de', 'en'] as const) {
      const rule = ledger.rules[0];
      assert(rule);
      assert.equal(searchRules(ledger, rule.id, language)[0]?.rule, rule);
    }
  });
}
