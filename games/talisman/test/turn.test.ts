import assert from 'node:assert/strict';
import { rulesFrom } from '@tafelrunde/testing';
import { scene, where } from './tables.ts';

const { rule } = rulesFrom(new URL('../rules.yaml', import.meta.url));

rule('TA-TURN-01', 'movement, then encounter; neither can be declined', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    dice: [2, 3],
    next: { adventure: ['witch'] },
  });
  assert.ok(!t.options(0).some((option) => /pass|stay/iu.test(option)));
  t.roll(3).answer(0, 'plains3');
  assert.equal(t.state.players[0].strength, 1);
});

rule('TA-TURN-02', 'before moving, what is meant for the start of the turn may be used', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'objects.0': ['potionOfStrength'] },
    dice: [2, 3],
  });
  t.asks(0, 'turnStart').answer(0, 'Potion of Strength');
  assert.equal(t.state.players[0].strengthNow, 2);
  t.asks(0, 'destination');
});

rule('TA-TURN-03', 'trophies first, then the Reaper', () => {
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'trophies.0': ['dragon'] },
    dice: [1, 3, 2],
  });
  t.answer(0, 'woods3').asks(0, 'trophies').answer(0, 'Dragon').asks(0, 'reaperMove');
});

rule('TA-TURN-04', 'a turn that ends at once skips the encounter but not its end', () => {
  // The Marsh is never reached: a lost fight ends the turn, and the Reaper still comes.
  const t = scene({
    seats: ['thief', 'thief'],
    at: ['plains2'],
    cards: { 'space.16': ['dragon', 'marsh'] },
    dice: [1, 3, 1, 5, 2],
  });
  t.answer(0, 'woods3').asks(0, 'reaperMove');
  assert.deepEqual([t.state.players[0].lives, t.state.players[0].misses], [3, 0]);
  assert.equal(where(t, 0), 'woods3');
});
