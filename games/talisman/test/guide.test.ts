import assert from 'node:assert/strict';
import { verify } from '@tafelrunde/engine';
import { followGuide, rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const SEEDS = Array.from({ length: 12 }, (_, i) => `guide ${i}`);

const LESSON = [
  'welcome',
  'sheet',
  'roll',
  'move',
  'enemy',
  'spell',
  'attackRoll',
  'won',
  'newSpell',
  'others',
  'secondRoll',
  'secondMove',
  'object',
  'follower',
  'grown',
  'rings',
  'talisman',
  'onYourOwn',
];

/** These say what to do, and it can be done. */
const SUGGESTED = ['roll', 'move', 'spell', 'attackRoll', 'secondRoll', 'secondMove', 'object', 'follower'];

situation(
  'whoever follows the guide beats the bear by a Spell and fate, and takes what lies in the Woods',
  () => {
    for (const seed of SEEDS) {
      const { said, match } = followGuide(game, { seed, answers: 24 });
      const ids = said.map(({ hint }) => hint.id);
      assert.deepEqual(ids.slice(0, LESSON.length), LESSON, seed);
      const suggested = said.filter((one) => one.suggested !== undefined).map(({ hint }) => hint.id);
      assert.deepEqual(suggested, SUGGESTED, seed);
      // What the sentences say of the fight is what happened.
      const told = match.told(0);
      const fight = told.find(({ type }) => type === 'fightResult');
      assert.deepEqual(fight?.data, { seat: 0, own: 12, foe: 8, outcome: 'won' }, seed);
      for (const kind of ['foundSword', 'unicorn'])
        assert.ok(told.some(({ type, data }) => type === 'took' && (data as { kind: string }).kind === kind));
    }
  },
);

situation('every hint comes up sooner or later, in a game that ends, and the record proves itself', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS.slice(0, 5)) {
    const { said, record, match } = followGuide(game, { seed, answers: 6000 });
    for (const { hint } of said) seen.add(hint.id);
    assert.notEqual(match.result, null, seed);
    assert.equal(record.guided, true);
    verify(game, record);
  }
  assert.deepEqual(
    game.guide!.hints.map(({ id }) => id).filter((id) => !seen.has(id)),
    [],
  );
});

situation('the lesson leaves nothing behind of the characters that were dealt', () => {
  for (const seed of SEEDS) {
    const { match } = followGuide(game, { seed, answers: 0 });
    const { piles, state } = match.view(0);
    assert.deepEqual(
      piles.character.map(({ cards }) =>
        cards.map((card) => (card !== null && 'kind' in card ? card.kind : null)),
      ),
      [['wizard'], ['troll']],
      seed,
    );
    for (const pile of [piles.objects, piles.followers, piles.quest, piles.lent])
      for (const { count } of pile) assert.equal(count, 0, seed);
    assert.deepEqual(
      piles.hand.map(({ count }) => count),
      [2, 0],
    );
    assert.deepEqual(
      state.players.map(({ strength, craft, lives, misses, toad }) => [strength, craft, lives, misses, toad]),
      [
        [0, 0, 4, 0, 0],
        [0, 0, 6, 0, 0],
      ],
    );
    assert.equal(state.turn, 0);
  }
});
