import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const heroes = ['ishrid', 'valkea'];
/** Ishrid has bound an enemy with a sign. */
const bound = (foe: string, plan: { hands: readonly string[] } & Record<string, unknown>) => {
  const { hands, ...more } = plan;
  const t = play({ heroes, hands: [['signOfBinding', ...hands]], row: [foe], focus: [0, 0], ...more });
  t.answer(0, 'Sign of Binding: fast action');
  return t;
};

card('ishrid', 'once per turn a sign is stored beside the hand, three at most', () => {
  const t = play({ heroes, hands: [['signOfFrost', 'signOfTheWay']] });
  t.answer(0, 'Ishrid, the Rune Weaver: fast action').answer(0, 'signOfFrost').asks(0, 'turn');
  assert.deepEqual([t.kinds('attached'), t.kinds('hand.0')], [['signOfFrost'], ['signOfTheWay']]);
  assert.ok(!t.options(0).some((option) => option.startsWith('Ishrid')));
});

card('ishrid', 'once per round an action that moves or calms gives a card or 2 focus less', () => {
  const t = play({
    heroes,
    hands: [['signOfTheWay', 'signOfTheWay']],
    foes: [['thornback', 'gulletWorm']],
    focus: [4],
  });
  t.answer(0, 'signOfTheWay')
    .answer(0, 'thornback')
    .answer(0, 'row')
    .asks(0, 'actionEnded')
    .answer(0, 'ishrid');
  t.asks(0, 'chooseOne').answer(0, 'Lower the focus').asks(0, 'turn');
  assert.equal(foci(t)[0], 4);
  t.answer(0, 'signOfTheWay').answer(0, 'gulletWorm').answer(0, 'row').asks(0, 'turn');
});

card('signOfBinding', 'its bearer strikes 1 weaker and cannot be enraged; one sign of hers each', () => {
  const t = bound('redSandSlave', {
    hands: ['signOfBinding'],
    row: [],
    foes: [['redSandSlave', 'thornback']],
  });
  t.answer(0, 'redSandSlave').asks(0, 'turn').answer(0, 'Sign of Binding: fast action').asks(0, 'turn');
  // The second could only go to the other enemy.
  assert.deepEqual(t.kinds('attached'), ['signOfBinding', 'signOfBinding']);
  t.answer(0, 'endTurn').answer(1, 'endTurn').answer(0, 'redSandSlave').asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 3 wounds.'));
});

card('signOfBinding', 'nobody enrages a bound normal enemy', () => {
  const t = bound('redSandSlave', {
    hands: ['runeDischarge'],
    row: [],
    foes: [['redSandSlave']],
    focus: [3, 0],
  });
  t.answer(0, 'runeDischarge').asks(0, 'turn');
  // 3 + 1 + 3 passes the vicious symbol on 7.
  assert.deepEqual([foci(t)[0], on(t, 'redSandSlave').enraged], [7, false]);
  assert.ok(!t.log().some((line) => line.endsWith('is enraged!')));
});

card('signOfTheWay', 'a normal enemy goes to any other zone and is calmed', () => {
  const t = play({
    heroes,
    hands: [['signOfTheWay']],
    foes: [['thornback']],
    focus: [0, 8],
    tokens: { thornback: { enraged: true } },
  });
  t.answer(0, 'signOfTheWay').asks(0, 'whereTo').answer(0, 'area1').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('pursuers.1'), on(t, 'thornback').enraged, foci(t)],
    [['thornback'], false, [2, 4]],
  );
});

card('signOfFrost', '3 magical and a daze; 5 if it is enraged or bound', () => {
  const t = bound('vharok', {
    hands: ['signOfFrost'],
    set: (state: { bossLife: number }) => (state.bossLife = 20),
  });
  t.answer(0, 'signOfFrost').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'vharok').dazed], [['Vharok, Sire of Storms: 5 damage, 4 wounds.'], 1]);
  const free = play({ heroes, hands: [['signOfFrost']], row: ['gulletWorm'], focus: [0] });
  free.answer(0, 'signOfFrost').asks(0, 'turn');
  assert.deepEqual(hits(free), ['Gullet Worm: 3 damage, 3 wounds.']);
});

card('signOfWarding', 'lies in her area until it stops 3 for anybody', () => {
  const t = play({
    heroes: ['melekai', 'ishrid'],
    phase: 'defence',
    areas: [[], ['signOfWarding']],
    foes: [['redSandSlave']],
  });
  t.asks(1, 'damageToHero').answer(1, 'signOfWarding');
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('discard.1')], [1, ['signOfWarding']]);
});

card('runeDischarge', '3 magical, 2 more for each sign discarded, 3 at most', () => {
  const t = play({
    heroes,
    hands: [['runeDischarge', 'signOfFrost', 'signOfTheWay', 'signOfTheWay', 'unravel']],
    row: ['vharok'],
    focus: [0],
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'runeDischarge').asks(0, 'boostDiscard');
  assert.equal(t.options(0).length, 3);
  t.answer(0, 'signOfFrost', 'signOfTheWay', 'signOfTheWay').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Vharok, Sire of Storms: 9 damage, 8 wounds.']);
});

card('unravel', 'up to 2 bound enemies give a sign back and take 2', () => {
  const t = bound('gulletWorm', { hands: ['unravel'] });
  t.answer(0, 'unravel').answer(0, 'gulletWorm').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0'), hits(t)], [['signOfBinding'], ['Gullet Worm: 2 damage, 2 wounds.']]);
});

card('stillness', 'an enraged enemy is calmed and, if normal, goes to the row', () => {
  const t = play({
    heroes: ['valkea', 'ishrid'],
    hands: [['fierceBlow'], ['stillness']],
    foes: [['boneSnake', 'stormDragon']],
    focus: [5, 0],
    tokens: { stormDragon: { enraged: true } },
  });
  t.answer(0, 'fierceBlow')
    .answer(0, 'stormDragon')
    .asks(1, 'enemyEnraged')
    .answer(1, 'stillness')
    .answer(1, 'pass')
    .asks(0, 'turn');
  assert.deepEqual([t.kinds('row'), on(t, 'boneSnake').enraged, foci(t)], [['boneSnake'], false, [8, 2]]);
});

card('threadOfFate', 'looks at the top 3 of a hero, who draws one', () => {
  const t = play({
    heroes,
    hands: [['threadOfFate']],
    next: { 'heroDeck.1': ['charge', 'holdFast', 'fierceBlow'] },
  });
  t.answer(0, 'threadOfFate')
    .answer(0, 'valkea')
    .asks(0, 'putBack')
    .answer(0, 'fierceBlow', 'charge', 'holdFast')
    .asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('hand.1'), t.kinds('heroDeck.1').slice(-2)],
    [['fierceBlow'], ['holdFast', 'charge']],
  );
});

card('sharedSign', 'another hero strikes 1 harder, 2 against a bound enemy', () => {
  const t = play({
    heroes,
    hands: [['signOfBinding', 'sharedSign'], ['fierceBlow']],
    foes: [[], ['stormDragon']],
    focus: [0, 0],
  });
  t.answer(0, 'signOfBinding')
    .answer(0, 'endTurn')
    .answer(1, 'fierceBlow')
    .asks(0, 'modifyAction')
    .answer(0, 'sharedSign')
    .asks(1, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 5 damage, 4 wounds.']);
  const free = play({
    heroes: ['valkea', 'ishrid'],
    hands: [['fierceBlow'], ['sharedSign']],
    foes: [['stormDragon']],
    focus: [0, 0],
  });
  free.answer(0, 'fierceBlow').answer(1, 'sharedSign').asks(0, 'turn');
  assert.deepEqual(hits(free), ['Storm Dragon: 4 damage, 3 wounds.']);
});

card('runeBlade', '3 damage; for a sign 2 more, and a normal enemy may be pushed to the row', () => {
  const t = play({
    heroes,
    hands: [['signOfFrost']],
    areas: [['runeBlade']],
    foes: [['ravenokStalker', 'stormDragon']],
    focus: [0],
  });
  t.answer(0, 'runeBlade')
    .answer(0, 'stormDragon')
    .answer(0, 'signOfFrost')
    .asks(0, 'may')
    .answer(0, true)
    .answer(0, 'pass')
    .asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('row')], [['Storm Dragon: 5 damage, 4 wounds.'], ['stormDragon']]);
});

card('weaverRobe', 'stops 2, 4 for a sign, once per round', () => {
  const t = play({
    heroes: ['ishrid'],
    phase: 'defence',
    hands: [['signOfFrost', 'signOfFrost', 'runeDischarge']],
    areas: [['weaverRobe']],
    foes: [['redSandSlave', 'boneSnake']],
  });
  t.answer(0, 'redSandSlave').answer(0, 'weaverRobe').answer(0, 'signOfFrost');
  // All 4 are stopped; nothing is left against the 2 of the next.
  t.asks(0, 'wounds').answer(0, 'signOfFrost', 'runeDischarge');
  assert.deepEqual(t.kinds('burial.0'), ['signOfFrost', 'runeDischarge']);
});

card('signTome', 'looks at 2; a sign among them may be kept under the tome', () => {
  const t = play({ heroes, areas: [['signTome']], next: { 'heroDeck.0': ['unravel', 'signOfFrost'] } });
  t.answer(0, 'signTome').answer(0, 'unravel', 'signOfFrost').asks(0, 'may').answer(0, true).asks(0, 'turn');
  assert.deepEqual([t.kinds('attached'), t.kinds('heroDeck.0').at(-1)], [['signOfFrost'], 'unravel']);
});

card('silverThread', 'who has just come goes on to another hero, weakened; once per round', () => {
  const t = play({ heroes, phase: 'pursuit', areas: [['silverThread']], row: ['thornback'], focus: [3, 0] });
  t.answer(1, 'pass').asks(0, 'enemyEntersHeroArea').answer(0, 'silverThread');
  if (t.match.question(0)?.ask.prompt === 'actionEnded') t.answer(0, 'pass');
  t.asks(0, 'whoStarts');
  assert.deepEqual([t.kinds('pursuers.1'), on(t, 'thornback').weakness], [['thornback'], 1]);
});

card('frostNeedle', 'a sign for 3 magical anywhere', () => {
  const t = play({
    heroes,
    hands: [['signOfTheWay']],
    areas: [['frostNeedle']],
    row: ['gulletWorm'],
    focus: [0],
  });
  t.answer(0, 'frostNeedle').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('discard.0')], [['Gullet Worm: 3 damage, 3 wounds.'], ['signOfTheWay']]);
});

card('singingBowl', 'once per round, at any time: an enemy is calmed and dazed', () => {
  const t = play({
    heroes,
    areas: [['singingBowl']],
    foes: [['thornback']],
    tokens: { thornback: { enraged: true } },
  });
  t.answer(0, 'singingBowl').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([on(t, 'thornback').enraged, on(t, 'thornback').dazed], [false, 1]);
});

card('echo', 'up to 2 actions of signs in hand, and the signs come back', () => {
  const t = play({
    heroes,
    hands: [['echo', 'signOfFrost', 'signOfFrost']],
    row: ['vharok'],
    focus: [0],
    set: (state) => (state.bossLife = 20),
  });
  const [, first, second] = t.t.cards(t.t.piles.hand[0]);
  t.answer(0, 'Echo: fast action').answer(0, `use${first}.0`).answer(0, `use${second}.0`).asks(0, 'turn');
  assert.deepEqual([hits(t).length, t.kinds('hand.0'), foci(t)[0]], [2, ['signOfFrost', 'signOfFrost'], 6]);
});

card('frostWeb', 'up to 3 enemies take 1 and a daze, a bound one 2', () => {
  const t = bound('gulletWorm', { hands: ['frostWeb'], row: ['gulletWorm', 'redSandSlave'] });
  t.answer(0, 'gulletWorm').answer(0, 'frostWeb').answer(0, 'gulletWorm', 'redSandSlave').asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Gullet Worm: 2 damage, 2 wounds.',
    'Slave of the Red Sand: 1 damage, 1 wound.',
  ]);
  assert.equal(on(t, 'redSandSlave').dazed, 1);
});

card('signOfFarRoads', 'up to 2 normal enemies go where she likes, weakened', () => {
  const t = play({ heroes, hands: [['signOfFarRoads']], foes: [['thornback', 'gulletWorm']], focus: [0, 4] });
  t.answer(0, 'signOfFarRoads')
    .answer(0, 'thornback', 'gulletWorm')
    .answer(0, 'row')
    .answer(0, 'area1')
    .answer(0, 'pass')
    .asks(0, 'turn');
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.1'), foci(t)], [['thornback'], ['gulletWorm'], [2, 2]]);
  assert.deepEqual([on(t, 'thornback').weakness, on(t, 'gulletWorm').weakness], [1, 1]);
});

card('runeStorm', '2 magical and 2 more for each sign, divided in portions of 2', () => {
  const t = play({
    heroes,
    hands: [['runeStorm', 'signOfFrost', 'signOfTheWay']],
    row: ['gulletWorm', 'redSandSlave'],
    focus: [0],
  });
  t.answer(0, 'runeStorm')
    .answer(0, 'gulletWorm', 'redSandSlave')
    .answer(0, 'signOfFrost', 'signOfTheWay')
    .asks(0, 'divide');
  t.answer(0, 'gulletWorm').answer(0, 'gulletWorm').answer(0, 'redSandSlave').asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Gullet Worm: 4 damage, 4 wounds.',
    'Slave of the Red Sand: 2 damage, 2 wounds.',
  ]);
});

card('grandPattern', 'five signs may be stored, as many in a turn as she likes', () => {
  const t = play({
    heroes,
    hands: [['signOfFrost', 'signOfFrost', 'signOfTheWay', 'signOfTheWay', 'signOfBinding', 'signOfBinding']],
    areas: [['grandPattern']],
  });
  for (let i = 0; i < 5; i++) {
    t.answer(0, 'Ishrid, the Rune Weaver: fast action');
    if (t.match.question(0)!.ask.prompt === 'attach') t.answer(0, t.match.question(0)!.from[0].id);
  }
  t.asks(0, 'turn');
  assert.deepEqual([t.kinds('attached').length, t.kinds('hand.0').length], [5, 1]);
  assert.ok(!t.options(0).some((option) => option.startsWith('Ishrid')));
});

card('ishrid', 'to calm whoever is calm gives nothing', () => {
  const bowl = (enraged: boolean) => {
    const t = play({
      heroes: ['ishrid'],
      phase: 'pursuit',
      areas: [['singingBowl']],
      foes: [['gulletWorm']],
      focus: [4],
      tokens: { gulletWorm: { enraged } },
    });
    t.asks(0, 'phaseStart').answer(0, 'singingBowl');
    return t;
  };
  bowl(true).asks(0, 'actionEnded');
  assert.notEqual(bowl(false).match.question(0)?.ask.prompt, 'actionEnded');
});

card('exile', 'a bound normal enemy is gone, and the sign comes back', () => {
  const t = bound('stormDragon', { hands: ['exile'], loot: 0 });
  t.answer(0, 'exile').asks(0, 'turn');
  assert.deepEqual([t.kinds('row'), t.kinds('hand.0'), t.state.loot], [[], ['signOfBinding'], 0]);
});

card('mirrorRune', 'the damage of a normal enemy hits another enemy there, whose defence counts', () => {
  const t = play({
    heroes: ['ishrid'],
    phase: 'defence',
    hands: [['mirrorRune']],
    foes: [['redSandSlave', 'stormDragon']],
  });
  t.answer(0, 'redSandSlave').answer(0, 'mirrorRune');
  assert.equal(on(t, 'stormDragon').wounds, 3);
  t.asks(0, 'wounds');
  assert.deepEqual(t.kinds('burial.0'), []);
});

card('commonWeave', 'every hero draws and loses 1 focus; a token of time', () => {
  const t = play({ heroes, hands: [['commonWeave']], focus: [3, 3] });
  const before = t.state.objectives;
  t.answer(0, 'commonWeave').asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('hand.0').length, t.kinds('hand.1').length, foci(t), t.state.objectives],
    [1, 1, [2, 2], before + 1],
  );
});

card('northernLight', '4 magical anywhere, 2 more for each sign, and a normal enemy may be sent away', () => {
  const t = play({
    heroes,
    hands: [['signOfFrost']],
    areas: [['northernLight']],
    foes: [['redSandSlave'], ['gulletWorm']],
    focus: [0, 0],
  });
  t.answer(0, 'northernLight').answer(0, 'redSandSlave').answer(0, []).asks(0, 'turn');
  assert.deepEqual(hits(t), ['Slave of the Red Sand: 4 damage, 4 wounds.']);
  const sent = play({
    heroes,
    hands: [['signOfFrost']],
    areas: [['northernLight']],
    foes: [['boneDragon']],
    focus: [0, 0],
  });
  sent
    .answer(0, 'northernLight')
    .answer(0, 'signOfFrost')
    .answer(0, true)
    .answer(0, 'area1')
    .answer(0, 'pass')
    .asks(0, 'turn');
  assert.deepEqual(
    [hits(sent), sent.kinds('pursuers.1')],
    [['Bone Dragon: 6 damage, 5 wounds.'], ['boneDragon']],
  );
});

card('snowSilkRobe', 'stops 2 and dazes the attacker; bound enemies strike 1 weaker', () => {
  const t = play({
    heroes: ['ishrid'],
    hands: [['signOfBinding']],
    areas: [['snowSilkRobe']],
    foes: [['redSandSlave']],
  });
  t.answer(0, 'signOfBinding').answer(0, 'endTurn').asks(0, 'damageToHero').answer(0, 'snowSilkRobe');
  assert.ok(t.log().includes('The Slave of the Red Sand attacks Seat 0: 2 damage.'));
  assert.ok(t.log().includes('The Slave of the Red Sand is dazed: 1 token.'));
  assert.deepEqual(t.kinds('burial.0'), []);
});

card(
  'openBook',
  'a sign of the discard pile acts and goes under the deck; at the end of the turn 2 are kept',
  () => {
    const t = play({
      heroes,
      areas: [['openBook']],
      row: ['thornback'],
      focus: [0],
      cards: { 'discard.0': ['signOfBinding', 'signOfFrost', 'signOfTheWay'] },
    });
    t.answer(0, 'The Open Book: fast action')
      .asks(0, 'embed')
      .answer(0, 'signOfTheWay')
      .answer(0, 'area0')
      .answer(0, 'pass')
      .asks(0, 'turn');
    assert.deepEqual([t.kinds('heroDeck.0')[0], t.kinds('pursuers.0')], ['signOfTheWay', ['thornback']]);
    t.answer(0, 'endTurn')
      .asks(0, 'turnEnd')
      .answer(0, 'openBook')
      .answer(0, 'signOfBinding', 'signOfFrost')
      .asks(1, 'turn');
    assert.deepEqual(t.kinds('attached').toSorted(), ['signOfBinding', 'signOfFrost']);
  },
);

card(
  'ringOfThreeThreads',
  'a weapon acts once per turn, 1 harder against a bound enemy; once per round an ability is cancelled',
  () => {
    const t = play({
      heroes,
      hands: [['signOfBinding']],
      areas: [['ringOfThreeThreads', 'runeBlade']],
      foes: [['ravenokStalker']],
      focus: [0],
    });
    t.answer(0, 'signOfBinding').answer(0, 'ringOfThreeThreads').asks(0, 'turn');
    assert.deepEqual(hits(t), ['Ravenok Stalker: 4 damage, 4 wounds.']);
    const rage = play({
      heroes: ['valkea', 'ishrid'],
      hands: [['fierceBlow', 'charge', 'charge']],
      areas: [[], ['ringOfThreeThreads']],
      foes: [['redSandSlave', 'stormDragon']],
      focus: [5, 4],
      tokens: { stormDragon: { enraged: true } },
    });
    rage
      .answer(0, 'fierceBlow')
      .answer(0, 'stormDragon')
      .asks(1, 'enrageStart')
      .answer(1, 'ringOfThreeThreads')
      .answer(1, 'ishrid')
      .answer(1, 'pass')
      .asks(0, 'turn');
    assert.deepEqual(
      [rage.kinds('hand.0').length, on(rage, 'redSandSlave').enraged, foci(rage)],
      [2, false, [8, 2]],
    );
  },
);
