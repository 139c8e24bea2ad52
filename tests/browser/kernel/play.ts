import {
  fairnessFromSeed,
  Match,
  randomPolicy,
  randomSource,
  sampleAnswer,
  simulate,
  trialOf,
  writeRecord,
} from '@tafelrunde/engine';
import { hoard } from '@tafelrunde/testing/fixtures';

/**
 * One whole match in both gears, with a redealt copy on the way: what comes out must be the same on Node, in a page and in a
 * worker. Plain text, so that it can travel.
 */
export function playThrough(seed: string): string {
  const random = randomSource(seed);
  const match = Match.start(hoard, { seats: 3, fairness: fairnessFromSeed(seed) });
  const imagined: (number | null)[] = [];
  while (match.pending !== null) {
    const [seat] = match.waiting;
    if (match.entries.length % 10 === 0)
      imagined.push(trialOf(match, seat, seed).playOut(randomPolicy(randomSource(seed)))?.winners[0] ?? null);
    match.answer(seat, sampleAnswer(match.question(seat)!, random));
  }
  const fast = simulate(hoard, { seats: 4, seed, policy: randomPolicy(randomSource(seed)) });
  return JSON.stringify([
    writeRecord(match.record()),
    match.told('watcher'),
    imagined,
    fast.result,
    fast.decisions,
  ]);
}
