import assert from 'node:assert/strict';
import { fresh } from '../../modes/campaign.ts';
import { EMPTY, lastFight, PARTY, play, rule, type Thunder, win } from '../kit.ts';

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
