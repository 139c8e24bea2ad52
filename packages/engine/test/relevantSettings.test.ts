import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCooperative, isRelevantSetting, type OptionSpec } from '../src/index.ts';

const options: Readonly<Record<string, OptionSpec>> = {
  goal: { choices: [8, 12], default: 8 },
  teams: { choices: [true, false], default: false, when: [{ seats: [4, 6] }] },
  captains: { choices: [1, 2], default: 1, when: [{ options: { teams: [true], goal: [12] } }] },
  clock: {
    choices: ['slow', 'fast'],
    default: 'slow',
    when: [{ seats: [2, 2] }, { options: { goal: [12] } }],
  },
};
const chosen = { goal: 12, teams: true, captains: 1, clock: 'slow' };

test('an option without circumstances always makes a difference', () => {
  assert.equal(isRelevantSetting(options, 'goal', 2, chosen), true);
});

test('the number of seats must be in the span', () => {
  assert.deepEqual(
    [3, 4, 6, 7].map((seats) => isRelevantSetting(options, 'teams', seats, chosen)),
    [false, true, true, false],
  );
});

test('all options of a circumstance must have one of its values, and matter themselves', () => {
  assert.equal(isRelevantSetting(options, 'captains', 4, chosen), true);
  assert.equal(isRelevantSetting(options, 'captains', 4, { ...chosen, goal: 8 }), false);
  assert.equal(isRelevantSetting(options, 'captains', 4, { ...chosen, teams: false }), false);
  assert.equal(isRelevantSetting(options, 'captains', 3, chosen), false);
});

test('one circumstance of several is enough', () => {
  assert.equal(isRelevantSetting(options, 'clock', 2, { ...chosen, goal: 8 }), true);
  assert.equal(isRelevantSetting(options, 'clock', 3, chosen), true);
  assert.equal(isRelevantSetting(options, 'clock', 3, { ...chosen, goal: 8 }), false);
});

test('a game is cooperative always, never, or at tables with one of the settings it names', () => {
  assert.equal(isCooperative(true, 2, chosen), true);
  assert.equal(isCooperative(undefined, 2, chosen), false);
  const by = [{ seats: [2, 4], options: { goal: [12], teams: [true] } }, { seats: [6, 6] }] as const;
  assert.deepEqual(
    [1, 2, 4, 5, 6].map((seats) => isCooperative(by, seats, chosen)),
    [false, true, true, false, true],
  );
  assert.equal(isCooperative(by, 2, { ...chosen, goal: 8 }), false);
  assert.equal(isCooperative(by, 2, { ...chosen, teams: false }), false);
});
