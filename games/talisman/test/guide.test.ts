import assert from 'node:assert/strict';
import { followGuide, guideTests, rulesFrom } from '@tafelrunde/testing';
import { game } from '../game.ts';

const { situation } = rulesFrom(new URL('../rules.yaml', import.meta.url));

const SEEDS = Array.from({ length: 12 }, (_, i) => `guide ${i}`);

/** What is said to whoever follows, in this order. */
const LESSON = [
  ['welcome', 'sheet', 'move', 'enemy', 'spell', 'attackRoll', 'won', 'others'],
  ['secondMove', 'object', 'follower', 'thirdMove', 'ogre', 'lost'],
  ['fourthMove', 'doctor', 'heal', 'fifthMove', 'visit', 'shop', 'sixthMove', 'spirit', 'trophies', 'grown'],
  ['rings', 'talisman', 'crown', 'onYourOwn'],
].flat();

const lesson: ReadonlySet<string> = new Set(LESSON);

/** Of the lesson, what is true whichever way one goes. */
const ANYWHERE: ReadonlySet<string> = new Set(
  [
    ['welcome', 'sheet', 'move', 'others', 'won', 'object', 'follower'],
    ['rings', 'talisman', 'crown', 'onYourOwn'],
  ].flat(),
);

/** These say what to do, and it can be done. */
const SUGGESTED = [
  ['move', 'spell', 'attackRoll', 'secondMove', 'thirdMove', 'ogre', 'fourthMove', 'doctor', 'heal'],
  ['fifthMove', 'visit', 'shop', 'sixthMove', 'trophies'],
].flat();

situation('whoever follows the guide fights, finds, loses, heals, buys and grows', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 24 });
    const ids = said.map(({ hint }) => hint.id).filter((id) => lesson.has(id));
    assert.deepEqual(ids, LESSON, seed);
    const suggested = said.filter((one) => one.suggested !== undefined).map(({ hint }) => hint.id);
    assert.deepEqual(suggested, SUGGESTED, seed);
    // What the sentences say of the fights is what happened.
    const told = match.told(0);
    assert.deepEqual(
      told
        .filter(({ type, data }) => type === 'fightResult' && (data as { seat: number }).seat === 0)
        .slice(0, 3)
        .map(({ data }) => data),
      [
        { seat: 0, own: 12, foe: 8, outcome: 'won' },
        { seat: 0, own: 6, foe: 10, outcome: 'lost' },
        { seat: 0, own: 10, foe: 7, outcome: 'won' },
      ],
      seed,
    );
    const { piles, state } = match.view(0);
    const owned = new Set(
      [piles.objects[0], piles.followers[0]].flatMap(({ cards }) =>
        cards.map((card) => (card !== null && 'kind' in card ? card.kind : null)),
      ),
    );
    for (const kind of ['foundSword', 'helmet', 'unicorn']) assert.ok(owned.has(kind), seed);
    assert.equal(state.players[0].craft, 1, seed);
  }
});

situation('whoever goes another way is told nothing of what was laid on the first', () => {
  for (const seed of SEEDS) {
    const { said } = followGuide(game, { seed, answers: 40, ignores: ['move'] });
    const ids = said.map(({ hint }) => hint.id);
    assert.ok(ids.includes('ownWay'), seed);
    for (const { hint } of said)
      if (lesson.has(hint.id)) assert.ok(ANYWHERE.has(hint.id), `${seed}: ${hint.id}`);
  }
});

situation('whoever spends no fate in the first fight rolls in the next turns what the hints say', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 24, ignores: ['attackRoll'] });
    assert.ok(
      said.some(({ hint }) => hint.id === 'secondMove'),
      seed,
    );
    const rolls = match
      .told(0)
      .filter(({ type, data }) => type === 'moveRoll' && (data as { seat: number }).seat === 0)
      .map(({ data }) => (data as { dice: number[] }).dice[0]);
    assert.deepEqual(rolls.slice(0, 4), [5, 3, 4, 2], seed);
  }
});

situation('the chronicle of the lesson knows nothing of the characters that were laid aside', () => {
  for (const seed of SEEDS) {
    const { match } = followGuide(game, { seed, answers: 0 });
    const chosen = match.told(0).filter(({ type }) => type === 'chose');
    assert.deepEqual(
      chosen.map(({ data }) => data),
      [
        { seat: 0, kind: 'wizard' },
        { seat: 1, kind: 'troll' },
      ],
      seed,
    );
  }
});

situation('the lesson is laid whoever was dealt its characters', () => {
  // The pupil's character lies with the other seat at first.
  const seeds = Array.from({ length: 60 }, (_, i) => `dealt ${i}`);
  for (const seed of seeds) {
    const { match } = followGuide(game, { seed, answers: 0 });
    const led = match
      .view(0)
      .piles.character.map(({ cards }) =>
        cards.map((card) => (card !== null && 'kind' in card ? card.kind : null)),
      );
    assert.deepEqual(led, [['wizard'], ['troll']], seed);
  }
});

guideTests(game, {
  seeds: SEEDS.slice(0, 9),
  answers: 6000,
  ends: true,
  *elsewhere() {
    // These are for whoever goes another way.
    for (const seed of SEEDS) {
      const { said } = followGuide(game, { seed, answers: 150, ignores: ['move'] });
      for (const { hint } of said) if (hint.id === 'ownWay' || hint.id.startsWith('any')) yield hint.id;
    }
  },
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
