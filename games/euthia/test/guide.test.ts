import assert from 'node:assert/strict';
import { dueHints } from '@tafelrunde/engine';
import { followGuide, guideTests } from '@tafelrunde/testing';
import { choose, game, type Journey, play, situation } from './kit.ts';

const SEEDS = Array.from({ length: 8 }, (_, i) => `guide ${i}`);

const MANY = Array.from({ length: 12 }, (_, i) => `many ${i}`);

/** What the guide has to say to seat 0 at this table. */
const hintsAt = ({ match }: Journey): string[] =>
  dueHints(
    game.guide!,
    { view: match.view(0), question: match.wire(0), events: match.told(0) },
    new Set(),
  ).map(({ id }) => id);

/** Places of trade are seldom reached by chance: Dral stands at one and may reveal hero tiles. */
function hintsOfTrade(): string[] {
  const j = play({
    heroes: ['dral', 'keleia'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ reputation: 2 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'trade').asks(0, 'trade');
  const atTrade = hintsAt(j);
  choose(j, 0, 'revealTiles').asks(0, 'keepOfPair');
  return [...atTrade, ...hintsAt(j)];
}

/** What is said until the first quest is done, in this order. */
const LESSON = [
  'welcome',
  'board',
  'markers',
  'reveal',
  'place',
  'placeMore',
  'toFight',
  'scene',
  'enough',
  'shield',
  'attack',
  'hit',
  'again',
  'finish',
  'trophy',
  'treasure',
  'endTurn',
  'keep',
  'secondRound',
  'toMine',
  'mine',
  'toHunter',
  'hunter',
  'quest',
  'tiles',
  'outlook',
];

situation('whoever follows the guide beats the dragonfly, wears the cap, mines and completes a quest', () => {
  for (const seed of SEEDS) {
    const { said, match } = followGuide(game, { seed, answers: 44 });
    const ids = said.map(({ hint }) => hint.id);
    assert.deepEqual(
      ids.filter((id) => LESSON.includes(id)),
      LESSON,
      seed,
    );
    const told = match.told(0);
    const data = (type: string) => told.filter((event) => event.type === type).map((event) => event.data);
    assert.deepEqual(data('won')[0], { seat: 0, kind: 'giantDragonfly' }, seed);
    assert.deepEqual(data('wears')[0], { seat: 0, kind: 'treasureTravelCap' }, seed);
    assert.deepEqual(data('quest')[0], { seat: 0, kind: 'hunterFirstPelt' }, seed);
    const fight = told.slice(
      0,
      told.findIndex((event) => event.type === 'won'),
    );
    assert.equal(fight.filter((event) => event.type === 'wounded').length, 0, seed);
    assert.equal(match.view(0).state.heroes[0].board, 'dral', seed);
  }
});

situation('the lesson leaves the box complete, whichever heroes were chosen before it', () => {
  for (const seed of SEEDS) {
    const { match } = followGuide(game, { seed, answers: 4 });
    const { piles, state } = match.view(0);
    assert.deepEqual(
      state.heroes.map(({ board }) => board),
      ['dral', 'keleia'],
      seed,
    );
    assert.equal(piles.monsterNext[0].count, 1, seed);
    assert.equal(piles.questOpen[0].count, 2, seed);
    assert.equal(state.heroes[0].gaar, 4, seed);
  }
});

guideTests(game, { seeds: MANY, answers: 900, elsewhere: hintsOfTrade });

situation('every hint lights what it speaks of', () => {
  const areas = 'map|fight|trade|choice|health|gaar|actions|arms|pouches|ladder|quests|chart|enemy|means';
  const known = new RegExp(
    `^(?:own|seats|question|pile mapStack|space -?\\d+(?:,-?\\d+)?|area (?:${areas}))$`,
    'u',
  );
  for (const { id, lights = [] } of game.guide!.hints) {
    assert.ok(lights.length > 0, id);
    for (const lit of lights)
      if (lit.startsWith('card ')) assert.ok(lit.slice(5) in game.content, lit);
      else assert.match(lit, known, id);
  }
});
