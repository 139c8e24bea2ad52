import assert from 'node:assert/strict';
import { Position } from '../../judging/position.ts';
import { aimsOf } from '../../judging/strikes.ts';
import { hero, play, situation } from '../kit.ts';

/** Nian Mingli's circle reaches as far as Gavin: how many ways there are to aim it at somebody. */
function aims(at: readonly [number, number]): number {
  const m = play({ blue: { nianMingli: { at: [3, 12.5] } }, red: { gavin: { at } } });
  const nian = hero(m, 'nianMingli');
  return aimsOf(new Position(m.t, 'blue'), nian, 'Q', nian, null).length;
}
situation('no area is aimed at whom a mountain hides', () => {
  assert.equal(aims([9.9, 11]), 0);
  assert.ok(aims([3, 18]) > 0);
});
