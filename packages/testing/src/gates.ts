import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Game, sayer, sayPromptFromOutside, type Shape, type Words } from '@tafelrunde/engine';
import { parseLedger } from '@tafelrunde/ledger';
import { checkLaws } from './laws/check.ts';
import { checkGolden } from './laws/golden.ts';
import { type LawId, LAWS } from './laws/law.ts';
import { untested } from './laws/untested.ts';
import { unusedWords } from './words.ts';

/** A table at which a random match is held to the laws. */
export interface LawTable<G extends Shape> {
  readonly seats: number;
  readonly options?: Partial<G['options']>;
}

/**
 * The tests every game has: a random match at each of these tables obeys every law, every law was put to the test by them,
 * and no word of the game is left over. `folder` is where the game lives.
 */
export function lawTests<G extends Shape>(game: Game<G>, folder: URL, tables: readonly LawTable<G>[]): void {
  const checks = Object.fromEntries(Object.keys(LAWS).map((law) => [law, 0])) as Record<LawId, number>;
  for (const [i, { seats, options = {} }] of tables.entries())
    void test(`a random match of ${seats} obeys every law: ${JSON.stringify(options)}`, () => {
      const report = checkLaws(game, { seats, seed: `${game.id} ${i}`, options });
      for (const law of Object.keys(LAWS) as LawId[]) checks[law] += report.checks[law];
      // Without the record of the match, which would fill a screen: `tafelrunde laws` keeps it as a file.
      assert.deepEqual(
        report.broken.map(({ law, message }) => `${law}: ${message}`),
        [],
      );
    });
  void test('every law was put to the test', () => assert.deepEqual(untested(game, checks), []));
  void test('every word is said, every card has its words, and both languages have the same', () => {
    assert.deepEqual(unusedWords(game, folder), []);
    for (const words of [game.words.de, game.words.en])
      assert.deepEqual(Object.keys(words.cards).toSorted(), Object.keys(game.content).toSorted());
  });
  void test('every question can be put to others, who do not know what it is about', () => {
    for (const words of [game.words.de, game.words.en])
      for (const prompt of Object.keys(words.prompts)) {
        const { sentence } = sayPromptFromOutside(words, prompt, sayer(words, []));
        assert.doesNotMatch(sentence!, /undefined|NaN|\[object/u, prompt);
      }
  });
  void test('no sentence waits for a parameter it cannot have, and all are set with care', () => {
    for (const words of [game.words.de, game.words.en])
      for (const text of fixedTexts(words)) {
        assert.doesNotMatch(text, /[{}]/u);
        assert.doesNotMatch(text, /'/u, 'a straight apostrophe');
        assert.doesNotMatch(text, /\d-\d/u, 'a range with a hyphen');
      }
  });
  void test('where names stand in sentences with their articles, every name can', () => {
    for (const words of [game.words.de, game.words.en]) {
      const cards = Object.values(words.cards);
      const isDeclined = cards.some(({ noun }) => noun !== undefined);
      const nameless = cards.filter(({ noun }) => isDeclined && noun === undefined);
      assert.deepEqual(
        nameless.map(({ name }) => name),
        [],
      );
    }
  });
}

/** Every sentence that is not built from parameters. */
const fixedTexts = (words: Words): readonly string[] => [
  ...Object.values(words.cards).flatMap(({ name, text = '' }) => [name, text]),
  ...[words.prompts, words.options, words.events].flatMap((phrases) =>
    Object.values(phrases).filter((phrase) => typeof phrase === 'string'),
  ),
  ...Object.values(words.endings),
];

/** A golden record leads to every ending of the game, and none of them has changed. They lie in `test/golden/`. */
export function goldenTests<G extends Shape>(game: Game<G>, folder: URL): void {
  void test('a golden record leads to every ending, and none of them has changed', () => {
    const golden = new URL('test/golden/', folder);
    assert.ok(existsSync(golden), `no records yet: node scripts/make-golden.ts ${game.id}`);
    const records = readdirSync(golden).map(
      (file) => [file, readFileSync(new URL(file, golden), 'utf8')] as const,
    );
    assert.deepEqual(checkGolden(game, Object.fromEntries(records)), []);
  });
}

/** Every rule of the ledger is named by a test of the game, but those listed here: what has no part in the game as it is played. */
export function ledgerTests(folder: URL, withoutTest: readonly string[] = []): void {
  void test('every rule of the ledger is named by a test', () =>
    assert.deepEqual(unnamedRules(folder), withoutTest));
}

/** Rules of the ledger that no test names. Whether those tests pass, `tafelrunde ledger` tells. */
export function unnamedRules(folder: URL): string[] {
  const tests = new URL('test/', folder);
  const code = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), tests), 'utf8'))
    .join('\n')
    .replaceAll(/^ledgerTests\(.*?\);/gmsu, '');
  const { rules } = parseLedger(readFileSync(new URL('rules.yaml', folder), 'utf8'), 'rules.yaml');
  return rules.map(({ id }) => id).filter((id) => !code.includes(`'${id}'`));
}
