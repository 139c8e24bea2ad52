import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { EMPTY, own, PARTY, play, rule, type Thunder, win } from '../kit.ts';

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

rule.also('TH-EPIC-01', 'only a box with too few monster types borrows from the other', () => {
  const boxOf = new Map(Object.values(game.content).map((def) => [def.group, def.box]));
  for (let i = 0; i < 12; i++) {
    const boxes = (mode: 'epic' | 'wandering', box: 'base' | 'wrath'): string[] => {
      const { monsters } = play({ options: { mode, box, set: 'random' }, seed: `borrows ${i}` }).state.sets;
      return [...new Set(monsters.map((name) => boxOf.get(name)!))].toSorted();
    };
    assert.deepEqual(boxes('epic', 'base'), ['base']);
    assert.ok(boxes('epic', 'wrath').includes('base'));
    // Four types are wanted here, and four there are.
    assert.deepEqual(boxes('wandering', 'wrath'), ['wrath']);
  }
});

/** The deck from the top, with the three cards that were dealt. */
const epicDeck = (seed: string): string[] => {
  const t = play({ options: EPIC, seed });
  const dealt = [1, 2, 3].flatMap((rank) => t.kinds(`rank.${rank}`));
  return [...dealt, ...t.kinds('dungeon').toReversed()];
};

const isStone = (kind: string): boolean => kind.startsWith('stoneOf');

rule('TH-EPIC-02', 'all fifty monsters are in it', () => {
  const monsters = epicDeck('two').filter((kind) => !isStone(kind) && kind !== 'darkChampion');
  assert.equal(monsters.length, 50);
});

const section = (deck: readonly string[], from: number, to: number): readonly string[] =>
  deck.slice(from, to);

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

rule('TH-EPIC-08', 'a turn goes as usual', () => {
  const t = play({ options: EPIC });
  assert.deepEqual(t.options(0), ['To the village', 'Into the dungeon', 'Rest']);
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
