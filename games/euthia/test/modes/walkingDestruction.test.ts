import assert from 'node:assert/strict';
import { hexAt, isCentre, spacesOf, tileOf } from '../../rules/map.ts';
import { scoreOf } from '../../rules/scoring.ts';
import {
  card,
  choose,
  endTurn,
  fightOf,
  intoFight,
  type Journey,
  offered,
  pass,
  passTo,
  play,
  situation,
} from '../kit.ts';

const heroes = ['dral', 'ael'];
type Plan = NonNullable<Parameters<typeof play>[0]>;

const walking = (plan: Plan = {}): Journey =>
  play({
    heroes,
    at: [3, 3],
    ...plan,
    options: { scenario: 'walkingDestruction', ...plan.options },
    set: (state, t) => {
      state.map.beaten.fill(true);
      plan.set?.(state, t);
    },
  });
/** Both heroes do nothing, and the round ends. */
const roundEnds = (j: Journey): Journey => endTurn(endTurn(j, 0), 1);

situation('saboteur and accomplice lie open, four stages and nineteen markers B are at hand', () => {
  const j = walking();
  assert.deepEqual(j.kinds('wanted').toSorted(), ['accompliceCard', 'saboteurCard']);
  assert.deepEqual([j.kinds('stages').length, j.state.markersB, j.state.figure], [4, 19, -1]);
  assert.deepEqual(walking({ options: { difficulty: 'easy' } }).kinds('wanted'), ['saboteurCard']);
});

situation('the golem stands on the ruins as soon as they are revealed', () => {
  const j = walking({ stack: true, at: [0, 3], cards: { mapStack: ['golemRuins'] } });
  choose(j, 0, 'move.mine');
  choose(j, 0, j.match.question(0)!.from.find(({ does }) => does === 'step')!.id);
  while (j.match.question(0)!.ask.prompt === 'placeTile') choose(j, 0, j.match.question(0)!.from[0].id);
  const tile = j.state.map.tiles.findIndex(({ card: one }) => j.t.kind(one) === 'golemRuins');
  assert.ok(tile > 0);
  assert.equal(j.state.figure, tile * 4);
  j.asks(0, 'turn');
});

/** Ruins, a way of forest and the trader: the golem starts at hex 12. */
const way: Plan['map'] = [
  ['traderGreen', 2, -1],
  ['robberTrail', 4, -2],
  ['golemRuins', 6, -3],
];

situation(
  'he walks three hexes a round towards the nearest place of trade, two without the accomplice',
  () => {
    const steps = (wanted: readonly string[]): Journey =>
      roundEnds(walking({ map: way, cards: { wanted }, set: (state) => (state.figure = 12) }));
    const three = steps(['saboteurCard', 'accompliceCard']);
    const two = steps(['saboteurCard']);
    // Hexes (6,−3), (5,−2), (4,−2) or (4,−1), then (3,−1).
    assert.equal(Math.floor(three.state.figure / 4), 1);
    assert.equal(Math.floor(two.state.figure / 4), 2);
    three.asks(0, 'turn');
    two.asks(0, 'turn');
  },
);

situation(
  'on a place of trade he leaves A and stops; elsewhere B, which closes mine, treasure, elemental and portal',
  () => {
    const j = walking({ map: [['traderGreen', 2, -1]], at: [3, 3], set: (state) => (state.figure = 5) });
    roundEnds(j).asks(0, 'turn');
    // From the mountain to the trader beside it.
    assert.deepEqual([j.state.figure, j.state.map.destroyed[4], j.state.markersB], [4, true, 19]);
    const mine = walking({ map: way, set: (state) => (state.figure = 8) });
    roundEnds(mine).asks(0, 'turn');
    const { destroyed } = mine.state.map;
    assert.ok(destroyed[4]);
    const there = walking({
      map: [['traderGreen', 2, -1]],
      at: [4, 3],
      set: (state) => (state.map.destroyed[4] = true),
    });
    assert.ok(!offered(there, 0).includes('trade'));
    const pit = (spoilt: boolean): boolean =>
      offered(
        walking({
          map: [['traderGreen', 2, -1]],
          at: [5, 3],
          set: (state) => (state.map.destroyed[5] = spoilt),
        }),
        0,
      ).includes('mine');
    assert.deepEqual([pit(false), pit(true)], [true, false]);
  },
);

situation('a location on his way gets a marker B as long as there are any', () => {
  const walked = (markersB: number): [boolean, number] => {
    const j = walking({
      map: [
        ['traderGreen', 2, -1],
        ['oldQuarry', 4, -2],
      ],
      cards: { wanted: [] },
      set: (state) => {
        state.figure = 9;
        state.markersB = markersB;
      },
    });
    roundEnds(j).asks(0, 'turn');
    const passed = [8, 10].find((space) => j.state.map.destroyed[space]);
    return [passed !== undefined, j.state.markersB];
  };
  assert.deepEqual(walked(5)[1] < 5, walked(5)[0]);
  assert.deepEqual(walked(0), [false, 0]);
});

situation('whoever stands where he stops suffers 3 wounds', () => {
  const j = walking({ map: [['traderGreen', 2, -1]], at: [4, 5], set: (state) => (state.figure = 5) });
  roundEnds(j).asks(0, 'turn');
  assert.deepEqual(
    j.state.heroes.map(({ health }) => health),
    [8 - 3, 7],
  );
});

situation('stunned he stays for one round', () => {
  const j = walking({
    map: [['traderGreen', 2, -1]],
    set: (state) => {
      state.figure = 5;
      state.stunned = true;
    },
  });
  roundEnds(j).asks(0, 'turn');
  assert.deepEqual([j.state.figure, j.state.stunned], [5, false]);
  roundEnds(j).asks(0, 'turn');
  assert.equal(j.state.figure, 4);
});

/** All three lie next to the start tile; two of them are places of trade. */
const ROUND_ABOUT: NonNullable<Plan['map']> = [
  ['robberTrail', 2, -1],
  ['traderGreen', 1, 1],
  ['alchemistBrook', -1, 2],
];
/** The golem has been at so many of them. */
const ruin = (state: Journey['state'], t: Journey['t'], places: number): void => {
  const trades = spacesOf(t).filter((space) => !isCentre(space) && hexAt(t, space).trade !== undefined);
  for (const space of trades.slice(0, places)) state.map.destroyed[space] = true;
};

situation('where no place of trade is known he waits, until he has destroyed two', () => {
  const j = walking({ map: [['robberTrail', 2, -1]], set: (state) => (state.figure = 4) });
  roundEnds(j).asks(0, 'turn');
  assert.deepEqual([j.state.figure, j.state.churchReached], [4, false]);
});

situation('on his way to a place of trade he passes the church by', () => {
  const map: Plan['map'] = [
    ['robberTrail', 2, -1],
    ['alchemistBrook', -1, 2],
  ];
  // In the easy game he goes 2 hexes: through the middle of the start tile.
  const j = walking({ map, options: { difficulty: 'easy' }, set: (state) => (state.figure = 4) });
  roundEnds(j).asks(0, 'turn');
  assert.match(j.log().join('\n'), /towards a place of trade/u);
  assert.equal(tileOf(j.state.figure), 0);
  assert.equal(j.state.churchReached, false);
});

situation('when he reaches the start tile the game ends, and everybody loses 5 reputation', () => {
  const j = walking({
    map: ROUND_ABOUT,
    hero: [
      { reputation: 8, gold: 0 },
      { reputation: 3, gold: 0 },
    ],
    set: (state, t) => {
      state.figure = 4;
      ruin(state, t, 2);
    },
  });
  roundEnds(j);
  assert.equal(j.match.result!.how, 'reputation');
  assert.deepEqual(j.match.result!.scores, [3, 0]);
});

/** Dral stands beside the golem and fights him; so many golem markers lie on him. */
function fightsGolem(markers: number, plan: Plan = {}): Journey {
  const seats = ['dral', 'ael', 'keleia', 'maeldur'].slice(0, Math.max(2, markers + 1));
  const j = play({
    heroes: seats,
    map: [['robberTrail', 2, -1]],
    at: [5, 3, 3, 3],
    ...plan,
    options: { scenario: 'walkingDestruction', ...plan.options },
    cards: { 'hand.1': [], ...plan.cards },
    set: (state, t) => {
      state.map.beaten.fill(true);
      state.figure = 4;
      for (let seat = 1; seat <= markers; seat++) state.heroes[seat].golemMarker = true;
      plan.set?.(state, t);
    },
  });
  return intoFight(choose(j, 0, 'fightStage'));
}
function beatsGolem(plan: Plan = {}): Journey {
  const j = fightsGolem(0, {
    ...plan,
    hero: [{ gold: 0, ...plan.hero?.[0] }],
    dice: [1, 1, 6, 6, 1, 1, 6, 6],
  });
  for (let i = 0; i < 2; i++) {
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = fightOf(j).health - 1 - (i === 0 ? 1 : 0);
    fightOf(j).plus = 10;
    pass(j);
  }
  return passTo(j, 'turn');
}

for (const [stage, health] of [
  [1, 8],
  [2, 10],
  [3, 11],
  [4, 12],
] as const)
  card(
    `golemStage${stage}`,
    'his stage is 1 plus the markers on him, and the first attack deals at most 1',
    () => {
      const j = fightsGolem(stage - 1, { dice: [1, 1, 6, 6, 1, 1, 6, 6] });
      assert.deepEqual([fightOf(j).kind, fightOf(j).health], [`golemStage${stage}`, health]);
      passTo(j, 'afterHeroRoll');
      fightOf(j).plus = 10;
      pass(j);
      assert.equal(fightOf(j).damage, 1);
      passTo(j, 'afterHeroRoll');
      fightOf(j).plus = 10;
      pass(j);
      assert.equal(fightOf(j).damage, 1 + 3);
      passTo(j, 'monsterC');
    },
  );

situation('a victory brings 4 gold and the own marker, then 2 reputation, and stuns him', () => {
  const j = beatsGolem();
  const hero = j.state.heroes[0];
  assert.deepEqual(
    [hero.gold, hero.golemMarker, hero.stages, hero.reputation, j.state.stunned],
    [4, true, 1, 0, true],
  );
  assert.deepEqual([j.kinds('trophies.0'), j.kinds('stages').length, j.state.map.marker[5]], [[], 4, -1]);
  const again = beatsGolem({ hero: [{ golemMarker: true }] });
  assert.deepEqual([again.state.heroes[0].gold, again.state.heroes[0].reputation], [4, 2]);
  const hard = beatsGolem({ options: { difficulty: 'hard' } });
  assert.equal(hard.state.stunned, false);
});

situation('hard: each stage has one gaar more', () => {
  const gaar = (difficulty: 'normal' | 'hard'): number => {
    const j = fightsGolem(0, { options: { difficulty }, dice: [1, 1] });
    passTo(j, 'monsterC');
    return fightOf(j).gaar;
  };
  assert.deepEqual([gaar('normal'), gaar('hard')], [1, 2]);
});

situation('he can be fought on his hex or beside it, once in a turn', () => {
  const able = (at: number, once: boolean): boolean => {
    const j = walking({
      map: way,
      at: [at, 3],
      hero: [{ reserve: 'combat' }],
      set: (state) => (state.figure = 12),
    });
    if (once) j.state.once.push('golem');
    return offered(j, 0).some((id) => id.startsWith('fight'));
  };
  assert.deepEqual([able(12, false), able(13, false), able(4, false)], [true, true, false]);
  const j = fightsGolem(0, { hero: [{ reserve: 'combat', health: 1, gaar: 0 }], dice: [5, 5] });
  passTo(j, 'turn');
  assert.deepEqual(j.state.once, ['golem']);
});

situation('if the hero dies, he heals everything', () => {
  const j = fightsGolem(0, { hero: [{ health: 1, gaar: 0 }], dice: [5, 5] });
  fightOf(j).damage = 4;
  passTo(j, 'turn');
  assert.equal(j.state.stageDamage, 0);
});

situation(
  'at the forge a raw material makes a crack, at most three, and each is damage in the next fight',
  () => {
    const forge = (raws: readonly string[], cracks = 0): Journey =>
      walking({
        map: [['heartForge', 2, -1]],
        at: [4, 3],
        pouch: [raws],
        set: (state) => (state.cracks = cracks),
      });
    const { content } = walking().t;
    const raw = (stack: string): string =>
      Object.values(content).find(({ tile }) => tile?.stack === stack)!.kind;
    const j = forge([raw('mountain'), raw('cave'), raw('lakebed')]);
    choose(j, 0, 'crack');
    while (j.match.question(0)!.ask.prompt === 'payRaw') choose(j, 0, j.match.question(0)!.from[0].id);
    choose(j, 0, 'crack').asks(0, 'turn');
    assert.deepEqual([j.state.cracks, j.kinds('pouch.0')], [2, [raw('lakebed')]]);
    assert.ok(!offered(j, 0).includes('crack'));
    assert.ok(!offered(forge([raw('mountain')], 3), 0).includes('crack'));
    const fight = fightsGolem(0, { set: (state) => (state.cracks = 3), dice: [1, 1] });
    assert.deepEqual([fightOf(fight).damage, fight.state.cracks], [3, 0]);
    passTo(fight, 'monsterC');
  },
);

/** Dral meets one of the two who are wanted. */
function hunts(kind: string, round: number, plan: Plan = {}): Journey {
  return walking({
    map: [
      ['alchemistBrook', 2, -1],
      ['traderGreen', 1, 1],
    ],
    at: [kind === 'accompliceCard' ? 5 : 9, 3],
    ...plan,
    set: (state) => {
      state.round = round;
      state.map.destroyed[8] = true;
    },
  });
}
const isOffered = (j: Journey, kind: string): boolean =>
  j.match
    .question(0)!
    .from.some(
      (option) => option.card !== undefined && option.does === 'fightStage' && j.t.kind(option.card) === kind,
    );

card(
  'accompliceCard',
  'beside a portal from round 3 on: 3 reputation, a gold card, and the golem is slower',
  () => {
    assert.deepEqual(
      [2, 3].map((round) => isOffered(hunts('accompliceCard', round), 'accompliceCard')),
      [false, true],
    );
    const j = hunts('accompliceCard', 3, { cards: { 'hand.0': [] }, dice: [1, 1, 6, 6] });
    intoFight(choose(j, 0, 'fightStage'));
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = 6;
    passTo(j, 'turn');
    assert.deepEqual(
      [j.state.heroes[0].reputation, j.kinds('hand.0').length, j.kinds('bounties.0')],
      [3, 1, ['accompliceCard']],
    );
    assert.deepEqual(j.kinds('wanted'), ['saboteurCard']);
  },
);

card(
  'saboteurCard',
  'beside a destroyed place of trade from round 4 on: 4 reputation, 3 gold, and one may be rebuilt',
  () => {
    assert.deepEqual(
      [3, 4].map((round) => isOffered(hunts('saboteurCard', round), 'saboteurCard')),
      [false, true],
    );
    const j = hunts('saboteurCard', 4, { hero: [{ gold: 0 }], dice: [1, 1, 6, 6] });
    intoFight(choose(j, 0, 'fightStage'));
    passTo(j, 'afterHeroRoll');
    fightOf(j).damage = 7;
    // A place that is none of trade lies in ruins, too, and stays so.
    j.state.map.destroyed[0] = true;
    passTo(j, 'rebuild');
    assert.deepEqual(offered(j, 0), ['at8', 'pass']);
    choose(j, 0, 'at8').asks(0, 'turn');
    assert.deepEqual(
      [j.state.heroes[0].reputation, j.state.heroes[0].gold, j.kinds('bounties.0')],
      [4, 3, ['saboteurCard']],
    );
    assert.equal(j.state.map.destroyed[8], false);
  },
);

situation('the own golem marker gives 3 reputation at the end, victories count as elite enemies', () => {
  const j = walking({ hero: [{ gold: 0, golemMarker: true, stages: 2 }] });
  assert.equal(scoreOf(j.t, 0), 3 + 5);
});

situation(
  'together the group wins if he stays away and two have put a marker on him, in the hard game three',
  () => {
    const result = (markers: number, options: Plan['options'] = {}, reached = false): string => {
      const j = walking({
        heroes: ['dral', 'ael', 'keleia'],
        at: [3, 3, 3],
        options: { cooperative: true, ...options },
        set: (state) => {
          state.round = 10;
          state.heroes.forEach((hero, seat) => (hero.golemMarker = seat < markers));
          state.churchReached = reached;
        },
      });
      endTurn(roundEnds(j), 2);
      return j.match.result!.how;
    };
    assert.deepEqual([result(1), result(2), result(2, {}, true)], ['defeat', 'victory', 'defeat']);
    assert.deepEqual(
      [result(2, { difficulty: 'hard' }), result(3, { difficulty: 'hard' })],
      ['defeat', 'victory'],
    );
  },
);

situation(
  'together he has 3 health less against two, 1 less against three, and heals 2 when a hero dies',
  () => {
    const j = fightsGolem(0, {
      options: { cooperative: true },
      hero: [{ health: 1, gaar: 0 }],
      next: { combatDeck: ['combat66'] },
    });
    assert.equal(fightOf(j).health, 8 - 3);
    fightOf(j).damage = 3;
    passTo(j, 'turn');
    assert.equal(j.state.stageDamage, 1);
    const three = fightsGolem(0, { heroes: ['dral', 'ael', 'keleia'], options: { cooperative: true } });
    assert.equal(fightOf(three).health, 8 - 1);
    passTo(three, 'heroC');
  },
);

situation('together against four he has all his health', () => {
  const four = fightsGolem(0, {
    heroes: ['dral', 'ael', 'keleia', 'maeldur'],
    options: { cooperative: true },
  });
  assert.equal(fightOf(four).health, 8);
  passTo(four, 'heroC');
});

situation('as long as a single place of trade stands, he goes there and not to the church', () => {
  const j = walking({
    map: [
      ['robberTrail', 2, -1],
      ['golemRuins', 4, -2],
      ['traderGreen', 6, -3],
    ],
    set: (state) => (state.figure = 8),
  });
  roundEnds(j).asks(0, 'turn');
  assert.deepEqual([j.state.figure, j.state.map.destroyed[12]], [12, true]);
  assert.match(j.log().join('\n'), /The golem destroys the trader’s stall/u);
});
