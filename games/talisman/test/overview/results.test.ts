import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { de } from '../../locales/de.ts';
import { en } from '../../locales/en.ts';
import { hopeOf } from '../../overview/fate.ts';
import { texts } from '../../overview/texts.ts';
import { resultOf, resultsIn, tableOf } from '../../overview/results.ts';

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

  test('what two dice come to has a table, too', () => {
    const table = resultsIn(de.cards.temple.text);
    assert.deepEqual(table[0], { from: 2, to: 2, text: 'verliere 2 Leben' });
    assert.equal(resultOf(table, 9)?.text, 'Zauber');
    assert.deepEqual(table.at(-1), { from: 12, to: 12, text: 'zwei Leben' });
  });

  test('whom one visits, and where one prays, the words of the space say what a roll means', () => {
    assert.equal(tableOf('enchantress', 'city'), 'city');
    assert.equal(tableOf('pray', 'temple'), 'temple');
    assert.equal(tableOf('pray', 'fields1'), 'pray');
    assert.equal(tableOf('cave', 'fields1'), 'cave');
    assert.equal(resultsIn(en.cards.village.text).length, 5);
    assert.equal(resultsIn(de.cards.city.text).length, 6);
  });

  test('doubles of 1 lead one space far, all others up to what they show', () => {
    assert.deepEqual(
      [texts.de.helpDoubles(1), texts.de.helpDoubles(3)],
      ['Pasch: Du ziehst 1 Feld weit.', 'Pasch: Du ziehst 1 bis 3 Felder weit.'],
    );
    assert.deepEqual(
      [texts.en.helpDoubles(1), texts.en.helpDoubles(3)],
      ['Doubles: you move 1 space.', 'Doubles: you move 1 to 3 spaces.'],
    );
  });

  test('where no roll wins a fight, it is said with which it would not be lost', () => {
    assert.deepEqual(
      [6, 7, 8].map((needed) => hopeOf(needed, texts.en)),
      ['only a 6 wins', 'a stand-off only with a 6', 'cannot win'],
    );
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

  test('where a die decides on which space a card lies, one reads which', () => {
    for (const kind of ['ghost', 'hermit'] as const)
      for (const { cards } of [de, en]) assert.equal(resultsIn(cards[kind].text).length, 6, kind);
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
