import assert from 'node:assert/strict';
import { choose, play, rule } from '../kit.ts';

rule.also(
  'EU-PACIFY-03',
  'without a marker the abilities that bring a combat action are named, and one is used',
  () => {
    const j = play({
      heroes: ['dral', 'ael'],
      map: [['robberTrail', 2, -1]],
      at: [1],
      worn: [['dralNoRest', 'dralNoRest']],
      hero: [{ health: 3 }],
      cards: { 'monsterNext.0': ['mistWolf'] },
    });
    // The combat marker is spent on walking.
    choose(j, 0, 'move.combat');
    j.state.heroes[0].health = 3;
    choose(j, 0, 'step4').asks(0, 'grantWith');
    assert.deepEqual(j.options(0), ['No Rest', 'No Rest']);
    j.answer(0, j.match.question(0)!.from[0].id);
    assert.equal(j.state.heroes[0].health, 5);
    j.asks(0, 'beforeFight');
  },
);

rule.also('EU-PACIFY-03', 'an action that is one of several to choose counts, and is chosen then', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['robberTrail', 2, -1]],
    at: [1],
    pouch: [['scrollOfDeeds']],
    cards: { 'monsterNext.0': ['mistWolf'] },
  });
  choose(j, 0, 'move.combat');
  choose(j, 0, 'step4').asks(0, 'beforeFight');
  const { granted, markers } = j.state.heroes[0];
  assert.deepEqual([granted, markers, j.kinds('pouch.0')], [[], ['mine', 'trade'], []]);
});
