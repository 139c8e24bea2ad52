import assert from 'node:assert/strict';
import { foci, lay, on, play, rule, situation } from '../kit.ts';

const SWORD = 'Short Sword: normal action';

rule('VA-HEROTURN-01', 'the group decides who begins', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    phase: 'hero',
    set: (state) => Object.assign(state, { stage: 'begin', turn: null }),
  });
  t.asks(0, 'whoStarts').answer(0, 'seat1').asks(1, 'turn');
});

rule('VA-HEROTURN-02', 'everybody has one turn, in seating order from the first', () => {
  const t = play({
    heroes: ['valkea', 'elatha', 'sigraed'],
    set: (state) => Object.assign(state, { stage: 'begin', turn: null }),
  });
  t.answer(0, 'seat1').answer(1, 'endTurn');
  // Elatha may vanish in the mist at the end of her turn.
  t.answer(1, 'pass').asks(2, 'turn').answer(2, 'endTurn').asks(0, 'turn').answer(0, 'endTurn');
  assert.notEqual(t.state.phase, 'hero');
});

rule('VA-HEROTURN-03', 'one normal action, one ally action, any number of fast ones', () => {
  const t = play({
    heroes: ['elatha'],
    hands: [['mistDraught', 'arrowTrap', 'poisonTrap']],
    areas: [['shortSwordElatha', 'grimfell']],
    foes: [['stormDragon']],
  });
  t.answer(0, SWORD).answer(0, 'Grimfell, the Young Wolf: ally action');
  t.answer(0, 'arrowTrap').answer(0, 'poisonTrap');
  assert.deepEqual(
    t.options(0).filter((option) => option.includes('normal') || option.includes('ally')),
    [],
  );
});

rule('VA-HEROTURN-04', 'in any order', () => {
  const t = play({
    heroes: ['elatha'],
    hands: [['arrowTrap']],
    areas: [['shortSwordElatha']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'arrowTrap').asks(0, 'turn');
  assert.ok(t.options(0).includes(SWORD));
});

rule('VA-HEROTURN-05', 'nobody has to act', () => {
  const t = play({ hands: [['fierceBlow']], foes: [['boneGhost']] });
  assert.ok(t.options(0).includes('End the turn'));
});

rule('VA-HEROTURN-06', 'once the hand is refilled no action is possible any more', () => {
  const t = play({ heroes: ['valkea', 'aseke'], hands: [['fierceBlow']], foes: [['boneGhost']] });
  t.answer(0, 'endTurn').asks(1, 'turn');
  assert.equal(t.kinds('hand.0').length, 5);
  assert.equal(t.match.question(0), null);
});

rule('VA-HEROTURN-07', 'fast actions belong to the own turn', () => {
  const t = play({
    heroes: ['valkea', 'elatha'],
    hands: [[], ['arrowTrap', 'mistLeap']],
    foes: [['boneGhost'], ['boneGhost']],
  });
  assert.ok(!t.options(0).some((option) => option.includes('Trap')));
  assert.equal(t.match.question(1), null);
});

rule('VA-HEROTURN-08', 'a second normal action is not offered', () => {
  const t = play({ hands: [['fierceBlow']], areas: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, SWORD).answer(0, []).asks(0, 'turn');
  assert.deepEqual(t.options(0), ['End the turn']);
});

rule('VA-HEROTURN-09', 'the ally action is used by the hero in whose area the ally lies, once', () => {
  const t = play({
    heroes: ['valkea', 'melekai'],
    areas: [['grimfell', 'jorun'], ['krah']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'Grimfell, the Young Wolf: ally action').asks(0, 'turn');
  assert.ok(!t.options(0).some((option) => option.includes('ally action')));
});

rule('VA-FEAT-01', 'a great feat costs its loot value', () => {
  const t = play({ loot: 4 });
  t.answer(0, 'Acquire Bulwark (3 loot)').asks(0, 'turn');
  assert.equal(t.state.loot, 1);
});

rule('VA-FEAT-02', 'it comes into hand and can be used at once', () => {
  const t = play({ loot: 3 });
  t.answer(0, 'Acquire Bulwark (3 loot)').answer(0, 'Bulwark: fast action').asks(0, 'turn');
  assert.deepEqual(t.kinds('area.0'), ['bulwark']);
});

rule('VA-FEAT-03', 'any of them, and several, as long as there is loot', () => {
  const t = play({ loot: 7 });
  t.answer(0, 'Acquire “Unbroken” (3 loot)').answer(0, 'Acquire “Break the Line” (4 loot)').asks(0, 'turn');
  assert.deepEqual(t.kinds('hand.0').toSorted(), ['breach', 'unbroken']);
  assert.ok(!t.options(0).some((option) => option.startsWith('Acquire')));
});

rule('VA-FEAT-04', 'personal rewards are not for sale in a turn', () => {
  const t = play({ loot: 20 });
  assert.ok(!t.options(0).some((option) => option.includes('Sun Shield')));
});

rule('VA-REST-01', 'only at a safe place with no enemy in play', () => {
  const rests = (plan: Parameters<typeof play>[0]): boolean => play(plan).options(0).includes('Rest');
  assert.equal(rests({}), true);
  assert.equal(rests({ row: ['boneGhost'] }), false);
  assert.equal(rests({ heroes: ['valkea', 'elatha'], foes: [[], ['boneGhost']] }), false);
  assert.equal(rests({ set: (state) => (state.threat[0] = 1) }), false);
});

const BURIED = ['fierceBlow', 'focusedStrike'];
const TIRED = { 'burial.0': BURIED, 'discard.0': ['shortSwordValkea', 'focusedStrike'] };

rule('VA-REST-02', 'hero and allies get the points of the location', () => {
  const t = play({ areas: [['grimfell']], cards: TIRED });
  lay(t, 'grimfell', { wounds: 5 });
  t.answer(0, 'rest').asks(0, 'heal');
  // The Haven gives 4 points.
  assert.equal(on(t, 'grimfell').wounds, 1);
});

rule('VA-REST-03', 'the hero gets those of the charter besides, the ally does not', () => {
  const t = play({ cards: TIRED });
  t.answer(0, 'rest').asks(0, 'heal');
  assert.deepEqual(t.match.question(0)!.ask.about, { points: 4 + 2 });
});

rule('VA-REST-04', 'each decides alone, once in a turn', () => {
  const t = play({ heroes: ['valkea', 'melekai'], cards: TIRED });
  t.answer(0, 'rest').answer(0, 'enough').asks(0, 'turn');
  assert.ok(!t.options(0).includes('Rest'));
  t.answer(0, 'endTurn').asks(1, 'turn');
  assert.ok(t.options(1).includes('Rest'));
});

rule('VA-REST-05', 'other healing adds neither location nor charter', () => {
  const t = play({ hands: [['ironBreath', 'fierceBlow']], cards: { 'burial.0': BURIED } });
  t.answer(0, 'ironBreath').asks(0, 'heal');
  assert.deepEqual(t.match.question(0)!.ask.about, { points: 3 });
});

rule('VA-REST-06', 'what adds to a rest comes after location and charter', () => {
  const t = play({
    heroes: ['elatha'],
    areas: [['travelCloak']],
    cards: { 'burial.0': ['rearm', 'duckAway'] },
  });
  t.answer(0, 'rest').asks(0, 'heal');
  assert.deepEqual(t.match.question(0)!.ask.about, { points: 4 + 2 });
  t.answer(0, 'rearm').answer(0, 'enough').asks(0, 'heal');
  assert.deepEqual(t.match.question(0)!.ask.about, { points: 2 });
});

rule('VA-ENDTURN-01', 'who has fewer than five draws up to five', () => {
  const t = play({ heroes: ['valkea', 'aseke'], hands: [['fierceBlow', 'charge']] });
  t.answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 5);
});

rule('VA-ENDTURN-02', 'an empty deck ends the refilling; nothing is shuffled', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    cards: { 'heroDeck.0': ['charge'], 'discard.0': ['fierceBlow', 'shieldWall'] },
  });
  t.answer(0, 'endTurn');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('discard.0').length], [['charge'], 2]);
});

const TEN = [
  'fierceBlow',
  'fierceBlow',
  'focusedStrike',
  'focusedStrike',
  'shieldBash',
  'shieldBash',
  'wildParry',
  'wildParry',
  'holdFast',
  'holdFast',
];

rule('VA-ENDTURN-03', 'who has more than eight discards down to eight', () => {
  const t = play({ heroes: ['valkea', 'aseke'], hands: [TEN] });
  t.answer(0, 'endTurn').asks(0, 'handLimit').answer(0, 'fierceBlow', 'wildParry');
  assert.equal(t.kinds('hand.0').length, 8);
  assert.deepEqual(t.kinds('discard.0').toSorted(), ['fierceBlow', 'wildParry']);
});

rule('VA-ENDTURN-04', 'between five and eight nothing happens', () => {
  for (const size of [5, 8]) {
    const t = play({ heroes: ['valkea', 'aseke'], hands: [TEN.slice(0, size)] });
    t.answer(0, 'endTurn').asks(1, 'turn');
    assert.equal(t.kinds('hand.0').length, size);
  }
});

rule('VA-ENDTURN-05', 'cards in the hero area and attached ones do not count', () => {
  const t = play({
    heroes: ['ishrid', 'aseke'],
    hands: [['signOfFrost', 'signOfFrost']],
    areas: [['runeBlade', 'weaverRobe', 'signTome', 'silverThread']],
  });
  t.answer(0, 'Ishrid, the Rune Weaver: fast action').answer(0, 'signOfFrost').answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 5);
});

rule('VA-ENDTURN-06', 'a changed draw limit says how many are drawn', () => {
  // The Bone Snake squeezes: one card less.
  const t = play({ heroes: ['valkea', 'aseke'], foes: [['boneSnake']] });
  t.answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 4);
});

rule('VA-ENDTURN-07', 'the hand limit stays eight', () => {
  const t = play({ heroes: ['valkea', 'aseke'], hands: [TEN.slice(0, 8)], foes: [['boneSnake']] });
  t.answer(0, 'endTurn').asks(1, 'turn');
  assert.equal(t.kinds('hand.0').length, 8);
});

rule('VA-ENDTURN-08', 'during the turn a hand may hold more', () => {
  const t = play({ hands: [[...TEN.slice(0, 8), 'defiantShout']], row: ['boneGhost'] });
  t.answer(0, 'defiantShout').answer(0, 'boneGhost').asks(0, 'turn');
  assert.equal(t.kinds('hand.0').length, 9);
});

rule('VA-CONDITION-08', 'weakness lowers both limits by one for each token', () => {
  const t = play({ heroes: ['valkea', 'aseke'] });
  lay(t, 'valkea', { weakness: 1 });
  t.answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 4);
  const full = play({ heroes: ['valkea', 'aseke'], hands: [TEN.slice(0, 8)] });
  lay(full, 'valkea', { weakness: 1 });
  full.answer(0, 'endTurn').asks(0, 'handLimit');
});

situation('weakness never lowers a limit below one card', () => {
  const t = play({ heroes: ['valkea', 'aseke'] });
  lay(t, 'valkea', { weakness: 9 });
  t.answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 1);
});

rule('VA-DURATION-02', 'what lasts until the end of the turn ends after the hand check', () => {
  const t = play({ hands: [['windDraught']], areas: [['shortSwordValkea']], foes: [['stormDragon']] });
  t.answer(0, 'windDraught').answer(0, SWORD).answer(0, SWORD).asks(0, 'turn');
  assert.ok(!t.options(0).includes(SWORD));
  assert.equal(t.state.changes.length, 1);
  t.answer(0, 'endTurn');
  assert.equal(t.state.changes.length, 0);
});

rule('VA-FOCUS-01', 'focus of an action with everything embedded in it is moved once, at its end', () => {
  // Shield Bash 1 and the sword 2.
  const t = play({
    hands: [['shieldBash']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
    focus: [1],
  });
  t.answer(0, 'shieldBash').asks(0, 'turn');
  assert.deepEqual(foci(t), [4]);
  assert.equal(t.log().filter((line) => line.includes('raises the focus')).length, 1);
});

rule('VA-FOCUS-08', 'focus written once does not grow with what was counted', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['conflagration']],
    foes: [['stormDragon', 'thornback', 'thornback']],
    focus: [0],
  });
  t.answer(0, 'conflagration').asks(0, 'turn');
  assert.deepEqual(foci(t), [4]);
});

rule('VA-FOCUS-09', 'focus written for each is multiplied', () => {
  const t = play({
    heroes: ['sigraed'],
    hands: [['deflagration']],
    foes: [['stormDragon']],
    focus: [0],
    tokens: { stormDragon: { burning: 3 } },
  });
  t.answer(0, 'deflagration').asks(0, 'turn');
  assert.deepEqual(foci(t), [3]);
  assert.equal(on(t, 'stormDragon').wounds, 5);
});
