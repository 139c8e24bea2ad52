import assert from 'node:assert/strict';
import { followGuide, guideTests } from '@tafelrunde/testing';
import { game, situation } from './kit.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `guide ${i}`);

/** What is said until the first turn is over, in this order. */
const LESSON = [
  'welcome',
  'ally',
  'time',
  'scout',
  'travel',
  'encounter',
  'guard',
  'ability',
  'pursuit',
  'starts',
  'action',
  'vulnerable',
  'loot',
  'endTurn',
];
const SUGGESTED = [
  'welcome',
  'ally',
  'scout',
  'travel',
  'guard',
  'ability',
  'starts',
  'action',
  'vulnerable',
];

situation('whoever follows the guide holds the bridge and slays the witch in one blow', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 26 });
    const ids = said.map(({ hint }) => hint.id);
    assert.deepEqual(ids.slice(0, LESSON.length), LESSON, seed);
    const suggested = said.filter((one) => one.suggested !== undefined).map(({ hint }) => hint.id);
    assert.deepEqual(suggested.slice(0, SUGGESTED.length), SUGGESTED, seed);
    const told = match.told(0);
    const data = (type: string) => told.filter((event) => event.type === type).map((event) => event.data);
    assert.deepEqual(data('encounter')[0], { kind: 'holdTheBridge' }, seed);
    assert.deepEqual(
      data('pursues').slice(0, 3),
      ['mirrorWitch', 'borderRobber', 'borderRobber'].map((kind) => ({ kind, seat: 0 })),
      seed,
    );
    assert.deepEqual(data('killed')[0], { kind: 'mirrorWitch' }, seed);
  }
});

guideTests(game, { seeds: SEEDS, answers: 900 });

situation('the lesson leaves nothing behind of the heroes and allies that were chosen before it', () => {
  for (const seed of SEEDS) {
    const { match } = followGuide(game, { seed, answers: 8 });
    const { charter, area, hand, heroDeck } = match.view(0).piles;
    const kinds = (pile: (typeof charter)[number]) =>
      pile.cards.flatMap((card) => (card !== null && 'kind' in card ? [card.kind] : []));
    assert.deepEqual(charter.map(kinds), [['valkea'], ['elatha']], seed);
    for (const seat of [0, 1]) {
      assert.ok(
        kinds(area[seat]).every((kind) => game.content[kind].sort === 'gear'),
        seed,
      );
      assert.equal(hand[seat].count, 5, seed);
      assert.equal((heroDeck[seat].count ?? 0) + hand[seat].count + kinds(area[seat]).length, 20, seed);
    }
  }
});

situation('whatever a hint speaks of is lit', () => {
  const dark = game.guide!.hints.filter(({ lights = [] }) => lights.length === 0);
  assert.deepEqual(
    dark.map(({ id }) => id),
    [],
  );
});
