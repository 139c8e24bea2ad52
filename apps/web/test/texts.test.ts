import assert from 'node:assert/strict';
import { test } from 'node:test';
import { de } from '../src/locales/de.ts';
import { en } from '../src/locales/en.ts';

test('numbers and nouns agree in both languages and stay on one line', () => {
  assert.equal(de.counts.rules(1), '1\u00a0Regel');
  assert.equal(de.counts.rules(1820), '1.820\u00a0Regeln');
  assert.equal(en.counts.rulings(1), '1\u00a0ruling');
  assert.equal(en.counts.rules(1820), '1,820\u00a0rules');
  assert.equal(de.search.hits(0, 'x'), 'Nichts gefunden zu „x“.');
  assert.equal(en.search.hits(2, 'x'), '2\u00a0hits for “x”');
});

test('long games are told in hours, short ones in minutes', () => {
  assert.deepEqual([60, 90, 120, 150, 180].map(de.game.duration), [
    '60 Min.',
    '90 Min.',
    '2 Std.',
    '150 Min.',
    '3 Std.',
  ]);
  assert.deepEqual([60, 120].map(en.game.duration), ['60 min', '2 hrs']);
});

test('seats are a number or a range', () => {
  assert.equal(de.game.seats(2, 2), '2');
  assert.equal(de.game.seats(1, 6), '1–6');
  assert.equal(de.game.seatsSpoken(1, 6), '1 bis 6 Plätze');
  assert.equal(en.game.seatsSpoken(2, 2), '2 seats');
});

test('texts begin and end with a word, and German has German quotes', () => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(leaves)
        : [];
  for (const text of [...leaves(de), ...leaves(en)]) assert.equal(text, text.trim());
  assert.equal(leaves(de).length, leaves(en).length);
  for (const text of leaves(de))
    assert.doesNotMatch(text, /["']|\.\.\./, 'German quotes are „…“, an ellipsis is …');
});
