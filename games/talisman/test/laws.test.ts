import assert from 'node:assert/strict';
import { checkLaws, rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const TABLES = [
  { seats: 1, options: { nightfall: 60 } },
  { seats: 2, options: { nightfall: 30, board: 'cataclysm', ending: 'open' } },
  { seats: 4, options: { nightfall: 30 } },
  { seats: 3, options: { nightfall: 30, ending: 'hidden', twoDice: false, heirs: false } },
];

for (const [i, { seats, options }] of TABLES.entries())
  situation(`random matches obey every law (${seats} seats, ${JSON.stringify(options)})`, () => {
    const report = checkLaws(game, { seats, seed: `talisman ${i}`, options });
    assert.deepEqual(report.broken, []);
  });

situation('every card and every space has its words, and every word its card', () => {
  for (const words of [game.words.de, game.words.en])
    assert.deepEqual(Object.keys(words.cards).toSorted(), Object.keys(game.content).toSorted());
});
