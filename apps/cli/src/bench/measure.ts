export interface Pace {
  /** How long one round runs, and how many there are after one to warm up. */
  readonly milliseconds: number;
  readonly rounds: number;
}

export const STEADY: Pace = { milliseconds: 150, rounds: 7 };
export const QUICK: Pace = { milliseconds: 10, rounds: 3 };

/** How often something is done in a second of work, by the median of several rounds. `once` says how many it did. */
export function perSecond(pace: Pace, once: () => number): number {
  const batch = batchOf(once);
  runFor(2 * pace.milliseconds, batch, once);
  const rates = Array.from({ length: pace.rounds }, () => runFor(pace.milliseconds, batch, once));
  return rates.toSorted((a, b) => a - b)[Math.floor(pace.rounds / 2)];
}

/** How often to do it between two looks at the clock: looking takes a microsecond, and must not be what is measured. */
function batchOf(once: () => number): number {
  for (let batch = 1; ; batch *= 2) {
    const started = performance.now();
    for (let i = 0; i < batch; i++) once();
    if (performance.now() - started > 0.5) return batch;
  }
}

function runFor(milliseconds: number, batch: number, once: () => number): number {
  const started = workTime();
  let done = 0;
  let spent = 0;
  do {
    for (let i = 0; i < batch; i++) done += once();
    spent = workTime() - started;
  } while (spent < milliseconds);
  return (done * 1000) / spent;
}

/**
 * Milliseconds this process has been working, its garbage collector included. On a quiet machine that is the clock on the
 * wall; on a busy one, other programs do not count as slowness.
 */
function workTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
