import assert from 'node:assert/strict';
import { foci, on, play, rule } from '../kit.ts';

/** Sigraed's action moves her focus from 4 onto the vicious symbol on 7; nobody dies of it. */
const stirred = (foes: readonly string[], more: object = {}) =>
  play({
    heroes: ['sigraed'],
    hands: [['flameLance']],
    row: ['emberColossus'],
    foes: [foes],
    focus: [4],
    ...more,
  });

rule('VA-ENRAGE-01', 'a vicious enemy has to be chosen: the example of the rulebook', () => {
  const t = stirred(['redSandSlave', 'darkMistress', 'mutatedDragon'], {
    tokens: { redSandSlave: { wounds: 1 } },
  });
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'enrage');
  assert.deepEqual(t.options(0), ['Slave of the Red Sand', 'Mutated Dragon']);
  assert.equal(t.state.objectives, 4);
  t.answer(0, 'redSandSlave').asks(0, 'turn');
  assert.deepEqual([on(t, 'redSandSlave').enraged, on(t, 'redSandSlave').wounds], [false, 1]);
  assert.equal(t.state.objectives, 3);
});

rule('VA-ENRAGE-02', 'without a vicious one any other', () => {
  const t = stirred(['darkMistress', 'thornback']);
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'enrage');
  assert.deepEqual(t.options(0), ['Dark Mistress', 'Thornback']);
  t.answer(0, 'thornback').asks(0, 'turn');
  assert.equal(on(t, 'thornback').enraged, true);
});

rule('VA-ENRAGE-03', 'with nobody in the own area nothing is enraged', () => {
  const t = stirred([], { row: ['redSandSlave', 'emberColossus'] });
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn');
  assert.deepEqual([on(t, 'redSandSlave').enraged, on(t, 'emberColossus').enraged], [false, false]);
  assert.deepEqual(foci(t), [7]);
});

rule('VA-ENRAGE-04', 'it is turned, then its text is carried out', () => {
  const t = stirred(['emberColossus'], { row: ['thornback'] });
  t.answer(0, 'flameLance').answer(0, 'thornback').asks(0, 'turn');
  assert.deepEqual([on(t, 'emberColossus').enraged, on(t, 'sigraed').burning], [true, 1]);
});

rule('VA-ENRAGE-05', 'an attack from rage is like one of the defence phase', () => {
  // The skeleton wounds itself, which strengthens it, and attacks: 3 damage, which armour may stop.
  const t = stirred(['tormentedSkeleton'], { areas: [['emberRobe']] });
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'damageToHero');
  t.answer(0, 'emberRobe').answer(0, 'deck1', 'deck2');
  assert.equal(t.kinds('burial.0').length, 2);
});

rule.also(
  'VA-ENRAGE-05',
  'in the defence phase it hits the ally that fights this enemy, and it attacks again',
  () => {
    const t = play({
      heroes: ['melekai'],
      phase: 'defence',
      encounter: 'ragingBones',
      areas: [['thorn']],
      foes: [['tormentedSkeleton', 'boneGhost', 'boneGhost']],
    });
    // Three skeletons: one is enraged when the phase begins, before anybody is assigned.
    t.asks(0, 'enrage').answer(0, 'tormentedSkeleton');
    assert.equal(t.kinds('burial.0').length, 3);
    t.asks(0, 'assign').answer(0, 'tormentedSkeleton').answer(0, 'tormentedSkeleton');
    assert.equal(on(t, 'thorn').wounds, 1);
  },
);

rule('VA-ENRAGE-06', 'where the text ends in calm, it is turned back', () => {
  const t = stirred(['redSandSlave'], { hands: [['flameLance', 'kindle', 'kindle']] });
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn');
  assert.ok(t.log().includes('The Slave of the Red Sand is enraged!'));
  assert.equal(on(t, 'redSandSlave').enraged, false);
  assert.deepEqual(t.kinds('hand.0'), []);
});

rule('VA-ENRAGE-07', 'without calm it stays enraged', () => {
  const t = stirred(['boneSnake']);
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn').answer(0, 'endTurn');
  assert.equal(on(t, 'boneSnake').enraged, true);
  // 2 + 1.
  assert.ok(t.log().includes('Seat 0 takes 3 wounds.'));
});

rule('VA-ENRAGE-08', 'who is enraged already cannot be chosen; if all are, nothing happens', () => {
  const t = stirred(['boneDragon', 'thornback'], { tokens: { boneDragon: { enraged: true } } });
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn');
  assert.equal(on(t, 'thornback').enraged, true);
  const all = stirred(['boneSnake'], { tokens: { boneSnake: { enraged: true } } });
  all.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn');
  assert.ok(!all.log().some((line) => line.endsWith('is enraged!')));
});

rule('VA-ENRAGE-09', 'vicious ones come first also where a card leaves the choice', () => {
  const t = stirred(['darkMistress', 'redSandSlave', 'thornback'], {
    tokens: { redSandSlave: { enraged: true } },
    foes: [['darkMistress', 'redSandSlave', 'boneDragon', 'thornback']],
  });
  // The track enrages the dragon: it is the only vicious one left.
  t.answer(0, 'flameLance').answer(0, 'emberColossus').asks(0, 'turn');
  assert.ok(t.log().includes('The Bone Dragon is enraged!'));
  // The encounter asks for a skeleton, and offers the vicious one only.
  const bones = play({
    heroes: ['melekai'],
    phase: 'defence',
    encounter: 'ragingBones',
    foes: [['boneSnake', 'boneDragon', 'boneGhost']],
  });
  assert.ok(bones.log().includes('The Bone Dragon is enraged!'));
});

rule('VA-ENRAGE-10', 'calming turns it back; changing zones does not', () => {
  const t = play({
    heroes: ['ishrid', 'valkea'],
    hands: [['signOfFarRoads', 'singingBowl', 'signOfTheWay']],
    foes: [['thornback']],
    tokens: { thornback: { enraged: true, wounds: 2 } },
  });
  t.answer(0, 'signOfFarRoads').answer(0, 'thornback').answer(0, 'row').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([on(t, 'thornback').enraged, on(t, 'thornback').wounds], [true, 2]);
  t.answer(0, 'signOfTheWay').answer(0, 'area1').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual([on(t, 'thornback').enraged, t.kinds('pursuers.1')], [false, ['thornback']]);
});
