import assert from 'node:assert/strict';
import { card, foci, hits, on, play } from '../kit.ts';

/** A hero with this card in the hero area acts against these enemies. */
const armed = (hero: string, gear: readonly string[], foes: readonly string[], more: object = {}) =>
  play({ heroes: [hero, 'aseke'], areas: [gear], foes: [foes], focus: [0, 0], ...more });
const attacked = (hero: string, gear: readonly string[], foe: string, more: object = {}) =>
  play({ heroes: [hero], phase: 'defence', areas: [gear], foes: [[foe]], ...more });

card('greatsword', '4 damage, and up to 2 others there take 1; it is drawn by a normal action', () => {
  const t = armed('valkea', ['greatsword'], ['redSandSlave', 'ravenokStalker', 'stormDragon']);
  t.answer(0, 'greatsword')
    .answer(0, 'stormDragon')
    .answer(0, 'redSandSlave', 'ravenokStalker')
    .asks(0, 'turn');
  assert.deepEqual(hits(t), [
    'Storm Dragon: 4 damage, 3 wounds.',
    'Slave of the Red Sand: 1 damage, 1 wound.',
    'Ravenok Stalker: 1 damage, 1 wound.',
  ]);
  const drawn = play({ hands: [['greatsword', 'fierceBlow']], foes: [['stormDragon']] });
  drawn.answer(0, 'Greatsword: normal action').asks(0, 'turn');
  assert.ok(!drawn.options(0).includes('Fierce Blow: normal action'));
});

card('emberSword', '3 damage and burning', () => {
  const t = armed('valkea', ['emberSword'], ['stormDragon']);
  t.answer(0, 'emberSword').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'stormDragon').burning], [['Storm Dragon: 3 damage, 2 wounds.'], 1]);
});

card('frostSpear', '2 damage and a daze, 4 to a dazed enemy', () => {
  const t = armed('sigraed', ['frostSpear'], ['gulletWorm'], { hands: [['windDraught']] });
  t.answer(0, 'windDraught').answer(0, 'frostSpear').answer(0, 'frostSpear').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Gullet Worm: 2 damage, 2 wounds.', 'Gullet Worm: 4 damage, 4 wounds.']);
});

card('pilgrimMace', '3 damage, and anybody is healed by 1', () => {
  const t = armed('melekai', ['pilgrimMace'], ['stormDragon'], {
    areas: [['pilgrimMace'], ['jorun']],
    tokens: { jorun: { wounds: 1 } },
  });
  t.answer(0, 'pilgrimMace').answer(0, 'jorun').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([hits(t), on(t, 'jorun').wounds], [['Storm Dragon: 3 damage, 2 wounds.'], 0]);
});

card('throwingAxes', '3 damage anywhere; or a hand card for 2', () => {
  const t = armed('elatha', ['throwingAxes'], [], { row: ['stormDragon'], hands: [['rearm', 'aimedShot']] });
  t.answer(0, 'Throwing Axes: fast action')
    .answer(0, 'rearm')
    .answer(0, 'Throwing Axes: normal action')
    .asks(0, 'turn');
  assert.deepEqual(
    [hits(t), foci(t)[0]],
    [['Storm Dragon: 2 damage, 1 wound.', 'Storm Dragon: 3 damage, 2 wounds.'], 2],
  );
});

card('handCrossbow', 'three bolts of 2 damage', () => {
  const t = armed('elatha', ['handCrossbow'], [], {
    row: ['gulletWorm'],
    tokens: { handCrossbow: { objectives: 2 } },
  });
  t.answer(0, 'handCrossbow').answer(0, 'handCrossbow').asks(0, 'turn');
  assert.deepEqual([hits(t).length, on(t, 'handCrossbow').objectives, foci(t)[0]], [2, 0, 2]);
  const loaded = play({ heroes: ['elatha'], hands: [['handCrossbow']] });
  loaded.answer(0, 'handCrossbow').answer(0, 'away0').asks(0, 'turn');
  assert.equal(on(loaded, 'handCrossbow').objectives, 3);
});

card('stormStaff', 'up to 3 in the own area take 2 magical', () => {
  const t = armed('sigraed', ['stormStaff'], ['gulletWorm', 'redSandSlave', 'stormDragon']);
  t.answer(0, 'stormStaff').answer(0, 'gulletWorm', 'redSandSlave', 'stormDragon').asks(0, 'turn');
  assert.deepEqual([hits(t).length, on(t, 'gulletWorm').wounds, foci(t)[0]], [3, 2, 4]);
});

card('thornDagger', 'once per round an action of a weapon deals 1 more and poisons', () => {
  const t = armed('valkea', ['thornDagger', 'shortSwordValkea'], ['ravenokStalker']);
  t.answer(0, 'Short Sword: normal action').answer(0, 'thornDagger').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Ravenok Stalker: 4 damage, 4 wounds.']);
  assert.ok(t.log().includes('The Ravenok Stalker is poisoned: 1 token.'));
});

card('mirrorShield', 'stops 3 magical, and 2 fly back if nothing is left', () => {
  const t = attacked('valkea', ['mirrorShield'], 'mirrorWitch');
  t.answer(0, 'mirrorShield');
  assert.deepEqual([hits(t), t.kinds('burial.0')], [['Mirror Witch: 2 damage, 2 wounds.'], []]);
});

card('borderTarge', 'stops 2 for any hero, whose focus falls by 1', () => {
  const t = play({
    heroes: ['valkea', 'melekai'],
    phase: 'defence',
    areas: [['borderTarge']],
    foes: [[], ['redSandSlave']],
    focus: [4, 4],
  });
  t.answer(0, 'borderTarge');
  assert.deepEqual([t.kinds('burial.1').length, foci(t)], [2, [4, 3]]);
});

card('thornShield', 'stops 1 physical and stings for 1, each time', () => {
  const t = attacked('valkea', ['thornShield'], 'redSandSlave');
  t.answer(0, 'thornShield');
  assert.deepEqual([hits(t), t.kinds('burial.0').length], [['Slave of the Red Sand: 1 damage, 1 wound.'], 3]);
});

card('scaleCoat', 'stops 2 physical, 4 of beasts and dragons', () => {
  const left = (foe: string) => {
    const t = attacked('valkea', ['scaleCoat'], foe);
    t.answer(0, 'scaleCoat');
    return t.kinds('burial.0').length;
  };
  assert.deepEqual([left('redSandSlave'), left('thornback'), left('mutatedDragon')], [2, 0, 0]);
});

card('travelCloak', 'stops 1 and lowers focus by 1; who rests gets 2 points more', () => {
  const t = attacked('elatha', ['travelCloak'], 'thornback', { focus: [4] });
  t.answer(0, 'travelCloak');
  assert.deepEqual([t.kinds('burial.0').length, foci(t)], [2, [3]]);
  const rest = play({
    heroes: ['elatha'],
    areas: [['travelCloak']],
    cards: { 'burial.0': Array<string>(9).fill('rearm') },
  });
  rest
    .answer(0, 'rest')
    .answer(0, 'enough')
    .asks(0, 'heal')
    .answer(0, 'rearm')
    .answer(0, 'Re-arm: from the burial')
    .asks(0, 'turn');
  assert.equal(rest.kinds('burial.0').length, 7);
});

card('starRobe', 'stops 1, of magic 3; a magic card for two', () => {
  const left = (foe: string) => {
    const t = attacked('sigraed', ['starRobe'], foe);
    t.answer(0, 'starRobe');
    return t.kinds('burial.0').length;
  };
  assert.deepEqual([left('thornback'), left('mirrorWitch')], [2, 0]);
  const t = play({ heroes: ['sigraed'], hands: [['kindle']], areas: [['starRobe']] });
  t.answer(0, 'Star Robe').asks(0, 'turn');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('hand.0').length], [['kindle'], 2]);
});

card('dragonhide', 'stops 2 once per round; neither fire nor poison hurts', () => {
  const t = attacked('elatha', ['dragonhide'], 'thornback', {
    tokens: { elatha: { burning: 2, poison: 1 } },
  });
  t.answer(0, 'dragonhide').asks(0, 'removeCondition').answer(0, 'poison');
  assert.equal(t.kinds('burial.0').length, 1);
});

card('siegePlate', 'every attack is 1 less; normal actions give 1 focus more', () => {
  const t = attacked('melekai', ['siegePlate'], 'thornback');
  assert.equal(t.kinds('burial.0').length, 2);
  const acts = armed('valkea', ['siegePlate'], ['stormDragon'], { hands: [['fierceBlow', 'defiantShout']] });
  acts.answer(0, 'fierceBlow').answer(0, 'defiantShout').asks(0, 'turn');
  assert.equal(foci(acts)[0], 4 + 1);
});

card('wolfToothChain', 'an action deals 1 more, 3 to beasts and dragons', () => {
  const blow = (foe: string) => {
    const t = armed('valkea', ['wolfToothChain'], [foe], { hands: [['fierceBlow']] });
    t.answer(0, 'fierceBlow').answer(0, 'wolfToothChain').asks(0, 'turn');
    return Number(hits(t)[0].split(': ')[1].split(' ')[0]);
  };
  assert.deepEqual([blow('redSandSlave'), blow('stormDragon'), blow('packMatron')], [4, 6, 6]);
});

card('stoneOfCalm', 'a rage does nothing, once per round; a card for 2 focus and a card', () => {
  const t = play({
    hands: [['fierceBlow', 'charge']],
    areas: [['stoneOfCalm']],
    foes: [['redSandSlave', 'stormDragon']],
    focus: [5],
    tokens: { stormDragon: { enraged: true } },
  });
  t.answer(0, 'fierceBlow')
    .answer(0, 'stormDragon')
    .asks(0, 'enrageStart')
    .answer(0, 'stoneOfCalm')
    .asks(0, 'turn');
  assert.deepEqual([t.kinds('hand.0'), on(t, 'redSandSlave').enraged], [['charge'], false]);
  t.answer(0, 'Stone of Calm').asks(0, 'turn');
  assert.deepEqual(
    [foci(t), t.kinds('hand.0').length, t.kinds('discard.0')],
    [[6], 1, ['fierceBlow', 'charge']],
  );
});

card('spyglass', 'a neighbouring location is revealed for free; weapons reach 1 further', () => {
  const t = play({ phase: 'travel', areas: [['spyglass']], loot: 0 });
  t.asks(0, 'phaseStart').answer(0, 'spyglass').asks(0, 'reveal').answer(0, 'slot1').asks(0, 'travel');
  assert.deepEqual([t.kinds('place.1').length, t.state.threat[1]], [1, 1]);
  // Also where only one is left; with none there is nothing to use it for.
  const left = (hidden: number) => {
    const last = play({
      heroes: ['melekai'],
      phase: 'travel',
      areas: [['spyglass']],
      loot: 0,
      set: (_, table) => {
        for (const slot of [1, 3].slice(hidden))
          table.move(table.top(table.piles.hidden[slot])!, table.piles.place[slot]);
      },
    });
    return last.match.question(0)!.ask.prompt;
  };
  assert.deepEqual([left(1), left(0)], ['phaseStart', 'travel']);
  const far = armed('valkea', ['spyglass', 'shortSwordValkea'], ['boneGhost'], { row: ['ravenokStalker'] });
  far.answer(0, 'Short Sword: normal action').asks(0, 'targetEnemy');
  assert.deepEqual(far.options(0), ['Bone Ghost', 'Ravenok Stalker']);
});

card('luckyPenny', 'the first kill of a round brings 1 loot more', () => {
  const t = armed('valkea', ['luckyPenny'], ['boneSnake', 'boneSnake'], {
    hands: [['fierceBlow', 'fierceBlow', 'windDraught']],
    loot: 0,
  });
  t.answer(0, 'windDraught');
  for (const snake of t.t.cards(t.t.piles.pursuers[0]).slice()) {
    t.answer(0, 'fierceBlow');
    if (t.match.question(0)!.ask.prompt === 'targetEnemy') t.answer(0, `card${snake}`);
  }
  t.asks(0, 'turn');
  assert.equal(t.state.loot, 1 + 1 + 1);
});

card('sparkRing', 'all targets of an action of anybody burn, once per round', () => {
  const t = play({
    heroes: ['melekai', 'valkea'],
    hands: [['holyWrath']],
    areas: [[], ['sparkRing']],
    foes: [['stormDragon', 'thornback']],
    focus: [0, 0],
  });
  t.answer(0, 'holyWrath')
    .answer(0, 'stormDragon', 'thornback')
    .answer(0, 'pass')
    .asks(1, 'modifyAction')
    .answer(1, 'sparkRing')
    .answer(0, 'pass')
    .asks(0, 'turn');
  assert.deepEqual([on(t, 'stormDragon').burning, on(t, 'thornback').burning], [1, 1]);
});

card('marchBanner', 'another hero strikes 2 harder; another draws and loses 1 focus', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow']],
    areas: [[], ['marchBanner']],
    foes: [['stormDragon']],
    focus: [0, 0],
  });
  t.answer(0, 'fierceBlow').answer(1, 'marchBanner').asks(0, 'turn');
  assert.deepEqual(hits(t), ['Storm Dragon: 5 damage, 4 wounds.']);
  const cheer = play({ heroes: ['aseke', 'valkea'], areas: [['marchBanner']], focus: [0, 3] });
  cheer.answer(0, 'marchBanner').asks(0, 'turn');
  assert.deepEqual([cheer.kinds('hand.1').length, foci(cheer)], [1, [0, 2]]);
});

card('bookOfHours', 'a card for one of the discard pile that shares a keyword', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['smokeVeil']],
    areas: [['bookOfHours']],
    cards: { 'discard.0': ['shareFlame', 'kindle'] },
  });
  // Veil of Smoke: magic, agility. Kindle: magic. The card itself does not come back.
  t.answer(0, 'bookOfHours').asks(0, 'turn');
  assert.deepEqual(t.kinds('hand.0'), ['kindle']);
});

card(
  'bookOfHours',
  'a token that a focus symbol took from the time charter comes back, once per round',
  () => {
    const t = play({
      heroes: ['sigraed'],
      hands: [['flameLance']],
      areas: [['bookOfHours']],
      row: ['stormDragon'],
      focus: [4],
    });
    t.answer(0, 'flameLance').asks(0, 'turn');
    assert.deepEqual([foci(t), t.state.objectives], [[7], 4]);
  },
);

card('chainGrimoire', '2 magical, a daze and a weakness', () => {
  const t = armed('sigraed', ['chainGrimoire'], [], { row: ['gulletWorm'] });
  t.answer(0, 'chainGrimoire').asks(0, 'turn');
  assert.deepEqual(
    [hits(t), on(t, 'gulletWorm').dazed, on(t, 'gulletWorm').weakness],
    [['Gullet Worm: 2 damage, 2 wounds.'], 1, 1],
  );
});

card('saintsKnuckle', '3 points for anybody, once per encounter; weapons are of light', () => {
  const t = armed('melekai', ['saintsKnuckle', 'battleMace'], ['wailingWidow'], {
    encounter: 'ragingBones',
    areas: [['saintsKnuckle', 'battleMace', 'jorun']],
    tokens: { jorun: { wounds: 4 } },
  });
  t.answer(0, 'Knuckle of the Saint').answer(0, 'jorun').asks(0, 'turn');
  assert.equal(on(t, 'jorun').wounds, 1);
  assert.ok(!t.options(0).some((option) => option.startsWith('Knuckle')));
  t.answer(0, 'battleMace').asks(0, 'modifyAction');
  assert.equal(on(t, 'wailingWidow').wounds, 1);
  t.answer(0, 'pass').asks(0, 'turn');
});

card('healingPotion', '3 points from hand; from the area 4 for anybody, at any time', () => {
  const t = play({
    heroes: ['aseke', 'valkea'],
    areas: [['healingPotion'], ['thorn']],
    tokens: { thorn: { wounds: 5 } },
  });
  t.answer(0, 'Healing Potion').answer(0, 'thorn').asks(0, 'turn');
  assert.deepEqual([on(t, 'thorn').wounds, t.kinds('discard.0')], [1, ['healingPotion']]);
  const drunk = play({
    heroes: ['valkea'],
    hands: [['healingPotion']],
    cards: { 'burial.0': ['charge', 'charge', 'charge', 'charge'] },
  });
  const [potion] = drunk.t.cards(drunk.t.piles.hand[0]);
  drunk.answer(0, `use${potion}.1`);
  const { points } = drunk.asks(0, 'heal').match.question(0)!.ask.about as { points: number };
  assert.equal(points, 3);
});

card('fireOil', '2 more damage from hand; from the area for anybody, and burning', () => {
  const t = play({ hands: [['fierceBlow', 'fireOil']], foes: [['stormDragon']], focus: [0] });
  t.answer(0, 'fierceBlow').answer(0, 'fireOil').asks(0, 'turn');
  assert.deepEqual([hits(t), foci(t)], [['Storm Dragon: 5 damage, 4 wounds.'], [4]]);
  const lent = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow']],
    areas: [[], ['fireOil']],
    foes: [['stormDragon']],
    focus: [0, 0],
  });
  lent.answer(0, 'fierceBlow').answer(1, 'fireOil').asks(0, 'turn');
  assert.deepEqual(
    [hits(lent), on(lent, 'stormDragon').burning, lent.kinds('discard.1')],
    [['Storm Dragon: 5 damage, 4 wounds.'], 1, ['fireOil']],
  );
});

card('windDraught', 'a second normal action; from the area for whose turn it is, who draws', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['fierceBlow', 'fierceBlow']],
    areas: [[], ['windDraught']],
    foes: [['stormDragon']],
    focus: [0, 0],
    phase: 'pursuit',
  });
  t.answer(0, 'pass');
  while (t.match.question(1) !== null)
    t.answer(1, t.match.question(1)!.ask.prompt === 'turnStart' ? 'windDraught' : 'pass');
  while (t.match.question(0)!.ask.prompt !== 'turn') {
    t.answer(0, 'seat0');
    while (t.match.question(1) !== null)
      t.answer(1, t.match.question(1)!.ask.prompt === 'turnStart' ? 'windDraught' : 'pass');
  }
  t.answer(0, 'fierceBlow').answer(0, 'fierceBlow').asks(0, 'turn');
  assert.deepEqual([hits(t).length, t.kinds('hand.0').length, t.kinds('discard.1')], [2, 1, ['windDraught']]);
});
