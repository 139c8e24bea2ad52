import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import { resultOf, resultsIn } from '../../overview/results.ts';

describe('tables of results, read from the words of cards and spaces', () => {
  test('every line has its numbers and its words', () => {
    assert.deepEqual(resultsIn(de.cards.cave.text), [
      { from: 1, to: 1, text: 'Drache (7)' },
      { from: 2, to: 2, text: 'Goblin (2)' },
      { from: 3, to: 3, text: 'verirrt' },
      { from: 4, to: 5, text: 'zwei Gold' },
      { from: 6, to: 6, text: 'drei Gold' },
    ]);
  });

  test('a text without a table has none', () => {
    assert.deepEqual(resultsIn('Ziehe 2 Karten.'), []);
    assert.deepEqual(resultsIn('Verliere 1 Leben, dann ziehe 1 Karte.'), []);
    assert.deepEqual(resultsIn(undefined), []);
  });

  test('what dice come to beyond its ends belongs to the first or the last line', () => {
    const table = resultsIn(de.cards.cave.text);
    assert.equal(resultOf(table, 0)?.text, 'Drache (7)');
    assert.equal(resultOf(table, 5)?.text, 'zwei Gold');
    assert.equal(resultOf(table, 9)?.text, 'drei Gold');
  });

  test('both languages have the same tables', () => {
    const numbers = (text: string | undefined) => resultsIn(text).map(({ from, to }) => `${from}-${to}`);
    const differing = Object.entries<{ readonly text?: string }>(de.cards).filter(
      ([kind, { text }]) =>
        numbers(text).join() !==
        numbers((en.cards as Readonly<Record<string, { readonly text?: string }>>)[kind]?.text).join(),
    );
    assert.deepEqual(
      differing.map(([kind]) => kind),
      [],
    );
    assert.ok(
      Object.values<{ readonly text?: string }>(de.cards).filter(({ text }) => resultsIn(text).length > 0)
        .length > 15,
    );
  });
});
