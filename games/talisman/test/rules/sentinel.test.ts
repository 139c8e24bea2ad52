import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { at } from '../../shape/spaces.ts';
import { rest, scene, thieves, where } from '../kit.ts';

const { rule } = rulesFrom(new URL('../../rules.yaml', import.meta.url));

rule.also('TA-SENT-03', 'whoever loses to the Sentinel turns up no Remnants there', () => {
  const t = scene({
    seats: thieves,
    at: ['woods1', 'tavern'],
    options: { board: 'cataclysm' },
    cards: { [`buried.${at('sentinel')}`]: ['ancientVault'] },
    dice: [2, 3, 1, 1, 2, 3],
  });
  t.answer(0, 'bridge2');
  assert.deepEqual(t.kinds(`buried.${at('sentinel')}`), ['ancientVault']);
  rest(t);
});

rule('TA-SENT-01', 'the Sentinel leaves alone whoever stops, passes or comes back', () => {
  const stops = scene({ seats: ['thief', 'thief'], at: ['woods1'], dice: [1, 3] });
  stops.answer(0, 'sentinel').asks(0, 'reaperMove');
  assert.equal(stops.state.players[0].lives, 4);
  const passes = scene({ seats: ['thief', 'thief'], at: ['woods1'], dice: [2, 3] });
  passes.answer(0, 'hills1');
  assert.ok(!passes.log().some((line) => line.includes('fights')));
  const back = scene({ seats: ['thief', 'thief'], at: ['hills3'], dice: [2] });
  back.answer(0, 'woods1');
  assert.ok(!back.log().some((line) => line.includes('fights')));
});

rule('TA-SENT-02', 'a victory or an evasion leads across', () => {
  const won = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    with: { 0: { strength: 9 } },
    dice: [1, 2, 5, 1],
  });
  won.answer(0, 'bridge1').asks(0, 'reaperMove');
  assert.equal(where(won, 0), 'hills3');
  // A player who can evade may do so here too.
  const evaded = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    dice: [4, 1],
    set: (state) =>
      state.lasting.push({ what: 'evading', seat: 0, rounds: 2, whom: 0, space: null, card: null }),
  });
  evaded.answer(0, 'bridge1').answer(0, 'Evade');
  assert.equal(where(evaded, 0), 'hills3');
});

rule('TA-SENT-03', 'a defeat costs a life and ends the turn on his space', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods1'],
    dice: [2, 3, 1, 1],
    next: { adventure: ['witch'] },
  });
  t.answer(0, 'bridge2');
  assert.deepEqual([t.state.players[0].lives, where(t, 0)], [3, 'sentinel']);
  assert.deepEqual(t.kinds('space.4'), []);
  assert.equal(t.state.turn, 1);
});

rule('TA-SENT-04', 'a stand-off ends the turn without a loss', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['woods1'],
    with: { 0: { strength: 6 } },
    dice: [2, 3, 4, 4],
  });
  t.answer(0, 'bridge2');
  assert.deepEqual([t.state.players[0].lives, where(t, 0), t.state.turn], [4, 'sentinel', 1]);
});

rule('TA-SENT-05', 'Strength 9; beaten he stays, and is no trophy', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['sentinel'],
    with: { 0: { strength: 7 } },
    dice: [4, 1, 3, 3],
  });
  t.answer(0, 'bridge1');
  assert.ok(t.log().some((line) => line.includes('13 against 12')));
  assert.deepEqual(t.kinds('trophies.0'), []);
});

rule.also('TA-SENT-05', 'the Sentinel has Strength 9', () => {
  const t = scene({ seats: thieves, at: ['sentinel'], with: { 0: { strength: 9 } }, dice: [2, 4, 1, 4] });
  t.answer(0, 'bridge2');
  assert.ok(t.log().some((line) => line.includes('13 against 13')));
});
