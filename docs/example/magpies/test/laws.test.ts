import assert from 'node:assert/strict';
import { followGuide, lawTests } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { situation } from './kit.ts';

lawTests(game, new URL('..', import.meta.url), [
  { seats: 2 },
  { seats: 3, options: { mode: 'night' } },
  { seats: 4 },
]);

situation('the guide lays a ring and sends a magpie', () => {
  const { said } = followGuide(game, { seed: 'guide', answers: 8 });
  const ids = said.map(({ hint }) => hint.id);
  assert.deepEqual([ids[0], ids.includes('magpie')], ['shiny', true]);
  assert.ok(said.every(({ suggested }) => suggested !== undefined));
});
