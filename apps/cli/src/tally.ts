import type { Result } from '@tafelrunde/engine';

/** What games come to, in numbers that can be added up. */
export interface Tally {
  games: number;
  /** By seat; a shared win counts for everybody who shares it. */
  readonly wins: number[];
  readonly winsByBot: Record<string, number>;
  /** A whole one for every win; whoever shares it gets a part. */
  readonly pointsByBot: Record<string, number>;
  /** Without a winner, and with more than one. */
  nobody: number;
  shared: number;
  readonly endings: Record<string, number>;
  /** By number of decisions, how many games took so many. */
  readonly lengths: Record<number, number>;
}

/** How a game ended, and how many decisions it took. */
export interface Played {
  readonly result: Result;
  readonly decisions: number;
}

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

export const emptyTally = ({
  lineups,
  seats,
}: {
  readonly lineups: readonly (readonly string[])[];
  readonly seats: number;
}): Tally => ({
  games: 0,
  wins: Array<number>(seats).fill(0),
  winsByBot: Object.fromEntries(lineups.flat().map((bot) => [bot, 0])),
  pointsByBot: Object.fromEntries(lineups.flat().map((bot) => [bot, 0])),
  nobody: 0,
  shared: 0,
  endings: {},
  lengths: {},
});

export function note(tally: Tally, bots: readonly string[], { result, decisions }: Played): void {
  const { winners, how } = result;
  tally.games++;
  for (const seat of winners) {
    tally.wins[seat]++;
    tally.winsByBot[bots[seat]]++;
    tally.pointsByBot[bots[seat]] += 1 / winners.length;
  }
  if (winners.length === 0) tally.nobody++;
  else if (winners.length > 1) tally.shared++;
  tally.endings[how] = (tally.endings[how] ?? 0) + 1;
  tally.lengths[decisions] = (tally.lengths[decisions] ?? 0) + 1;
}
