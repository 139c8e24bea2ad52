import type { Seat } from '@tafelrunde/engine';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What happens when a seat has no time left: a bot takes its place, or it is answered for, this once. */
const atEnd = v.picklist(['bot', 'pass']);

/** How long a seat may be waited for, as chosen when the table is created. */
export const clock = v.variant('kind', [
  /** This many seconds for each turn. */
  v.strictObject({ kind: v.literal('turn'), seconds: whole(10, 7200), atEnd }),
  /** This many seconds for the whole match, and some more for each turn. */
  v.strictObject({
    kind: v.literal('bank'),
    seconds: whole(60, 86_400),
    increment: whole(0, 600),
    atEnd,
  }),
  /** This many days for each turn. */
  v.strictObject({ kind: v.literal('days'), days: v.picklist([1, 2, 3, 7]), atEnd }),
]);
export type Clock = v.InferOutput<typeof clock>;

/** How much time the seats have. All in milliseconds; the clocks are those of the server. */
export interface Times {
  /** By seat, what was left at `since`. */
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** Since when (milliseconds since 1970). It may lie a moment ahead. */
  readonly since: number;
  /** What was left at `since` for a question put to seats in common, which takes none of their own time; else null. */
  readonly common: number | null;
}
