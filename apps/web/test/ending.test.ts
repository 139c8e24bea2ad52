import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headline, signed, winnersLine } from '../src/ending/ranking.ts';
import { endingDe } from '../src/locales/ending-de.ts';
import { endingEn } from '../src/locales/ending-en.ts';

const names = ['Anja', 'Mara', 'Hagen'];
const said = (winners: readonly number[], own: readonly number[], texts = endingDe) =>
  headline({
    result: { winners, scores: [4, 4, 4], how: 'stone' },
    seats: 3,
    own,
    names,
    cooperative: false,
    texts,
  });

test('who shares the first place is told so in the second person', () => {
  assert.equal(said([0], [0]), 'Du gewinnst!');
  assert.equal(said([0, 1, 2], [0]), 'Du gewinnst, gemeinsam mit Mara und Hagen!');
  assert.equal(said([0, 2], [0], endingEn), 'You win, together with Hagen!');
});

test('who has no part in it hears who won, or the own place', () => {
  assert.equal(said([0, 1], []), 'Anja und Mara gewinnen');
  assert.equal(said([1], [0]), 'Du wirst 2.');
  assert.equal(winnersLine({ winners: [1], how: 'stone' }, names, endingEn), 'Mara wins');
});

test('a loss in the score has a real minus', () => {
  assert.deepEqual([signed(-4), signed(0), signed(3), signed('rot')], ['−4', 0, 3, 'rot']);
});
