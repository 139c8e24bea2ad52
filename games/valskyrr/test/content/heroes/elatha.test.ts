import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const heroes = ['elatha', 'melekai'];
/** An enemy pursues Elatha. */
const entered = (areas: readonly string[], foe: string, more: object = {}) =>
  play({ heroes: ['elatha'], phase: 'pursuit', areas: [areas], row: [foe], focus: [1], ...more });
const attacked = (plan: object) => play({ heroes: ['elatha'], phase: 'defence', ...plan });

card(
  'elatha',
  'before the pursuit she may lay a trap from hand; with a free area she may lose 2 focus',
  () => {
    const t = play({ heroes: ['elatha'], phase: 'pursuit', hands: [['arrowTrap', 'rearm']], focus: [4] });
    t.asks(0, 'phaseStart').answer(0, 'elatha').asks(0, 'turn');
    assert.deepEqual([t.kinds('area.0'), t.kinds('hand.0')], [['arrowTrap'], ['rearm']]);
    t.answer(0, 'endTurn').asks(0, 'turnEnd').answer(0, 'elatha');
    assert.deepEqual(foci(t), [2]);
  },
);

card('arrowTrap', 'whoever comes takes 2, and her focus falls by 1', () => {
  const t = entered(['arrowTrap'], 'gulletWorm', { focus: [6] });
  t.answer(0, 'arrowTrap').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), foci(t), t.kinds('discard.0')],
    [['Gullet Worm: 2 damage, 2 wounds.'], [2], ['arrowTrap']],
  );
});

card('poisonTrap', 'whoever comes gets 2 poison and a weakness', () => {
  const t = entered(['poisonTrap'], 'gulletWorm');
  t.answer(0, 'poisonTrap').asks(0, 'turn');
  assert.deepEqual([on(t, 'gulletWorm').poison, on(t, 'gulletWorm').weakness], [2, 1]);
});

card('blastTrap', 'whoever comes takes 2, all others there 1', () => {
  const t = entered(['blastTrap'], 'ravenokStalker', { foes: [['packMatron', 'diveHunter']] });
  t.answer(0, 'blastTrap').asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Ravenok Stalker: 2 damage, 2 wounds.',
    'Pack Matron: 1 damage, 1 wound.',
    'Dive Hunter: 1 damage, 1 wound.',
  ]);
  assert.deepEqual(foci(t), [2]);
});

card('swiftShot', 'a ranged card of hers acts at once', () => {
  const t = play({ heroes, hands: [['swiftShot']], areas: [['longbow']], row: ['gulletWorm'], focus: [0] });
  t.answer(0, 'swiftShot').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)[0]], [['Gullet Worm: 3 damage, 3 wounds.'], 4]);
});

card('aimedShot', '5 damage to an unwounded enemy, else 3', () => {
  const shot = (wounds: number) => {
    const t = play({
      heroes,
      hands: [['aimedShot']],
      row: ['gulletWorm'],
      focus: [0],
      tokens: { gulletWorm: { wounds } },
    });
    t.answer(0, 'aimedShot').asks(0, 'turn');
    return hits(t);
  };
  assert.deepEqual(
    [shot(0), shot(1)],
    [['Gullet Worm: 5 damage, 5 wounds.'], ['Gullet Worm: 3 damage, 3 wounds.']],
  );
});

card('mistLeap', 'a normal enemy of her area goes to the row; a boss stays', () => {
  const t = play({
    heroes,
    hands: [['mistLeap']],
    foes: [['gulletWorm', 'greyfang']],
    focus: [0],
    set: (state) => (state.bossLife = 9),
  });
  t.answer(0, 'mistLeap').asks(0, 'turn');
  assert.deepEqual([t.kinds('row'), t.kinds('pursuers.0'), foci(t)[0]], [['gulletWorm'], ['greyfang'], 1]);
});

card('duckAway', 'stops 1, and the attacker goes back to the row', () => {
  const t = attacked({ hands: [['duckAway']], foes: [['thornback']] });
  t.answer(0, 'duckAway').answer(0, 'deck1', 'deck2');
  assert.deepEqual([t.kinds('row'), t.kinds('burial.0').length], [['thornback'], 2]);
  const boss = attacked({
    hands: [['duckAway']],
    foes: [['greyfang']],
    set: (state: { bossLife: number }) => (state.bossLife = 9),
  });
  boss.answer(0, 'duckAway').asks(0, 'wounds').answer(0, 'deck1', 'deck2');
  assert.deepEqual(boss.kinds('pursuers.0'), ['greyfang']);
});

card('rearm', 'a trap comes back from the discard pile', () => {
  const t = play({ heroes, hands: [['rearm']], cards: { 'discard.0': ['arrowTrap', 'aimedShot'] } });
  t.answer(0, 'rearm').asks(0, 'turn');
  assert.deepEqual([t.kinds('area.0'), t.kinds('discard.0')], [['arrowTrap'], ['aimedShot', 'rearm']]);
});

card('coveringFire', 'stops 1 for another and hits the attacker for 1', () => {
  const t = play({ heroes, phase: 'defence', hands: [['coveringFire']], foes: [[], ['gulletWorm']] });
  t.answer(0, 'coveringFire');
  assert.deepEqual([hits(t), t.kinds('burial.1').length], [['Gullet Worm: 1 damage, 1 wound.'], 1]);
});

card('longbow', 'shoots everywhere for 3, 1 more for an agility card', () => {
  const t = play({
    heroes,
    hands: [['mistLeap']],
    areas: [['longbow']],
    foes: [['boneGhost'], ['gulletWorm']],
    focus: [0],
  });
  t.answer(0, 'longbow').answer(0, 'gulletWorm').answer(0, 'mistLeap').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 4 damage, 4 wounds.']);
});

card('shortSwordElatha', '3 damage in her area, more for combat or agility cards', () => {
  const t = play({
    heroes,
    hands: [['mistLeap', 'duckAway']],
    areas: [['shortSwordElatha']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'shortSwordElatha').answer(0, 'mistLeap', 'duckAway').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 5 damage, 4 wounds.']);
});

card('mistCloak', 'once per round: stops 2, focus falls by 1', () => {
  const t = attacked({ areas: [['mistCloak']], foes: [['thornback', 'boneSnake']], focus: [4] });
  t.answer(0, 'thornback').answer(0, 'mistCloak');
  assert.deepEqual([foci(t), t.kinds('burial.0').length], [[3], 3]);
});

card('huntingKnife', 'an agility card for 2 damage, as often as she can pay', () => {
  const t = play({
    heroes,
    hands: [['mistLeap', 'rearm', 'aimedShot']],
    areas: [['huntingKnife']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'huntingKnife').answer(0, 'rearm').answer(0, 'huntingKnife').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 2 damage, 1 wound.', 'Storm Dragon: 2 damage, 1 wound.']);
  assert.ok(!t.options(0).some((option) => option.startsWith('Hunting Knife')));
});

card('fireQuiver', 'a token: a ranged action deals 1 more and burns', () => {
  const t = play({
    heroes,
    areas: [['longbow', 'fireQuiver']],
    row: ['ravenokStalker', 'stormDragon'],
    focus: [0],
    tokens: { fireQuiver: { objectives: 1 } },
  });
  t.answer(0, 'longbow').answer(0, 'stormDragon').answer(0, 'fireQuiver').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').burning], [['Storm Dragon: 4 damage, 3 wounds.'], 1]);
  assert.equal(on(t, 'fireQuiver').objectives, 0);
});

card('mistDraught', 'a hero loses half the focus and draws', () => {
  const t = play({ heroes, areas: [['mistDraught']], focus: [3, 9] });
  t.answer(0, 'mistDraught').answer(0, 'melekai').asks(0, 'turn');
  assert.deepEqual([foci(t), t.kinds('hand.1').length, t.kinds('discard.0')], [[3, 4], 1, ['mistDraught']]);
});

card('hailOfArrows', 'up to 4 enemies take 2 each', () => {
  const t = play({
    heroes,
    hands: [['hailOfArrows']],
    foes: [['stormDragon'], ['gulletWorm']],
    row: ['packMatron'],
    focus: [0],
  });
  t.answer(0, 'hailOfArrows').answer(0, 'stormDragon', 'gulletWorm', 'packMatron').asks(0, 'turn');
  assert.deepEqual(hits(t).length, 3);
  assert.equal(on(t, 'gulletWorm').wounds, 2);
});

card('twinShot', 'a ranged card acts up to twice', () => {
  const t = play({
    heroes,
    hands: [['twinShot']],
    areas: [['longbow']],
    row: ['stormDragon', 'gulletWorm'],
    focus: [0],
  });
  t.answer(0, 'twinShot')
    .answer(0, 'longbow')
    .answer(0, 'gulletWorm')
    .answer(0, 'longbow')
    .answer(0, 'gulletWorm')
    .asks(0, 'turn');
  assert.deepEqual([hits(t).length, foci(t)[0]], [2, 5]);
});

card('heartShot', '5 past every armour; a kill brings 1 loot more', () => {
  const t = play({ heroes, hands: [['heartShot']], row: ['chainDriver'], focus: [0], loot: 0 });
  t.answer(0, 'heartShot').asks(0, 'turn');
  assert.deepEqual([hits(t), t.state.loot], [['Chain Driver: 5 damage, 5 wounds.'], 3]);
});

card('knownGround', 'two more traps may lie there, and traps hurt 1 more', () => {
  const t = play({
    heroes,
    hands: [['poisonTrap']],
    areas: [['knownGround', 'arrowTrap', 'blastTrap', 'arrowTrap']],
  });
  t.answer(0, 'poisonTrap').asks(0, 'turn');
  assert.equal(t.kinds('area.0').length, 5);
  const more = entered(['knownGround', 'arrowTrap'], 'gulletWorm');
  more.answer(0, 'arrowTrap').asks(0, 'turn');
  assert.deepEqual(hits(more), ['Gullet Worm: 3 damage, 3 wounds.']);
});

card('theDrive', 'traps come back, then up to 3 normal enemies come over', () => {
  const t = play({
    heroes,
    hands: [['theDrive']],
    row: ['gulletWorm'],
    cards: { 'discard.0': ['arrowTrap', 'poisonTrap'] },
    focus: [0],
  });
  t.answer(0, 'theDrive').answer(0, 'gulletWorm').answer(0, 'arrowTrap', 'poisonTrap');
  t.asks(0, 'enemyEntersHeroArea').answer(0, 'arrowTrap').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), hits(t)], [['gulletWorm'], ['Gullet Worm: 2 damage, 2 wounds.']]);
  assert.deepEqual(t.kinds('area.0'), ['poisonTrap']);
});

card('venomCloud', 'when somebody comes, up to 3 enemies there get 2 poison', () => {
  const t = entered(['venomCloud'], 'gulletWorm', { foes: [['stormDragon']] });
  t.answer(0, 'venomCloud').answer(0, 'gulletWorm', 'stormDragon').asks(0, 'turn');
  assert.deepEqual([on(t, 'gulletWorm').poison, on(t, 'stormDragon').poison], [2, 2]);
});

card('withoutTrace', 'at any time: all normal enemies of her area go to the row, focus is halved', () => {
  const t = play({ heroes, hands: [['withoutTrace']], foes: [['gulletWorm', 'stormDragon']], focus: [7] });
  t.answer(0, 'withoutTrace').answer(0, 'stormDragon').asks(0, 'turn');
  assert.deepEqual([t.kinds('row'), foci(t)[0]], [['stormDragon', 'gulletWorm'], 3]);
});

card('markedPrey', 'every damage to it is 1 more, and its death brings 1 loot', () => {
  const t = play({
    heroes,
    hands: [['markedPrey', 'aimedShot']],
    row: ['packMatron'],
    focus: [0],
    loot: 0,
    tokens: { packMatron: { wounds: 1 } },
  });
  t.answer(0, 'markedPrey').answer(0, 'aimedShot').asks(0, 'turn');
  assert.deepEqual([hits(t), t.state.loot], [['Pack Matron: 4 damage, 4 wounds.'], 3]);
  assert.deepEqual(t.kinds('discard.0'), ['aimedShot', 'markedPrey']);
});

card('mistWeaver', '4 damage and a daze, 2 more for each agility card', () => {
  const t = play({
    heroes,
    hands: [['rearm', 'mistLeap']],
    areas: [['mistWeaver']],
    row: ['vharok'],
    focus: [0],
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'mistWeaver').answer(0, 'rearm', 'mistLeap').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'vharok').dazed], [['Vharok, Sire of Storms: 8 damage, 7 wounds.'], 1]);
});

card('foxCloak', 'stops 2 and drives the attacker off; with a free area her shots hurt 1 more', () => {
  const t = attacked({ areas: [['foxCloak']], foes: [['thornback']], focus: [4] });
  t.answer(0, 'foxCloak');
  assert.deepEqual([t.kinds('row'), t.kinds('burial.0').length, foci(t)], [['thornback'], 1, [3]]);
  const shot = (foes: readonly string[]) => {
    const quest = play({
      heroes,
      areas: [['foxCloak', 'longbow']],
      row: ['stormDragon'],
      foes: [foes],
      focus: [0],
    });
    quest.answer(0, 'longbow');
    if (foes.length > 0) quest.answer(0, 'stormDragon');
    quest.asks(0, 'turn');
    return hits(quest);
  };
  assert.deepEqual(shot([]), ['Storm Dragon: 4 damage, 3 wounds.']);
  assert.deepEqual(shot(['boneGhost']), ['Storm Dragon: 3 damage, 2 wounds.']);
});

card(
  'gutString',
  'when somebody comes to any hero she shoots; and once per round a shot hurts 2 more',
  () => {
    const t = play({
      heroes,
      phase: 'pursuit',
      areas: [['gutString', 'longbow']],
      row: ['packMatron'],
      focus: [0, 1],
    });
    // Not both at once: the shot it makes cannot be strengthened by the same card. VA-REFLEX-06
    t.asks(0, 'enemyEntersHeroArea').answer(0, 'gutString').answer(0, 'seat0').answer(0, 'longbow');
    t.asks(0, 'modifyAction').answer(0, 'gutString').asks(0, 'turn');
    assert.deepEqual(hits(t), ['Pack Matron: 3 damage, 3 wounds.', 'Pack Matron: 5 damage, 5 wounds.']);
  },
);

card('ironMaw', 'stays and bites once per round: 4 damage and a weakness', () => {
  const t = entered(['ironMaw'], 'stormDragon', { focus: [6] });
  t.answer(0, 'ironMaw').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').weakness], [['Storm Dragon: 4 damage, 3 wounds.'], 1]);
  assert.deepEqual([t.kinds('area.0'), foci(t)], [['ironMaw'], [2]]);
});
