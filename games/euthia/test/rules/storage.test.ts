import assert from 'node:assert/strict';
import { freePouches } from '../../rules/carrying.ts';
import { beforeFighting, choose, fighting, game, type Journey, offered, pass, play, rule } from '../kit.ts';

rule(
  'EU-ITEM-01',
  'gaar slots, gem slots, pouches, hero slots and equipment slots hold one item each',
  () => {
    // Dral: four gaar slots, four for gems and essences, three pouches.
    const free = (gaar: number, opals: number, potions: number, pouch: readonly string[] = []): number =>
      freePouches(
        play({
          heroes: ['dral', 'ael'],
          pouch: [pouch],
          hero: [{ gaar, potions }],
          set: (state) => {
            state.heroes[0].gems.opal = opals;
          },
        }).t,
        0,
      );
    assert.deepEqual([free(4, 4, 0), free(5, 4, 0), free(4, 5, 0), free(4, 4, 1)], [3, 2, 2, 2]);
    assert.equal(free(5, 5, 0, ['leatherHelmet']), 0);
    const worn = play({ heroes: ['dral', 'ael'], worn: [['leatherHelmet', 'luckyRing']] });
    assert.equal(freePouches(worn.t, 0), 3);
  },
);

rule('EU-ITEM-02', 'gaar slots take gaar only, gem slots gems and essences only', () => {
  const free = (hero: object, fire = 0): number =>
    freePouches(
      play({
        heroes: ['dral', 'ael'],
        hero: [hero],
        set: (state) => {
          state.heroes[0].essences.fire = fire;
        },
      }).t,
      0,
    );
  // Empty gaar slots help no essence, empty gem slots no potion and no gaar.
  assert.deepEqual([free({ gaar: 0 }, 4), free({ gaar: 0 }, 6)], [3, 1]);
  assert.deepEqual([free({ gaar: 0, potions: 2 }), free({ gaar: 6, potions: 0 })], [1, 1]);
});

rule('EU-ITEM-03', 'a pouch takes any item, and gold needs no place', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    pouch: [['rawMarble', 'leatherHelmet', 'scrollOfTeleport']],
    hero: [{ gold: 50 }],
  });
  assert.equal(freePouches(j.t, 0), 0);
  const mixed = play({
    heroes: ['dral', 'ael'],
    hero: [{ gaar: 5, potions: 1 }],
    set: (state, t) => {
      state.heroes[0].gems.ruby = 0;
      t.make('mistWolf', t.piles.trophies[0]);
    },
  });
  assert.equal(freePouches(mixed.t, 0), 0);
});

rule('EU-ITEM-04', 'a new item is worn, used or stored at once', () => {
  const j = play({
    map: [['robberTrail', 2, -1]],
    at: [5],
    pouch: [['rawMarble', 'rawClay']],
    hero: [{ potions: 1 }],
    next: { 'stack.3': ['treasureTravelCap'] },
  });
  choose(j, 0, 'treasure').asks(0, 'storage');
  j.answer(0, 'Wear Travel Cap').asks(0, 'turn');
  assert.ok(j.kinds('worn.0').includes('treasureTravelCap'));
});

rule('EU-ITEM-05', 'outside combat items change places freely, in a fight they stay', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    hero: [{ gaar: 5, gold: 2 }],
    pouch: [['leatherHelmet']],
  });
  // The fifth gaar lies in a pouch; once one is gone from its slot it moves up.
  assert.equal(freePouches(j.t, 0), 1);
  choose(j, 0, 'buyPotion').answer(0, 'Wear Leather Helmet').asks(0, 'turn');
  assert.equal(freePouches(j.t, 0), 1);
  j.answer(0, 'Take off Oath Sword').asks(0, 'turn');
  assert.equal(freePouches(j.t, 0), 0);
  j.state.heroes[0].gaar--;
  assert.equal(freePouches(j.t, 0), 1);
  const fight = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    pouch: [['leatherHelmet']],
    dice: [1, 2, 1, 2],
  });
  assert.ok(!offered(pass(fight), 0).some((id) => /^(?:wear|off|swap|set|bind)/u.test(id)));
});

/** Dral with full pouches is rewarded by the hermit. */
const overfull = (pouch: readonly string[]): Journey =>
  choose(
    play({
      heroes: ['dral', 'ael'],
      map: [['hermitHill', 2, -1]],
      at: [5],
      pouch: [pouch],
      hero: [{ gaar: 4, gold: 0 }],
      cards: { 'questOpen.1': ['hermitVowOfPoverty'] },
    }),
    0,
    'quest',
  ).asks(0, 'storage');

rule.also('EU-SKOL-04', 'where room is short he turns gaar into dwurt, and nobody else can', () => {
  const full = (hero: string, other: string): Journey =>
    choose(
      play({
        heroes: [hero, other],
        map: [['hermitHill', 2, -1]],
        at: [5],
        pouch: [['rawMarble', 'rawClay', 'travelBread']],
        hero: [{ gaar: hero === 'skoldur' ? 0 : 4, dwurt: 2, gold: 0 }],
        cards: { 'questOpen.1': ['hermitVowOfPoverty'] },
      }),
      0,
      'quest',
    ).asks(0, 'storage');
  const j = full('skoldur', 'dral');
  for (let i = 0; i < 3; i++) choose(j, 0, 'turn');
  j.asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].gaar, j.state.heroes[0].dwurt, j.state.heroes[0].dwurtDie], [0, 5, 0]);
  assert.ok(!offered(full('ael', 'skoldur'), 0).includes('turn'));
});

rule(
  'EU-ITEM-06',
  'what cannot be carried is used up or discarded, to its pile, the supply or the own stock',
  () => {
    // Three gaar more than there are slots for, and no pouch is free.
    const j = overfull(['rawMarble', 'dralTowerShield', 'travelBread']);
    j.answer(0, 'Discard Marble').asks(0, 'storage');
    j.answer(0, 'Discard Tower Shield').asks(0, 'storage');
    j.answer(0, 'Give up 1 gaar').asks(0, 'turn');
    assert.deepEqual([j.kinds('stackDiscard.0'), j.kinds('stock.0')], [['rawMarble'], ['dralTowerShield']]);
    assert.deepEqual([j.state.heroes[0].gaar, j.kinds('pouch.0')], [6, ['travelBread']]);
    const eaten = overfull(['rawMarble', 'rawClay', 'travelBread'])
      .answer(0, 'Use up Travel Bread')
      .asks(0, 'storage');
    assert.deepEqual([eaten.state.heroes[0].moves, eaten.kinds('stackDiscard.6')], [2, ['travelBread']]);
  },
);

rule.also('EU-ITEM-04', 'a gem too many may be set, an essence bound or drunk', () => {
  const j = play({
    heroes: ['taesiri', 'dral'],
    worn: [['leatherGreaves']],
    pouch: [['rawMarble', 'rawClay', 'rawKelp']],
    map: [['robberTrail', 2, -1]],
    at: [5],
    hero: [{ health: 2 }],
    next: { 'stack.3': ['treasureDustyGem'] },
    set: (state) => {
      state.heroes[0].essences.water = 2;
      state.heroes[0].essences.air = game.content['taesiri'].board!.gemSlots - 2;
    },
  });
  choose(j, 0, 'treasure').answer(0, 'Opal').asks(0, 'storage');
  const stones = j.options(0).filter((text) => !text.startsWith('Discard'));
  assert.deepEqual(stones.toSorted(), [
    'Essence of air onto Slumber',
    'Essence of water onto Slumber',
    'Give up essence of air',
    'Give up essence of water',
    'Give up opal',
    'Set opal in Leather Greaves',
    'Use the essence of water',
  ]);
  j.answer(0, 'Set opal in Leather Greaves').asks(0, 'turn');
  assert.equal(j.state.heroes[0].gems.opal, 0);
});

rule.also('EU-ITEM-04', 'a find may take the place of what is worn', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['robberTrail', 2, -1]],
    at: [5],
    worn: [['leatherHelmet']],
    pouch: [['rawMarble', 'rawClay', 'rawKelp']],
    next: { 'stack.3': ['treasureTravelCap'] },
  });
  choose(j, 0, 'treasure').asks(0, 'storage');
  j.answer(0, 'Travel Cap instead of Leather Helmet').asks(0, 'storage');
  // Neither may be swapped once more, so that it comes to an end.
  assert.ok(!j.options(0).some((text) => text.includes('instead of')));
  j.answer(0, 'Discard Leather Helmet').asks(0, 'turn');
  assert.ok(j.kinds('worn.0').includes('treasureTravelCap'));
});

rule.also('EU-PACIFY-02', 'no scroll used up for lack of room leads away from a fight that is due', () => {
  const j = beforeFighting('mistWolf', {
    heroes: ['dral', 'ael'],
    worn: [['phialGloves', 'leatherArmour']],
    pouch: [['hunterLynxGloves', 'rawMarble', 'scrollOfTeleport']],
    dice: [1, 1],
  });
  // The gloves had kept open the pouch that the armour closes.
  choose(j, 0, 'swap').asks(0, 'storage');
  const ways = j.options(0);
  assert.ok(ways.includes('Discard Scroll of Teleportation'));
  assert.ok(!ways.includes('Use up Scroll of Teleportation'));
});

rule.also('EU-ITEM-06', 'after an action a scroll of teleport may be used up for lack of room', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['robberTrail', 2, -1]],
    at: [5],
    pouch: [['rawMarble', 'rawClay', 'scrollOfTeleport']],
    next: { 'stack.3': ['treasureCoinPurse'] },
  });
  choose(j, 0, 'treasure').answer(0, 'Use up Scroll of Teleportation').asks(0, 'teleport');
  choose(j, 0, 'to1').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].space, j.kinds('pouch.0').length], [1, 3]);
});
