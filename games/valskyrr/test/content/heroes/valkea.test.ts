import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../../kit.ts';

const attacked = (plan: object) => play({ phase: 'defence', ...plan });

card('valkea', 'who stops a whole attack strikes back with a weapon, once per round', () => {
  const t = attacked({
    hands: [['holdFast', 'holdFast']],
    areas: [['shortSwordValkea']],
    foes: [['boneSnake', 'boneSnake']],
    cards: { 'heroDeck.0': ['chainShirt', 'chainShirt'] },
    focus: [0],
  });
  const [first, second] = t.t.cards(t.t.piles.pursuers[0]);
  t.answer(0, `card${first}`).answer(0, 'holdFast').asks(0, 'attackPrevented').answer(0, 'valkea');
  assert.deepEqual(t.kinds('pursuers.0'), ['boneSnake']);
  // The second is stopped as well, but she has struck back already.
  t.answer(0, 'holdFast');
  assert.equal(t.t.at(second), t.t.piles.pursuers[0]);
});

card('valkea', 'a defence card for one more action of a weapon, once per turn', () => {
  const t = play({
    hands: [['holdFast', 'fierceBlow', 'holdFast']],
    areas: [['warHammer']],
    foes: [['gulletWorm']],
    focus: [0],
  });
  t.answer(0, 'Valkea, the Shield Maiden').asks(0, 'discard');
  assert.deepEqual(t.options(0), ['Hold Fast', 'Hold Fast']);
  t.answer(0, 'holdFast').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('discard.0')], [['Gullet Worm: 3 damage, 3 wounds.'], ['holdFast']]);
  // Her normal action is still free, but not this once more.
  assert.ok(t.options(0).includes('War Hammer: normal action'));
  assert.ok(!t.options(0).some((option) => option.startsWith('Valkea')));
});

card('valkea', 'before the pursuit she may raise her focus by up to 3', () => {
  const t = play({
    heroes: ['valkea', 'melekai'],
    phase: 'pursuit',
    row: ['boneGhost'],
    focus: [1, 3],
  });
  t.asks(0, 'phaseStart').answer(0, 'valkea').answer(0, 3).asks(0, 'whoStarts');
  assert.deepEqual([t.kinds('pursuers.0'), foci(t)], [['boneGhost'], [2, 3]]);
});

card('fierceBlow', '3 damage, 5 to a dazed enemy', () => {
  const blow = (dazed: number) => {
    const t = play({
      hands: [['fierceBlow']],
      foes: [['gulletWorm']],
      focus: [0],
      tokens: { gulletWorm: { dazed } },
    });
    t.answer(0, 'fierceBlow').asks(0, 'turn');
    return [hits(t), foci(t)];
  };
  assert.deepEqual(blow(0), [['Gullet Worm: 3 damage, 3 wounds.'], [3]]);
  assert.deepEqual(blow(1), [['Gullet Worm: 5 damage, 5 wounds.'], [3]]);
});

card('focusedStrike', '2 more damage for an action of a weapon, not for a blow without one', () => {
  const t = play({
    hands: [['focusedStrike', 'fierceBlow']],
    areas: [['warHammer']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'War Hammer: normal action').answer(0, 'focusedStrike').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)], [['Storm Dragon: 5 damage, 4 wounds.'], [3]]);
  const bare = play({ hands: [['focusedStrike', 'fierceBlow']], foes: [['stormDragon']] });
  bare.answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual(bare.kinds('hand.0'), ['focusedStrike']);
});

card('shieldBash', 'a weapon of hers strikes, and its target is dazed', () => {
  const t = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'shieldBash').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').dazed], [['Storm Dragon: 3 damage, 2 wounds.'], 1]);
  assert.deepEqual(foci(t), [3]);
});

card('wildParry', 'stops 1 physical, and hits back for 2 if nothing is left', () => {
  const t = attacked({
    heroes: ['valkea'],
    hands: [['wildParry']],
    areas: [['roundShield']],
    foes: [['thornback']],
    tokens: { thornback: { dazed: 1 } },
    focus: [0],
  });
  t.answer(0, 'wildParry').answer(0, 'roundShield');
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Thornback: 2 damage, 1 wound.'], []]);
  const magic = attacked({ hands: [['wildParry']], foes: [['mirrorWitch']] });
  magic.asks(0, 'wounds');
});

card('holdFast', 'stops 2 of anything, and gives a card if nothing is left', () => {
  const t = attacked({ hands: [['holdFast']], foes: [['boneSnake']] });
  t.answer(0, 'holdFast');
  assert.deepEqual([t.kinds('hand.0').length, t.kinds('burial.0')], [1, []]);
  const magic = attacked({ hands: [['holdFast']], foes: [['mirrorWitch']] });
  magic.answer(0, 'holdFast').asks(0, 'wounds');
  assert.ok(magic.log().includes('Seat 0 takes 1 wound.'));
});

card('defiantShout', 'up to 2 enemies from elsewhere come over, and she draws', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    hands: [['defiantShout']],
    foes: [['boneSnake'], ['thornback']],
    row: ['boneGhost'],
    focus: [8],
  });
  t.answer(0, 'defiantShout').asks(0, 'targetEnemys');
  assert.deepEqual(t.options(0), ['Thornback', 'Bone Ghost']);
  t.answer(0, 'thornback', 'boneGhost').asks(0, 'turn');
  assert.deepEqual(t.kinds('pursuers.0'), ['boneSnake', 'thornback', 'boneGhost']);
  assert.deepEqual([t.kinds('hand.0').length, foci(t)[0]], [1, 3]);
});

card('shieldWall', 'stops 2 for another hero or ally, and may pull the attacker over', () => {
  const t = attacked({
    heroes: ['valkea', 'melekai'],
    hands: [['shieldWall']],
    foes: [[], ['redSandSlave']],
  });
  t.asks(0, 'damageToHero').answer(0, 'shieldWall').asks(0, 'may');
  assert.deepEqual(t.match.question(0)!.ask.about, { kind: 'shieldWall', verb: 'moveEnemy' });
  t.answer(0, true);
  assert.deepEqual([t.kinds('burial.1').length, t.kinds('pursuers.0')], [2, ['redSandSlave']]);
  // Not for herself.
  const own = attacked({ heroes: ['valkea', 'melekai'], hands: [['shieldWall']], foes: [['redSandSlave']] });
  own.asks(0, 'wounds');
});

card('charge', 'the enemy comes over and takes 3, two more for each defence card discarded', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    hands: [['charge', 'holdFast', 'holdFast', 'fierceBlow']],
    foes: [[], ['gulletWorm']],
    focus: [0],
  });
  t.answer(0, 'charge').asks(0, 'boostDiscard');
  assert.deepEqual(t.options(0), ['Hold Fast', 'Hold Fast']);
  t.answer(0, 'Hold Fast', 'Hold Fast').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 7 damage, 7 wounds.']);
  assert.ok(t.log().includes('The Gullet Worm pursues Seat 0.'));
});

card('ironBreath', 'a combat or defence card for 3 points and a card', () => {
  const t = play({
    hands: [['ironBreath', 'fierceBlow', 'defiantShout']],
    cards: { 'burial.0': ['charge', 'holdFast', 'wildParry', 'shieldWall'] },
  });
  t.answer(0, 'ironBreath')
    .asks(0, 'heal')
    .answer(0, 'charge')
    .answer(0, 'holdFast')
    .answer(0, 'wildParry')
    .asks(0, 'turn');
  assert.deepEqual(t.kinds('discard.0'), ['fierceBlow', 'charge', 'holdFast', 'wildParry', 'ironBreath']);
  assert.equal(t.kinds('hand.0').length, 2);
});

card('shortSwordValkea', '3 damage, one more for each combat or agility card discarded, at most 2', () => {
  const t = play({
    hands: [['fierceBlow', 'charge', 'shieldBash', 'holdFast']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
    focus: [0],
  });
  t.answer(0, 'Short Sword: normal action').asks(0, 'boostDiscard');
  assert.equal(t.options(0).length, 3);
  t.refused(0, ['fierceBlow', 'charge', 'shieldBash'], 'out-of-range');
  t.answer(0, 'fierceBlow', 'charge').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 5 damage, 4 wounds.']);
});

card('roundShield', 'stops 1 physical, each time', () => {
  const t = attacked({ areas: [['roundShield']], foes: [['boneSnake', 'thornback']] });
  t.answer(0, 'boneSnake').answer(0, 'roundShield').answer(0, 'roundShield');
  assert.equal(t.kinds('burial.0').length, 1 + 2);
});

card('chainShirt', 'stops 2 physical, once per round', () => {
  const t = attacked({ areas: [['chainShirt']], foes: [['boneSnake', 'thornback']] });
  t.answer(0, 'thornback').answer(0, 'chainShirt');
  assert.equal(t.kinds('burial.0').length, 1 + 2);
});

card('warHammer', '3 damage and a daze; 4 if it was dazed already', () => {
  const t = play({
    hands: [['windDraught']],
    areas: [['warHammer']],
    foes: [['gulletWorm']],
    focus: [0],
  });
  t.answer(0, 'windDraught').answer(0, 'warHammer').answer(0, 'warHammer').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 3 damage, 3 wounds.', 'Gullet Worm: 4 damage, 4 wounds.']);
});

card('warningHorn', 'calls an enemy and takes 2 focus from whom it pursued, once per round', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    areas: [['warningHorn']],
    foes: [[], ['thornback']],
    row: ['boneGhost'],
    focus: [6, 5],
  });
  t.answer(0, 'warningHorn').answer(0, 'thornback').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), foci(t)], [['thornback'], [3, 3]]);
  assert.ok(!t.options(0).some((option) => option.startsWith('Warning Horn')));
});

card('birchBrooch', 'stops 2 magical, and takes a condition if nothing is left', () => {
  const t = attacked({
    areas: [['birchBrooch']],
    foes: [['mirrorWitch']],
    tokens: { mirrorWitch: { dazed: 1 }, valkea: { weakness: 1 } },
  });
  t.answer(0, 'birchBrooch');
  assert.deepEqual([t.kinds('burial.0'), on(t, 'valkea').weakness], [[], 0]);
});

card('wrathfulAnswer', 'stops 3 physical and deals what it stopped', () => {
  const t = attacked({ hands: [['wrathfulAnswer']], foes: [['redSandSlave']], focus: [0] });
  t.answer(0, 'wrathfulAnswer').answer(0, 'deck1');
  assert.deepEqual(
    [hits(t), t.kinds('burial.0').length],
    [['Slave of the Red Sand: 3 damage, 3 wounds.'], 1],
  );
  // Only as much as there was to stop.
  const small = attacked({ hands: [['wrathfulAnswer']], foes: [['boneSnake']], focus: [0] });
  small.answer(0, 'wrathfulAnswer');
  assert.deepEqual(hits(small), ['Bone Snake: 2 damage, 2 wounds.']);
});

card('bladeWhirl', 'a weapon strikes two different enemies, for 1 more each', () => {
  const t = play({
    hands: [['bladeWhirl']],
    areas: [['warHammer']],
    foes: [['stormDragon', 'gulletWorm']],
    focus: [0],
  });
  t.answer(0, 'bladeWhirl')
    .answer(0, 'warHammer')
    .answer(0, 'stormDragon')
    .answer(0, 'warHammer')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 4 damage, 3 wounds.', 'Gullet Worm: 4 damage, 4 wounds.']);
  assert.deepEqual(foci(t), [6]);
});

card('thunderShield', 'up to 3 enemies of one zone: 2 damage and a daze each', () => {
  const t = play({
    hands: [['thunderShield']],
    foes: [['stormDragon', 'gulletWorm', 'thornback']],
    focus: [0],
  });
  t.answer(0, 'thunderShield').answer(0, 'stormDragon', 'gulletWorm').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 2 damage, 1 wound.', 'Gullet Worm: 2 damage, 2 wounds.']);
  assert.deepEqual(
    [on(t, 'stormDragon').dazed, on(t, 'gulletWorm').dazed, on(t, 'thornback').dazed],
    [1, 1, 0],
  );
});

card('bulwark', 'shields stop 1 more, and magic, too', () => {
  const t = attacked({ areas: [['bulwark', 'roundShield']], foes: [['mirrorWitch']] });
  t.answer(0, 'roundShield');
  assert.equal(t.kinds('burial.0').length, 1);
});

card(
  'allToMe',
  'up to 3 enemies come without lowering focus; each attack on her is 1 less this round',
  () => {
    const t = play({ hands: [['allToMe']], row: ['boneSnake', 'thornback'], focus: [0] });
    t.answer(0, 'allToMe').answer(0, 'boneSnake', 'thornback').asks(0, 'turn');
    assert.deepEqual([foci(t), t.kinds('hand.0').length], [[2], 1]);
    t.answer(0, 'endTurn').answer(0, 'thornback').asks(0, 'wounds');
    assert.ok(t.log().includes('Seat 0 takes 2 wounds.'));
  },
);

card('lastLine', 'stops 4 for another, who draws; the attacker comes over', () => {
  const t = attacked({ heroes: ['valkea', 'melekai'], hands: [['lastLine']], foes: [[], ['redSandSlave']] });
  t.answer(0, 'lastLine');
  assert.deepEqual([t.kinds('burial.1'), t.kinds('hand.1').length], [[], 1]);
  assert.deepEqual(t.kinds('pursuers.0'), ['redSandSlave']);
});

card('unbroken', '4 points, and 2 conditions go', () => {
  const t = play({
    hands: [['unbroken']],
    cards: { 'burial.0': ['charge', 'charge', 'charge', 'charge', 'charge'] },
    tokens: { valkea: { poison: 2, dazed: 1 } },
  });
  t.answer(0, 'unbroken');
  for (let i = 0; i < 4; i++) t.answer(0, 'charge: from the burial pile');
  t.asks(0, 'removeCondition').answer(0, 'poison').answer(0, 'poison').asks(0, 'turn');
  assert.deepEqual([t.kinds('burial.0').length, on(t, 'valkea').poison, on(t, 'valkea').dazed], [1, 0, 1]);
});

card('breach', 'a weapon strikes for 3 more, and physical defence does not count', () => {
  const t = play({ hands: [['breach']], areas: [['shortSwordValkea']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'breach').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 6 damage, 6 wounds.']);
});

card('sunShield', 'stops 2 of anything; once per round a stopped attack hurts the attacker', () => {
  const t = attacked({ areas: [['sunShield']], foes: [['boneSnake']] });
  t.answer(0, 'sunShield').asks(0, 'attackPrevented').answer(0, 'sunShield');
  // 2 magical, and Light is no weak spot of a snake.
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Bone Snake: 2 damage, 2 wounds.'], []]);
});

card('dawnBlade', '4 damage and more for combat or defence cards; a kill gives 2 cards', () => {
  const t = play({ hands: [['holdFast']], areas: [['dawnBlade']], foes: [['ravenokStalker']], focus: [0] });
  t.answer(0, 'dawnBlade').answer(0, 'holdFast').asks(0, 'turn');
  assert.deepEqual([hits(t), t.kinds('hand.0').length], [['Ravenok Stalker: 5 damage, 5 wounds.'], 2]);
  const alive = play({ areas: [['dawnBlade']], foes: [['stormDragon']], focus: [0] });
  alive.answer(0, 'dawnBlade').asks(0, 'turn');
  assert.deepEqual(alive.kinds('hand.0'), []);
});

card('wardenHarness', 'stops 3 once per round; whoever comes and is not dazed gets dazed', () => {
  const t = play({
    phase: 'pursuit',
    areas: [['wardenHarness']],
    row: ['thornback', 'boneSnake'],
    focus: [2],
    tokens: { boneSnake: { dazed: 1 } },
  });
  t.answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([on(t, 'thornback').dazed, on(t, 'boneSnake').dazed], [1, 1]);
  const hit = attacked({ areas: [['wardenHarness']], foes: [['redSandSlave']] });
  hit.answer(0, 'wardenHarness');
  assert.equal(hit.kinds('burial.0').length, 1);
});

card(
  'dauntlessTorc',
  'calls an enemy without lowering focus, takes 2 of another; strikes back without limit',
  () => {
    const t = play({
      heroes: ['valkea', 'elatha'],
      areas: [['dauntlessTorc']],
      row: ['thornback'],
      focus: [6, 5],
    });
    t.answer(0, 'dauntlessTorc').asks(0, 'turn');
    assert.deepEqual([t.kinds('pursuers.0'), foci(t)], [['thornback'], [6, 3]]);
    const twice = attacked({
      hands: [['holdFast', 'holdFast']],
      areas: [['dauntlessTorc', 'shortSwordValkea']],
      foes: [['boneSnake', 'boneSnake']],
      cards: { 'heroDeck.0': ['chainShirt', 'chainShirt'] },
      focus: [0],
    });
    const [first] = twice.t.cards(twice.t.piles.pursuers[0]);
    twice
      .answer(0, `card${first}`)
      .answer(0, 'holdFast')
      .answer(0, 'valkea')
      .answer(0, 'holdFast')
      .answer(0, 'valkea');
    assert.deepEqual(twice.kinds('pursuers.0'), []);
  },
);
