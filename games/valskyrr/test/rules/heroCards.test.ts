import assert from 'node:assert/strict';
import { attachedTo } from '../../rules/places.ts';
import { play, rule } from '../kit.ts';

rule('VA-DISCARD-01', 'a discarded card lies on top of its owner’s discard pile', () => {
  const t = play({
    heroes: ['elatha', 'valkea'],
    hands: [['mistLeap']],
    areas: [['huntingKnife']],
    foes: [['stormDragon']],
    cards: { 'discard.0': ['rearm'], 'discard.1': ['charge'] },
  });
  t.answer(0, 'Hunting Knife: fast action').asks(0, 'turn');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('discard.1')], [['rearm', 'mistLeap'], ['charge']]);
});

rule('VA-DISCARD-02', 'a buried card lies face up on top of the burial pile', () => {
  const t = play({
    heroes: ['melekai'],
    hands: [['penitentBlow', 'holyWrath']],
    foes: [['stormDragon']],
    cards: { 'burial.0': ['defyDeath'] },
  });
  t.answer(0, 'penitentBlow').answer(0, 'pass').asks(0, 'turn');
  assert.deepEqual(t.kinds('burial.0'), ['defyDeath', 'holyWrath']);
  assert.ok(t.match.view('watcher').piles.burial[0].cards.every((card) => card !== null));
});

rule('VA-DISCARD-03', 'nobody may discard or bury a card just so', () => {
  const t = play({ hands: [['fierceBlow', 'charge', 'holdFast']], areas: [['roundShield']] });
  // Without an enemy none of them can be used, and nothing else is offered.
  assert.deepEqual(t.options(0), ['Rest', 'End the turn']);
});

rule('VA-DISCARD-04', 'what is discarded during an action lies on the pile at once', () => {
  const t = play({
    hands: [['holdFast', 'focusedStrike']],
    areas: [['shortSwordValkea', 'dawnBlade']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'Blade of the Dawn: normal action').answer(0, 'holdFast').asks(0, 'modifyAction');
  assert.deepEqual(t.kinds('discard.0'), ['holdFast']);
});

rule('VA-DISCARD-05', 'a card that modifies an action is discarded when that action ends', () => {
  const t = play({
    heroes: ['valkea', 'aseke'],
    hands: [['focusedStrike'], ['together']],
    areas: [['shortSwordValkea']],
    foes: [['stormDragon']],
  });
  t.answer(0, 'Short Sword: normal action').answer(0, []).answer(0, 'focusedStrike').asks(1, 'modifyAction');
  assert.deepEqual([t.kinds('hand.0'), t.kinds('discard.0')], [[], []]);
  t.answer(1, 'together').asks(0, 'turn');
  assert.deepEqual([t.kinds('discard.0'), t.kinds('discard.1')], [['focusedStrike'], ['together']]);
});

const bound = () => {
  const t = play({
    heroes: ['ishrid', 'valkea'],
    hands: [['signOfBinding', 'signOfFrost', 'exile'], ['fierceBlow']],
    foes: [['redSandSlave'], ['redSandSlave']],
  });
  const [foe] = t.t.cards(t.t.piles.pursuers[0]);
  t.answer(0, 'Sign of Binding: fast action').answer(0, `card${foe}`).asks(0, 'turn');
  return { t, foe };
};

rule('VA-ATTACH-01', 'an attached card lies open beneath its host', () => {
  const { t, foe } = bound();
  assert.deepEqual(
    attachedTo(t.t, foe).map((card) => t.t.kind(card)),
    ['signOfBinding'],
  );
  assert.deepEqual(t.kinds('attached'), ['signOfBinding']);
});

rule('VA-ATTACH-02', 'it does what is said of it while attached, and is neither in hand nor in play', () => {
  const { t } = bound();
  assert.ok(!t.options(0).some((option) => option.startsWith('Sign of Binding')));
  t.answer(0, 'endTurn').answer(1, 'endTurn').answer(0, 'seat0');
  // The bound slave strikes for 3, the other for 4.
  t.asks(0, 'wounds');
  assert.ok(t.log().includes('Seat 0 takes 3 wounds.'));
});

rule('VA-ATTACH-03', 'one that counts as a hand card can be used like one', () => {
  const t = play({ heroes: ['ishrid'], hands: [['signOfFrost', 'runeDischarge']], foes: [['stormDragon']] });
  t.answer(0, 'Ishrid, the Rune Weaver: fast action').asks(0, 'turn');
  assert.deepEqual([t.kinds('attached'), t.kinds('hand.0')], [['signOfFrost'], ['runeDischarge']]);
  assert.ok(t.options(0).includes('Sign of Frost: normal action'));
  // Also as a card to be discarded.
  t.answer(0, 'runeDischarge').asks(0, 'boostDiscard').answer(0, 'signOfFrost').asks(0, 'turn');
  assert.deepEqual([t.kinds('attached'), t.kinds('discard.0')], [[], ['signOfFrost', 'runeDischarge']]);
});

rule('VA-ATTACH-04', 'attachments count for no limit at the end of the turn', () => {
  const t = play({ heroes: ['ishrid'], hands: [['signOfFrost', 'runeDischarge']] });
  t.answer(0, 'Ishrid, the Rune Weaver: fast action').answer(0, 'endTurn');
  assert.equal(t.kinds('hand.0').length, 5);
  assert.deepEqual(t.kinds('attached'), ['signOfFrost']);
});

rule('VA-ATTACH-05', 'when the host leaves play, attachments go to their owners’ discard piles', () => {
  const t = play({
    heroes: ['ishrid'],
    hands: [['signOfBinding', 'runeDischarge']],
    foes: [['boneSnake']],
    tokens: { boneSnake: { wounds: 1 } },
  });
  t.answer(0, 'signOfBinding').answer(0, 'runeDischarge').asks(0, 'turn');
  assert.deepEqual([t.kinds('pursuers.0'), t.kinds('attached')], [[], []]);
  assert.deepEqual(t.kinds('discard.0'), ['runeDischarge', 'signOfBinding']);
});
