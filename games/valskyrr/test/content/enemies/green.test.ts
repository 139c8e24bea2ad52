import assert from 'node:assert/strict';
import { card, foci, on, play, rage } from '../../kit.ts';

const attacked = (plan: object) => play({ heroes: ['melekai'], phase: 'defence', ...plan });

card(
  'ravenokStalker',
  'strikes 1 harder against 8 graves; its rage calls from the row, or it attacks',
  () => {
    const hurt = (n: number) =>
      attacked({
        foes: [['ravenokStalker']],
        cards: { 'burial.0': Array<string>(n).fill('holyWrath') },
      }).kinds('burial.0').length - n;
    assert.deepEqual([hurt(7), hurt(8)], [3, 4]);
    const calls = play({ heroes: ['melekai'], foes: [['ravenokStalker']], row: ['boneGhost', 'thornback'] });
    rage(calls, 'ravenokStalker');
    assert.deepEqual(calls.kinds('pursuers.0'), ['ravenokStalker', 'boneGhost']);
    const strikes = play({ heroes: ['melekai'], foes: [['ravenokStalker']] });
    rage(strikes, 'ravenokStalker');
    assert.equal(strikes.kinds('burial.0').length, 3);
  },
);

card('diveHunter', 'strikes and is gone to the row; its rage dives at the lowest focus', () => {
  const t = attacked({ foes: [['diveHunter']] });
  assert.deepEqual([t.kinds('row'), t.kinds('burial.0').length], [['diveHunter'], 3]);
  const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['diveHunter']], focus: [5, 2] });
  rage(raging, 'diveHunter');
  assert.deepEqual([raging.kinds('pursuers.1'), raging.kinds('burial.1').length], [['diveHunter'], 3]);
});

card(
  'giantCrawler',
  'a wound of it poisons whoever is not poisoned; its rage poisons, twice beside another insect',
  () => {
    const t = attacked({ areas: [['jorun']], foes: [['giantCrawler']] });
    t.answer(0, 'giantCrawler');
    // 2 less 1 defence; the poison then hurts once and is gone.
    assert.equal(on(t, 'jorun').wounds, 2);
    const stopped = play({ phase: 'defence', hands: [['holdFast']], foes: [['giantCrawler']] });
    stopped.answer(0, 'holdFast');
    assert.equal(on(stopped, 'valkea').poison, 0);
    const alone = play({ heroes: ['melekai'], foes: [['giantCrawler']] });
    rage(alone, 'giantCrawler');
    const two = play({ heroes: ['melekai'], foes: [['giantCrawler', 'gulletWorm']] });
    rage(two, 'giantCrawler');
    assert.deepEqual([on(alone, 'melekai').poison, on(two, 'melekai').poison], [1, 2]);
  },
);

card(
  'stormDragon',
  'before it attacks its lightning hits all other heroes and the allies there; enraged all are dazed',
  () => {
    const t = play({
      heroes: ['melekai', 'sigraed'],
      phase: 'defence',
      areas: [['grimfell']],
      foes: [['stormDragon']],
    });
    t.answer(0, 'noFight');
    assert.deepEqual(
      [t.kinds('burial.0').length, t.kinds('burial.1').length, on(t, 'grimfell').wounds],
      [4, 1, 1],
    );
    const raging = play({ heroes: ['melekai', 'sigraed'], foes: [['stormDragon']] });
    rage(raging, 'stormDragon');
    assert.deepEqual(
      [on(raging, 'melekai').dazed, on(raging, 'sigraed').dazed, on(raging, 'stormDragon').enraged],
      [1, 1, true],
    );
    const enraged = attacked({ foes: [['stormDragon']], tokens: { stormDragon: { enraged: true } } });
    assert.equal(enraged.kinds('burial.0').length, 5);
  },
);

card('thornback', 'physical damage by its hero costs 1, enraged any damage 2', () => {
  const struck = (hero: string, hand: string, enraged: boolean) => {
    const t = play({
      heroes: [hero],
      hands: [[hand]],
      foes: [['thornback', 'stormDragon']],
      focus: [0],
      tokens: { thornback: { enraged } },
    });
    t.answer(0, hand).answer(0, 'thornback');
    const pays = t.log().find((line) => line.startsWith('Seat 0 takes'));
    t.asks(0, pays === undefined ? 'turn' : 'wounds');
    return pays;
  };
  assert.deepEqual(
    [struck('valkea', 'fierceBlow', false), struck('valkea', 'fierceBlow', true)],
    ['Seat 0 takes 1 wound.', 'Seat 0 takes 2 wounds.'],
  );
  assert.deepEqual(
    [struck('sigraed', 'flameLance', false), struck('sigraed', 'flameLance', true)],
    [undefined, 'Seat 0 takes 2 wounds.'],
  );
  // A hero whom it does not pursue hurts nobody.
  const shot = play({
    heroes: ['elatha', 'valkea'],
    areas: [['longbow']],
    foes: [[], ['thornback']],
    focus: [0, 0],
  });
  shot.answer(0, 'Longbow: normal action').asks(0, 'turn');
  assert.equal(on(shot, 'thornback').wounds, 3);
  assert.ok(!shot.log().some((line) => line.startsWith('Seat') && line.includes('takes')));
});

card('gulletWorm', 'a wound of it swallows a hand card, its rage two; killed it gives them back', () => {
  const t = attacked({ hands: [['holyWrath', 'penitentBlow']], foes: [['gulletWorm']] });
  t.answer(0, 'deck1', 'deck2').asks(0, 'attach').answer(0, 'holyWrath');
  assert.deepEqual([t.kinds('attached'), t.kinds('hand.0')], [['holyWrath'], ['penitentBlow']]);
  const ally = attacked({ hands: [['holyWrath']], areas: [['jorun']], foes: [['gulletWorm']] });
  ally.answer(0, 'gulletWorm');
  assert.deepEqual([on(ally, 'jorun').wounds, ally.kinds('hand.0')], [1, ['holyWrath']]);
  const raging = play({
    heroes: ['valkea'],
    hands: [['charge', 'holdFast']],
    areas: [['shortSwordValkea']],
    foes: [['gulletWorm']],
    focus: [0],
    tokens: { gulletWorm: { wounds: 1 } },
  });
  rage(raging, 'gulletWorm');
  assert.deepEqual(raging.kinds('attached').toSorted(), ['charge', 'holdFast']);
});

card('gulletWorm', 'cut open, it gives everything back', () => {
  const t = play({
    heroes: ['valkea'],
    phase: 'time',
    hands: [['charge', 'holdFast']],
    areas: [['warHammer']],
    foes: [['gulletWorm']],
    loot: 0,
    focus: [0],
    set: (state) => (state.time = 11),
    tokens: { gulletWorm: { wounds: 4 } },
  });
  assert.deepEqual(t.kinds('attached').toSorted(), ['charge', 'holdFast']);
  t.answer(0, 'stay').answer(0, 'pass').answer(0, 'warHammer').asks(0, 'turn');
  assert.deepEqual([t.kinds('attached'), t.kinds('hand.0').toSorted()], [[], ['charge', 'holdFast']]);
});

card('packMatron', 'brings a beast of the row along; in rage the other beasts there attack', () => {
  const t = play({
    heroes: ['melekai'],
    phase: 'pursuit',
    row: ['packMatron', 'boneGhost', 'ravenokStalker'],
    focus: [1],
  });
  t.asks(0, 'turn');
  assert.deepEqual(
    [t.kinds('pursuers.0'), t.kinds('row')],
    [['packMatron', 'ravenokStalker'], ['boneGhost']],
  );
  const raging = play({ heroes: ['melekai'], foes: [['packMatron', 'ravenokStalker', 'redSandSlave']] });
  rage(raging, 'packMatron');
  assert.equal(raging.kinds('burial.0').length, 3);
});

card(
  'mistLynx',
  'attacks as soon as it comes; its rage heals it and it slips away; it follows everywhere',
  () => {
    const t = play({ heroes: ['melekai'], phase: 'pursuit', row: ['mistLynx'], focus: [2] });
    t.asks(0, 'turn');
    assert.deepEqual([t.kinds('pursuers.0'), t.kinds('burial.0').length], [['mistLynx'], 2]);
    const raging = play({ heroes: ['melekai'], foes: [['mistLynx']], tokens: { mistLynx: { wounds: 3 } } });
    rage(raging, 'mistLynx');
    assert.deepEqual([raging.kinds('row'), on(raging, 'mistLynx').wounds], [['mistLynx'], 1]);
    const moved = play({ phase: 'travel', loot: 0, foes: [['mistLynx', 'thornback']] });
    moved.answer(0, 'move1');
    assert.deepEqual(moved.kinds('pursuers.0'), ['mistLynx']);
    assert.equal(foci(moved).length, 1);
  },
);
