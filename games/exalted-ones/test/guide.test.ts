import assert from 'node:assert/strict';
import { verify } from '@tafelrunde/engine';
import { followGuide } from '@tafelrunde/testing';
import { game, situation } from './kit.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `guide ${i}`);

/** What is said until Majvi has fallen, in this order. */
const LESSON = [
  'welcome',
  'market',
  'activation',
  'actions',
  'way',
  'thenWhat',
  'tower',
  'towerWay',
  'towerPlace',
  'towerStrike',
  'spend',
  'success',
  'amulet',
  'react',
  'second',
  'finish',
  'afterwards',
];

situation('whoever follows the guide brings down a tower and a hero in two activations', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 23 });
    const ids = said.map(({ hint }) => hint.id);
    assert.deepEqual(ids.slice(0, LESSON.length), LESSON, seed);
    const { points, models } = match.view(0).state;
    assert.deepEqual(points, [3, 0], seed);
    const told = match.told(0);
    const fallen = told.flatMap(({ type, data }) =>
      type === 'out' ? [(data as { readonly kind: string }).kind] : [],
    );
    assert.deepEqual(fallen, ['golem', 'outerTower', 'majvi'], seed);
    const alice = models.find((model) => model.sort === 'hero' && model.kind === 'alice')!;
    assert.equal(alice.present, true, seed);
  }
});

situation('the lesson asks nothing that it decides itself', () => {
  const { match } = followGuide(game, { seed: 'first', answers: 0 });
  assert.equal(match.question(0)?.ask.prompt, 'buy');
  assert.deepEqual(
    match.view(0).state.models.flatMap((model) => (model.sort === 'hero' ? [model.kind] : [])),
    ['alice', 'gavin', 'majvi', 'elmar'],
  );
});

situation('every hint comes up sooner or later, and the record proves itself', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { said, record } = followGuide(game, { seed, answers: 900 });
    for (const { hint } of said) seen.add(hint.id);
    assert.equal(record.guided, true);
    verify(game, record);
  }
  assert.deepEqual(
    game.guide!.hints.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
  );
});
