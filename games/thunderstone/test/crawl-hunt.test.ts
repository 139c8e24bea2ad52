import assert from 'node:assert/strict';
import { fresh } from '../modes/campaign.ts';
import { EMPTY, lastFight, own, win, PARTY } from './campaigns.ts';
import { play, rule, type Thunder } from './kit.ts';

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
  'for the next game everything is laid anew, with the other stone and without experience',
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

rule('TH-HUNT-01', 'a hunt is won like a Dungeon Crawl', () => {
  const t = win(
    lastFight('hunt', {}, {}, (state) => state.campaign.games.push({ stone: 'stoneOfAgony', winner: 0 })),
  );
  assert.equal(t.match.result?.how, 'bothStones');
});

/** A small dungeon is left over: two in the deck, one in the hall, a guardian outside. */
const leftOver = (seed = 'left over'): Thunder =>
  win(
    play({
      seed,
      options: { mode: 'hunt', set: 'first' },
      hand: PARTY,
      set: (state) => (state.sets.stones = ['stoneOfMystery']),
      cards: {
        'rank.0': ['darkChampion'],
        'rank.1': ['harbinger'],
        'rank.2': ['stoneOfMystery'],
        'rank.3': ['famine'],
        dungeon: ['theCage', 'horde5'],
        horde: ['horde9', 'horde8'],
        ...EMPTY,
      },
    }),
  );

rule('TH-HUNT-02', 'what is left in hall and deck is carried over, but for the stone', () => {
  const t = leftOver();
  assert.ok(t.log().includes('4 cards stay behind for the next dungeon.'));
  const deck = t.kinds('dungeon');
  for (const kind of ['darkChampion', 'famine', 'theCage', 'horde5'])
    assert.equal(deck.filter((one) => one === kind).length, 1);
  assert.ok(!deck.includes('stoneOfMystery'));
});

rule('TH-HUNT-03', 'the new dungeon has other monsters and other features', () => {
  const { monsters, traps, guardians } = leftOver().state.sets;
  for (const name of ['horde', 'elementalNature', 'undeadDoom']) assert.ok(!monsters.includes(name), name);
  assert.ok(!traps.includes('dire') && guardians.length === 0);
  // Where too few are left, those used longest ago come back first.
  assert.deepEqual(fresh(['a', 'b', 'c', 'd'], [['a'], ['b', 'c']], 2), ['d', 'a']);
  assert.deepEqual(fresh(['a', 'b', 'c', 'd'], [['a'], ['b']], 2), ['c', 'd']);
});

rule(
  'TH-HUNT-04',
  'the old dungeon lies on the ten last cards and the stone, the rest of the new one on top',
  () => {
    // Traps that turn up while the hall is dealt go under the deck; here there are none.
    const seeds = Array.from({ length: 40 }, (_, i) => leftOver(`new ${i}`));
    const deck = seeds.find(({ state }) => state.sets.traps.length === 0)!.kinds('dungeon');
    const bottom = deck.slice(0, 11);
    assert.ok(bottom.includes('stoneOfAgony'));
    assert.deepEqual(deck.slice(11, 15).toSorted(), ['darkChampion', 'famine', 'horde5', 'theCage']);
    assert.ok(deck.length > 15);
  },
);

rule('TH-HUNT-05', 'a Horde that is not used up waits for its placeholders, game after game', () => {
  const t = play({
    options: { mode: 'hunt', set: 'first' },
    hand: PARTY,
    set: (state) => (state.sets.stones = ['stoneOfMystery']),
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['famine'],
      dungeon: ['hordePlaceholder', 'hordePlaceholder'],
      horde: ['horde9', 'horde8'],
      ...EMPTY,
    },
  });
  win(t);
  assert.deepEqual(t.kinds('horde'), ['horde9', 'horde8']);
  assert.equal(t.kinds('dungeon').filter((kind) => kind === 'hordePlaceholder').length, 2);
});

rule.also('TH-HUNT-04', 'a guardian of the new dungeon is hidden above the last ten of it', () => {
  const seeds = Array.from({ length: 60 }, (_, i) =>
    win(
      play({
        seed: `guarded ${i}`,
        options: { mode: 'hunt', set: 'random', box: 'wrath' },
        hand: PARTY,
        set: (state) => {
          state.sets = { ...state.sets, guardians: [], stones: ['stoneOfMystery'] };
        },
        cards: {
          'rank.0': [],
          'rank.1': ['harbinger'],
          'rank.2': ['stoneOfMystery'],
          'rank.3': ['famine'],
          dungeon: [],
          ...EMPTY,
        },
      }),
    ),
  );
  const guarded = seeds.filter(({ state }) => state.sets.guardians.length > 0);
  assert.ok(guarded.length > 0);
  for (const t of guarded) assert.ok(t.kinds('dungeon').includes('darkChampion'));
});

rule.also('TH-HUNT-02', 'it is shuffled', () => {
  const decks = Array.from({ length: 30 }, (_, i) => leftOver(`shuffled ${i}`)).filter(
    ({ state }) => state.sets.traps.length === 0,
  );
  assert.ok(decks.length > 3);
  assert.ok(new Set(decks.map((t) => t.kinds('dungeon').slice(11, 15).join())).size > 2);
});
