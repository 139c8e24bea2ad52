import assert from 'node:assert/strict';
import { scoreOf } from '../../rules/scoring.ts';
import { setTools } from '../../rules/map.ts';
import { endTurn, type Journey, play, rule, setIn } from '../kit.ts';

const worthOf = (...tiles: string[]): number => {
  const bare = play({ hero: [{ gold: 0 }] });
  const rich = play({ pouch: [tiles], hero: [{ gold: 4 }] });
  return scoreOf(rich.t, 0) - scoreOf(bare.t, 0);
};

rule('EU-SCORE-07', 'a raw diamond scores 2 gold and 3 reputation, a raw sapphire 4 gold', () => {
  assert.equal(worthOf('rawDiamond'), 3 + 1); // 4 + 2 gold
  assert.equal(worthOf('rawSapphire'), 1); // 4 + 4 gold
  assert.equal(worthOf('rawSapphire', 'rawDiamond'), 3 + 2); // 4 + 4 + 2 gold
});

rule('EU-SCORE-04', 'items give their purchase price; gaar and potions nothing', () => {
  assert.equal(worthOf('treasureRegalia'), 3); // 4 + 12 gold
  const j = play({ hero: [{ gold: 4, gaar: 4, potions: 3 }] });
  assert.equal(scoreOf(j.t, 0), 0);
});

rule('EU-SCORE-08', 'every full 5 gold gives 1 reputation', () => {
  const scores = [4, 5, 9, 10].map((gold) => scoreOf(play({ hero: [{ gold }] }).t, 0));
  assert.deepEqual(scores, [0, 1, 1, 2]);
});

rule('EU-SCORE-12', 'trade markers: bands from 1, 2, 4 and 5', () => {
  const scores = [0, 1, 2, 3, 4, 5].map((n) => {
    const j = play({
      map: [
        ['northTowers', 2, -1],
        ['midTowers', 4, -2],
      ],
      hero: [{ gold: 0 }],
      set: (state) => {
        for (const space of [4, 5, 6, 8, 9].slice(0, n)) state.map.marker[space] = 0;
      },
    });
    return scoreOf(j.t, 0);
  });
  assert.deepEqual(scores, [0, 2, 5, 5, 9, 15]);
});

rule('EU-SCORE-15', 'each death in combat costs 2 reputation, never below 0', () => {
  assert.equal(scoreOf(play({ hero: [{ gold: 0, reputation: 5, fallen: 2 }] }).t, 0), 1);
  assert.equal(scoreOf(play({ hero: [{ gold: 0, reputation: 3, fallen: 2 }] }).t, 0), 0);
});

type Plan = NonNullable<Parameters<typeof play>[0]>;
/** What this is worth at the end, beside a hero with 4 gold: 1 gold more makes a point. */
const points = (plan: Plan): number =>
  scoreOf(play({ ...plan, hero: [{ gold: 4, ...plan.hero?.[0] }] }).t, 0);

rule('EU-SCORE-01', 'abilities give their upgrade cost, hero equipment its price, only on the board', () => {
  // Focus costs 2, so 4 + 2; the yew bow has a price of 4 or more.
  const { aelFocus, aelYewBow } = play().t.content;
  const gold = (kind: typeof aelFocus): number => kind.tile!.cost + (kind.tile!.price ?? 0);
  assert.ok(gold(aelFocus) > 0 && gold(aelYewBow) > 0);
  const worth = (kinds: string[]): number => points({ worn: [kinds], hero: [{ gold: 0 }] });
  assert.equal(worth(['aelFocus']), Math.floor(gold(aelFocus) / 5));
  assert.equal(worth(['aelFocus', 'aelYewBow']), Math.floor((gold(aelFocus) + gold(aelYewBow)) / 5));
  assert.equal(points({ worn: [['aelFocus']], hero: [{ gold: 5 - gold(aelFocus) }] }), 1);
  assert.equal(points({ worn: [['aelFocus']], hero: [{ gold: 4 - gold(aelFocus) }] }), 0);
  // Beside the board it gives nothing.
  const stock = play({ hero: [{ gold: 4 }], set: (_, t) => void t.make('aelFocus', t.piles.stock[0]) });
  assert.equal(scoreOf(stock.t, 0), 0);
});

rule('EU-SCORE-02', 'an unlocked hero slot gives the gold it cost, an essence paid for it nothing', () => {
  const j = play({ heroes: ['dral', 'ael'], hero: [{ gold: 0 }] });
  const { slots } = j.t.content['dral'].board!;
  const unlock = (index: number, gold: number): number => {
    const one = play({
      heroes: ['dral', 'ael'],
      hero: [{ gold }],
      set: (state) => void (state.heroes[0].unlocked[index] = true),
    });
    return scoreOf(one.t, 0);
  };
  const fifth = slots.findIndex(({ price }) => price?.gold === 5);
  assert.equal(slots[fifth].symbol, 'ability');
  assert.equal(unlock(fifth, 0), 1);
  const essence = slots.findIndex(({ price }) => price?.essence !== undefined);
  assert.deepEqual([slots[essence].price?.gold, unlock(essence, 1), unlock(essence, 2)], [3, 0, 1]);
});

rule('EU-SCORE-05', 'so does an unlocked equipment slot', () => {
  const j = play({ heroes: ['dral', 'ael'] });
  const { slots } = j.t.content['dral'].board!;
  const jewel = slots.findIndex(({ symbol, price }) => symbol === 'jewellery' && price !== null);
  assert.equal(slots[jewel].price?.gold, 4);
  const unlock = (gold: number): number =>
    scoreOf(
      play({
        heroes: ['dral', 'ael'],
        hero: [{ gold }],
        set: (state) => void (state.heroes[0].unlocked[jewel] = true),
      }).t,
      0,
    );
  assert.deepEqual([unlock(0), unlock(1)], [0, 1]);
});

rule(
  'EU-SCORE-03',
  '2 gold for each gem and essence on the board, but not for essences on ability tiles',
  () => {
    const worth = (plan: Plan): number => points({ ...plan, hero: [{ gold: 3 }] });
    assert.equal(worth({}), 0);
    assert.equal(worth({ set: (state) => void (state.heroes[0].gems.ruby = 1) }), 1);
    assert.equal(worth({ set: (state) => void (state.heroes[0].essences.fire = 1) }), 1);
    // One coin short of the next point: a ruby set in the bracers makes it.
    const price = play().t.content['treasureRuneBracers'].tile!.price!;
    const gold = (9 - (price % 5)) % 5;
    const worn = [['treasureRuneBracers']];
    const bare = points({ worn, hero: [{ gold }] });
    const set: Plan['set'] = (_, t) => setIn(t, 0, 'treasureRuneBracers', 'ruby');
    assert.equal(points({ worn, hero: [{ gold }], set }), bare + 1);
    const bound = play({
      heroes: ['taesiri', 'dral'],
      hero: [{ gold: 3 }],
      set: (_, t) => {
        const slumber = t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'taesiriSlumber')!;
        t.setNote(slumber, { exhausted: false, gems: [], flipped: [], essences: ['fire', 'air'] });
      },
    });
    assert.equal(scoreOf(bound.t, 0), 0);
  },
);

rule('EU-SCORE-06', 'the option with reputation, otherwise the most gold', () => {
  const raws = Object.values(play().t.content).filter(({ tile }) => tile?.class === 'raw');
  for (const { kind, tile } of raws) {
    const sums = tile!.sell.map((fx) => {
      const of = (verb: 'gold' | 'reputation'): number =>
        fx.reduce((sum, effect) => sum + ((effect as { gold?: number; reputation?: number })[verb] ?? 0), 0);
      return { gold: of('gold'), reputation: of('reputation') };
    });
    const best = sums.toSorted((a, b) => b.reputation - a.reputation || b.gold - a.gold)[0];
    assert.equal(points({ pouch: [[kind]] }), best.reputation + Math.floor((4 + best.gold) / 5), kind);
  }
  assert.ok(raws.length > 20);
});

/** Hero, interaction or trade markers on so many spaces. */
function marked(
  n: number,
  mark: (j: Journey, space: number) => void,
  wanted: (hex: object) => boolean,
): number {
  const map = [
    ['robberTrail', 2, -1],
    ['wildWood', 1, 1],
    ['oreRidge', -1, 2],
    ['oldQuarry', -2, 1],
    ['reedShore', -1, -1],
    ['dripGrotto', 1, -2],
    ['twinLakes', 3, -3],
    ['minerAdit', 4, -2],
    ['foxDen', 3, 0],
    ['stormRidge', 2, 2],
  ] as const;
  const j = play({ map, hero: [{ gold: 0 }] });
  const spaces = map.flatMap(([kind], tile) =>
    j.t.content[kind].land!.hexes.flatMap((hex, part) => (wanted(hex) ? [(tile + 1) * 4 + part] : [])),
  );
  assert.ok(spaces.length >= n, `${spaces.length} spaces`);
  for (const space of spaces.slice(0, n)) mark(j, space);
  return scoreOf(j.t, 0);
}

rule('EU-SCORE-10', 'hero markers: bands from 4, 7, 10 and 14', () => {
  const score = (n: number): number =>
    marked(
      n,
      (j, space) => void (j.state.map.marker[space] = 0),
      (hex) => !('raw' in hex) && !('trade' in hex),
    );
  assert.deepEqual([3, 4, 6, 7, 9, 10].map(score), [0, 2, 2, 5, 5, 9]);
  const all = (n: number): number =>
    marked(
      n,
      (j, space) => void (j.state.map.marker[space] = 0),
      () => true,
    );
  assert.deepEqual([13, 14].map(all), [9, 15]);
});

rule('EU-SCORE-11', 'interaction markers: bands from 7, 10, 14 and 20; two on one space count twice', () => {
  const score = (n: number): number => {
    let left = n;
    return marked(
      Math.ceil(n / 2),
      (j, space) => {
        setTools(j.t, space, 0, Math.min(2, left));
        left -= 2;
      },
      (hex) => 'raw' in hex,
    );
  };
  assert.deepEqual([6, 7, 9, 10, 13, 14, 19, 20].map(score), [0, 2, 2, 5, 5, 9, 9, 15]);
});

const category =
  (change: (j: Journey, n: number) => void) =>
  (n: number): number => {
    const j = play({ hero: [{ gold: 0 }] });
    change(j, n);
    return scoreOf(j.t, 0);
  };

rule('EU-SCORE-13', 'hero markers of others: bands from 1, 2, 3 and 4', () => {
  const score = category((j, n) => (j.state.heroes[0].won = n));
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(score), [0, 2, 5, 9, 15, 15]);
});

rule('EU-SCORE-14', 'quests: bands from 2, 4, 6 and 8; elite enemies: from 1, 2, 4 and 6', () => {
  const pile = (name: 'quests' | 'bounties', kind: string) =>
    category((j, n) => {
      for (let i = 0; i < n; i++) j.t.make(kind, j.t.piles[name][0]);
    });
  const quests = pile('quests', 'hunterFirstPelt');
  assert.deepEqual([1, 2, 3, 4, 5, 6, 7, 8].map(quests), [0, 2, 2, 5, 5, 9, 9, 15]);
  const elites = pile('bounties', 'bountyGreytooth');
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map(elites), [0, 2, 5, 5, 9, 9, 15]);
});

rule('EU-SCORE-09', '2, 5, 9 or 15 for the band of each category, and all categories together', () => {
  const j = play({ hero: [{ gold: 0 }] });
  j.state.heroes[0].won = 2;
  for (let i = 0; i < 6; i++) j.t.make('hunterFirstPelt', j.t.piles.quests[0]);
  j.t.make('bountyGreytooth', j.t.piles.bounties[0]);
  assert.equal(scoreOf(j.t, 0), 5 + 9 + 2);
});

rule(
  'EU-SCORE-16',
  'a tie is broken by the cards in hand, a silver 1 and a gold one 4; then it is shared',
  () => {
    const winners = (hands: readonly (readonly string[])[]): readonly number[] => {
      const j = play({
        heroes: ['ael', 'dral'],
        hero: [{ gold: 0 }, { gold: 0 }],
        cards: { 'hand.0': hands[0], 'hand.1': hands[1] },
        set: (state) => (state.round = state.rounds),
      });
      endTurn(endTurn(j, 0), 1);
      return j.match.result!.winners;
    };
    const silver = ['curse', 'curse', 'curse'];
    assert.deepEqual(winners([silver, ['mightyBlow']]), [1]);
    assert.deepEqual(winners([['curse', 'mightyBlow'], ['mightyBlow']]), [0]);
    assert.deepEqual(winners([['bloodlust', ...silver], ['healingCard']]), [0, 1]);
  },
);
