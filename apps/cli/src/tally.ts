import type { Tally } from './workers/simulate.ts';

/** What several series of games come to together. */
export const addedUp = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({
    games: a.games + b.games,
    wins: a.wins.map((wins, seat) => wins + b.wins[seat]),
    winsByBot: added(a.winsByBot, b.winsByBot),
    pointsByBot: added(a.pointsByBot, b.pointsByBot),
    nobody: a.nobody + b.nobody,
    shared: a.shared + b.shared,
    endings: added(a.endings, b.endings),
    lengths: added(a.lengths, b.lengths),
  }));

function added<K extends string | number>(a: Record<K, number>, b: Record<K, number>): Record<K, number> {
  const sum = { ...a };
  for (const key in b) sum[key] = (sum[key] ?? 0) + b[key];
  return sum;
}

/** How sure 95 times in 100 is, in standard deviations. */
const USUAL = 1.96;

/** The interval a share most likely lies in (Wilson's): `sure` says how likely, in standard deviations. */
export function interval(share: number, games: number, sure = USUAL): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = (sure * sure) / games;
  const middle = (share + z / 2) / (1 + z);
  const half = (sure / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What one has won of the other. */
export interface PairResult {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  /** Wins of `a`, a shared or drawn game counting half. */
  readonly share: number;
}

/** Strength on one scale, as Bradley and Terry fit it, 1500 on the average; 400 more win ten times in eleven. */
export function eloOf(bots: readonly string[], pairs: readonly PairResult[]): Map<string, number> {
  const strength = new Map(bots.map((bot) => [bot, 1]));
  for (let round = 0; round < 500; round++) {
    for (const bot of bots) {
      // One imagined draw against each keeps somebody who never lost from being infinitely strong.
      let won = 0;
      let expected = 0;
      for (const { a, b, games, share } of pairs) {
        if (a !== bot && b !== bot) continue;
        const other = strength.get(a === bot ? b : a)!;
        won += (a === bot ? share : 1 - share) * games + 0.5;
        expected += (games + 1) / (strength.get(bot)! + other);
      }
      if (expected > 0) strength.set(bot, won / expected);
    }
  }
  const logs = bots.map((bot) => 400 * Math.log10(strength.get(bot)!));
  const mean = logs.reduce((sum, log) => sum + log, 0) / bots.length;
  return new Map(bots.map((bot, i) => [bot, Math.round(1500 + logs[i] - mean)]));
}
