import assert from 'node:assert/strict';
import { damageChanges, dieSum, heroValue, monsterValue, woundChanges } from '../../rules/fightValues.ts';
import { ignoresPower, maxHealth, noteOf, pouchSum } from '../../rules/tiles.ts';
import type { Element, Gem, HeroRoll } from '../../shape.ts';
import {
  card,
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
  setIn,
} from '../kit.ts';
import { nameOf, textOf } from './reading.ts';

/** Tiles whose texts are of their own kind: rerolls, choices, essences bound to them, trade, and what hinders other heroes. */

interface Setting {
  readonly worn?: readonly string[];
  readonly pouch?: readonly string[];
  readonly essences?: readonly Element[];
  readonly dice?: readonly number[];
  readonly health?: number;
  readonly monster?: string;
}
/** The hero of this tile fights with it on the board, and these essences on it. */
function fightWith(
  kind: string,
  { worn = [], pouch = [], essences = [], dice = [1, 1, 2, 3], health, monster = 'mistWolf' }: Setting = {},
): Journey {
  const { hero, slot } = game.content[kind].tile!;
  const name = hero?.hero ?? 'dral';
  const j = fighting(monster, {
    heroes: [name, name === 'ael' ? 'dral' : 'ael'],
    worn: [[...(slot === null || hero?.value === null ? [] : [kind]), ...worn]],
    pouch: [[...(slot === null ? [kind] : []), ...pouch]],
    dice,
    set: (state, t) => {
      if (essences.length > 0)
        t.setNote(
          t.cards(t.piles.worn[0]).find((one) => t.kind(one) === kind)!,
          {
            exhausted: false,
            gems: [],
            flipped: [],
            essences: [...essences],
          },
        );
      state.heroes[0].health = health ?? maxHealth(t, 0);
    },
  });
  fightOf(j).health = 99;
  return j;
}
const use = (kind: string): string => `Use ${nameOf(kind)}`;
const wounds = (j: Journey): number => woundChanges(fightOf(j)).reduce((sum, n) => sum + n, 0);
const damage = (j: Journey): number => damageChanges(j.t, fightOf(j)).reduce((sum, n) => sum + n, 0);
/** Look at the open question, whoever is asked. */
const seen = (j: Journey): Journey =>
  j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);

for (const [kind, dice, after] of [
  ['keleiaMirrorDrill', 2, 0],
  ['maeldurHeatHaze', 1, -1],
  ['silverMirror', 1, 0],
  ['witchAmuletMadness', 1, 0],
] as const)
  card(kind, `rerolls up to ${dice} dice of the monster`, () => {
    const j = passTo(fightWith(kind, { dice: [5, 6], pouch: ['smokePot'] }), 'afterMonsterRoll').answer(
      0,
      use(kind),
    );
    j.asks(0, 'rerollMonster').roll(1, 2);
    assert.equal(j.match.question(0)!.max, dice);
    j.match.answer(0, dice === 2 ? ['die0', 'die1'] : ['die1']);
    assert.deepEqual([...fightOf(j).dice], dice === 2 ? [1, 2] : [5, 1]);
    assert.equal(monsterValue(fightOf(j)), dieSum(fightOf(j).dice) + after);
    j.asks(0, 'afterMonsterRoll');
  });

for (const [kind, dice, clover] of [
  ['keleiaSecondTempo', 1, 2],
  ['treasureDiceCup', 2, 0],
  ['treasureGamblersCoin', 1, 1],
] as const)
  card(kind, `rerolls up to ${dice} own dice`, () => {
    const j = passTo(fightWith(kind, { dice: [1, 1, 2, 2] }), 'afterHeroRoll').answer(0, use(kind));
    j.asks(0, 'rerollOwn').roll(6, 5);
    const before = fightOf(j).changes.filter(({ of }) => of === 'clover').length;
    assert.equal(j.match.question(0)!.max, dice);
    j.match.answer(0, dice === 2 ? ['die0', 'die1'] : ['die0']);
    assert.deepEqual([...fightOf(j).dice], dice === 2 ? [6, 5] : [6, 2]);
    const clovers = fightOf(j)
      .changes.filter(({ of }) => of === 'clover')
      .slice(before);
    assert.equal(
      clovers.reduce((sum, { n }) => sum + n, 0),
      clover,
    );
    seen(j);
  });

card('keleiaSecondTempo', 'readies another ability, never itself', () => {
  const j = fightWith('keleiaSecondTempo', { dice: [1, 1, 2, 2] });
  passTo(j, 'afterMonsterRoll').answer(0, 'Use Dodge');
  passTo(j, 'afterHeroRoll').answer(0, use('keleiaSecondTempo'));
  j.match.answer(0, []);
  j.asks(0, 'readyTiles');
  assert.deepEqual(j.options(0), ['Dodge']);
  j.match.answer(0, [offered(j, 0)[0]]);
  assert.equal(noteOf(j.t, cardOf(j, 'worn.0', 'keleiaDodge')).exhausted, false);
  seen(j);
});

card('aelRainOfArrows', 'one own die may be rerolled', () => {
  const j = passTo(fightWith('aelRainOfArrows', { dice: [1, 2] }), 'firstStrike').answer(
    0,
    'Attack: Rain of Arrows',
  );
  j.asks(0, 'afterHeroRoll').answer(0, use('aelRainOfArrows')).asks(0, 'rerollOwn').roll(6);
  j.match.answer(0, ['die0']);
  assert.deepEqual([...fightOf(j).dice], [6, 2]);
  assert.ok(!j.options(0).includes(use('aelRainOfArrows')));
});

card('maeldurTrialByFire', 'a choice of three', () => {
  const chosen = (i: number): number[] => {
    const j = fightWith('maeldurTrialByFire', { pouch: ['draughtOfCourage'] });
    Object.assign(fightOf(j), { chaos: 2, gaar: 2 });
    j.asks(0, 'prep').answer(0, use('maeldurTrialByFire')).asks(0, 'chooseEffects');
    j.match.answer(0, [`choice${i}`]);
    seen(j);
    const { chaos, gaar, damage: dealt } = fightOf(j);
    return [chaos, gaar, j.state.heroes[0].gaar, dealt];
  };
  assert.deepEqual(
    [chosen(0), chosen(1), chosen(2)],
    [
      [1, 2, 4, 0],
      [2, 1, 5, 0],
      [2, 2, 4, 1],
    ],
  );
});

card('maeldurSmoulder', 'for 2 gaar 1 damage now and in every later combat round', () => {
  const j = fightWith('maeldurSmoulder', { dice: [1, 1, 1, 1, 1, 1, 1, 1] });
  passTo(j, 'beforeHeroRoll').answer(0, use('maeldurSmoulder'));
  assert.deepEqual([fightOf(j).damage, j.state.heroes[0].gaar], [1, 2]);
  passTo(j, 'afterHeroRoll');
  passTo(pass(j), 'afterHeroRoll');
  assert.deepEqual([fightOf(j).round, fightOf(j).damage], [2, 2]);
});

/** Maximum health and pouches with these tiles worn. */
const values = (hero: string, worn: readonly string[], essences: readonly Element[] = []): number[] => {
  const j = play({
    heroes: [hero, hero === 'dral' ? 'ael' : 'dral'],
    worn: [worn],
    set: (_state, t) => {
      const tile = t.cards(t.piles.worn[0]).find((one) => t.def(one).tile!.holds > 0);
      if (tile !== undefined && essences.length > 0)
        t.setNote(tile, { exhausted: false, gems: [], flipped: [], essences: [...essences] });
    },
  });
  return [maxHealth(j.t, 0), pouchSum(j.t, 0)];
};
const LEATHER = ['leatherHelmet', 'leatherGloves', 'leatherBoots', 'leatherGreaves', 'leatherArmour'];

card('dralLionheart', '2 maximum health', () => assert.deepEqual(values('dral', ['dralLionheart']), [10, 0]));
card('skoldurProspector', 'a pouch, and a mine cart while mining', () => {
  assert.deepEqual(values('skoldur', ['skoldurProspector', 'leatherArmour']), [9, 0]);
  const j = play({
    heroes: ['skoldur', 'dral'],
    map: [['oldQuarry', 2, -1]],
    at: [4],
    worn: [['skoldurProspector']],
  });
  choose(j, 0, 'mine').answer(0, 'Prospector').asks(0, 'keepRaw');
  assert.equal(j.options(0).length, 3);
});
card('skoldurRuneHide', '3 maximum health', () =>
  assert.deepEqual(values('skoldur', ['skoldurRuneHide']), [11, 0]),
);
card('skoldurOldMaster', 'a pouch; calm, he is lucky and hits harder', () => {
  assert.deepEqual(values('skoldur', ['skoldurOldMaster', 'leatherArmour']), [9, 0]);
  const at = (dwurtDie: number): number[] => {
    const j = fightWith('skoldurOldMaster', { pouch: ['draughtOfCourage'] });
    j.asks(0, 'prep').state.heroes[0].dwurtDie = dwurtDie;
    passTo(j, 'afterHeroRoll');
    return [heroValue(j.t, fightOf(j)), damage(j)];
  };
  assert.deepEqual(
    [at(1), at(2)],
    [
      [5 - 3 + 2, 1],
      [5 - 3, 0],
    ],
  );
});
card('keleiaMasterwork', '2 health and a pouch with a set of 3, the same again with 5', () => {
  const with3 = values('keleia', ['keleiaMasterwork', ...LEATHER.slice(0, 3)]);
  const with2 = values('keleia', ['keleiaMasterwork', ...LEATHER.slice(0, 2)]);
  assert.deepEqual(
    [with2, with3],
    [
      [7 + 2, 0],
      [7 + 3 + 2, 1],
    ],
  );
  assert.deepEqual(values('keleia', ['keleiaMasterwork', ...LEATHER]), [7 + 5 + 4, -1 + 2]);
});
card('warHarness', '1 health and two pouches, and 1 health more with a set of 3', () => {
  assert.deepEqual(values('dral', ['warHarness', 'leatherArmour', 'leatherHelmet']), [8 + 1 + 2, 1]);
  assert.deepEqual(values('dral', ['warHarness', ...LEATHER.slice(0, 3)]), [8 + 1 + 3 + 1, 2]);
});
card('slayersRing', 'clover +1, and one more with a set of 3', () => {
  const value = (pieces: number): number => {
    const j = fighting('mistWolf', {
      heroes: ['dral', 'ael'],
      worn: [['slayersRing', 'leatherHelmet', 'leatherBoots', 'leatherGreaves'].slice(0, 1 + pieces)],
      hero: [{ gaar: 1, health: 4 }],
      dice: [1, 1, 2, 4],
    });
    passTo(j, 'afterHeroRoll');
    return heroValue(j.t, fightOf(j)) + fightOf(j).malus;
  };
  assert.deepEqual([value(0), value(2), value(3)], [6 + 1, 6 + 1, 6 + 2]);
});
card('dragonGreaves', 'fire does nothing to the wearer', () => {
  const { t } = play({ worn: [['dragonGreaves']] });
  assert.deepEqual([ignoresPower(t, 0, 'fire'), ignoresPower(t, 0, 'air')], [true, false]);
});

card('taesiriSlumber', 'up to four different essences, 1 health each', () => {
  assert.deepEqual(values('taesiri', [], ['air', 'fire', 'water']), [9, 0]);
  const j = play({
    heroes: ['taesiri', 'dral'],
    set: (state) => {
      state.heroes[0].essences.air = 2;
    },
  }).answer(0, 'Essence of air onto Slumber');
  // A second one of the same kind does not go there.
  assert.ok(!j.options(0).some((text) => text.includes('onto Slumber')));
});
card('taesiriDeepRoots', 'with earth 3 health, with water it heals', () => {
  assert.deepEqual(values('taesiri', ['taesiriDeepRoots'])[0], 6);
  const grown = (essences: readonly Element[]): Journey =>
    play({
      heroes: ['taesiri', 'dral'],
      worn: [['taesiriDeepRoots']],
      set: (state, t) => {
        const tile = t.cards(t.piles.worn[0]).find((one) => t.kind(one) === 'taesiriDeepRoots')!;
        t.setNote(tile, { exhausted: false, gems: [], flipped: [], essences: [...essences] });
        state.heroes[0].health = 1;
      },
    });
  assert.equal(maxHealth(grown(['earth']).t, 0), 9);
  assert.ok(!grown(['earth']).options(0).includes('Use Deep Roots'));
  const j = grown(['water']).answer(0, 'Use Deep Roots').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 4);
});
card('taesiriAncestorTotem', 'wounds −1, and −1 more for each essence on it', () => {
  const stopped = (essences: readonly Element[]): number => {
    const j = passTo(
      fightWith('taesiriAncestorTotem', { essences, pouch: ['smokePot'] }),
      'afterMonsterRoll',
    );
    j.answer(0, use('taesiriAncestorTotem')).asks(0, 'afterMonsterRoll');
    return wounds(j);
  };
  assert.deepEqual([stopped([]), stopped(['air']), stopped(['air', 'fire'])], [-1, -2, -3]);
});
for (const [kind, first, of] of [
  ['taesiriElementalBolt', false, 'damage'],
  ['taesiriStormTotem', true, 'clover'],
] as const)
  card(kind, `each essence on it counts 1 ${of}`, () => {
    const struck = (essences: readonly Element[]): number => {
      const j = fightWith(kind, { essences, dice: first ? [2, 3] : [1, 1, 2, 3] });
      passTo(j, first ? 'firstStrike' : 'attackWith')
        .answer(0, `Attack: ${nameOf(kind)}`)
        .asks(0, 'afterHeroRoll');
      return of === 'damage' ? damage(j) : heroValue(j.t, fightOf(j)) - (5 - 3);
    };
    assert.deepEqual([struck([]), struck(['air', 'earth'])], [0, 2]);
  });
card('taesiriOneWithAll', 'each essence on it is a clover for every roll', () => {
  const j = passTo(fightWith('taesiriOneWithAll', { essences: ['air', 'fire', 'water'] }), 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), 5 - 3 + 3);
});
card('taesiriMantleOfFour', 'four essences, four effects in one combat round', () => {
  const j = fightWith('taesiriMantleOfFour', {
    essences: ['air', 'water', 'fire', 'earth'],
    health: 3,
    pouch: ['smokePot'],
    dice: [2, 3, 2, 3],
  });
  const mantle = use('taesiriMantleOfFour');
  j.asks(0, 'healing').answer(0, mantle);
  assert.equal(j.state.heroes[0].health, 5);
  passTo(j, 'afterMonsterRoll').answer(0, mantle).asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), 5 - 2);
  passTo(j, 'beforeHeroRoll').answer(0, mantle);
  passTo(j, 'afterHeroRoll');
  assert.equal(damage(j), 2);
  j.answer(0, mantle).asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), 5 - 3 + 2);
});
card('taesiriAncientPact', 'with air one die less in the first combat round, with fire 1 damage more', () => {
  const airy = passTo(
    fightWith('taesiriAncientPact', { essences: ['air'], dice: [4, 2, 3, 1, 1], pouch: ['smokePot'] }),
    'afterMonsterRoll',
  );
  assert.deepEqual([...fightOf(airy).dice], [4]);
  passTo(airy, 'afterHeroRoll');
  assert.equal(damage(airy), 0);
  passTo(pass(airy), 'afterMonsterRoll');
  assert.deepEqual([fightOf(airy).round, fightOf(airy).dice.length], [2, 2]);
  const fiery = passTo(fightWith('taesiriAncientPact', { essences: ['fire'] }), 'afterHeroRoll');
  assert.equal(damage(fiery), 1);
});
card('taesiriRootStaff', 'clover +2 against elementals', () => {
  const j = play({ heroes: ['taesiri', 'dral'], map: [['emberKitchen', 2, -1]], at: [5], dice: [2, 3] });
  choose(j, 0, 'confront').asks(0, 'afterHeroRoll');
  const { dice, plus } = j.t.scenes.find(({ type }) => type === 'heroRoll') as HeroRoll;
  assert.equal(dieSum(dice) + plus, 7);
});
card('taesiriPrismStaff', 'clover +2 where an elemental has power', () => {
  const at = (land: string): number => {
    const j = fighting('mistWolf', {
      heroes: ['taesiri', 'dral'],
      map: [
        ['robberTrail', 2, -1],
        [land, 1, -2],
      ],
      worn: [['taesiriPrismStaff']],
      hero: [{ health: 6 }],
      dice: [1, 1, 2, 3],
    });
    passTo(j, 'attackWith').answer(0, 'Attack: Prism Staff').asks(0, 'afterHeroRoll');
    return heroValue(j.t, fightOf(j)) - dieSum(fightOf(j).dice) - fightOf(j).plus;
  };
  // Water of the market green lies next to the trail.
  assert.deepEqual([at('traderGreen'), at('emptyFarm')], [2 - 3, -3]);
});

card('artefactTearsOfShii', 'hope 5 in preparation', () => {
  const j = fightWith('artefactTearsOfShii', { dice: [2, 2, 2, 3] });
  assert.equal(fightOf(seen(j)).hope, 5);
});
card('artefactMirrezilsHeart', 'heals 2 in one healing phase of each combat round', () => {
  const j = fightWith('artefactMirrezilsHeart', { health: 3 })
    .asks(0, 'healing')
    .answer(0, use('artefactMirrezilsHeart'));
  assert.equal(j.state.heroes[0].health, 5);
  for (let i = 0; i < 20 && fightOf(j).round === 1; i++) {
    if (j.match.question(0) !== null) assert.ok(!j.options(0).includes(use('artefactMirrezilsHeart')));
    pass(j);
  }
  assert.ok(passTo(j, 'healing').options(0).includes(use('artefactMirrezilsHeart')));
});

/** The rival who plays the monster wears this tile. */
function hindered(kind: string, dice: readonly number[] = [2, 3, 2, 3]): Journey {
  const { hero } = game.content[kind].tile!;
  const rival = hero?.hero ?? 'ael';
  const j = fighting('mistWolf', { heroes: ['dral', rival], worn: [[], [kind]], dice });
  fightOf(j).health = 99;
  fightOf(j).damage = 5;
  return j;
}
/** Pass until the rival may use the tile, then use it. */
const hinder = (j: Journey, kind: string): Journey => {
  for (let i = 0; i < 30; i++) {
    if (j.match.question(1) !== null && j.options(1).includes(use(kind))) return j.answer(1, use(kind));
    pass(j);
  }
  throw new Error(`${kind} was never offered`);
};

for (const [kind, rabbit] of [
  ['witchAmuletScorn', 3],
  ['skoldurBeastFriend', 2],
] as const)
  card(kind, `as monster player: rabbit's foot +${rabbit}`, () => {
    const j = passTo(hindered(kind), 'afterMonsterRoll');
    const value = monsterValue(fightOf(j));
    hinder(j, kind);
    assert.equal(
      fightOf(j)
        .changes.filter(({ of }) => of === 'rabbitFoot')
        .reduce((sum, { n }) => sum + n, 0),
      rabbit,
    );
    assert.equal(value, 5);
    seen(j);
  });
card('witchAmuletThorns', 'as monster player: wounds +2', () => {
  const j = hindered('witchAmuletThorns');
  const { health } = j.state.heroes[0];
  hinder(j, 'witchAmuletThorns');
  passTo(j, 'afterHeroRoll');
  // 5 is a wound, and two more.
  assert.equal(j.state.heroes[0].health, health - 3);
});
for (const [kind, clover] of [
  ['witchAmuletVeil', -3],
  ['taesiriWhisper', -2],
] as const)
  card(kind, `as monster player: clover ${clover} for the hero`, () => {
    const j = hinder(hindered(kind), kind);
    passTo(j, 'afterHeroRoll');
    assert.equal(heroValue(j.t, fightOf(j)), 5 - 3 + clover);
  });
card('witchAmuletBlood', 'as monster player: the monster heals 2', () => {
  const j = hinder(hindered('witchAmuletBlood'), 'witchAmuletBlood');
  assert.equal(fightOf(seen(j)).damage, 3);
});
card('witchAmuletMadness', 'as monster player: two dice of the monster are rerolled', () => {
  const j = hinder(hindered('witchAmuletMadness', [1, 1]), 'witchAmuletMadness')
    .asks(1, 'rerollMonster')
    .roll(6, 5);
  j.match.answer(1, ['die0', 'die1']);
  assert.deepEqual([...fightOf(seen(j)).dice], [6, 5]);
});
card('witchAmuletGreed', 'as monster player: 4 gold and a silver card if the hero dies', () => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    worn: [[], ['witchAmuletGreed']],
    hero: [{ health: 1, gaar: 0 }, { gold: 0 }],
    dice: [6, 5],
  });
  passTo(j, 'turn');
  assert.deepEqual(
    [j.state.heroes[1].gold, j.t.cards(j.t.piles.hand[1]).map((one) => j.t.back(one))],
    [4, ['silver']],
  );
});
card(
  'witchAmuletHunger',
  'as monster player: a gold card, and gaar of the monster in the hero attack',
  () => {
    const j = hinder(hindered('witchAmuletHunger'), 'witchAmuletHunger');
    fightOf(j).gaar = 2;
    assert.deepEqual(
      j.t.cards(j.t.piles.hand[1]).map((one) => j.t.back(one)),
      ['gold'],
    );
    for (let i = 0; i < 30 && !(fightOf(j).phase === 'heroAttack' && j.match.question(1) !== null); i++)
      pass(j);
    const value = heroValue(j.t, fightOf(j));
    const id = offered(j, 1).find((one) => one.startsWith('monsterGaar'))!;
    j.roll(2).answer(1, id);
    assert.deepEqual([fightOf(j).gaar, heroValue(j.t, fightOf(j))], [1, value - 2]);
    seen(j);
  },
);

/** A hero trades at the market green with this tile on the board. */
const tradingWith = (kind: string): Journey => {
  const hero = game.content[kind].tile!.hero?.hero ?? 'dral';
  const j = play({
    heroes: [hero, hero === 'ael' ? 'dral' : 'ael'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    worn: [[kind]],
    pouch: [['travelBread']],
    hero: [{ gold: 5 }],
    cards: { 'offer.0': ['leatherHelmet', 'leatherBoots', 'shortSword', 'smokePot'] },
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  assert.ok(!j.options(0).includes(use(kind)));
  return choose(j, 0, 'trade').answer(0, use(kind));
};
for (const [kind, discount, bonus, changes] of [
  ['signetRing', 1, 1, 0],
  ['skoldurDwarvenBargain', 1, 2, 0],
  ['keleiaMadeToMeasure', 2, 0, 1],
] as const)
  card(kind, 'better prices in a trade action', () => {
    const j = tradingWith(kind).answer(0, 'Sell Travel Bread (1 gold)');
    assert.equal(j.state.heroes[0].gold, 5 + 1 + bonus);
    j.answer(0, 'Buy Short Sword (3 gold)').asks(0, 'useDiscount').answer(0, true);
    assert.equal(j.state.heroes[0].gold, 6 + bonus - (3 - discount));
    j.answer(0, 'Buy Leather Helmet (2 gold)');
    const { gold } = j.state.heroes[0];
    assert.equal(gold, 6 + bonus - (3 - discount) - 2);
    for (let i = 0; i < 1 + changes; i++) choose(j, 0, 'offer');
    assert.equal(j.state.heroes[0].gold, gold);
    choose(j, 0, 'offer').asks(0, 'trade');
    assert.equal(j.state.heroes[0].gold, gold - 1);
  });
card('aelTradeWind', 'a price of the trade it brings is 1 lower', () => {
  const j = play({
    heroes: ['ael', 'dral'],
    map: [['traderGreen', 2, -1]],
    at: [4],
    worn: [['aelTradeWind']],
    hero: [{ gold: 3 }],
    cards: { 'offer.0': ['leatherHelmet', 'leatherBoots', 'shortSword', 'smokePot'] },
    set: (state) => {
      state.map.beaten[4] = true;
    },
  }).answer(0, use('aelTradeWind'));
  choose(j, 0, 'trade').answer(0, 'Buy Short Sword (3 gold)').answer(0, true).asks(0, 'trade');
  assert.equal(j.state.heroes[0].gold, 1);
});

/** Dral in a fight with this gem in his gloves, and these essences beside his board. */
const adorned = (gem: Gem | null, essences: Partial<Record<Element, number>> = {}): Journey => {
  const j = fighting('mistWolf', {
    heroes: ['dral', 'ael'],
    worn: [['dragonGloves']],
    pouch: [['smokePot']],
    hero: [{ health: 3, potions: 1 }],
    dice: [1, 1, 2, 3],
    set: (state, t) => {
      if (gem !== null) setIn(t, 0, 'dragonGloves', gem);
      Object.assign(state.heroes[0].essences, essences);
      state.heroes[0].health = 3;
    },
  });
  fightOf(j).health = 99;
  return j;
};
/** The number a marker's text tells. */
const numberOf = (kind: string): number => Number(/[+−]?(\d+)/u.exec(textOf(kind))![1]);

card('gem.diamond', 'heals by the number it tells', () => {
  for (const gem of ['opal', 'diamond'] as const) {
    const j = passTo(adorned(gem), 'healing').answer(0, `Use the ${gem}`);
    assert.equal(seen(j).state.heroes[0].health, 3 + numberOf(`gem.${gem}`));
  }
  assert.deepEqual(
    ['opal', 'diamond'].map((gem) => numberOf(`gem.${gem}`)),
    [2, 4],
  );
});
card('gem.onyx', 'a rabbit’s foot after the roll of the monster', () => {
  const j = passTo(adorned('onyx'), 'afterMonsterRoll').answer(0, 'Use the onyx').asks(0, 'afterMonsterRoll');
  assert.equal(monsterValue(fightOf(j)), 2 - numberOf('gem.onyx'));
});
card('gem.sapphire', 'damage before the own roll', () => {
  const j = passTo(adorned('sapphire', { fire: 1 }), 'beforeHeroRoll')
    .answer(0, 'Use the sapphire')
    .asks(0, 'beforeHeroRoll');
  assert.equal(damage(j), numberOf('gem.sapphire'));
});
card('essence.fire', 'damage before the own roll, each of them', () => {
  const j = passTo(adorned(null, { fire: 3 }), 'beforeHeroRoll').answer(0, 'Use the essence of fire');
  j.answer(0, 'Use the essence of fire').asks(0, 'beforeHeroRoll');
  assert.equal(damage(j), 2 * numberOf('essence.fire'));
  assert.equal(j.state.heroes[0].essences.fire, 1);
});
card('essence.earth', 'clover after the own roll', () => {
  const j = passTo(adorned(null, { earth: 1 }), 'afterHeroRoll');
  const value = heroValue(j.t, fightOf(j));
  j.answer(0, 'Use the essence of earth').asks(0, 'afterHeroRoll');
  assert.equal(heroValue(j.t, fightOf(j)), value + numberOf('essence.earth'));
});
card('potion', 'heals by the number it tells', () => {
  const j = passTo(adorned(null), 'healing').answer(0, 'Drink a healing potion');
  assert.deepEqual([seen(j).state.heroes[0].health, j.state.heroes[0].potions], [3 + numberOf('potion'), 0]);
});
