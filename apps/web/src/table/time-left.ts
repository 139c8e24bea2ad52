import type { Seat } from '@tafelrunde/engine';
import type { Clock, Times } from '@tafelrunde/protocol';
import type { ClockTexts } from '../locales/clock-de.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat's clock shows. */
export interface TimeLeft {
  readonly left: number;
  readonly running: boolean;
  /** It is the time of a question put to several in common, not the seat's own. */
  readonly common: boolean;
  /** Less than a fifth of it is left. */
  readonly scarce: boolean;
}

/** The clock of a seat at this time, or null where it says nothing. */
export function timeLeft(clock: Clock, times: Times, seat: Seat, now: number): TimeLeft | null {
  const running = times.running.includes(seat);
  const ran = running ? Math.max(0, now - times.since) : 0;
  if (running && times.common !== null) {
    const left = Math.max(0, times.common - ran);
    return { left, running, common: true, scarce: left < commonLimit(clock) / 5 };
  }
  // A turn that is not on has no time; a bank has.
  if (!running && clock.kind !== 'bank') return null;
  const left = Math.max(0, (times.left[seat] ?? 0) - ran);
  return { left, running, common: false, scarce: left < wholeTime(clock) / 5 };
}

const wholeTime = (clock: Clock): number =>
  clock.kind === 'days' ? clock.days * DAY : clock.seconds * SECOND;
const commonLimit = (clock: Clock): number =>
  clock.kind === 'bank' ? Math.max(30 * SECOND, wholeTime(clock) / 10) : wholeTime(clock);

/** `1:05`, `2 h 10 min`, `1 d 3 h`. A running second counts as a whole one, so that 0:00 is the end. */
export function digits(left: number, texts: ClockTexts): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) return texts.dayHours(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return texts.hourMinutes(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same, to be read out: the two largest units. */
export function spoken(left: number, { spoken: unit }: ClockTexts): string {
  const seconds = Math.ceil(left / SECOND);
  const parts = [
    [Math.floor(seconds / 86_400), unit.day],
    [Math.floor((seconds % 86_400) / 3600), unit.hour],
    [Math.floor((seconds % 3600) / 60), unit.minute],
    [seconds % 60, unit.second],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return unit.second(0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, say]) => say(count))
    .join(' ');
}
