import type { Seat } from '@tafelrunde/engine';
import type { Chances } from './chances.ts';

/** By how much one is better than the other on average, and how far off that may be: a standard error. */
export interface Difference {
  readonly mean: number;
  readonly error: number;
}

/** Of differences seen in single worlds: what they come to. */
export function averageOf(each: readonly number[]): Difference {
  const mean = each.reduce((a, b) => a + b, 0) / each.length;
  const variance = each.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, each.length - 1);
  return { mean, error: Math.sqrt(variance / each.length) };
}

/** By how much a seat does better in one series than in another of the same worlds, and how far off that may be. */
export function difference(one: readonly Chances[], other: readonly Chances[], seat: Seat): Difference {
  return averageOf(one.map((chances, i) => chances[seat] - other[i][seat]));
}

/** How a seat's chance differs between two series of different worlds. */
export function changeOf(before: readonly Chances[], after: readonly Chances[], seat: Seat): Difference {
  const [one, other] = [before, after].map((series) => {
    const mean = series.reduce((sum, chances) => sum + chances[seat], 0) / series.length;
    const variance =
      series.reduce((sum, chances) => sum + (chances[seat] - mean) ** 2, 0) / Math.max(1, series.length - 1);
    return { mean, squared: variance / series.length };
  });
  return { mean: other.mean - one.mean, error: Math.sqrt(one.squared + other.squared) };
}

/** Whose chance changed most. */
export function largestChange(
  before: readonly Chances[],
  after: readonly Chances[],
): Difference & { readonly concerns: Seat; readonly change: number } {
  const changes = before[0].map((_, seat) => changeOf(before, after, seat));
  let concerns = 0;
  for (const [seat, { mean }] of changes.entries())
    if (Math.abs(mean) > Math.abs(changes[concerns].mean)) concerns = seat;
  const { mean, error } = changes[concerns];
  return { concerns, change: mean, mean: Math.abs(mean), error };
}
