import assert from 'node:assert/strict';
import { markersOf } from '../../rules/haves.ts';
import type { Hero } from '../../shape.ts';
import { beats, choose, game, type Journey, offered, play, rule } from '../kit.ts';

/** Dral trades at the trader of the market green, which Áel may have pacified. */
function trading(hero: Partial<Hero> = {}, owner = -1): Journey {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 9, ...hero }],
    cards: { 'offer.0': ['leatherHelmet', 'leatherBoots', 'shortSword', 'travelBread'] },
    set: (state) => {
      state.map.beaten[4] = true;
      state.map.marker[4] = owner;
      if (hero.unlocked === undefined) return;
      state.heroes[0].unlocked = hero.unlocked;
    },
  });
  return choose(j, 0, 'trade');
}
const byDoes = (j: Journey, does: string): number =>
  j.match.question(0)!.from.filter((option) => option.does === does).length;

rule('EU-TRADE-03', 'a fee of 1 gold goes to the other player whose marker lies there', () => {
  const j = trading({}, 1).asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[1].gold], [8, 3]);
  const free = trading({}, 0).asks(0, 'trade');
  assert.equal(free.state.heroes[0].gold, 9);
});

rule('EU-BUY-04', 'a bought tile is replaced at once', () => {
  const j = trading();
  j.answer(0, 'Buy Leather Helmet (2 gold)').asks(0, 'trade');
  assert.equal(j.state.heroes[0].gold, 7);
  assert.equal(j.t.cards(j.t.piles.offer[0]).length, 4);
  assert.deepEqual(
    j.t.cards(j.t.piles.pouch[0]).map((card) => j.t.kind(card)),
    ['leatherHelmet'],
  );
});

rule('EU-OFFER-02', 'the first change of the offer is free, every further one costs 1 gold', () => {
  const j = trading();
  choose(j, 0, 'offer');
  assert.equal(j.state.heroes[0].gold, 9);
  choose(j, 0, 'offer');
  assert.equal(j.state.heroes[0].gold, 8);
  j.asks(0, 'trade');
});

rule('EU-SELL-05', 'a loose gem sells for 2 gold', () => {
  const j = trading({
    gems: { ruby: 1, emerald: 0, demonStone: 0, opal: 0, diamond: 0, amethyst: 0, onyx: 0, sapphire: 0 },
  });
  choose(j, 0, 'sell.ruby');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[0].gems.ruby], [11, 0]);
  j.asks(0, 'trade');
});

rule('EU-HTILE-04', 'of two tiles of one value one is kept', () => {
  const j = trading({ reputation: 1 });
  choose(j, 0, 'revealTiles');
  j.asks(0, 'keepOfPair');
  j.answer(0, 'Brace').asks(0, 'trade');
  assert.deepEqual(
    j.t.cards(j.t.piles.stock[0]).map((card) => j.t.kind(card)),
    ['dralBrace'],
  );
  assert.equal(j.state.heroes[0].gold, 8);
});

rule('EU-HTILE-03', 'nothing is revealed while no tile qualifies', () => {
  const j = trading({ reputation: 0 });
  assert.ok(!offered(j, 0).includes('revealTiles'));
});

rule('EU-UPG-02', 'an ability is paid for and goes to a free slot of its symbol', () => {
  const j = trading({ reputation: 1 });
  choose(j, 0, 'revealTiles');
  j.answer(0, 'Brace');
  choose(j, 0, 'upgrade');
  assert.equal(j.state.heroes[0].gold, 6);
  assert.ok(j.t.cards(j.t.piles.worn[0]).some((card) => j.t.kind(card) === 'dralBrace'));
  j.asks(0, 'trade');
});

rule('EU-UNLOCK-01', 'a locked slot is opened for its price', () => {
  const j = trading();
  assert.ok(byDoes(j, 'unlock') > 0);
  const before = j.state.heroes[0].unlocked.filter(Boolean).length;
  choose(j, 0, 'unlock');
  assert.equal(j.state.heroes[0].unlocked.filter(Boolean).length, before + 1);
  assert.equal(j.state.heroes[0].gold, 6);
  j.asks(0, 'trade');
});

rule('EU-TRADE-07', 'the trader heals 3 for 1 gold', () => {
  const j = trading({ health: 2 });
  choose(j, 0, 'heal');
  assert.deepEqual([j.state.heroes[0].health, j.state.heroes[0].gold], [5, 8]);
  j.asks(0, 'trade');
});

type Plan = NonNullable<Parameters<typeof play>[0]>;
/** A hero in the centre of the northern towers, whose ring is pacified by these seats. */
const atTowers = (plan: Plan = {}, owners: readonly number[] = [-1, -1, -1]): Journey =>
  play({
    heroes: ['dral', 'ael'],
    map: [['northTowers', 2, -1]],
    at: [7],
    hero: [{ gold: 9 }],
    ...plan,
    set: (state, t) => {
      owners.forEach((owner, i) => {
        state.map.beaten[4 + i] = true;
        state.map.marker[4 + i] = owner;
      });
      plan.set?.(state, t);
    },
  });

rule('EU-TRADE-01', 'trade needs a pacified trader or alchemist, or the centre of pacified towers', () => {
  const trades = (land: string, space: number, beaten: readonly number[]): boolean =>
    offered(
      play({
        map: [[land, 2, -1]],
        at: [space],
        set: (state) => beaten.forEach((one) => (state.map.beaten[one] = true)),
      }),
      0,
    ).includes('trade');
  assert.deepEqual([trades('traderGreen', 4, []), trades('traderGreen', 4, [4])], [false, true]);
  assert.deepEqual([trades('alchemistBrook', 5, []), trades('alchemistBrook', 5, [5])], [false, true]);
  assert.deepEqual([trades('northTowers', 7, [4]), trades('northTowers', 7, [4, 5])], [false, true]);
  assert.equal(trades('northTowers', 6, [4, 5]), false);
});

rule.also(
  'EU-TRADE-01',
  'nobody trades where a marker of destruction lies, at towers on any of their hexes',
  () => {
    const trades = (ruined: number): boolean =>
      offered(
        atTowers({ set: (state) => void (ruined > 0 && (state.map.destroyed[ruined] = true)) }),
        0,
      ).includes('trade');
    assert.deepEqual([0, 4, 5, 6].map(trades), [true, false, false, false]);
  },
);

rule(
  'EU-TRADE-02',
  'the victor over a place of trade leaves a trade marker, the only one on its space',
  () => {
    const j = beats({ map: [['traderGreen', 2, -1]], at: [1] }, 'move.trade', 'step4').asks(0, 'turn');
    assert.equal(j.state.map.marker[4], 0);
    assert.deepEqual(
      (['trade', 'hero'] as const).map((kind) => markersOf(j.t, 0, kind)),
      [1, 0],
    );
  },
);

rule('EU-TRADE-04', 'at the towers everybody else with markers on the ring gets 1 gold, once', () => {
  const fees = (owners: readonly number[]): number[] => {
    const j = atTowers(
      { heroes: ['dral', 'ael', 'keleia'], hero: [{ gold: 9 }, { gold: 0 }, { gold: 0 }] },
      owners,
    );
    choose(j, 0, 'trade').asks(0, 'trade');
    return j.state.heroes.map(({ gold }) => gold);
  };
  assert.deepEqual(fees([1, 1, -1]), [8, 1, 0]);
  assert.deepEqual(fees([1, 2, 0]), [7, 1, 1]);
});

/** Dral without gold wants to trade where a marker of Áel lies. */
const broke = (plan: Plan): Journey =>
  play({
    heroes: ['dral', 'ael'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 0 }, { gold: 0 }],
    ...plan,
    set: (state, t) => {
      state.map.beaten[4] = true;
      state.map.marker[4] = 1;
      plan.set?.(state, t);
    },
  });

rule(
  'EU-TRADE-05',
  'whoever lacks gold for the fee sells first, for gold; with nothing to sell there is no trade',
  () => {
    const j = broke({ pouch: [['rawSnowflower', 'rawMarble']] });
    choose(j, 0, 'trade').asks(0, 'sellForFee');
    // The snowflower would bring reputation instead of gold.
    assert.deepEqual(j.options(0), ['Sell Snowflower (2 gold)', 'Sell Marble (1 gold, 1 reputation)']);
    choose(j, 0, 'sell').asks(0, 'trade');
    assert.deepEqual(
      j.state.heroes.map(({ gold }) => gold),
      [1, 1],
    );
    const poor = broke({});
    assert.ok(!offered(poor, 0).includes('trade'));
  },
);

rule.also('EU-TRADE-05', 'a sale after which the fee could not be paid any more is not offered', () => {
  const j = atTowers(
    {
      heroes: ['dral', 'ael', 'keleia'],
      hero: [{ gold: 0 }],
      pouch: [['rawSnowflower', 'rawGlowcap']],
    },
    [1, 2, -1],
  );
  choose(j, 0, 'trade').asks(0, 'sellForFee');
  // Two are due: the snowflower brings 2 or reputation, the glowcap 1 or reputation.
  assert.deepEqual(j.options(0), ['Sell Snowflower (2 gold)', 'Sell Glowcap (1 gold)']);
});

rule.also('EU-TRADE-05', 'armour the hero cannot do without pays no fee', () => {
  const j = broke({ worn: [['chainShirt']], hero: [{ gold: 0, health: 2 }] });
  assert.ok(!offered(j, 0).includes('trade'));
});

rule('EU-TRADE-06', 'everything may be done as often as wanted, in any order', () => {
  const j = trading({ gold: 20, health: 1, reputation: 1 });
  choose(j, 0, 'heal');
  j.answer(0, 'Buy Leather Helmet (2 gold)').answer(0, 'Sell Leather Helmet (1 gold)');
  choose(j, 0, 'unlock');
  choose(j, 0, 'revealTiles');
  j.answer(0, 'Brace');
  choose(j, 0, 'upgrade');
  j.answer(0, 'Buy Leather Boots (3 gold)');
  choose(j, 0, 'heal');
  choose(j, 0, 'unlock').asks(0, 'trade');
  const { health, unlocked } = j.state.heroes[0];
  assert.deepEqual([health, unlocked.filter(Boolean).length], [1 + 3 + 3, 9 + 2]);
  assert.deepEqual(j.kinds('pouch.0'), ['leatherBoots']);
});

rule('EU-TRADE-08', 'gaar is sold at the towers only, 1 gold each, as long as there is room', () => {
  assert.ok(!offered(trading({ gaar: 0 }), 0).includes('buyGaar'));
  const j = choose(atTowers({ hero: [{ gold: 3, gaar: 3 }] }), 0, 'trade');
  choose(j, 0, 'buyGaar');
  choose(j, 0, 'buyGaar').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gaar, j.state.heroes[0].gold], [5, 1]);
  const full = choose(
    atTowers({
      heroes: ['skoldur', 'ael'],
      pouch: [['rawMarble', 'rawClay', 'rawKelp']],
      hero: [{ gold: 3 }],
    }),
    0,
    'trade',
  ).asks(0, 'trade');
  assert.equal(full.blocked(0, '1 gaar for 1 gold'), 'EU-BUY-05');
  const skoldur = choose(atTowers({ heroes: ['skoldur', 'ael'], hero: [{ gold: 3 }] }), 0, 'trade');
  choose(skoldur, 0, 'buyGaar').asks(0, 'trade');
  assert.equal(skoldur.state.heroes[0].gaar, 1);
});

rule('EU-BUY-01', 'one offer for all places of a kind, and only that of the place visited', () => {
  const offers = (
    [
      ['traderGreen', 4],
      ['gustPost', 4],
      ['alchemistBrook', 5],
    ] as const
  ).map(([land, space]) => {
    const j = play({
      map: [[land, 2, -1]],
      at: [space],
      hero: [{ gold: 99 }],
      cards: {
        'offer.0': ['leatherHelmet', 'leatherBoots', 'shortSword', 'travelBread'],
        'offer.1': ['leatherArmour', 'phialGloves', 'scrollOfTeleport', 'scrollOfTeleport'],
      },
      set: (state) => {
        state.map.beaten[space] = true;
      },
    });
    choose(j, 0, 'trade').asks(0, 'trade');
    return j.options(0).filter((text) => text.startsWith('Buy')).length;
  });
  assert.deepEqual(offers, [4, 4, 4]);
  const names = (j: Journey): string[] => j.options(0).filter((text) => text.startsWith('Buy'));
  assert.ok(names(trading({ gold: 99 })).every((text) => !text.includes('Scroll')));
});

rule('EU-BUY-02', 'the upper number is the price, the bracketed one what a sale brings', () => {
  const { price, sale } = game.content['leatherHelmet'].tile!;
  const j = trading({ gold: 5 }).answer(0, 'Buy Leather Helmet (2 gold)');
  assert.equal(j.state.heroes[0].gold, 5 - price!);
  j.answer(0, 'Sell Leather Helmet (1 gold)').asks(0, 'trade');
  assert.equal(j.state.heroes[0].gold, 5 - price! + sale!);
  for (const { tile, kind } of Object.values(game.content))
    if (tile?.stack != null && ['trader', 'alchemist', 'dragonslayer'].includes(tile.stack))
      assert.ok(tile.price !== null && tile.sale !== null && tile.sale < tile.price, kind);
});

rule('EU-BUY-03', 'abilities are never sold, raw materials never bought', () => {
  for (const { tile, kind } of Object.values(game.content)) {
    if (tile?.class === 'ability')
      assert.ok(tile.price === null && tile.sale === null && tile.sell.length === 0, kind);
    if (tile?.class === 'raw') assert.ok(tile.price === null && tile.sell.length > 0, kind);
  }
  const j = play({
    heroes: ['ael', 'dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    worn: [['aelFocus']],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'trade').asks(0, 'trade');
  assert.ok(!j.options(0).some((text) => text.startsWith('Sell Focus')));
});

rule('EU-BUY-05', 'a purchase needs room or a use at once', () => {
  const full = (hero: Partial<Hero>, worn: readonly string[] = []): Journey => {
    const j = play({
      heroes: ['dral', 'ael'],
      map: [['traderGreen', 2, -1]],
      at: [4],
      worn: [worn],
      pouch: [['rawMarble', 'rawClay', 'rawKelp']],
      hero: [{ gold: 9, ...hero }],
      cards: { 'offer.0': ['leatherHelmet', 'smokePot', 'travelBread', 'shortSword'] },
      set: (state) => {
        state.map.beaten[4] = true;
      },
    });
    return choose(j, 0, 'trade').asks(0, 'trade');
  };
  const j = full({}, ['leatherHelmet']);
  // The head is covered, both hands are full, and the pot serves in fights only; the bread can be eaten.
  assert.equal(j.blocked(0, 'Buy Leather Helmet (2 gold)'), 'EU-BUY-05');
  assert.equal(j.blocked(0, 'Buy Smoke Pot (2 gold)'), 'EU-BUY-05');
  assert.equal(j.blocked(0, 'Buy Short Sword (3 gold)'), 'EU-BUY-05');
  assert.equal(j.blocked(0, 'Buy Travel Bread (2 gold)'), null);
  j.answer(0, 'Buy Travel Bread (2 gold)')
    .asks(0, 'storage')
    .answer(0, 'Use up Travel Bread')
    .asks(0, 'trade');
  assert.equal(j.state.heroes[0].moves, 2);
  // Room may be made first.
  j.answer(0, 'Sell Marble (1 gold, 1 reputation)').asks(0, 'trade');
  assert.equal(j.blocked(0, 'Buy Leather Helmet (2 gold)'), null);
  const bare = full({}).answer(0, 'Buy Leather Helmet (2 gold)').asks(0, 'storage');
  bare.answer(0, 'Wear Leather Helmet').asks(0, 'trade');
  assert.ok(bare.kinds('worn.0').includes('leatherHelmet'));
});

const GEM_TILE = Object.values(game.content).find(
  ({ tile }) => tile?.class === 'gemTile' && tile.stack === 'alchemist',
)!.kind;

rule.also('EU-BUY-05', 'a gem tile is bought only if the gem finds a place', () => {
  const j = (gems: number): Journey =>
    choose(
      play({
        heroes: ['dral', 'ael'],
        map: [['alchemistBrook', 2, -1]],
        at: [5],
        pouch: [['rawMarble', 'rawClay', 'rawKelp']],
        hero: [{ gold: 20 }],
        cards: { 'offer.1': [GEM_TILE, GEM_TILE, GEM_TILE, GEM_TILE] },
        set: (state) => {
          state.map.beaten[5] = true;
          state.heroes[0].gems.opal = gems;
        },
      }),
      0,
      'trade',
    ).asks(0, 'trade');
  const buys = (k: Journey): boolean => offered(k, 0).some((id) => id.startsWith('buy'));
  assert.deepEqual([buys(j(3)), buys(j(4))], [true, false]);
});
rule('EU-OFFER-01', 'the offer may be changed before and after purchases, and nobody has to buy', () => {
  const j = trading();
  const first = j.kinds('offer.0');
  choose(j, 0, 'offer');
  assert.notDeepEqual(j.kinds('offer.0'), first);
  const bought = offered(j, 0).find((id) => id.startsWith('buy'))!;
  j.answer(0, bought);
  const before = new Set(j.t.cards(j.t.piles.offer[0]));
  choose(j, 0, 'offer');
  assert.ok(j.t.cards(j.t.piles.offer[0]).every((card) => !before.has(card)));
  choose(j, 0, 'done').asks(0, 'turn');
  assert.equal(j.kinds('pouch.0').length, 1);
});

rule('EU-OFFER-03', 'all four open tiles go to the discard pile of the row, four new ones come', () => {
  const j = trading();
  const old = j.kinds('offer.0');
  choose(j, 0, 'offer').asks(0, 'trade');
  assert.deepEqual(j.kinds('stackDiscard.6').toSorted(), old.toSorted());
  assert.equal(j.kinds('offer.0').length, 4);
  assert.equal(j.kinds('offer.1').length, 4);
});
