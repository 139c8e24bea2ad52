import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { game } from '../../game.ts';
import { drawDungeon, PRESETS } from '../../rules/sets.ts';
import { play, rule, type Thunder } from '../kit.ts';

const { content } = game;

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

const stock = (seed: string, options: object = {}, seats = 2): Thunder =>
  table(game, { seats, seed, options });

rule('TH-SETUP-07', 'four hero sets and eight village sets, all different', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { heroes, village } = stock(seed, { set: 'random' }).state.sets;
    assert.deepEqual([new Set(heroes).size, new Set(village).size], [4, 8]);
  }
});

rule('TH-SETUP-08', 'monster randomizers until three types show, whatever features come between', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const { monsters } = stock(seed, { set: 'random' }).state.sets;
    assert.equal(new Set(monsters).size, 3);
  }
});

rule(
  'TH-SETUP-03',
  'feature cards lie among the monster randomizers: sometimes they turn up, sometimes not',
  () => {
    const withFeatures = SEEDS.filter((seed) => {
      const { traps, guardians } = stock(seed, { set: 'random' }).state.sets;
      return traps.length + guardians.length > 0;
    });
    assert.ok(withFeatures.length > 0 && withFeatures.length < SEEDS.length);
  },
);

rule.also('TH-SETUP-03', 'there are three of them, and none in the base box', () => {
  const piles = (box: 'both' | 'base'): number => {
    const { t, state } = stock('piles', { set: 'random', box });
    const seen: string[][] = [];
    // The table itself, but for chance: it shows what it was given to choose from.
    const watched = Object.create(t, {
      pick: {
        value: (from: readonly string[]) => {
          seen.push([...from]);
          return from[0];
        },
      },
    }) as typeof t;
    drawDungeon(watched, { ...state.sets }, ['dragon', 'golem', 'ooze', 'horde']);
    return seen[0].length - 4;
  };
  assert.deepEqual([piles('both'), piles('base')], [3, 0]);
});

const all = (t: Thunder): string[] => [...hall(t), ...t.kinds('trash'), ...fromTop(t)];

const hall = (t: Thunder): string[] => [1, 2, 3].flatMap((rank) => t.kinds(`rank.${rank}`));

/** The dungeon deck from the top, and the hall. */
const fromTop = (t: Thunder): string[] => t.kinds('dungeon').toReversed();

rule(
  'TH-SETUP-10',
  'with the Horde there are ten placeholders in the dungeon and a Horde deck beside it',
  () => {
    const t = stock('horde');
    assert.equal(all(t).filter((kind) => kind === 'hordePlaceholder').length, 10);
    assert.equal(t.kinds('horde').length + hall(t).filter((kind) => kind.startsWith('horde')).length, 10);
  },
);

rule('TH-HORDE-02', 'all placeholders are shuffled in like any monster type', () => {
  const places = SEEDS.slice(0, 10).map((seed) => fromTop(stock(seed)).indexOf('hordePlaceholder'));
  assert.ok(new Set(places).size > 1);
});

rule('TH-HORDE-03', 'the Horde deck lies open, the weakest on top', () => {
  const t = stock('open horde');
  const horde = t.kinds('horde');
  const health = horde.map((kind) => content[kind].health);
  assert.deepEqual(
    health,
    health.toSorted((a, b) => b - a),
  );
  assert.deepEqual(
    t.match.view('watcher').piles.horde.cards.map((card) => (card as { kind: string }).kind),
    horde,
  );
});

rule('TH-HORDE-04', 'the Horde deck is never shuffled', () => {
  const decks = SEEDS.slice(0, 8).map((seed) => stock(seed).kinds('horde').slice(0, 5).join());
  assert.deepEqual(new Set(decks), new Set(['horde12,horde11,horde10,horde9,horde8']));
});

rule('TH-HORDE-07', 'the first placeholder becomes the Horde card with health 3, and so on', () => {
  const t = play({
    hand: ['militia'],
    hall: ['kingdom', 'famine', 'harbinger'],
    cards: { horde: ['horde5', 'horde4', 'horde3'], 'hand.1': ['militia'] },
    next: { dungeon: ['hordePlaceholder', 'hordePlaceholder'] },
  });
  t.answer(0, 'dungeon').answer(0, 'Attack Harbinger');
  assert.deepEqual(t.kinds('rank.3'), ['horde3']);
  t.answer(1, 'dungeon').answer(1, 'Attack Famine');
  assert.deepEqual(t.kinds('rank.3'), ['horde4']);
});

rule('TH-SETUP-11', 'ten cards of each monster type, six of each trap type', () => {
  const t = stock('counts');
  const groups = new Map<string, number>();
  for (const kind of all(t)) {
    const { group, horde, health } = content[kind];
    if (!horde || health === 0) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  assert.deepEqual(
    ['elementalNature', 'undeadDoom', 'horde', 'dire'].map((group) => groups.get(group)),
    [10, 10, 10, 6],
  );
});

/** First games in which no trap was dealt and put under the deck: from the bottom 11 cards, 11 cards, and the rest. */
const undisturbed = SEEDS.map((seed) => stock(seed).kinds('dungeon')).filter(
  (deck) => content[deck[0]].sort !== 'trap',
);

rule('TH-SETUP-12', 'the guardian is not among the cards that were shuffled first', () => {
  assert.ok(undisturbed.every((deck) => !deck.slice(22).includes('darkChampion')));
});

rule('TH-SETUP-13', 'monsters and traps make 30 to 42 cards', () => {
  const sizeOf = (t: Thunder): number =>
    hall(t).length + fromTop(t).length - t.state.sets.guardians.length - t.state.sets.stones.length;
  assert.equal(sizeOf(stock('traps')), 36);
  const plain = SEEDS.map((seed) => stock(seed, { set: 'random' })).find(
    ({ state }) => state.sets.traps.length === 0 && !state.sets.monsters.includes('elementalPain'),
  );
  assert.equal(sizeOf(plain!), 30);
});

const placeOf = (sort: string, deck: readonly string[]): number =>
  deck.findIndex((kind) => content[kind].sort === sort || (sort === 'guardian' && content[kind].guardian));

rule('TH-SETUP-15', 'the guardian is shuffled into ten cards under the deck', () => {
  // Above the bottom 11 with the stone come the 11 with the guardian.
  const places = undisturbed.map((deck) => placeOf('guardian', deck));
  assert.ok(places.every((place) => place >= 11 && place < 22));
  assert.ok(new Set(places).size > 4);
});

rule('TH-SETUP-16', 'there is one card of each guardian', () => {
  assert.ok(Object.values(content).every((def) => !def.guardian || def.copies === 1));
});

rule('TH-SETUP-17', 'the stone is shuffled into the bottom eleven', () => {
  const places = undisturbed.map((deck) => placeOf('stone', deck));
  assert.ok(places.every((place) => place < 11));
  assert.ok(new Set(places).size > 4);
});

rule('TH-SETUP-18', 'three monster types, a trap type, a guardian and a stone are 38 cards', () => {
  const t = stock('size');
  assert.equal(hall(t).length + fromTop(t).length, 38);
});

rule('TH-SETUP-20', 'the first three cards lie at ranks 1, 2 and 3', () => {
  const t = stock('hall');
  assert.deepEqual(
    [0, 1, 2, 3].map((rank) => t.kinds(`rank.${rank}`).length),
    [0, 1, 1, 1],
  );
});

rule('TH-SETUP-22', 'a trap dealt at the start goes under the deck and does nothing', () => {
  const trapped = SEEDS.map((seed) => stock(seed)).filter(
    (t) => content[t.kinds('dungeon')[0]].sort === 'trap',
  );
  assert.ok(trapped.length > 0);
  for (const seed of SEEDS) assert.ok(hall(stock(seed)).every((kind) => content[kind].sort === 'monster'));
  for (const t of trapped) {
    assert.ok(hall(t).every((kind) => content[kind].sort === 'monster'));
    assert.ok(!t.log().some((line) => line.startsWith('A trap')));
  }
});

rule('TH-SETUP-23', 'nothing breaks through while the hall is dealt', () => {
  for (let i = 0; ; i++) {
    const t = stock(`breach ${i}`, { set: 'random' });
    if (content[t.kinds('rank.1')[0]].breach === null) continue;
    assert.ok(!t.log().some((line) => line.startsWith('Breach')));
    break;
  }
});

rule('TH-SETUP-24', 'a placeholder dealt at the start is replaced at once', () => {
  const swapped = SEEDS.map((seed) => stock(seed)).filter((t) => t.kinds('trash').length > 0);
  assert.ok(swapped.length > 0);
  for (const t of swapped) {
    assert.ok(hall(t).includes('horde3'));
    assert.ok(!hall(t).includes('hordePlaceholder'));
  }
});

rule('TH-SETUP-25', 'the village has its stacks and supplies, face up', () => {
  const t = stock('village', {}, 3);
  const stacks = Array.from({ length: 16 }, (_, i) => t.kinds(`stack.${i}`));
  assert.deepEqual(
    stacks.slice(0, 4).map((stack) => [stack[0], stack.length]),
    [
      ['militia', 12],
      ['torch', 9],
      ['dagger', 9],
      ['ironRations', 9],
    ],
  );
  assert.deepEqual(
    stacks.slice(4, 8).map((stack) => stack.length),
    [12, 12, 12, 12],
  );
  assert.deepEqual(
    stacks.slice(8).map((stack) => [stack[0], stack.length]),
    PRESETS.first.village.map((kind) => [kind, 8]),
  );
  assert.equal(t.kinds('disease').length, 27);
  assert.ok(t.match.view('watcher').piles.stack.every(({ cards }) => cards.every((card) => card !== null)));
});

rule('TH-SETUP-26', 'in a hero stack level 1 lies on top, level 3 at the bottom', () => {
  const levels = stock('levels')
    .kinds('stack.5')
    .map((kind) => content[kind].level);
  assert.deepEqual(levels, [3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
});

rule('TH-SETUP-27', 'the starting deck', () => {
  const t = stock('deck');
  const deck = [...t.kinds('hand.0'), ...t.kinds('deck.0')].toSorted();
  const six = Array<string>(6).fill('militia');
  assert.deepEqual(deck, ['dagger', 'dagger', 'ironRations', 'ironRations', ...six, 'torch', 'torch']);
});

rule('TH-SETUP-28', 'everybody draws six cards of a shuffled deck', () => {
  const t = stock('draw', {}, 4);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => t.kinds(`hand.${seat}`).length),
    [6, 6, 6, 6],
  );
  const hands = SEEDS.slice(0, 6).map((seed) => stock(seed).kinds('hand.0').join());
  assert.ok(new Set(hands).size > 3);
});

rule('TH-SETUP-29', 'who begins is drawn by lot, and it goes clockwise', () => {
  const first = SEEDS.map((seed) => stock(seed, {}, 3).state.turn);
  assert.deepEqual(new Set(first), new Set([0, 1, 2]));
  const t = stock('clockwise', {}, 3);
  const { turn } = t.state;
  for (let i = 0; i < 4; i++) t.answer((turn + i) % 3, 'rest').answer((turn + i) % 3, 'keep');
  t.asks((turn + 1) % 3, 'turn');
});

rule('TH-SETUP-09', 'as many features as their randomizers, of five cards', () => {
  // Two features are drawn by dice: the one that draws two more, and of the rest both guardians and the traps.
  const t = table(game, { seats: 2, options: { set: 'random' }, seed: 'features 7' });
  const { traps, guardians } = t.state.sets;
  assert.ok(traps.length <= 2 && guardians.length <= 1);
  const found = SEEDS.map((seed) => stock(seed, { set: 'random' }).state.sets);
  assert.ok(found.some((sets) => sets.guardians.length === 1));
  assert.ok(found.some((sets) => sets.traps.length > 0));
});

rule('TH-SETUP-14', 'a second guardian feature adds nothing where there is one guardian', () => {
  for (const seed of SEEDS) assert.ok(stock(seed, { set: 'random' }).state.sets.guardians.length <= 1);
});

rule('TH-SETUP-21', 'rank 0 is there and empty while no guardian has come', () => {
  const t = stock('rank 0');
  assert.deepEqual(t.kinds('rank.0'), []);
});

rule('TH-PRESET-01', 'the suggested first game', () => {
  const { sets } = stock('preset').state;
  assert.deepEqual(sets, { ...PRESETS.first, stones: ['stoneOfAgony'] });
});

rule('TH-PRESET-02', 'a table may choose freely', () => {
  const t = table(game, { seats: 2, options: { set: 'chosen' }, setup: 'asked' });
  const many = () => {
    const { min, max } = t.match.question(0)!;
    return [min, max];
  };
  assert.deepEqual(many(), [4, 4]);
  t.answer(0, 'Toryn', 'Diin', 'Dwarf', 'Feayn');
  assert.deepEqual(many(), [8, 8]);
  t.answer(0, 'Lantern', 'Sage', 'Fireball', 'Hatchet', 'Feast', 'Barkeep', 'Claymore', 'Short Bow');
  assert.deepEqual(many(), [3, 3]);
  t.answer(0, 'Dragon', 'Undead – Doom', 'Elemental – Nature');
  assert.deepEqual(many(), [0, 3]);
  t.answer(0, 'Dark Champion');
  assert.deepEqual(t.state.sets.heroes, ['toryn', 'diin', 'dwarf', 'feayn']);
  assert.deepEqual(t.state.sets.monsters, ['dragon', 'undeadDoom', 'elementalNature']);
  assert.deepEqual([t.state.sets.traps, t.state.sets.guardians], [[], ['darkChampion']]);
});

rule('TH-STONE-04', 'the table says which stone plays, or lets chance say', () => {
  assert.deepEqual(stock('stone', { stone: 'stoneOfMystery' }).state.sets.stones, ['stoneOfMystery']);
  const drawn = SEEDS.slice(0, 12).map((seed) => stock(seed, { set: 'random' }).state.sets.stones[0]);
  assert.deepEqual([...new Set(drawn)].toSorted(), ['stoneOfAgony', 'stoneOfMystery']);
});

rule('TH-STONE-01', 'the Stone of Agony is worth 1', () => {
  assert.equal(content.stoneOfAgony.points, 1);
});

rule('TH-STONE-03', 'the Stone of Mystery is worth 3', () => {
  assert.equal(content.stoneOfMystery.points, 3);
});

rule('TH-SETUP-02', 'randomizers of both boxes lie together', () => {
  const boxes = new Set<string>();
  for (const seed of SEEDS.slice(0, 10))
    for (const kind of stock(seed, { set: 'random' }).state.sets.village) boxes.add(content[kind].box);
  assert.deepEqual(boxes, new Set(['base', 'wrath']));
});

rule('TH-SETUP-05', 'each pile of randomizers is shuffled by itself', () => {
  const drawn = SEEDS.slice(0, 10).map((seed) => stock(seed, { set: 'random' }).state.sets);
  for (const pile of ['heroes', 'village', 'monsters'] as const)
    assert.ok(new Set(drawn.map((sets) => sets[pile].join())).size > 5, pile);
});

rule('TH-SETUP-06', 'heroes and village cards are drawn before monsters', () => {
  // From the same chance, another number of monsters leaves heroes and village cards as they are.
  const [three, four] = ['standard', 'wandering'].map(
    (mode) => stock('first', { set: 'random', mode }).state.sets,
  );
  assert.deepEqual([three.heroes, three.village], [four.heroes, four.village]);
  assert.deepEqual([three.monsters.length, four.monsters.length], [3, 4]);
});

rule('TH-SETUP-19', 'everybody sees before the first turn that two stones play', () => {
  for (const viewer of [0, 1, 'watcher'] as const) {
    const { options, state } = stock('two', { stone: 'both' }).match.view(viewer);
    assert.equal(options.stone, 'both');
    assert.equal(state.sets.stones.length, 2);
  }
});
