import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { parseLedger, searchRules } from '../src/index.ts';

const games = join(import.meta.dirname, '../../../games');
const ledgers = readdirSync(games)
  .map((folder) => join(games, folder, 'rules.yaml'))
  .filter((file) => existsSync(file));

test('the five games of the house have a ledger', () => {
  const names = new Set(ledgers.map((file) => basename(join(file, '..'))));
  for (const game of ['euthia', 'exalted-ones', 'talisman', 'thunderstone', 'valskyrr']) {
    assert(names.has(game), `games/${game}/rules.yaml is missing`);
  }
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
