import assert from 'node:assert/strict';
import { maxHealth } from '../../rules/tiles.ts';
import { type Euthia, type EuthiaState, type Hero, HEROES } from '../../shape.ts';
import { choose, endTurn, game, type Journey, offered, play, rule } from '../kit.ts';

interface Stock {
  readonly heroes?: readonly string[];
  readonly hero?: Partial<Hero>;
  readonly stock?: readonly string[];
  readonly worn?: readonly string[];
  readonly pouch?: readonly string[];
  readonly land?: readonly [string, number];
  set?(state: EuthiaState, t: Euthia): void;
}
/** A hero at a pacified place of trade, by default the trader's green, with these revealed tiles in stock. */
const beside = (plan: Stock = {}): Journey => {
  const { heroes = ['dral', 'ael'], stock = [], worn = [], pouch = [], land = ['traderGreen', 4] } = plan;
  return play({
    heroes,
    map: [[land[0], 2, -1]],
    at: [land[1]],
    worn: [worn],
    pouch: [pouch],
    hero: [{ gold: 9, ...plan.hero }],
    set: (state, t) => {
      for (const space of [4, 5, 6]) state.map.beaten[space] = true;
      for (const kind of stock) t.make(kind, t.piles.stock[0]);
      plan.set?.(state, t);
    },
  });
};
const trading = (plan: Stock = {}): Journey => choose(beside(plan), 0, 'trade').asks(0, 'trade');
const texts = (j: Journey, begin: string): string[] => j.options(0).filter((text) => text.startsWith(begin));

const TILES = Object.values(game.content).flatMap(({ kind, tile }) =>
  tile?.hero == null ? [] : [{ kind, tile, hero: tile.hero }],
);

rule(
  'EU-HTILE-01',
  'all but starting tiles need reputation; a symbol makes each equipment, ability or first strike',
  () => {
    for (const hero of HEROES) {
      const own = TILES.filter((one) => one.hero.hero === hero);
      const values = own.map((one) => one.hero.value);
      assert.equal(values.filter((value) => value === null).length, hero === 'maeldur' ? 1 : 2);
      assert.deepEqual(
        new Set(own.map((one) => one.hero.type)),
        new Set(['equipment', 'ability', 'firstStrike']),
      );
    }
    for (const { kind, tile, hero } of TILES) {
      assert.ok(tile.slot !== null, kind);
      if (hero.type !== 'equipment') assert.equal(tile.slot, hero.type, kind);
    }
  },
);

rule('EU-HTILE-06', 'equipment is told from abilities, which count as no items', () => {
  for (const { kind, tile, hero } of TILES) {
    assert.equal(hero.type === 'equipment', tile.class !== 'ability', kind);
    if (tile.class === 'ability') assert.ok(tile.price === null && tile.gems === 0, kind);
    else assert.equal(tile.cost, 0, kind);
  }
});

rule(
  'EU-HTILE-02',
  'for 1 gold all tiles up to the own reputation are revealed, at any place of trade',
  () => {
    for (const land of [
      ['traderGreen', 4],
      ['alchemistBrook', 5],
      ['northTowers', 7],
    ] as const) {
      const j = trading({ land, hero: { reputation: 3 } });
      assert.deepEqual(texts(j, 'Reveal'), ['Reveal 5 hero tiles (1 gold)']);
      choose(j, 0, 'revealTiles');
      j.answer(0, 'Brace').answer(0, 'Tower Shield').asks(0, 'trade');
      // Values 1 and 2 come in pairs; the tile of value 3 is alone.
      assert.deepEqual(j.kinds('stock.0').toSorted(), ['dralBrace', 'dralChallenge', 'dralTowerShield']);
      assert.equal(j.state.heroes[0].gold, 8);
      assert.ok(j.kinds('book.0').every((kind) => game.content[kind].tile!.hero!.value! > 3));
      assert.deepEqual(texts(j, 'Reveal'), []);
    }
  },
);

rule('EU-HTILE-05', 'a revealed tile stays revealed when reputation falls', () => {
  const j = trading({ hero: { reputation: 1 } });
  choose(j, 0, 'revealTiles').answer(0, 'Brace').asks(0, 'trade');
  j.state.heroes[0].reputation = 0;
  choose(j, 0, 'done').asks(0, 'turn');
  assert.deepEqual(j.kinds('stock.0'), ['dralBrace']);
  const poor = trading({ stock: ['dralBrace'], hero: { reputation: 0 } });
  assert.deepEqual(texts(poor, 'Upgrade'), ['Upgrade: Brace (2 gold)']);
});

rule('EU-UPG-01', 'abilities come onto the board in a trade action and in no other way', () => {
  const j = beside({ stock: ['dralBrace'] });
  assert.ok(!j.options(0).some((text) => text.includes('Brace')));
  choose(j, 0, 'trade');
  j.answer(0, 'Upgrade: Brace (2 gold)').asks(0, 'trade');
  assert.ok(j.kinds('worn.0').includes('dralBrace'));
  assert.deepEqual(j.kinds('stock.0'), []);
});

rule('EU-UPG-03', 'an ability may go back to the stock for free, and costs its price again', () => {
  const j = trading({ worn: ['dralBrace'], stock: ['dralGrit'], hero: { gold: 4 } });
  // The only open slot is taken.
  assert.deepEqual(texts(j, 'Upgrade'), []);
  j.answer(0, 'Take off the board: Brace');
  assert.equal(j.state.heroes[0].gold, 4);
  assert.deepEqual(texts(j, 'Upgrade').toSorted(), ['Upgrade: Brace (2 gold)', 'Upgrade: Grit (2 gold)']);
  j.answer(0, 'Upgrade: Grit (2 gold)').answer(0, 'Take off the board: Grit');
  j.answer(0, 'Upgrade: Brace (2 gold)').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].gold, j.kinds('stock.0')], [0, ['dralGrit']]);
});

rule(
  'EU-UPG-04',
  'weapons and shields of a hero are bought from the revealed stock, at any place of trade',
  () => {
    for (const land of [
      ['traderGreen', 4],
      ['alchemistBrook', 5],
      ['northTowers', 7],
    ] as const) {
      const j = trading({ land, stock: ['dralTowerShield'] });
      assert.deepEqual(texts(j, 'Upgrade'), []);
      assert.ok(!j.options(0).some((text) => text.includes('Judgement Hammer')));
      j.answer(0, 'Buy Tower Shield (4 gold)').asks(0, 'trade');
      assert.deepEqual([j.kinds('pouch.0'), j.state.heroes[0].gold], [['dralTowerShield'], 5]);
    }
  },
);

rule('EU-UPG-05', 'hero equipment is put on and taken off at any time outside combat', () => {
  const j = play({ heroes: ['dral', 'ael'], pouch: [['dralTowerShield']] });
  j.answer(0, 'Take off Crested Shield').answer(0, 'Wear Tower Shield').asks(0, 'turn');
  assert.deepEqual(j.kinds('worn.0').toSorted(), ['dralOathSword', 'dralTowerShield']);
  assert.deepEqual(j.kinds('pouch.0'), ['dralCrestedShield']);
});

rule('EU-UNLOCK-02', 'some slots cost essences as well, which go back to the supply', () => {
  const slots = game.content['dral'].board!.slots;
  const priced = slots.findIndex(({ price }) => price?.essence !== undefined);
  assert.deepEqual(slots[priced].price, { gold: 3, essence: [{ kind: 'earth', n: 1 }] });
  assert.ok(!offered(trading(), 0).includes(`unlock${priced}`));
  const j = trading({
    set: (state) => {
      state.heroes[0].essences.earth = 1;
    },
  });
  choose(j, 0, `unlock${priced}`).asks(0, 'trade');
  const { gold, essences, unlocked } = j.state.heroes[0];
  assert.deepEqual([gold, essences.earth, unlocked[priced]], [6, 0, true]);
});

rule('EU-UNLOCK-03', 'an opened slot stays open, with or without a tile, for all to see', () => {
  const j = trading({ worn: ['dralBrace'], stock: ['dralGrit'] });
  choose(j, 0, 'unlock4');
  const { unlocked } = j.match.view('watcher').state.heroes[0];
  assert.equal(unlocked[4], true);
  j.answer(0, 'Upgrade: Grit (2 gold)').answer(0, 'Take off the board: Grit');
  choose(j, 0, 'done').asks(0, 'turn');
  endTurn(j, 0).asks(1, 'turn');
  endTurn(j, 1).asks(0, 'turn');
  choose(j, 0, 'trade').asks(0, 'trade');
  assert.ok(!offered(j, 0).includes('unlock4'));
  assert.deepEqual(texts(j, 'Upgrade'), ['Upgrade: Grit (2 gold)']);
});

rule('EU-UNLOCK-04', 'nothing lies on a locked equipment slot until its price is paid', () => {
  const j = trading({ worn: ['luckyRing'], pouch: ['signetRing'] });
  assert.deepEqual(texts(j, 'Wear'), []);
  j.answer(0, 'Unlock: jewellery slot (4 gold)');
  assert.equal(j.state.heroes[0].gold, 5);
  j.answer(0, 'Wear Signet Ring').asks(0, 'trade');
  assert.ok(j.kinds('worn.0').includes('signetRing'));
});

rule('EU-ABIL-03', 'abilities are no items: they are changed in a trade action only', () => {
  const j = beside({ worn: ['dralBrace', 'dralLionheart'], hero: { health: 10 } });
  assert.ok(!j.options(0).some((text) => /Brace|Lionheart/u.test(text)));
  choose(j, 0, 'trade').answer(0, 'Take off the board: Lionheart').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0)], [8, 8]);
});
