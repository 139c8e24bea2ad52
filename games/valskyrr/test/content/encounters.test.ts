import assert from 'node:assert/strict';
import { checkForEncounter } from '../../rules/encounter.ts';
import { pursuitPhase } from '../../rules/pursuit.ts';
import { statOf } from '../../rules/statics.ts';
import { card, foci, game, hits, on, play, run, situation } from '../kit.ts';

type Quest = ReturnType<typeof play>;
type Plan = NonNullable<Parameters<typeof play>[0]>;
const heroes = ['melekai', 'sigraed'];
const DEADLANDS = { options: { adventure: 'songOfBones' }, at: [4, 1] } as const;
const WILDLANDS = { at: [4, 1] } as const;
const BORDERLANDS = { at: [1, 1] } as const;

/** The party meets this encounter. */
const met = (kind: string, where: Partial<Plan>, more: Partial<Plan> = {}): Quest => {
  const t = play({ heroes, ...where, next: { encounterDeck: [kind] }, ...more });
  run(checkForEncounter(t.t));
  return t;
};
/** It is completed: where its restoration has been carried out and rewards are due. */
const done = (kind: string, more: Partial<Plan> = {}): Quest =>
  play({ heroes, phase: 'restoration', encounter: kind, at: [1, 2], loot: 0, ...more });
const isDone = (kind: string, more: Partial<Plan>): boolean => {
  const t = done(kind, more);
  return t.log().some((line) => line.endsWith('completed!'));
};
/** The party leaves it for the Haven. */
const left = (kind: string, more: Partial<Plan> = {}): Quest => {
  const t = play({ heroes, phase: 'travel', encounter: kind, at: [1, 1], loot: 0, ...more });
  while (t.match.question(0)?.ask.prompt === 'scout') t.answer(0, 'noScout');
  return t.answer(0, 'retreat0');
};
const dusk = (kind: string, more: Partial<Plan> = {}): Quest =>
  play({ heroes, phase: 'defence', encounter: kind, loot: 0, ...more });

situation('every encounter can be met somewhere, six mainly in each kind of land', () => {
  const main: Record<string, number> = {};
  for (const { encounter, keywords } of Object.values(game.content))
    if (encounter !== null && encounter.boss === null) main[keywords[0]] = (main[keywords[0]] ?? 0) + 1;
  assert.deepEqual(main, { deadlands: 6, wildlands: 6, borderlands: 6 });
});

card('ragingBones', '2H+1 skeletons with 1 life less; three of them before a hero: one rages', () => {
  const t = met('ragingBones', DEADLANDS, {
    heroes: ['melekai', 'sigraed', 'valkea'],
    next: {
      encounterDeck: ['ragingBones'],
      'enemyDeck.0': [
        'flyingSkulls',
        'boneGhost',
        'boneGhost',
        'boneSnake',
        'boneSnake',
        'boneDragon',
        'flyingSkulls',
        'boneGhost',
        'boneSnake',
      ],
    },
  });
  // The example of the rulebook.
  assert.deepEqual(t.kinds('row'), [
    'boneGhost',
    'boneGhost',
    'boneSnake',
    'boneSnake',
    'boneDragon',
    'boneGhost',
    'boneSnake',
  ]);
  assert.equal(statOf(t.t, t.t.cards(t.t.piles.row)[4], 'life'), 5);
  const rages = dusk('ragingBones', { foes: [['boneSnake', 'boneSnake', 'boneGhost']] });
  assert.ok(rages.match.question(0)!.ask.prompt === 'enrage');
  rages.asks(0, 'enrage');
});

card('ragingBones', 'done with 2H skeletons or an empty field; tokens of time; retreat buries a card', () => {
  assert.deepEqual(
    [3, 4].map((objectives) =>
      isDone('ragingBones', { row: ['boneGhost'], tokens: { ragingBones: { objectives } } }),
    ),
    [false, true],
  );
  const t = done('ragingBones');
  assert.equal(t.state.objectives, 7 + 2);
  const away = left('ragingBones');
  assert.deepEqual([away.kinds('burial.0').length, away.kinds('burial.1').length], [1, 1]);
});

card('soulScales', 'two buried hand cards, or a kill, are a token; 2H of them', () => {
  const t = play({
    heroes,
    encounter: 'soulScales',
    hands: [['holyWrath', 'defyDeath', 'martyrdom']],
    row: ['boneGhost'],
  });
  t.answer(0, 'The Soul Scales').answer(0, 'holyWrath', 'defyDeath').answer(0, 'away0').asks(0, 'turn');
  assert.deepEqual([on(t, 'soulScales').objectives, t.kinds('burial.0')], [1, ['holyWrath', 'defyDeath']]);
  assert.ok(!t.options(0).some((option) => option.startsWith('The Soul Scales')));
  const kill = play({
    encounter: 'soulScales',
    hands: [['fierceBlow']],
    foes: [['borderRobber']],
    focus: [0],
  });
  kill.answer(0, 'fierceBlow').answer(0, 'away0').asks(0, 'turn');
  assert.equal(on(kill, 'soulScales').objectives, 1);
  assert.equal(met('soulScales', DEADLANDS).kinds('row').length, 4);
});

card('soulScales', 'the scales give a card back; retreat weakens', () => {
  const t = done('soulScales', {
    tokens: { soulScales: { objectives: 4 } },
    cards: { 'burial.0': ['holyWrath'], 'burial.1': ['kindle', 'wildfire'] },
  });
  t.asks(1, 'takeBack').answer(1, 'kindle').asks(0, 'reward');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('hand.1')], [['holyWrath'], ['kindle']]);
  assert.equal(isDone('soulScales', { tokens: { soulScales: { objectives: 3 } } }), false);
  assert.deepEqual(
    [on(left('soulScales'), 'melekai').weakness, on(left('soulScales'), 'sigraed').weakness],
    [1, 1],
  );
});

card('deadCrown', 'the one with most life bears the crown, H tougher, at the end of the row', () => {
  const t = met('deadCrown', DEADLANDS, {
    next: {
      encounterDeck: ['deadCrown'],
      'enemyDeck.0': ['boneSnake', 'boneDragon', 'boneGhost', 'boneGhost'],
    },
  });
  assert.deepEqual(t.kinds('row'), ['boneSnake', 'boneGhost', 'boneGhost', 'boneDragon']);
  assert.equal(statOf(t.t, t.t.state.roles.crownBearer!, 'life'), 6 + 2);
});

const crowned = (more: Partial<Plan>) =>
  dusk('deadCrown', {
    foes: [['boneDragon'], ['boneSnake']],
    focus: [0, 0],
    ...more,
    set: (state, t) => (state.roles.crownBearer = t.cards(t.piles.pursuers[0])[0]),
  });

card('deadCrown', 'every round it slips back; the fourth time it escapes, and another succeeds', () => {
  const t = crowned({});
  t.answer(0, 'seat0');
  assert.deepEqual([t.kinds('row'), on(t, 'deadCrown').wounds], [['boneDragon'], 1]);
  const gone = crowned({ tokens: { deadCrown: { wounds: 3 } } });
  const before = gone.state.time;
  gone.answer(0, 'seat0');
  assert.deepEqual([gone.kinds('row'), on(gone, 'deadCrown').wounds], [[], 0]);
  // 2 for the escape and 1 of the time phase.
  assert.equal(gone.state.time, before + 3);
  assert.equal(gone.t.kind(gone.state.roles.crownBearer!), 'boneSnake');
});

card('deadCrown', 'done when a bearer is killed: 2 loot; retreat costs time', () => {
  const t = done('deadCrown', { set: (state) => (state.slain = ['crownBearer']) });
  t.asks(0, 'reward');
  assert.equal(t.state.loot, 2);
  assert.equal(isDone('deadCrown', {}), false);
  const away = left('deadCrown');
  assert.ok(away.log().some((line) => line.startsWith('Time stands at')));
});

card('mistTide', 'a token of time every round; cards light the beacons', () => {
  const t = play({ heroes, phase: 'time', encounter: 'mistTide', row: ['boneGhost'] });
  assert.equal(t.state.objectives, 7 - 1);
  const fire = play({
    heroes: ['sigraed'],
    encounter: 'mistTide',
    hands: [['kindle', 'smokeVeil', 'heatHaze']],
    row: ['boneGhost'],
  });
  fire
    .answer(0, 'Tide of Mist')
    .asks(0, 'chooseOne')
    .answer(0, 'Discard 1 card that fits')
    .answer(0, 'away0')
    .asks(0, 'turn');
  assert.deepEqual([on(fire, 'mistTide').objectives, fire.kinds('discard.0')], [1, ['kindle']]);
  const dark = play({
    heroes: ['sigraed'],
    encounter: 'mistTide',
    hands: [['smokeVeil', 'heatHaze']],
    row: ['boneGhost'],
  });
  dark.answer(0, 'Tide of Mist').answer(0, 'away0').asks(0, 'turn');
  assert.deepEqual(dark.kinds('discard.0').toSorted(), ['heatHaze', 'smokeVeil']);
});

card(
  'mistTide',
  'done with 3H-1 beacons, which push the darkness back, or an empty field, which does not',
  () => {
    const lit = done('mistTide', {
      row: ['boneGhost'],
      tokens: { mistTide: { objectives: 5 } },
      set: (state) => (state.darkness = 2),
    });
    assert.equal(lit.state.darkness, 1);
    assert.equal(isDone('mistTide', { row: ['boneGhost'], tokens: { mistTide: { objectives: 4 } } }), false);
    const empty = done('mistTide', { set: (state) => (state.darkness = 2) });
    assert.equal(empty.state.darkness, 2);
    assert.equal(left('mistTide').state.objectives, 6);
    const four = play({
      heroes: ['melekai', 'sigraed', 'valkea'],
      phase: 'reinforcement',
      encounter: 'mistTide',
    });
    assert.equal(four.kinds('row').length, 1);
  },
);

card('deathWatch', 'enemies in the row put out the pyre; three rounds are enough', () => {
  const t = dusk('deathWatch', { row: ['boneGhost', 'boneSnake'] });
  t.asks(0, 'objectivesAway').answer(0, 'away0');
  assert.deepEqual([on(t, 'deathWatch').wounds, on(t, 'deathWatch').objectives, t.state.darkness], [2, 1, 0]);
  const out = dusk('deathWatch', { row: ['boneGhost', 'boneSnake', 'boneSnake'] });
  out.asks(0, 'objectivesAway');
  assert.deepEqual([on(out, 'deathWatch').wounds, out.state.darkness], [0, 1]);
  assert.deepEqual(
    [2, 3].map((objectives) => isDone('deathWatch', { tokens: { deathWatch: { objectives } } })),
    [false, true],
  );
});

card('deathWatch', 'heals all by 2; retreat dazes; reinforcements come', () => {
  const t = done('deathWatch', {
    tokens: { deathWatch: { objectives: 3 } },
    cards: { 'burial.0': ['holyWrath', 'defyDeath'] },
  });
  t.answer(0, 'holyWrath').answer(0, 'defyDeath').asks(0, 'reward');
  assert.deepEqual(t.kinds('burial.0'), []);
  assert.equal(on(left('deathWatch'), 'sigraed').dazed, 1);
  assert.equal(play({ heroes, phase: 'reinforcement', encounter: 'deathWatch' }).kinds('row').length, 1);
});

card('boneMaze', 'nobody reaches beyond the own area; who has no enemy may fetch one', () => {
  const t = play({
    heroes,
    phase: 'pursuit',
    encounter: 'boneMaze',
    foes: [[], ['boneSnake']],
    focus: [0, 0],
  });
  t.answer(0, 'seat0').asks(0, 'turnStart').answer(0, 'boneMaze').asks(0, 'turn');
  assert.deepEqual(t.kinds('pursuers.0'), ['boneSnake']);
  const near = play({
    heroes: ['elatha', 'melekai'],
    encounter: 'boneMaze',
    hands: [['aimedShot']],
    foes: [[], ['boneSnake']],
  });
  assert.ok(!near.options(0).some((option) => option.startsWith('Aimed Shot')));
});

card('boneMaze', 'done with at most H/2 enemies; a location is revealed; retreat costs 2 cards', () => {
  assert.deepEqual(
    [isDone('boneMaze', { row: ['boneGhost'] }), isDone('boneMaze', { row: ['boneGhost', 'boneSnake'] })],
    [true, false],
  );
  const t = done('boneMaze');
  t.asks(0, 'reveal').answer(0, 'slot2').asks(0, 'reward');
  assert.equal(t.kinds('place.2').length, 1);
  const away = left('boneMaze', { hands: [['holyWrath', 'defyDeath'], ['kindle']] });
  assert.deepEqual([away.kinds('discard.0').length, away.kinds('discard.1')], [2, ['kindle']]);
});

card('wormPit', 'two nests for each hero; a normal action burns one, a flame card one more', () => {
  assert.equal(on(met('wormPit', WILDLANDS), 'wormPit').wounds, 4);
  const t = play({
    heroes: ['sigraed', 'melekai'],
    encounter: 'wormPit',
    hands: [['kindle', 'smokeVeil']],
    tokens: { wormPit: { wounds: 4 } },
    row: ['gulletWorm'],
  });
  t.answer(0, 'Worm Pit').asks(0, 'boostDiscard').answer(0, 'kindle').asks(0, 'turn');
  assert.equal(on(t, 'wormPit').wounds, 2);
  assert.ok(!t.options(0).some((option) => option.startsWith('Worm Pit')));
  const pressed = play({
    heroes: ['sigraed'],
    encounter: 'wormPit',
    foes: [['gulletWorm', 'gulletWorm', 'giantCrawler']],
    tokens: { wormPit: { wounds: 4 } },
  });
  assert.ok(!pressed.options(0).some((option) => option.startsWith('Worm Pit')));
});

card(
  'wormPit',
  'done without nests, which also stop the reinforcements; poison is healed; retreat poisons',
  () => {
    const t = done('wormPit', {
      areas: [['jorun']],
      tokens: { melekai: { poison: 2 }, jorun: { poison: 1 } },
    });
    t.asks(0, 'reward');
    assert.deepEqual([t.state.loot, on(t, 'melekai').poison, on(t, 'jorun').poison], [1, 0, 0]);
    const more = (wounds: number) =>
      play({ heroes, phase: 'reinforcement', encounter: 'wormPit', tokens: { wormPit: { wounds } } }).kinds(
        'row',
      ).length;
    assert.deepEqual([more(1), more(0)], [1, 0]);
    assert.equal(on(left('wormPit', { tokens: { wormPit: { wounds: 1 } } }), 'melekai').poison, 1);
  },
);

card(
  'greatHunt',
  'the prey is H tougher and worth 1 more; beside other beasts it is no single target',
  () => {
    const t = met('greatHunt', WILDLANDS, {
      next: {
        encounterDeck: ['greatHunt'],
        'enemyDeck.1': ['diveHunter', 'thornback', 'diveHunter', 'diveHunter'],
      },
    });
    const prey = t.state.roles.prey!;
    assert.deepEqual(
      [t.t.kind(prey), statOf(t.t, prey, 'life'), statOf(t.t, prey, 'lootValue')],
      ['thornback', 4 + 2, 2],
    );
    const aimed = (foes: readonly string[]) => {
      const quest = play({
        encounter: 'greatHunt',
        hands: [['fierceBlow']],
        foes: [foes],
        focus: [0],
        set: (state, table) => (state.roles.prey = table.cards(table.piles.pursuers[0])[0]),
      });
      return quest.options(0).includes('Fierce Blow: normal action');
    };
    assert.deepEqual([aimed(['thornback']), aimed(['thornback', 'ravenokStalker'])], [true, true]);
    const guarded = play({
      encounter: 'greatHunt',
      hands: [['fierceBlow']],
      foes: [['thornback', 'ravenokStalker']],
      focus: [0],
      set: (state, table) => (state.roles.prey = table.cards(table.piles.pursuers[0])[0]),
    });
    guarded.answer(0, 'fierceBlow').asks(0, 'turn');
    assert.deepEqual(hits(guarded), ['Ravenok Stalker: 3 damage, 3 wounds.']);
  },
);

card('greatHunt', 'done when the prey is killed: a card each; retreat costs a loot', () => {
  const t = done('greatHunt', { set: (state) => (state.slain = ['prey']) });
  t.asks(0, 'reward');
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('hand.1').length], [1, 1]);
  assert.equal(left('greatHunt', { loot: 2 }).state.loot, 1);
});

card(
  'ravenokPath',
  'who passes 7 with the focus wakes one more, once per round; quiet heroes make progress',
  () => {
    const t = play({
      heroes: ['sigraed', 'melekai'],
      encounter: 'ravenokPath',
      hands: [['flameLance', 'kindle']],
      areas: [['ashStaff']],
      row: ['vharok'],
      focus: [5, 0],
      next: { 'enemyDeck.1': ['stormDragon', 'thornback'] },
      set: (state) => (state.bossLife = 30),
    });
    t.answer(0, 'flameLance').asks(0, 'turn');
    assert.deepEqual(t.kinds('row'), ['vharok', 'thornback']);
    const quiet = dusk('ravenokPath', { row: ['thornback'], focus: [5, 6] });
    quiet.asks(0, 'objectivesAway').answer(0, 'away0');
    assert.equal(on(quiet, 'ravenokPath').objectives, 1);
  },
);

card('ravenokPath', 'done with 2H tokens or an empty field: two locations; retreat raises focus by 3', () => {
  assert.deepEqual(
    [3, 4].map((objectives) =>
      isDone('ravenokPath', { row: ['thornback'], tokens: { ravenokPath: { objectives } } }),
    ),
    [false, true],
  );
  const t = done('ravenokPath');
  t.answer(0, 'slot2').answer(0, 'slot3').asks(0, 'reward');
  assert.deepEqual([t.kinds('place.2').length, t.kinds('place.3').length], [1, 1]);
  assert.deepEqual(foci(left('ravenokPath', { focus: [1, 2] })), [4, 5]);
});

card('moorStorm', 'lightning for the highest focus, 3 damage, and 2 wounds for every enemy there', () => {
  const t = dusk('moorStorm', {
    foes: [[], ['stormDragon']],
    row: ['thornback'],
    focus: [1, 5],
    tokens: { stormDragon: { dazed: 4 } },
  });
  t.asks(0, 'objectivesAway').answer(0, 'away0');
  assert.deepEqual(
    [
      t.kinds('burial.1').length,
      on(t, 'stormDragon').wounds,
      on(t, 'thornback').wounds,
      on(t, 'moorStorm').objectives,
    ],
    [3, 2, 0, 1],
  );
});

card(
  'moorStorm',
  'done with 3 strikes or an empty field: a condition each, chosen by its bearer; retreat strikes once more',
  () => {
    assert.deepEqual(
      [2, 3].map((objectives) =>
        isDone('moorStorm', { row: ['thornback'], tokens: { moorStorm: { objectives } } }),
      ),
      [false, true],
    );
    const t = done('moorStorm', { tokens: { sigraed: { dazed: 1, poison: 1 } } });
    t.asks(1, 'removeCondition').answer(1, 'poison').asks(0, 'reward');
    assert.deepEqual([on(t, 'sigraed').poison, on(t, 'sigraed').dazed], [0, 1]);
    assert.equal(left('moorStorm', { focus: [5, 1] }).kinds('burial.0').length, 3);
  },
);

card('liveCatch', 'the catch is 2H tougher; killed, time passes and another beast is the catch', () => {
  const t = met('liveCatch', WILDLANDS, {
    next: {
      encounterDeck: ['liveCatch'],
      'enemyDeck.1': ['thornback', 'diveHunter', 'diveHunter', 'diveHunter'],
    },
  });
  assert.deepEqual(
    [t.t.kind(t.state.roles.catch!), statOf(t.t, t.state.roles.catch!, 'life')],
    ['thornback', 8],
  );
  const killed = play({
    encounter: 'liveCatch',
    hands: [['fierceBlow']],
    foes: [['ravenokStalker']],
    focus: [0],
    next: { 'enemyDeck.1': ['stormDragon', 'thornback'] },
    tokens: { ravenokStalker: { wounds: 3 } },
    set: (state, table) => (state.roles.catch = table.cards(table.piles.pursuers[0])[0]),
  });
  const { time } = killed.state;
  killed.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(
    [killed.state.time, killed.kinds('row'), killed.t.kind(killed.state.roles.catch!)],
    [time + 1, ['thornback'], 'thornback'],
  );
});

card('liveCatch', 'done when it is nearly down and alone: 3 loot; retreat costs a card and time', () => {
  const caught = (wounds: number, foes: readonly string[]) =>
    isDone('liveCatch', {
      foes: [foes],
      tokens: { thornback: { wounds } },
      set: (state, table) => (state.roles.catch = table.cards(table.piles.pursuers[0])[0]),
    });
  assert.deepEqual(
    [caught(0, ['thornback']), caught(1, ['thornback']), caught(1, ['thornback', 'boneGhost'])],
    [false, true, false],
  );
  const t = done('liveCatch', {
    foes: [['thornback']],
    tokens: { thornback: { wounds: 2 } },
    set: (state, table) => (state.roles.catch = table.cards(table.piles.pursuers[0])[0]),
  });
  t.asks(0, 'reward');
  assert.equal(t.state.loot, 3);
  const away = left('liveCatch', { hands: [['holyWrath'], ['kindle']] });
  assert.deepEqual([away.kinds('discard.0'), away.kinds('discard.1')], [['holyWrath'], ['kindle']]);
});

card('turfWar', 'where both packs lie in an area, one of each fights the other', () => {
  const t = dusk('turfWar', {
    foes: [['stormDragon', 'redSandSlave']],
    tokens: { stormDragon: { dazed: 3 }, redSandSlave: { dazed: 1 } },
  });
  // The dragon strikes for 1 magical, the slave for 3 less 1 defence.
  assert.deepEqual([on(t, 'redSandSlave').wounds, on(t, 'stormDragon').wounds], [1, 2]);
  assert.equal(met('turfWar', WILDLANDS).kinds('row').length, 3 + 3);
  assert.deepEqual([isDone('turfWar', {}), isDone('turfWar', { row: ['thornback'] })], [true, false]);
  const loot = done('turfWar');
  assert.deepEqual([loot.state.loot, loot.state.objectives], [1, 9]);
  assert.equal(left('turfWar').kinds('burial.1').length, 2);
});

card(
  'holdTheBridge',
  'everybody pursues the guard until 3 lie there; 1 damage of each attack is prevented',
  () => {
    const t = play({
      heroes,
      phase: 'pursuit',
      encounter: 'holdTheBridge',
      row: ['boneGhost', 'thornback', 'redSandSlave', 'boneSnake'],
      focus: [0, 4],
    });
    t.asks(0, 'whichHero').answer(0, 'melekai').asks(0, 'whoStarts');
    assert.deepEqual([t.kinds('pursuers.0').length, t.kinds('pursuers.1')], [3, ['boneSnake']]);
    const guard = (seat: number) =>
      dusk('holdTheBridge', {
        foes: [['redSandSlave']],
        set: (state, table) => (state.roles.bridgeGuard = table.cards(table.piles.charter[seat])[0]),
      });
    const hurt = (seat: number) => {
      const quest = guard(seat);
      quest.asks(0, 'objectivesAway');
      return quest.kinds('burial.0').length;
    };
    assert.deepEqual([hurt(0), hurt(1)], [3, 4]);
  },
);

card('holdTheBridge', 'a token each round, two with a free bridge; 4 are enough; the guard is healed', () => {
  const tokens = (foes: readonly string[]) => {
    const t = dusk('holdTheBridge', {
      foes: [foes],
      row: ['boneGhost'],
      set: (state, table) => (state.roles.bridgeGuard = table.cards(table.piles.charter[0])[0]),
    });
    return t.asks(0, 'objectivesAway').options(0).length - 1;
  };
  assert.deepEqual([tokens([]), tokens(['boneSnake'])], [2, 1]);
  assert.deepEqual(
    [3, 4].map((objectives) =>
      isDone('holdTheBridge', { row: ['boneGhost'], tokens: { holdTheBridge: { objectives } } }),
    ),
    [false, true],
  );
  const t = done('holdTheBridge', {
    cards: { 'burial.0': ['holyWrath'] },
    set: (state, table) => (state.roles.bridgeGuard = table.cards(table.piles.charter[0])[0]),
  });
  t.asks(0, 'heal').answer(0, 'holyWrath').answer(0, 'enough').asks(0, 'reward');
  assert.equal(t.state.loot, 1);
  assert.equal(left('holdTheBridge', { loot: 3 }).state.loot, 1);
});

card(
  'arrowStorm',
  'at most one enemy enters each area; whoever is left in the row shoots at all, 3 at most',
  () => {
    const t = play({
      heroes,
      encounter: 'arrowStorm',
      row: ['borderRobber', 'mirrorWitch', 'redSandSlave', 'darkMistress'],
      focus: [8, 4],
    });
    run(pursuitPhase(t.t));
    assert.deepEqual(
      [t.kinds('pursuers.0').length, t.kinds('pursuers.1').length, t.kinds('row').length],
      [1, 1, 2],
    );
    const shot = dusk('arrowStorm', {
      hands: [['defyDeath']],
      row: ['borderRobber', 'mirrorWitch', 'redSandSlave', 'darkMistress'],
    });
    shot.asks(0, 'wounds').answer(0, 'deck1', 'deck2', 'deck3');
    assert.deepEqual([shot.kinds('burial.0').length, shot.kinds('burial.1').length], [3, 3]);
    assert.equal(met('arrowStorm', BORDERLANDS).kinds('row').length, 5);
    assert.equal(done('arrowStorm').state.loot, 1);
    assert.equal(left('arrowStorm', { row: ['borderRobber', 'mirrorWitch'] }).kinds('burial.0').length, 2);
  },
);

card('refugeeTrek', '2H refugees; each enemy in the row takes one; three hours and it is done', () => {
  assert.equal(on(met('refugeeTrek', BORDERLANDS), 'refugeeTrek').objectives, 4);
  const t = dusk('refugeeTrek', {
    row: ['borderRobber', 'mirrorWitch'],
    tokens: { refugeeTrek: { objectives: 4 } },
  });
  assert.deepEqual([on(t, 'refugeeTrek').objectives, on(t, 'refugeeTrek').wounds], [2, 1]);
  assert.deepEqual(
    [2, 3].map((wounds) => isDone('refugeeTrek', { tokens: { refugeeTrek: { wounds, objectives: 1 } } })),
    [false, true],
  );
  const saved = (objectives: number) => {
    const quest = done('refugeeTrek', { tokens: { refugeeTrek: { wounds: 3, objectives } } });
    return [quest.state.objectives - 7, quest.state.loot];
  };
  assert.deepEqual(
    [saved(1), saved(3), saved(4)],
    [
      [1, 0],
      [2, 0],
      [2, 2],
    ],
  );
  const lost = done('refugeeTrek', { tokens: { refugeeTrek: { wounds: 3 } } });
  assert.ok(lost.log().filter((line) => line.startsWith('Time stands at')).length === 2);
  assert.equal(left('refugeeTrek').state.objectives, 5);
});

card('slaveCaravan', 'slaves lie to the left; cards free one where no mage watches', () => {
  const t = met('slaveCaravan', BORDERLANDS);
  assert.deepEqual(t.kinds('row').slice(0, 2), ['redSandSlave', 'redSandSlave']);
  assert.equal(t.kinds('row').length, 4);
  const freed = play({
    heroes: ['valkea', 'melekai'],
    encounter: 'slaveCaravan',
    hands: [['defiantShout', 'charge']],
    foes: [['redSandSlave', 'borderRobber']],
  });
  freed
    .answer(0, 'The Slave Caravan')
    .answer(0, 'Discard 1 card that fits')
    .answer(0, 'away0')
    .asks(0, 'turn');
  assert.deepEqual(
    [freed.kinds('pursuers.0'), on(freed, 'slaveCaravan').objectives, freed.kinds('discard.0')],
    [['borderRobber'], 1, ['defiantShout']],
  );
  const watched = play({
    heroes: ['valkea'],
    encounter: 'slaveCaravan',
    hands: [['defiantShout']],
    foes: [['redSandSlave', 'mirrorWitch']],
  });
  assert.ok(!watched.options(0).some((option) => option.startsWith('The Slave Caravan')));
});

card('slaveCaravan', 'done with an empty field: a point for each slave freed; retreat costs 2 cards', () => {
  const t = done('slaveCaravan', {
    tokens: { slaveCaravan: { objectives: 2 } },
    cards: { 'burial.0': ['holyWrath'], 'burial.1': ['kindle'] },
  });
  t.asks(0, 'whichHero')
    .answer(0, 'sigraed')
    .answer(1, 'kindle')
    .asks(0, 'whichHero')
    .answer(0, 'melekai')
    .answer(0, 'holyWrath')
    .asks(0, 'reward');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('discard.1')], [['holyWrath'], ['kindle']]);
  assert.deepEqual(
    left('slaveCaravan', { hands: [['holyWrath', 'defyDeath']] }).kinds('discard.0').length,
    2,
  );
});

card('bloodRite', 'mages are 1 tougher and feed the rite every round; at 2H+1 darkness and a demon', () => {
  const t = met('bloodRite', BORDERLANDS);
  const mages = t.t.cards(t.t.piles.row).filter((one) => t.t.def(one).keywords.includes('mage'));
  assert.ok(mages.length >= 2);
  assert.equal(statOf(t.t, mages[0], 'life'), t.t.def(mages[0]).combat!.life + 1);
  const fed = play({
    heroes,
    phase: 'time',
    encounter: 'bloodRite',
    row: ['mirrorWitch', 'bloodPreacher', 'borderRobber'],
  });
  assert.equal(on(fed, 'bloodRite').wounds, 2);
  const full = play({
    heroes,
    phase: 'time',
    encounter: 'bloodRite',
    row: ['mirrorWitch', 'bloodPreacher'],
    tokens: { bloodRite: { wounds: 3 } },
    next: { 'enemyDeck.2': ['borderRobber', 'emberColossus'] },
  });
  assert.deepEqual(
    [on(full, 'bloodRite').wounds, full.state.darkness, full.kinds('row').at(-1)],
    [0, 1, 'emberColossus'],
  );
  assert.deepEqual(
    [isDone('bloodRite', { row: ['borderRobber'] }), isDone('bloodRite', { row: ['mirrorWitch'] })],
    [true, false],
  );
  assert.equal(done('bloodRite').state.objectives, 7 + 3);
  assert.equal(
    left('bloodRite')
      .log()
      .filter((line) => line.startsWith('Time stands at')).length,
    2,
  );
});

const duel = (more: Partial<Plan>) =>
  play({
    heroes,
    encounter: 'stoneDuel',
    foes: [['redSandSlave'], ['borderRobber']],
    focus: [0, 0],
    ...more,
    set: (state, table) => {
      state.roles.challenger = table.cards(table.piles.pursuers[0])[0];
      state.roles.duellist = table.cards(table.piles.charter[0])[0];
    },
  });

card('stoneDuel', 'the strongest challenges a hero; it is H tougher and stays', () => {
  const t = play({
    heroes,
    ...BORDERLANDS,
    phase: 'travel',
    loot: 0,
    next: {
      encounterDeck: ['stoneDuel'],
      'enemyDeck.2': ['borderRobber', 'redSandSlave', 'mirrorWitch', 'borderRobber'],
    },
  });
  t.answer(0, 'stay').asks(0, 'whichHero').answer(0, 'sigraed');
  const { challenger } = t.state.roles;
  assert.deepEqual(
    [t.t.kind(challenger!), statOf(t.t, challenger!, 'life'), t.kinds('pursuers.1')[0]],
    ['redSandSlave', 6, 'redSandSlave'],
  );
  const far = duel({ heroes: ['sigraed', 'melekai'], hands: [[], ['marchOfTheDead']] });
  far.answer(0, 'endTurn').answer(1, 'marchOfTheDead').asks(1, 'targetEnemys');
  assert.deepEqual(far.options(1), ['Border Robber']);
  const own = duel({ hands: [['marchOfTheDead']] });
  own.answer(0, 'marchOfTheDead').asks(0, 'targetEnemys');
  assert.deepEqual(own.options(0), ['Slave of the Red Sand']);
});

card('stoneDuel', 'nobody else pursues the duellist; done when the challenger falls', () => {
  const t = duel({ phase: 'pursuit', row: ['mirrorWitch'], focus: [9, 1] });
  t.asks(0, 'whoStarts');
  assert.deepEqual(t.kinds('pursuers.1'), ['borderRobber', 'mirrorWitch']);
  const won = done('stoneDuel', {
    set: (state, table) => {
      state.slain = ['challenger'];
      state.roles.duellist = table.cards(table.piles.charter[1])[0];
    },
  });
  won.asks(0, 'reward');
  assert.deepEqual([won.kinds('hand.1').length, won.state.loot], [2, 1]);
  const away = play({
    heroes,
    phase: 'travel',
    encounter: 'stoneDuel',
    at: [1, 1],
    loot: 0,
    set: (state, table) => (state.roles.duellist = table.cards(table.piles.charter[1])[0]),
  });
  away.answer(0, 'retreat0');
  assert.deepEqual([on(away, 'melekai').weakness, on(away, 'sigraed').weakness], [0, 2]);
});

card('deadCrown', 'whoever is killed besides the bearer does not count for it', () => {
  const struck = (victim: 'boneDragon' | 'boneSnake') => {
    const t = play({
      encounter: 'deadCrown',
      areas: [['shortSwordValkea']],
      foes: [['boneDragon', 'boneSnake']],
      tokens: { boneDragon: { wounds: 5 }, boneSnake: { wounds: 2 } },
      set: (state, table) => (state.roles.crownBearer = table.cards(table.piles.pursuers[0])[0]),
    });
    t.answer(0, 'shortSwordValkea').answer(0, victim);
    return t.state.slain;
  };
  assert.deepEqual([struck('boneSnake'), struck('boneDragon')], [[], ['crownBearer']]);
});
