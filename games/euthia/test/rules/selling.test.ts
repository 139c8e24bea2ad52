import assert from 'node:assert/strict';
import type { Euthia, EuthiaState } from '../../shape.ts';
import { choose, type Journey, play, rule, setIn } from '../kit.ts';

interface Stock {
  readonly worn?: readonly string[];
  readonly pouch?: readonly string[];
  readonly set?: (state: EuthiaState, t: Euthia) => void;
}
/** Dral without gold trades at the trader of the market green. */
const selling = ({ worn = [], pouch = [], set }: Stock): Journey => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    worn: [worn],
    pouch: [pouch],
    hero: [{ gold: 0 }],
    set: (state, t) => {
      state.map.beaten[4] = true;
      set?.(state, t);
    },
  });
  return choose(j, 0, 'trade').asks(0, 'trade');
};
const sales = (j: Journey): string[] => j.options(0).filter((text) => text.startsWith('Sell'));

rule('EU-SELL-01', 'any number of items may be sold, worn ones too', () => {
  const j = selling({ pouch: ['shortSword', 'travelBread'], worn: ['leatherHelmet'] });
  assert.deepEqual(sales(j), [
    'Sell Short Sword (1 gold)',
    'Sell Travel Bread (1 gold)',
    'Sell Leather Helmet (1 gold)',
  ]);
  for (let i = 0; i < 3; i++) choose(j, 0, 'sell');
  j.asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gold, sales(j), j.state.heroes[0].health], [3, [], 7]);
});

rule('EU-SELL-02', 'goods go to their own discard piles, gems and essences back to the supply', () => {
  const j = selling({
    pouch: ['shortSword', 'rawIronOre', 'treasureCoinPurse'],
    worn: ['hunterWolfHood'],
    set: (state) => {
      state.heroes[0].gems.opal = 1;
      state.heroes[0].essences.air = 1;
    },
  });
  while (sales(j).length > 0) j.answer(0, sales(j)[0]);
  j.asks(0, 'trade');
  assert.deepEqual(
    [6, 0, 3, 9].map((stack) => j.kinds(`stackDiscard.${stack}`)),
    [['shortSword'], ['rawIronOre'], ['treasureCoinPurse'], ['hunterWolfHood']],
  );
  assert.deepEqual([j.state.heroes[0].gems.opal, j.state.heroes[0].essences.air], [0, 0]);
});

rule('EU-SELL-03', 'sold equipment among the hero tiles leaves the game', () => {
  const j = selling({ pouch: ['dralTowerShield'] });
  j.answer(0, 'Sell Tower Shield (2 gold)').asks(0, 'trade');
  assert.deepEqual([j.kinds('stock.0'), j.kinds('pouch.0')], [[], []]);
  assert.ok(j.kinds('box').includes('dralTowerShield'));
});

rule('EU-SELL-04', 'each gem set in a tile raises its price by 1 and is not sold alone', () => {
  const j = selling({
    worn: ['dragonGloves'],
    set: (state, t) => {
      setIn(t, 0, 'dragonGloves', 'demonStone');
      setIn(t, 0, 'dragonGloves', 'opal');
      state.heroes[0].health = 3;
    },
  });
  // Opal and stone are turned or not: what counts is that they are there.
  assert.deepEqual(sales(j), ['Sell Dragon Gloves (5 gold)']);
  choose(j, 0, 'sell').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[0].health], [5, 1]);
  assert.deepEqual([j.state.heroes[0].gems.opal, j.state.heroes[0].gems.demonStone], [0, 0]);
});

rule('EU-SELL-06', 'raw materials bring what they show; of several options the seller picks one', () => {
  const j = selling({ pouch: ['rawGoldOre', 'rawSapphire', 'rawDiamond'] });
  assert.deepEqual(sales(j), [
    'Sell Gold Ore (4 gold)',
    'Sell Gold Ore (2 gold, 1 reputation)',
    'Sell Raw Sapphire (4 gold)',
    'Sell Raw Sapphire (gem: sapphire)',
    'Sell Raw Diamond (2 gold, 3 reputation)',
    'Sell Raw Diamond (gem: diamond)',
  ]);
  j.answer(0, 'Sell Gold Ore (2 gold, 1 reputation)');
  j.answer(0, 'Sell Raw Sapphire (gem: sapphire)');
  j.answer(0, 'Sell Raw Diamond (2 gold, 3 reputation)').asks(0, 'trade');
  const { gold, reputation, gems } = j.state.heroes[0];
  assert.deepEqual([gold, reputation, gems.sapphire, gems.diamond], [4, 4, 1, 0]);
});
