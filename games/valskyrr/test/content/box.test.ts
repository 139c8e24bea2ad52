import assert from 'node:assert/strict';
import { table } from '@tafelrunde/testing';
import { lifeLeft, statOf } from '../../rules/statics.ts';
import type { CardDef } from '../../shape.ts';
import { game, on, play, rule, situation } from '../kit.ts';

const all = Object.values(game.content);
const count = (which: (def: CardDef) => boolean): number =>
  all.filter(which).reduce((sum, { copies }) => sum + copies, 0);
const HEROES = ['valkea', 'elatha', 'aseke', 'sigraed', 'melekai', 'ishrid'];

situation('the box holds what the rulebook says it holds', () => {
  assert.deepEqual(
    all
      .filter(({ sort }) => sort === 'hero')
      .map(({ kind }) => kind)
      .toSorted(),
    HEROES.toSorted(),
  );
  assert.equal(
    count(({ sort, hero }) => hero !== null && sort !== 'hero'),
    192,
  );
  assert.equal(
    count(({ sort }) => sort === 'ally'),
    8,
  );
  assert.equal(
    count(({ general }) => general),
    28,
  );
  assert.equal(
    count(({ sort }) => sort === 'enemy'),
    72,
  );
  assert.equal(
    count(({ sort }) => sort === 'boss'),
    5,
  );
  assert.equal(
    count(({ encounter }) => encounter !== null && encounter.boss !== null),
    5,
  );
  assert.equal(
    count(({ encounter }) => encounter !== null && encounter.boss === null),
    18,
  );
  assert.equal(
    count(({ sort }) => sort === 'location'),
    22,
  );
  assert.equal(
    count(({ sort }) => sort === 'adventure'),
    5,
  );
  const terrains = { deadlands: 7, wildlands: 7, borderlands: 7, haven: 1 };
  for (const [terrain, n] of Object.entries(terrains))
    assert.equal(
      count(({ location }) => location?.terrain === terrain),
      n,
      terrain,
    );
});

situation('every hero has 14 base feats, 6 base gear, 8 great feats and 4 personal rewards', () => {
  for (const hero of HEROES) {
    const own = (sort: string, baseSet: boolean) =>
      count((def) => def.hero === hero && def.sort === sort && def.baseSet === baseSet);
    assert.deepEqual(
      [own('feat', true), own('gear', true), own('feat', false), own('gear', false)],
      [14, 6, 8, 4],
      hero,
    );
  }
});

situation('what the rulebook tells of cards by name is so, and marked as its own', () => {
  const { content } = game;
  const seeds: Record<string, (def: CardDef) => boolean> = {
    valkea: ({ charter }) => charter!.regeneration === 2,
    elatha: ({ charter }) => charter!.start === 4,
    aseke: ({ charter }) => charter!.start === 3,
    sigraed: ({ charter }) => charter!.track.vicious.length > 0,
    melekai: () => true,
    focusedStrike: ({ copies }) => copies >= 2,
    fierceBlow: ({ hero }) => hero === 'valkea',
    shortSwordValkea: ({ keywords }) =>
      keywords.includes('weapon') && !keywords.includes('blunt') && !keywords.includes('flame'),
    shortSwordElatha: ({ keywords, actions }) =>
      keywords.includes('weapon') && actions.some(({ type, from }) => type === 'normal' && from === 'area'),
    shieldBash: ({ keywords, actions: [{ does }] }) =>
      ['agility', 'combat', 'blunt'].every((word) => keywords.includes(word as never)) &&
      does[0].verb === 'embedAction',
    roundShield: ({ actions }) => actions.some(({ type, from }) => type === 'reflex' && from === 'area'),
    wildParry: ({ actions: [{ type, from }] }) => type === 'reflex' && from === 'hand',
    blastTrap: ({ restriction }) => restriction!.letter === 'H' && restriction!.number === 2,
    arrowTrap: ({ restriction }) => restriction!.letter === 'H' && restriction!.number === 2,
    poisonTrap: ({ restriction }) => restriction!.letter === 'H' && restriction!.number === 2,
    swiftShot: ({ actions: [{ type, from }] }) => type === 'fast' && from === 'hand',
    longbow: ({ keywords }) => keywords.includes('ranged'),
    conflagration: ({ actions: [{ type, targets }] }) => type === 'normal' && targets!.most > 1,
    battleMace: ({ keywords }) => keywords.includes('blunt'),
    boneGhost: ({ deck, keywords, copies }) =>
      deck === 'blue' && keywords.includes('skeleton') && copies >= 3,
    boneSnake: ({ deck, keywords, copies, lootValue }) =>
      deck === 'blue' && keywords.includes('skeleton') && copies >= 3 && lootValue < 2,
    boneDragon: ({ vulnerability: { wounds, keywords }, lootValue }) =>
      wounds === 2 && keywords.includes('blunt') && keywords.includes('flame') && lootValue === 2,
    flyingSkulls: ({ keywords, copies, lootValue }) =>
      !keywords.includes('skeleton') && copies >= 2 && lootValue === 2,
    tormentedSkeleton: ({ vulnerability: { wounds, keywords } }) =>
      wounds === 1 && keywords.includes('blunt') && keywords.includes('flame'),
    redSandSlave: ({ vicious, combat, enrage }) =>
      vicious &&
      combat!.attack === 4 &&
      combat!.attackType === 'physical' &&
      combat!.life > 1 &&
      enrage!.calm,
    mutatedDragon: ({ vicious }) => vicious,
    darkMistress: ({ vicious }) => !vicious,
    ravenokStalker: ({ deck }) => deck === 'green',
    diveHunter: ({ deck }) => deck === 'green',
    giantCrawler: ({ deck }) => deck === 'green',
    stormDragon: ({ deck }) => deck === 'green',
    redTombs: ({ location }) => location!.terrain === 'deadlands',
    crystalRiver: ({ location }) => location!.regeneration === 3,
    ragingBones: ({ keywords }) => keywords.includes('deadlands'),
    wormPit: ({ keywords }) => keywords.length === 1 && keywords[0] === 'wildlands',
  };
  for (const [kind, holds] of Object.entries(seeds)) {
    assert.equal(content[kind].source, 'seed', kind);
    assert.ok(holds(content[kind]), kind);
  }
  assert.deepEqual(
    all
      .filter(({ source }) => source === 'seed')
      .map(({ kind }) => kind)
      .toSorted(),
    Object.keys(seeds).toSorted(),
  );
});

rule('VA-CARD-01', 'hero cards are feats or gear; the base set is what one starts with', () => {
  const t = table(game, { seats: 1, setup: 'asked' });
  t.answer(0, 'sigraed').answer(0, 'noAlly');
  const own = all.filter(({ hero, sort }) => hero === 'sigraed' && sort !== 'hero');
  assert.ok(own.every(({ sort }) => sort === 'feat' || sort === 'gear'));
  const start = ['heroDeck.0', 'hand.0', 'area.0'].flatMap((pile) => t.kinds(pile));
  assert.equal(start.length, 20);
  assert.ok(start.every((kind) => game.content[kind].baseSet));
});

rule('VA-CARD-02', 'great feats and reward gear have to be acquired', () => {
  const t = table(game, { seats: 1, setup: 'asked' });
  t.answer(0, 'sigraed').answer(0, 'noAlly');
  assert.equal(t.kinds('offer.0').length, 12);
  assert.ok(t.kinds('offer.0').every((kind) => !game.content[kind].baseSet && game.content[kind].price >= 1));
});

rule('VA-CARD-03', 'reward gear with a hero symbol is that hero’s; without one it is for all', () => {
  const rewards = all.filter(({ sort, baseSet }) => sort === 'gear' && !baseSet);
  assert.equal(rewards.length, 24 + 28);
  for (const { kind, hero, general } of rewards) assert.equal(hero === null, general, kind);
  const t = table(game, { seats: 1, setup: 'asked' });
  t.answer(0, 'valkea').answer(0, 'noAlly');
  assert.ok([...t.kinds('rewardDeck'), ...t.kinds('display')].every((kind) => game.content[kind].general));
});

rule('VA-CARD-04', 'normal enemies are split into three decks by their backs', () => {
  const t = play();
  ['blue', 'green', 'red'].forEach((deck, i) => {
    const kinds = t.kinds(`enemyDeck.${i}`);
    assert.equal(kinds.length, 24);
    assert.ok(kinds.every((kind) => game.content[kind].deck === deck && game.back!(kind) === deck));
  });
});

rule('VA-CARD-05', 'the boss is set aside and never in a deck', () => {
  for (const adventure of [
    'firstTracks',
    'songOfBones',
    'redSand',
    'wingsOfTheStorm',
    'heartOfDread',
  ] as const) {
    const t = play({ options: { adventure } });
    const { boss, encounter } = game.content[adventure].adventure!;
    assert.deepEqual(t.kinds('aside').toSorted(), [boss, encounter].toSorted());
    const decks = [0, 1, 2].flatMap((i) => t.kinds(`enemyDeck.${i}`));
    assert.ok(decks.every((kind) => game.content[kind].sort === 'enemy'));
  }
});

rule('VA-CARD-06', 'a boss has two sides and no printed life; turned over it keeps its tokens', () => {
  for (const def of all.filter(({ sort }) => sort === 'boss')) {
    assert.ok(def.back !== null, def.kind);
    assert.equal(def.combat!.life, 0);
  }
  const t = play({
    encounter: 'nightOfThePack',
    hands: [['fierceBlow']],
    foes: [['greyfang']],
    focus: [0],
    tokens: { greyfang: { wounds: 3, dazed: 1, enraged: true } },
    set: (state) => (state.bossLife = 10),
  });
  assert.equal(lifeLeft(t.t, t.t.cards(t.t.piles.pursuers[0])[0]), 7);
  t.answer(0, 'fierceBlow').asks(0, 'turn');
  const { turned, dazed, enraged, wounds } = on(t, 'greyfang');
  assert.deepEqual([turned, dazed, enraged, wounds], [true, 1, true, 3 + 4]);
});

rule(
  'VA-CARD-07',
  'allies have life, attack and defence on two sides; turned over they keep their tokens',
  () => {
    for (const def of all.filter(({ sort }) => sort === 'ally')) {
      assert.ok(def.combat!.life > 0 && def.back!.combat!.life > 0, def.kind);
      assert.ok(def.keywords.includes('start') && !def.back!.keywords.includes('start'), def.kind);
    }
    const t = play({ areas: [['jorun']], loot: 2, tokens: { jorun: { wounds: 3, dazed: 1 } } });
    t.answer(0, 'jorun').asks(0, 'turn');
    assert.deepEqual([on(t, 'jorun').turned, on(t, 'jorun').wounds, on(t, 'jorun').dazed], [true, 3, 1]);
    assert.equal(statOf(t.t, t.t.cards(t.t.piles.area[0])[0], 'life'), 8);
  },
);

rule('VA-CARD-08', 'each boss has one boss encounter, and every adventure names such a pair', () => {
  const pairs = all.flatMap(({ kind, encounter }) =>
    encounter === null || encounter.boss === null ? [] : [`${encounter.boss}: ${kind}`],
  );
  const named = all.flatMap(({ adventure }) =>
    adventure === null ? [] : [`${adventure.boss}: ${adventure.encounter}`],
  );
  assert.equal(new Set(pairs.map((pair) => pair.split(':')[0])).size, 5);
  assert.deepEqual(pairs.toSorted(), named.toSorted());
});

rule('VA-CARD-09', 'a location has type and regeneration; its rules hold only where the party stands', () => {
  for (const { kind, location } of all)
    if (location !== null) assert.ok(location.regeneration >= 1 && location.regeneration <= 4, kind);
  const loot = (slot: number) => {
    const t = play({
      at: [slot, 0],
      cards: { 'place.4': ['gallowsHill'] },
      row: ['borderRobber'],
    });
    return statOf(t.t, t.t.cards(t.t.piles.row)[0], 'lootValue');
  };
  assert.deepEqual([loot(4), loot(1)], [2, 1]);
});

rule('VA-CARD-10', 'what a quest token does is said by the adventure alone', () => {
  const tokens = all.filter(({ sort }) => sort === 'questToken');
  assert.ok(
    tokens.every(({ kind }) =>
      ['firstTracks', 'redSand', 'heartOfDread'].some((name) => kind.startsWith(name)),
    ),
  );
  // The token B of First Tracks is loot, that of the last adventure is time.
  const first = play({ phase: 'travel', loot: 1, cards: { 'hiddenToken.2': ['firstTracksB'] }, at: [1, 0] });
  first.answer(0, 'scout2').asks(0, 'scout');
  assert.equal(first.state.loot, 2);
  const last = play({
    phase: 'travel',
    loot: 1,
    options: { adventure: 'heartOfDread' },
    cards: { 'hiddenToken.3': ['heartOfDreadB'] },
    at: [2, 0],
  });
  last.answer(0, 'scout3').asks(0, 'travel');
  assert.deepEqual([last.state.loot, last.state.objectives], [0, 5]);
});

rule('VA-CARD-11', 'of wound tokens only the sum counts, and there are always enough', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['flameLance']],
    row: ['greyfang'],
    tokens: { greyfang: { wounds: 60 } },
    set: (state) => (state.bossLife = 100),
  });
  t.answer(0, 'flameLance').asks(0, 'turn');
  // 3 damage against no defence left, and Flame hurts for 1.
  assert.equal(on(t, 'greyfang').wounds, 64);
});

rule('VA-CARD-12', 'at most seven markers: a focus for each hero, reinforcement, time, darkness', () => {
  const { state } = play({ heroes: ['valkea', 'elatha', 'aseke', 'sigraed'] });
  const markers = [
    ...state.heroes.map(({ focus }) => focus),
    state.reinforcement,
    state.time,
    state.darkness,
  ];
  assert.equal(markers.length, 7);
  assert.ok(markers.every((space) => Number.isInteger(space)));
});
