import assert from 'node:assert/strict';
import { heroValue, monsterValue } from '../../rules/fightValues.ts';
import { CHURCH, elementsOf, hexesAround, isUnder, powersOn, spacesOf } from '../../rules/map.ts';
import { NOWHERE } from '../../shape.ts';
import { choose, fightOf, game, type Journey, offered, play, rule } from '../kit.ts';

/** Áel leaves the church for the upper left space; these tiles lie on top of the stack. */
const leaving = (...next: readonly string[]): Journey => {
  const j = play({ heroes: ['ael', 'dral'], stack: true, hero: [{ health: 5 }], next: { mapStack: next } });
  choose(j, 0, 'move.trade');
  return choose(j, 0, 'step0').asks(0, 'placeTile');
};

rule('EU-REVEAL-01', 'entering an edge space reveals tiles, also by teleport', () => {
  const walked = leaving();
  assert.equal(walked.state.map.tiles.length, 1);
  const jumped = play({ stack: true, pouch: [['scrollOfTeleport']] });
  choose(jumped, 0, 'use');
  choose(jumped, 0, 'to0').asks(0, 'placeTile');
  assert.equal(jumped.state.heroes[0].space, 0);
});

rule('EU-REVEAL-02', 'position first, then the top tile for it, until six spaces surround the hero', () => {
  const j = leaving('emptyFarm', 'oldQuarry', 'foxDen');
  assert.deepEqual(offered(j, 0).toSorted(), ['-1,-1', '-2,1', '1,-2']);
  j.answer(0, '1,-2').asks(0, 'placeTile');
  const placed = j.state.map.tiles.at(-1)!;
  assert.deepEqual([j.t.kind(placed.card), placed.q, placed.r], ['emptyFarm', 1, -2]);
  assert.deepEqual(offered(j, 0).toSorted(), ['-1,-1', '-2,1']);
  j.answer(0, '-1,-1').asks(0, 'turn');
  // The last position leaves no choice.
  assert.deepEqual(j.kinds('map').toReversed(), ['startChurch', 'emptyFarm', 'oldQuarry', 'foxDen']);
  assert.ok(hexesAround(j.t, 0).every((space) => space !== NOWHERE));
});

rule('EU-REVEAL-04', 'after the tiles the movement goes on with what is left', () => {
  const j = leaving('emptyFarm', 'oldQuarry', 'foxDen');
  j.answer(0, '1,-2').answer(0, '-1,-1').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 1);
  assert.ok(offered(j, 0).includes('step3'));
});

rule('EU-REVEAL-05', 'an encounter is prepared and an elemental works before the next tile is drawn', () => {
  const j = leaving('hunterLodge', 'emberKitchen');
  j.answer(0, '1,-2').asks(0, 'placeTile');
  assert.equal(j.kinds('questOpen.0').length, 2);
  assert.equal(j.state.heroes[0].health, 5);
  // The fire of the ember kitchen burns next to the hero.
  j.answer(0, '-2,1').asks(0, 'turn');
  assert.equal(j.state.heroes[0].health, 3);
  const first = leaving('emberKitchen').answer(0, '-2,1').asks(0, 'placeTile');
  assert.deepEqual([first.state.heroes[0].health, first.state.map.tiles.length], [3, 2]);
});

/** A hero steps beside the fire of the ember kitchen, at the edge of the map, onto a monster. */
const intoFire = (health: number): Journey => {
  const j = play({
    map: [['emberKitchen', 2, -1]],
    at: [1],
    stack: true,
    hero: [{ health }],
    next: { mapStack: ['emptyFarm', 'oldQuarry', 'foxDen'] },
  });
  choose(j, 0, 'move.trade');
  return choose(j, 0, 'step4');
};

rule(
  'EU-REVEAL-09',
  'first the powers, then new tiles, at last the fight; death ends it without a combat action',
  () => {
    const j = intoFire(5).asks(0, 'placeTile');
    assert.equal(j.state.heroes[0].health, 3);
    assert.ok(j.state.heroes[0].markers.includes('combat'));
    while (j.match.question(0)!.ask.prompt === 'placeTile') j.answer(0, offered(j, 0)[0]);
    j.asks(0, 'beforeFight');
    assert.ok(!j.state.heroes[0].markers.includes('combat'));
    const dead = intoFire(2).asks(0, 'turn');
    assert.equal(dead.state.map.tiles.length, 2);
    assert.deepEqual(
      [dead.state.heroes[0].space, dead.state.heroes[0].markers],
      [CHURCH, ['mine', 'combat']],
    );
  },
);

rule('EU-TILE-02', 'the back of a map tile tells its chapter and nothing else', () => {
  const j = leaving();
  const seen = j.match.view(0).piles.mapStack.cards;
  assert.ok(seen.length > 20);
  for (const card of seen) {
    assert.ok(card !== null && 'back' in card);
    assert.match(card.back, /^chapter[123]$/u);
    assert.deepEqual(Object.keys(card), ['back']);
  }
  j.answer(0, '1,-2').asks(0, 'placeTile');
  const [placed] = j.match.view(1).piles.map.cards;
  assert.ok(placed !== null && 'kind' in placed);
});

rule('EU-TILE-03', 'a space has at most one location, a start tile a church in its centre', () => {
  const found = new Set<string>();
  for (const { land, kind } of Object.values(game.content)) {
    if (land === null) continue;
    if (land.group === 'start') assert.equal(land.centre?.place, 'church');
    for (const { terrain: _terrain, monster, loot, ...locations } of land.hexes) {
      assert.ok(Object.keys(locations).length <= 1, kind);
      assert.equal(monster === undefined, loot === undefined, kind);
      for (const location of Object.keys(locations)) found.add(location);
    }
  }
  assert.deepEqual(found, new Set(['trade', 'raw', 'elemental', 'portal', 'treasure', 'encounter', 'site']));
  // What is dug for lies where it is found.
  const where = { mountain: 'mountain', lakebed: 'lake', cave: 'cave' };
  for (const { land } of Object.values(game.content))
    for (const { raw, terrain } of land?.hexes ?? [])
      if (raw !== undefined) assert.equal(terrain, where[raw]);
});

rule('EU-TILE-04', 'an elemental has power over its space and the spaces next to it', () => {
  const j = play({
    map: [
      ['humStones', 2, -1],
      ['emptyFarm', 1, 1],
    ],
  });
  const under = spacesOf(j.t).filter((space) => isUnder(powersOn(j.t, space), 'earth'));
  assert.deepEqual(under, [1, 4, 5, 6]);
});

rule('EU-TILE-05', 'the hall of legends belongs to certain scenarios and offers artefacts', () => {
  assert.deepEqual(game.content['legendHall'].land!.scenarios, ['darkWings']);
  const j = play({
    options: { scenario: 'darkWings' },
    map: [['legendHall', 2, -1]],
    at: [7],
    hero: [{ gold: 4, gaar: 4 }],
    cards: { 'questOpen.14': ['legendBookOfReturn', 'legendFaersHorn'] },
    set: (state, t) => {
      state.revealed.push(14);
      state.map.beaten[4] = state.map.beaten[6] = true;
      for (const kind of ['hermitOffering', 'hermitBloodEcho', 'hunterGreatBeast', 'minerProps'])
        t.make(kind, t.piles.quests[0]);
    },
  });
  j.answer(0, 'Complete the quest: The Legend of the Endless Book').asks(0, 'turn');
  assert.deepEqual(j.kinds('pouch.0'), ['artefactBookOfReturn']);
});

rule(
  'EU-TILE-06',
  'the ruins belong to Walking Destruction and wake the golem when they are revealed',
  () => {
    assert.deepEqual(game.content['golemRuins'].land!.scenarios, ['walkingDestruction']);
    const j = play({
      options: { scenario: 'walkingDestruction' },
      stack: true,
      next: { mapStack: ['golemRuins'] },
    });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step0');
    assert.equal(j.state.figure, NOWHERE);
    j.answer(0, '1,-2').asks(0, 'placeTile');
    assert.equal(j.state.figure, 4);
  },
);

rule('EU-TELE-01', 'a teleport costs no points, and powers strike as if one had walked', () => {
  const j = play({
    heroes: ['ael', 'dral'],
    map: [['emberKitchen', 2, -1]],
    at: [1],
    worn: [['aelWindLeap']],
    hero: [{ health: 5 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'move.mine');
  j.answer(0, 'Use Wind Leap');
  choose(j, 0, 'to4').asks(0, 'turn');
  const { space, health, moves } = j.state.heroes[0];
  assert.deepEqual([space, health, moves], [4, 3, 1]);
});

rule('EU-TELE-02', 'the space of a monster is a target only with a fight at once', () => {
  const leap = (): Journey =>
    play({ heroes: ['ael', 'dral'], map: [['robberTrail', 2, -1]], at: [1], worn: [['aelWindLeap']] });
  const tired = leap();
  choose(tired, 0, 'move.combat');
  tired.answer(0, 'Use Wind Leap').asks(0, 'teleport');
  assert.ok(!offered(tired, 0).includes('to4') && offered(tired, 0).includes('to5'));
  const ready = leap().answer(0, 'Use Wind Leap');
  choose(ready, 0, 'to4').asks(0, 'beforeFight');
  assert.ok(!ready.state.heroes[0].markers.includes('combat'));
});

rule('EU-TELE-04', 'a jump reaches so many spaces, over gaps, to another revealed space', () => {
  const j = play({
    heroes: ['ael', 'dral'],
    map: [['oldQuarry', 4, -2]],
    at: [1],
    worn: [['aelWindLeap', 'aelCloudPath']],
  });
  j.answer(0, 'Use Wind Leap');
  assert.deepEqual(offered(j, 0), ['to0', 'to2', 'to3', 'stay']);
  choose(j, 0, 'stay');
  j.answer(0, 'Use Cloud Path');
  // (4,-2) and (4,-1) are three away from (1,0), (5,-2) four; the latter two bear monsters.
  assert.deepEqual(offered(j, 0), ['to0', 'to2', 'to3', 'to4', 'to6', 'stay']);
  choose(j, 0, 'to4').asks(0, 'turn');
  assert.equal(j.state.heroes[0].space, 4);
});

rule('EU-PORTAL-01', 'from a pacified portal a hero steps to any other, as a free action', () => {
  const at = (space: number): Journey =>
    play({
      map: [
        ['moorStill', 2, -1],
        ['gustPost', 4, -2],
        ['windMarket', 1, 1],
      ],
      at: [space],
    });
  const j = at(5);
  assert.deepEqual(
    offered(j, 0).filter((id) => id.startsWith('portal')),
    ['portal10', 'portal12'],
  );
  choose(j, 0, 'portal10').asks(0, 'turn');
  const { space, markers, moves } = j.state.heroes[0];
  assert.deepEqual([space, markers.length, moves], [10, 3, 0]);
  // The portal of the wind market is held by a monster.
  assert.ok(!offered(at(12), 0).some((id) => id.startsWith('portal')));
});

rule('EU-ELEM-01', 'fire wounds by 2 at every entry, not for staying', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [['emberKitchen', 2, -1]],
    at: [1],
    hero: [{ health: 8 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'move.combat');
  choose(j, 0, 'step4');
  assert.equal(j.state.heroes[0].health, 6);
  choose(j, 0, 'step5');
  assert.equal(j.state.heroes[0].health, 4);
  choose(j, 0, 'move.mine');
  choose(j, 0, 'end');
  choose(j, 0, 'keepNone').asks(1, 'turn');
  assert.equal(j.state.heroes[0].health, 4);
});

rule('EU-ELEM-02', 'new fire strikes every hero beside it once, the active one first', () => {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    stack: true,
    at: [3, 2, 1],
    hero: [{ health: 5 }, { health: 5 }, { health: 5 }],
    next: { mapStack: ['emberKitchen', 'windMarket', 'slagLab'] },
  });
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step0');
  // Fire on (-1,1) touches the two left spaces of the start tile.
  j.answer(0, '-2,1').asks(0, 'placeTile');
  assert.deepEqual(
    j.state.heroes.map(({ health }) => health),
    [3, 3, 5],
  );
  const struck = j.log().filter((line) => line.endsWith('loses 2 health points.'));
  assert.deepEqual(struck, ['Seat 0 loses 2 health points.', 'Seat 1 loses 2 health points.']);
  // Where it burns already, neither the air of the wind market nor more fire of the slag lab strikes again.
  j.answer(0, '1,-2').asks(0, 'turn');
  assert.deepEqual(elementsOf(powersOn(j.t, 0)), ['air', 'fire']);
  assert.deepEqual(
    j.state.heroes.map(({ health }) => health),
    [3, 3, 5],
  );
});

rule.also('EU-ELEM-02', 'new fire strikes the others, too, where the active hero dies of it', () => {
  const j = play({
    heroes: ['ael', 'dral', 'keleia'],
    stack: true,
    at: [3, 2, 1],
    hero: [{ health: 2 }, { health: 5 }, { health: 5 }],
    next: { mapStack: ['emberKitchen'] },
  });
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step0');
  j.answer(0, '-2,1').asks(0, 'turn');
  const { heroes } = j.state;
  assert.deepEqual([heroes[0].perished, heroes[0].space, heroes[1].health], [1, 3, 3]);
});

rule('EU-ELEM-03', 'water heals 2 on entering, and where it is revealed', () => {
  const walked = play({
    heroes: ['dral', 'ael'],
    map: [['traderGreen', 1, -2]],
    hero: [{ health: 3 }],
  });
  choose(walked, 0, 'move.mine');
  choose(walked, 0, 'step0').asks(0, 'turn');
  assert.equal(walked.state.heroes[0].health, 5);
  const revealed = play({
    heroes: ['dral', 'ael'],
    stack: true,
    hero: [{ health: 3 }],
    next: { mapStack: ['traderGreen'] },
  });
  choose(revealed, 0, 'move.mine');
  choose(revealed, 0, 'step0');
  revealed.answer(0, '1,-2').asks(0, 'placeTile');
  assert.equal(revealed.state.heroes[0].health, 5);
});

rule('EU-ELEM-04', 'three waters heal 2, fire and water cancel out', () => {
  const entered = (map: readonly (readonly [string, number, number])[], space: number): number => {
    const j = play({ heroes: ['dral', 'ael'], map, hero: [{ health: 3 }] });
    choose(j, 0, 'move.mine');
    choose(j, 0, `step${space}`).asks(0, 'turn');
    return j.state.heroes[0].health;
  };
  const waters = [
    ['traderGreen', 1, -2],
    ['springFair', 2, -1],
    ['springFair', 1, 1],
  ] as const;
  assert.equal(entered(waters, 1), 5);
  assert.equal(entered([...waters, ['emberKitchen', -2, 1]], 0), 3);
  assert.equal(entered([['emberKitchen', -2, 1]], 0), 1);
});

rule('EU-ELEM-05', 'air and earth do nothing but change rolls, in a fight those of both sides', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [
      ['humStones', 2, -1],
      ['windMarket', 1, -2],
    ],
    at: [4],
    cards: { 'monsterNext.0': ['mistWolf'] },
    dice: [2, 5, 3, 6],
  });
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step9');
  choose(j, 0, 'fight').asks(0, 'heroC');
  assert.equal(j.state.heroes[0].health, 8);
  // Air turns the 5 into a 2, earth adds 2.
  assert.deepEqual([[...fightOf(j).dice], monsterValue(fightOf(j))], [[2, 2], 6]);
  while (j.match.question(0)!.ask.prompt !== 'afterHeroRoll') choose(j, j.match.waiting[0], 'pass');
  j.asks(0, 'afterHeroRoll');
  assert.deepEqual([...fightOf(j).dice], [3, 1]);
  assert.equal(heroValue(j.t, fightOf(j)), 3 + 1 + 2 - 3);
});

rule(
  'EU-ELEM-07',
  'coming back to life in the church is no movement: nothing is felt and nothing revealed',
  () => {
    const j = play({
      heroes: ['dral', 'ael'],
      map: [['emberKitchen', 2, -1]],
      at: [4],
      stack: true,
      hero: [{ health: 2 }],
      set: (state) => {
        state.map.beaten[4] = true;
      },
    });
    choose(j, 0, 'move.mine');
    choose(j, 0, 'step5').asks(0, 'turn');
    const { space, health, perished } = j.state.heroes[0];
    assert.deepEqual([space, health, perished, j.state.map.tiles.length], [CHURCH, 8, 1, 2]);
  },
);
