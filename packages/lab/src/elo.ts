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
