/** How sure 95 times in 100 is, in standard deviations. */
const USUAL = 1.96;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval a share most likely lies in (Wilson's): `sure` says how likely, in standard deviations. */
export function interval(share: number, games: number, sure = USUAL): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const z = (sure * sure) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (sure / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** A measured share, and the interval in which the true one most likely lies. */
export interface Share extends Interval {
  readonly share: number;
  readonly of: number;
}

export function shareOf(part: number, of: number): Share {
  const share = of === 0 ? 0 : part / of;
  return { share, of, ...interval(share, of) };
}

/** By how much one share exceeds another, and where the true difference most likely lies (Newcombe's interval). */
export function difference(one: Share, other: Share): Interval & { readonly by: number } {
  const by = one.share - other.share;
  const low = Math.hypot(one.share - one.low, other.high - other.share);
  const high = Math.hypot(one.high - one.share, other.share - other.low);
  return { by, low: Math.max(-1, by - low), high: Math.min(1, by + high) };
}
