import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../game.ts';
import { fresh } from '../modes/campaign.ts';
import { tournamentPoints } from '../modes/odyssey.ts';
import type { ThunderstoneOptions } from '../shape.ts';
import { play, rule, type Thunder } from './kit.ts';

const PARTY = Array<string>(6).fill('torynScrapper');
const EMPTY = { 'deck.0': [], 'discard.0': [], 'deck.1': [], 'discard.1': [], 'hand.1': [] };

/** Seat 0 beats the last monster before the stone, and owns nothing but its party and what is given. */
const lastFight = (
  mode: ThunderstoneOptions['mode'],
  cards: Readonly<Record<string, readonly string[]>> = {},
  options: Partial<ThunderstoneOptions> = {},
  set: (state: Thunder['state']) => void = () => {},
): Thunder =>
  play({
    options: { mode, set: 'random', ...options },
    hand: PARTY,
    set: (state) => {
      state.sets.stones = ['stoneOfMystery'];
      set(state);
    },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['famine'],
      ...EMPTY,
      ...cards,
    },
  });
const win = (t: Thunder): Thunder => t.answer(0, 'dungeon').answer(0, 'Attack Harbinger');
const own = (t: Thunder, seat: number): string[] =>
  ['hand', 'deck', 'discard'].flatMap((pile) => t.kinds(`${pile}.${seat}`)).toSorted();

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

const odyssey = (
  cards: Readonly<Record<string, readonly string[]>> = {},
  set: (state: Thunder['state']) => void = () => {},
  options: Partial<ThunderstoneOptions> = {},
): Thunder => win(lastFight('odyssey', cards, options, set));
const isSecond = (state: Thunder['state']): void => {
  state.game = 2;
  state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
};

rule('TH-ODYSSEY-01', 'a tournament is over after the last of its games', () => {
  const t = odyssey();
  assert.equal(t.match.result, null);
  t.asks(0, 'companions');
  assert.equal(odyssey({}, isSecond).match.result?.how, 'tournament');
});

rule('TH-ODYSSEY-02', 'one of two stones is in the first dungeon', () => {
  const t = play({ options: { mode: 'odyssey' } });
  assert.equal(t.state.sets.stones.length, 1);
  assert.equal(t.kinds('dungeon').filter((kind) => kind.startsWith('stoneOf')).length, 1);
});

rule('TH-ODYSSEY-03', 'dungeon and village are laid as usual', () => {
  const [t, plain] = (['odyssey', 'standard'] as const).map((mode) =>
    play({ options: { mode, set: 'first' } }),
  );
  assert.equal(t.kinds('dungeon').length, plain.kinds('dungeon').length);
  assert.equal(t.kinds('stack.4').length, 12);
});

rule('TH-ODYSSEY-04', 'the starting deck has eight cards', () => {
  const cards = 'dagger dagger ironRations ironRations militia militia torch torch';
  assert.deepEqual(own(play({ options: { mode: 'odyssey' } }), 1), cards.split(' '));
});

rule('TH-ODYSSEY-05', 'six cards are drawn, and chance says who begins', () => {
  assert.equal(play({ options: { mode: 'odyssey' } }).kinds('hand.1').length, 6);
  const seats = new Set(Array.from({ length: 12 }, (_, i) => startsAt(`begin ${i}`)));
  assert.equal(seats.size, 2);
});

rule('TH-ODYSSEY-06', 'after a game the points are counted and told', () => {
  assert.ok(
    odyssey()
      .log()
      .some((line) => line.startsWith('Victory points: 4, 0')),
  );
});

rule('TH-ODYSSEY-07', 'one tournament point for everybody who is no better', () => {
  assert.deepEqual(tournamentPoints([9, 9, 4, 4], 0), [4, 3, 1, 1]);
});

rule('TH-ODYSSEY-08', 'the winner gets one more; among equals the best monster wins', () => {
  const t = odyssey({ 'deck.1': ['mythlurian'], 'deck.0': [] });
  // Both have 4 points: harbinger and stone against a Mythlurian.
  assert.deepEqual(
    t.state.players.map(({ tournament }) => tournament),
    [1, 2],
  );
});

rule('TH-ODYSSEY-09', 'tournament points are not victory points', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[1].tournament = 40;
  });
  assert.ok(t.log().includes('Victory points: 4, 0.'));
  assert.deepEqual(t.match.result?.scores, [2, 40]);
});

rule('TH-ODYSSEY-10', 'three seats get 3, 1 and 0', () => {
  assert.deepEqual(tournamentPoints([12, 5, 8], 0), [3, 0, 1]);
});

const COMPANY = {
  'deck.0': ['torynDuelist', 'militia', 'feaynSniper'],
  'deck.1': ['feaynArcher', 'militia', 'feaynMarksman', 'torch', 'feaynSniper'],
};

rule('TH-ODYSSEY-11', 'the winner takes the stone and one hero along', () => {
  const t = odyssey(COMPANY);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.equal(own(t, 0).length, 10);
  assert.ok(own(t, 0).includes('stoneOfMystery') && own(t, 0).includes('torynDuelist'));
});

rule('TH-ODYSSEY-12', 'everybody else takes two heroes along', () => {
  const t = odyssey(COMPANY);
  t.refused(1, 'Feayn Archer', 'out-of-range');
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.ok(own(t, 1).includes('feaynArcher'));
  assert.equal(own(t, 1).filter((kind) => kind === 'militia').length, 3);
});

rule('TH-ODYSSEY-13', 'nobody takes along a hero worth points', () => {
  const t = odyssey(COMPANY);
  assert.deepEqual(t.options(1).toSorted(), ['Feayn Archer', 'Feayn Marksman', 'Militia']);
  t.asks(0, 'companions');
});

rule('TH-ODYSSEY-14', 'the village has entirely new heroes', () => {
  const t = odyssey(COMPANY);
  const before = new Set(t.state.sets.heroes);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  const now = t.state.sets.heroes;
  assert.equal(now.length, 4);
  const all = new Set(
    Object.values(t.t.content).flatMap((def) => (def.level > 0 && def.box !== 'promo' ? [def.group] : [])),
  );
  assert.equal(now.filter((name) => before.has(name)).length, Math.max(0, 8 - all.size));
});

rule('TH-ODYSSEY-15', 'the second dungeon holds the other stone', () => {
  const t = odyssey(COMPANY).answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.ok(t.kinds('dungeon').includes('stoneOfAgony'));
});

rule('TH-ODYSSEY-16', 'everybody starts the second game with ten cards', () => {
  const t = odyssey(COMPANY).answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.deepEqual(
    [0, 1].map((seat) => own(t, seat).length),
    [10, 10],
  );
});

rule('TH-ODYSSEY-17', 'the second game is played and paid like the first', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[0].tournament = 1;
  });
  assert.deepEqual(t.match.result?.scores, [3, 0]);
});

rule('TH-ODYSSEY-18', 'most tournament points win', () => {
  const t = odyssey({}, (state) => {
    isSecond(state);
    state.players[1].tournament = 3;
  });
  assert.deepEqual(t.match.result?.winners, [1]);
});

rule('TH-ODYSSEY-19', 'among equals whoever owns the more valuable stone wins', () => {
  const tie = (state: Thunder['state']) => {
    isSecond(state);
    state.players[1].tournament = 2;
  };
  // Seat 0 has just won the stone worth 3, seat 1 has the one worth 1.
  assert.deepEqual(odyssey({}, tie).match.result?.winners, [0]);
  const loser = (state: Thunder['state']) => {
    tie(state);
    state.campaign.games[0] = { stone: 'stoneOfAgony', winner: 0 };
    state.players[0].tournament = 0;
    state.players[1].tournament = 2;
  };
  assert.deepEqual(odyssey({}, loser).match.result?.winners, [0]);
});

rule('TH-ODYSSEY-20', 'a longer Odyssey is set up like its second game every time', () => {
  const t = odyssey(COMPANY, isSecond, { games: 3 });
  assert.equal(t.match.result, null);
  t.answer(1, 'Feayn Archer', 'Militia').answer(0, 'Toryn Duelist');
  assert.equal(t.state.game, 3);
  assert.deepEqual(
    [0, 1].map((seat) => own(t, seat).length),
    [10, 10],
  );
});

const EPIC = { mode: 'epic', set: 'random' } as const;

rule('TH-EPIC-01', 'five monster types, a guardian, both stones, no traps', () => {
  for (let i = 0; i < 8; i++) {
    const { sets } = play({ options: EPIC, seed: `epic ${i}` }).state;
    assert.equal(new Set(sets.monsters).size, 5);
    assert.deepEqual([sets.guardians, sets.traps], [['darkChampion'], []]);
    assert.deepEqual(sets.stones.toSorted(), ['stoneOfAgony', 'stoneOfMystery']);
    assert.deepEqual([sets.heroes.length, sets.village.length], [4, 8]);
  }
  assert.equal(play({ options: { mode: 'epic', set: 'first' } }).state.sets.monsters.length, 5);
});

/** The deck from the top, with the three cards that were dealt. */
const epicDeck = (seed: string): string[] => {
  const t = play({ options: EPIC, seed });
  const dealt = [1, 2, 3].flatMap((rank) => t.kinds(`rank.${rank}`));
  return [...dealt, ...t.kinds('dungeon').toReversed()];
};
const section = (deck: readonly string[], from: number, to: number): readonly string[] =>
  deck.slice(from, to);
const isStone = (kind: string): boolean => kind.startsWith('stoneOf');

rule('TH-EPIC-02', 'all fifty monsters are in it', () => {
  const monsters = epicDeck('two').filter((kind) => !isStone(kind) && kind !== 'darkChampion');
  assert.equal(monsters.length, 50);
});

rule('TH-EPIC-03', 'one stone among the last 21, either of the two', () => {
  const found = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const stones = section(epicDeck(`three ${i}`), 32, 53).filter(isStone);
    assert.equal(stones.length, 1);
    found.add(stones[0]);
  }
  assert.equal(found.size, 2);
});

rule('TH-EPIC-04', 'the other stone among the 11 above', () => {
  for (let i = 0; i < 6; i++) assert.equal(section(epicDeck(`four ${i}`), 21, 32).filter(isStone).length, 1);
});

rule('TH-EPIC-05', 'the guardian among the 11 above that', () => {
  for (let i = 0; i < 6; i++) assert.ok(section(epicDeck(`five ${i}`), 10, 21).includes('darkChampion'));
});

rule('TH-EPIC-06', '53 cards in all, the first ten of them monsters', () => {
  const deck = epicDeck('six');
  assert.equal(deck.length, 53);
  assert.ok(section(deck, 0, 10).every((kind) => !isStone(kind) && kind !== 'darkChampion'));
});

rule.also('TH-EPIC-01', 'a table that agrees on its sets is not asked for features it could not use', () => {
  const t = table(game, { seats: 2, options: { mode: 'epic', set: 'chosen' }, setup: 'asked' });
  for (const [prompt, count] of [
    ['chooseHeroes', 4],
    ['chooseVillage', 8],
    ['chooseMonsters', 5],
  ] as const)
    t.asks(0, prompt).answer(0, ...t.options(0).slice(0, count));
  assert.equal(t.match.asked?.prompt, 'turn');
  assert.deepEqual([t.state.sets.traps, t.state.sets.guardians], [[], ['darkChampion']]);
});

rule('TH-EPIC-07', 'three monsters lie in the hall, village and decks as usual', () => {
  const t = play({ options: EPIC });
  assert.deepEqual(
    [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`).length),
    [1, 1, 1],
  );
  assert.equal(own(t, 1).length, 12);
});

const epic = (
  cards: Readonly<Record<string, readonly string[]>> = {},
  stones = 0,
  hand: readonly string[] = PARTY,
): Thunder =>
  play({
    options: EPIC,
    hand,
    set: (state) => {
      state.hall.stones = stones;
      state.sets.stones = ['stoneOfMystery', 'stoneOfAgony'];
    },
    cards: {
      'rank.1': ['harbinger'],
      'rank.2': ['stoneOfMystery'],
      'rank.3': ['famine'],
      ...EMPTY,
      'hand.1': ['torch'],
      ...cards,
    },
    next: { dungeon: ['kingdom', 'skaladak', 'suffering'] },
  });

rule('TH-EPIC-08', 'a turn goes as usual', () => {
  const t = play({ options: EPIC });
  assert.deepEqual(t.options(0), ['To the village', 'Into the dungeon', 'Rest']);
});

rule('TH-EPIC-09', 'the first stone goes to whoever beats the monster before it', () => {
  assert.ok(own(win(epic()), 0).includes('stoneOfMystery'));
});

rule(
  'TH-EPIC-10',
  'a first stone nobody has earned is destroyed, also while a guardian stands outside',
  () => {
    const t = epic({}, 0, ['torch', 'ironRations']);
    t.answer(0, 'dungeon').answer(0, 'Attack Harbinger').asks(1, 'turn');
    assert.ok(t.kinds('trash').includes('stoneOfMystery'));
    const guarded = epic({ 'rank.0': ['darkChampion'] });
    win(guarded).asks(0, 'tribute');
    assert.ok(guarded.kinds('trash').includes('stoneOfMystery'));
  },
);

rule(
  'TH-EPIC-11',
  'the first stone does not end the game: the hall is refilled, the next seat goes on',
  () => {
    const t = win(epic()).asks(1, 'turn');
    assert.equal(t.match.result, null);
    assert.deepEqual(
      [1, 2, 3].map((rank) => t.kinds(`rank.${rank}`)[0]),
      ['famine', 'kingdom', 'skaladak'],
    );
  },
);

rule('TH-EPIC-12', 'a stone that is laid out gives its light', () => {
  const bright = play({
    options: EPIC,
    hand: ['stoneOfAgony', 'torynScrapper', 'torynScrapper'],
    hall: ['horde4', 'kingdom', 'famine'],
  });
  bright.answer(0, 'dungeon').answer(0, 'Attack Horde 4');
  const dim = play({
    options: EPIC,
    hand: ['ironRations', 'torynScrapper', 'torynScrapper'],
    hall: ['horde4', 'kingdom', 'famine'],
  });
  dim.answer(0, 'dungeon').answer(0, 'Attack Horde 4');
  const fought = (t: Thunder): string => t.log().find((line) => line.includes('against 4'))!;
  assert.notEqual(fought(bright), fought(dim));
});

rule('TH-EPIC-13', 'the second stone ends it, taken or not, and points decide', () => {
  const taken = win(epic({}, 1)).match.result;
  assert.equal(taken?.how, 'stone');
  assert.deepEqual(taken?.winners, [0]);
  const lost = epic({ 'deck.1': ['harbinger'] }, 1, ['torch']);
  lost.answer(0, 'dungeon').answer(0, 'Attack Harbinger');
  assert.deepEqual(lost.match.result?.winners, [1]);
});

/** Who begins by the setup itself: `play` would let seat 0 begin. */
function startsAt(seed: string): number {
  return table(game, { seats: 2, options: { mode: 'odyssey' }, seed }).state.turn;
}
