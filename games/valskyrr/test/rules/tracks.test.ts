import assert from 'node:assert/strict';
import { lowerFocus, halveFocus, resetFocus } from '../../rules/focus.ts';
import {
  advanceReinforcement,
  advanceTime,
  loseObjectives,
  raiseDarkness,
  raiseFocus,
} from '../../rules/tracks.ts';
import { foci, on, play, rule, run, situation } from '../kit.ts';

rule('VA-TRACK-01', 'focus ▷2 moves the marker two spaces to the right, ◁2 back again', () => {
  const t = play({ focus: [1] });
  run(raiseFocus(t.t, 0, 2));
  assert.deepEqual(foci(t), [3]);
  lowerFocus(t.t, 0, 2);
  assert.deepEqual(foci(t), [1]);
});

rule('VA-TRACK-02', 'half of 3 is 1, and no symbol takes effect: the first example of the rulebook', () => {
  const t = play({ focus: [3] });
  halveFocus(t.t, 0);
  assert.deepEqual(foci(t), [1]);
});

rule('VA-TRACK-03', 'symbols passed and the one where the marker stops all take effect', () => {
  // Valkea: reinforcement on 10, vicious on 8 and 11.
  const t = play({ focus: [7] });
  run(raiseFocus(t.t, 0, 4));
  assert.equal(t.state.reinforcement, 1);
  assert.equal(t.state.objectives, 4 - 3);
});

rule('VA-TRACK-04', 'to the left no symbol takes effect', () => {
  const t = play({ focus: [12] });
  lowerFocus(t.t, 0, 4);
  assert.deepEqual([t.state.reinforcement, t.state.objectives], [0, 4]);
});

rule('VA-TRACK-05', 'no marker leaves its track to the left', () => {
  const t = play({ focus: [2] });
  lowerFocus(t.t, 0, 5);
  assert.deepEqual(foci(t), [0]);
});

rule('VA-TRACK-06', 'at their right ends reinforcement and darkness stay, and nothing happens', () => {
  const t = play();
  t.state.reinforcement = 7;
  t.state.darkness = 6;
  const { time } = t.state;
  run(advanceReinforcement(t.t, 2));
  raiseDarkness(t.t, 1);
  assert.deepEqual([t.state.reinforcement, t.state.darkness, t.state.time], [7, 6, time]);
});

rule(
  'VA-TRACK-07',
  'what an action does to the tracks takes effect after its cards have reached their piles',
  () => {
    // Valkea passes the vicious symbol on 8: by then the blow lies on the discard pile and can be buried.
    const t = play({ hands: [['fierceBlow']], foes: [['redSandSlave', 'boneDragon']], focus: [6] });
    t.answer(0, 'fierceBlow').answer(0, 'boneDragon').asks(0, 'enrage');
    assert.deepEqual(t.kinds('discard.0'), ['fierceBlow']);
  },
);

rule('VA-FOCUS-02', 'symbols take effect only when the marker stands where it goes', () => {
  const t = play({ focus: [7], foes: [['redSandSlave', 'mutatedDragon']], hands: [['fierceBlow']] });
  t.answer(0, 'fierceBlow').answer(0, 'redSandSlave').asks(0, 'enrage');
  assert.deepEqual(foci(t), [10]);
  assert.equal(t.state.reinforcement, 0);
});

rule('VA-FOCUS-03', 'a reinforcement symbol moves the reinforcement and takes an objective token', () => {
  const t = play({ focus: [9] });
  run(raiseFocus(t.t, 0, 1));
  assert.deepEqual([t.state.reinforcement, t.state.objectives], [1, 3]);
});

rule('VA-FOCUS-04', 'a vicious symbol takes an objective token even without an enemy to enrage', () => {
  const t = play({ focus: [7] });
  run(raiseFocus(t.t, 0, 1));
  assert.deepEqual([t.state.reinforcement, t.state.objectives], [0, 3]);
});

rule('VA-FOCUS-05', 'on the last space the marker jumps back 7 and goes on from there', () => {
  const t = play({ focus: [18] });
  run(raiseFocus(t.t, 0, 4));
  assert.deepEqual(foci(t), [15]);
});

rule('VA-FOCUS-06', 'where the jump ends no symbol takes effect', () => {
  // From 19: to 20, back to 13 with its reinforcement symbol, which is ignored.
  const t = play({ focus: [19] });
  run(raiseFocus(t.t, 0, 1));
  assert.deepEqual([t.state.reinforcement, t.state.objectives], [0, 4]);
});

rule('VA-FOCUS-07', 'no marker rests on the last space', () => {
  const t = play({ focus: [19] });
  run(raiseFocus(t.t, 0, 1));
  assert.deepEqual(foci(t), [13]);
});

rule('VA-FOCUS-10', 'a reset goes to the start space and passes no symbol', () => {
  const t = play({ focus: [0] });
  resetFocus(t.t, 0);
  assert.deepEqual([foci(t), t.state.objectives], [[5], 4]);
});

rule('VA-REINF-08', 'the reinforcement marker on a time symbol moves the time at once', () => {
  const t = play();
  t.state.reinforcement = 2;
  const { time } = t.state;
  run(advanceReinforcement(t.t, 1));
  assert.equal(t.state.time, time + 1);
});

rule(
  'VA-REINF-09',
  'an event reached through the reinforcement track happens before the marker goes on',
  () => {
    const t = play({ heroes: ['valkea'], options: { adventure: 'heartOfDread' } });
    Object.assign(t.state, { reinforcement: 2, time: 8 });
    run(advanceReinforcement(t.t, 1));
    assert.equal(on(t, 'valkea').dazed, 1);
  },
);

rule('VA-TIME-03', 'every space takes effect as it is entered', () => {
  const t = play({ options: { adventure: 'heartOfDread' } });
  t.state.time = 8;
  run(advanceTime(t.t, 2));
  assert.deepEqual([t.state.time, on(t, 'valkea').dazed], [10, 1]);
});

rule('VA-TIME-04', 'the start of other numbers of heroes is an ordinary space', () => {
  const t = play();
  t.state.time = 1;
  run(advanceTime(t.t, 6));
  assert.deepEqual([t.state.time, t.state.objectives, t.state.reinforcement], [7, 4, 0]);
});

rule('VA-TIME-05', 'an enrage symbol enrages one enemy of every hero and takes no objective token', () => {
  const t = play({ heroes: ['valkea', 'elatha'], foes: [['boneGhost'], ['boneGhost']] });
  t.state.time = 11;
  run(advanceTime(t.t, 1));
  assert.deepEqual([on(t, 'valkea').weakness, on(t, 'elatha').weakness, t.state.objectives], [1, 1, 4 + 3]);
});

rule('VA-TIME-06', 'an event number does what the adventure lists for it', () => {
  const t = play({ options: { adventure: 'redSand' } });
  t.state.time = 8;
  run(advanceTime(t.t, 1));
  assert.equal(on(t, 'valkea').burning, 1);
  assert.ok(t.log().includes('Event 1 of the adventure.'));
});

rule('VA-TIME-07', 'in an adventure without events the number is an ordinary space', () => {
  const t = play();
  t.state.time = 8;
  const before = t.log().length;
  run(advanceTime(t.t, 1));
  assert.equal(t.log().length, before + 1);
});

rule('VA-TIME-08', 'a reinforcement symbol on the time track moves the reinforcement', () => {
  const t = play();
  t.state.time = 13;
  run(advanceTime(t.t, 1));
  assert.equal(t.state.reinforcement, 1);
});

rule('VA-TIME-10', 'outside the time phase the symbols work just the same', () => {
  const t = play({ phase: 'hero' });
  Object.assign(t.state, { time: 13, reinforcement: 2 });
  run(advanceTime(t.t, 1));
  assert.deepEqual([t.state.reinforcement, t.state.time], [3, 15]);
});

rule('VA-OBJECTIVE-01', 'with the last token gone darkness grows and four new ones lie there', () => {
  const t = play();
  t.state.objectives = 1;
  loseObjectives(t.t, 1);
  assert.deepEqual([t.state.darkness, t.state.objectives], [1, 4]);
});

rule('VA-OBJECTIVE-02', 'of two tokens taken from one, the second comes from the four new ones', () => {
  const t = play();
  t.state.objectives = 1;
  loseObjectives(t.t, 2);
  assert.deepEqual([t.state.darkness, t.state.objectives], [1, 3]);
});

situation('darkness never falls below its first space', () => {
  const t = play();
  raiseDarkness(t.t, -1);
  assert.equal(t.state.darkness, 0);
});
