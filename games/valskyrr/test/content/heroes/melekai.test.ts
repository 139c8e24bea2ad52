import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const heroes = ['melekai', 'valkea'];
const attacked = (plan: object) => play({ heroes: ['melekai'], phase: 'defence', ...plan });
const GRAVES = (n: number) => ({ 'burial.0': Array<string>(n).fill('defyDeath') });

card('melekai', 'once per turn a buried card makes an action 2 stronger', () => {
  const t = play({
    heroes,
    hands: [['holyWrath']],
    areas: [['battleMace']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'battleMace')
    .asks(0, 'modifyAction')
    .answer(0, 'melekai')
    .asks(0, 'bury')
    .answer(0, 'holyWrath')
    .asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Storm Dragon: 5 damage, 4 wounds.'], ['holyWrath']]);
});

card('melekai', 'with 6 graves he strikes 1 harder, with 10 every attack is 1 less', () => {
  const strike = (n: number) => {
    const t = play({
      heroes,
      areas: [['battleMace']],
      foes: [['stormDragon']],
      focus: [0],
      cards: GRAVES(n),
    });
    t.answer(0, 'battleMace').answer(0, 'pass').asks(0, 'turn');
    return hits(t)[0];
  };
  assert.deepEqual(
    [strike(5), strike(6)],
    ['Storm Dragon: 3 damage, 2 wounds.', 'Storm Dragon: 4 damage, 3 wounds.'],
  );
  const hurt = (n: number) =>
    attacked({ foes: [['thornback']], cards: GRAVES(n) }).kinds('burial.0').length - n;
  assert.deepEqual([hurt(9), hurt(10)], [3, 2]);
});

card('penitentBlow', '5 damage, then a hand card is buried', () => {
  const t = play({ heroes, hands: [['penitentBlow', 'holyWrath']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'penitentBlow').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Storm Dragon: 5 damage, 4 wounds.'], ['holyWrath']]);
});

card('graveStrength', '2 magical and 1 more for every 3 graves, 3 at most', () => {
  const strike = (n: number) => {
    const t = play({
      heroes,
      hands: [['graveStrength']],
      foes: [['gulletWorm']],
      focus: [0],
      cards: GRAVES(n),
    });
    t.answer(0, 'graveStrength').answer(0, 'pass').asks(0, 'turn');
    return Number(hits(t)[0].split(' ')[2]);
  };
  // His own strength adds 1 from 6 graves on.
  assert.deepEqual([0, 2, 3, 6, 9, 12].map(strike), [2, 2, 3, 5, 6, 6]);
});

card('holyWrath', 'up to 2 enemies take 2, undead 3', () => {
  const t = play({ heroes, hands: [['holyWrath']], foes: [['gulletWorm', 'cryptDigger']], focus: [0] });
  t.answer(0, 'holyWrath').answer(0, 'gulletWorm', 'cryptDigger').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 2 damage, 2 wounds.', 'Crypt Digger: 3 damage, 3 wounds.']);
});

card('acceptPain', 'the wounds of an attack go back, 3 at most', () => {
  const t = attacked({ hands: [['acceptPain']], foes: [['redSandSlave']], focus: [0] });
  t.answer(0, 'deck1', 'deck2', 'deck3', 'deck4').asks(0, 'woundTaken').answer(0, 'acceptPain');
  assert.deepEqual([hits(t), foci(t)], [['Slave of the Red Sand: 3 damage, 3 wounds.'], [1]]);
});

card('defyDeath', 'stops 2, with 8 graves 3', () => {
  const left = (n: number) => {
    const t = attacked({
      hands: [['defyDeath']],
      foes: [['redSandSlave']],
      cards: { 'burial.0': Array<string>(n).fill('martyrdom') },
    });
    t.answer(0, 'defyDeath').asks(0, 'wounds');
    return t.log().findLast((line) => line.includes('prevented'));
  };
  assert.deepEqual([left(7), left(8)], ['2 damage prevented.', '3 damage prevented.']);
});

card('fromTheGrave', 'a buried card comes into hand', () => {
  const t = play({
    heroes,
    hands: [['fromTheGrave']],
    cards: { 'burial.0': ['holyWrath', 'martyrdom'] },
    focus: [0],
  });
  t.answer(0, 'fromTheGrave').answer(0, 'martyrdom').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('burial.0'), foci(t)[0]], [['martyrdom'], ['holyWrath'], 1]);
});

card('martyrdom', 'up to 3 damage for another hits him instead, less 1; he draws', () => {
  const t = play({ heroes, phase: 'defence', hands: [['martyrdom']], foes: [[], ['redSandSlave']] });
  t.asks(0, 'damageToHero').answer(0, 'martyrdom');
  assert.deepEqual(
    [t.kinds('burial.0').length, t.kinds('burial.1').length, t.kinds('hand.0').length],
    [2, 1, 1],
  );
});

card('bloodPact', 'a buried card: a weapon acts at once for 1 more', () => {
  const t = play({
    heroes,
    hands: [['bloodPact', 'holyWrath']],
    areas: [['battleMace']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'bloodPact').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), t.kinds('burial.0'), foci(t)[0]],
    [['Storm Dragon: 4 damage, 3 wounds.'], ['holyWrath'], 3],
  );
});

card('lastEscort', 'another hero digs out up to 2 cards', () => {
  const t = play({
    heroes,
    hands: [['lastEscort']],
    cards: { 'burial.1': ['charge', 'holdFast', 'charge'] },
  });
  t.answer(0, 'lastEscort').asks(1, 'takeBack').answer(1, 'charge', 'holdFast').asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('discard.1').toSorted(), t.kinds('burial.1')],
    [['charge', 'holdFast'], ['charge']],
  );
});

card('battleMace', '3 damage, 4 to undead', () => {
  const strike = (foe: string) => {
    const t = play({ heroes, areas: [['battleMace']], foes: [[foe]], focus: [0] });
    t.answer(0, 'battleMace').answer(0, 'pass').asks(0, 'turn');
    return hits(t)[0].split(': ')[1];
  };
  assert.deepEqual(
    [strike('stormDragon'), strike('cryptDigger')],
    ['3 damage, 2 wounds.', '4 damage, 3 wounds.'],
  );
});

card('plateCoat', 'stops 2 physical, 3 with two enemies there, once per round', () => {
  const one = attacked({ areas: [['plateCoat']], foes: [['redSandSlave']] });
  one.answer(0, 'plateCoat');
  assert.equal(one.kinds('burial.0').length, 2);
  const two = attacked({ areas: [['plateCoat']], foes: [['redSandSlave', 'boneSnake']] });
  two.answer(0, 'redSandSlave').answer(0, 'plateCoat');
  assert.equal(two.kinds('burial.0').length, 1 + 2);
});

card('reliquary', 'a kill heals 1, one of undead 3, once per round', () => {
  const healed = (foe: string) => {
    const t = play({
      heroes,
      hands: [['holyWrath']],
      areas: [['reliquary']],
      foes: [[foe]],
      focus: [0],
      cards: GRAVES(4),
      tokens: { [foe]: { wounds: 3 } },
    });
    t.answer(0, 'holyWrath').answer(0, foe).answer(0, 'pass').asks(0, 'actionEnded').answer(0, 'reliquary');
    const { points } = t.asks(0, 'heal').match.question(0)!.ask.about as { points: number };
    return points;
  };
  assert.deepEqual([healed('ravenokStalker'), healed('cryptDigger')], [1, 3]);
});

card('buckler', 'stops 1, 3 for a buried hand card', () => {
  const t = attacked({ hands: [['holyWrath']], areas: [['buckler']], foes: [['redSandSlave']] });
  t.answer(0, 'buckler').asks(0, 'boostBury').answer(0, 'holyWrath');
  assert.deepEqual(t.kinds('burial.0').length, 1 + 1);
});

card('scourge', 'a buried card: 2 magical and a daze, once per turn', () => {
  const t = play({
    heroes,
    areas: [['scourge']],
    foes: [['stormDragon']],
    focus: [0],
    cards: { 'discard.0': ['holyWrath', 'defyDeath'] },
  });
  t.answer(0, 'scourge').answer(0, 'holyWrath').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'stormDragon').dazed, t.kinds('burial.0')],
    [['Storm Dragon: 2 damage, 1 wound.'], 1, ['holyWrath']],
  );
  assert.ok(!t.options(0).some((option) => option.startsWith('Penitent’s Scourge')));
});

card('graveLantern', 'anybody strikes 1 harder, 2 against undead and spirits', () => {
  const strike = (foe: string) => {
    const t = play({
      heroes: ['valkea', 'melekai'],
      hands: [['fierceBlow']],
      areas: [[], ['graveLantern']],
      foes: [[foe]],
      focus: [0, 0],
    });
    t.answer(0, 'fierceBlow').answer(1, 'graveLantern').asks(0, 'turn');
    return hits(t)[0].split(': ')[1];
  };
  assert.deepEqual(
    [strike('gulletWorm'), strike('cryptDigger'), strike('mistLynx')],
    ['4 damage, 4 wounds.', '5 damage, 4 wounds.', '5 damage, 5 wounds.'],
  );
});

card('judgement', 'a buried card: 6 past every armour', () => {
  const t = play({
    heroes,
    hands: [['judgement']],
    foes: [['stormDragon']],
    focus: [0],
    cards: { 'discard.0': ['holyWrath'] },
  });
  t.answer(0, 'judgement').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Storm Dragon: 6 damage, 6 wounds.'], ['holyWrath']]);
});

card('notYet', 'stops 4; with 10 graves everything, and heals 2', () => {
  const t = attacked({ hands: [['notYet']], foes: [['redSandSlave']], cards: GRAVES(3) });
  t.answer(0, 'notYet');
  assert.equal(t.kinds('burial.0').length, 3);
  const late = attacked({
    hands: [['notYet']],
    foes: [['vharok']],
    cards: GRAVES(12),
    tokens: { vharok: { turned: true, enraged: true } },
    set: (state: { bossLife: number }) => (state.bossLife = 20),
  });
  late.answer(0, 'notYet').asks(0, 'heal').answer(0, 'Defy Death').answer(0, 'Defy Death: from the burial');
  assert.equal(late.kinds('burial.0').length, 10);
});

card('marchOfTheDead', 'up to 3 enemies take 1 and 1 more for every 4 graves, 3 at most', () => {
  const strike = (n: number) => {
    const t = play({
      heroes,
      hands: [['marchOfTheDead']],
      row: ['gulletWorm'],
      foes: [['ravenokStalker']],
      focus: [0],
      cards: GRAVES(n),
    });
    t.answer(0, 'marchOfTheDead').answer(0, 'gulletWorm').answer(0, 'pass').asks(0, 'turn');
    return Number(hits(t)[0].split(' ')[2]);
  };
  assert.deepEqual([0, 4, 8, 16].map(strike), [1, 2, 3 + 1, 4 + 1]);
});

card('penitentsWalk', 'after the first action of a turn with a burial: a card, and 1 focus less', () => {
  const t = play({
    heroes,
    hands: [['penitentBlow', 'holyWrath', 'martyrdom']],
    areas: [['penitentsWalk']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'penitentBlow').answer(0, 'pass').answer(0, 'martyrdom').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0').length, foci(t)[0]], [2, 2]);
});

card('soulHarvest', 'after a kill up to 2 cards come back; undead heal 2 besides', () => {
  const t = play({
    heroes,
    hands: [['soulHarvest']],
    areas: [['battleMace']],
    foes: [['cryptDigger']],
    focus: [0],
    cards: GRAVES(4),
    tokens: { cryptDigger: { wounds: 2 } },
  });
  t.answer(0, 'battleMace').answer(0, 'pass').answer(0, 'soulHarvest').answer(0, 'defyDeath', 'defyDeath');
  t.asks(0, 'heal').answer(0, 'Defy Death').answer(0, 'Defy Death: from the burial').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('burial.0'), foci(t)[0]], [2, [], 1]);
});

card('bloodStorm', 'a weapon acts up to twice, 2 stronger for a buried card', () => {
  const t = play({
    heroes,
    hands: [['bloodStorm', 'holyWrath']],
    areas: [['battleMace']],
    foes: [['vharok']],
    focus: [0],
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'bloodStorm')
    .answer(0, 'holyWrath')
    .answer(0, 'battleMace')
    .answer(0, 'pass')
    .answer(0, 'battleMace')
    .answer(0, 'pass')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Vharok, Sire of Storms: 5 damage, 4 wounds.',
    'Vharok, Sire of Storms: 5 damage, 4 wounds.',
  ]);
});

card('banishment', '4 magical and a daze; undead, spirits and demons get 2 wounds first', () => {
  const t = play({
    heroes,
    hands: [['banishment']],
    row: ['mistRuler'],
    focus: [0],
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'banishment').answer(0, 'pass').asks(0, 'turn');
  // 2, 1 for Light, and 4 less 1.
  assert.deepEqual([on(t, 'mistRuler').wounds, on(t, 'mistRuler').dazed], [6, 1]);
  const beast = play({ heroes, hands: [['banishment']], row: ['gulletWorm'], focus: [0] });
  beast.answer(0, 'banishment').answer(0, 'pass').asks(0, 'turn');
  assert.equal(on(beast, 'gulletWorm').wounds, 4);
});

card('sacrifice', 'a buried card: another hero gets 4 points, draws up to 2, loses all conditions', () => {
  const t = play({
    heroes,
    hands: [['sacrifice', 'holyWrath']],
    cards: { 'burial.1': ['charge'] },
    tokens: { valkea: { poison: 2, weakness: 1 } },
  });
  t.answer(0, 'sacrifice')
    .answer(1, 'charge')
    .answer(1, 'enough')
    .asks(1, 'howMany')
    .answer(1, 2)
    .asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.1').length, on(t, 'valkea').poison, on(t, 'valkea').weakness], [2, 0, 0]);
  assert.deepEqual(t.kinds('burial.0'), ['holyWrath']);
});

card('graveStar', '3 damage and 1 more for every 5 graves, 3 more for a buried card', () => {
  const t = play({
    heroes,
    areas: [['graveStar']],
    foes: [['vharok']],
    focus: [0],
    cards: { ...GRAVES(5), 'discard.0': ['holyWrath'] },
    set: (state) => (state.bossLife = 20),
  });
  t.answer(0, 'graveStar').answer(0, 'holyWrath').answer(0, 'pass').asks(0, 'turn');
  // 3 + 1 + 3, and 1 for six graves.
  assert.deepEqual(hits(t), ['Vharok, Sire of Storms: 8 damage, 7 wounds.']);
});

card('martyrPlate', 'stops 2, with 10 graves 4; two wounds give a card and daze the attacker', () => {
  const t = attacked({ areas: [['martyrPlate']], foes: [['redSandSlave']] });
  t.answer(0, 'martyrPlate');
  assert.ok(t.log().includes('The Slave of the Red Sand is dazed: 1 token.'));
  assert.deepEqual([t.kinds('burial.0').length, t.kinds('hand.0').length], [2, 1]);
  const late = attacked({ areas: [['martyrPlate']], foes: [['redSandSlave']], cards: GRAVES(10) });
  late.answer(0, 'martyrPlate');
  assert.equal(late.kinds('burial.0').length, 10);
});

card('saintsFinger', 'wounds are answered by a weapon; a killed undead heals him and another by 2', () => {
  const t = attacked({ areas: [['saintsFinger', 'battleMace']], foes: [['redSandSlave']], focus: [0] });
  t.asks(0, 'woundTaken').answer(0, 'saintsFinger');
  assert.deepEqual(hits(t), ['Slave of the Red Sand: 3 damage, 3 wounds.']);
  const kill = play({
    heroes,
    areas: [['saintsFinger', 'battleMace']],
    foes: [['cryptDigger']],
    focus: [0],
    cards: { 'burial.0': ['holyWrath'], 'burial.1': ['charge'] },
    tokens: { cryptDigger: { wounds: 2 } },
  });
  kill
    .answer(0, 'battleMace')
    .answer(0, 'pass')
    .answer(0, 'saintsFinger')
    .answer(0, 'holyWrath')
    .answer(0, 'enough')
    .answer(1, 'charge')
    .answer(1, 'enough')
    .asks(0, 'turn');
  assert.deepEqual([kill.kinds('discard.0'), kill.kinds('discard.1')], [['holyWrath'], ['charge']]);
});

card(
  'gateShield',
  'stops 3 for another, 5 for a buried card; for himself 1, and a point if nothing is left',
  () => {
    const t = play({
      heroes,
      phase: 'defence',
      hands: [['holyWrath']],
      areas: [['gateShield']],
      foes: [[], ['redSandSlave']],
    });
    t.answer(0, 'gateShield').answer(0, 'holyWrath');
    assert.deepEqual([t.kinds('burial.0'), t.kinds('burial.1')], [['holyWrath'], []]);
    const own = attacked({
      areas: [['gateShield']],
      foes: [['boneSnake']],
      cards: GRAVES(2),
      tokens: { boneSnake: { dazed: 1 } },
    });
    const shield = own.t.cards(own.t.piles.area[0])[0];
    own.answer(0, `reflex${shield}.2`).asks(0, 'heal').answer(0, 'defyDeath');
    assert.equal(own.kinds('burial.0').length, 1);
  },
);
