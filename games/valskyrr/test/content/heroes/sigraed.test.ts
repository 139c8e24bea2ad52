import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const heroes = ['sigraed', 'valkea'];
const attacked = (plan: object) => play({ heroes: ['sigraed'], phase: 'defence', ...plan });

card('sigraed', 'a magic card for 3 focus, once per turn', () => {
  const t = play({ heroes, hands: [['rekindle', 'kindle']], focus: [7] });
  t.answer(0, 'Sigraed, the Flame Caller').answer(0, 'rekindle').asks(0, 'turn');
  assert.deepEqual([foci(t)[0], t.kinds('discard.0')], [4, ['rekindle']]);
  assert.ok(!t.options(0).some((option) => option.startsWith('Sigraed')));
});

card('sigraed', 'when a burning enemy is killed, the fire may jump to another there', () => {
  const t = play({
    heroes,
    areas: [['sparkBlade']],
    foes: [['boneSnake', 'stormDragon', 'thornback']],
    focus: [0],
    tokens: { boneSnake: { wounds: 2, burning: 1 } },
  });
  t.answer(0, 'sparkBlade')
    .answer(0, 'boneSnake')
    .answer(0, false)
    .asks(0, 'enemyKilled')
    .answer(0, 'sigraed');
  t.asks(0, 'whichEnemy').answer(0, 'stormDragon').asks(0, 'turn');
  assert.equal(on(t, 'stormDragon').burning, 1);
});

card('conflagration', 'all enemies of one zone take 1, and 1 more for each burning token', () => {
  const t = play({
    heroes,
    hands: [['conflagration']],
    foes: [['ravenokStalker', 'packMatron']],
    row: ['thornback'],
    focus: [0],
    tokens: { packMatron: { burning: 2 } },
  });
  t.answer(0, 'conflagration').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 1 damage, 1 wound.', 'Pack Matron: 3 damage, 3 wounds.']);
  assert.deepEqual(foci(t)[0], 4);
});

card('sparkflight', 'up to 2 enemies burn', () => {
  const t = play({
    heroes,
    hands: [['sparkflight']],
    foes: [['stormDragon']],
    row: ['thornback'],
    focus: [0],
  });
  t.answer(0, 'sparkflight').answer(0, 'stormDragon', 'thornback').asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'thornback').burning], [1, 1]);
});

card('flameLance', '3 damage, 4 if it burns, and 2 magical defence less', () => {
  const lance = (burning: number) => {
    const t = play({
      heroes,
      hands: [['flameLance']],
      row: ['ishara'],
      focus: [0],
      tokens: { ishara: { burning } },
      set: (state) => (state.bossLife = 20),
    });
    t.answer(0, 'flameLance').asks(0, 'turn');
    return hits(t)[0].split(': ')[1];
  };
  // Ishara has 3 against magic.
  assert.deepEqual([lance(0), lance(1)], ['3 damage, 2 wounds.', '4 damage, 3 wounds.']);
});

card('deflagration', 'burning tokens become damage, 2 each, and as much focus', () => {
  const t = play({
    heroes,
    hands: [['deflagration']],
    row: ['vharok', 'thornback'],
    focus: [0],
    tokens: { vharok: { burning: 3 } },
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'deflagration').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'vharok').burning, foci(t)[0]],
    [['Vharok, Sire of Storms: 6 damage, 5 wounds.'], 0, 3],
  );
});

card('heatHaze', 'stops 1, and 1 for each burning token of the attacker, 2 at most', () => {
  const hurt = (burning: number) => {
    const t = attacked({
      hands: [['heatHaze']],
      foes: [['redSandSlave']],
      tokens: { redSandSlave: { burning } },
    });
    t.answer(0, 'heatHaze').asks(0, 'wounds');
    return t.log().find((line) => line.includes('prevented'));
  };
  assert.deepEqual(
    [hurt(0), hurt(1), hurt(3)],
    ['1 damage prevented.', '2 damage prevented.', '3 damage prevented.'],
  );
});

card('shareFlame', 'another hero strikes 1 harder, and the target burns', () => {
  const t = play({
    heroes: ['valkea', 'sigraed'],
    hands: [['fierceBlow'], ['shareFlame']],
    foes: [['stormDragon']],
    focus: [0, 0],
  });
  t.answer(0, 'fierceBlow').answer(1, 'shareFlame').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'stormDragon').burning, foci(t)],
    [['Storm Dragon: 4 damage, 3 wounds.'], 1, [3, 1]],
  );
});

card('smokeVeil', 'up to 2 heroes lose 2 focus', () => {
  const t = play({ heroes, hands: [['smokeVeil']], focus: [5, 1] });
  t.answer(0, 'smokeVeil').answer(0, 'sigraed', 'valkea').asks(0, 'turn');
  assert.deepEqual(foci(t), [3, 0]);
});

card('rekindle', 'a point for each burning enemy, 3 at most', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['rekindle']],
    row: ['stormDragon', 'thornback'],
    cards: { 'burial.0': ['kindle', 'kindle', 'kindle'] },
    tokens: { stormDragon: { burning: 1 }, thornback: { burning: 2 } },
  });
  t.answer(0, 'rekindle')
    .answer(0, 'Kindle: from the burial')
    .answer(0, 'Kindle: from the burial')
    .asks(0, 'turn');
  assert.deepEqual(t.kinds('burial.0').length, 1);
});

card('wildfire', 'one burns, and up to 2 others there get as many tokens, 2 at most', () => {
  const t = play({
    heroes,
    hands: [['wildfire']],
    foes: [['stormDragon', 'thornback', 'packMatron']],
    row: ['boneGhost'],
    focus: [0],
    tokens: { stormDragon: { burning: 2 } },
  });
  t.answer(0, 'wildfire').answer(0, 'stormDragon').asks(0, 'targetEnemys');
  assert.deepEqual(t.options(0), ['Thornback', 'Pack Matron']);
  t.answer(0, 'thornback', 'packMatron').asks(0, 'turn');
  assert.deepEqual(
    [on(t, 'stormDragon').burning, on(t, 'thornback').burning, on(t, 'packMatron').burning],
    [3, 2, 2],
  );
});

card('kindle', 'a staff or tome of hers acts at once', () => {
  const t = play({
    heroes,
    hands: [['kindle']],
    areas: [['ashStaff', 'sparkBlade']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'kindle').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)[0]], [['Storm Dragon: 2 damage, 1 wound.'], 4]);
});

card('ashStaff', '2 damage and 2 burning, 1 if it burned before', () => {
  const staff = (burning: number) => {
    const t = play({
      heroes,
      hands: [['rekindle']],
      areas: [['ashStaff']],
      foes: [['stormDragon']],
      focus: [0],
      tokens: { stormDragon: { burning } },
    });
    t.answer(0, 'ashStaff').answer(0, 'rekindle').asks(0, 'turn');
    return [hits(t)[0], on(t, 'stormDragon').burning];
  };
  assert.deepEqual(
    [staff(0), staff(1)],
    [
      ['Storm Dragon: 3 damage, 2 wounds.', 2],
      ['Storm Dragon: 3 damage, 2 wounds.', 2],
    ],
  );
});

card('emberRobe', 'stops 1 and the attacker burns, once per round', () => {
  const t = attacked({ areas: [['emberRobe']], foes: [['thornback', 'boneSnake']] });
  t.answer(0, 'thornback').answer(0, 'emberRobe');
  assert.ok(t.log().includes('The Thornback is burning: 1 token.'));
  assert.deepEqual([foci(t), t.kinds('burial.0').length], [[5], 4]);
});

card('tomeOfBrands', 'looks at 3, takes 1, the rest in any order', () => {
  const t = play({
    heroes,
    areas: [['tomeOfBrands']],
    next: { 'heroDeck.0': ['kindle', 'wildfire', 'rekindle'] },
  });
  t.answer(0, 'tomeOfBrands')
    .asks(0, 'takeLooked')
    .answer(0, 'wildfire')
    .asks(0, 'putBack')
    .answer(0, 'rekindle', 'kindle')
    .asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('hand.0'), t.kinds('heroDeck.0').slice(-2)],
    [['wildfire'], ['kindle', 'rekindle']],
  );
});

card('coalBowl', 'a token: up to 2 enemies of one zone burn', () => {
  const t = play({
    heroes,
    areas: [['coalBowl']],
    foes: [['stormDragon', 'thornback']],
    row: ['boneGhost'],
    tokens: { coalBowl: { objectives: 1 } },
  });
  t.answer(0, 'coalBowl').answer(0, 'area0').answer(0, 'stormDragon', 'thornback').asks(0, 'turn');
  assert.deepEqual(
    [on(t, 'stormDragon').burning, on(t, 'thornback').burning, on(t, 'coalBowl').objectives],
    [1, 1, 0],
  );
});

card('ashAmulet', 'after a kill of hers focus falls by 3, once per round', () => {
  const t = play({
    heroes,
    areas: [['ashAmulet', 'sparkBlade']],
    foes: [['boneSnake']],
    focus: [3],
    tokens: { boneSnake: { wounds: 2 } },
  });
  t.answer(0, 'sparkBlade').answer(0, 'ashAmulet').asks(0, 'turn');
  assert.equal(foci(t)[0], 2);
});

card('sparkBlade', '2 damage, 2 more for each burning token removed', () => {
  const t = play({
    heroes,
    areas: [['sparkBlade']],
    foes: [['stormDragon']],
    focus: [0],
    tokens: { stormDragon: { burning: 3 } },
  });
  t.answer(0, 'sparkBlade').answer(0, true).answer(0, true).asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').burning], [['Storm Dragon: 6 damage, 5 wounds.'], 1]);
});

card('firestorm', 'all enemies of one zone take 3', () => {
  const t = play({
    heroes,
    hands: [['firestorm']],
    row: ['ravenokStalker', 'stormDragon'],
    foes: [['thornback']],
    focus: [0],
  });
  t.answer(0, 'firestorm').answer(0, 'row').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 3 damage, 3 wounds.', 'Storm Dragon: 3 damage, 2 wounds.']);
});

card('fromTheAshes', 'after wounds: 4 points, and up to 2 enemies there burn', () => {
  const t = attacked({ hands: [['fromTheAshes']], foes: [['thornback']] });
  t.answer(0, 'deck1', 'deck2', 'deck3')
    .asks(0, 'woundTaken')
    .answer(0, 'fromTheAshes')
    .answer(0, 'thornback')
    .asks(0, 'heal');
  for (let i = 0; i < 3; i++) t.answer(0, t.match.question(0)!.from[0].id);
  t.answer(0, 'enough');
  assert.deepEqual(t.kinds('burial.0'), []);
  assert.ok(t.log().includes('The Thornback is burning: 1 token.'));
});

card('twinFlame', 'the staff acts up to twice, against different enemies', () => {
  const t = play({
    heroes,
    hands: [['twinFlame']],
    areas: [['ashStaff']],
    foes: [['stormDragon', 'ravenokStalker']],
    focus: [0],
  });
  t.answer(0, 'twinFlame')
    .answer(0, 'ashStaff')
    .answer(0, 'stormDragon')
    .answer(0, 'ashStaff')
    .asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'ravenokStalker').burning, foci(t)[0]], [2, 2, 5]);
});

card('livingFlame', 'at the end of her turn all enemies in her area burn', () => {
  const t = play({
    heroes,
    areas: [['livingFlame']],
    foes: [['stormDragon', 'thornback']],
    row: ['boneGhost'],
  });
  t.answer(0, 'endTurn').asks(1, 'turn');
  assert.deepEqual(
    [on(t, 'stormDragon').burning, on(t, 'thornback').burning, on(t, 'boneGhost').burning],
    [1, 1, 0],
  );
});

card('burnOut', 'every burning enemy anywhere takes 2 for each token, which are gone', () => {
  const t = play({
    heroes,
    hands: [['burnOut']],
    foes: [['stormDragon'], ['thornback']],
    row: ['boneGhost', 'vharok'],
    focus: [0],
    tokens: { stormDragon: { burning: 1 }, vharok: { burning: 2 } },
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'burnOut').asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Storm Dragon: 2 damage, 1 wound.',
    'Vharok, Sire of Storms: 4 damage, 3 wounds.',
  ]);
  assert.equal(on(t, 'vharok').burning, 0);
});

card('ashWall', 'stops 3 for any hero; the attacker burns and is dazed', () => {
  const t = play({
    heroes: ['sigraed', 'melekai'],
    phase: 'defence',
    hands: [['ashWall']],
    foes: [[], ['redSandSlave']],
  });
  t.answer(0, 'ashWall');
  assert.equal(t.kinds('burial.1').length, 1);
  assert.ok(
    t.log().includes('The Slave of the Red Sand is dazed: 1 token.') &&
      t.log().includes('The Slave of the Red Sand is burning: 1 token.'),
  );
});

card('drawTheHeat', 'the fire of all friends, and 3 more, goes to up to 3 enemies', () => {
  const t = play({
    heroes,
    hands: [['drawTheHeat']],
    areas: [['jorun']],
    row: ['stormDragon', 'thornback'],
    focus: [3],
    tokens: { sigraed: { burning: 1 }, jorun: { burning: 1 } },
  });
  t.answer(0, 'drawTheHeat').answer(0, 'stormDragon', 'thornback').asks(0, 'divideCondition');
  for (const foe of ['stormDragon', 'thornback', 'stormDragon', 'stormDragon', 'thornback']) t.answer(0, foe);
  t.asks(0, 'turn');
  assert.deepEqual(
    [on(t, 'stormDragon').burning, on(t, 'thornback').burning, on(t, 'jorun').burning, foci(t)[0]],
    [3, 2, 0, 2],
  );
});

card('whiteHeat', '2 more magical damage to each target', () => {
  const t = play({
    heroes,
    hands: [['whiteHeat', 'firestorm']],
    row: ['ravenokStalker', 'stormDragon'],
    focus: [0],
  });
  t.answer(0, 'firestorm').answer(0, 'whiteHeat').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 5 damage, 5 wounds.', 'Storm Dragon: 5 damage, 4 wounds.']);
});

card('salamanderStaff', 'up to 2 enemies take 2 and burn; each magic card makes it 1 more for each', () => {
  const t = play({
    heroes,
    hands: [['kindle']],
    areas: [['salamanderStaff']],
    row: ['ravenokStalker', 'stormDragon'],
    focus: [0],
  });
  t.answer(0, 'salamanderStaff')
    .answer(0, 'ravenokStalker', 'stormDragon')
    .answer(0, 'kindle')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 3 damage, 3 wounds.', 'Storm Dragon: 3 damage, 2 wounds.']);
  assert.equal(on(t, 'stormDragon').burning, 1);
});

card('furnaceRobe', 'stops 1 each time and the attacker burns; her own fire does not hurt', () => {
  const t = attacked({
    areas: [['furnaceRobe']],
    foes: [['thornback', 'boneSnake']],
    tokens: { sigraed: { burning: 3 } },
  });
  t.answer(0, 'thornback').answer(0, 'furnaceRobe').answer(0, 'furnaceRobe');
  assert.deepEqual([t.kinds('burial.0').length, on(t, 'sigraed').burning], [3, 2]);
});

card('bookOfLastEmbers', 'a card for an action of a magic feat of the base set in the discard pile', () => {
  const t = play({
    heroes,
    hands: [['smokeVeil']],
    areas: [['bookOfLastEmbers']],
    foes: [['stormDragon']],
    focus: [0],
    cards: { 'discard.0': ['sparkflight', 'firestorm'] },
  });
  t.answer(0, 'bookOfLastEmbers').asks(0, 'embed');
  assert.deepEqual(t.options(0), ['Flight of Sparks: fast action', 'Veil of Smoke: fast action']);
  t.answer(0, 'sparkflight').answer(0, 'stormDragon').asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, t.kinds('heroDeck.0')[0]], [1, 'sparkflight']);
});

card('heartOfFlame', 'once per turn one more burning token; actions of 3 focus or more give 1 less', () => {
  const t = play({
    heroes,
    hands: [['sparkflight', 'flameLance']],
    areas: [['heartOfFlame']],
    foes: [['stormDragon', 'thornback']],
    focus: [0],
  });
  t.answer(0, 'sparkflight')
    .answer(0, 'stormDragon', 'thornback')
    .asks(0, 'oneTarget')
    .answer(0, 'thornback')
    .asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'thornback').burning, foci(t)[0]], [1, 2, 1]);
  t.answer(0, 'flameLance').answer(0, 'stormDragon').asks(0, 'turn');
  assert.equal(foci(t)[0], 3);
});
