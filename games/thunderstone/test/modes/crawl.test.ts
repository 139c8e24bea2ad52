import assert from 'node:assert/strict';
import { lastFight, own, play, rule, type Thunder, win } from '../kit.ts';

rule('TH-CRAWL-01', 'two games won in a row win the match', () => {
  const t = win(
    lastFight('crawl', {}, {}, (state) => state.campaign.games.push({ stone: 'stoneOfAgony', winner: 0 })),
  );
  assert.deepEqual(t.match.result, { how: 'bothStones', winners: [0], scores: [1, 0] });
});

rule('TH-CRAWL-02', 'chance says with which stone it begins, the other comes second', () => {
  const stones = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const { sets } = play({ options: { mode: 'crawl' }, seed: `stone ${i}` }).state;
    assert.equal(sets.stones.length, 1);
    stones.add(sets.stones[0]);
  }
  assert.equal(stones.size, 2);
  assert.deepEqual(win(lastFight('crawl')).state.sets.stones, ['stoneOfAgony']);
});

rule('TH-CRAWL-03', 'dungeon, village and decks are laid as usual', () => {
  const t = play({ options: { mode: 'crawl', set: 'first' } });
  const plain = play({ options: { set: 'first' } });
  assert.equal(t.kinds('dungeon').length, plain.kinds('dungeon').length);
  assert.equal(own(t, 0).length, 12);
  assert.deepEqual(t.state.sets.traps, ['dire']);
});

rule('TH-CRAWL-04', 'the stone at rank 1 ends a game, and points are counted', () => {
  const t = win(lastFight('crawl'));
  assert.ok(t.log().includes('Victory points: 1, 0.'));
  assert.equal(t.state.game, 2);
});

rule('TH-CRAWL-05', 'the stone goes to whoever has most points, not to whoever brought it to light', () => {
  const t = win(lastFight('crawl', { 'deck.1': ['kingdom'] }));
  assert.ok(t.log().includes('Victory points: 1, 3.'));
  assert.deepEqual(t.state.campaign.games, [{ stone: 'stoneOfMystery', winner: 1 }]);
});

rule('TH-CRAWL-06', 'among equals the most valuable monster decides, then the lot', () => {
  const better = win(lastFight('crawl', { 'deck.1': ['feaynSniper'], 'deck.0': ['harbinger'] }));
  assert.equal(better.state.campaign.games[0].winner, 0);
  const winners = new Set<number>();
  for (let pick = 0; pick < 2; pick++)
    winners.add(
      win(lastFight('crawl', { 'deck.1': ['harbinger'] }).roll(pick)).state.campaign.games[0].winner,
    );
  assert.equal(winners.size, 2);
});

rule(
  'TH-CRAWL-07',
  'for the next game everything is laid again, with the other stone and without experience',
  () => {
    const t = win(
      lastFight('crawl', { trash: ['militia', 'torch'] }, {}, (state) => (state.players[1].experience = 5)),
    );
    assert.deepEqual(
      t.state.players.map(({ experience }) => experience),
      [0, 0],
    );
    assert.ok(!t.kinds('trash').includes('militia') && !t.kinds('trash').includes('torch'));
    assert.equal(own(t, 1).length, 12);
    assert.ok(t.kinds('dungeon').includes('stoneOfAgony') && !t.kinds('dungeon').includes('stoneOfMystery'));
    assert.equal(t.kinds('stack.8').length, 8);
  },
);

rule('TH-CRAWL-08', 'the winner starts with the stone: 13 cards against 12', () => {
  const t = win(lastFight('crawl'));
  assert.equal(own(t, 0).length, 13);
  assert.ok(own(t, 0).includes('stoneOfMystery'));
  assert.equal(own(t, 1).length, 12);
});

rule('TH-CRAWL-09', 'the second stone is awarded in the same way', () => {
  const before = (state: Thunder['state']) => state.campaign.games.push({ stone: 'stoneOfAgony', winner: 0 });
  const t = win(lastFight('crawl', { 'deck.1': ['kingdom'] }, {}, before));
  assert.deepEqual(t.state.campaign.games[1], { stone: 'stoneOfMystery', winner: 1 });
  assert.equal(t.match.result, null);
});

rule('TH-CRAWL-10', 'whoever has both stones has won', () => {
  const before = (state: Thunder['state']) => state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
  const t = win(lastFight('crawl', { 'deck.1': ['kingdom'] }, {}, before));
  assert.deepEqual(t.match.result?.winners, [1]);
});

rule('TH-CRAWL-11', 'otherwise the older stone is at stake again, and the newer one is kept', () => {
  const before = (state: Thunder['state']) => state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
  const t = win(lastFight('crawl', {}, {}, before));
  assert.deepEqual(t.state.sets.stones, ['stoneOfAgony']);
  assert.ok(own(t, 0).includes('stoneOfMystery'));
  assert.ok(!own(t, 1).includes('stoneOfAgony'));
});

rule('TH-CRAWL-12', 'two games won, but not in a row, are not enough', () => {
  const before = (state: Thunder['state']) =>
    state.campaign.games.push({ stone: 'stoneOfMystery', winner: 0 }, { stone: 'stoneOfAgony', winner: 1 });
  const t = win(lastFight('crawl', {}, {}, before));
  assert.equal(t.match.result, null);
  assert.equal(t.state.phase, 'play');
});
