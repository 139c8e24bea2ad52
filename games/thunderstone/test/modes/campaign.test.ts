import assert from 'node:assert/strict';
import { unmask } from '../../rules/hall.ts';
import { randomizersOf } from '../../rules/sets.ts';
import { EMPTY, lastFight, PARTY, play, rule, type Thunder, win } from '../kit.ts';

const SEEDS = Array.from({ length: 25 }, (_, i) => `box ${i}`);

/** The next game of a hunt: these dungeons were before, the last of them was the present one, and this is left of it. */
const hunted = (
  seed: string,
  dungeons: readonly (readonly string[])[],
  left: Readonly<Record<string, readonly string[]>>,
): Thunder =>
  win(
    play({
      seed,
      options: { mode: 'hunt', set: 'random', box: 'wrath' },
      hand: PARTY,
      set: (state) => {
        const names = dungeons.map((names) => names.slice());
        const monsters = names.pop()!;
        state.campaign.dungeons.push(...names);
        state.sets = { ...state.sets, monsters, traps: [], guardians: [], stones: ['stoneOfMystery'] };
      },
      cards: {
        'rank.0': [],
        'rank.1': ['harbinger'],
        'rank.2': ['stoneOfMystery'],
        'rank.3': ['famine'],
        dungeon: [],
        horde: [],
        ...EMPTY,
        ...left,
      },
    }),
  );

const FIRST = ['elementalNature', 'elementalPain', 'golem', 'darkChampion', 'dire'];

const SECOND = ['horde', 'elementalNature', 'elementalPain'];

/** Of what there are more cards than the box holds. */
function surplus(t: Thunder): string[] {
  const { kinds } = t.t.whole.cards;
  return [...new Set(kinds)].filter(
    (kind) => kinds.filter((one) => one === kind).length > t.t.content[kind].copies,
  );
}

rule.also('TH-SETUP-16', 'a guardian left over from an earlier dungeon does not come a second time', () => {
  for (const seed of SEEDS) {
    const t = hunted(seed, [FIRST, SECOND], { 'rank.0': ['darkChampion'] });
    assert.deepEqual(t.state.sets.guardians, []);
    assert.equal(t.kinds('dungeon').filter((kind) => kind === 'darkChampion').length, 1);
    assert.deepEqual(surplus(t), []);
  }
});

rule.also('TH-HUNT-03', 'traps left over from an earlier dungeon are no other feature', () => {
  for (const seed of SEEDS) {
    const { traps } = hunted(seed, [FIRST, SECOND], { dungeon: ['theCage'] }).state.sets;
    assert.ok(!traps.includes('dire'));
  }
});

rule.also(
  'TH-HUNT-03',
  'what came over from an earlier dungeon and was used up is no other feature either',
  () => {
    const used = { trash: ['theCage'], 'discard.1': ['darkChampion'] };
    for (const seed of SEEDS) {
      const { traps, guardians } = hunted(seed, [FIRST, SECOND], used).state.sets;
      assert.ok(!traps.includes('dire'));
      assert.deepEqual(guardians, []);
    }
    // Nature and Horde were last seen two games ago, a Golem in the last one.
    const first = ['elementalNature', 'golem', 'horde'];
    const { monsters } = hunted('used up', [first, []], { trash: [], 'discard.1': ['bronzeGolem'] }).state
      .sets;
    assert.deepEqual(monsters.toSorted(), ['elementalNature', 'elementalPain', 'horde']);
  },
);

rule.also('TH-HUNT-03', 'monsters left over come in question last, those used longest ago first', () => {
  const left = { dungeon: ['bronzeGolem', 'hordePlaceholder', 'airWrath'], horde: ['horde12'] };
  const t = hunted('last', [['golem'], ['horde'], ['elementalNature', 'elementalPain']], left);
  assert.deepEqual(t.state.sets.monsters.toSorted(), ['elementalPain', 'golem', 'horde']);
  assert.deepEqual(surplus(t), []);
});

/** All four types of the box are in the dungeon, and the Horde is the one that was used longest ago. */
const hordeAgain = (seed: string): Thunder =>
  hunted(seed, [['horde'], ['elementalNature', 'elementalPain', 'golem']], {
    'rank.3': ['horde5'],
    dungeon: ['hordePlaceholder', 'airWrath', 'bloodTorment', 'hordePlaceholder', 'bronzeGolem'],
    horde: ['horde12', 'horde11'],
  });

const OTHERS = [12, 11, 10, 9, 8, 7, 6, 4, 3].map((health) => `horde${health}`);

rule.also('TH-HUNT-05', 'a Horde that is drawn again has one placeholder for every card of its deck', () => {
  for (const seed of SEEDS) {
    const t = hordeAgain(seed);
    assert.ok(t.state.sets.monsters.includes('horde'));
    assert.deepEqual(surplus(t), []);
    const deck = t.kinds('horde');
    assert.equal(t.kinds('dungeon').filter((kind) => kind === 'hordePlaceholder').length, deck.length);
    // The one that came along as itself is not in the deck; all others are, the weakest in the hall by now. TH-HORDE-03
    const hall = [1, 2, 3].flatMap((rank) => t.kinds(`rank.${rank}`));
    const shown = hall.filter((kind) => t.t.content[kind].horde && kind !== 'horde5');
    assert.deepEqual([...deck, ...shown.toReversed()], OTHERS);
  }
});

rule.also(
  'TH-HORDE-05',
  'every placeholder of a Horde that is drawn again turns into one of its cards',
  () => {
    for (const seed of SEEDS) {
      const t = hordeAgain(seed);
      const { dungeon } = t.t.piles;
      for (const card of t.t.cards(dungeon).toReversed())
        assert.notEqual(t.t.kind(unmask(t.t, card)), 'hordePlaceholder');
    }
  },
);

rule.also('TH-ODYSSEY-14', 'a box with seven hero stacks borrows the eighth', () => {
  const own = new Set(randomizersOf(lastFight('odyssey').t.content, { box: 'wrath', promo: false }).heroes);
  const lent = new Set<string>();
  for (const seed of SEEDS.slice(0, 12)) {
    const t = win(
      play({
        seed,
        options: { mode: 'odyssey', set: 'random', box: 'wrath' },
        hand: PARTY,
        set: (state) => (state.sets.stones = ['stoneOfMystery']),
        cards: { 'rank.1': ['harbinger'], 'rank.2': ['stoneOfMystery'], 'rank.3': ['famine'], ...EMPTY },
      }),
    );
    const before = t.state.sets.heroes.slice();
    t.answer(0, 'Toryn Scrapper');
    assert.equal(t.state.game, 2);
    const now = t.state.sets.heroes;
    assert.equal(new Set([...before, ...now]).size, 8);
    const others = now.filter((name) => !own.has(name));
    assert.equal(others.length, 1);
    lent.add(others[0]);
  }
  assert.ok(lent.size > 1);
});

rule.also('TH-ODYSSEY-14', 'with enough of its own a box borrows nothing', () => {
  const t = win(
    lastFight('odyssey', {}, { box: 'wrath', games: 3 }, (state) => {
      // The last village had one hero of the other box, so four are free again.
      state.game = 2;
      state.sets.heroes = ['blind', 'diin', 'divine', 'amazon'];
      state.campaign.games.push({ stone: 'stoneOfAgony', winner: 1 });
      state.campaign.heroes.push(['gangland', 'gohlen', 'runespawn', 'toryn']);
    }),
  );
  t.answer(0, 'Toryn Scrapper');
  assert.deepEqual(t.state.sets.heroes.toSorted(), ['gangland', 'gohlen', 'runespawn', 'toryn']);
});
