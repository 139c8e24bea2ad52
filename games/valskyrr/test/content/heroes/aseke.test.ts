import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const heroes = ['aseke', 'valkea'];

card('aseke', 'two allies act in a turn, each once; once per round an ally is healed or hardened', () => {
  const t = play({
    heroes,
    areas: [['jorun', 'grimfell']],
    foes: [['stormDragon']],
    focus: [0],
    tokens: { jorun: { wounds: 3 } },
  });
  t.answer(0, 'Jorun, the Sellsword: ally action')
    .answer(0, 'Grimfell, the Young Wolf: ally action')
    .asks(0, 'turn');
  assert.ok(!t.options(0).some((option) => option.includes('ally action')));
  t.answer(0, 'Aseke, the Name Keeper: reflex')
    .answer(0, 'jorun')
    .answer(0, '2 regeneration points')
    .asks(0, 'turn');
  assert.equal(on(t, 'jorun').wounds, 1);
  assert.ok(!t.options(0).some((option) => option.startsWith('Aseke')));
});

card('aseke', 'a hardened ally takes 1 less of each type this round', () => {
  const t = play({ heroes: ['aseke'], phase: 'defence', areas: [['grimfell']], foes: [['redSandSlave']] });
  t.asks(0, 'phaseStart').answer(0, 'aseke').answer(0, 'redSandSlave');
  assert.equal(on(t, 'grimfell').wounds, 3);
});

card('callByName', 'an ally of hers acts, besides its own action', () => {
  const t = play({
    heroes,
    hands: [['callByName']],
    areas: [['jorun']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'callByName').answer(0, 'Jorun, the Sellsword: ally action').asks(0, 'turn');
  assert.equal(hits(t).length, 2);
});

card('wordOfLight', '3 magical, 4 to undead, spirits and demons', () => {
  const word = (foe: string) => {
    const t = play({ heroes, hands: [['wordOfLight']], row: [foe], focus: [0] });
    t.answer(0, 'wordOfLight').asks(0, 'turn');
    return hits(t)[0].split(': ')[1];
  };
  assert.deepEqual(['gulletWorm', 'cryptDigger', 'mistLynx', 'emberColossus'].map(word), [
    '3 damage, 3 wounds.',
    '4 damage, 4 wounds.',
    '4 damage, 3 wounds.',
    '4 damage, 4 wounds.',
  ]);
});

card('comfort', '2 points for any hero or ally', () => {
  const t = play({ heroes, hands: [['comfort']], areas: [[], ['jorun']], tokens: { jorun: { wounds: 2 } } });
  t.answer(0, 'comfort').answer(0, 'jorun').asks(0, 'turn');
  assert.equal(on(t, 'jorun').wounds, 0);
});

card('namesOfTheDead', '2 tokens onto the time charter; the others lose 1 focus', () => {
  const t = play({ heroes, hands: [['namesOfTheDead']], focus: [4, 4] });
  t.answer(0, 'namesOfTheDead').asks(0, 'turn');
  assert.deepEqual([t.state.objectives, foci(t)], [7 + 2, [4, 3]]);
});

card('wardingName', 'stops 2 for any hero or ally', () => {
  const t = play({
    heroes: ['aseke', 'melekai'],
    phase: 'defence',
    hands: [['wardingName']],
    areas: [[], ['jorun']],
    foes: [[], ['redSandSlave']],
  });
  t.answer(0, 'pass')
    .answer(1, 'redSandSlave')
    .answer(0, 'pass')
    .asks(0, 'damageToAlly')
    .answer(0, 'wardingName')
    .asks(0, 'woundTaken');
  // 4, less 2, less 1 defence.
  assert.ok(t.log().includes('Jorun, the Sellsword, gets 1 wound.'));
});

card('together', '1 more damage for anybody, 2 with an ally of hers', () => {
  const blow = (areas: readonly string[]) => {
    const t = play({
      heroes: ['valkea', 'aseke'],
      hands: [['fierceBlow'], ['together']],
      areas: [[], areas],
      foes: [['stormDragon']],
      focus: [0, 0],
    });
    t.answer(0, 'fierceBlow').answer(1, 'together').asks(0, 'turn');
    return hits(t);
  };
  assert.deepEqual(
    [blow([]), blow(['oda'])],
    [['Storm Dragon: 4 damage, 3 wounds.'], ['Storm Dragon: 5 damage, 4 wounds.']],
  );
});

card('encourage', 'another hero draws up to 2', () => {
  const t = play({ heroes, hands: [['encourage', 'encourage']] });
  t.answer(0, 'encourage')
    .asks(1, 'howMany')
    .answer(1, 2)
    .asks(0, 'turn')
    .answer(0, 'encourage')
    .answer(1, 0)
    .asks(0, 'turn');
  assert.equal(t.kinds('hand.1').length, 2);
});

card('soothingVoice', 'the text of a rage is not carried out, and the enemy is calm', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow', 'charge', 'charge'], ['soothingVoice']],
    foes: [['redSandSlave', 'stormDragon']],
    focus: [5],
  });
  t.answer(0, 'fierceBlow').answer(0, 'stormDragon').asks(0, 'enrage').answer(0, 'redSandSlave');
  t.asks(1, 'enrageStart').answer(1, 'soothingVoice').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0').length, on(t, 'redSandSlave').enraged], [2, false]);
});

card('renewOath', 'up to two different allies of hers act', () => {
  const t = play({
    heroes,
    hands: [['renewOath']],
    areas: [['jorun', 'grimfell']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'renewOath').answer(0, 'jorun').asks(0, 'embed');
  assert.deepEqual(t.options(0), ['Grimfell, the Young Wolf: ally action', 'Enough']);
  t.answer(0, 'grimfell').asks(0, 'turn');
  assert.deepEqual([hits(t).length, foci(t)[0]], [2, 3]);
});

card('shepherdStaff', '2 damage and 1 point near her, more for leadership cards', () => {
  const t = play({
    heroes,
    hands: [['encourage', 'comfort']],
    areas: [['shepherdStaff', 'jorun']],
    foes: [['gulletWorm']],
    focus: [0],
    tokens: { jorun: { wounds: 1 } },
  });
  t.answer(0, 'Shepherd’s Staff: normal action').answer(0, 'jorun').asks(0, 'boostDiscard');
  assert.deepEqual(t.options(0), ['Encourage']);
  t.answer(0, 'encourage').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'jorun').wounds], [['Gullet Worm: 3 damage, 3 wounds.'], 0]);
});

card('robeOfNames', 'stops 1, with an ally 2, once per round', () => {
  const hurt = (areas: readonly string[]) => {
    const t = play({ heroes: ['aseke'], phase: 'defence', areas: [areas], foes: [['mirrorWitch']] });
    if (areas.length > 1) t.answer(0, 'noFight');
    t.answer(0, 'robeOfNames');
    return t.kinds('burial.0').length;
  };
  assert.equal(hurt(['robeOfNames']), 2);
  const t = play({
    heroes: ['aseke'],
    phase: 'defence',
    areas: [['robeOfNames', 'oda']],
    foes: [['mirrorWitch']],
  });
  t.answer(0, 'pass')
    .answer(0, 'noFight')
    .answer(0, 'pass')
    .asks(0, 'damageToHero')
    .answer(0, 'robeOfNames')
    .asks(0, 'woundTaken');
  assert.equal(t.kinds('burial.0').length, 1);
});

card('knotCord', 'each knot is an ally action', () => {
  const t = play({
    heroes,
    areas: [['knotCord', 'jorun']],
    foes: [['stormDragon']],
    focus: [0],
    tokens: { knotCord: { objectives: 2 } },
  });
  t.answer(0, 'Knotted Cord')
    .answer(0, 'Knotted Cord')
    .answer(0, 'Jorun, the Sellsword: ally action')
    .asks(0, 'turn');
  assert.deepEqual([hits(t).length, on(t, 'knotCord').objectives], [3, 0]);
});

card('healingSalve', 'discarded: 2 points and a condition, which the healed hero chooses', () => {
  const t = play({
    heroes,
    areas: [['healingSalve']],
    cards: { 'burial.1': ['charge', 'holdFast'] },
    tokens: { valkea: { poison: 1, dazed: 1 } },
  });
  t.answer(0, 'healingSalve')
    .answer(0, 'valkea')
    .answer(1, 'charge')
    .answer(1, 'holdFast')
    .asks(1, 'removeCondition')
    .answer(1, 'poison');
  t.asks(0, 'turn');
  assert.deepEqual([on(t, 'valkea').poison, on(t, 'valkea').dazed, t.kinds('burial.1')], [0, 1, []]);
  assert.deepEqual(t.kinds('discard.0'), ['healingSalve']);
});

card('sunAmulet', 'an ally strikes 1 harder, is healed by 1, and with light', () => {
  const t = play({
    heroes,
    areas: [['sunAmulet', 'jorun']],
    foes: [['boneGhost']],
    focus: [0],
    tokens: { jorun: { wounds: 2 } },
  });
  t.answer(0, 'Jorun, the Sellsword: ally action').answer(0, 'sunAmulet').asks(0, 'turn');
  assert.ok(t.log().includes('Weak spot: The Bone Ghost gets 1 wound.'));
  assert.deepEqual([hits(t), on(t, 'jorun').wounds], [['Bone Ghost: 3 damage, 2 wounds.'], 1]);
});

card('chronicle', 'once per round a kill of anybody is a token of time', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow']],
    areas: [[], ['chronicle']],
    foes: [['boneSnake']],
    focus: [0, 0],
  });
  const before = t.state.objectives;
  t.answer(0, 'fierceBlow').asks(1, 'actionEnded').answer(1, 'chronicle').asks(0, 'turn');
  assert.equal(t.state.objectives, before + 1);
});

card('chorus', 'her own actions are not meant, nor by the Sun Amulet', () => {
  const t = play({
    heroes,
    hands: [['wordOfLight']],
    areas: [['chorus', 'sunAmulet']],
    row: ['gulletWorm'],
    focus: [0],
  });
  t.answer(0, 'wordOfLight').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 3 damage, 3 wounds.']);
});

card('chorus', 'actions of her allies deal 1 more', () => {
  const t = play({ heroes, areas: [['chorus', 'jorun']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'Jorun, the Sellsword: ally action').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 3 damage, 2 wounds.']);
});

card('trueName', 'an ally gets 2 life, 1 defence and 1 damage', () => {
  const t = play({
    heroes,
    hands: [['trueName']],
    areas: [['grimfell']],
    foes: [['stormDragon', 'thornback']],
    focus: [0],
    tokens: { grimfell: { wounds: 5 } },
  });
  t.answer(0, 'trueName')
    .answer(0, 'Grimfell, the Young Wolf: ally action')
    .answer(0, 'stormDragon')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 3 damage, 2 wounds.']);
  t.answer(0, 'endTurn')
    .answer(0, 'pass')
    .answer(1, 'endTurn')
    .answer(0, 'pass')
    .answer(0, 'thornback')
    .answer(0, 'thornback');
  t.asks(0, 'attackStart').answer(0, 'pass');
  // 3 less 1 defence: 7 of 8.
  assert.ok(t.log().includes('Grimfell, the Young Wolf, gets 2 wounds.'));
  assert.deepEqual([on(t, 'grimfell').wounds, t.kinds('area.0')], [7, ['grimfell']]);
  t.asks(0, 'woundTaken');
});

card('sunriseWord', 'up to 3 enemies take 2, up to 2 friends are healed by 1', () => {
  const t = play({
    heroes,
    hands: [['sunriseWord']],
    areas: [['jorun', 'thorn']],
    foes: [['stormDragon'], ['gulletWorm']],
    focus: [0],
    tokens: { jorun: { wounds: 1 }, thorn: { wounds: 2 } },
  });
  t.answer(0, 'sunriseWord')
    .answer(0, 'stormDragon', 'gulletWorm')
    .answer(0, 'jorun', 'thorn')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 2 damage, 1 wound.', 'Gullet Worm: 2 damage, 2 wounds.']);
  assert.deepEqual([on(t, 'jorun').wounds, on(t, 'thorn').wounds], [0, 1]);
});

card('turnTheHour', '3 tokens of time, and reinforcement goes back 1', () => {
  const t = play({ heroes: ['aseke'], hands: [['turnTheHour']], set: (state) => (state.reinforcement = 3) });
  t.answer(0, 'turnTheHour').asks(0, 'turn');
  assert.deepEqual([t.state.objectives, t.state.reinforcement], [7, 2]);
});

card('riseFriend', '5 points and no conditions', () => {
  const t = play({
    heroes,
    hands: [['riseFriend']],
    areas: [[], ['jorun']],
    tokens: { jorun: { wounds: 6, poison: 2, weakness: 1 } },
  });
  t.answer(0, 'riseFriend').answer(0, 'jorun').asks(0, 'turn');
  const { wounds, poison, weakness } = on(t, 'jorun');
  assert.deepEqual([wounds, poison, weakness], [1, 0, 0]);
});

card('nameOfSilence', 'up to 3 enemies of one zone are calmed and weakened, at any time', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    phase: 'defence',
    hands: [[], ['nameOfSilence']],
    foes: [['stormDragon', 'thornback']],
    row: ['boneGhost'],
    tokens: { stormDragon: { enraged: true } },
  });
  t.asks(1, 'phaseStart').answer(1, 'nameOfSilence').answer(1, 'area0').answer(1, 'stormDragon', 'thornback');
  t.asks(0, 'activate');
  assert.deepEqual(
    [on(t, 'stormDragon').enraged, on(t, 'stormDragon').weakness, on(t, 'thornback').weakness],
    [false, 1, 1],
  );
});

card('battleCall', 'up to 3 different allies anywhere act; their own players aim', () => {
  const t = play({
    heroes,
    hands: [['battleCall']],
    areas: [['jorun'], ['grimfell']],
    foes: [['stormDragon'], ['gulletWorm']],
    focus: [0, 0],
  });
  t.answer(0, 'battleCall').answer(0, 'jorun').answer(0, 'grimfell').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 2 damage, 1 wound.', 'Gullet Worm: 2 damage, 2 wounds.']);
  assert.deepEqual(foci(t), [1, 1]);
});

card('shieldOfNames', 'up to 2 heroes and their allies take 1 less of each attack this phase', () => {
  const t = play({
    heroes: ['aseke', 'melekai'],
    phase: 'defence',
    hands: [['shieldOfNames']],
    areas: [[], ['jorun']],
    foes: [[], ['redSandSlave', 'thornback']],
  });
  t.answer(0, 'shieldOfNames')
    .answer(0, 'melekai')
    .answer(0, 'pass')
    .answer(1, 'thornback')
    .answer(1, 'thornback')
    .answer(0, 'pass');
  // 3 less 1 less 1 defence; then 4 less 1.
  assert.ok(t.log().includes('Jorun, the Sellsword, gets 1 wound.'));
  t.asks(0, 'woundTaken').answer(0, 'pass').asks(0, 'attackStart').answer(0, 'pass').asks(0, 'woundTaken');
  assert.equal(t.kinds('burial.1').length, 3);
});

card('keeperStaff', '3 magical anywhere, and up to 3 friends are healed by 1', () => {
  const t = play({
    heroes,
    areas: [['keeperStaff', 'jorun'], ['thorn']],
    row: ['gulletWorm'],
    focus: [0],
    tokens: { jorun: { wounds: 1 }, thorn: { wounds: 1 } },
  });
  t.answer(0, 'keeperStaff').answer(0, 'jorun', 'thorn').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'jorun').wounds, on(t, 'thorn').wounds],
    [['Gullet Worm: 3 damage, 3 wounds.'], 0, 0],
  );
});

card('thousandNamesMantle', 'stops 3 for anybody; her allies have 1 more defence', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    phase: 'defence',
    areas: [[], ['thousandNamesMantle', 'grimfell']],
    foes: [['redSandSlave'], ['boneSnake']],
  });
  t.asks(1, 'phaseStart').answer(1, 'pass').answer(1, 'boneSnake').answer(0, 'seat0').answer(1, 'pass');
  t.asks(1, 'damageToHero')
    .answer(1, 'thousandNamesMantle')
    .asks(1, 'woundTaken')
    .answer(1, 'pass')
    .answer(1, 'pass')
    .asks(1, 'woundTaken');
  assert.deepEqual([t.kinds('burial.0').length, on(t, 'grimfell').wounds], [1, 1]);
});

card('ringOfBonds', 'any ally acts once per turn; an attacked ally takes 2 less and hits back for 1', () => {
  const t = play({ heroes, areas: [['ringOfBonds'], ['jorun']], foes: [[], ['gulletWorm']], focus: [0, 0] });
  t.answer(0, 'ringOfBonds').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)], [['Gullet Worm: 2 damage, 2 wounds.'], [0, 1]]);
  const hit = play({
    heroes: ['aseke'],
    phase: 'defence',
    areas: [['ringOfBonds', 'grimfell']],
    foes: [['redSandSlave']],
  });
  hit
    .answer(0, 'pass')
    .answer(0, 'redSandSlave')
    .answer(0, 'pass')
    .answer(0, 'ringOfBonds')
    .asks(0, 'woundTaken');
  assert.deepEqual(
    [on(hit, 'grimfell').wounds, hits(hit)],
    [2, ['Slave of the Red Sand: 1 damage, 1 wound.']],
  );
});

card('dawnPhial', 'a token: 2 points; who is healed by her draws, once per round', () => {
  const t = play({
    heroes,
    areas: [['dawnPhial']],
    cards: { 'burial.1': ['charge', 'holdFast', 'charge'] },
    tokens: { dawnPhial: { objectives: 2 } },
  });
  t.answer(0, 'dawnPhial').answer(0, 'valkea').answer(1, 'holdFast').answer(1, 'enough').asks(0, 'turn');
  t.answer(0, 'dawnPhial').answer(0, 'valkea').answer(1, 'holdFast').answer(1, 'enough').asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.1').length, on(t, 'dawnPhial').objectives], [1, 0]);
});
