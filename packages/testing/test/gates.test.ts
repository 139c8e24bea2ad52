import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { hoard, tictactoe } from '../src/fixtures/index.ts';
import { checkLaws, type LawId, LAWS, untested } from '../src/index.ts';
import { unnamedRules } from '../src/gates.ts';
import { unusedWords } from '../src/words.ts';

const folder = new URL('../src/fixtures/hoard/', import.meta.url);

test('words that stand nowhere in the code of a game are found, whatever part of the catalogue they are in', () => {
  assert.deepEqual(unusedWords(hoard, folder), []);
  const { de } = hoard.words;
  const chatty = {
    ...hoard,
    words: {
      ...hoard.words,
      de: {
        ...de,
        prompts: { ...de.prompts, 'act.instead': 'Statt dessen?', wherever: 'Wohin?' },
        events: { ...de.events, 'act.slowly': 'Gemächlich.' },
        cards: { ...de.cards, unicorn: { name: 'Einhorn' } },
        endings: { ...de.endings, boredom: 'Langeweile' },
      },
    },
  };
  assert.deepEqual(unusedWords(chatty, folder), [
    'prompts: wherever',
    'events: act.slowly',
    'cards: unicorn',
    'endings: boredom',
  ]);
});

test('a law for which nothing was compared is named, but for what cannot be hidden in an open game', () => {
  const none = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0])) as Record<LawId, number>;
  assert.equal(untested(hoard, none).length, Object.keys(LAWS).length);
  assert.ok(!untested(tictactoe, none).includes('viewer'));
  const { checks, keptSecrets } = checkLaws(tictactoe, { seats: 2, seed: 'gates' });
  assert.deepEqual([checks.viewer, keptSecrets], [0, false]);
  assert.deepEqual(untested(tictactoe, checks), []);
  // A secret that these settings never have is none; one that was kept is.
  const sly = { ...tictactoe, secrets: [{ path: 'plan.*', sees: () => false, redeal: () => 0 }] };
  assert.deepEqual([untested(sly, checks, false), untested(sly, checks, true)], [[], ['viewer']]);
});

test('a rule that no test names is found', () => {
  assert.deepEqual(unnamedRules(new URL('../../../docs/example/pig/', import.meta.url)), []);
  const copy = mkdtempSync(join(tmpdir(), 'tafelrunde-ledger-'));
  cpSync(new URL('../../../docs/example/pig', import.meta.url), copy, { recursive: true });
  const file = join(copy, 'test', 'pig.test.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'PI-TURN-02'", "'PI-TURN'"));
  assert.deepEqual(unnamedRules(pathToFileURL(`${copy}/`)), ['PI-TURN-02']);
  rmSync(copy, { recursive: true });
});
