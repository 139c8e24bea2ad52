import assert from 'node:assert/strict';
import {
  distanceOf,
  hasMonster,
  isUnder,
  missingAround,
  nextTo,
  powersOn,
  spacesOf,
  toolsOf,
} from '../../rules/map.ts';
import { beats, choose, endTurn, fightOf, game, offered, play, rule, setIn } from '../kit.ts';

rule(
  'EU-REVEAL-08',
  'the first step off the church reveals three tiles, the next onto a new one a single tile',
  () => {
    const j = play({ heroes: ['ael', 'dral'], stack: true, set: (state) => (state.heroes[0].health = 7) });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step0');
    for (let i = 0; i < 2; i++) j.asks(0, 'placeTile').answer(0, offered(j, 0)[0]);
    j.asks(0, 'turn');
    assert.equal(j.state.map.tiles.length, 4);
    assert.equal(j.state.heroes[0].moves, 1);
    const around = nextTo(j.t, 0).filter((space) => space > 3);
    assert.deepEqual(
      around.map((space) => missingAround(j.t, space).length),
      [1, 1, 1, 1],
    );
    assert.deepEqual(
      [1, 2].map((space) => missingAround(j.t, space).length),
      [2, 2],
    );
  },
);

rule('EU-REVEAL-06', 'an empty stack reveals nothing', () => {
  const j = play();
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step0');
  j.asks(0, 'turn');
  assert.equal(j.state.map.tiles.length, 1);
});

rule('EU-ACTION-03', 'mining is worth 1 movement point, trade 2, combat 3', () => {
  const points = ['mine', 'trade', 'combat'].map((action) => {
    const j = choose(play(), 0, `move.${action}`);
    j.asks(0, 'turn');
    return j.state.heroes[0].moves;
  });
  assert.deepEqual(points, [1, 2, 3]);
});

rule('EU-TELE-05', 'a scroll of teleport 6 leads into the centre of towers six spaces away', () => {
  const j = play({
    map: [
      ['emptyFarm', 2, -1],
      ['northTowers', 4, 1],
    ],
    at: [0],
    pouch: [['scrollOfTeleport']],
    set: (state) => {
      for (const space of [8, 9, 10]) state.map.beaten[space] = true;
    },
  });
  assert.equal(distanceOf(j.t, 0, 11), 6);
  choose(j, 0, 'use');
  choose(j, 0, 'to11');
  assert.equal(j.state.heroes[0].space, 11);
  j.asks(0, 'turn');
});

rule('EU-TELE-03', 'a centre is no target while a monster stands on its ring', () => {
  const j = play({ map: [['northTowers', 2, -1]], at: [0], pouch: [['scrollOfTeleport']] });
  choose(j, 0, 'use');
  assert.ok(!offered(j, 0).includes('to7'));
});

rule('EU-ELEM-06', 'fire wounds by 2; fire and water together do nothing', () => {
  const j = play({
    heroes: ['dral', 'ael'],
    map: [
      ['emberKitchen', 2, -1],
      ['traderGreen', 4, -2],
    ],
    at: [1],
    hero: [{ health: 4 }],
    set: (state) => {
      state.map.beaten[4] = true;
    },
  });
  choose(j, 0, 'move.combat');
  choose(j, 0, 'step4');
  assert.equal(j.state.heroes[0].health, 2);
  choose(j, 0, 'step5');
  assert.equal(j.state.heroes[0].health, 2);
  j.asks(0, 'turn');
});

rule('EU-PACIFY-03', 'without a combat action nobody enters the space of a monster', () => {
  const j = play({ map: [['robberTrail', 2, -1]], at: [1] });
  choose(j, 0, 'move.combat');
  assert.ok(!offered(j, 0).includes('step4'));
  assert.ok(offered(j, 0).includes('step2'));
});

rule('EU-SPECIAL-04', 'the centre can be entered only once its ring is pacified', () => {
  const j = play({ map: [['northTowers', 2, -1]], at: [6] });
  choose(j, 0, 'move.trade');
  assert.ok(!offered(j, 0).includes('step7'));
});

rule('EU-MOVE-01', 'movement points of several sources add up', () => {
  const j = play({
    heroes: ['ael', 'dral'],
    worn: [['aelLightFoot', 'leatherGreaves']],
    set: (_state, t) => setIn(t, 0, 'leatherGreaves', 'amethyst'),
  });
  choose(j, 0, 'move.combat');
  j.answer(0, 'Use Light Foot').answer(0, 'Use the amethyst').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 3 + 2 + 1);
});

rule('EU-MOVE-02', 'a step onto an adjacent space costs one point', () => {
  const j = play({ map: [['emptyFarm', 2, -1]], at: [1] });
  assert.ok(!offered(j, 0).some((id) => id.startsWith('step')));
  choose(j, 0, 'move.trade');
  assert.deepEqual(
    offered(j, 0).filter((id) => id.startsWith('step')),
    ['step6', 'step4', 'step0', 'step2', 'step3'],
  );
  choose(j, 0, 'step6').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].space, j.state.heroes[0].moves], [6, 1]);
});

rule('EU-MOVE-03', 'heroes pass one another and share a space', () => {
  const j = play({ heroes: ['ael', 'dral', 'keleia'], at: [3, 0, 1] });
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step0');
  choose(j, 0, 'step1').asks(0, 'turn');
  assert.deepEqual(
    j.state.heroes.map(({ space }) => space),
    [1, 0, 1],
  );
});

rule('EU-MOVE-04', 'nobody steps where no tile lies', () => {
  const j = play({ at: [0] });
  choose(j, 0, 'move.combat');
  assert.deepEqual(
    offered(j, 0).filter((id) => id.startsWith('step')),
    ['step1', 'step2', 'step3'],
  );
  assert.equal(missingAround(j.t, 0).length, 3);
});

rule('EU-MOVE-05', 'everybody sees the points that are not spent yet', () => {
  const j = play();
  choose(j, 0, 'move.trade').asks(0, 'turn');
  for (const viewer of [0, 1, 'watcher'] as const)
    assert.equal(j.match.view(viewer).state.heroes[0].moves, 2);
  assert.deepEqual(j.match.question(0)!.ask.about, { moves: 2, gold: 2, health: 7 });
});

rule('EU-PACIFY-01', 'the swords on the space are the level of its monster', () => {
  const levels = (['robberTrail', 'borderHills', 'dragonRibs'] as const).map((land) => {
    const j = play({ map: [[land, 2, -1]], at: [1] });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4');
    choose(j, 0, 'fight');
    assert.ok(j.match.waiting.length > 0);
    j.asks(j.match.waiting[0], j.match.question(j.match.waiting[0])!.ask.prompt);
    return j.t.def(fightOf(j).card).enemy!.level;
  });
  assert.deepEqual(levels, [1, 2, 3]);
});

rule(
  'EU-PACIFY-02',
  'whoever enters the space of a monster fights at once and keeps the points that are left',
  () => {
    const j = play({ map: [['robberTrail', 2, -1]], at: [1], hero: [{ reserve: 'trade' }] });
    choose(j, 0, 'move.trade');
    choose(j, 0, 'move.trade');
    choose(j, 0, 'step4').asks(0, 'beforeFight');
    assert.deepEqual(j.state.heroes[0].markers, ['mine']);
    const won = beats(
      { map: [['robberTrail', 2, -1]], at: [1], hero: [{ reserve: 'trade' }] },
      'move.trade',
      'move.trade',
      'step4',
    ).asks(0, 'turn');
    assert.equal(won.state.heroes[0].moves, 3);
  },
);

rule(
  'EU-PACIFY-04',
  'a monster is undefeated until a fight was won on its space, whatever becomes of the marker',
  () => {
    const j = beats({ map: [['robberTrail', 2, -1]], at: [1] }, 'move.trade', 'step4').asks(0, 'turn');
    assert.deepEqual(
      [4, 5, 6].map((space) => hasMonster(j.t, space)),
      [false, false, true],
    );
    j.state.map.marker[4] = -1;
    assert.equal(hasMonster(j.t, 4), false);
    const mined = beats({ map: [['humStones', 2, -1]], at: [1] }, 'move.trade', 'step6').asks(0, 'turn');
    assert.equal(toolsOf(mined.t, 6, 0), 2);
    assert.equal(hasMonster(mined.t, 6), false);
  },
);

rule('EU-PACIFY-05', 'beside a monster nothing is mined, traded, taken, visited or travelled', () => {
  const at = (land: string, space: number): string[] => {
    const j = play({
      map: [
        [land, 2, -1],
        ['moorStill', 4, -2],
      ],
      at: [space],
      hero: [{ gold: 5 }],
      cards: { 'questOpen.6': ['smugglerFalseBottom'] },
      set: (state) => state.revealed.push(6),
    });
    return offered(j, 0).filter((id) => /^(?:mine|trade|treasure|portal|quest|confront)/u.test(id));
  };
  assert.deepEqual(at('oldQuarry', 5), []);
  assert.deepEqual(at('traderGreen', 4), []);
  assert.deepEqual(at('humStones', 5), []);
  assert.deepEqual(at('windMarket', 4), []);
  assert.deepEqual(at('smugglerMarsh', 6), []);
  assert.deepEqual(at('oldQuarry', 4), ['mine']);
});

rule('EU-PACIFY-06', 'what one hero has pacified is open to all', () => {
  const j = beats({ map: [['robberTrail', 2, -1]], at: [1, 1] }, 'move.trade', 'step4');
  endTurn(j, 0).asks(1, 'turn');
  choose(j, 1, 'move.combat');
  choose(j, 1, 'step4').asks(1, 'turn');
  assert.deepEqual([j.state.heroes[1].space, j.state.heroes[1].moves], [4, 2]);
});

rule(
  'EU-SPECIAL-01',
  'church, towers, mercenary camp, ruler and legend have a centre as a fourth space',
  () => {
    const lands = Object.values(game.content).flatMap(({ land }) => (land === null ? [] : [land]));
    const specials = new Set(lands.flatMap(({ special }) => (special === null ? [] : [special])));
    assert.deepEqual(specials, new Set(['church', 'towers', 'mercenaryCamp', 'ruler', 'legend']));
    for (const { special, centre } of lands) assert.equal(special !== null, centre !== null);
    const j = play({
      map: [
        ['swordCamp', 2, -1],
        ['robberTrail', 1, 1],
      ],
    });
    assert.deepEqual(spacesOf(j.t), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  },
);

rule.also(
  'EU-SPECIAL-01',
  'every special tile has a centre to walk into and out of, no other tile has one',
  () => {
    for (const { kind, land } of Object.values(game.content)) {
      if (land === null || land.group === 'start') continue;
      const j = play({
        map: [[kind, 2, -1]],
        at: [4],
        set: (state) => void state.map.beaten.fill(true),
      });
      choose(j, 0, 'move.trade').asks(0, 'turn');
      assert.equal(offered(j, 0).includes('step7'), land.special !== null, kind);
      if (land.special === null) continue;
      choose(j, 0, 'step7').asks(0, 'turn');
      assert.deepEqual(
        offered(j, 0).filter((id) => id.startsWith('step')),
        ['step4', 'step5', 'step6'],
      );
    }
  },
);

rule('EU-SPECIAL-02', 'the centre is joined to the three hexes of its tile only, a point each way', () => {
  const j = play({
    map: [
      ['northTowers', 2, -1],
      ['robberTrail', 1, 1],
    ],
    at: [6],
    set: (state) => {
      state.map.beaten[4] = state.map.beaten[5] = true;
    },
  });
  assert.deepEqual(nextTo(j.t, 7), [4, 5, 6]);
  assert.deepEqual(
    spacesOf(j.t).filter((space) => nextTo(j.t, space).includes(7)),
    [4, 5, 6],
  );
  choose(j, 0, 'move.trade');
  choose(j, 0, 'step7');
  assert.equal(j.state.heroes[0].moves, 1);
  choose(j, 0, 'step4').asks(0, 'turn');
  assert.equal(j.state.heroes[0].moves, 0);
});

rule('EU-SPECIAL-03', 'the three hexes of a special tile touch one another', () => {
  const j = play();
  for (const [space, others] of [
    [0, [1, 2]],
    [1, [0, 2]],
    [2, [0, 1]],
  ] as const)
    for (const other of others) assert.ok(nextTo(j.t, space).includes(other));
});

rule('EU-SPECIAL-05', 'no power reaches a centre, and nothing is revealed there', () => {
  const j = play({ map: [['emberKitchen', -2, 1]], at: [0], hero: [{ health: 5 }], stack: true });
  assert.ok(isUnder(powersOn(j.t, 0), 'fire'));
  assert.equal(powersOn(j.t, 3), 0);
  assert.deepEqual(missingAround(j.t, 3), []);
  choose(j, 0, 'move.mine');
  choose(j, 0, 'step3').asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].health, j.state.map.tiles.length], [5, 2]);
});

rule.also('EU-MOVE-02', 'several steps are one line of the chronicle', () => {
  const j = play({ at: [0] });
  choose(j, 0, 'move.combat');
  const before = j.log().length;
  for (const space of [1, 2, 0]) choose(j, 0, `step${space}`);
  j.asks(0, 'turn');
  assert.deepEqual([j.state.heroes[0].space, j.log().length - before], [0, 0]);
  assert.equal(j.log().filter((line) => line.includes('sets out')).length, 1);
});
