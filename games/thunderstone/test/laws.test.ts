import assert from 'node:assert/strict';
import { goldenTests, lawTests, ledgerTests } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { hordePoints, pointsOf } from '../rules/scoring.ts';
import { rule } from './kit.ts';

const folder = new URL('..', import.meta.url);

lawTests(game, folder, [
  { seats: 2 },
  { seats: 3, options: { set: 'random' } },
  { seats: 4, options: { stone: 'both' } },
  { seats: 2, options: { mode: 'epic', set: 'random' } },
  { seats: 2, options: { mode: 'wandering', set: 'random' } },
  { seats: 2, options: { mode: 'hunt', set: 'random' } },
  { seats: 2, options: { mode: 'odyssey', set: 'random' } },
  { seats: 1, options: { level: 'veteran', set: 'random' } },
]);

goldenTests(game, folder);
ledgerTests(folder);

rule('TH-HORDE-11', 'one Horde card is worth 1, three 9, seven 35', () => {
  assert.deepEqual([1, 3, 7].map(hordePoints), [1, 9, 35]);
});

rule('TH-HORDE-10', 'each Horde card counts as many points as there are, five at most', () => {
  const cards = (...kinds: string[]) => kinds.map((kind) => game.content[kind]);
  assert.equal(pointsOf(cards('horde3', 'horde4', 'famine')), 4 + 2);
  assert.equal(pointsOf(cards('horde3', 'horde4', 'horde5', 'horde6', 'horde7', 'horde8')), 30);
});
