import type { Seat } from '@tafelrunde/engine';
import { type Clock, clock as clockSchema, type NewTable, type Times } from '@tafelrunde/protocol';
import * as v from 'valibot';
import { Refused } from '../refusal.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** The least time a seat gets after its bank is used up, or when its person comes back. */
const GRACE = 10 * SECOND;
/** The least time for a question put to several seats in common; a bank allows a tenth of itself. */
const COMMON = 30 * SECOND;

/** The clocks of a table as they are kept. What the wire shows is in {@link Times}; the rest says when time is due. */
export interface ClockState extends Times {
  /** What was left of the last question in common, for an undo that leads back to it. */
  readonly spare: number;
  /** The last question in the open: to whom, and in which step of the game. */
  readonly asked: readonly Seat[];
  readonly step: number;
  /** By seat, the latest step it got more time for, so that stepping back and forth earns none. */
  readonly granted: readonly number[];
}

/** Where the table stands, as far as clocks may know it: nothing here tells who was really stopped in secret. */
export interface ClockStand {
  /** The seats everybody believes to be asked. */
  readonly asked: readonly Seat[];
  /** By seat, whether it has a clock at all. Bots have none. */
  readonly timed: readonly boolean[];
  /** The question is secret, or the first to answer acts: it has a limit of its own and costs no seat its time. */
  readonly common: boolean;
  readonly step: number;
  /** The same question as before is open. */
  readonly same: boolean;
  /** A seat has taken back an answer of its own. */
  readonly undone: boolean;
  readonly now: number;
  /** When everybody gets to see it. */
  readonly toldAt: number;
}

/** The clock somebody wants at their table, or which part of it is wrong. */
export function settleClock(wanted: NewTable['clock']): Clock | null {
  if (wanted === undefined) return null;
  const read = v.safeParse(clockSchema, wanted, { abortEarly: true });
  if (read.success) return read.output;
  const place = v.getDotPath(read.issues[0]);
  throw new Refused('bad-clock', place === null ? 'clock' : `clock.${place}`);
}

export function freshClocks(clock: Clock, seats: number): ClockState {
  return {
    left: Array<number>(seats).fill(wholeTime(clock)),
    running: [],
    since: 0,
    common: null,
    spare: 0,
    asked: [],
    step: -1,
    granted: Array<number>(seats).fill(-1),
  };
}

const wholeTime = (clock: Clock): number =>
  clock.kind === 'days' ? clock.days * DAY : clock.seconds * SECOND;

const commonLimit = (clock: Clock): number =>
  clock.kind === 'bank' ? Math.max(COMMON, wholeTime(clock) / 10) : wholeTime(clock);

/** The clocks after something has happened. The same object where nobody may notice that anything has. */
export function advance(clock: Clock, state: ClockState, stand: ClockStand): ClockState {
  const running = stand.asked.filter((seat) => stand.timed[seat]);
  if (stand.same) {
    if (running.join() === state.running.join()) return state;
    return joined(state, running, stand);
  }
  const before = settled(state, stand.now);
  const since = stand.toldAt;
  if (stand.common) {
    const common = stand.undone ? before.spare : commonLimit(clock);
    return { ...before, running, since, common, spare: common };
  }
  const { asked, step } = stand;
  const left = before.left.slice();
  const granted = before.granted.slice();
  for (const seat of stand.undone ? [] : asked) {
    // Question after question of one turn is answered in one time.
    if (before.asked.includes(seat) && before.step === step) continue;
    left[seat] = timeForTurn(clock, left[seat], step > granted[seat]);
    granted[seat] = Math.max(granted[seat], step);
  }
  return { left, running, since, common: null, spare: before.spare, asked, step, granted };
}

function timeForTurn(clock: Clock, left: number, earned: boolean): number {
  if (clock.kind !== 'bank') return wholeTime(clock);
  return Math.max(GRACE, left + (earned ? clock.increment * SECOND : 0));
}

/** Other clocks run now, at the same question. A person who comes back to a seat gets a moment to look at it. */
function joined(state: ClockState, running: readonly Seat[], { now, undone }: ClockStand): ClockState {
  const before = settled(state, now);
  const since = Math.max(now, state.since);
  if (undone) return { ...before, running, since };
  const left = before.left.map((time, seat) =>
    running.includes(seat) && !state.running.includes(seat) ? Math.max(GRACE, time) : time,
  );
  return { ...before, left, running, since };
}

/** Write down what has run off until now. */
function settled(state: ClockState, now: number): ClockState {
  const ran = Math.max(0, now - state.since);
  if (state.running.length === 0 || ran === 0) return state;
  if (state.common !== null) {
    const common = Math.max(0, state.common - ran);
    return { ...state, since: now, common, spare: common };
  }
  const left = state.left.map((time, seat) =>
    state.running.includes(seat) ? Math.max(0, time - ran) : time,
  );
  return { ...state, since: now, left };
}

/** When the first of the running clocks is at its end, or null. */
export function endsAt({ running, since, left, common }: Times): number | null {
  if (running.length === 0) return null;
  return since + (common ?? Math.min(...running.map((seat) => left[seat])));
}

/** Seats that run and have no time left. */
export function spent({ running, since, left, common }: Times, now: number): Seat[] {
  return running.filter((seat) => since + (common ?? left[seat]) <= now);
}

/** Does not count the time from `from` to `to`: the server was down. */
export function skipAbsence(state: ClockState, from: number, to: number): ClockState {
  if (state.running.length === 0 || to <= from) return state;
  return { ...state, since: Math.min(Math.max(to, state.since), state.since + to - from) };
}

/** What the wire shows. */
export const timesOf = ({ left, running, since, common }: ClockState): Times => ({
  left,
  running,
  since,
  common,
});
