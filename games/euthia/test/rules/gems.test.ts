import assert from 'node:assert/strict';
import { bindEssence } from '../../rules/equipment.ts';
import { dieSum } from '../../rules/fightValues.ts';
import { maxHealth, noteOf, pouchSum } from '../../rules/tiles.ts';
import { ELEMENTS, type HeroRoll } from '../../shape.ts';
import {
  cardOf,
  choose,
  endTurn,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  passTo,
  play,
  rule,
  setIn,
} from '../kit.ts';

const rolled = (j: Journey): number => {
  const roll = j.t.scenes.find(({ type }) => type === 'heroRoll') as HeroRoll;
  return dieSum(roll.dice) + roll.plus;
};

rule(
  'EU-GEM-01',
  'outside combat any gem goes into any free spot of worn or carried equipment, active',
  () => {
    const j = play({
      worn: [['leatherGreaves']],
      pouch: [['chainCoif']],
      set: (state) => {
        state.heroes[0].gems.opal = 1;
        state.heroes[0].gems.ruby = 1;
      },
    });
    assert.deepEqual(
      j
        .options(0)
        .filter((text) => text.startsWith('Set'))
        .toSorted(),
      [
        'Set opal in Chain Coif',
        'Set opal in Leather Greaves',
        'Set ruby in Chain Coif',
        'Set ruby in Leather Greaves',
      ],
    );
    j.answer(0, 'Set opal in Chain Coif').answer(0, 'Set ruby in Leather Greaves').asks(0, 'turn');
    assert.deepEqual(noteOf(j.t, cardOf(j, 'pouch.0', 'chainCoif')), {
      exhausted: false,
      gems: ['opal'],
      flipped: [false],
      essences: [],
    });
    assert.deepEqual([j.state.heroes[0].gems.opal, j.state.heroes[0].gems.ruby], [0, 0]);
  },
);

rule('EU-GEM-02', 'a set gem is neither removed, replaced, sold nor handed in', () => {
  const j = play({
    map: [['envoyCamp', 2, -1]],
    at: [4],
    worn: [['leatherGreaves']],
    cards: { 'questOpen.5': ['envoyFirstGift'] },
    set: (state, t) => {
      setIn(t, 0, 'leatherGreaves', 'ruby');
      state.heroes[0].gems.opal = 1;
    },
  });
  assert.ok(!offered(j, 0).some((id) => id.startsWith('quest')));
  // The only spot is taken.
  assert.ok(!j.options(0).some((text) => text.startsWith('Set') || /remove/iu.test(text)));
});

rule('EU-GEM-03', 'only an active gem in worn equipment works', () => {
  const j = play({
    pouch: [['leatherGreaves']],
    hero: [{ health: 2 }],
    set: (state) => {
      state.heroes[0].gems.opal = 2;
    },
  });
  assert.ok(!j.options(0).includes('Use the opal'));
  j.answer(0, 'Set opal in Leather Greaves');
  assert.ok(!j.options(0).includes('Use the opal'));
  j.answer(0, 'Wear Leather Greaves').answer(0, 'Use the opal').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 2 + 1 + 2);
  assert.ok(!j.options(0).includes('Use the opal'));
});

rule.also('EU-GEM-03', 'an unhurt hero uses every gem but those that only heal', () => {
  const gems = ['opal', 'diamond', 'onyx', 'sapphire', 'demonStone', 'amethyst'] as const;
  const tiles = ['dragonGloves', 'dragonGreaves', 'dragonBoots'];
  const used = (hurt: number): string[][] => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      worn: [tiles],
      hero: [{ potions: 1 }],
      dice: [1, 1, 4, 4],
      set: (state, t) => {
        gems.forEach((gem, i) => setIn(t, 0, tiles[Math.floor(i / 2)], gem));
        state.heroes[0].health = maxHealth(t, 0) - hurt;
      },
    });
    return ['healing', 'afterMonsterRoll', 'beforeHeroRoll'].map((prompt) => {
      passTo(j, prompt);
      return j.match
        .question(0)!
        .from.flatMap(({ text, about }) => (text === 'useGem' ? [(about as { gem: string }).gem] : []));
    });
  };
  assert.deepEqual(used(3), [['opal', 'diamond', 'demonStone'], ['onyx'], ['sapphire']]);
  assert.deepEqual(used(0), [['demonStone'], ['onyx'], ['sapphire']]);
});

rule('EU-GEM-04', 'a used gem is turned until the next round, on or off the board', () => {
  const j = play({
    worn: [['leatherGreaves']],
    hero: [{ health: 2 }],
    set: (_state, t) => setIn(t, 0, 'leatherGreaves', 'opal'),
  }).answer(0, 'Use the opal');
  j.answer(0, 'Take off Leather Greaves').answer(0, 'Wear Leather Greaves');
  assert.ok(!j.options(0).includes('Use the opal'));
  endTurn(j, 0).asks(1, 'turn');
  endTurn(j, 1).asks(0, 'turn');
  assert.ok(j.options(0).includes('Use the opal'));
});

rule('EU-GEM-05', 'a ruby raises the maximum by 1 while its equipment is worn', () => {
  const j = play({
    worn: [['leatherGreaves']],
    set: (_state, t) => setIn(t, 0, 'leatherGreaves', 'ruby'),
  });
  assert.equal(maxHealth(j.t, 0), 7 + 1 + 1);
  j.answer(0, 'Take off Leather Greaves').asks(0, 'turn');
  assert.equal(maxHealth(j.t, 0), 7);
});

rule('EU-GEM-06', 'an emerald adds 1 to every own roll, a demon stone brings a gold card', () => {
  const j = play({
    map: [['emberKitchen', 2, -1]],
    at: [5],
    worn: [['dragonGloves']],
    dice: [3, 4],
    set: (_state, t) => {
      setIn(t, 0, 'dragonGloves', 'emerald');
      setIn(t, 0, 'dragonGloves', 'demonStone');
    },
  }).answer(0, 'Use the demon stone');
  assert.deepEqual(
    j.t.cards(j.t.piles.hand[0]).map((card) => j.t.back(card)),
    ['gold'],
  );
  choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
  assert.equal(rolled(j), 8);
});

rule(
  'EU-GEM-07',
  'dragon gloves: health and pouches for good, a mine cart once a round, two gems beside it',
  () => {
    const j = play({
      heroes: ['dral', 'ael'],
      map: [['oldQuarry', 2, -1]],
      at: [4],
      worn: [['dragonGloves', 'chainShirt', 'plateHelm']],
      set: (_state, t) => {
        setIn(t, 0, 'dragonGloves', 'emerald');
        setIn(t, 0, 'dragonGloves', 'demonStone');
      },
    });
    const values = (): number[] => [maxHealth(j.t, 0), pouchSum(j.t, 0)];
    assert.deepEqual(values(), [8 + 2 + 2 + 3, 2 - 1 - 1]);
    j.answer(0, 'Use the demon stone');
    choose(j, 0, 'mine').asks(0, 'useCart').answer(0, 'Dragon Gloves').asks(0, 'keepRaw');
    assert.equal(j.options(0).length, 3);
    assert.deepEqual(values(), [15, 0]);
  },
);

rule('EU-ONCE-02', 'permanent values and gems of an exhausted tile go on working', () => {
  const j = play({
    worn: [['dragonBoots']],
    set: (_state, t) => setIn(t, 0, 'dragonBoots', 'amethyst'),
  }).answer(0, 'Use Dragon Boots');
  assert.deepEqual([maxHealth(j.t, 0), pouchSum(j.t, 0)], [9, 1]);
  j.answer(0, 'Use the amethyst').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 3);
});

rule('EU-ESS-01', 'four essences, gained from elementals, treasures and at the towers', () => {
  assert.deepEqual(
    ELEMENTS.map((element) => game.content[`essence.${element}`].element),
    [...ELEMENTS],
  );
  const met = play({ map: [['emberKitchen', 2, -1]], at: [5], dice: [4, 4] });
  choose(met, 0, 'confront');
  choose(met, 0, 'pass').asks(0, 'turn');
  assert.equal(met.state.heroes[0].essences.fire, 1);
  const found = play({
    map: [['boneField', 2, -1]],
    at: [4],
    next: { 'stack.4': ['treasureSealedUrn'] },
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(found, 0, 'treasure').answer(0, 'Air').answer(0, 'Earth').asks(0, 'turn');
  assert.deepEqual([found.state.heroes[0].essences.air, found.state.heroes[0].essences.earth], [1, 1]);
  const bought = play({
    map: [['northTowers', 2, -1]],
    at: [7],
    hero: [{ gold: 5 }],
    cards: { 'offer.2': ['flaskOfWater', 'flaskOfAir', 'flaskOfFire', 'flaskOfEarth'] },
    set: (state) => {
      for (const space of [4, 5]) state.map.beaten[space] = true;
    },
  });
  choose(bought, 0, 'trade').answer(0, 'Buy Flask of Water (4 gold)').asks(0, 'trade');
  assert.equal(bought.state.heroes[0].essences.water, 2);
});

rule('EU-ESS-02', 'an essence is an item: sold for 2, spent, bound to an ability', () => {
  const j = play({
    heroes: ['taesiri', 'dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 0, health: 1 }],
    set: (state) => {
      state.map.beaten[4] = true;
      state.heroes[0].essences.water = 3;
    },
  });
  j.answer(0, 'Use the essence of water');
  assert.equal(j.state.heroes[0].health, 5);
  j.answer(0, 'Essence of water onto Slumber');
  choose(j, 0, 'trade').answer(0, 'Sell essence of water (2 gold)').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].essences.water, j.state.heroes[0].gold], [0, 2]);
  assert.deepEqual(noteOf(j.t, cardOf(j, 'worn.0', 'taesiriSlumber')).essences, ['water']);
  // Bound to a tile it is not sold any more.
  assert.ok(!j.options(0).includes('Sell essence of water (2 gold)'));
});

rule(
  'EU-ESS-03',
  'air before the roll of the monster, fire before and earth after the own, water in a healing phase',
  () => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      hero: [{ health: 2, essences: { air: 1, earth: 1, fire: 1, water: 1 } }],
      dice: [1, 4, 4],
    });
    const offers = (): string[] => j.options(0).filter((text) => text.includes('essence'));
    assert.deepEqual([j.match.question(0)!.ask.prompt, offers()], ['healing', ['Use the essence of water']]);
    choose(j, 0, 'pass').asks(0, 'beforeMonsterRoll');
    assert.deepEqual(offers(), ['Use the essence of air']);
    j.answer(0, 'Use the essence of air');
    passTo(j, 'beforeHeroRoll');
    assert.deepEqual(offers(), ['Use the essence of fire']);
    j.answer(0, 'Use the essence of fire');
    passTo(j, 'afterHeroRoll');
    assert.deepEqual(offers(), ['Use the essence of earth']);
  },
);

rule('EU-ESS-04', 'against an essence of air the monster rolls one die', () => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    hero: [{ essences: { air: 1, earth: 0, fire: 0, water: 0 } }],
    dice: [5],
  });
  j.asks(0, 'beforeMonsterRoll').answer(0, 'Use the essence of air').asks(0, 'heroC');
  assert.deepEqual([...fightOf(j).dice], [5]);
});

rule.also('EU-ESS-02', 'an essence bound to Slumber returns to the supply with the tile', () => {
  const j = play({
    heroes: ['taesiri', 'dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ health: 4 }],
    set: (state, t) => {
      state.map.beaten[4] = true;
      state.heroes[0].essences.air = 1;
      bindEssence(
        t,
        0,
        'air',
        t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'taesiriSlumber')!,
      );
    },
  });
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0)], [5, 7]);
  choose(j, 0, 'trade').answer(0, 'Take off the board: Slumber').asks(0, 'trade');
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0), j.state.heroes[0].essences.air], [4, 6, 0]);
  assert.deepEqual(noteOf(j.t, cardOf(j, 'stock.0', 'taesiriSlumber')).essences, []);
});
