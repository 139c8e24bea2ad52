import assert from 'node:assert/strict';
import { isUnder, powersOn, toolsOf } from '../../rules/map.ts';
import { noteOf } from '../../rules/tiles.ts';
import { beats, cardOf, choose, endTurn, game, type Journey, offered, play, rule } from '../kit.ts';

rule('EU-MINE-02', 'the miner puts a marker on the space and takes the top tile', () => {
  const j = play({ map: [['reedShore', 2, -1]], at: [6], next: { 'stack.1': ['rawPearl'] } });
  choose(j, 0, 'mine').asks(0, 'turn');
  assert.equal(toolsOf(j.t, 6, 0), 1);
  assert.deepEqual(
    j.t.cards(j.t.piles.pouch[0]).map((card) => j.t.kind(card)),
    ['rawPearl'],
  );
});

rule('EU-MINE-03', 'each hero mines each space only once', () => {
  const j = play({ map: [['reedShore', 2, -1]], at: [6], hero: [{ reserve: 'mine' }] });
  choose(j, 0, 'mine');
  assert.ok(!offered(j, 0).includes('mine'));
});

rule('EU-MINE-04', 'a fee of 1 gold goes to everybody else with a marker there', () => {
  const j = play({
    map: [['reedShore', 2, -1]],
    at: [6],
    hero: [{ gold: 2 }, { gold: 0 }],
    set: (state) => {
      state.map.tools[6] = 1 << 2;
    },
  });
  choose(j, 0, 'mine').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gold, j.state.heroes[1].gold], [1, 1]);
});

rule('EU-MINE-05', 'whoever cannot pay may not mine there', () => {
  const j = play({
    map: [['reedShore', 2, -1]],
    at: [6],
    hero: [{ gold: 0 }],
    set: (state) => {
      state.map.tools[6] = 1 << 2;
    },
  });
  assert.ok(!offered(j, 0).includes('mine'));
});

rule('EU-CHURCH-02', 'in the church 1 gold heals 6, and 1 gold buys a potion', () => {
  const j = play({ heroes: ['dral', 'ael'], hero: [{ gold: 2, health: 1 }] });
  choose(j, 0, 'church');
  assert.equal(j.state.heroes[0].health, 7);
  choose(j, 0, 'buyPotion').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].potions, j.state.heroes[0].gold], [1, 0]);
});

rule('EU-TREAS-01', 'a treasure without a monster is taken by putting a hero marker there', () => {
  const j = play({ map: [['robberTrail', 2, -1]], at: [5], next: { 'stack.3': ['treasureSilverCup'] } });
  choose(j, 0, 'treasure');
  assert.equal(j.state.map.marker[5], 0);
  assert.ok(!offered(j, 0).includes('treasure')); // EU-TREAS-03
});

rule('EU-TURN-06', 'one unused marker may be kept on the fourth slot', () => {
  const j = play();
  choose(j, 0, 'end');
  choose(j, 0, 'keep.combat').asks(1, 'turn');
  assert.deepEqual([j.state.heroes[0].reserve, j.state.heroes[0].markers], ['combat', []]);
});

rule.also('EU-TURN-06', 'of a single marker nobody is asked', () => {
  const j = play({ usual: true });
  while (j.state.heroes[0].markers.length > 1) choose(j, 0, `move.${j.state.heroes[0].markers[0]}`);
  const [left] = j.state.heroes[0].markers;
  choose(j, 0, 'end').asks(1, 'turn');
  assert.deepEqual([j.state.heroes[0].reserve, left !== undefined], [left, true]);
});

rule('EU-ACTION-04', 'a kept marker makes four available in the next turn', () => {
  const j = play({ hero: [{ reserve: 'combat' }] });
  choose(j, 0, 'move.combat');
  assert.ok(offered(j, 0).includes('move.combat'));
});

rule('EU-PORTAL-02', 'both ends of a portal count as used until they are left', () => {
  const j = play({
    map: [
      ['moorStill', 2, -1],
      ['gustPost', 4, -2],
    ],
    at: [5],
  });
  choose(j, 0, 'portal10');
  assert.equal(j.state.heroes[0].space, 10);
  assert.ok(!offered(j, 0).some((id) => id.startsWith('portal')));
});

rule(
  'EU-MINE-01',
  'mountains, lakes and caves give tiles of their own stacks, once they are pacified',
  () => {
    const mined = (land: string, space: number): string | null => {
      const j = play({ map: [[land, 2, -1]], at: [space] });
      if (!offered(j, 0).includes('mine')) return null;
      choose(j, 0, 'mine').asks(0, 'turn');
      return game.content[j.kinds('pouch.0')[0]].tile!.stack;
    };
    assert.deepEqual(
      [mined('oldQuarry', 4), mined('reedShore', 6), mined('minerAdit', 4)],
      ['mountain', 'lakebed', 'cave'],
    );
    assert.deepEqual([mined('oldQuarry', 5), mined('reedShore', 5)], [null, null]);
  },
);

rule(
  'EU-MINE-06',
  'whoever has won a mining space takes one of two markers away, and pays the others all the same',
  () => {
    const j = beats({ map: [['humStones', 2, -1]], at: [1] }, 'move.trade', 'step6').asks(0, 'turn');
    assert.equal(toolsOf(j.t, 6, 0), 2);
    choose(j, 0, 'mine').asks(0, 'turn');
    assert.equal(toolsOf(j.t, 6, 0), 1);
    const shared = play({
      map: [['humStones', 2, -1]],
      at: [6],
      hero: [{ gold: 1 }, { gold: 0 }],
      set: (state) => {
        state.map.beaten[6] = true;
        state.map.tools[6] = 2 | (1 << 2);
      },
    });
    choose(shared, 0, 'mine').asks(0, 'turn');
    assert.deepEqual(
      shared.state.heroes.map(({ gold }) => gold),
      [0, 1],
    );
  },
);

rule('EU-MINE-07', 'a mine cart draws three and keeps one; only one cart serves one action', () => {
  const j = play({
    map: [['oldQuarry', 2, -1]],
    at: [4],
    worn: [['carryingHarness', 'dragonGloves']],
    next: { 'stack.0': ['rawIronOre', 'rawMarble', 'rawRuby', 'rawStarIron'] },
  });
  assert.ok(!j.options(0).some((text) => text.startsWith('Use ')));
  choose(j, 0, 'mine').asks(0, 'useCart');
  assert.deepEqual(j.options(0), ['Carrying Harness', 'Dragon Gloves', 'Nothing']);
  j.answer(0, 'Carrying Harness').asks(0, 'keepRaw');
  assert.deepEqual(j.options(0).toSorted(), ['Iron Ore', 'Marble', 'Raw Ruby']);
  j.answer(0, 'Marble').asks(0, 'turn');
  assert.deepEqual(
    [j.kinds('pouch.0'), j.kinds('stackDiscard.0').toSorted()],
    [['rawMarble'], ['rawIronOre', 'rawRuby']],
  );
  assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'carryingHarness')).exhausted, true);
  assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'dragonGloves')).exhausted, false);
  const plain = play({ map: [['oldQuarry', 2, -1]], at: [4], worn: [['carryingHarness']] });
  choose(plain, 0, 'mine').answer(0, 'Nothing').asks(0, 'turn');
  assert.deepEqual([plain.kinds('pouch.0').length, plain.kinds('stackDiscard.0')], [1, []]);
});

rule('EU-MINE-08', 'raw materials are sold for what they show, or handed in for quests', () => {
  const sold = play({
    map: [['traderGreen', 2, -1]],
    at: [4],
    pouch: [['rawMarble']],
    hero: [{ gold: 0 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(sold, 0, 'trade');
  choose(sold, 0, 'sell').asks(0, 'trade');
  assert.deepEqual([sold.state.heroes[0].gold, sold.state.heroes[0].reputation], [1, 1]);
  const given = play({
    map: [['minerAdit', 2, -1]],
    at: [6],
    pouch: [['rawMarble']],
    hero: [{ gold: 0 }],
    cards: { 'questOpen.2': ['minerProps'] },
  });
  choose(given, 0, 'quest').asks(0, 'turn');
  assert.deepEqual([given.kinds('pouch.0'), given.state.heroes[0].gold], [[], 4]);
});

rule(
  'EU-CHURCH-01',
  'the services of the church are free actions in its centre, in any number and mix',
  () => {
    const j = play({ heroes: ['dral', 'ael'], hero: [{ gold: 4, health: 1 }] });
    choose(j, 0, 'buyPotion');
    choose(j, 0, 'church');
    choose(j, 0, 'buyPotion');
    choose(j, 0, 'church').asks(0, 'turn');
    const { potions, health, gold, markers } = j.state.heroes[0];
    assert.deepEqual([potions, health, gold, markers.length], [2, 8, 0, 3]);
    const outside = play({ heroes: ['dral', 'ael'], at: [0], hero: [{ gold: 4, health: 1 }] });
    assert.ok(!offered(outside, 0).includes('church') && !offered(outside, 0).includes('buyPotion'));
  },
);

rule('EU-CHURCH-03', 'the church is no place of trade', () => {
  const j = play({ hero: [{ gold: 9, health: 1 }], pouch: [['rawMarble']] });
  const here = offered(j, 0).filter((id) => !/^(?:move|off|end)/u.test(id));
  assert.deepEqual(here, ['church', 'buyPotion']);
});

/** A treasure is taken with three full pouches. */
const crowded = (treasure: string): Journey =>
  choose(
    play({
      map: [['robberTrail', 2, -1]],
      at: [5],
      pouch: [['travelBread', 'rawMarble', 'leatherHelmet']],
      next: { 'stack.3': [treasure] },
    }),
    0,
    'treasure',
  ).asks(0, 'storage');

rule('EU-TREAS-02', 'without room another tile or the treasure itself is used or discarded', () => {
  const used = crowded('treasureCoinPurse');
  assert.deepEqual(used.options(0).toSorted(), [
    'Discard Coin Purse',
    'Discard Leather Helmet',
    'Discard Marble',
    'Discard Travel Bread',
    'Use up Coin Purse',
    'Use up Travel Bread',
    'Wear Leather Helmet',
  ]);
  used.answer(0, 'Use up Coin Purse').asks(0, 'turn');
  assert.equal(used.state.heroes[0].gold, 2 + 3);
  assert.deepEqual(used.kinds('stackDiscard.3'), ['treasureCoinPurse']);
  const bread = crowded('treasureSilverCup').answer(0, 'Use up Travel Bread').asks(0, 'turn');
  assert.equal(bread.state.heroes[0].moves, 2);
  assert.ok(bread.kinds('pouch.0').includes('treasureSilverCup'));
});

rule(
  'EU-TREAS-03',
  'the marker stays whatever becomes of the tile, and nobody takes a treasure there again',
  () => {
    const j = play({
      map: [['robberTrail', 2, -1]],
      at: [5, 5],
      pouch: [['travelBread', 'rawMarble', 'leatherHelmet']],
      next: { 'stack.3': ['treasureSilverCup'] },
    });
    choose(j, 0, 'treasure');
    j.answer(0, 'Discard Silver Cup').asks(0, 'turn');
    assert.deepEqual([j.state.map.marker[5], j.kinds('stackDiscard.3')], [0, ['treasureSilverCup']]);
    endTurn(j, 0).asks(1, 'turn');
    assert.ok(!offered(j, 1).includes('treasure'));
  },
);

rule('EU-TREAS-04', 'a guarded treasure comes with the victory, and one marker stands for both', () => {
  const guarded = play({ map: [['oldQuarry', 2, -1]], at: [6] });
  assert.ok(!offered(guarded, 0).includes('treasure'));
  const j = beats(
    { map: [['oldQuarry', 2, -1]], at: [1], next: { 'stack.3': ['treasureSilverCup'] } },
    'move.trade',
    'step6',
  ).asks(0, 'turn');
  assert.deepEqual([j.state.map.marker[6], j.kinds('pouch.0')], [0, ['treasureSilverCup']]);
  assert.ok(!offered(j, 0).includes('treasure'));
});

/** A hero stands on the fire of the ember kitchen. */
const onFire = (plan: Parameters<typeof play>[0] = {}): Journey =>
  play({ heroes: ['dral', 'ael', 'keleia'], map: [['emberKitchen', 2, -1]], at: [5], ...plan });

rule(
  'EU-CONF-02',
  'everybody else with a marker there is paid first, or the elemental is not confronted',
  () => {
    const withOthers = (gold: number): Journey =>
      onFire({
        hero: [{ gold }, { gold: 0 }, { gold: 0 }],
        dice: [4, 4],
        set: (state) => {
          state.map.tools[5] = (1 << 2) | (1 << 4);
        },
      });
    assert.ok(!offered(withOthers(1), 0).includes('confront'));
    const j = choose(withOthers(2), 0, 'confront').asks(0, 'afterHeroRoll');
    assert.deepEqual(
      j.state.heroes.map(({ gold }) => gold),
      [0, 1, 1],
    );
  },
);

rule('EU-CONF-03', 'then comes the marker, then a hero roll with everything that may change it', () => {
  const j = choose(onFire({ worn: [['luckyRing']], dice: [4, 4] }), 0, 'confront').asks(0, 'afterHeroRoll');
  assert.equal(toolsOf(j.t, 5, 0), 1);
  assert.ok(j.options(0).includes('Use Lucky Ring'));
  assert.ok(j.options(0).includes('Gaar: reroll the die showing 4'));
});

rule('EU-CONF-05', 'markers on an elemental do not weaken it', () => {
  const j = onFire({ hero: [{ health: 8 }], dice: [4, 4] });
  choose(j, 0, 'confront');
  choose(j, 0, 'pass').asks(0, 'turn');
  assert.equal(j.state.heroes[0].essences.fire, 1);
  assert.ok(isUnder(powersOn(j.t, 5), 'fire') && isUnder(powersOn(j.t, 4), 'fire'));
});

rule('EU-CONF-06', 'whoever dies of a confrontation gets nothing good of it', () => {
  const met = (health: number): Journey =>
    choose(
      choose(onFire({ hero: [{ health, reputation: 5 }], dice: [3, 3] }), 0, 'confront'),
      0,
      'pass',
    ).asks(0, 'turn');
  const alive = met(3).state.heroes[0];
  assert.deepEqual([alive.health, alive.essences.fire, alive.perished], [1, 1, 0]);
  const dead = met(2).state.heroes[0];
  assert.deepEqual([dead.space, dead.essences.fire, dead.perished, dead.reputation], [3, 0, 1, 3]);
  assert.equal(dead.gaar, 4); // no gaar for a death outside combat
});
