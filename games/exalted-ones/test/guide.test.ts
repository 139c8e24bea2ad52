import assert from 'node:assert/strict';
import { openCards } from '@tafelrunde/engine';
import { followGuide, guideTests } from '@tafelrunde/testing';
import { markOf } from '../overview/reading.ts';
import { game, situation } from './kit.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `guide ${i}`);

/** What is said until Elmar has fallen, too, in this order. */
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
  'success',
  'spend',
  'amulet',
  'react',
  'second',
  'finish',
  'afterwards',
  'save',
  'ability',
  'nearer',
  'nearerPlace',
  'shocker',
  'target',
  'status',
  'roots',
  'together',
  'gavinGoes',
  'gavinPlace',
  'shout',
  'template',
  'last',
  'lastShot',
];

situation('whoever follows the guide brings down a tower and both heroes in one round', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 47 });
    const ids = said.map(({ hint }) => hint.id);
    assert.deepEqual(ids.slice(0, LESSON.length), LESSON, seed);
    const { points, models } = match.view(0).state;
    assert.deepEqual(points, [4, 0], seed);
    const told = match.told(0);
    const fallen = told.flatMap(({ type, data }) =>
      type === 'out' ? [(data as { readonly kind: string }).kind] : [],
    );
    assert.deepEqual(fallen, ['golem', 'outerTower', 'majvi', 'elmar'], seed);
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

guideTests(game, { seeds: SEEDS, answers: 900 });

/** What the arena draws besides models. */
const DRAWN = ['reach', 'tower circle', 'announced'];

situation('every hint lights what it speaks of, by a name that something on the table has', () => {
  const { match } = followGuide(game, { seed: 'first', answers: 0 });
  const { state, piles } = match.view(0);
  const spaces = new Set([...state.models.filter(({ present }) => present).map(markOf), ...DRAWN]);
  const cards = new Set(openCards(piles.market).map(({ kind }) => kind));
  for (const { id, lights = [] } of game.guide!.hints) {
    assert.ok(lights.length > 0, id);
    for (const lit of lights) {
      const [, kind, name] = /^(space|card) (.*)$/u.exec(lit) ?? [];
      if (kind === 'space') assert.ok(spaces.has(name), `${id}: ${lit}`);
      if (kind === 'card') assert.ok(cards.has(name), `${id}: ${lit}`);
    }
  }
});
