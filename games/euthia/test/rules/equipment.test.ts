import assert from 'node:assert/strict';
import { canTakeOff, setGem, swap } from '../../rules/equipment.ts';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import { armourSet, maxHealth, noteOf, pouchesOf, pouchSum } from '../../rules/tiles.ts';
import {
  cardOf,
  choose,
  fighting,
  fightOf,
  game,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  rule,
} from '../kit.ts';

rule('EU-HP-07', 'Maeldur with helmet, greaves, a ruby and chain gloves has a maximum of 11', () => {
  const j = play({
    heroes: ['maeldur', 'dral'],
    worn: [['leatherHelmet', 'leatherGreaves', 'chainGloves']],
    set: (state, t) => {
      state.heroes[0].gems.ruby = 1;
      setGem(
        t,
        0,
        'ruby',
        t.cards(t.piles.worn[0]).find((card) => t.kind(card) === 'leatherGreaves')!,
      );
    },
  });
  assert.equal(maxHealth(j.t, 0), 11);
});

rule('EU-HP-06', 'chain greaves are swapped for plate greaves, never taken off alone', () => {
  const j = play({
    heroes: ['ael', 'dral'],
    worn: [['chainGreaves']],
    pouch: [['plateGreaves']],
    hero: [{ health: 2 }],
  });
  const worn = j.t.cards(j.t.piles.worn[0]).find((card) => j.t.kind(card) === 'chainGreaves')!;
  const [carried] = j.t.cards(j.t.piles.pouch[0]);
  assert.equal(canTakeOff(j.t, 0, worn, null), false);
  assert.equal(canTakeOff(j.t, 0, worn, carried), true);
  const before = maxHealth(j.t, 0);
  swap(j.t, 0, worn, carried);
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0)], [3, before + 1]);
  assert.ok(offered(j, 0).length > 0);
});

rule('EU-POUCH-05', 'leather armour of the alchemists closes one pouch', () => {
  const j = play({ worn: [['leatherArmour']] });
  assert.deepEqual([pouchSum(j.t, 0), pouchesOf(j.t, 0)], [-1, 2]);
});

rule('EU-POUCH-01', 'never more than three pouches', () => {
  const j = play({ worn: [['phialGloves', 'carryingHarness']] });
  assert.deepEqual([pouchSum(j.t, 0), pouchesOf(j.t, 0)], [2, 3]);
});

rule('EU-SET-01', 'three pieces of one kind are a set, two of one and two of another are none', () => {
  const mixed = play({ worn: [['leatherHelmet', 'leatherGloves', 'chainShirt', 'chainBoots']] });
  assert.equal(armourSet(mixed.t, 0), 0);
  const chain = play({ worn: [['chainCoif', 'chainShirt', 'chainBoots']] });
  assert.equal(armourSet(chain.t, 0), 3);
});

rule('EU-SET-05', 'jewellery heals 2 with a set of three, 3 in total with a set of four', () => {
  const healed = [
    ['chainCoif', 'chainShirt', 'chainBoots'],
    ['chainCoif', 'chainShirt', 'chainBoots', 'chainGloves'],
  ].map((armour) => {
    const j = play({ worn: [[...armour, 'healingStoneChain']], hero: [{ health: 1 }] });
    const id = offered(j, 0).find((one) => one.startsWith('use'))!;
    j.answer(0, id);
    j.asks(0, 'turn');
    return j.state.heroes[0].health - 1;
  });
  assert.deepEqual(healed, [2, 3]);
});

rule('EU-HP-01', 'wounds lower health, healing raises it, never above the maximum', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['emberKitchen', 2, -1]],
    at: [1],
    hero: [{ health: 8, potions: 2 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  assert.ok(!offered(j, 0).includes('drink'));
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step4');
  assert.equal(j.state.heroes[0].health, 6);
  choose(j, 0, 'drink').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, j.state.heroes[0].potions], [8, 1]);
});

rule('EU-HP-02', 'at zero health a hero dies, whatever the cause, and returns to life in the church', () => {
  const burnt = play({ map: [['emberKitchen', 2, -1]], at: [5], hero: [{ health: 4 }], dice: [1, 2] });
  choose(burnt, 0, 'confront');
  choose(burnt, 0, 'pass').asks(0, 'turn');
  const { space, health, perished } = burnt.state.heroes[0];
  assert.deepEqual([space, health, perished], [3, 7, 1]);
  const fallen = fighting('mistWolf', { hero: [{ health: 1, gaar: 0 }], dice: [6, 5] });
  passTo(fallen, 'turn');
  assert.deepEqual([fallen.state.heroes[0].space, fallen.state.heroes[0].fallen], [3, 1]);
});

rule('EU-HP-03', 'worn items raise the maximum, exhausted ones too', () => {
  const j = play({ worn: [['leatherBoots', 'distillersHood']], hero: [{ health: 3 }] });
  const before = maxHealth(j.t, 0);
  assert.equal(before, 7 + 1 + 1);
  j.answer(0, 'Use Leather Boots').answer(0, 'Use Distiller’s Hood').asks(0, 'turn');
  assert.equal(maxHealth(j.t, 0), before);
});

rule('EU-HP-04', 'putting on raises maximum and health, taking off lowers both', () => {
  const j = play({ pouch: [['chainGloves']], hero: [{ health: 3 }] });
  j.answer(0, 'Wear Chain Gloves').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0)], [5, 9]);
  j.answer(0, 'Take off Chain Gloves').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, maxHealth(j.t, 0)], [3, 7]);
});

rule('EU-HP-05', 'nothing is taken off that would kill, but it may be swapped', () => {
  const at = (health: number): string[] =>
    play({
      worn: [['chainGloves']],
      pouch: [['leatherGloves', 'plateGauntlets']],
      hero: [{ health }],
    }).options(0);
  assert.ok(at(3).includes('Take off Chain Gloves'));
  assert.ok(!at(2).includes('Take off Chain Gloves'));
  assert.ok(at(2).includes('Leather Gloves instead of Chain Gloves'));
  assert.ok(!at(1).includes('Leather Gloves instead of Chain Gloves'));
  assert.ok(at(1).includes('Plate Gauntlets instead of Chain Gloves'));
});

rule.also('EU-HP-05', 'a set that would break and take its health along counts, too', () => {
  const at = (health: number): boolean =>
    play({
      heroes: ['keleia', 'dral'],
      worn: [['chainCoif', 'chainGloves', 'chainBoots', 'keleiaMasterwork']],
      hero: [{ health }],
    })
      .options(0)
      .includes('Take off Chain Boots');
  // The boots are worth 2, the set of three 2 more.
  assert.deepEqual([at(4), at(5)], [false, true]);
});

rule('EU-EQUIP-01', 'weapons, shields, armour and jewellery have two prices', () => {
  const gear = Object.values(game.content).flatMap(({ kind, tile }) =>
    tile !== null && ['weapon', 'shield', 'armour', 'jewellery'].includes(tile.class) ? [{ kind, tile }] : [],
  );
  assert.deepEqual(new Set(gear.map(({ tile }) => tile.class)).size, 4);
  for (const { kind, tile } of gear) {
    assert.ok(tile.slot !== null, kind);
    // What a hero begins with, and artefacts, cannot be had for gold.
    if (tile.hero?.value === null || kind.startsWith('artefact')) continue;
    assert.ok(tile.price !== null && tile.sale !== null, kind);
  }
});

rule('EU-EQUIP-02', 'what lies in a pouch does not work', () => {
  const j = play({ pouch: [['leatherBoots', 'dragonGloves', 'luckyRing']] });
  assert.equal(maxHealth(j.t, 0), 7);
  assert.ok(!j.options(0).some((text) => text.startsWith('Use ')));
  j.answer(0, 'Wear Leather Boots');
  assert.ok(j.options(0).includes('Use Leather Boots'));
});

rule('EU-EQUIP-03', 'one tile for each slot, and only of its symbol', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    worn: [['leatherHelmet']],
    pouch: [['chainCoif', 'leatherGloves', 'shortSword']],
  });
  assert.deepEqual(
    j.options(0).filter((text) => text.startsWith('Wear')),
    ['Wear Leather Gloves'],
  );
  assert.deepEqual(
    j.options(0).filter((text) => text.includes('instead of')),
    [
      'Chain Coif instead of Leather Helmet',
      'Short Sword instead of Oath Sword',
      'Short Sword instead of Crested Shield',
    ],
  );
});

rule(
  'EU-EQUIP-04',
  'equipment is swapped at any time outside combat and keeps its state; never in a fight',
  () => {
    const j = play({ worn: [['pathfinderClasp']], pouch: [['luckyRing']] });
    j.answer(0, 'Use Pathfinder Clasp').answer(0, 'Lucky Ring instead of Pathfinder Clasp');
    j.answer(0, 'Pathfinder Clasp instead of Lucky Ring').asks(0, 'turn');
    assert.ok(!j.options(0).includes('Use Pathfinder Clasp'));
    assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'pathfinderClasp')).exhausted, true);
    const fight = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      pouch: [['leatherHelmet']],
      dice: [1, 2, 1, 2],
    });
    for (let i = 0; i < 8 && fight.match.question(0) !== null; i++) {
      assert.ok(!offered(fight, 0).some((id) => /^(?:wear|swap|off)/u.test(id)));
      pass(fight);
    }
    fight.asks(fight.match.waiting[0], fight.match.question(fight.match.waiting[0])!.ask.prompt);
  },
);

rule(
  'EU-POUCH-02',
  'worn tiles and abilities change the pouches, exhausted ones too; a negative sum closes some',
  () => {
    const sum = (heroes: readonly string[], worn: readonly string[]): number[] => {
      const { t } = play({ heroes, worn: [worn] });
      return [pouchSum(t, 0), pouchesOf(t, 0)];
    };
    assert.deepEqual(sum(['ael', 'dral'], ['chainCoif', 'chainShirt']), [-2, 1]);
    assert.deepEqual(sum(['ael', 'dral'], ['chainCoif', 'carryingHarness']), [0, 3]);
    assert.deepEqual(sum(['skoldur', 'dral'], ['skoldurProspector', 'chainCoif', 'chainShirt']), [-1, 2]);
    const j = play({ worn: [['chainShirt', 'plateHelm', 'dragonBoots']] }).answer(0, 'Use Dragon Boots');
    j.asks(0, 'turn');
    assert.deepEqual([pouchSum(j.t, 0), pouchesOf(j.t, 0)], [-1, 2]);
  },
);

rule('EU-POUCH-03', 'what lies in a pouch that closes is put elsewhere, used up or discarded', () => {
  const j = play({ worn: [['leatherGreaves']], pouch: [['chainGreaves', 'travelBread', 'leatherHelmet']] });
  j.answer(0, 'Chain Greaves instead of Leather Greaves').asks(0, 'storage');
  assert.deepEqual(j.options(0).toSorted(), [
    'Discard Leather Greaves',
    'Discard Leather Helmet',
    'Discard Travel Bread',
    'Leather Greaves instead of Chain Greaves',
    'Use up Travel Bread',
    'Wear Leather Helmet',
  ]);
  j.answer(0, 'Wear Leather Helmet').asks(0, 'turn');
  assert.equal(j.kinds('pouch.0').length, 2);
});

rule('EU-POUCH-04', 'the sum never falls below −3', () => {
  const j = play({ worn: [['plateHelm', 'breastplate', 'plateGauntlets']], pouch: [['plateSabatons']] });
  assert.equal(pouchSum(j.t, 0), -3);
  assert.ok(!j.options(0).includes('Wear Plate Sabatons'));
  const belted = play({
    worn: [['plateHelm', 'breastplate', 'plateGauntlets', 'carryingHarness']],
    hero: [{ gaar: 0 }],
    pouch: [['plateSabatons']],
  });
  assert.ok(belted.options(0).includes('Wear Plate Sabatons'));
  belted.answer(0, 'Wear Plate Sabatons');
  // Now the harness cannot be taken off.
  assert.ok(!belted.options(0).includes('Take off Carrying Harness'));
});

rule('EU-SET-02', 'only worn pieces of one colour make the set a tile asks for', () => {
  const chain = ['chainCoif', 'chainGloves'];
  const usable = (worn: readonly string[], pouch: readonly string[]): boolean =>
    play({ worn: [[...worn, 'healingStoneChain']], pouch: [pouch], hero: [{ health: 1 }] })
      .options(0)
      .includes('Use Healing Stone Chain');
  assert.equal(usable([...chain, 'chainBoots'], []), true);
  assert.equal(usable(chain, ['chainBoots']), false);
  assert.equal(usable([...chain, 'leatherBoots'], []), false);
});

rule(
  'EU-SET-03',
  'such a tile may be worn without the set; with several symbols it gives all that are met',
  () => {
    const clasp = (armour: readonly string[]): number => {
      const j = play({ worn: [armour], pouch: [['pathfinderClasp']] });
      j.answer(0, 'Wear Pathfinder Clasp').answer(0, 'Use Pathfinder Clasp').asks(0, 'turn');
      return j.state.heroes[0].moves;
    };
    assert.deepEqual([clasp([]), clasp(['chainGloves', 'chainBoots', 'chainGreaves'])], [1, 2]);
    const chain = play({ pouch: [['healingStoneChain']], hero: [{ health: 1 }] });
    chain.answer(0, 'Wear Healing Stone Chain').asks(0, 'turn');
    assert.ok(!chain.options(0).includes('Use Healing Stone Chain'));
  },
);

/** Keleia with Feint and this armour has the monster's roll before her. */
const feinting = (armour: readonly string[]): Journey =>
  passTo(
    fighting('mistWolf', {
      heroes: ['keleia', 'dral'],
      worn: [['keleiaFeint', ...armour]],
      hero: [{ health: 7, gaar: 1 }],
      dice: [3, 4, 4, 4, 3, 4, 4, 4],
    }),
    'afterMonsterRoll',
  );
const CHAIN = ['chainCoif', 'chainGloves', 'chainBoots'];

rule('EU-SET-04', 'Feint needs three worn pieces of one kind', () => {
  assert.ok(feinting(CHAIN).options(0).includes('Use Feint'));
  assert.ok(
    !feinting(['chainCoif', 'chainGloves', 'leatherBoots', 'leatherGreaves'])
      .options(0)
      .includes('Use Feint'),
  );
});

rule('EU-TIME-02', 'both effects of Feint may be used in one combat round, each at its time', () => {
  const j = feinting(CHAIN);
  const value = monsterValue(fightOf(j));
  j.answer(0, 'Use Feint').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), value - 3);
  assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'keleiaFeint')).exhausted, true);
  passTo(j, 'afterHeroRoll');
  const own = heroValue(j.t, fightOf(j));
  j.answer(0, 'Use Feint').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), own + 3);
  passTo(pass(j), 'afterMonsterRoll');
  assert.equal(fightOf(j).round, 2);
  assert.ok(!j.options(0).includes('Use Feint'));
});
