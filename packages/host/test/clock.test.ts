import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Clock } from '@tafelrunde/protocol';
import {
  advance,
  type ClockStand,
  type ClockState,
  endsAt,
  freshClocks,
  settleClock,
  skipAbsence,
  spent,
} from '../src/clock/clock.ts';
import { Refused } from '../src/refusal.ts';

const turn: Clock = { kind: 'turn', seconds: 60, atEnd: 'bot' };
const bank: Clock = { kind: 'bank', seconds: 600, increment: 5, atEnd: 'pass' };

/** Clocks of three people, moved on by what happens. */
class Course {
  readonly clock: Clock;
  state: ClockState;
  constructor(clock: Clock) {
    this.clock = clock;
    this.state = freshClocks(clock, 3);
  }
  at(seconds: number, asked: readonly number[], more: Partial<ClockStand> = {}): this {
    const now = seconds * 1000;
    this.state = advance(this.clock, this.state, {
      asked,
      timed: [true, true, true],
      common: false,
      step: 1,
      same: false,
      undone: false,
      now,
      toldAt: now,
      ...more,
    });
    return this;
  }
  get left(): number[] {
    return this.state.left.map((time) => time / 1000);
  }
}

describe('a clock for each turn', () => {
  test('goes on from question to question and is whole again in the next turn', () => {
    const course = new Course(turn).at(0, [0]).at(20, [0]);
    assert.deepEqual([course.left[0], endsAt(course.state)], [40, 60_000]);
    course.at(30, [1]);
    assert.deepEqual([course.left[0], course.left[1], endsAt(course.state)], [30, 60, 90_000]);
    assert.equal(course.at(40, [0]).left[0], 60);
  });
  test('is whole again in the next step of the game, for whoever plays alone', () => {
    assert.equal(new Course(turn).at(0, [0]).at(50, [0], { step: 2 }).left[0], 60);
  });
  test('runs for each of several who are asked in the open, until they have answered', () => {
    const course = new Course(turn).at(0, [0, 1]).at(10, [1], { same: true }).at(30, [1], { same: true });
    assert.deepEqual([course.left[0], course.state.running, endsAt(course.state)], [50, [1], 60_000]);
  });
  test('does not run for bots, and gives whoever comes back a moment', () => {
    const bots = [false, true, true];
    const course = new Course(turn).at(0, [0]).at(55, [0], { same: true, timed: bots });
    assert.deepEqual([course.state.running, endsAt(course.state)], [[], null]);
    course.at(80, [0], { same: true });
    assert.deepEqual([course.left[0], endsAt(course.state)], [10, 90_000]);
  });
});

describe('a bank', () => {
  test('pays only for the time a seat is waited for, and gets a little for each turn', () => {
    const course = new Course(bank).at(0, [0]).at(100, [1]).at(130, [0], { step: 2 });
    assert.deepEqual(course.left, [510, 575, 600]);
  });
  test('earns nothing by stepping back and forth', () => {
    const course = new Course(bank).at(0, [0]);
    for (let i = 1; i <= 5; i++) course.at(i, [1], { step: 2 }).at(i, [0], { step: 1, undone: true });
    assert.deepEqual(course.left, [600, 605, 600]);
  });
  test('that is used up leaves ten seconds for each turn', () => {
    const course = new Course(bank).at(0, [0]).at(900, [1]).at(901, [0]);
    assert.equal(course.left[0], 10);
  });
});

test('stepping back does not wind a clock up again', () => {
  const course = new Course(turn).at(0, [0]).at(50, [1]).at(52, [0], { undone: true });
  assert.deepEqual([course.left[0], endsAt(course.state)], [10, 62_000]);
});

describe('a question put in common', () => {
  const common = { common: true };
  test('has a limit of its own and takes no time from any seat', () => {
    const course = new Course(bank).at(0, [0]).at(10, [1, 2], common);
    assert.deepEqual([endsAt(course.state), course.state.common], [70_000, 60_000]);
    course.at(50, [0]);
    assert.deepEqual(course.left, [595, 600, 600]);
  });
  test('does not end a turn: whether anybody was stopped at it cannot be told by the clock', () => {
    const stopped = new Course(turn).at(0, [0]).at(10, [1, 2], { ...common, toldAt: 11_200 });
    stopped.at(11, [0], { toldAt: 11_200 });
    const filled = new Course(turn).at(0, [0]).at(10, [0], { toldAt: 11_200 });
    const { spare: _a, ...one } = stopped.state;
    const { spare: _b, ...other } = filled.state;
    assert.deepEqual(one, other);
  });
  test('shows nothing of who has answered it already', () => {
    const course = new Course(turn).at(0, [1, 2], common);
    const before = course.state;
    assert.equal(course.at(10, [1, 2], { ...common, same: true }).state, before);
  });
  test('that is taken back is not wound up again', () => {
    const course = new Course(turn)
      .at(0, [1], common)
      .at(45, [0])
      .at(50, [1], { ...common, undone: true });
    assert.deepEqual([course.state.common, endsAt(course.state)], [15_000, 65_000]);
  });
  test('is over for all at once', () => {
    const course = new Course(turn).at(0, [1, 2], common);
    assert.deepEqual(spent(course.state, 59_999), []);
    assert.deepEqual(spent(course.state, 60_000), [1, 2]);
  });
});

test('the time a server was away counts against nobody', () => {
  const { state } = new Course(turn).at(0, [0]);
  assert.equal(endsAt(skipAbsence(state, 20_000, 500_000)), 540_000);
  // It was asked after the last sign of life: all of its time is left.
  const late = new Course(turn).at(25, [0]).state;
  assert.equal(endsAt(skipAbsence(late, 20_000, 500_000)), 560_000);
  assert.equal(skipAbsence(state, 500, 400), state);
});

test('a clock that cannot be is refused by its place', () => {
  const placeOf = (clock: unknown): string | undefined => {
    try {
      settleClock(clock as { kind: string });
      return 'none';
    } catch (thrown) {
      assert(thrown instanceof Refused);
      assert.equal(thrown.error.code, 'bad-clock');
      return thrown.error.place;
    }
  };
  assert.equal(settleClock(undefined), null);
  assert.deepEqual(settleClock(turn), turn);
  assert.equal(placeOf({ kind: 'hourglass' }), 'clock.kind');
  assert.equal(placeOf({ kind: 'turn', seconds: 1, atEnd: 'bot' }), 'clock.seconds');
  assert.equal(placeOf({ kind: 'turn', seconds: 60.5, atEnd: 'bot' }), 'clock.seconds');
  assert.equal(placeOf({ kind: 'days', days: 4, atEnd: 'bot' }), 'clock.days');
  assert.equal(placeOf({ kind: 'bank', seconds: 600, increment: -1, atEnd: 'bot' }), 'clock.increment');
  assert.equal(placeOf({ kind: 'days', days: 1, atEnd: 'explode' }), 'clock.atEnd');
  assert.equal(placeOf({ kind: 'days', days: 1, atEnd: 'bot', more: 1 }), 'clock.more');
});
