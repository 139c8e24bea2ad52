import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { discard, stackFor, stackOf } from '../../rules/decks.ts';
import { builtBy, layTerrain } from '../../rules/terrain.ts';
import { at } from '../../shape/spaces.ts';
import { scene } from '../kit.ts';

const { situation } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

situation('an emptied stack still belongs to its card, until that is discarded', () => {
  const { t } = scene({
    at: ['city', 'tavern'],
    cards: { 'objects.0': ['concealedPouch', 'sword'], [`space.${at('woods1')}`]: ['lakeOfVisions'] },
  });
  const [pouch, sword] = t.cards(t.piles.objects[0]);
  const [lake] = t.cards(t.piles.space[at('woods1')]);
  const ofPouch = stackFor(t, pouch)!;
  const ofLake = stackFor(t, lake)!;
  assert.notEqual(ofPouch, ofLake);
  t.move(sword, ofPouch);
  assert.deepEqual([stackOf(t, pouch), stackOf(t, lake)], [[sword], []]);
  discard(t, lake);
  assert.equal(stackFor(t, sword), ofLake);
});

situation('Terrain that somebody has laid can be covered by other Terrain', () => {
  const { t } = scene({ at: ['city', 'tavern'] });
  const [first, second] = t.cards(t.piles.terrain);
  layTerrain(t, first, at('woods1'), 0);
  assert.deepEqual(builtBy(t, 0), [first]);
  layTerrain(t, second, at('woods1'), 1);
  assert.deepEqual([builtBy(t, 0), builtBy(t, 1)], [[], [second]]);
  assert.equal(t.at(first), t.piles.terrain);
});
