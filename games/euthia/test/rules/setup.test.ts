import assert from 'node:assert/strict';
import type { Pile, PileView } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { landOf } from '../../rules/map.ts';
import { pouchesOf } from '../../rules/tiles.ts';
import { ELEMENTS, type EuthiaShape, type ScenarioName, STACKS } from '../../shape.ts';
import { choose, fighting, fightOf, game, type Journey, play, rule } from '../kit.ts';

const laid = (seats: number, options: Partial<EuthiaShape['options']> = {}) =>
  table(game, { seats, options }).asks(table(game, { seats, options }).match.waiting[0], 'turn');

const chapters = (seats: number, options: Partial<EuthiaShape['options']>): number[] => {
  const { t } = laid(seats, options);
  const stack = t.cards(t.piles.mapStack).map((card) => t.def(card).land!);
  const found = stack.map(({ chapter }) => chapter).toReversed();
  assert.deepEqual(
    found,
    found.toSorted((a, b) => a - b),
  ); // EU-MAPSETUP-07
  return [1, 2, 3, 4, 5].map((chapter) => found.filter((one) => one === chapter).length);
};

rule(
  'EU-MAPSETUP-10',
  'a stack for three in Dark Wings holds 10, 8, 8 and 6 tiles before scenario tiles',
  () => {
    // The hall of legends and the eyrie come on top.
    assert.deepEqual(chapters(3, { scenario: 'darkWings' }), [10, 8, 8 + 1, 6 + 1, 0]);
  },
);

rule('EU-MAPSETUP-08', 'fixed and encounter tiles of Dark Wings', () => {
  const { t } = laid(3, { scenario: 'darkWings' });
  const groups = (group: string): number[] =>
    [1, 2, 3, 4].map(
      (chapter) =>
        t.cards(t.piles.mapStack).filter((card) => {
          const { land } = t.def(card);
          return land!.chapter === chapter && land!.group === group;
        }).length,
    );
  assert.deepEqual(
    [groups('fixed'), groups('encounter'), groups('other')],
    [
      [3, 3, 3, 3],
      [1, 1, 2, 0],
      [6, 4, 3, 3],
    ],
  );
});

rule('EU-SOLO-01', 'alone only the two fixed tiles marked for it take part', () => {
  for (const epic of [false, true]) {
    const { t } = laid(1, { scenario: 'darkWings', epic });
    const fixed = t.cards(t.piles.mapStack).filter((card) => t.def(card).land!.group === 'fixed');
    assert.ok(fixed.every((card) => t.def(card).land!.solo));
    for (let chapter = 1; chapter <= (epic ? 5 : 4); chapter++)
      assert.equal(fixed.filter((card) => t.def(card).land!.chapter === chapter).length, 2, String(chapter));
  }
});

rule('EU-TBOARD-01', 'four tiles of each row lie open', () => {
  const { t } = laid(2);
  assert.deepEqual(
    t.piles.offer.map((pile) => t.cards(pile).length),
    [4, 4, 4],
  );
});

rule('EU-SETUP-06', 'control cards of the heroes with three or four players, none with two', () => {
  const decks = [2, 3, 4].map((seats) => {
    const { t } = laid(seats);
    return t.cards(t.piles.controlDeck).length;
  });
  assert.deepEqual(decks, [0, 6, 8]);
});

rule('EU-SETUP-05', 'combat cards stay out of a competitive game', () => {
  const cards = [1, 2].map((seats) => {
    const { t } = laid(seats);
    return t.cards(t.piles.combatDeck).length;
  });
  assert.deepEqual(cards, [36, 0]);
});

/** Of a pile as somebody sees it: are there cards, and is none of them known? */
const unseen = ({ cards }: PileView): boolean => cards.length > 0 && cards.every((card) => card === null);

const landsIn = (t: Journey['t'], pile: Pile) => t.cards(pile).map((card) => t.def(card).land!);

rule('EU-SCEN-02', 'the scenario is chosen first, and the rest of the setup depends on it', () => {
  assert.equal(game.options.scenario.default, 'theHunt');
  assert.equal(game.options.scenario.choices[0], 'theHunt');
  const stacks = (['theHunt', 'darkWings'] as const).map((scenario) => chapters(2, { scenario })[3]);
  assert.equal(stacks[0], 0);
  assert.ok(stacks[1] > 0);
});

rule(
  'EU-SCEN-03',
  'scenarios share the base rules and add steps of their own; alone the changes of the solo game apply',
  () => {
    const hunt = laid(2, { scenario: 'theHunt' });
    const wings = laid(2, { scenario: 'darkWings' });
    assert.deepEqual(
      [hunt, wings].map(({ t }) => [t.cards(t.piles.badgeRow).length, t.cards(t.piles.attackDeck).length]),
      [
        [3, 0],
        [0, 4],
      ],
    );
    assert.deepEqual(
      [1, 2].map((seats) => laid(seats, { scenario: 'darkWings' }).state.mode),
      ['solo', 'competitive'],
    );
  },
);

rule(
  'EU-MAPSETUP-01',
  'the start tile lies in the middle, revealed and free of monsters, and never in the stack',
  () => {
    const { t, state } = laid(2);
    assert.equal(state.map.tiles.length, 1);
    const [{ q, r, card }] = state.map.tiles;
    const { centre, hexes } = t.def(card).land!;
    assert.deepEqual([q, r, centre], [0, 0, { place: 'church' }]);
    assert.ok(hexes.every(({ monster }) => monster === undefined));
    assert.ok(landsIn(t, t.piles.mapStack).every(({ group }) => group !== 'start'));
    const priest = laid(2, { scenario: 'mirrezilsShadow' });
    assert.deepEqual(landOf(priest.t, 0).centre, { place: 'church', priest: true });
  },
);

rule('EU-MAPSETUP-02', 'within a chapter there are fixed, encounter, other and scenario tiles', () => {
  const lands = Object.values(game.content).flatMap(({ land }) => (land === null ? [] : [land]));
  const tally = (['start', 'fixed', 'encounter', 'other', 'scenario'] as const).map((group) =>
    [1, 2, 3, 4, 5].map(
      (chapter) => lands.filter((land) => land.chapter === chapter && land.group === group).length,
    ),
  );
  assert.deepEqual(tally, [
    [1, 0, 0, 0, 0],
    [3, 3, 3, 3, 3],
    [4, 3, 4, 3, 0],
    [7, 6, 5, 5, 6],
    [1, 1, 2, 3, 3],
  ]);
  for (const { group, hexes, centre } of lands) {
    const meets = centre?.place === 'encounter' || hexes.some(({ encounter }) => encounter !== undefined);
    if (group === 'encounter') assert.ok(meets);
    if (group === 'fixed' || group === 'other') assert.ok(!meets);
  }
});

rule('EU-MAPSETUP-03', 'with several players every fixed tile of the chapters in use takes part', () => {
  for (const seats of [2, 4]) {
    const { t } = laid(seats, { scenario: 'theHunt' });
    const fixed = t
      .cards(t.piles.mapStack)
      .filter((card) => t.def(card).land!.group === 'fixed')
      .map((card) => t.kind(card));
    const printed = Object.values(game.content)
      .filter(({ land }) => land?.group === 'fixed' && land.chapter <= 3)
      .map(({ kind }) => kind);
    assert.deepEqual(fixed.toSorted(), printed.toSorted());
  }
});

/** The encounter and other tiles of a stack, by kind. */
const drawn = (seed: string): string[] => {
  const { t } = table(game, { seats: 2, seed });
  return t
    .cards(t.piles.mapStack)
    .filter((card) => ['encounter', 'other'].includes(t.def(card).land!.group))
    .map((card) => t.kind(card));
};

rule('EU-MAPSETUP-04', 'encounter and other tiles are drawn by lot, as many as the table says', () => {
  const lots = ['a', 'b', 'c', 'd'].map(drawn);
  assert.deepEqual(
    lots.map(({ length }) => length),
    [3 + 9, 3 + 9, 3 + 9, 3 + 9],
  );
  assert.ok(new Set(lots.map((kinds) => kinds.toSorted().join())).size > 1);
});

rule.also('EU-MAPSETUP-05', 'every scenario tile lies among the tiles of its own chapter', () => {
  let read = 0;
  for (const scenario of game.options.scenario.choices)
    for (const seats of [1, 4])
      for (const epic of [false, true]) {
        const { t } = laid(seats, { scenario, epic });
        const chapters = t.cards(t.piles.mapStack).map((card) => t.def(card).land!.chapter);
        assert.deepEqual(
          chapters,
          chapters.toSorted((a, b) => b - a),
        );
        for (const card of t.cards(t.piles.mapStack))
          if (t.def(card).land!.group === 'scenario') {
            read++;
            assert.ok(t.def(card).land!.scenarios.includes(scenario), t.kind(card));
          }
      }
  assert.ok(read > 14, String(read));
});

rule('EU-MAPSETUP-05', 'only tiles of the chosen scenario join their chapters', () => {
  const scenarioTiles = (scenario: ScenarioName): string[] => {
    const { t } = laid(2, { scenario });
    return t
      .cards(t.piles.mapStack)
      .filter((card) => t.def(card).land!.group === 'scenario')
      .map((card) => t.kind(card))
      .toSorted();
  };
  assert.deepEqual(scenarioTiles('theHunt'), []);
  assert.deepEqual(scenarioTiles('darkWings'), ['farrugaEyrie', 'legendHall']);
  assert.deepEqual(scenarioTiles('walkingDestruction'), ['golemRuins', 'heartForge']);
});

rule('EU-MAPSETUP-06', 'what was not drawn leaves the game, and nobody knows what that is', () => {
  const j = laid(2);
  const unused = landsIn(j.t, j.t.piles.unused).filter((land) => land !== null);
  // Of 4, 3 and 4 encounter tiles 1 each was drawn, of 7, 6 and 5 others 4, 3 and 2.
  assert.equal(unused.length, 3 + 2 + 3 + (3 + 3 + 3));
  assert.ok(unused.every(({ chapter }) => chapter <= 3));
  for (const viewer of [0, 1, 'watcher'] as const) assert.ok(unseen(j.match.view(viewer).piles.unused));
});

rule('EU-MAPSETUP-07', 'each chapter is shuffled on its own; the lowest lies on top of one stack', () => {
  const orders = ['a', 'b', 'c'].map((seed) => {
    const { t } = table(game, { seats: 4, seed });
    const lands = landsIn(t, t.piles.mapStack).toReversed();
    const found = lands.map(({ chapter }) => chapter);
    assert.deepEqual(found, [
      ...Array<number>(3 + 2 + 7).fill(1),
      ...Array<number>(3 + 1 + 6).fill(2),
      ...Array<number>(3 + 1 + 4).fill(3),
    ]);
    return lands.map(({ group }) => group).join();
  });
  assert.equal(new Set(orders).size, 3);
});

rule('EU-MAPSETUP-09', 'other tiles of Dark Wings by number of players', () => {
  const others = [1, 2, 3, 4].map((seats) => {
    const { t } = laid(seats, { scenario: 'darkWings' });
    const lands = landsIn(t, t.piles.mapStack).filter(({ group }) => group === 'other');
    return [1, 2, 3, 4].map((chapter) => lands.filter((land) => land.chapter === chapter).length);
  });
  assert.deepEqual(others, [
    [3, 2, 2, 3],
    [4, 2, 2, 1],
    [6, 4, 3, 3],
    [7, 6, 5, 5],
  ]);
});

rule('EU-SBOARD-01', 'the lot decides who starts, for the whole game; the round track begins at 1', () => {
  const starts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const { state } = table(game, { seats: 2, seed });
    assert.equal(state.round, 1);
    assert.equal(state.turn, state.start);
    return state.start;
  });
  assert.deepEqual(new Set(starts), new Set([0, 1]));
  const j = table(game, { seats: 2, seed: 'a' });
  const first = j.state.start;
  for (const seat of [first, 1 - first]) {
    choose(j, seat, 'end');
    choose(j, seat, 'keepNone');
  }
  assert.deepEqual([j.state.round, j.state.start], [2, first]);
  j.asks(first, 'turn');
});

rule('EU-SBOARD-02', 'reputation begins at 0, has no upper limit and never falls below 0', () => {
  assert.deepEqual(
    laid(4).state.heroes.map(({ reputation }) => reputation),
    [0, 0, 0, 0],
  );
  const high = play({ pouch: [['treasureOldIdol']], hero: [{ reputation: 149 }] });
  high.answer(0, 'Use Old Idol').asks(0, 'turn');
  assert.equal(high.state.heroes[0].reputation, 151);
  const low = play({
    map: [['emberKitchen', 2, -1]],
    at: [1],
    hero: [{ health: 1, reputation: 1 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(low, 0, 'move.combat');
  choose(low, 0, 'step4').asks(0, 'turn');
  assert.deepEqual([low.state.heroes[0].perished, low.state.heroes[0].reputation], [1, 0]);
});

rule('EU-TBOARD-02', 'the face-down tiles of a row are reshuffled only when all of them are gone', () => {
  const j = play({
    map: [['traderGreen', 2, -1]],
    at: [4],
    hero: [{ gold: 5 }],
    cards: {
      'offer.0': ['leatherHelmet', 'leatherBoots', 'shortSword', 'travelBread'],
      'stack.6': ['chainShirt', 'chainBoots', 'chainGloves', 'chainCoif', 'chainGreaves'],
      'stackDiscard.6': [],
    },
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'trade');
  choose(j, 0, 'offer').asks(0, 'trade');
  assert.deepEqual(j.kinds('offer.0').toSorted(), ['chainBoots', 'chainCoif', 'chainGloves', 'chainGreaves']);
  assert.equal(j.kinds('stackDiscard.6').length, 4);
  assert.equal(j.kinds('stackDiscard.7').length, 0);
  choose(j, 0, 'offer').asks(0, 'trade');
  assert.ok(j.kinds('offer.0').includes('chainShirt'));
  assert.deepEqual(
    [j.kinds('offer.0').length, j.kinds('stackDiscard.6').length, j.kinds('stack.6').length],
    [4, 0, 5],
  );
});

rule('EU-TBOARD-03', 'potion markers and grey pouch markers come from the supply', () => {
  const j = play({ hero: [{ gold: 3 }] });
  for (let i = 0; i < 3; i++) choose(j, 0, 'buyPotion');
  j.asks(0, 'turn');
  assert.equal(j.state.heroes[0].potions, 3);
  assert.deepEqual(
    [[], ['leatherArmour'], ['leatherArmour', 'plateGreaves']].map((worn) =>
      pouchesOf(play({ worn: [worn] }).t, 0),
    ),
    [3, 2, 1],
  );
});

rule('EU-SETUP-01', 'hope stands at zero until Shii intervenes', () => {
  const j = fighting('giantDragonfly');
  j.asks(0, 'firstStrike');
  assert.equal(fightOf(j).hope, 0);
});

rule('EU-SETUP-02', 'cards and rewards of an encounter come only when it is revealed', () => {
  const { t } = laid(2);
  for (const pile of [...t.piles.questDeck, ...t.piles.questOpen, ...t.piles.stack.slice(9, 12)])
    assert.equal(t.cards(pile).length, 0);
  const everything = Object.values(t.piles)
    .flat()
    .flatMap((pile) => t.cards(pile));
  assert.ok(!everything.some((card) => t.def(card).quest !== null));
});

rule('EU-SETUP-03', 'raw materials and treasures lie in six shuffled stacks, unseen', () => {
  const j = laid(2);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((i) => j.kinds(`stack.${i}`).length),
    [25, 25, 24, 20, 20, 20],
  );
  STACKS.slice(0, 6).forEach((stack, i) => {
    assert.ok(j.kinds(`stack.${i}`).every((kind) => game.content[kind].tile!.stack === stack));
    assert.ok(unseen(j.match.view(0).piles.stack[i]));
  });
  const orders = ['a', 'b'].map((seed) => table(game, { seats: 2, seed }).kinds('stack.0').join());
  assert.notEqual(orders[0], orders[1]);
});

rule('EU-SETUP-04', 'three monster decks by level, a silver and a gold deck, shuffled', () => {
  const j = laid(2);
  const counts = [1, 2, 3].map((level) => {
    const kinds = [...j.kinds(`monsterDeck.${level - 1}`), ...j.kinds(`monsterNext.${level - 1}`)];
    assert.ok(kinds.every((kind) => game.content[kind].enemy!.level === level));
    return kinds.length;
  });
  assert.deepEqual(counts, [14, 14, 12]);
  assert.deepEqual([j.kinds('silverDeck').length, j.kinds('goldDeck').length], [24, 24]);
  assert.ok(unseen(j.match.view(0).piles.monsterDeck[0]));
  const orders = ['a', 'b'].map((seed) => table(game, { seats: 2, seed }).kinds('silverDeck').join());
  assert.notEqual(orders[0], orders[1]);
});

rule('EU-SETUP-07', 'elemental cards are known to all, and every discard pile begins empty', () => {
  const { t } = laid(3);
  const { monsterDiscard, stackDiscard, silverDiscard, goldDiscard, controlDiscard, combatDiscard } = t.piles;
  for (const pile of [
    ...monsterDiscard,
    ...stackDiscard,
    silverDiscard,
    goldDiscard,
    controlDiscard,
    combatDiscard,
  ])
    assert.equal(t.cards(pile).length, 0);
  for (const element of ELEMENTS)
    assert.equal(game.content[`${element}Elemental`].does[0].when, 'confronted');
});
