import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { checkGolden, checkLaws } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { hordePoints, pointsOf } from '../rules/scoring.ts';
import { rule, situation } from './kit.ts';

for (const [seats, options] of [
  [2, {}],
  [3, { set: 'random' }],
  [4, { stone: 'both' }],
  [2, { mode: 'epic', set: 'random' }],
  [2, { mode: 'wandering', set: 'random' }],
  [2, { mode: 'hunt', set: 'random' }],
  [2, { mode: 'odyssey', set: 'random' }],
  [1, { level: 'veteran', set: 'random' }],
] as const) {
  situation(`a random match of ${seats} obeys every law: ${JSON.stringify(options)}`, () => {
    assert.deepEqual(checkLaws(game, { seats, seed: `thunderstone ${seats}`, options }).broken, []);
  });
}

rule('TH-HORDE-11', 'one Horde card is worth 1, three 9, seven 35', () => {
  assert.deepEqual([1, 3, 7].map(hordePoints), [1, 9, 35]);
});

rule('TH-HORDE-10', 'each Horde card counts as many points as there are, five at most', () => {
  const cards = (...kinds: string[]) => kinds.map((kind) => game.content[kind]);
  assert.equal(pointsOf(cards('horde3', 'horde4', 'famine')), 4 + 2);
  assert.equal(pointsOf(cards('horde3', 'horde4', 'horde5', 'horde6', 'horde7', 'horde8')), 30);
});

situation('a golden record leads to every ending, and none of them has changed', () => {
  const folder = new URL('golden/', import.meta.url);
  const records = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
  assert.deepEqual(checkGolden(game, Object.fromEntries(records) as Record<string, string>), []);
});
